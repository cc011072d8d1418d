// Where things lie on the board: the components file's places, with the few shifts that the
// drawing needs so that titles and labels fit.
import type { Names } from '../../i18n/i18n.svelte'
import type { Components } from '../../wire/api'

interface At {
  x: number
  y: number
}
export interface Location extends At {
  id: string
  name: Names
  short: Names
  width: number
  height: number
}
interface Track {
  fields: ({ n: number; colour: 'red' | 'green' | 'gold' } & At)[]
  end_mark: number
}
interface Row {
  points: number
  spaces: ({ n: number } & At)[]
  label: At
}
export interface Data {
  cacao_cards: { values: number[] }
  location: Location[]
  score_track: Track
  offering_place: { name: Names; spots: At[] }
  village: { building_sites: ({ n: number } & At)[] }
  pyramid: { row: Row[] }
  round_track: { fields: { round: number; first: number; second: number }[] }
  bidding_mode: { id: string; field_colour: string; name: Names; help: Names }[]
  figure: ({ id: string; name: Names } & At)[]
  black_bonus_dice: { name: Names }
}

export const data = (components: Components): Data => components as unknown as Data

/** Whether a card is higher than those that everybody begins with. */
export const isImprovement = (value: number, { cacao_cards }: Data): boolean => value > Math.max(...cacao_cards.values)

export interface Plate {
  x: number
  y: number
  w: number
  h: number
}

/** Plates that are drawn a little off the data, so that row labels and card fields fit. */
const DRAWN: Record<string, Plate> = {
  pyramid: { x: 604, y: 584, w: 312, h: 326 },
  chocolatl_brewery: { x: 322, y: 620, w: 268, h: 236 },
  tlachtli_court: { x: 88, y: 600, w: 212, h: 292 },
}

export function plateOf({ id, x, y, width, height }: Location): Plate {
  return DRAWN[id] ?? { x: x - width / 2, y: y - height / 2, w: width, h: height }
}

/** The drawing that stands for each place, in its colour. */
export const SIGNS_OF_PLACES: Record<string, { motif: string; colour: string }> = {
  temple_of_chocolatl: { motif: 'chocolatl', colour: '#8C4A2F' },
  plantations: { motif: 'cacao', colour: '#A8642F' },
  village: { motif: 'hut', colour: '#D9B27A' },
  pyramid: { motif: 'pyramid', colour: '#C99A5B' },
  chocolatl_brewery: { motif: 'offering', colour: '#7A4A2B' },
  tlachtli_court: { motif: 'ball', colour: '#C9B48C' },
}

export const FIGURES: Record<string, { motif: string; colour: string }> = {
  chocolatl: { motif: 'chocolatl', colour: '#8C4A2F' },
  old_man: { motif: 'oldman', colour: '#7D6A58' },
}

/** Where a disc of a score lies; the track goes round, and below 0 it stays on 0. */
export function fieldOf(track: Track, score: number): At {
  return track.fields[((score % track.fields.length) + track.fields.length) % track.fields.length]!
}
