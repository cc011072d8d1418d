// The capital is evaluated: status, temple, market, palace.
import { t } from '../../i18n/i18n.svelte'
import { listed } from '../../i18n/listed'
import { emptyRows, noteOf, type SummaryPage, type SummaryRow } from '../../table/summary'
import type { Table } from '../../table/table.svelte'
import type { Event } from '../../wire/gen/cuzco'
import { data } from './layout'

const STEPS = [
  { id: 'status', title: 'summary-step-status', about: 'summary-step-status-about', phase: 'abilities', motif: 'status', colour: '#C99A5B', rule: 'status' },
  { id: 'temple', title: 'summary-step-temple', about: 'summary-step-temple-about', phase: 'abilities', motif: 'priest', colour: '#8C4A2F', rule: 'temple' },
  { id: 'market', title: 'summary-step-market', about: 'summary-step-market-about', phase: 'market', motif: 'good-jug', colour: '#C26A3A', rule: 'market' },
  { id: 'tasks', title: 'summary-step-tasks', about: 'summary-step-tasks-about', phase: 'palace', motif: 'khipu', colour: '#8C4A2F', rule: 'tasks' },
] as const

export const begins = ({ event }: Event): boolean => event === 'round_began'

export function pages(events: readonly Event[], table: Table, over: boolean): SummaryPage[] {
  const round = events.find((one) => one.event === 'round_began')?.round ?? 0
  const ending = events.findIndex((one) => one.event === 'order_changed')
  const changed = events[ending]
  if (changed?.event !== 'order_changed') return []
  // Points for the status come before the news of the new order.
  const start = events.findLastIndex((one, n) => n < ending && one.event !== 'points_gained') + 1
  const pages = new Map<string, SummaryPage>()
  for (const { id, title, about, phase, motif, colour, rule } of STEPS)
    pages.set(id, {
      heading: `${t('log-round-began', { round })} · ${t(`phase-${phase}`)}`, title: t(title), about: t(about), motif, colour, rule, rows: inOrder(changed.order, table), notes: [],
      done: id === 'status' || (id === 'temple' ? events.some((one) => one.event === 'medallion_awarded') : over),
    })
  for (const event of events.slice(start)) tell(event, pages, table)
  explainStatus(pages.get('status')!, changed.order, orderBefore(changed, table), table)
  const awarded = events.find((one) => one.event === 'medallion_awarded')
  explainTemple(pages.get('temple')!, round, awarded?.seat ?? null, table)
  if (over) for (const { gain, notes } of pages.get('market')!.rows) if (!gain && !notes.length) notes.push(t('summary-nothing-bought'))
  return [...pages.values()]
}

/** A row for every seat, in the new turn order. */
const inOrder = (order: readonly number[], table: Table): SummaryRow[] => {
  const rows = emptyRows(table)
  return order.map((seat) => rows[seat]!)
}

const rowOf = (page: SummaryPage | undefined, seat: number): SummaryRow | undefined => page?.rows.find((row) => row.seat === seat)

const STEP_OF: Partial<Record<Event['event'], string>> = { good_bought: 'market', task_completed: 'tasks', task_boxed: 'tasks', task_taken: 'tasks', medallion_awarded: 'temple' }

function tell(event: Event, pages: Map<string, SummaryPage>, table: Table): void {
  if (event.event === 'points_gained') {
    const row = rowOf(pages.get(event.item), event.seat)
    if (row) row.gain += event.points
    return
  }
  const page = pages.get(STEP_OF[event.event] ?? '')
  if (!page || !('seat' in event)) return
  if (event.seat === null) page.notes.push(table.names.sentence(event as never) ?? '')
  else {
    const note = noteOf(event as never, event.seat, table)
    if (note) rowOf(page, event.seat)!.notes.push(note)
  }
}

/** The turn order until now, if the log still knows it. */
function orderBefore(changed: Event, table: Table): readonly number[] | null {
  let before: readonly number[] | null = null
  for (const one of table.story.flatMap(({ events = [] }) => events as Event[])) {
    if (one === changed) return before
    if (one.event === 'game_began' || one.event === 'order_changed') before = one.order
  }
  return null
}

/** Which field everybody stood on, who goes when from now on, and why of two on one field. */
function explainStatus(page: SummaryPage, order: readonly number[], before: readonly number[] | null, table: Table): void {
  const { points } = data(table.components).status_track
  const place = (n: number): string => t('place-short', { place: n + 1 })
  page.between = {}
  order.forEach((seat, n) => {
    const row = rowOf(page, seat)!
    const from = before?.indexOf(seat) ?? n
    row.notes.push(t('summary-field', { field: points.indexOf(row.gain) }))
    row.notes.push(t('summary-next-place', { place: place(n), from: place(from), way: !before ? 'now' : from === n ? 'same' : from > n ? 'up' : 'down' }))
    // Said once, below the last of those who share a field.
    const level = order.filter((other) => rowOf(page, other)!.gain === row.gain)
    if (level.length > 1 && level.at(-1) === seat) page.between![seat] = t('summary-same-field', { names: listed(level.map((other) => table.seatName(other))) })
  })
}

/** How many priests brought the points, and why of two with as many one has the medallion. */
function explainTemple(page: SummaryPage, round: number, winner: number | null, table: Table): void {
  const each = data(table.components).temple.points_per_priest_by_round[round - 1] ?? 1
  for (const row of page.rows) {
    const level = row.seat === winner && page.rows.some((other) => other !== row && other.gain === row.gain)
    row.notes.unshift(t(level ? 'summary-highest' : 'summary-priests', { count: row.gain / each }))
  }
}
