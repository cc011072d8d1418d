// Words for amounts, costs and what the log says: forms that fit into sentences come from the locale.
import { i18n, t, type Args } from '../../i18n/i18n.svelte'
import { targetMark } from '../../i18n/rich'
import type { Table } from '../../table/table.svelte'
import type { Components } from '../../wire/api'
import type { Offer } from '../../wire/gen/wire'
import type { Event, View } from '../../wire/gen/machu_picchu'
import { data } from './layout'

const dashed = (id: string): string => id.replaceAll('_', '-')

/** "a, b and c" in the present language. */
export const listed = (words: string[]): string => new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(words)

/** "2 llamas". */
export const amount = (good: string, count: number): string => t(`amount-${dashed(good)}`, { count })

/** "1 llama and 1 pottery". */
export const amounts = (goods: Record<string, number>): string =>
  listed(Object.entries(goods).map(([good, count]) => amount(good, count)))

/** "a farmer", as the object of a sentence. */
const one = (id: string): string => t(`one-${dashed(id)}`)

function tileName(tile: string, from: Components): string {
  const name = i18n.name(data(from).moon_tile.find(({ id }) => id === tile)?.name)
  return targetMark(`moon_tile:${tile}`, name)
}

const cardNames = (cards: readonly string[], from: Components): string =>
  cards.map((card) => i18n.name(data(from).sacrifice_card.find(({ id }) => id === card)?.name)).join('; ')

/** What the sentence about an event needs besides its own fields. */
export function eventArgs(event: Event, from: Components): Args {
  switch (event.event) {
    case 'prince_moved':
      return { to: targetMark(`district:${event.district}`, t(`to-${dashed(event.district)}`)), way: event.how, cost: amount('llama', event.llamas) }
    case 'first_inca_placed':
    case 'inca_sent':
      return { who: one(event.profession) }
    case 'inca_hired':
      return { who: one(event.profession), paid: amounts(event.paid) }
    case 'clergy_recruited':
      return { who: one(event.clergy), paid: amounts(event.paid) }
    case 'bonus_taken':
    case 'station_reached':
    case 'trail_reward_paid':
      return { goods: amount(event.good, event.amount) }
    case 'offered':
      return { goods: amount(event.good, event.amount) }
    case 'produced':
      return { goods: amount(event.good, event.amount), paid: amount('corn', event.corn_paid), free: event.corn_paid ? 'no' : 'yes' }
    case 'sacrificed':
      return { goods: amount('llama', event.llamas) }
    case 'good_sold':
    case 'good_bought':
      return { goods: amount(event.good, 1), price: amount('corn', event.corn) }
    case 'market_adjusted':
      return { goods: amount(event.good, 1), way: event.change > 0 ? 'on' : 'off' }
    case 'sundial_rewarded':
      return { goods: amounts(event.goods) }
    case 'time_corn_taken':
      return { goods: amount('corn', event.amount) }
    case 'moon_tile_taken':
    case 'moon_tile_steps':
      return { tile: tileName(event.tile, from) }
    case 'moon_tile_rewarded':
      return { tile: tileName(event.tile, from), goods: amount(event.good, event.amount), paid: amount('corn', event.corn_paid), free: event.corn_paid ? 'no' : 'yes' }
    case 'card_dealt':
    case 'card_given_back':
      return { known: event.card ? 'yes' : 'no', which: event.card ? cardNames([event.card], from) : '' }
    case 'returned_card_drawn':
      return { which: cardNames([event.card], from) }
    case 'cards_drawn':
      return { known: event.cards ? 'yes' : 'no', which: cardNames(event.cards ?? [], from), count: event.from_pool + event.from_row }
    case 'hand_revealed':
      return { which: cardNames(event.cards, from) }
    case 'scout_moved':
      return { steps: event.field - event.origin }
    default:
      return {}
  }
}

/** What the words of an option need: costs, prices, steps. */
export function offerArgs(offer: Offer, table: Table): Args {
  const view = table.view as View
  const { profession, clergy } = data(table.components)
  const [first] = offer.args
  const id = String(first)
  const count = Number(first)
  const decision = view.decision
  switch (offer.kind) {
    case 'walk':
    case 'place':
      return { to: t(`to-${dashed(id)}`) }
    case 'ride':
      return { to: t(`to-${dashed(id)}`), cost: amount('llama', view.ride_llamas) }
    case 'first_inca':
    case 'send':
      return { who: one(id) }
    case 'hire':
      return { who: one(id), cost: amounts(profession.find((job) => job.id === id)!.cost) }
    case 'recruit':
      return { who: one(id), cost: amounts(clergy.find((row) => row.id === id)!.cost) }
    case 'produce': {
      const job = profession.find(({ district }) => district === decision?.district)
      const good = Object.keys(job?.produces ?? {})[0]
      return job && good ? { goods: amount(good, count * job.produces[good]!), paid: amount('corn', count * job.pay_corn) } : {}
    }
    case 'sacrifice':
      return { goods: amount('llama', count), steps: count * (decision?.steps ?? 0) }
    case 'offer':
      return { goods: amount(id, data(table.components).good.find((good) => good.id === id)?.unit_size ?? 1) }
    case 'sell':
    case 'buy': {
      const column = view.market.find(({ good }) => good === id)!
      return { goods: amount(id, 1), price: amount('corn', offer.kind === 'sell' ? column.sell_price : column.buy_price) }
    }
    case 'market_add':
    case 'market_remove':
      return { goods: amount(id, 1) }
    case 'sundial_goods':
      return { goods: listed(offer.args.map((good) => amount(String(good), data(table.components).good.find((one) => one.id === good)?.unit_size ?? 1))) }
    default:
      return {}
  }
}
