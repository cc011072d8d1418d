import type { GameEvent } from '../boards/board'
import type { Update } from '../wire/gen/wire'
import { preferences } from './preferences.svelte'
import { rounds, withScores, type Fresh } from './summary'
import type { Table } from './table.svelte'

/** The ends of rounds at a table: pages that wait to be looked at. */
export class Summaries {
  pages = $state.raw<readonly Fresh[]>([])
  at = $state(0)
  /** It lies over the table; else it waits as a chip in the top bar. */
  open = $state(false)

  constructor(private readonly table: Table) {}

  page = $derived(this.pages[this.at] ?? null)

  /** Something has happened; says whether it is shown page by page. */
  heard(old: readonly GameEvent[], update: Update, fresh: readonly GameEvent[]): boolean {
    const { board } = this.table
    if (!board?.summary || !fresh.length || !update.scores) return false
    const { begins, pages } = board.summary
    const played = rounds(old, fresh, begins).flatMap((round) => {
      const seen = pages(round.before, this.table, false).filter(({ done }) => done).length
      return pages(round.after, this.table, round.over || !!update.result).filter(({ done }) => done).slice(seen)
    })
    if (!played.length) return false
    const added = withScores(played, update.scores)
    // What is still being looked at stays, and what comes is added to it.
    if (this.open) this.pages = [...this.pages, ...added]
    else {
      this.pages = added
      this.at = 0
      this.open = preferences.now.summaries !== 'at_once'
    }
    return this.open
  }

  look(): void {
    this.at = 0
    this.open = this.pages.length > 0
  }

  /** The next page, or none is left. */
  next(): void {
    if (this.at + 1 < this.pages.length) this.at += 1
    else this.close()
  }

  back(): void {
    this.at = Math.max(0, this.at - 1)
  }

  /** To the last page; from there away. */
  toEnd(): void {
    if (this.at + 1 < this.pages.length) this.at = this.pages.length - 1
    else this.close()
  }

  close(): void {
    this.open = false
  }
}
