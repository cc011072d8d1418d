// The end of a round, page by page: what was scored, by whom and why. Games make the pages out of what happened.
import type { GameEvent } from '../boards/board'
import { parts, plain, seatMark } from '../i18n/rich'
import { capital } from '../i18n/capital'
import type { Table } from './table.svelte'

/** What a page tells of one seat. */
export interface SummaryRow {
  seat: number
  /** Its place on this page. */
  rank?: number
  /** Cards that were opened. */
  cards?: readonly number[]
  /** What was added to them, in words. */
  adds?: readonly string[]
  total?: number
  gain: number
  /** Why, in words. */
  notes: string[]
}

export interface SummaryPage {
  /** The heading of the whole summary. */
  heading: string
  title: string
  about?: string
  motif: string
  colour?: string
  rows: SummaryRow[]
  /** Sentences that stand right below a seat's row: who is first of two that are equal, and why. */
  between?: Record<number, string>
  /** Sentences about everybody. */
  notes: string[]
  /** In games that settle who is ahead of two with the same score: all seats, those ahead first. */
  ahead?: readonly number[]
  /** The paragraph of the rules about it. */
  rule?: string
  /** Everything about it has happened. */
  done: boolean
}

/** A page that was not seen yet, with the scores before and after it. */
export interface Fresh extends SummaryPage {
  before: readonly number[]
  after: readonly number[]
}

/** The events of the last round, and of those that end in the new events; `begins` says where a round begins. */
export function rounds<E extends GameEvent>(
  old: readonly E[], fresh: readonly E[], begins: (event: E) => boolean,
): { before: E[]; after: E[]; over: boolean }[] {
  const start = Math.max(0, old.findLastIndex(begins))
  const rounds = [{ before: old.slice(start), after: old.slice(start), over: false }]
  for (const event of fresh) {
    if (begins(event)) {
      rounds.at(-1)!.over = true
      rounds.push({ before: [], after: [], over: false })
    }
    rounds.at(-1)!.after.push(event)
  }
  return rounds
}

/** Scores page by page, up to what they are in the end. */
export function withScores(pages: readonly SummaryPage[], end: readonly number[]): Fresh[] {
  const gain = (page: SummaryPage, seat: number): number => page.rows.find((row) => row.seat === seat)?.gain ?? 0
  let now = end.map((score, seat) => pages.reduce((left, page) => left - gain(page, seat), score))
  return pages.map((page) => {
    const before = now
    now = before.map((score, seat) => score + gain(page, seat))
    return { ...page, before, after: now }
  })
}

/** The sentence of an event, for a heading. */
export const sentenceOf = (event: GameEvent, table: Table): string => plain(table.names.sentence(event) ?? '', (seat) => table.seatName(seat)).replace(/\.$/, '')

/** The sentence of an event in the row of a seat: without its name, which stands before it. */
export function noteOf(event: GameEvent, seat: number, table: Table): string | null {
  const sentence = table.names.sentence(event)
  if (!sentence) return null
  const own = seatMark(seat)
  const rest = sentence.startsWith(own) ? sentence.slice(own.length).replace(/^(’s|’|'s)?\s+/, '') : sentence
  return capital(parts(rest).map((part) => ('seat' in part ? table.seatName(part.seat) : part.text)).join('').replace(/\.$/, ''))
}

/** A row for every seat, to be filled. */
export const emptyRows = (table: Table): SummaryRow[] => table.seats.map((_, seat) => ({ seat, gain: 0, notes: [] }))
