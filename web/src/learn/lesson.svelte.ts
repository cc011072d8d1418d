import { session } from '../session.svelte'
import { Table, type Question } from '../table/table.svelte'
import { api } from '../wire/api'
import type { Because, LessonPosition, Offer } from '../wire/gen/wire'
import { progress } from './progress.svelte'

/** So many wrong tries, and the answer is offered. */
const PATIENCE = 2

/** A table at which something is to be found: the server answers tries, and nothing is played on. */
export class LessonTable extends Table {
  tries = $state(0)
  solved = $state(false)
  /** The last try was a move, but not the one that is looked for. */
  astray = $state(false)
  /** The move that was shown. */
  shownAnswer = $state.raw<Offer | null>(null)
  stuck = $derived(this.tries >= PATIENCE && !this.solved)
  #answer = ''

  constructor(readonly of: string, readonly lesson: string) {
    super(`lesson-${of}-${lesson}`, false)
    void this.#begin()
  }

  async #begin(): Promise<void> {
    const position: LessonPosition = await api.lesson(this.of, this.lesson)
    this.#answer = position.answer
    this.#take(position.update)
  }

  #take(update: LessonPosition['update']): void {
    const seats = update.info!.seats.map((seat) => (seat.kind === 'person' ? { ...seat, player: session.me?.id ?? '', name: session.me?.name ?? '' } : seat))
    this.heard({ ...update, resumed: !this.newest, info: { ...update.info!, seats } })
  }

  override async watch(): Promise<void> {}

  override async ask(question: Question): Promise<Because> {
    const { elements, action, seat } = question
    const { possible, reason, message } = await api.tryLesson(this.of, this.lesson, { elements: elements ?? [], action: action ?? null })
    if (!possible) this.tries += 1
    return { type: 'because', table: this.id, seat, possible, reason, message }
  }

  override async play(offer: Offer): Promise<void> {
    if (this.solved || this.sending) return
    this.sending = true
    this.astray = false
    try {
      const { right, update } = await api.tryLesson(this.of, this.lesson, { action: offer.text, elements: [] })
      this.clicks = []
      if (!right) {
        this.tries += 1
        this.astray = true
        return
      }
      this.solved = true
      this.pointed = []
      progress.learned(this.of, this.lesson)
      if (update) this.#take(update)
    } finally {
      this.sending = false
    }
  }

  /** Ring what the answer touches, and say it. */
  show(): void {
    this.shownAnswer = this.offers.find(({ text }) => text === this.#answer) ?? null
    this.pointed = this.shownAnswer?.targets ?? []
  }
}
