// What things would bring the viewer now: today's numbers, for the reading line and the list of options.
import { t } from '../../i18n/i18n.svelte'
import { listed } from '../../i18n/listed'
import type { Table } from '../../table/table.svelte'
import type { PlayerView, View } from '../../wire/gen/machu_picchu'
import type { Now } from '../board'
import { data, type Data, type District } from './layout'
import { amount, amounts } from './words'

type Amounts = Record<string, number>

export function nowOf(target: string, table: Table): Now | null {
  const view = table.view as View | null
  const own = view && table.eyes !== null ? view.players[table.eyes] : null
  if (!view || !own) return null
  const from = data(table.components)
  const id = target.slice(target.indexOf(':') + 1)
  switch (target.split(':', 1)[0]) {
    case 'district': return elsewhere(table) ? null : visit(from.district.find((one) => one.id === id)!, view, own, from)
    case 'clergy': return clergyNow(id, view, own, from)
    case 'moon_tile': return { text: moonNow(id, from) }
    case 'station': return scoutNow(own, from.station.find((one) => one.id === id)!.field)
    case 'piece': return id === 'summit' ? scoutNow(own, from.trail.summit) : null
    case 'card': {
      const card = own.hand?.find((one) => one.card === id)
      return card ? { text: `${t('worth-now', { points: card.points, gold: from.sacrifice_card.find((one) => one.id === id)!.gold })}.` } : null
    }
    case 'good': return (table.pending?.targets.length ?? 0) > 1 ? null : goodNow(id, view)
    case 'profession': return jobNow(id, own, from, table)
    default: return null
  }
}

/** Where one's prince goes is not what is asked: what a visit brings would be taken for what is asked. */
const elsewhere = ({ offers }: Table): boolean => offers.length > 0 && !offers.some(({ kind }) => MOVES.has(kind))
const MOVES = new Set(['place', 'walk', 'ride'])

const brings = (gains: string[], lacks: string[] = []): Now =>
  gains.length ? { text: t('now-brings', { what: listed(gains) }) } : { text: [t('now-nothing'), ...lacks].join(' '), nothing: true }

const steps = (count: number): string => t('now-steps', { steps: count })

/** A walk to a district. */
function visit(district: District, view: View, own: PlayerView, from: Data): Now | null {
  const here = view.districts.find(({ id }) => id === district.id)!
  // Where everything is taken, nothing happens until tomorrow, whoever works there.
  if (here.bonus_max && !here.bonus) return brings([])
  const gains: string[] = []
  switch (district.kind) {
    case 'production': {
      const job = from.profession.find((one) => one.district === district.id)!
      const [good = '', each = 0] = Object.entries(job.produces)[0] ?? []
      const lying = here.bonus * (from.good.find(({ id }) => id === good)?.unit_size ?? 1)
      const workers = job.pay_corn ? Math.min(own.incas[job.id]!, Math.floor(own.goods.corn! / job.pay_corn)) : own.incas[job.id]!
      const free = lying + (job.pay_corn ? 0 : workers * each)
      if (free) gains.push(amount(good, free))
      if (workers && job.pay_corn) gains.push(t('more-produce', { goods: amount(good, workers * each), paid: amount('corn', workers * job.pay_corn) }))
      return brings(gains)
    }
    case 'temple': {
      const clergy = from.clergy.find(({ temple }) => temple === district.id)!
      if (here.bonus) gains.push(steps(here.bonus * view.steps_per_stone))
      const llamas = Math.min(own.clergy[clergy.id]!, own.goods.llama!)
      if (llamas) gains.push(t('now-steps-up-to', { steps: llamas * here.steps }))
      return brings(gains)
    }
    case 'main_temple': {
      if (here.bonus) gains.push(steps(here.bonus * view.steps_per_stone))
      const units = from.good.filter(({ id, unit_size }) => own.goods[id]! >= unit_size).length
      if (units) gains.push(t('now-steps-up-to', { steps: units * here.steps }))
      return brings(gains)
    }
    case 'hiring':
      return paid(from.profession.filter(({ hired_at }) => hired_at === district.id), own, own.supply ? null : t('now-no-inca'))
    case 'clergy_house':
      return paid(from.clergy.filter(({ id, recruited_at }) => recruited_at === district.id && view.clergy.find((row) => row.id === id)!.left > 0), own, null)
    case 'market': {
      const sold = view.market.filter(({ good }) => own.goods[good]! > 0)
      const cheapest = Math.min(...view.market.map(({ buy_price }) => buy_price))
      if (!sold.length) return own.goods.corn! < cheapest ? brings([]) : null
      return { text: t('now-sells', { what: listed(sold.map(({ good, sell_price }) => t('more-produce', { goods: amount(good, 1), paid: amount('corn', sell_price) }))) }) }
    }
    case 'sundial':
      return Object.values(own.incas).some(Boolean) ? null : brings([])
    default:
      return null
  }
}

