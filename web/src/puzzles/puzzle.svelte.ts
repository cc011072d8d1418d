import { session } from '../session.svelte'
import { Table, type Question } from '../table/table.svelte'
import { api } from '../wire/api'
import type { Because, Offer, PuzzleAnswer, PuzzleInfo, PuzzlePosition } from '../wire/gen/wire'
import { solved } from './solved.svelte'

/** A table at which the best move is to be found: one try, and then the reason. */
export class PuzzleTable extends Table {
  answer = $state.raw<PuzzleAnswer | null>(null)
  puzzle = $state.raw<PuzzleInfo | null>(null)
  tried = $state.raw<Offer | null>(null)

  constructor(readonly of: string, readonly name: string) {
    super(`puzzle-${of}-${name}`, false)
    void api.puzzle(of, name).then((position: PuzzlePosition) => {
      this.puzzle = position.puzzle
      this.#take(position.update)
    }).catch((reason: unknown) => (this.error = { code: 'not_found', message: String(reason) }))
  }

  #take(update: PuzzlePosition['update']): void {
    const seats = update.info!.seats.map((seat) => (seat.kind === 'person' ? { ...seat, player: session.me?.id ?? '', name: session.me?.name ?? '' } : seat))
    this.heard({ ...update, resumed: !this.newest, info: { ...update.info!, seats } })
  }

  override async watch(): Promise<void> {}

  override async ask({ elements, action, seat }: Question): Promise<Because> {
    const { possible, reason, message } = await api.tryPuzzle(this.of, this.name, { elements: elements ?? [], action: null })
    return { type: 'because', table: this.id, seat, possible: possible && action == null, reason, message: message ?? '' }
  }

  override async play(offer: Offer): Promise<void> {
    if (this.answer || this.sending) return
    this.sending = true
    try {
      this.tried = offer
      this.answer = await api.tryPuzzle(this.of, this.name, { action: offer.text, elements: [] })
      this.clicks = []
      solved.note(this.of, this.name, this.answer)
      if (this.answer.update) this.#take(this.answer.update)
    } finally {
      this.sending = false
    }
  }
}
