import { session } from '../session.svelte'
import { RefusedError, type Bare } from '../wire/api'
import type { Done, TableCommand, Update } from '../wire/gen/wire'
import { sameOffers } from './updates'
import type { Table } from './table.svelte'

export interface Refused {
  code: string
  message: string
}

/** So long a refusal stands at least. */
const READ_MS = 2000

/** What was sent to the server and is not answered yet, and what waits for that. */
export class UnderWay {
  sending = $state(false)
  error = $state.raw<Refused | null>(null)
  #refusedAt = 0
  /** The last choice made while a command was unanswered, and what its player saw then. */
  #waiting: { seen: Update | null; choice: () => void } | null = null
  /** Those who wait until a given change has been reported. */
  #awaited: { seq: number; heard: () => void }[] = []

  constructor(private readonly table: Table) {}

  /** Everything up to this change has been reported. */
  reached(seq: number): void {
    this.#awaited = this.#awaited.filter((one) => seq < one.seq || void one.heard())
  }

  /** While a command is unanswered the latest choice waits; at tables without a server tries are answered one by one. */
  waits(choice: () => void): boolean {
    if (!this.sending || !this.table.kept) return false
    this.#waiting = { seen: this.table.newest, choice }
    return true
  }

  /** What waited counts if nothing was decided meanwhile and the same is asked: never in a position that was not seen. */
  answered(): void {
    const waiting = this.#waiting
    const { newest } = this.table
    this.#waiting = null
    if (!waiting?.seen || !newest) return
    if (newest.moves === waiting.seen.moves && sameOffers(newest, waiting.seen)) waiting.choice()
    else if (!this.error) this.#refused({ code: 'too_soon', message: '' })
  }

  #refused(why: Refused): void {
    this.error = why
    this.#refusedAt = Date.now()
  }

  /** Something else is looked at: a refusal that could be read by now is over. */
  looked(): void {
    if (Date.now() - this.#refusedAt > READ_MS) this.error = null
  }

  /** A command that changes the position is answered when the new one was told. */
  decide(command: Bare<TableCommand>): Promise<boolean> {
    return this.send(command, ({ seq }) => new Promise((heard) => {
      if ((this.table.newest?.seq ?? 0) < (seq ?? 0)) this.#awaited.push({ seq: seq ?? 0, heard })
      else heard()
    }))
  }

  async send(command: Bare<TableCommand>, then?: (done: Done) => Promise<void>): Promise<boolean> {
    this.sending = true
    this.error = null
    try {
      const done = await session.send({ ...command, table: this.table.id } as TableCommand)
      await then?.(done)
      return true
    } catch (reason) {
      this.failed(reason)
      return false
    } finally {
      this.sending = false
    }
  }

  failed(reason: unknown): void {
    const code = reason instanceof RefusedError ? reason.code : 'unavailable'
    if (code === 'stale') void this.table.watch(this.table.newest?.seat ?? null)
    this.#refused({ code, message: reason instanceof Error ? reason.message : String(reason) })
  }
}
