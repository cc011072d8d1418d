// The Sapa Inca phase: what each empire brings; then the income with which the next round begins.
import { t } from '../../i18n/i18n.svelte'
import { emptyRows, noteOf, type SummaryPage } from '../../table/summary'
import type { Table } from '../../table/table.svelte'
import type { Event } from '../../wire/gen/inca_empire'
import { data } from './layout'

export const begins = (one: Event): boolean => one.event === 'phase_began' && (one.phase === 'sapa_inca' || one.phase === 'people')

export function pages(events: readonly Event[], table: Table): SummaryPage[] {
  const first = events[0]
  if (first?.event !== 'phase_began' || first.phase !== 'sapa_inca') return []
  const ahead = firstOfEqual(events)
  const page = (title: string, about: string, motif: string, rule: string): SummaryPage => ({
    heading: t('summary-round', { round: first.round }), title, about, motif, colour: '#E7A92C', rows: emptyRows(table), notes: [], rule, ahead, done: false,
  })
  const scored = page(t('summary-empire'), t('summary-empire-about'), 'inti', 'sapa-inca')
  const income = page(t('summary-income'), t('summary-income-about'), 'labour', 'inca')
  for (const event of events) {
    if (event.event === 'sapa_inca_scored') {
      const row = scored.rows[event.seat]!
      row.gain = event.points
      row.notes.push(empire(event, table))
      scored.done = true
    } else if (event.event === 'income_received' || event.event === 'labour_handed_back' || event.event === 'support_given') {
      const shown = event.event === 'labour_handed_back' ? scored : income
      const seat = event.event === 'support_given' ? event.giver : event.seat
      shown.rows[seat]!.notes.push(noteOf(event as never, seat, table) ?? '')
      if (event.event === 'income_received') income.done = true
    }
  }
  return [scored, income]
}

type Scored = Extract<Event, { event: 'sapa_inca_scored' }>

/** Who is ahead of whoever has as much: the last moves first, and whoever moves comes to stand outside those already there. */
export function firstOfEqual(events: readonly Event[]): number[] {
  const scored = events.filter((one): one is Scored => one.event === 'sapa_inca_scored')
  const moves = scored.filter(({ points }) => points)
  return [...scored.filter(({ points }) => !points).toReversed(), ...moves].map(({ seat }) => seat)
}

/** What counts in the phase, kind by kind, with its points. */
function empire({ cities, garrisons, temples, terraces }: Scored, table: Table): string {
  const each = (id: string): number => data(table.components).construction.find((one) => one.id === id)?.sapa_inca_points || 1
  const kinds = [['city', 'summary-city', cities], ['garrison', 'summary-garrison', garrisons], ['temple', 'summary-temple', temples], ['terrace', 'summary-terrace', terraces]] as const
  const parts = kinds.filter(([, , points]) => points).map(([id, message, points]) => t(message, { count: points / each(id), points }))
  return parts.join(', ') || t('summary-none')
}
