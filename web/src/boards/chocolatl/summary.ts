// The reveal: a page for each place, with the bids in order of rank; at last the final scoring.
import { i18n, t } from '../../i18n/i18n.svelte'
import { capital } from '../../i18n/capital'
import { emptyRows, noteOf, type SummaryPage, type SummaryRow } from '../../table/summary'
import type { Table } from '../../table/table.svelte'
import type { BidsRanked, BidsRevealed, Event } from '../../wire/gen/chocolatl'
import { data, SIGNS_OF_PLACES } from './layout'

export { default as Card } from './OpenedCard.svelte'

/** The paragraph of the rules about each place. */
const RULES: Record<string, string> = {
  temple_of_chocolatl: 'temple', plantations: 'plantations', village: 'village', pyramid: 'pyramid', chocolatl_brewery: 'brewery', tlachtli_court: 'court',
}
/** Here the highest bidder still chooses who gets what. */
const CHOSEN = new Set(['village', 'pyramid'])
const REWARDS = new Set(['figure_taken', 'hut_built', 'die_taken', 'marker_placed', 'row_filled', 'card_taken'])

export const begins = ({ event }: Event): boolean => event === 'round_prepared'

export function pages(events: readonly Event[], table: Table): SummaryPage[] {
  const result: SummaryPage[] = []
  let round = 0
  let final: SummaryPage | null = null
  for (const event of events) {
    const page = result.at(-1)
    switch (event.event) {
      case 'round_prepared':
        round = event.round
        break
      case 'bids_revealed':
        if (page) page.done = true
        result.push(opened(event, round, table))
        break
      case 'die_used': {
        const row = page?.rows.find(({ seat }) => seat === event.seat)
        if (!row) break
        row.total = event.bid
        row.adds = [...(row.adds ?? []), t('summary-rolled', { pips: event.pips })]
        break
      }
      case 'old_man_asked': {
        const row = page?.rows.find(({ seat }) => seat === event.seat)
        if (!row) break
        if (event.helps) row.adds = [...(row.adds ?? []), t('summary-old-man', { count: signed(event.bid - (row.total ?? 0)) })]
        row.total = event.bid
        break
      }
      case 'bids_ranked':
        if (page) rank(page, event, table)
        break
      case 'disc_moved': {
        const row = page?.rows.find(({ seat }) => seat === event.seat)
        if (row) row.gain += event.change
        break
      }
      case 'final_die_rolled':
      case 'final_score':
        final ??= { heading: t('summary-end'), title: t('final-scoring'), motif: 'vp', colour: '#E7A92C', rows: emptyRows(table), notes: [], rule: 'scoring', done: true }
        tellEnd(final.rows[event.seat]!, event, table)
        break
      default:
        if (page && REWARDS.has(event.event) && 'seat' in event) {
          const row = page.rows.find(({ seat }) => seat === event.seat)
          const note = noteOf(event as never, event.seat, table)
          if (row && note) row.notes.push(note)
          page.done = true
        }
    }
  }
  return final ? [...result, final] : result
}

function opened({ location, bids }: BidsRevealed, round: number, table: Table): SummaryPage {
  const place = data(table.components).location.find(({ id }) => id === location)!
  const rows = bids.map((bid): SummaryRow => ({
    seat: bid.seat, cards: bid.cards, total: bid.total, gain: 0, notes: [],
    adds: [
      ...(bid.tiles ? [t('summary-tiles', { count: signed(bid.tiles), size: Math.abs(bid.tiles) })] : []), ...(bid.old_man ? [t('summary-old-man', { count: signed(bid.old_man) })] : []),
      ...(bid.dice ? [t('summary-rolled', { pips: bid.dice })] : []),
    ],
  }))
  const heading = t('summary-bids', { round })
  return { heading, title: capital(i18n.name(place.short)), rows, notes: [], rule: RULES[location], done: false, ...SIGNS_OF_PLACES[location]! }
}

const signed = (value: number): string => (value > 0 ? `+${value}` : `−${-value}`)

/** The rows in order; who is ahead of an equal bid, and why, is said between the two. */
function rank(page: SummaryPage, { location, ranking, ties }: BidsRanked, table: Table): void {
  page.rows = ranking.map((seat, n) => ({ ...page.rows.find((row) => row.seat === seat)!, rank: n + 1 }))
  page.done = !CHOSEN.has(location)
  page.between = Object.fromEntries(
    ties.map(({ ahead, behind, by }) => {
      const total = page.rows.find(({ seat }) => seat === ahead)?.total ?? 0
      return [ahead, t('summary-tie', { first: table.seatName(ahead), second: table.seatName(behind), total, by })]
    }),
  )
}

/** The final score counts everything; what it adds to the page before is what is gained here. */
function tellEnd(row: SummaryRow, event: Extract<Event, { event: 'final_die_rolled' | 'final_score' }>, table: Table): void {
  if (event.event === 'final_die_rolled') row.notes.push(noteOf(event as never, event.seat, table) ?? '')
  else {
    row.total = event.total
    const before = Object.entries(event.points).filter(([item, points]) => points && FINAL.has(item))
    row.gain = before.reduce((sum, [, points]) => sum + points, 0)
    row.notes.push(...before.map(([item, points]) => `${table.names.item(item)} ${signed(points)}`))
  }
}
const FINAL = new Set(['own_pyramid_markers', 'pyramid_majority', 'holds_chocolatl', 'holds_old_man', 'offering_value', 'highest_offering', 'one_black_die'])
