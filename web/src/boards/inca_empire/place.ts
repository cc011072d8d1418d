// Where names and culture markers go on a map: each tries places and takes the one that covers
// least. It depends on the map alone and is done once.
import { boxOf, distance, SHEET, type AndesMap, type Atlas, type Point, type Site } from './layout'

export interface Label {
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
}
export interface Places {
  labels: Map<string, Label>
  markers: Map<string, Point>
}
type Rect = [number, number, number, number]

const LETTER = 10
const HEIGHT = 16
/** Centre of the text, seen from the site: in order of liking. */
const ROUND: [number, number, Label['anchor']][] = [
  [12, 4.5, 'start'], [-12, 4.5, 'end'], [9, -8, 'start'], [-9, -8, 'end'], [9, 17, 'start'], [-9, 17, 'end'], [0, -12, 'middle'], [0, 23, 'middle'],
]

function rect({ x, y, anchor }: Label, name: string): Rect {
  const width = name.length * LETTER
  return [anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2, y - HEIGHT + 2, width, HEIGHT]
}

const inside = ([x, y]: Point, [left, top, w, h]: Rect, gap = 0): boolean => x > left - gap && x < left + w + gap && y > top - gap && y < top + h + gap

const overlap = (a: Rect, b: Readonly<Rect>): number =>
  Math.max(0, Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]))

/** How much of a text the sheet's edge would cut off. */
const cutOff = (box: Rect): number => box[2] * box[3] - overlap(box, SHEET)

/** Points along the printed connections, for asking what a text would cover. */
function along(atlas: Atlas): Point[] {
  const points: Point[] = []
  for (const { from, to, pair } of atlas.ways.values())
    if (!pair) for (let n = 1; n < 8; n += 1) points.push([from.x + ((to.x - from.x) * n) / 8, from.y + ((to.y - from.y) * n) / 8])
  return points
}

function label(site: Site, map: AndesMap, lines: readonly Point[], taken: readonly Rect[]): Label {
  let best: Label = { x: site.x, y: site.y, anchor: 'start' }
  let least = Infinity
  const shift = site.type === 'capital' ? 14 : 0
  ROUND.forEach(([dx, dy, anchor], liking) => {
    const one: Label = { x: site.x + dx + Math.sign(dx) * shift, y: site.y + dy, anchor }
    const box = rect(one, site.name)
    let cost = liking * 1.5 + cutOff(box) * 4
    for (const other of taken) cost += overlap(box, other)
    for (const point of lines) if (inside(point, box)) cost += 7
    for (const { id, x, y, type } of map.sites) if (id !== site.id && inside([x, y], box, 4)) cost += type === 'huaca' ? 14 : 40
    if (cost < least) [best, least] = [one, cost]
  })
  return best
}

/** Ray casting: is the point inside the polygon? */
export function within([x, y]: Point, polygon: readonly Point[]): boolean {
  let odd = false
  polygon.forEach(([ax, ay], n) => {
    const [bx, by] = polygon[(n + 1) % polygon.length]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
  })
  return odd
}

function marker(polygon: readonly Point[], centre: Point, atlas: Atlas, texts: readonly Rect[], lines: readonly Point[]): Point {
  const [left, top, w, h] = boxOf(polygon)
  const near = ([x, y]: Point): boolean => inside([x, y], [left, top, w, h], 45)
  const sites = atlas.map.sites.filter(({ x, y }) => near([x, y]))
  const roads = lines.filter(near)
  let best = centre
  let least = Infinity
  for (let x = left; x <= left + w; x += 4)
    for (let y = top; y <= top + h; y += 4) {
      if (!within([x, y], polygon)) continue
      let cost = Math.hypot(x - centre[0], y - centre[1]) / 6
      const edge = Math.min(...polygon.map((point, n) => distance([x, y], point, polygon[(n + 1) % polygon.length]!)))
      if (edge < 15) cost += (15 - edge) * 5
      for (const { x: sx, y: sy, type } of sites) {
        const gap = Math.hypot(x - sx, y - sy)
        const need = type === 'huaca' ? 21 : type === 'capital' ? 42 : 29
        if (gap < need) cost += (need - gap) * 9
      }
      for (const [px, py] of roads) {
        const gap = Math.hypot(x - px, y - py)
        if (gap < 17) cost += (17 - gap) * 0.8
      }
      for (const text of texts) cost += overlap([x - 15, y - 15, 30, 30], text) / 6
      if (cost < least) [best, least] = [[x, y], cost]
    }
  return best
}

const made = new WeakMap<AndesMap, Places>()

/** The places of a map's names and markers. */
export function placesOf(atlas: Atlas): Places {
  let places = made.get(atlas.map)
  if (!places) {
    const lines = along(atlas)
    const texts: Rect[] = []
    const labels = new Map<string, Label>()
    const cities = atlas.map.sites.filter(({ type }) => type === 'city' || type === 'capital')
    for (const site of cities.sort((a, b) => b.name.length - a.name.length)) {
      const one = label(site, atlas.map, lines, texts)
      labels.set(site.id, one)
      texts.push(rect(one, site.name))
    }
    const markers = new Map(
      atlas.map.regions.map((region) => [region.id, marker(region.polygon, [region.x, region.y], atlas, texts, lines)] as const),
    )
    places = { labels, markers }
    made.set(atlas.map, places)
  }
  return places
}
