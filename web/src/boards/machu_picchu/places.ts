// Everything on the board that can be pointed at, in reading order, with what its name says more.
import { i18n, t } from '../../i18n/i18n.svelte'
import { listed } from '../../i18n/listed'
import type { Table } from '../../table/table.svelte'
import type { DistrictView, View } from '../../wire/gen/machu_picchu'
import { screen } from '../../ui/screen.svelte'
import { boxSpot, plateSpot, roundSpot, type Spot } from '../spots'
import { clergyColumns, headWidth, middleOf, PLATE, TILE, type Data } from './layout'

/** Rings go round a plate, not over its words. */
const RIM = 3

export function spotsOf(view: View, data: Data, table: Table): Spot[] {
  const { layout } = data
  const top = layout.trail_fields[data.trail.summit]!
  const [lowest, highest] = [layout.time_track_days[0]!, layout.time_track_days.at(-1)!]
  return [
    roundSpot('piece:summit', top.x, top.y, 32),
    ...data.station.map(({ id, field }) => {
      const { x, y } = layout.trail_fields[field]!
      return roundSpot(`station:${id}`, x, y, 20)
    }),
    roundSpot('piece:sun_tile', layout.moon.x, layout.moon.y, 50, held(view.sun_tile, table)),
    ...data.moon_tile.map(({ id }, n) => {
      const { x, y } = layout.moon_tiles[n]!
      return roundSpot(`moon_tile:${id}`, x, y, 26, held(view.players.find(({ moon_tiles }) => moon_tiles.includes(id))?.seat ?? null, table))
    }),
    ...data.clergy.map(({ id, count }) => {
      const columns = clergyColumns(data, count)
      const y = layout.clergy_rows_y[id]!
      const left = columns[0]! - TILE.w / 2 - 4
      return boxSpot(`clergy:${id}`, left, y - TILE.h / 2 - 9, columns.at(-1)! + TILE.w / 2 + 4 - left, TILE.h + 8, 6, clergyState(view, id, table))
    }),
    ...data.district.map((district, n) => {
      const { x, y } = middleOf(district)
      // The ring goes round the name too.
      const w = (screen.phone ? PLATE.w : headWidth(i18n.name(district.short))) + 2 * RIM
      return plateSpot(`district:${district.id}`, x - w / 2, y - PLATE.h / 2 - RIM, w, PLATE.h + 2 * RIM, 9, districtState(view.districts[n]!, table))
    }),
    boxSpot('piece:deck', layout.deck.x - 39, layout.deck.y - 58, 85, 118, 8, deckState(view, table)),
    boxSpot('piece:time_track', highest.x - 72, highest.y - 26, 134, lowest.y - highest.y + 52, 8, t('day-of', { day: view.day, days: view.last_day })),
    ...view.market.map(({ good, pieces, sell_price, buy_price }, n) => {
      const rows = layout.market_rows_y
      return boxSpot(`market:${good}`, layout.market_columns_x[n]! - 26, rows[0]! - 28, 52, rows.at(-1)! - rows[0]! + 58, 6, t('market-state', { pieces, sell: sell_price, buy: buy_price }))
    }),
  ]
}

function held(seat: number | null, table: Table): string | undefined {
  return seat === null ? undefined : t('held-by', { name: table.seatName(seat) })
}

function counted(counts: readonly number[], table: Table): string {
  return listed(counts.flatMap((count, seat) => (count ? [t('of-seat', { name: table.seatName(seat), count })] : [])))
}

function districtState({ bonus, bonus_max, incas, princes, steps }: DistrictView, table: Table): string | undefined {
  const parts = []
  if (bonus_max) parts.push(t('district-bonus', { bonus }))
  if (steps) parts.push(t('district-steps', { steps }))
  if (incas.some(Boolean)) parts.push(t('district-incas', { names: counted(incas, table) }))
  if (princes.length) parts.push(t('district-princes', { names: listed(princes.map((seat) => table.seatName(seat))) }))
  return parts.join('; ') || undefined
}

function clergyState(view: View, id: string, table: Table): string {
  const { left, value, owners } = view.clergy.find((row) => row.id === id)!
  const parts = [t('clergy-state', { left, value })]
  if (owners.some(Boolean)) parts.push(counted(owners, table))
  return parts.join('; ')
}

function deckState({ deck }: View, table: Table): string {
  const own = deck.row.flatMap(({ card }, n) => (card ? [t('deck-own', { card: table.names.name(`card:${card}`), place: n + 1 })] : []))
  return [t('deck-left', { count: deck.size }), ...own].join('; ')
}
