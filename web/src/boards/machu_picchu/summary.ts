// The night: what moon tiles and the trail bring, before the next day begins; at the end the hands are shown.
import { t } from '../../i18n/i18n.svelte'
import { emptyRows, noteOf, sentenceOf, type SummaryPage } from '../../table/summary'
import type { Table } from '../../table/table.svelte'
import type { Event } from '../../wire/gen/machu_picchu'

export const begins = ({ event }: Event): boolean => event === 'night_fell' || event === 'game_ended'

/** Shown elsewhere. */
const NOT_TOLD = new Set(['turn_begun'])
/** Points that were counted before the hands were shown, and those of the page after it. */
const OPEN = new Set(['trail', 'missed_draws', 'gold'])

export function pages(events: readonly Event[], table: Table): SummaryPage[] {
  const [first] = events
  if (first?.event === 'game_ended') return ending(first, events, table)
  if (first?.event !== 'night_fell') return []
  const morning = events.findIndex(({ event }) => event === 'day_begun')
  const page: SummaryPage = {
    heading: t('summary-night', { day: first.day }), title: t('summary-moon'), motif: 'moon', colour: '#3C4A78', rows: emptyRows(table), notes: [], rule: 'night', done: morning >= 0,
  }
  for (const event of events.slice(1, morning < 0 ? undefined : morning)) if (!NOT_TOLD.has(event.event)) note(event, page, table)
  // A night in which nothing happens is not worth a page.
  return page.rows.some(({ notes }) => notes.length) ? [page] : []
}

/** First the hands and what they are worth, then what gold makes of it after a conquest. */
function ending(ended: Event & { event: 'game_ended' }, events: readonly Event[], table: Table): SummaryPage[] {
  const heading = sentenceOf(ended as never, table)
  const hands: SummaryPage = { heading, title: t('summary-hands'), motif: 'vp', colour: '#E7A92C', rows: emptyRows(table), notes: [], rule: 'scoring', done: true }
  const gold: SummaryPage = { ...hands, title: table.names.item('gold'), motif: 'inti', rows: emptyRows(table) }
  for (const event of events) {
    if (event.event === 'hand_revealed') note(event, hands, table)
    if (event.event !== 'points_counted') continue
    const row = hands.rows[event.seat]!
    for (const [item, points] of Object.entries(event.points))
      if (!OPEN.has(item)) {
        row.gain += points
        row.notes.push(`${table.names.item(item)} +${points}`)
      }
    gold.rows[event.seat]!.gain = event.points.gold ?? 0
    note(event, gold, table)
  }
  return ended.ending === 'conquest' ? [hands, gold] : [hands]
}

function note(event: Event, page: SummaryPage, table: Table): void {
  const words = 'seat' in event ? noteOf(event as never, event.seat, table) : null
  if (words && 'seat' in event) page.rows[event.seat]!.notes.push(words)
}
