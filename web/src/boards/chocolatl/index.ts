import { i18n, t } from '../../i18n/i18n.svelte'
import type { Table } from '../../table/table.svelte'
import type { Offer } from '../../wire/gen/wire'
import { WORDS, type Event, type View } from '../../wire/gen/chocolatl'
import type { BoardModule, Prompt } from '../board'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Chips from './Chips.svelte'
import Counters from './Counters.svelte'
import Tray from './Tray.svelte'
import { BidDraft } from './draft.svelte'
import { data } from './layout'
import { nowOf } from './now'
import { stages } from './stages'
import { flights } from './flights'
import * as summary from './summary'

const BIDS = new Set(['bid', 'first', 'second'])

/** What stands in a seat's card, and the thing whose rule holds for it. */
const COUNTED: Record<string, { name: string; like: string }> = {
  'count:markers': { name: 'markers-left', like: 'location:pyramid' },
  'count:tiles': { name: 'bonus-tiles', like: 'hut' },
  'count:dice': { name: 'bonus-dice', like: 'die:black' },
}

function prompt(table: Table, offers: readonly Offer[]): Prompt | null {
  if (offers.some((offer) => offer.kind === 'early_die')) return { id: 'prompt-early-die', hint: t('prompt-early-die-hint') }
  const view = table.view as View
  const { kind, targets } = offers[0]!
  if (offers.some((offer) => offer.kind === 'pass_die') && view.location)
    return { id: 'prompt-pass-die', args: { name: table.names.name(`location:${view.location}`) }, hint: t('prompt-pass-die-hint') }
  if (!BIDS.has(kind)) return null
  if (table.draft?.active) return draftPrompt(table.draft as BidDraft, table)
  const card = table.clicks.find((click) => click.startsWith('card:'))?.slice(5)
  return {
    id: card === undefined ? `prompt-${kind}` : 'prompt-bid-more',
    args: { name: table.names.name(targets.find((target) => target.startsWith('location:'))!), card: card ?? '' },
    hint: t('prompt-left', { count: view.hand?.length ?? 0 }),
  }
}

/** While a bid is put together: where the next card goes, or that all lie. */
function draftPrompt(draft: BidDraft, table: Table): Prompt {
  const view = table.view as View
  if (draft.whole) return { id: 'prompt-seal', hint: t('prompt-seal-hint') }
  const open = view.phase === 'bid_first' ? 'prompt-first' : 'prompt-second'
  return {
    id: view.phase === 'bid_all' ? (draft.places.get(draft.goal!)?.length ? 'prompt-second' : 'prompt-bid') : open,
    args: { name: table.names.name(`location:${draft.goal}`) }, hint: t('prompt-any-order'),
  }
}

function eventTargets(one: Event): string[] {
  switch (one.event) {
    case 'bids_revealed':
    case 'die_used':
    case 'die_rolled_early':
    case 'bids_ranked':
      return [`location:${one.location}`]
    case 'figure_taken':
      return [`figure:${one.figure}`]
    case 'old_man_asked':
      return ['figure:old_man']
    case 'disc_moved':
      return [`field:${one.to_field}`]
    case 'hut_built':
    case 'die_taken':
      return ['location:village']
    case 'marker_placed':
    case 'row_filled':
      return ['location:pyramid']
    case 'card_taken':
      return ['location:tlachtli_court']
    default:
      return []
  }
}

const chocolatl: BoardModule<View, Event> = {
  id: 'chocolatl',
  Board, Tray, Counters, Chips, Aside,
  prompt, nowOf,
  oneRow: true,
  // Cards are chosen from the hand; buttons for the last few pairs would cover it.
  buttons: ({ offers }) => (offers.some(({ kind }) => BIDS.has(kind)) ? 0 : 3),
  draft: (table) => new BidDraft(table),
  status: (view, seat, table) => {
    const { deciding } = view.seats[seat]!
    if (view.phase === 'game_over') return { id: 'game-over', done: true }
    if (view.phase === 'offering') return deciding ? { id: 'status-offering', short: seat === view.seat ? 'your-turn' : 'thinking' } : { id: 'status-offered', done: true }
    if (!view.phase.startsWith('bid')) return null
    if (!deciding) return { id: 'status-sealed', done: true }
    const rest = table.draft?.active ? (table.draft as BidDraft).rest : view.hand
    const cards = view.seats[seat]!.overview.flatMap((place) => place.cards).length
    const laid = cards - (rest?.length ?? cards)
    return seat === view.seat && table.live ? { id: 'status-laying-of', short: 'status-laying', args: { laid, cards } } : { id: 'status-laying' }
  },
  nameOf: (target, table) => (target === 'die:black' ? i18n.name(data(table.components).black_bonus_dice?.name) : target in COUNTED ? t(COUNTED[target]!.name) : null),
  tipOf: (target, table) => (target in COUNTED ? table.names.tip(COUNTED[target]!.like) : null),
  words: WORDS,
  summary,
  flights,
  eventTargets,
  headings: ['round_prepared'],
  stages,
  pointsOf: (view, seat) => view.seats[seat]!.points,
  points: {
    plantations: { motif: 'cacao', colour: '#A8642F' },
    temple: { motif: 'chocolatl', colour: '#8C4A2F' },
    old_man_at_once: { motif: 'oldman', colour: '#7D6A58' },
    pyramid_rows: { motif: 'pyramid', colour: '#C99A5B' },
    brewery: { motif: 'offering', colour: '#7A4A2B' },
    lowest_at_brewery: { motif: 'flame', colour: '#EE7B22' },
    court: { motif: 'ball', colour: '#C9B48C' },
    own_pyramid_markers: { motif: 'pyramid', colour: '#D9B27A' },
    pyramid_majority: { motif: 'flag', colour: '#E7A92C' },
    holds_chocolatl: { motif: 'chocolatl', colour: '#A33F1C' },
    holds_old_man: { motif: 'oldman', colour: '#7D6A58' },
    offering_value: { motif: 'cacao', colour: '#D9772B' },
    highest_offering: { motif: 'offering', colour: '#F2CB3A' },
    one_black_die: { motif: 'die-6', colour: '#2B1D14' },
  },
}

export default chocolatl
