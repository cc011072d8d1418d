// The capital is evaluated: status, temple, market, palace.
import { t } from '../../i18n/i18n.svelte'
import { emptyRows, noteOf, type SummaryPage } from '../../table/summary'
import type { Table } from '../../table/table.svelte'
import type { Event } from '../../wire/gen/cuzco'

const STEPS = [
  { id: 'status', title: 'summary-step-status', about: 'summary-step-status-about', motif: 'status', colour: '#C99A5B', rule: 'status' },
  { id: 'temple', title: 'summary-step-temple', about: 'summary-step-temple-about', motif: 'priest', colour: '#8C4A2F', rule: 'temple' },
  { id: 'market', title: 'summary-step-market', about: 'summary-step-market-about', motif: 'good-jug', colour: '#C26A3A', rule: 'market' },
  { id: 'tasks', title: 'summary-step-tasks', about: 'summary-step-tasks-about', motif: 'khipu', colour: '#8C4A2F', rule: 'tasks' },
] as const

export const begins = ({ event }: Event): boolean => event === 'round_began'

export function pages(events: readonly Event[], table: Table, over: boolean): SummaryPage[] {
  const round = events.find((one) => one.event === 'round_began')?.round
  const ending = events.findIndex((one) => one.event === 'order_changed')
  if (ending < 0) return []
  // Points for the status come before the new order is told.
  const start = events.findLastIndex((one, n) => n < ending && one.event !== 'points_gained') + 1
  const found = new Map<string, SummaryPage>()
  for (const { id, title, about, motif, colour, rule } of STEPS)
    found.set(id, {
      heading: t('summary-round', { round: round ?? 0 }), title: t(title), about: t(about), motif, colour, rule, rows: emptyRows(table), notes: [],
      done: id === 'status' || (id === 'temple' ? events.some((one) => one.event === 'medallion_awarded') : over),
    })
  for (const event of events.slice(start)) tell(event, found, table)
  return [...found.values()]
}

const STEP_OF: Partial<Record<Event['event'], string>> = { good_bought: 'market', task_completed: 'tasks', task_taken: 'tasks', medallion_awarded: 'temple' }

function tell(event: Event, found: Map<string, SummaryPage>, table: Table): void {
  if (event.event === 'points_gained') {
    const row = found.get(event.item)?.rows[event.seat]
    if (row) row.gain += event.points
    return
  }
  const page = found.get(event.event === 'order_changed' ? 'status' : (STEP_OF[event.event] ?? ''))
  if (!page) return
  if (event.event === 'order_changed')
    event.order.forEach((seat, n) => page.rows[seat]!.notes.push(t('summary-next-place', { place: t('place-short', { place: n + 1 }) })))
  else if ('seat' in event && event.seat !== null) {
    const note = noteOf(event as never, event.seat, table)
    if (note) page.rows[event.seat]!.notes.push(note)
  } else if (event.event === 'medallion_awarded') page.notes.push(table.names.sentence(event as never) ?? '')
}
