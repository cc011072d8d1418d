// The night: what moon tiles and the trail bring, before the next day begins; at the end the hands are shown.
import { t } from '../../i18n/i18n.svelte'
import { emptyRows, noteOf, type SummaryPage } from '../../table/summary'
import type { Table } from '../../table/table.svelte'
import type { Event } from '../../wire/gen/machu_picchu'

export const begins = ({ event }: Event): boolean => event === 'night_fell' || event === 'game_ended'

/** Told elsewhere, or of no seat. */
const NOT_TOLD = new Set(['turn_begun', 'day_begun'])

export function pages(events: readonly Event[], table: Table): SummaryPage[] {
  const [first] = events
  if (first?.event !== 'night_fell' && first?.event !== 'game_ended') return []
  const end = first.event === 'game_ended'
  const morning = events.findIndex(({ event }) => event === 'day_begun')
  const page: SummaryPage = {
    heading: end ? (table.names.sentence(first as never) ?? '') : t('summary-night', { day: first.day }), title: t(end ? 'summary-hands' : 'summary-moon'),
    motif: end ? 'inti' : 'moon', colour: end ? '#E7A92C' : '#3C4A78', rows: emptyRows(table), notes: [], rule: end ? 'scoring' : 'night', done: end || morning >= 0,
  }
  for (const event of events.slice(1, morning < 0 ? undefined : morning)) {
    if (!('seat' in event) || NOT_TOLD.has(event.event)) continue
    const note = noteOf(event as never, event.seat, table)
    if (note) page.rows[event.seat]!.notes.push(note)
  }
  // A night in which nothing happens is not worth a page.
  return page.rows.some(({ notes }) => notes.length) ? [page] : []
}
