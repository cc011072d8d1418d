// Today's numbers of things: what they would cost and bring the viewer now.
import { t } from '../../i18n/i18n.svelte'
import type { Table } from '../../table/table.svelte'
import type { PlayerView, View } from '../../wire/gen/cuzco'
import type { Now } from '../board'
import { abilityCount, abilityValue } from './abilities'
import { feathersOf, placeNow, type Here } from './here'
import { data, tileOf } from './layout'
import { spaceNow, walk } from './spaces-now'
import { progress } from './words'

const by: Record<string, (id: string, here: Here) => Now | null> = {
  place: placeNow,
  space: spaceNow,
  house: houseNow,
  step: (_, { view }) => ({ text: t('now-priests', { points: view.priest_points }) }),
  good: goodNow,
  god: (_, { own }) => ({ text: t('now-god', { have: own.inti }) }),
  card: (id, { own }) => (held(id, own) ? { text: t('card-price', { have: own.offerings }) } : null),
  task: taskNow,
  field: fieldNow,
  slot: (id, here) => bandNow(Math.floor(Number(id) / 2), here, true),
  headband: (id, here) => bandNow(Number(id) - 1, here, false),
  ability: abilityNow,
  feather: (id, { own }) => ({ text: t('now-feathers', { have: feathersOf(id, own), most: own.slots.filter((one) => one === id).length }) }),
  piece: pieceNow,
  die: dieNow,
  rotation: (id, { view }) => (Number(id) === view.rotation ? { text: t('now-not-turned'), nothing: true } : null),
  pututu: (id, { own }) => ({ text: t('now-have', { count: own.pututu[Number(id) - 1] ?? 0 }) }),
}

export function nowOf(target: string, table: Table): Now | null {
  const view = table.view as View | null
  const own = view && view.viewer !== null ? view.players[view.viewer] : null
  // What lies on the mask of somebody else says so itself.
  if (!view || !own || target.includes('@')) return null
  return by[target.split(':', 1)[0]!]?.(target.slice(target.indexOf(':') + 1), { view, own, from: data(table.components), table }) ?? null
}

const held = (id: string, own: PlayerView): boolean => own.known_cards.includes(id) || own.secret_cards.includes(id)

/** How strong the tile's ability would be, and what it would bring slid down. */
function houseNow(id: string, here: Here): Now | null {
  const [kind = '', slot] = id.split('_')
  const tile = here.view.houses[kind]?.[Number(slot) - 1]
  if (!tile) return null
  const { ability, value } = tileOf(tile)
  const count = abilityCount(here.own, kind, ability)
  return { text: `${t('now-tile', { count, amount: abilityValue(ability, count + 1, here) })} ${slid(kind, value)}` }
}

const slid = (kind: string, value: number): string => t(kind === 'research' ? 'now-slid-status' : 'now-slid-food', { value })

function fieldNow(id: string, { own, from }: Here): Now | null {
  const field = own.fields[Number(id)]
  if (!field?.tile) return null
  const { kind } = tileOf(field.tile)
  if (!field.up) return { text: t('now-slid') }
  if (kind === 'research' && own.status === from.status_track.points.length - 1) return { text: t('now-status-full'), nothing: true }
  return { text: slid(kind, field.value) }
}

const WALKS: Record<string, string> = { '04': 'stone', '06': 'rope' }

/** How much an ability counts; of one that lets the runner go, where it leads. */
function abilityNow(id: string, here: Here): Now | null {
  const strength = strengthNow(id, here)
  if (!strength) return null
  const [kind = '', ability = ''] = id.split('_')
  const road = WALKS[ability]
  const leads = road ? walk(road, abilityValue(ability, abilityCount(here.own, kind, ability), here), here) : null
  return leads ? { text: `${strength} ${t('now-leads', { places: leads.places, idle: leads.idle ? 'yes' : 'no' })}`, nothing: leads.idle } : { text: strength }
}

/** With card 01 an ability counts as if there were one tile more. */
export function strengthNow(id: string, here: Here, more = 0): string | null {
  const [kind = '', ability = ''] = id.split('_')
  const count = abilityCount(here.own, kind, ability) + more
  return count ? t('now-ability', { count, amount: abilityValue(ability, count, here) }) : null
}

function goodNow(id: string, { view, own }: Here): Now | null {
  const good = view.market[view.round - 1]?.find((one) => one?.id === id)
  if (!good) return null
  return { text: good.cost > own.food ? t('now-lacks-food', { missing: good.cost - own.food, have: own.food }) : t('now-buys', { cost: good.cost, points: good.points, left: own.food - good.cost }) }
}

function taskNow(id: string, { own, from }: Here): Now | null {
  const task = own.tasks.find((one) => one.id === id)
  if (!task) return null
  return { text: task.missing ? t('now-task', progress(task, from)) : t('now-task-fulfilled') }
}

/** A headband tile and the feathers over it. */
function bandNow(n: number, { view, own, from }: Here, ofSlot: boolean): Now {
  if (own.headbands[n]) return { text: t('now-band-active') }
  const feathers = [2 * n, 2 * n + 1].filter((slot) => own.feathers[slot]).length
  return { text: t('now-band', { feathers, tile: n + 1, points: view.headdress_bonus + (from.headband.points[n] ?? 0), need: 2, of: ofSlot ? 'slot' : 'tile' }) }
}

function pieceNow(id: string, { view, own, from }: Here): Now | null {
  switch (id) {
    case 'food': return { text: t('now-have', { count: own.food }) }
    case 'offering': return { text: t('now-have', { count: own.offerings }) }
    case 'inti': return { text: t('now-have', { count: own.inti }) }
    case 'point': return { text: t('now-points', { count: own.score }) }
    case 'khipu': return { text: t('now-khipu', { mask: own.fields.filter(({ khipu }) => khipu).length, reserve: own.reserve, villages: own.villages.length }) }
    case 'status_track': {
      const last = from.status_track.points.length - 1
      const steps = view.decision.id === 'trial_second' && own.status === last
      return { text: t('now-status', { points: from.status_track.points[own.status] ?? 0 }), nothing: steps }
    }
    default: return null
  }
}

/** Where a die can go. */
function dieNow(id: string, { table }: Here): Now | null {
  const spaces = table.offers.filter(({ kind, targets }) => kind === 'place' && targets.includes(`die:${id}`)).flatMap(({ targets }) => targets.filter((one) => one.startsWith('space:')))
  return spaces.length ? { text: t('now-die', { spaces: [...new Set(spaces)].map((space) => table.names.name(space)).join(', ') }) } : null
}
