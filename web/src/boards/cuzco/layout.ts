// Where things lie on the sheets and which drawing stands for what; places come from the components file.
import type { Names } from '../../i18n/i18n.svelte'
import type { Components } from '../../wire/api'

export interface At {
  x: number
  y: number
}
export interface Named {
  id: string
  name: Names
}
export interface Condition {
  test: string
  need: number
  feather?: string
  kind?: string
  ring?: string
  ability?: string
  god?: string
  good?: string
  points?: number
}
export interface Task extends Named {
  all_of: Condition[]
}
export interface Data {
  place: (Named & At & { ring: string })[]
  space: (Named & At & { kinds: string[]; players: number[]; descending: boolean })[]
  feather: Named[]
  good: (Named & { cost: number; points: number })[]
  god: Named[]
  god_card: (Named & { god: string; help: Names })[]
  ability: (Named & { scale: string; by_strength: number[] })[]
  person_kind: Named[]
  mask_field: At[]
  task: Task[]
  start_task: Task[]
  piece: Named[]
  map: { arm: { road: string; pips: number }[] }
  headband: { points: number[] }
  status_track: { points: number[] }
  temple: { points_per_priest_by_round: number[] }
  exchange: { point: number; offering: number; god_card: number; feather: number; khipu: number }
  palace: { task_points: number; task_points_with_card: number }
  layout: {
    mask: {
      feather_slots: At[]
      headband_tiles: At[]
      priests: At[]
      tasks: At[]
      goods: At
      inti: At
      khipu_reserve: At
      food: At
      offerings: At
    }
  }
}

export const data = (components: Components): Data => components as unknown as Data

export interface Look {
  motif: string
  colour: string
}

export const INK = '#2B1D14'
export const LOOK = {
  food: { motif: 'food', colour: '#C9652F' },
  offering: { motif: 'offering', colour: '#A8642F' },
  inti: { motif: 'inti', colour: '#F2C23A' },
  khipu: { motif: 'khipu', colour: '#E9D3A1' },
  priest: { motif: 'priest', colour: '#8C4A2F' },
  status: { motif: 'status', colour: '#F2C23A' },
  vp: { motif: 'vp', colour: '#EEC22B' },
  village: { motif: 'hut', colour: '#D9B27A' },
  headband: { motif: 'headband', colour: '#E7A92C' },
  god: { motif: 'card-back', colour: '#8C2F3C' },
  corn: { motif: 'corn', colour: '#EEC22B' },
  yupana: { motif: 'yupana', colour: '#2F6DA8' },
  first: { motif: 'flag', colour: '#A33F1C' },
} satisfies Record<string, Look>

/** The drawing of each action; a space with two of them shows both. */
export const DEEDS: Record<string, Look> = {
  move_stone: { motif: 'road', colour: '#B9AFA2' },
  move_rope: { motif: 'bridge', colour: '#C98A4A' },
  take_agriculture: LOOK.corn,
  take_research: LOOK.yupana,
  exchange: { motif: 'exchange', colour: '#E7A92C' },
  temple: { motif: 'temple', colour: '#D3B079' },
  headdress: LOOK.headband,
  points: LOOK.vp,
}

/** The drawing of each person ability. */
export const ABILITIES: Record<string, Look> = {
  '01': LOOK.offering,
  '02': LOOK.vp,
  '03': { motif: 'feather-turquoise', colour: '#E9E0CE' },
  '04': { motif: 'road', colour: '#C9BFB0' },
  '05': LOOK.status,
  '06': { motif: 'bridge', colour: '#E0B070' },
  '07': LOOK.god,
  '08': LOOK.khipu,
  '09': LOOK.headband,
  '10': LOOK.food,
  '11': LOOK.corn,
  '12': { motif: 'yupana', colour: '#E9E0CE' },
}

const GOD_MOTIFS: Record<string, string> = {
  iliapa: 'god-iliapa', mama_quilia: 'god-quilia', viracocha: 'god-viracocha', pacha_mama: 'god-pacha', mama_sara: 'god-sara',
}

export const godLook = (god: string): Look => ({ motif: GOD_MOTIFS[god] ?? 'inti', colour: `var(--god-${god.replaceAll('_', '-')})` })
export const goodLook = (good: string): Look => ({ motif: `good-${good}`, colour: `var(--good-${good})` })
export const featherLook = (feather: string): Look => ({ motif: `feather-${feather}`, colour: `var(--feather-${feather})` })

/** A person tile's kind, ability and value, from its id. */
export function tileOf(id: string): { kind: string; ability: string; value: number } {
  const [kind = '', ability = '', value = '0'] = id.split('_')
  return { kind, ability, value: Number(value) }
}

export const cardOf = (from: Data, id: string) => from.god_card.find((card) => card.id === id)
export const taskOf = (from: Data, id: string): Task | undefined =>
  from.task.find((task) => task.id === id) ?? from.start_task.find((task) => task.id === id)
