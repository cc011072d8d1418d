// The book of The Princes of Machu Picchu: its chapters, and what they look like.
import type { Book, Part } from '../../rules/book'
import BookDraw from './BookDraw.svelte'
import { data, LOOKS } from './layout'

const district = (id: string): Part => ({ own: 'district', id, wide: 64 })
const inca = (id: string): Part => ({ own: 'inca', id })
const clergy = (id: string): Part => ({ own: 'clergy', id, wide: 50 })
const good = (id: string, n?: number | string): Part => ({ ...LOOKS[id]!, n })
const moon = (id: string): Part => ({ own: 'moon', id })
const card = (id: string): Part => ({ own: 'card', id })
const stone = (n?: number | string): Part => ({ motif: 'stone', colour: '#B9AFA2', n })
const PRINCE: Part = { own: 'prince' }
const SCOUT: Part = { own: 'scout' }
const steps = (n: number | string): Part => ({ motif: 'summit', colour: '#8F7B57', n })
const SUN: Part = { motif: 'sun', colour: '#EEB12A' }
const points = (n: number | string): Part => ({ motif: 'vp', colour: '#EEC22B', n })
const GOLD: Part = { motif: 'inti', colour: '#EEC22B' }

interface Numbers {
  temple: { steps_per_stone: number; offering_steps_per_unit: number }
  movement: { ride_llamas: number }
  sundial: { reward_steps: number }
  trail: { summit: number }
  card_draw: { draw: number; give_back: number }
  time_track: { last_day: number }
  scoring: { multipliers: number[] }
}

const PIECES: Record<string, Part> = {
  prince: PRINCE, scout: SCOUT, inca: inca('herder'), temple_stone: stone(), time_marker: { motif: 'flag', colour: '#A33F1C' }, sun_tile: SUN, gold: GOLD,
  corn: good('corn'), llama: good('llama'), coca: good('coca'), pottery: good('pottery'), cloth: good('cloth'), sacrifice_card: { motif: 'card-back', colour: '#8C2F3C' },
}
const TABLES: Record<string, Part> = {
  movement: PRINCE, temple: stone(), market: good('llama'), sundial: SUN, trail: steps('△'), card_draw: { motif: 'card-back', colour: '#8C2F3C' },
  time_track: SUN, scoring: GOLD, trail_bonus: points('+'), player_count: inca('herder'), start_hand: inca('herder'),
}

const book: Book = {
  chapters: [
    { id: 'goal' },
    { id: 'turn', about: ['piece:prince'] },
    { id: 'day', about: ['piece:sun_tile', 'moon_tile'] },
    { id: 'production', about: ['district:corn_terrace', 'district:llama_pasture', 'district:coca_plantation', 'district:potters_quarter', 'district:weavers_quarter', 'profession'] },
    { id: 'temples', about: ['district:temple_of_the_sun', 'district:temple_of_the_puma', 'district:temple_of_the_condor'] },
    { id: 'main-temple', about: ['district:main_temple'] },
    { id: 'hiring', about: ['district:guard_house', 'district:royal_palace'] },
    { id: 'clergy', about: ['district:house_of_priests', 'district:house_of_virgins', 'clergy'] },
    { id: 'market', about: ['district:central_plaza', 'market', 'good'] },
    { id: 'sundial', about: ['district:sundial'] },
    { id: 'trail', about: ['station', 'piece:summit'] },
    { id: 'cards', about: ['piece:deck', 'card'] },
    { id: 'night', about: ['piece:time_track'] },
    { id: 'last-day' },
    { id: 'end' },
    { id: 'scoring' },
  ],
  entryOf: (kind, id) => (kind === 'card' ? `sacrifice_card:${id}` : null),
  pictures: (components) => {
    const { temple, movement, sundial, trail, card_draw, time_track, scoring } = components as unknown as Numbers
    const from = data(components)
    const [farmer, herder] = from.profession
    const [stable] = from.station
    const cost = (amounts: Record<string, number>): Part[] => Object.entries(amounts).map(([id, n]) => good(id, n))
    return {
      goal: [PRINCE, '→', district('llama_pasture'), SCOUT, '→', card('farmer__weaver')],
      turn: [PRINCE, '→', district('corn_terrace'), '/', good('llama', movement.ride_llamas), '→', district('main_temple')],
      day: [moon('moon_corn'), moon('moon_llama'), moon('moon_steps_3'), '→', SUN],
      production: [good('corn', herder!.pay_corn), '+', inca('herder'), '→', good('llama', 1), '/', inca('farmer'), '→', good('corn', farmer!.produces.corn)],
      temples: [stone(), steps(`+${temple.steps_per_stone}`), '/', clergy('puma_priest'), '+', good('llama', 1), '→', steps('+')],
      'main-temple': [good('coca', 1), good('cloth', 1), '→', steps(`+${2 * temple.offering_steps_per_unit}`)],
      hiring: [...cost(herder!.cost), '→', inca('herder')],
      clergy: [...cost(from.clergy[0]!.cost), '→', clergy('virgin')],
      market: [good('cloth', 1), '↔', good('corn', from.market.slot_prices[0]!)],
      sundial: [inca('potter'), '→', district('sundial'), '→', steps(`+${sundial.reward_steps}`)],
      trail: [SCOUT, '→', good(stable!.good, stable!.amount), '→', steps(trail.summit)],
      cards: [steps(trail.summit), '→', { motif: 'card-back', colour: '#8C2F3C', n: `+${card_draw.draw}` }, { motif: 'card-back', colour: '#8C2F3C', n: `−${card_draw.give_back}` }],
      night: [moon('moon_llama'), '→', good('llama', 1), district('sundial')],
      'last-day': [{ motif: 'flag', colour: '#A33F1C', n: time_track.last_day }, SUN],
      end: [{ motif: 'card-back', colour: '#8C2F3C', n: 0 }, '/', { motif: 'flag', colour: '#A33F1C', n: time_track.last_day }],
      scoring: [card('farmer__weaver'), '+', inca('farmer'), '→', points('+1'), '/', GOLD, `×${scoring.multipliers[0] ?? ''}`],
    }
  },
  pictureOf: (kind, id) => {
    switch (kind) {
      case 'district': return [district(id)]
      case 'good': return [good(id)]
      case 'profession': return [inca(id)]
      case 'clergy': return [clergy(id)]
      case 'moon_tile': return [moon(id)]
      case 'sacrifice_card': return [card(id)]
      case 'station': return [id === 'granary' ? good('corn') : good('llama')]
      case 'piece': return PIECES[id] ? [PIECES[id]] : []
      default: return TABLES[kind] ? [TABLES[kind]] : []
    }
  },
  Draw: BookDraw,
}

export default book
