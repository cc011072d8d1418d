import { session } from '../session.svelte'
import { Table, type Question } from '../table/table.svelte'
import { api, RefusedError } from '../wire/api'
import type { Because, GuessAnswer, GuessPosition, Offer } from '../wire/gen/wire'
import { guesses } from './guesses.svelte'

/** A finished game at which its moves are guessed, one after the other, with the eyes of whoever made them. */
export class GuessTable extends Table {
  answer = $state.raw<GuessAnswer | null>(null)
  /** The decision that is guessed, counted from 1. */
  number = $state(0)

  constructor(id: string) {
    super(id, false)
  }

  /** Go to the position before a decision; what led there is seen if it comes next. */
  async show(number: number, next: boolean): Promise<void> {
    this.answer = null
    this.marks = []
    this.number = number
    const { update } = await api.guessPosition(this.id, number)
    if (this.number !== number) return // gone on meanwhile
    this.#take(update, next && this.newest?.seat === update.seat)
  }

  #take(update: GuessPosition['update'], follows: boolean): void {
    const me = session.me?.id ?? ''
    const seats = update.info!.seats.map((seat, n) => ({ ...seat, player: n === update.seat ? me : null }))
    this.heard({ ...update, resumed: !follows, info: { ...update.info!, seats } })
  }

  override async watch(): Promise<void> {}

  override async ask({ elements, action, seat }: Question): Promise<Because> {
    const { possible, reason, message } = await api.guess(this.id, this.number, { elements: elements ?? [], action: null })
    return { type: 'because', table: this.id, seat, possible: possible && action == null, reason: reason ?? null, message: message ?? '' }
  }

  override async play(offer: Offer): Promise<void> {
    if (this.answer || this.sending) return
    const { number } = this
    this.sending = true
    this.error = null
    try {
      const answer = await api.guess(this.id, number, { action: offer.text, elements: [] })
      guesses.note(this.id, number, answer)
      if (this.number !== number) return
      this.clicks = []
      if (this.newest) this.heard({ ...this.newest, options: [], happened: [] })
      this.answer = answer
    } catch (reason) {
      this.error = { code: reason instanceof RefusedError ? reason.code : 'unavailable', message: String(reason) }
    } finally {
      this.sending = false
    }
  }
}
