import { t } from '../../i18n/i18n.svelte'
import type { Table } from '../../table/table.svelte'
import type { Offer } from '../../wire/gen/wire'
import { WORDS, type Event, type View } from '../../wire/gen/machu_picchu'
import type { BoardModule, Prompt } from '../board'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Chips from './Chips.svelte'
import Counters from './Counters.svelte'
import Tray from './Tray.svelte'
import { LOOKS } from './layout'
import { nowOf } from './now'
import { stages } from './stages'
import { amount, offerArgs } from './words'
import { flights } from './flights'
import * as summary from './summary'

/** Options that hide behind an element: riding behind a llama, the one adjustment behind a button. */
const FOLDS: Record<string, string> = { ride: 'good:llama', market_add: 'adjust', market_remove: 'adjust' }

/** What stands in a seat's card, and the thing whose rule holds for it. */
const COUNTED: Record<string, { name: string; like?: string }> = {
  'count:incas': { name: 'incas-in-city' },
  'count:cards': { name: 'cards-in-hand', like: 'piece:deck' },
  'count:moons': { name: 'moon-tiles-held', like: 'moon_tile:any' },
}

function prompt(table: Table, offers: readonly Offer[]): Prompt | null {
  const { active, decision, ride_llamas } = table.view as View
  if (!decision) return null
  const name = decision.district ? table.names.name(`district:${decision.district}`) : ''
  const { steps = 0, left = 0 } = decision
  if (offers.length && offers.every(({ kind }) => kind === 'ride')) return { id: 'prompt-ride', hint: t('prompt-ride-hint', { cost: amount('llama', ride_llamas) }) }
  switch (decision.kind) {
    case 'prince':
      return offers.some(({ kind }) => kind === 'place') ? { id: 'prompt-place', hint: t('prompt-place-hint') } : { id: 'prompt-walk', hint: t('prompt-walk-hint') }
    case 'produce':
    case 'hire':
    case 'recruit':
      return { id: `prompt-${decision.kind}`, args: { name }, hint: t(`prompt-${decision.kind}-hint`) }
    case 'sacrifice':
      return { id: 'prompt-sacrifice', args: { name }, hint: t('prompt-sacrifice-hint', { steps }) }
    case 'offer':
      return {
        id: active === null || active === table.eyes ? 'prompt-offer' : 'prompt-offer-visited', args: { name: table.seatName(active ?? 0) },
        hint: t('prompt-offer-hint', { steps }),
      }
    case 'market': {
      const adjusting = offers.length > 0 && offers.every(({ kind }) => FOLDS[kind] === 'adjust')
      const buying = !offers.some(({ kind }) => kind === 'sell') && offers.some(({ kind }) => kind === 'buy')
      const id = `prompt-${adjusting ? 'market-add' : buying ? 'buy' : 'sell'}`
      return { id, args: { name }, hint: t(`${id}-hint`) }
    }
    case 'give_back':
      return { id: 'prompt-give-back', hint: t('prompt-give-back-hint', { left, steps }) }
    case 'moon_goods':
      return { id: 'prompt-moon-buy', args: { name: table.names.name(`moon_tile:${decision.tile}`) }, hint: nowOf(`moon_tile:${decision.tile}`, table)?.text }
    default:
      return null
  }
}

function eventTargets(event: Event): string[] {
  switch (event.event) {
    case 'prince_moved':
    case 'bonus_taken':
    case 'stones_taken':
    case 'nothing_left':
    case 'produced':
    case 'sacrificed':
    case 'first_inca_placed':
    case 'inca_hired':
      return [`district:${event.district}`]
    case 'inca_sent':
      return [`district:${event.district}`, 'district:sundial']
    case 'sundial_rewarded':
      return ['district:sundial']
    case 'moon_tile_taken':
      return [`moon_tile:${event.tile}`]
    case 'sun_tile_taken':
      return ['piece:sun_tile']
    case 'clergy_recruited':
      return [`clergy:${event.clergy}`]
    case 'market_adjusted':
    case 'good_sold':
    case 'good_bought':
      return [`market:${event.good}`]
    case 'station_reached':
      return [`station:${event.station}`]
    case 'cards_drawn':
    case 'draw_missed':
      return ['piece:summit']
    case 'card_given_back':
      return ['piece:deck']
    case 'time_corn_taken':
    case 'day_begun':
      return ['piece:time_track']
    default:
      return []
  }
}

const machuPicchu: BoardModule<View, Event> = {
  id: 'machu_picchu',
  Board, Tray, Counters, Chips, Aside,
  prompt, eventTargets, offerArgs, nowOf, stages,
  fold: ({ kind }) => FOLDS[kind] ?? null,
  status: (view, seat) => (view.phase === 'over' ? { id: 'game-over', done: true } : view.decision?.seat === seat ? null : view.active === seat ? { id: 'status-active' } : null),
  nameOf: (target) => (target in COUNTED ? t(COUNTED[target]!.name) : null),
  tipOf: (target, table) => {
    const like = COUNTED[target]?.like
    return like ? table.names.tip(like) : null
  },
  words: WORDS,
  summary,
  flights,
  headings: ['day_begun', 'night_fell'],
  // Cards count at the end; until then they are told as what would come.
  pointsOf: (view, seat) => (view.ending ? view.players[seat]!.points : { trail: view.players[seat]!.points.trail ?? 0, missed_draws: view.players[seat]!.points.missed_draws ?? 0 }),
  points: {
    farmer: LOOKS.farmer!, herder: LOOKS.herder!, coca_planter: LOOKS.coca_planter!, potter: LOOKS.potter!, weaver: LOOKS.weaver!,
    virgin: LOOKS.virgin!, puma_priest: LOOKS.puma_priest!, condor_priest: LOOKS.condor_priest!,
    trail: { motif: 'summit', colour: '#8F7B57' },
    missed_draws: { motif: 'card-back', colour: '#8C2F3C' },
    gold: { motif: 'inti', colour: '#EEC22B' },
  },
}

export default machuPicchu
