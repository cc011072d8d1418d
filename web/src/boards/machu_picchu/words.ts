// Words for amounts, costs and what the log says: forms that fit into sentences come from the locale.
import { t, type Args } from '../../i18n/i18n.svelte'
import { listed } from '../../i18n/listed'
import type { Table } from '../../table/table.svelte'
import type { Offer } from '../../wire/gen/wire'
import type { View } from '../../wire/gen/machu_picchu'
import { data } from './layout'
import { nowOf } from './now'

const dashed = (id: string): string => id.replaceAll('_', '-')

/** "2 llamas". */
export const amount = (good: string, count: number): string => t(`amount-${dashed(good)}`, { count })

/** "1 llama and 1 pottery". */
export const amounts = (goods: Record<string, number>): string =>
  listed(Object.entries(goods).map(([good, count]) => amount(good, count)))

/** What the position adds to the words of an option: goods, prices, steps. */
export function offerArgs(offer: Offer, table: Table): Args | null {
  const view = table.view as View
  const [first] = offer.args
  const count = Number(first)
  const decision = view.decision
  switch (offer.kind) {
    case 'produce': {
      const job = data(table.components).profession.find(({ district }) => district === decision?.district)
      const good = Object.keys(job?.produces ?? {})[0]
      return count && job && good ? { goods: amount(good, count * job.produces[good]!), paid: amount('corn', count * job.pay_corn) } : null
    }
    case 'walk':
    case 'ride':
    case 'place': {
      const now = nowOf(offer.targets.find((target) => target.startsWith('district:')) ?? '', table)
      return now ? { now: now.text } : null
    }
    case 'sacrifice':
      return count ? { steps: count * (decision?.steps ?? 0) } : null
    case 'sell':
    case 'buy': {
      const column = view.market.find(({ good }) => good === String(first))!
      return { price: amount('corn', offer.kind === 'sell' ? column.sell_price : column.buy_price) }
    }
    default:
      return null
  }
}
