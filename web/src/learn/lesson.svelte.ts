import { session } from '../session.svelte'
import { Table, type Question } from '../table/table.svelte'
import type { Args } from '../i18n/i18n.svelte'
import { api, RefusedError } from '../wire/api'
import type { Because, LessonPosition, Offer } from '../wire/gen/wire'
import { progress } from './progress.svelte'

/** After this many wrong tries the answer is offered. */
const PATIENCE = 2

/** A table at which something is to be found: the server answers tries, and nothing is played on. */
export class LessonTable extends Table {
  tries = $state(0)
  /** The present task is solved. */
  solved = $state(false)
  /** By the better one of several right answers. */
  better = $state(false)
  /** The last try was a move, but not the one that is looked for. */
  astray = $state(false)
  /** The move that was shown. */
  shownAnswer = $state.raw<Offer | null>(null)
  stuck = $derived(this.tries >= PATIENCE && !this.solved)
  position = $state.raw<LessonPosition | null>(null)
  /** The task after this one. */
  next = $state.raw<LessonPosition | null>(null)
  #done: string[] = []

  constructor(readonly of: string, readonly lesson: string, readonly take: number) {
    super(`lesson-${of}-${lesson}`, false)
    void api.lesson(of, lesson, take).then((position) => this.#begin(position))
  }

  /** The message of the task, without what is behind it; a lesson of one task has no number. */
  get sentence(): string {
    const { lesson, task } = this.position ?? { lesson: null, task: 0 }
    return `lesson-${this.lesson}${(lesson?.tasks ?? 1) > 1 ? `-${task + 1}` : ''}`
  }

  /** What the sentences name. */
  get args(): Args {
    const values = Object.entries(this.position?.values ?? {})
    return Object.fromEntries(values.map(([name, value]) => [name, typeof value === 'string' ? this.names.name(value) : value]))
  }

  #begin(position: LessonPosition): void {
    this.position = position
    this.next = this.shownAnswer = null
    this.solved = this.better = this.astray = false
    this.tries = 0
    this.#take(position.update)
  }

  #take(update: LessonPosition['update']): void {
    const seats = update.info!.seats.map((seat) => (seat.kind === 'person' ? { ...seat, player: session.me?.id ?? '', name: session.me?.name ?? '' } : seat))
    this.heard({ ...update, resumed: !this.newest, info: { ...update.info!, seats } })
  }

  override async watch(): Promise<void> {}

  override async ask(question: Question): Promise<Because> {
    const { elements, action, seat } = question
    // What is solved asks for nothing more, so nothing has to say why not.
    if (this.solved) return { type: 'because', table: this.id, seat, possible: true }
    const { possible, reason, message } = await this.#try({ elements: elements ?? [], action: action ?? null })
    if (!possible) this.tries += 1
    return { type: 'because', table: this.id, seat, possible, reason, message }
  }

  #try(what: { elements: string[]; action: string | null }) {
    return api.tryLesson(this.of, this.lesson, { ...what, take: this.take, done: this.#done })
  }

  override async play(offer: Offer): Promise<void> {
    if (this.solved || this.sending) return
    this.sending = true
    this.astray = false
    try {
      const { right, better, update, next } = await this.#try({ action: offer.text, elements: [] })
      this.clicks = []
      if (!right) {
        this.tries += 1
        this.astray = true
        return
      }
      this.solved = true
      this.better = better ?? false
      this.pointed = []
      this.next = next ?? null
      this.#done.push(offer.text)
      if (!next) progress.learned(this.of, this.lesson, better ? 2 : 1)
      if (update) this.#take(update)
    } catch (reason) {
      this.clicks = []
      this.error = { code: reason instanceof RefusedError ? reason.code : 'unavailable', message: String(reason) }
    } finally {
      this.sending = false
    }
  }

  /** On to the next task of the lesson. */
  goOn(): void {
    if (this.next) this.#begin(this.next)
  }

  /** Ring what the answer touches, in sight, and say it; the lesson comes again with other numbers. */
  show(): void {
    if (this.zoom?.zoomed) this.zoom.go()
    this.shownAnswer = this.offers.find(({ text }) => text === this.position?.answer) ?? null
    this.pointed = this.shownAnswer?.targets ?? []
    progress.shown(this.of, this.lesson)
  }
}
