import type { Because } from '../wire/gen/wire'
import type { Read, Table } from '../table/table.svelte'

/** A thing that was pointed at though it is not offered. */
export interface Asked extends Read {
  /** Where it is drawn: the answer stands beside it. */
  element: Element
  /** Where the pointer was; null by keyboard, when the focus goes into the answer and comes back. */
  at: { x: number; y: number } | null
}

/** Why not? One question at a time, asked of the server only when somebody points at something that is not offered. */
export class WhyNot {
  asked = $state.raw<Asked | null>(null)
  answer = $state.raw<Because | null>(null)
  /** There is no answer: the connection is lost, or the server will not say. */
  failed = $state(false)

  constructor(private readonly table: Table) {}

  open = $derived(this.asked !== null && (this.answer !== null || this.failed))
  /** What must be chosen before the thing can be: riding hides behind the llama that pays it. */
  first = $derived.by((): string | null => {
    const { choice, board } = this.table
    const hidden = choice.all.find(({ targets }) => targets.includes(this.asked?.target ?? ''))
    const key = (hidden && board?.fold?.(hidden)) ?? null
    return key !== null && choice.folded.has(key) ? key : null
  })
  /** Whatever is chosen now is about it. */
  implied = $derived.by(() => this.table.choice.implied.has(this.asked?.target ?? ''))

  /** For whom it is asked: for oneself; in the replay of a finished game for whoever had to decide. */
  #seat(): number | null {
    const { replay, status, eyes } = this.table
    return status === 'finished' ? (replay?.actors[0] ?? eyes ?? 0) : eyes
  }

  async ask(asked: Asked): Promise<void> {
    const { table } = this
    const seat = this.#seat()
    this.close()
    if (seat === null || table.curtain !== null) return
    this.asked = asked
    const elements = table.live ? [...table.clicks, asked.target] : [asked.target]
    try {
      const own: Because | null = table.live && table.draft?.active && table.draft.holds(asked.target) ? { type: 'because', table: table.id, seat, possible: true } : null
      const answer = own ?? (await table.ask({ seat, elements, moves: table.replay?.moves }))
      if (this.asked !== asked) return
      // What can be done at once needs no explanation; the reading line has told what it is.
      if (answer.possible && table.live && this.first === null && !this.implied) this.close()
      else this.answer = answer
    } catch {
      if (this.asked === asked) this.failed = true
    }
  }

  /** Why a typed move cannot be made; null if it is no move of the game. */
  async ofAction(action: string): Promise<Because | null> {
    const seat = this.#seat()
    if (seat === null) return null
    return this.table.ask({ seat, action }).catch(() => null)
  }

  /** Says whether something was open. */
  close(): boolean {
    const { open } = this
    this.asked = this.answer = null
    this.failed = false
    return open
  }
}
