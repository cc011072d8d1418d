// What a die would do on an action space now.
import { t } from '../../i18n/i18n.svelte'
import type { Now } from '../board'
import { placeNow, type Here } from './here'

/** With the die that is chosen, else with the highest that may go there. */
export function spaceNow(id: string, here: Here): Now | null {
  const { table, from } = here
  const space = from.space.find((one) => one.id === id)
  const faces = table.offers
    .filter(({ kind, targets }) => kind === 'place' && targets.includes(`space:${id}`))
    .map(({ args }) => Number(args[0]))
  const chosen = table.clicks.find((click) => click.startsWith('die:'))
  const face = chosen ? Number(chosen.slice(4)) : Math.max(0, ...faces)
  if (!space || !faces.includes(face)) return null
  const deeds = space.kinds.map((deed) => deedNow(deed, face, here))
  const text = [...new Set(deeds.map((one) => one?.text).filter(Boolean))].join(' ')
  return text ? { text, nothing: deeds.every((one) => one?.nothing) } : null
}

function deedNow(deed: string, face: number, here: Here): Now | null {
  const { view, own, from } = here
  switch (deed) {
    case 'move_stone': return walkNow('stone', face, here)
    case 'move_rope': return walkNow('rope', face, here)
    case 'take_agriculture':
    case 'take_research': {
      const kind = deed.slice('take_'.length)
      const tiles = (view.houses[kind] ?? []).slice(0, face).filter(Boolean).length
      return { text: t('now-people', { face, count: tiles, kind: here.table.names.name(`person_kind:${kind}`) }) }
    }
    case 'exchange': return { text: t('now-exchange', { face }) }
    case 'temple': {
      const owner = view.temple[face - 1] ?? null
      return { text: t('now-temple', { face, owner: owner === null ? 'none' : here.table.seatName(owner), points: view.priest_points }) }
    }
    case 'headdress': {
      const ready = own.headbands.flatMap((active, n) => (!active && n < face && own.feathers[2 * n] && own.feathers[2 * n + 1] ? [n] : []))
      const best = Math.max(0, ...ready.map((n) => view.headdress_bonus + (from.headband.points[n] ?? 0)))
      return ready.length ? { text: t('now-headdress', { face, count: ready.length, points: best }) } : null
    }
    default: return null
  }
}

function walkNow(road: string, face: number, here: Here): Now | null {
  const way = walk(road, face, here)
  return way && { text: t('now-walk', { face, road: here.table.names.name(`road:${road}`), places: way.places, idle: way.idle ? 'yes' : 'no' }), nothing: way.idle }
}

/** Where the runner could go over one road, and whether that brings nothing wherever it goes. */
export function walk(road: string, pips: number, here: Here): { places: string; idle: boolean } | null {
  const { view, own, table } = here
  const ends = view.roads
    .filter((way) => way.road === road && way.pips <= pips && (way.start === own.runner || way.end === own.runner))
    .map(({ start, end }) => (start === own.runner ? end : start))
  if (!ends.length) return null
  return { places: ends.map((end) => table.names.name(`place:${end}`)).join(', '), idle: ends.every((end) => placeNow(end, here)?.nothing) }
}
