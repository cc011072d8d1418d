import { i18n, t, type Args } from '../../i18n/i18n.svelte'
import type { Table } from '../../table/table.svelte'
import type { Offer } from '../../wire/gen/wire'
import type { Event, View } from '../../wire/gen/cuzco'
import type { BoardModule, Prompt } from '../board'
import Board from './Board.svelte'
import Chips from './Chips.svelte'
import Counters from './Counters.svelte'
import Side from './Side.svelte'
import Tray from './Tray.svelte'
import { eventArgs, eventTargets } from './events'
import { cardOf, data, featherLook, goodLook, LOOK } from './layout'
import { taskName, tileName } from './words'

/** Decisions whose first option does not tell what is asked; all others are prompted by kind of action. */
const ASKED: Record<string, readonly [title: string, hint?: string]> = {
  exchange: ['prompt-exchange', 'prompt-exchange-hint'],
  phase_two: ['prompt-phase-two', 'prompt-phase-two-hint'],
  feather_slot: ['prompt-feather-slot', 'prompt-feather-slot-hint'],
  feather_any: ['prompt-feather-any'],
  buy: ['prompt-buy', 'prompt-buy-hint'],
  final_task: ['prompt-final-task'],
}

function prompt(table: Table, offers: readonly Offer[]): Prompt | null {
  const { decision } = table.view as View
  const clicked = (type: string): string => table.clicks.find((click) => click.startsWith(type))?.slice(type.length) ?? ''
  const face = clicked('die:')
  const space = clicked('space:')
  if (decision.id === 'place' && (face || space))
    return { id: face ? 'prompt-place-where' : 'prompt-place-which', args: { face, space: space && table.names.name(`space:${space}`) } }
  const kind = `prompt-${offers[0]!.kind.replaceAll('_', '-')}`
  const [id, hint] = ASKED[decision.id ?? ''] ?? [kind, `${kind}-hint`]
  const args = {
    value: decision.value ?? 0, road: decision.road ?? '', extra: String(decision.extra_turn),
    kind: decision.kind ? table.names.name(`person_kind:${decision.kind}`) : '',
    card: decision.card ? table.names.name(`card:${decision.card}`) : '',
  }
  const told = hint ? i18n.first([hint], args) : null
  return { id, args, hint: told ?? (decision.card ? (tipOf(`card:${decision.card}`, table) ?? undefined) : undefined) }
}

/** What an option's sentence needs beyond the names of its targets: the tile in a house, the card of a god. */
function offerArgs({ kind, args, targets }: Offer, table: Table): Args {
  const view = table.view as View
  const own = view.viewer === null ? null : view.players[view.viewer]!
  const tile = (id: string | null | undefined): Args => (id ? { tile: tileName(id, table) } : {})
  switch (kind) {
    case 'place': {
      const what = targets.find((target) => target.startsWith('road:') || target.startsWith('person_kind:'))
      const cards = args.flatMap((arg) => {
        const [number = '', source] = String(arg).split(':')
        return source ? [t(source === 'hand' ? 'source-hand' : 'source-inti', { card: table.names.name(`card:${number}`) })] : []
      })
      return { what: what ? table.names.name(what) : 'none', cards: cards.join(', ') || 'none' }
    }
    case 'play': return { card: table.names.name(`card:${args[0]}`) }
    case 'take_god': return { card: table.names.name(`card:${view.gods.find(({ id }) => id === args[0])?.open ?? ''}`) }
    case 'take_tile': return tile(view.houses[String(args[0])]?.[Number(args[1]) - 1])
    case 'slide_down':
    case 'slide_up': return tile(own?.fields[Number(args[0])]?.tile)
    case 'use': return { boosted: String(args.length > 2) }
    case 'complete': return { with_card: String(args.length > 1) }
    case 'put_feather': return { feather: table.names.name(`feather:${own?.slots[Number(args[0])] ?? ''}`) }
    default: return {}
  }
}

