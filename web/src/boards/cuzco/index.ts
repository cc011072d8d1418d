import { i18n, t } from '../../i18n/i18n.svelte'
import type { Table } from '../../table/table.svelte'
import { WORDS, type Event, type View } from '../../wire/gen/cuzco'
import type { BoardModule } from '../board'
import Board from './Board.svelte'
import Chips from './Chips.svelte'
import Counters from './Counters.svelte'
import Hand from './Hand.svelte'
import Side from './Side.svelte'
import Strip from './Strip.svelte'
import Tray from './Tray.svelte'
import { abilityCount, abilityTip } from './abilities'
import { eventTargets } from './events'
import { cardOf, data, featherLook, goodLook, LOOK, tileOf } from './layout'
import { flights } from './flights'
import { nowOf } from './now'
import { offerArgs } from './offers'
import { prompt } from './prompt'
import * as summary from './summary'

function nameOf(target: string, table: Table): string | null {
  // Something on the mask of another player has that seat behind its id.
  const [plain = '', seat] = target.split('@')
  if (seat !== undefined) return table.names.name(plain)
  const [type = '', id = ''] = target.split(':')
  if (type === 'seat') return t('mask-of', { name: table.seatName(Number(id)) })
  if (target === 'pile:tasks') return t('task-pile')
  if (type === 'pile') return t('tile-pile', { kind: table.names.name(`person_kind:${id}`) })
  if (type !== 'ability') return null
  const [kind = '', ability = ''] = id.split('_')
  const view = table.view as View
  const count = abilityCount(view.players[view.viewer ?? 0]!, kind, ability)
  return t('ability-name', { kind: table.names.name(`person_kind:${kind}`), ability: table.names.name(`ability_name:${ability}`), count })
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
  if (target === 'pile:tasks') return t('tip-pile-tasks')
  if (type === 'pile') return discarded(id, table)
  if (type === 'good') return t('tip-good')
  if (type === 'ability') return abilityTip(id.split('_')[1]!, table)
  const tile = table.view ? tileOn(type, id, table) : null
  if (tile) return abilityTip(tileOf(tile).ability, table)
  const open = type === 'god' ? (table.view as View | null)?.gods.find((god) => god.id === id)?.open : type === 'card' ? id : null
  return open ? i18n.name(cardOf(from, open)?.help) : null
}

const cuzco: BoardModule<View, Event> = {
  id: 'cuzco',
  wide: true,
  // What becomes of a task or of an open card is said in words too.
  buttons: (table) => (table.clicks.some((click) => /^(task|god):/.test(click)) ? 3 : 0),
  tall: true,
  Board, Side, Hand, Strip, Tray, Counters, Chips,
  prompt, nameOf, tipOf, nowOf, offerArgs,
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
