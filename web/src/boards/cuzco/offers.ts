// What the position adds to the words of an option: a tile, a card, a price, a gain.
import { t, type Args } from '../../i18n/i18n.svelte'
import type { Table } from '../../table/table.svelte'
import type { Offer } from '../../wire/gen/wire'
import type { View } from '../../wire/gen/cuzco'
import { data } from './layout'
import { nowOf, strengthNow } from './now'

export function offerArgs({ kind, args, targets }: Offer, table: Table): Args | null {
  const view = table.view as View
  const own = view.viewer === null ? null : view.players[view.viewer]!
  const from = data(table.components)
  const named = (type: string, id: string | null | undefined): Args | null => (id ? { [type]: table.names.name(`${type}:${id}`) } : null)
  const now = (target: string | undefined): Args | null => {
    const known = target ? nowOf(target, table) : null
    return known ? { now: known.text } : null
  }
  const priced = (pips: number, more: Args | null = {}): Args => ({ price: view.decision.id === 'exchange' ? t('pips', { count: pips }) : 'none', ...more })
  switch (kind) {
    case 'take_god': return priced(from.exchange.god_card, named('card', view.gods.find(({ id }) => id === args[0])?.open))
    case 'take_tile': return named('tile', view.houses[String(args[0])]?.[Number(args[1]) - 1])
    case 'slide_down': {
      const tile = named('tile', own?.fields[Number(args[0])]?.tile)
      return tile && { ...tile, now: nowOf(`field:${args[0]}`, table)?.text ?? '' }
    }
    case 'slide_up': return named('tile', own?.fields[Number(args[0])]?.tile)
    case 'point': return priced(from.exchange.point)
    case 'take_offering': return priced(from.exchange.offering)
    case 'reserve_khipu': return priced(from.exchange.khipu)
    case 'put_feather': return priced(from.exchange.feather, named('feather', own?.slots[Number(args[0])]))
    case 'move_to': return now(targets[0])
    case 'use': {
      const strength = own && targets[0] ? strengthNow(targets[0].slice('ability:'.length), { view, own, from, table }, targets.some((one) => one.startsWith('boost:')) ? 1 : 0) : null
      return strength ? { now: strength } : null
    }
    case 'done': return view.decision.id === 'exchange' && view.decision.value ? { value: view.decision.value } : null
    case 'buy': {
      const good = view.market[view.round - 1]?.find((one) => one?.id === args[0])
      return good ? { cost: good.cost, points: good.points } : null
    }
    case 'activate': return { points: view.headdress_bonus + (from.headband.points[Number(args[0]) - 1] ?? 0) }
    case 'complete': return { points: args.length > 1 ? from.palace.task_points_with_card : from.palace.task_points }
    case 'box': return { points: 0 }
    default: return null
  }
}
