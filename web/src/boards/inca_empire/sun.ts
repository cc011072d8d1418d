// The sun board: rays of the colours, sectors between them, cards in the sectors.
import type { SectorView, View } from '../../wire/gen/inca_empire'
import { ray, SUN, type AndesMap, type Box, type Point, type Sector } from './layout'

const [LEFT, TOP, W, H] = SUN

/** The middle; with three rays it lies higher, so that the lower sector has room. */
export const hubOf = (map: AndesMap): Point => [LEFT + W / 2, TOP + (map.sectors.length === 3 ? 132 : H / 2)]

/** How far a ray goes from the middle before it meets its badge. */
export function rayEnd(colour: string, map: AndesMap): Point {
  const [x, y] = hubOf(map)
  const [dx, dy] = ray(colour, map.sectors)
  const across = dx ? (W / 2 - 16) / Math.abs(dx) : Infinity
  const down = dy ? (dy > 0 ? TOP + H - 16 - y : y - TOP - 16) / Math.abs(dy) : Infinity
  const far = Math.min(across, down)
  return [x + dx * far, y + dy * far]
}

/** The place of a sector's cards. */
export function sectorBox({ x, y }: Sector, map: AndesMap): Box {
  if (map.sectors.length === 3) return y > 500 ? [LEFT + 30, TOP + 206, W - 60, 84] : [x > 500 ? LEFT + W / 2 + 17 : LEFT + 15, TOP + 28, W / 2 - 32, 130]
  return [x > 500 ? LEFT + W / 2 + 13 : LEFT + 17, y > 500 ? TOP + H / 2 + 13 : TOP + 13, W / 2 - 30, H / 2 - 26]
}

export interface LaidCard {
  key: string
  /** Null while it lies face down. */
  card: string | null
  seat: number | null
  nth: number
  x: number
  y: number
  w: number
  h: number
}

/** The cards of a sector in their places: side by side, then in two rows. */
export function cardsOf(sector: Sector, seen: SectorView, map: AndesMap): LaidCard[] {
  const [left, top, w, h] = sectorBox(sector, map)
  const all = [
    ...seen.cards.map((card) => ({ card, seat: null as number | null })),
    ...(seen.laid ? [{ card: seen.laid.card, seat: seen.laid.seat }] : []),
  ]
  const wide = w > 200
  const columns = Math.max(1, wide ? Math.max(4, all.length) : all.length < 3 ? all.length : Math.ceil(all.length / 2))
  const rows = Math.max(1, wide ? 1 : Math.ceil(all.length / columns))
  const width = Math.min(66, (w - 2) / columns - 2)
  const height = Math.min(78, h / rows - 3)
  const used = wide ? Math.min(columns, all.length) : columns
  return all.map(({ card, seat }, n) => ({
    key: `${sector.id}.${n}`, card, seat, nth: n, w: width, h: height,
    x: left + w / 2 + ((n % columns) - (used - 1) / 2) * (width + 3),
    y: top + h / 2 + (Math.floor(n / columns) - (rows - 1) / 2) * (height + 4),
  }))
}

export const sectorsOf = (view: View, map: AndesMap): { sector: Sector; seen: SectorView }[] =>
  map.sectors.map((sector) => ({ sector, seen: view.sectors.find(({ id }) => id === sector.id)! }))
