import { i18n, t, type Args } from '../../i18n/i18n.svelte'
import type { Table } from '../../table/table.svelte'
import type { Offer } from '../../wire/gen/wire'
import { WORDS, type Event, type View } from '../../wire/gen/cuzco'
import type { BoardModule, Prompt } from '../board'
import Board from './Board.svelte'
import Chips from './Chips.svelte'
import Counters from './Counters.svelte'
import Hand from './Hand.svelte'
import Side from './Side.svelte'
import Strip from './Strip.svelte'
import Tray from './Tray.svelte'
import { eventTargets } from './events'
import { cardOf, data, featherLook, goodLook, LOOK, tileOf } from './layout'
import { flights } from './flights'
import * as summary from './summary'

/** Decisions whose first option does not tell what is asked; all others are prompted by kind of action. */
const ASKED: Record<string, readonly [title: string, hint?: string]> = {
  exchange: ['prompt-exchange', 'prompt-exchange-hint'],
  phase_two: ['prompt-phase-two', 'prompt-phase-two-hint'],
  feather_slot: ['prompt-feather-slot', 'prompt-feather-slot-hint'],
  feather_any: ['prompt-feather-any', 'prompt-feather-slot-hint'],
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
  const kinds = new Set(offers.map((offer) => offer.kind))
  const kind = kinds.has('complete') && kinds.has('box') ? 'prompt-complete-or-box' : `prompt-${offers[0]!.kind.replaceAll('_', '-')}`
  const [id, hint] = ASKED[decision.id ?? ''] ?? [kind, `${kind}-hint`]
  const args = {
    value: decision.value ?? 0, road: decision.road ?? '', extra: String(decision.extra_turn),
    kind: decision.kind ? table.names.name(`person_kind:${decision.kind}`) : '',
    card: decision.card ? table.names.name(`card:${decision.card}`) : '',
  }
  const told = hint ? i18n.first([hint], args) : null
  return { id, args, hint: told ?? (decision.card ? (tipOf(`card:${decision.card}`, table) ?? undefined) : undefined) }
}

/** What the position adds to the words of an option: the tile in a house, the card of a god. */
function offerArgs({ kind, args }: Offer, table: Table): Args | null {
  const view = table.view as View
  const own = view.viewer === null ? null : view.players[view.viewer]!
  const named = (type: string, id: string | null | undefined): Args | null => (id ? { [type]: table.names.name(`${type}:${id}`) } : null)
  switch (kind) {
    case 'take_god': return named('card', view.gods.find(({ id }) => id === args[0])?.open)
    case 'take_tile': return named('tile', view.houses[String(args[0])]?.[Number(args[1]) - 1])
    case 'slide_down':
    case 'slide_up': return named('tile', own?.fields[Number(args[0])]?.tile)
    case 'done': return view.decision.id === 'exchange' && view.decision.value ? { value: view.decision.value } : null
    case 'buy': {
      const good = view.market[view.round - 1]?.find((one) => one?.id === args[0])
      return good ? { cost: good.cost, points: good.points } : null
    }
    case 'activate': return { points: view.headdress_bonus + (data(table.components).headband.points[Number(args[0]) - 1] ?? 0) }
    case 'put_feather': return named('feather', own?.slots[Number(args[0])])
    default: return null
  }
}

function nameOf(target: string, table: Table): string | null {
  // Something on the mask of another player has that seat behind its id.
  const [plain = '', seat] = target.split('@')
  if (seat !== undefined) return table.names.name(plain)
  const [type = '', id = ''] = target.split(':')
  if (type === 'seat') return t('mask-of', { name: table.seatName(Number(id)) })
  if (type === 'pile') return t('tile-pile', { kind: table.names.name(`person_kind:${id}`) })
  if (type !== 'ability') return null
  const [kind, ability] = id.split('_')
  const view = table.view as View
  const count = view.players[view.viewer ?? 0]!.fields.filter(({ tile }) => tile?.startsWith(`${id}_`)).length
  return t('ability-name', { kind: table.names.name(`person_kind:${kind}`), ability: table.names.name(`ability_name:${ability}`), count })
}

/** What an ability does, and how much with one, two and three equal tiles. */
function abilityTip(id: string, table: Table): string {
  const { scale, by_strength: [one, two, three] } = data(table.components).ability.find((ability) => ability.id === id)!
  return `${t(`tip-ability-${id}`)} ${t(scale === 'linear' ? 'strengths' : 'strengths-up-to', { one: one!, two: two!, three: three! })}`
}

/** The person tile that lies on a thing: in a house, on a field of a mask. */
function tileOn(type: string, id: string, table: Table): string | null {
  const view = table.view as View
  const [plain = '', seat] = id.split('@')
  if (type === 'tile') return id
  if (type === 'field') return view.players[Number(seat ?? view.viewer ?? 0)]?.fields[Number(plain)]?.tile ?? null
  const [kind = '', slot] = id.split('_')
  return type === 'house' ? (view.houses[kind]?.[Number(slot) - 1] ?? null) : null
}

/** How many tiles of a kind are still to come, and which lie on the discard. */
function discarded(kind: string, table: Table): string {
  const view = table.view as View
  const tiles = view.tile_discard.filter((tile) => tileOf(tile).kind === kind).map((tile) => table.names.name(`tile:${tile}`))
  return t('tile-discard', { pile: view.tile_piles[kind] ?? 0, count: tiles.length, tiles: tiles.join(', ') })
}

function tipOf(target: string, table: Table): string | null {
  const from = data(table.components)
  const [type = '', id = ''] = target.split(':')
  if (type === 'pile') return discarded(id, table)
  if (type === 'ability') return abilityTip(id.split('_')[1]!, table)
  const tile = table.view ? tileOn(type, id, table) : null
  if (tile) return abilityTip(tileOf(tile).ability, table)
  const open = type === 'god' ? (table.view as View | null)?.gods.find((god) => god.id === id)?.open : type === 'card' ? id : null
  return open ? i18n.name(cardOf(from, open)?.help) : null
}

const cuzco: BoardModule<View, Event> = {
  id: 'cuzco',
  wide: true,
  buttons: 0,
  tall: true,
  Board, Side, Hand, Strip, Tray, Counters, Chips,
  prompt, nameOf, tipOf, offerArgs,
  status: (view, seat) => (view.phase === 'setup' && view.decision.id === 'draft_tasks' && view.players[seat]!.chosen ? { id: 'status-chosen', done: true } : null),
  words: WORDS,
  summary,
  flights,
  eventTargets,
  headings: ['round_began'],
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
}

export default cuzco
