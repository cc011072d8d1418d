// The book of Cuzco: its chapters, and what they look like.
import type { Book, Part } from '../../rules/book'
import BookDraw from './BookDraw.svelte'
import { ABILITIES, featherLook, godLook, goodLook, LOOK } from './layout'

const points = (n: number | string): Part => ({ ...LOOK.vp, n })
const die = (n: number): Part => ({ die: n, sign: 'eye' })
const other = (n: number): Part => ({ die: n, sign: 'tumi' })
const road = (id: string): Part => ({ own: 'road', id, wide: 78 })
const tile = (id: string): Part => ({ own: 'tile', id, wide: 70 })
const space = (id: string): Part => ({ own: 'space', id, wide: 76 })
const village = (id: string): Part => ({ own: 'village', id, wide: 82 })
const god = (id: string): Part => ({ own: 'god_card', id })
const task = (id: string): Part => ({ own: 'task', id, wide: 72 })
const feather = (id: string): Part => featherLook(id)
const RUNNER: Part = { own: 'runner' }
const PRIEST: Part = { own: 'priest' }
const CUZCO: Part = { own: 'cuzco', wide: 62 }
const HORN: Part = { motif: 'status', colour: '#C9A15B' }
const STATUS: Part = LOOK.status
const ORDER: Part = LOOK.first

interface Numbers {
  palace: { task_points: number }
  temple: { points_per_priest_by_round: number[] }
  headband: { round_bonus: number[]; points: number[]; feathers_needed: number }
  exchange: { point: number; offering: number }
  pututu: { changes: number[] }
  god_play: { offerings: number }
  final_scoring: Record<string, number>
}

const PIECES: Record<string, Part> = {
  runner: RUNNER, khipu: LOOK.khipu, reserve: LOOK.khipu, priest: PRIEST, food: LOOK.food, offering: LOOK.offering, inti: LOOK.inti, overlay: CUZCO, die: die(4), turn_order: ORDER,
  village: LOOK.village, point: LOOK.vp, tasks: task('01'), god_card: god('01'), market: goodLook('jug'), goods: goodLook('jug'), pututu: HORN,
}
const TABLES: Record<string, Part> = {
  points_action: points('+'), person_tiles: tile('agriculture_10_3'), houses: { motif: 'hut', colour: '#B98A52' }, exchange: { motif: 'exchange', colour: '#E7A92C' },
  temple: { motif: 'temple', colour: '#D3B079' }, headband: LOOK.headband, fire_trial: { motif: 'flame', colour: '#EE7B22' }, god_play: LOOK.god, status_track: STATUS,
  palace: { motif: 'chakana', colour: '#7A5233' }, pututu: HORN, final_scoring: { motif: 'flag', colour: '#A33F1C' },
}

const book: Book = {
  chapters: [
    { id: 'goal' },
    { id: 'round' },
    { id: 'dice', about: ['die', 'placed', 'space:points'] },
    { id: 'movement', about: ['place', 'road', 'rotation', 'space:movement', 'space:stone_path', 'space:rope_bridge'] },
    { id: 'persons', about: ['house', 'person_kind', 'tile', 'field', 'space:agriculture', 'space:research', 'space:people'] },
    { id: 'exchange', about: ['space:exchange', 'piece:point', 'piece:khipu'] },
    { id: 'temple', about: ['step', 'space:temple'] },
    { id: 'headdress', about: ['headband', 'slot', 'feather', 'space:headdress'] },
    { id: 'trial', about: ['piece:offering', 'piece:food'] },
    { id: 'gods', about: ['card', 'god', 'piece:inti'] },
    { id: 'abilities', about: ['ability'] },
    { id: 'status', about: ['piece:status_track'] },
    { id: 'market', about: ['good'] },
    { id: 'tasks', about: ['task'] },
    { id: 'mask', about: ['seat'] },
    { id: 'pututu', about: ['pututu'] },
    { id: 'scoring' },
  ],
  entryOf: (kind, id) => (kind === 'card' ? `god_card:${id}` : null),
  pictures: (components) => {
    const { palace, temple, headband, exchange, pututu, god_play, final_scoring } = components as unknown as Numbers
    return {
      goal: [die(5), '→', RUNNER, '+', tile('agriculture_10_2'), '→', points('?')],
      round: ['I', die(3), '→', 'II', tile('research_05_2'), '→', 'III', LOOK.food],
      dice: [space('exchange'), other(5), '>', die(3), '>', die(1)],
      movement: [die(4), '≥', road('stone_3'), '→', village('violet_3')],
      persons: [die(4), '≥', { motif: 'hut', colour: '#B98A52', n: 3 }, '→', tile('research_01_3')],
      exchange: [die(3), '→', points(`${exchange.point}`), '+', { ...LOOK.offering, n: exchange.offering }],
      temple: [PRIEST, '→', { motif: 'temple', colour: '#D3B079' }, '→', points(`+${temple.points_per_priest_by_round[0] ?? ''}`)],
      headdress: [feather('violet'), feather('orange'), '→', LOOK.headband, points(`+${headband.round_bonus[0] ?? ''}`)],
      trial: [LOOK.god, '/', LOOK.offering, '→', STATUS, '/', LOOK.food],
      gods: [god('01'), '−', { ...LOOK.offering, n: god_play.offerings }, '/', god('10'), '−', LOOK.inti],
      abilities: [tile('agriculture_10_1'), tile('agriculture_10_2'), '→', { ...LOOK.food, n: '2×' }],
      status: [STATUS, '→', points('+'), ORDER],
      market: [LOOK.food, '→', goodLook('jug'), points('+')],
      tasks: [task('01'), '→', points(`+${palace.task_points}`)],
      mask: [feather('turquoise'), LOOK.headband, tile('research_05_2'), LOOK.khipu],
      pututu: [die(2), die(2), '→', HORN, '→', `±${pututu.changes[0] ?? ''}`],
      scoring: [LOOK.inti, points(final_scoring.per_inti_medallion ?? ''), village('pink_4'), goodLook('bowl'), points(final_scoring.all_6_goods ?? '')],
    }
  },
  pictureOf: (kind, id, components) => {
    switch (kind) {
      case 'space': return [space(id)]
      case 'place': return id === 'cuzco' ? [CUZCO] : [LOOK.village]
      case 'road': return [road(id)]
      case 'person_kind': return [id === 'agriculture' ? LOOK.corn : LOOK.yupana]
      case 'feather': return [feather(id)]
      case 'god': return [godLook(id)]
      case 'god_card': return [god(id)]
      case 'ability': return [ABILITIES[id]!]
      case 'good': return [goodLook(id)]
      case 'start_task':
      case 'task': return [task(id)]
      case 'mask': return components.mask ? [{ own: 'mask', id, wide: 66 }] : []
      case 'piece': return PIECES[id] ? [PIECES[id]] : []
      case 'table': return id === 'map' ? [CUZCO] : id === 'player_start' || id === 'setup' ? [ORDER] : []
      default: return TABLES[kind] ? [TABLES[kind]] : []
    }
  },
  Draw: BookDraw,
}

export default book
