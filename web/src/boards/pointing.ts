// Which thing is meant by a point on the sheet: the nearest one, by its real outline. One handler asks
// this for the whole sheet, so what lies on top of what in the page never decides.
import { centre, type Spot } from './spots'

export type Point = readonly [x: number, y: number]

/** An outline as straight pieces. */
export interface Shape {
  /** One for each of its parts: equal goods of a row are one thing. */
  outlines: Point[][]
  /** Left, top, width, height of all parts. */
  box: Spot['box']
  closed: boolean
  /** What it covers, in square units; a line covers its stroke. */
  area: number
}

/** How far a finger or a pointer may miss, in board units. */
export interface Aim {
  /** This near to something that can be chosen, it is meant even where another thing lies. */
  slack: number
  /** This near, it is meant on open ground. */
  reach: number
}

const HALF_STROKE = 5
const ROUNDNESS = 12 // pieces of half a circle

const shapes = new Map<string, Shape>()

/** The shape of an outline; computed once for each. */
export function shapeOf({ d, line }: Pick<Spot, 'd' | 'line'>): Shape {
  const key = line ? `-${d}` : d
  let shape = shapes.get(key)
  if (!shape) {
    const outlines = flatten(d)
    const size = (points: Point[]): number => (line ? lengthOf(points) * 2 * HALF_STROKE : Math.abs(areaOf(points)))
    shape = { outlines, box: boxOf(outlines.flat()), closed: !line, area: outlines.reduce((sum, points) => sum + size(points), 0) }
    if (shapes.size > 4000) shapes.clear()
    shapes.set(key, shape)
  }
  return shape
}

/** How far a point is from a thing; 0 on it. */
export function distance({ outlines, closed }: Pick<Shape, 'outlines' | 'closed'>, [x, y]: Point): number {
  if (closed && outlines.some((points) => inside(points, x, y))) return 0
  let least = Infinity
  for (const points of outlines)
    for (let n = closed ? 0 : 1; n < points.length; n++) {
      const from = points[n === 0 ? points.length - 1 : n - 1]!
      least = Math.min(least, toPiece(x, y, from, points[n]!))
    }
  return closed ? least : Math.max(0, least - HALF_STROKE)
}

/** The thing that is meant: what can be chosen before what cannot, the nearest before the others. */
export function meant<S extends Spot>(spots: readonly S[], can: (spot: S) => boolean, at: Point, aim: Aim): S | null {
  const choosable = nearest(spots.filter(can), at, aim.reach)
  const other = nearest(spots.filter((spot) => !can(spot)), at, 0)
  if (!choosable) return other?.spot ?? null
  if (!other || choosable.far <= aim.slack) return choosable.spot
  // Pointed squarely at another thing: it is meant, unless it is the ground on which the choosable one lies.
  const ground = other.shape.area > 6 * Math.PI * aim.reach ** 2 || distance(other.shape, middle(choosable.spot)) === 0
  return ground ? choosable.spot : other.spot
}

interface Near<S> {
  spot: S
  shape: Shape
  far: number
}

function nearest<S extends Spot>(spots: readonly S[], at: Point, most: number): Near<S> | null {
  let best: Near<S> | null = null
  for (const spot of spots) {
    const shape = shapeOf(spot)
    if (toBox(shape.box, at) > most) continue
    const far = distance(shape, at)
    if (far <= most && (!best || nearer({ spot, shape, far }, best, at))) best = { spot, shape, far }
  }
  return best
}

/** On two things at once: the small one that lies on the large one; of equals the one whose middle is nearer. */
function nearer<S extends Spot>(one: Near<S>, other: Near<S>, at: Point): boolean {
  if (Math.abs(one.far - other.far) > 0.01) return one.far < other.far
  if (one.shape.area > 2 * other.shape.area) return false
  if (other.shape.area > 2 * one.shape.area) return true
  return apart(middle(one.spot), at) <= apart(middle(other.spot), at)
}

/** The middle of a thing, always on the thing itself. */
export function middle(spot: Spot): Point {
  const shape = shapeOf(spot)
  const within = (x: number, y: number): boolean => shape.outlines.some((points) => inside(points, x, y))
  if (!shape.closed) return halfway(shape.outlines[0] ?? [])
  const at = centre(spot)
  if (within(...at)) return at
  // A bent region: the inner point that is farthest from its border.
  const [x, y, w, h] = spot.box
  let [best, deepest] = [at as Point, -1]
  for (let i = 1; i < 24; i++)
    for (let j = 1; j < 24; j++) {
      const here: Point = [x + (w * i) / 24, y + (h * j) / 24]
      if (!within(...here)) continue
      const deep = distance({ ...shape, closed: false }, here)
      if (deep > deepest) [best, deepest] = [here, deep]
    }
  return best
}

