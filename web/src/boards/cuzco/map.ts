// Where things lie on the map: the left part of the cloth. It is turned by a quarter, so that the hexagon lies
// on its side and is larger in the same height; plates and pieces stay upright.
import { t } from '../../i18n/i18n.svelte'
import type { Table } from '../../table/table.svelte'
import type { RoadView, View } from '../../wire/gen/cuzco'
import { boxSpot, plateSpot, roundSpot, type Spot } from '../spots'
import type { At, Data } from './layout'
import { placeState } from './words'

export const MIDDLE: At = { x: 232, y: 212 }
/** Left, top, width, height of the map where it stands alone. */
export const MAP_BOX = [0, 10, 464, 400] as const
const SCALE = 0.535
export const VILLAGE = { w: 60, h: 37 }
export const CENTRE = 33
const KNOB = 50

/** Every place by id, on the cloth. */
export function placesOn(from: Data): Record<string, At> {
  const { x, y } = from.place.find(({ id }) => id === 'cuzco')!
  return Object.fromEntries(from.place.map((place) => [place.id, { x: MIDDLE.x + (y - place.y) * SCALE, y: MIDDLE.y + (place.x - x) * SCALE }]))
}

/** Food, points and offerings in the upper corners. */
export const SUPPLIES: Record<'food' | 'point' | 'offering', At> = { food: { x: 34, y: 34 }, point: { x: 30, y: 80 }, offering: { x: 430, y: 34 } }

/** The feathers that are left, two colours in each lower corner. */
export function featherStocks(view: View, from: Data): (At & { id: string; left: number })[] {
  const xs = [26, 60, 404, 438]
  return from.feather.map(({ id }, n) => ({ id, x: xs[n]!, y: 373, left: view.feathers[id] ?? 0 }))
}

const ROUND_CUZCO = [0, 180, 60, 240]

/** Where a runner stands: beside its village, or round Cuzco between the arms. */
export function runnerAt(place: string, at: At, nth: number, seat: number): At {
  if (place === 'cuzco') {
    const angle = (ROUND_CUZCO[seat % 4]! * Math.PI) / 180
    return { x: at.x + 42 * Math.cos(angle), y: at.y + 42 * Math.sin(angle) - 4 }
  }
  return { x: at.x + 34 - nth * 24, y: at.y - 23 - (nth % 2) * 4 }
}

/** Where the difficulty of a road is shown. */
export const between = (a: At, b: At, part = 0.5): At => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part })

/** Where the overlay is taken hold of to turn its bridge of 1 towards an inner village. */
export function knobAt(places: Record<string, At>, r: number): At {
  const to = places[`in${r}`]!
  const far = Math.hypot(to.x - MIDDLE.x, to.y - MIDDLE.y)
  return between(MIDDLE, to, KNOB / far)
}

/** The roads that the present move may use, as the view and the options tell. */
export function litRoads(view: View, runner: string, selectable: (place: string) => boolean): RoadView[] {
  const { id, road, value } = view.decision
  if (id !== 'move_to' || !road || road === 'jump') return []
  return view.roads.filter(
    (way) => way.road === road && way.pips <= (value ?? 0) && ((way.start === runner && selectable(way.end)) || (way.end === runner && selectable(way.start))),
  )
}

/** The overlay may be turned now. */
export const turning = (table: Table): boolean => table.offers.some(({ targets }) => targets.some((target) => target.startsWith('rotation:')))

export function mapSpots(view: View, from: Data, table: Table): Spot[] {
  const places = placesOn(from)
  return [
    roundSpot('place:cuzco', MIDDLE.x, MIDDLE.y, CENTRE, placeState(view.places.find(({ id }) => id === 'cuzco')!, table)),
    ...view.places.filter(({ feather }) => feather).map((village) => {
      const { x, y } = places[village.id]!
      return plateSpot(`place:${village.id}`, x - VILLAGE.w / 2, y - VILLAGE.h / 2, VILLAGE.w, VILLAGE.h, 6, placeState(village, table))
    }),
    ...Object.entries(SUPPLIES).map(([id, { x, y }]) => boxSpot(`piece:${id}`, x - 20, y - 20, 40, 40, 7)),
    ...featherStocks(view, from).map(({ id, x, y, left }) => boxSpot(`feather:${id}`, x - 16, y - 18, 32, 52, 6, t('left-of', { count: left }))),
    ...(turning(table) ? [0, 1, 2, 3, 4, 5].map((r) => roundSpot(`rotation:${r}`, knobAt(places, r).x, knobAt(places, r).y, 13)) : []),
  ]
}
