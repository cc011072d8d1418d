// What the tasks of the Sapa Inca look like: a number, and a picture of exactly what is counted. No two
// conditions share a picture.
import { ABILITIES, featherLook, goodLook, godLook, LOOK, type Condition, type Look } from './layout'

export interface Picture {
  /** Drawn side by side, overlapping. */
  things: Look[]
  /** A person tile round them: of a kind, or of either. */
  tile?: 'agriculture' | 'research' | 'any'
  /** In the corner: all different, all the same, slid down, a value. */
  mark?: string
}

const GOODS = ['bowl', 'clothing', 'tools'].map(goodLook)
const GREY_FEATHER: Look = { motif: 'feather-turquoise', colour: '#E9E0CE' }
const tileOf = (kind: string | undefined): Picture['tile'] => (kind === 'agriculture' || kind === 'research' ? kind : 'any')

type Draw = (condition: Condition) => Picture

const PICTURES: Record<string, Draw> = {
  feathers_color: ({ feather }) => ({ things: [featherLook(feather!)] }),
  feathers_distinct_colors: () => ({ things: ['turquoise', 'orange', 'pink'].map(featherLook), mark: '≠' }),
  feathers_total: () => ({ things: [GREY_FEATHER, featherLook('turquoise')] }),
  villages_total: () => ({ things: [LOOK.village] }),
  villages_feather_color: ({ feather }) => ({ things: [LOOK.village, featherLook(feather!)] }),
  villages_points: ({ points }) => ({ things: [LOOK.village, LOOK.vp], mark: String(points) }),
  villages_distinct_points: () => ({ things: [LOOK.village, LOOK.vp], mark: '≠' }),
  villages_ring: ({ ring }) => ({ things: [LOOK.village], mark: ring === 'inner' ? '◉' : '○' }),
  tiles_count: ({ kind }) => ({ things: [], tile: tileOf(kind) }),
  tiles_distinct_abilities: ({ kind }) => ({ things: [], tile: tileOf(kind), mark: '≠' }),
  tiles_lowered: ({ kind }) => ({ things: [], tile: tileOf(kind), mark: '▼' }),
  tiles_ability: ({ ability }) => ({ things: [ABILITIES[ability!]!], tile: 'any' }),
  god_cards_of_god: ({ god }) => ({ things: [LOOK.god, godLook(god!)] }),
  god_cards_same_god: () => ({ things: [LOOK.god], mark: '=' }),
  god_cards_distinct_gods: () => ({ things: [LOOK.god], mark: '≠' }),
  goods_of_type: ({ good }) => ({ things: [goodLook(good!)] }),
  goods_total: () => ({ things: GOODS }),
  goods_distinct: () => ({ things: GOODS, mark: '≠' }),
  priests_in_temple: () => ({ things: [LOOK.priest] }),
  food: () => ({ things: [LOOK.food] }),
  offerings: () => ({ things: [LOOK.offering] }),
  headbands_active: () => ({ things: [LOOK.headband] }),
  inti_medallions: () => ({ things: [LOOK.inti] }),
  turn_order_first: () => ({ things: [LOOK.first], mark: '1' }),
}

export const pictureOf = (condition: Condition): Picture => PICTURES[condition.test]?.(condition) ?? { things: [LOOK.village] }