const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)

function toBox([x, y, w, h]: Spot['box'], [px, py]: Point): number {
  return Math.hypot(Math.max(x - px, 0, px - x - w), Math.max(y - py, 0, py - y - h))
}

function toPiece(x: number, y: number, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const square = dx * dx + dy * dy
  const share = square ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square)) : 0
  return Math.hypot(x - ax - share * dx, y - ay - share * dy)
}

function inside(points: readonly Point[], x: number, y: number): boolean {
  let within = false
  for (let n = 0, last = points.length - 1; n < points.length; last = n++) {
    const [ax, ay] = points[n]!
    const [bx, by] = points[last]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within
  }
  return within
}

function areaOf(points: readonly Point[]): number {
  let twice = 0
  for (let n = 0, last = points.length - 1; n < points.length; last = n++)
    twice += points[last]![0] * points[n]![1] - points[n]![0] * points[last]![1]
  return twice / 2
}

const lengthOf = (points: readonly Point[]): number => points.slice(1).reduce((sum, at, n) => sum + apart(points[n]!, at), 0)

function halfway(points: readonly Point[]): Point {
  let left = lengthOf(points) / 2
  for (let n = 1; n < points.length; n++) {
    const [from, to] = [points[n - 1]!, points[n]!]
    const piece = apart(from, to)
    if (piece >= left && piece > 0) return [from[0] + ((to[0] - from[0]) * left) / piece, from[1] + ((to[1] - from[1]) * left) / piece]
    left -= piece
  }
  return points[0] ?? [0, 0]
}

function boxOf(points: readonly Point[]): Spot['box'] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y]
}

/** The points of an SVG path, part by part; curves become a few straight pieces. */
export function flatten(d: string): Point[][] {
  const lines: Point[][] = []
  let [x, y] = [0, 0]
  const to = (nx: number, ny: number): void => {
    ;[x, y] = [nx, ny]
    lines.at(-1)!.push([x, y])
  }
  for (const [, command = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number)
    const [bx, by] = command === command.toLowerCase() ? [1, 1] : [0, 0]
    const size = SIZES[command.toUpperCase()]
    if (size === undefined) throw new Error(`An outline may not hold the command ${command}.`)
    if (command.toUpperCase() === 'M') lines.push([])
    for (let n = 0; n + size <= numbers.length && size; n += size) {
      const given = numbers.slice(n, n + size)
      const at = (i: number): [number, number] => [given[i]! + bx * x, given[i + 1]! + by * y]
      switch (command.toUpperCase()) {
        case 'H': to(given[0]! + bx * x, y); break
        case 'V': to(x, given[0]! + by * y); break
        case 'C': for (const point of curve([[x, y], at(0), at(2), at(4)])) to(...point); break
        case 'Q': for (const point of curve([[x, y], at(0), at(2)])) to(...point); break
        case 'A': for (const point of arc([x, y], given[0]!, !!given[3], !!given[4], at(5))) to(...point); break
        default: to(...at(0))
      }
    }
  }
  return lines
}

/** How many numbers a command of a path takes. */
const SIZES: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 }

function curve(through: readonly [number, number][]): [number, number][] {
  return Array.from({ length: 8 }, (_, n) => {
    let points = [...through]
    const share = (n + 1) / 8
    while (points.length > 1)
      points = points.slice(1).map(([px, py], i) => [points[i]![0] + (px - points[i]![0]) * share, points[i]![1] + (py - points[i]![1]) * share])
    return points[0]!
  })
}

/** A piece of a circle, as SVG writes it. */
function arc([ax, ay]: [number, number], r: number, large: boolean, sweep: boolean, [bx, by]: [number, number]): [number, number][] {
  const chord = Math.hypot(bx - ax, by - ay)
  if (!chord || !r) return [[bx, by]]
  const radius = Math.max(r, chord / 2)
  const rise = Math.sqrt(Math.max(0, radius * radius - (chord * chord) / 4)) * (large === sweep ? -1 : 1)
  const [cx, cy] = [(ax + bx) / 2 - (rise * (by - ay)) / chord, (ay + by) / 2 + (rise * (bx - ax)) / chord]
  const from = Math.atan2(ay - cy, ax - cx)
  let turn = Math.atan2(by - cy, bx - cx) - from
  if (sweep && turn < 0) turn += 2 * Math.PI
  if (!sweep && turn > 0) turn -= 2 * Math.PI
  const pieces = Math.max(2, Math.ceil((Math.abs(turn) / Math.PI) * ROUNDNESS))
  return Array.from({ length: pieces }, (_, n) => {
    const angle = from + (turn * (n + 1)) / pieces
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
  })
}
