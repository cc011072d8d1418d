// The maps as the components file has them, and the shapes drawn from them. Board units are the
// data's own: 0 to 1000; the sheet shows x from 60 to 1020 and y from 20 to 980.
import type { Names } from '../../i18n/i18n.svelte'
import type { Components } from '../../wire/api'
import type { View } from '../../wire/gen/inca_empire'

export type Point = readonly [number, number]
export type Box = readonly [number, number, number, number]

export interface Region {
  id: string
  name: string
  x: number
  y: number
  seashore?: boolean
  start_colour?: string
  polygon: Point[]
}
export interface Site {
  id: string
  name: string
  type: 'capital' | 'city' | 'garrison' | 'huaca'
  temple_bonus?: number
  x: number
  y: number
}
export interface Sector {
  id: string
  colours: [string, string]
  name: Names
  x: number
  y: number
}
type Line = [id: string, from: string, to: string, region: string | string[]]
export interface AndesMap {
  capital: string
  coastline: Point[]
  east_edge: Point[]
  sectors: Sector[]
  regions: Region[]
  sites: Site[]
  connections: Line[]
  wilderness_pairs: Line[]
}
export interface Marker {
  id: string
  name: Names
  resistance: number
  labour: number
  vp: number
}
export interface SunEvent {
  id: string
  name: Names
  help: Names
  symbol: string
}
interface Named {
  id: string
  name: Names
}
export interface Data {
  map_4p: AndesMap
  map_3p: AndesMap
  era: { id: number; name: Names; from: number; to: number }[]
  phase: Named[]
  round: { id: number; era: number; phases: string[] }[]
  construction: (Named & { points?: number; sapa_inca_points?: number })[]
  slot: Named[]
  site_type: Named[]
  culture_marker: Marker[]
  invasion_marker: Named[]
  sun_event: SunEvent[]
}

export const SHEET: Box = [60, 20, 960, 960]
export const SUN: Box = [666, 38, 332, 300]
export const TRACK: Box = [76, 628, 468, 338]
export const ORDER: Box = [76, 520, 262, 88]

export const data = (components: Components): Data => components as unknown as Data

/** A connection or a wilderness pair with its ends. */
export interface Way {
  id: string
  from: Site
  to: Site
  pair: boolean
}

/** A map with everything found by its id. */
export interface Atlas {
  map: AndesMap
  sites: Map<string, Site>
  regions: Map<string, Region>
  ways: Map<string, Way>
}

const made = new WeakMap<AndesMap, Atlas>()

/** The atlas of the map in use. */
export function atlasOf(components: Components, view: Pick<View, 'map'> | null): Atlas {
  const map = data(components)[view?.map === 'map_3p' ? 'map_3p' : 'map_4p']
  let atlas = made.get(map)
  if (!atlas) {
    const sites = new Map(map.sites.map((site) => [site.id, site]))
    const ways = new Map<string, Way>()
    for (const [lines, pair] of [[map.connections, false], [map.wilderness_pairs, true]] as const)
      for (const [id, from, to] of lines) ways.set(id, { id, from: sites.get(from)!, to: sites.get(to)!, pair })
    atlas = { map, sites, regions: new Map(map.regions.map((region) => [region.id, region])), ways }
    made.set(map, atlas)
  }
  return atlas
}

export const path = (points: readonly Point[], closed = true): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}${closed ? 'Z' : ''}`

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top]
}

/** How far a point is from a stretch. */
export function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - ax - part * dx, y - ay - part * dy)
}

/** Land by height: the shore, the mountains, the forest's edge in the east. */
export function ground(region: Region, map: AndesMap): string {
  if (region.start_colour) return 'var(--start-region)'
  if (region.seashore) return 'var(--coast)'
  const edge = map.east_edge
  const east = region.polygon.some((point) => edge.some((end, n) => n > 0 && distance(point, edge[n - 1]!, end) < 1))
  return east ? 'var(--selva)' : 'var(--sierra)'
}

/** Room that a stick leaves before a site. */
const GAP: Record<Site['type'], number> = { capital: 20, city: 8, garrison: 8, huaca: 7 }

/** A stretch between two sites, a little short of both. */
export function stretch({ from, to }: Way): { x: number; y: number; angle: number; length: number; end: Point } {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const far = Math.hypot(dx, dy)
  const [before, after] = far > 40 ? [GAP[from.type], GAP[to.type]] : [GAP[from.type] * 0.72, GAP[to.type] * 0.72]
  const [x, y] = [from.x + (dx * before) / far, from.y + (dy * before) / far]
  return {
    x, y, angle: (Math.atan2(dy, dx) * 180) / Math.PI, length: far - before - after,
    end: [to.x - (dx * after) / far, to.y - (dy * after) / far],
  }
}

/** From the middle of the sun board, the way along which a colour's ray goes. */
export function ray(colour: string, sectors: readonly Sector[]): Point {
  let [x, y] = [0, 0]
  for (const sector of sectors)
    if (sector.colours.includes(colour)) {
      const [dx, dy] = [sector.x - 500, sector.y - 500]
      const far = Math.hypot(dx, dy)
      x += dx / far
      y += dy / far
    }
  const far = Math.hypot(x, y)
  return [x / far, y / far]
}
