// Where things stand on the map sheet.
import type { RoadView, View } from '../../wire/gen/cuzco'
import type { Spot } from '../spots'
import type { At, Data } from './layout'

type Space = Data['space'][number]

/** Left, top, width, height of an action space; those with two actions are wider. */
export function spaceBox({ x, kinds }: Space): Spot['box'] {
  const w = kinds.length > 1 ? 172 : 112
  return [x - w / 2, 904, w, 88]
}

/** Where the nth of some dice lies on a space: to the right of its drawings. */
export function dieOnSpace(space: Space, n: number, count: number): At & { size: number } {
  const [left, top, w, h] = spaceBox(space)
  const x = left + w - 36
  const y = top + h / 2
  if (count === 1) return { x, y, size: 44 }
  if (count === 2) return { x: x - 12 + n * 24, y: y - 16 + n * 32, size: 38 }
  const columns = count > 6 ? 3 : 2
  const rows = Math.ceil(count / columns)
  const size = columns === 2 ? 28 : 21
  return { x: x + ((n % columns) - (columns - 1) / 2) * (size + 1), y: y + (Math.floor(n / columns) - (rows - 1) / 2) * (size + 1), size }
}

const ROUND_CUZCO = [90, -90, 150, 30]

/** Where a runner stands: beside its village, or round Cuzco between the arms. */
export function runnerAt(place: string, at: At, nth: number, seat: number): At {
  if (place === 'cuzco') {
    const angle = (ROUND_CUZCO[seat % 4]! * Math.PI) / 180
    return { x: at.x + 74 * Math.cos(angle), y: at.y + 74 * Math.sin(angle) - 8 }
  }
  return { x: at.x + 62 - nth * 42, y: at.y - 36 - (nth % 2) * 6 }
}

/** Where the difficulty of a road is shown. */
export const middle = (a: At, b: At, part = 0.5): At => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part })

/** The roads that the present move may use, as the view and the options tell. */
export function litRoads(view: View, runner: string, selectable: (place: string) => boolean): RoadView[] {
  const { id, road, value } = view.decision
  if (id !== 'move_to' || !road || road === 'jump') return []
  return view.roads.filter(
    (way) => way.road === road && way.pips <= (value ?? 0) && ((way.start === runner && selectable(way.end)) || (way.end === runner && selectable(way.start))),
  )
}