function nameOf(target: string, table: Table): string | null {
  const from = data(table.components)
  const [type = '', id = ''] = target.split(':')
  switch (type) {
    case 'card': return `${id} ${i18n.name(cardOf(from, id)?.name)}`
    case 'task': return taskName(id, table)
    case 'tile': return tileName(id, table)
    case 'seat': return t('mask-of', { name: table.seatName(Number(id)) })
    case 'rotation': return t('rotation-to', { place: table.names.name(`place:in${id}`) })
    case 'feather': return t('feather-name', { colour: i18n.name(from.feather.find((one) => one.id === id)?.name) })
    case 'house': {
      const [kind, slot = ''] = id.split('_')
      return t('house-name', { kind: table.names.name(`person_kind:${kind}`), slot })
    }
    case 'placed': {
      const cut = id.lastIndexOf('_')
      return t('placed-name', { face: id.slice(cut + 1), space: table.names.name(`space:${id.slice(0, cut)}`) })
    }
    case 'ability': {
      const [kind, ability] = id.split('_')
      if (!ability) return null
      const count = (table.view as View).players[(table.view as View).viewer ?? 0]!.fields.filter(({ tile }) => tile?.startsWith(`${id}_`)).length
      return t('ability-name', { kind: table.names.name(`person_kind:${kind}`), ability: table.names.name(`ability:${ability}`), count })
    }
    default: return null
  }
}

function tipOf(target: string, table: Table): string | null {
  const from = data(table.components)
  const [type = '', id = ''] = target.split(':')
  const open = type === 'god' ? (table.view as View | null)?.gods.find((god) => god.id === id)?.open : type === 'card' ? id : null
  return open ? i18n.name(cardOf(from, open)?.help) : null
}

const cuzco: BoardModule<View, Event> = {
  id: 'cuzco',
  wide: true,
  Board, Side, Tray, Counters, Chips,
  prompt, nameOf, tipOf, offerArgs,
  status: (view, seat) => (view.phase === 'setup' && view.decision.id === 'draft_tasks' && view.players[seat]!.chosen ? { id: 'status-chosen', done: true } : null),
  seatFields: ['seat', 'owner'],
  eventArgs, eventTargets,
  headings: ['round_began'],
  silent: [
    'game_began', 'tasks_drawn', 'task_kept', 'god_card_returned', 'god_cards_left_over', 'god_card_turned_up', 'god_pile_rebuilt',
    'fire_trial_began', 'houses_laid', 'palace_laid', 'order_changed',
  ],
  pointsOf: (view, seat) => view.players[seat]!.points,
  points: {
    start: { motif: 'flag', colour: '#C9B48C' },
    points_action: LOOK.vp,
    exchange: { motif: 'exchange', colour: '#E7A92C' },
    headbands: { motif: 'headband', colour: '#D9772B' },
    abilities: { motif: 'corn', colour: '#D2552B' },
    god_cards: { motif: 'card-back', colour: '#8C2F3C' },
    status: { motif: 'status', colour: '#2F6DA8' },
    temple: { motif: 'temple', colour: '#B98A52' },
    market: goodLook('bowl'),
    tasks: { motif: 'chakana', colour: '#7A5233' },
    inti: LOOK.inti,
    villages: { motif: 'hut', colour: '#9DBB86' },
    all_feathers: featherLook('turquoise'),
    all_headbands: { motif: 'headband', colour: '#A33F1C' },
    all_tasks: { motif: 'chakana', colour: '#3A1F17' },
    all_khipu: { motif: 'khipu', colour: '#C9A15B' },
    all_fields: { motif: 'yupana', colour: '#24539A' },
    all_goods: goodLook('jewelry'),
  },
  rules: [
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
  guide: [
    { id: 'welcome', shows: ['#board'] },
    { id: 'setup', shows: ['#hand'] },
    { id: 'place', shows: ['space:exchange', 'space:temple', 'space:headdress', 'space:points'] },
    { id: 'map', shows: ['place:cuzco'] },
    { id: 'mask', shows: ['headband:1', 'slot:0', 'slot:1', 'field:0', 'field:1'] },
    { id: 'capital', shows: ['piece:status_track', 'step:1', 'house:agriculture_1', 'house:research_1'] },
    { id: 'gods', shows: ['god:iliapa', 'god:viracocha', 'piece:inti'] },
    { id: 'undo', shows: ['#prompt'] },
  ],
}

export default cuzco
