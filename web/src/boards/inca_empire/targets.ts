// What can be pointed at on the board, in the order in which it lies: regions below, roads, sites
// on top; what can be chosen now lies over what cannot.
import { i18n, t } from '../../i18n/i18n.svelte'
import { listed } from '../../i18n/listed'
import type { Table } from '../../table/table.svelte'
import type { View } from '../../wire/gen/inca_empire'
import { boxSpot, lineSpot, plateSpot, roundSpot, type Spot } from '../spots'
import { boxOf, ORDER, path, stretch, TRACK, type Atlas, type Data } from './layout'
import { cardsOf, sectorBox, sectorsOf } from './sun'

/** Everything on the sheet that has a name. */
export function spotsOf(view: View, atlas: Atlas, data: Data, table: Table): Spot[] {
  const can = ({ target }: Spot): boolean => table.choice.selectable.has(target)
  const upward = (spots: Spot[]): Spot[] => [...spots.filter((spot) => !can(spot)), ...spots.filter(can)]
  return [
    plateSpot('track', ...TRACK, 12),
    plateSpot('order', ...ORDER, 10),
    ...upward(regions(view, atlas, data, table)),
    ...upward(ways(view, atlas, table)),
    ...upward(sites(view, atlas, data)),
    ...upward(sunBoard(view, atlas, table)),
  ]
}

function regions(view: View, atlas: Atlas, data: Data, table: Table): Spot[] {
  return view.regions.map(({ id, conquered_by, face_down, marker, start }) => {
    const { polygon } = atlas.regions.get(id)!
    const kind = data.culture_marker.find((one) => one.id === marker)
    const state =
      conquered_by !== null ? t('region-of', { name: table.seatName(conquered_by) })
      : start ? t('region-start')
      : face_down || !kind ? t('face-down')
      : t('marker-of', { resistance: kind.resistance, labour: kind.labour, points: kind.vp })
    return { target: `region:${id}`, d: path(polygon), box: boxOf(polygon), state }
  })
}

/** Connections and wilderness pairs where something lies, lay a moment ago, or may lie. */
function ways(view: View, atlas: Atlas, table: Table): Spot[] {
  const owners = new Map<string, string[]>()
  for (const { seat, roads } of view.players)
    for (const { place } of roads) owners.set(place, [...(owners.get(place) ?? []), table.seatName(seat)])
  const spots: Spot[] = []
  for (const way of atlas.ways.values()) {
    const target = `${way.pair ? 'pair' : 'connection'}:${way.id}`
    const built = owners.get(way.id)
    if (!built && !table.choice.selectable.has(target) && !table.touched.has(target)) continue
    const { x, y, end } = stretch(way)
    const state = built ? t('road-of', { names: listed(built) }) : t('road-free')
    spots.push({ ...lineSpot(target, x, y, ...end, state), ghost: true })
  }
  return spots
}

function sites(view: View, atlas: Atlas, data: Data): Spot[] {
  const built = new Map(view.sites.map((site) => [site.id, site]))
  return atlas.map.sites.map(({ id, type, x, y }) => {
    const tile = built.get(id)
    const state = tile ? t('site-built', { tile: tile.tile, temple: String(tile.temple) }) : i18n.name(data.site_type.find((one) => one.id === type)?.name)
    return roundSpot(`site:${id}`, x, y, type === 'capital' ? 21 : tile ? 16 : type === 'huaca' ? 9 : 12, state)
  })
}

/** While a card is laid, `card:` means the hand; later it means what lies on the sun board. */
function sunBoard(view: View, atlas: Atlas, table: Table): Spot[] {
  const { map } = atlas
  const laying = view.decision?.kind === 'sun_card'
  const seen = new Set<string>()
  const spots: Spot[] = []
  for (const { sector, seen: shown } of sectorsOf(view, map)) {
    const box = sectorBox(sector, map)
    spots.push(plateSpot(`sector:${sector.id}`, ...box, 9, t('sector-cards', { count: shown.cards.length + (shown.laid ? 1 : 0) })))
    for (const { card, seat, nth, x, y, w, h } of cardsOf(sector, shown, map)) {
      const state = seat === null ? undefined : t('laid-by', { name: table.seatName(seat) })
      const first = card !== null && seat === null && !laying && !seen.has(card)
      if (first) seen.add(card)
      spots.push(boxSpot(first ? `card:${card}` : `shown:${sector.id}.${nth}.${card ?? ''}`, x - w / 2, y - h / 2, w, h, 6, state))
    }
  }
  return spots
}