/** Who can be paid, or what is missing for them. */
function paid(offered: readonly { id: string; cost: Amounts }[], own: PlayerView, none: string | null): Now {
  if (none) return brings([], [none])
  const called = (id: string): string => t(`one-${id.replaceAll('_', '-')}`)
  const affordable = offered.filter(({ cost }) => !Object.keys(missing(cost, own)).length)
  return brings(affordable.map(({ id, cost }) => t('now-for', { who: called(id), cost: amounts(cost) })), offered.map(({ id, cost }) => t('now-lacks', { who: called(id), goods: amounts(missing(cost, own)) })))
}

const missing = (cost: Amounts, own: PlayerView): Amounts =>
  Object.fromEntries(Object.entries(cost).map(([good, need]) => [good, need - own.goods[good]!] as const).filter(([, short]) => short > 0))

function clergyNow(id: string, view: View, own: PlayerView, from: Data): Now {
  const { next_value } = view.clergy.find((row) => row.id === id)!
  const short = missing(from.clergy.find((one) => one.id === id)!.cost, own)
  const sentences = [Object.keys(short).length ? t('now-you-lack', { goods: amounts(short) }) : t('now-can-pay')]
  if (next_value !== null) sentences.push(t('now-next-value', { value: next_value }))
  return { text: sentences.join(' ') }
}

function goodNow(id: string, view: View): Now | null {
  const column = view.market.find(({ good }) => good === id)
  return column ? { text: t('now-price', { sell: amount('corn', column.sell_price), buy: amount('corn', column.buy_price) }) } : null
}

/** An Inca of a profession: what it costs here, and what it makes. */
function jobNow(id: string, own: PlayerView, from: Data, table: Table): Now {
  const job = from.profession.find((one) => one.id === id)!
  const short = missing(job.cost, own)
  const [good = '', each = 0] = Object.entries(job.produces)[0] ?? []
  const made = job.pay_corn ? t('more-produce', { goods: amount(good, each), paid: amount('corn', job.pay_corn) }) : amount(good, each)
  const pay = Object.keys(short).length ? t('now-you-lack', { goods: amounts(short) }) : t('now-can-pay')
  return { text: [t('now-job', { where: table.names.name(`district:${job.hired_at}`), cost: amounts(job.cost), made }), pay].join(' ') }
}

function moonNow(id: string, from: Data): string {
  const tile = from.moon_tile.find((one) => one.id === id)!
  const gets = tile.good ? amount(tile.good, tile.amount ?? 1) : steps(tile.steps ?? 0)
  return tile.pay_corn ? t('now-moon-for', { gets, paid: amount('corn', tile.pay_corn) }) : t('now-moon', { gets })
}

function scoutNow(own: PlayerView, field: number): Now | null {
  return field > own.scout ? { text: t('now-scout', { steps: field - own.scout }) } : null
}
