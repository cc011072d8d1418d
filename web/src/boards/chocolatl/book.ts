// The book of Chocolatl: its chapters, and what they look like.
import type { Book, Part } from '../../rules/book'
import BookDraw from './BookDraw.svelte'
import { data, FIGURES, SIGNS_OF_PLACES } from './layout'

const card = (value: number | string): Part => ({ own: 'card', id: String(value), wide: 46 })
const black = (value: number | string): Part => ({ own: 'black', id: String(value), wide: 46 })
const field = (id: string): Part => ({ own: 'field', id })
const points = (n: number | string): Part => ({ motif: 'vp', colour: '#EEC22B', n })
const PYRAMID: Part = { own: 'pyramid', wide: 104 }
const ALTAR: Part = { own: 'altar', wide: 62 }
const CHOCOLATL: Part = FIGURES.chocolatl!
const OLD_MAN: Part = FIGURES.old_man!
const HUT: Part = { motif: 'hut', colour: '#D9B27A' }

interface Numbers {
  location: { id: string; first_points?: number; lowest_points?: number }[]
  points_item: { id: string; final_points?: number }[]
  improvement_deck: { id: string; values: number[] }[]
}

/** The drawing of each item of the score. */
const ITEMS: Record<string, Part> = {
  own_pyramid_markers: { cube: 'eye' }, pyramid_majority: { motif: 'flag', colour: '#E7A92C' }, holds_chocolatl: CHOCOLATL, holds_old_man: OLD_MAN,
  offering_value: card(9), highest_offering: ALTAR, one_black_die: { die: 6, dark: true },
}

const book: Book = {
  chapters: [
    { id: 'goal' },
    { id: 'offering', about: ['offering_place'] },
    { id: 'round' },
    { id: 'modes', about: ['field'] },
    { id: 'ranking' },
    { id: 'temple', about: ['location:temple_of_chocolatl', 'figure'] },
    { id: 'plantations', about: ['location:plantations'] },
    { id: 'village', about: ['location:village', 'hut'] },
    { id: 'dice', about: ['die'] },
    { id: 'pyramid', about: ['location:pyramid'] },
    { id: 'brewery', about: ['location:chocolatl_brewery'] },
    { id: 'court', about: ['location:tlachtli_court'] },
    { id: 'end' },
    { id: 'scoring' },
  ],
  pictures: (components) => {
    const from = data(components)
    const numbers = components as unknown as Numbers
    const [first] = from.round_track.fields
    const lowest = numbers.location.find(({ id }) => id === 'chocolatl_brewery')?.lowest_points ?? 0
    const final = (id: string): number => numbers.points_item.find((one) => one.id === id)?.final_points ?? 0
    return {
      goal: [card(12), '+', card(5), '→', SIGNS_OF_PLACES.plantations!, '→', points('?')],
      offering: [card(9), '→', ALTAR, '→', points(9)],
      round: [{ die: 5 }, { die: 3 }, { die: 1 }, { die: 4, dark: true }, black(14), black(8)],
      modes: [field('red'), field('green'), field('gold')],
      ranking: [card(12), card(3), '>', card(8), card(6)],
      temple: [CHOCOLATL, points(`+${numbers.location[0]?.first_points ?? 1}`), '/', OLD_MAN],
      plantations: [{ die: 6 }, points('1.'), { die: 4 }, points('2.'), { die: 1 }, points('3.')],
      village: [HUT, '/', { die: 5, dark: true }],
      dice: [card(7), card(2), '+', { die: 4, dark: true }, '=', '13'],
      pyramid: [{ cube: 'eye' }, { cube: 'star' }, '→', PYRAMID],
      brewery: [SIGNS_OF_PLACES.chocolatl_brewery!, points(`+${first?.first ?? ''}`), points(`+${first?.second ?? ''}`), '/', points(lowest)],
      court: [black(14), '↔', card(1)],
      end: [field(String(from.score_track.end_mark)), '/', { cube: 'eye' }, '/', PYRAMID],
      scoring: [{ cube: 'eye' }, points(final('own_pyramid_markers')), CHOCOLATL, points(final('holds_chocolatl')), OLD_MAN, points(final('holds_old_man'))],
    }
  },
  pictureOf: (kind, id, components) => {
    switch (kind) {
      case 'location': return [SIGNS_OF_PLACES[id]!]
      case 'figure': return [FIGURES[id]!]
      case 'bidding_mode': return [field(data(components).bidding_mode.find((mode) => mode.id === id)!.field_colour)]
      case 'improvement_deck': return [black((components as unknown as Numbers).improvement_deck.find((deck) => deck.id === id)!.values.at(-1)!)]
      case 'cacao_cards': return [card(12)]
      case 'offering_place': return [ALTAR]
      case 'white_cacao_dice': return [{ die: 5 }]
      case 'black_bonus_dice': return [{ die: 5, dark: true }]
      case 'bonus_tile': return [HUT]
      case 'score_track': return [field('40')]
      case 'piece': return id === 'rounds' ? [SIGNS_OF_PLACES.chocolatl_brewery!] : id === 'marker_stones' ? [{ cube: 'eye' }] : []
      default: return ITEMS[id] ? [ITEMS[id]] : []
    }
  },
  Draw: BookDraw,
}

export default book
