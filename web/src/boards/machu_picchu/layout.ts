// Where things lie on the board: the components file's places, and the few measures of the drawing.
import type { Names } from '../../i18n/i18n.svelte'
import type { Components } from '../../wire/api'
import type { DistrictView } from '../../wire/gen/machu_picchu'

export interface At {
  x: number
  y: number
}
type Amounts = Record<string, number>

export interface District extends At {
  id: string
  kind: 'production' | 'temple' | 'main_temple' | 'hiring' | 'clergy_house' | 'market' | 'sundial'
  name: Names
  short: Names
}
export interface Data {
  good: { id: string; name: Names; unit_size: number }[]
  profession: { id: string; name: Names; district: string; hired_at: string; cost: Amounts; produces: Amounts; pay_corn: number }[]
  clergy: { id: string; name: Names; count: number; temple: string; recruited_at: string; cost: Amounts; steps: number[] }[]
  district: District[]
  adjacency: { edges: [string, string][] }
  market: { columns: string[]; slot_prices: number[] }
  temple: { offering_steps_per_unit: number }
  trail: { summit: number }
  station: { id: string; field: number; good: string; amount: number }[]
  moon_tile: { id: string; name: Names; steps?: number; good?: string; amount?: number; pay_corn?: number }[]
  sacrifice_card: { id: string; name: Names; icons: [string, string]; gold: number }[]
  layout: {
    moon: At
    deck: At
    market_columns_x: number[]
    market_rows_y: number[]
    clergy_columns_x: number[]
    clergy_rows_y: Amounts
    moon_tiles: At[]
    time_track_days: ({ day: number } & At)[]
    time_track_moons: ({ after_day: number } & At)[]
    trail_fields: ({ field: number } & At)[]
  }
}

export const data = (components: Components): Data => components as unknown as Data

/** A district's plate. */
export const PLATE = { w: 120, h: 88, head: 25 }

/** A long name has a head wider than the plate, whose stepped corners (and the ring in them) would cut its first and
 * last letter: letters are never smaller than 11 px at 1280. */
export function headWidth(name: string): number {
  const needed = name.length * 9.6 + 14
  return needed < PLATE.w - 8 ? PLATE.w : Math.max(PLATE.w + 12, needed)
}

/** Drawn a little off its data point, so that it clears the priests' house. */
const MOVED: Record<string, At> = { main_temple: { x: -18, y: -14 } }

export function middleOf({ id, x, y }: District): At {
  const by = MOVED[id] ?? { x: 0, y: 0 }
  return { x: x + by.x, y: y + by.y }
}

export interface Look {
  motif: string
  colour: string
}

const good = (id: string): Look => ({ motif: id, colour: `var(--good-${id})` })

/** What stands for goods, professions (by what they make) and clergy. */
export const LOOKS: Record<string, Look> = {
  corn: good('corn'), llama: good('llama'), coca: good('coca'), pottery: good('pottery'), cloth: good('cloth'),
  farmer: good('corn'), herder: good('llama'), coca_planter: good('coca'), potter: good('pottery'), weaver: good('cloth'),
  virgin: { motif: 'virgin', colour: '#C04A5E' },
  puma_priest: { motif: 'puma', colour: '#C98A45' },
  condor_priest: { motif: 'condor', colour: '#6B5F55' },
}

/** The picture of a district that has no good of its own. */
export const PICTURES: Record<string, Look> = {
  temple_of_the_sun: { motif: 'sun', colour: '#EEB12A' },
  temple_of_the_puma: { motif: 'puma', colour: '#C98A45' },
  temple_of_the_condor: { motif: 'condor', colour: '#4A4038' },
  main_temple: { motif: 'temple', colour: '#D3B079' },
  guard_house: { motif: 'hut', colour: '#C9A06A' },
  royal_palace: { motif: 'city', colour: '#B9A58A' },
  house_of_priests: { motif: 'priest', colour: '#8C4A2F' },
  house_of_virgins: { motif: 'virgin', colour: '#C04A5E' },
}

export const KINDS: Record<District['kind'], { fill: string; ink: string }> = {
  production: { fill: 'var(--kind-production)', ink: '#2B1D14' },
  temple: { fill: 'var(--kind-temple)', ink: '#2B1D14' },
  main_temple: { fill: 'var(--kind-temple)', ink: '#2B1D14' },
  hiring: { fill: 'var(--kind-hiring)', ink: '#FFFAF1' },
  clergy_house: { fill: 'var(--kind-clergy)', ink: '#FFFAF1' },
  market: { fill: 'var(--kind-civic)', ink: '#2B1D14' },
  sundial: { fill: 'var(--kind-civic)', ink: '#2B1D14' },
}

/** Where a prince stands: on the upper edge of a plate, the first at the right. */
export function princeAt(data: Data, districts: readonly DistrictView[], seat: number): At | null {
  const here = districts.find(({ princes }) => princes.includes(seat))
  const district = here && data.district.find(({ id }) => id === here.id)
  if (!here || !district) return null
  const { x, y } = middleOf(district)
  return { x: x + 36 - here.princes.indexOf(seat) * 27, y: y - 66 }
}

/** Where a scout stands: left of its field, behind those who came to it before in seat order. */
export function scoutAt(data: Data, scouts: readonly number[], seat: number): At {
  const field = scouts[seat]!
  const { x, y } = data.layout.trail_fields[field]!
  const before = scouts.slice(0, seat).filter((other) => other === field).length
  return { x: x - 34 + before * 17, y: y - 9 - before * 5 }
}

/** The columns of a row of clergy: rows stand at the right end, so that they make a stair. */
export function clergyColumns({ layout }: Data, count: number): number[] {
  return layout.clergy_columns_x.slice(layout.clergy_columns_x.length - count)
}

export const TILE = { w: 42, h: 62 }
