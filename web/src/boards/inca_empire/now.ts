// Today's numbers of things: what they cost and bring the viewer now.
import { t } from '../../i18n/i18n.svelte'
import { listed } from '../../i18n/listed'
import type { Table } from '../../table/table.svelte'
import type { PlayerView, View } from '../../wire/gen/inca_empire'
import type { Now } from '../board'
import { atlasOf, data } from './layout'

const people = (seats: readonly PlayerView[], table: Table): string => listed(seats.map(({ seat }) => table.seatName(seat)))

export function nowOf(target: string, table: Table): Now | null {
  const view = table.view as View | null
  if (!view) return null
  const own = view.seat === null ? null : view.players[view.seat]!
  const id = target.slice(target.indexOf(':') + 1)
  switch (target.split(':', 1)[0]) {
    case 'construction': return own && costNow(id, own, table)
    case 'slot': return own && id === 'road' ? { text: t('now-roads', { roads: own.costs.roads }) } : null
    case 'region': return own && regionNow(id, view, own, table)
    case 'site': {
      const reached = view.players.filter(({ connected_sites }) => connected_sites.includes(id))
      return reached.length && view.sites.some((site) => site.id === id) ? { text: t('now-scores-for', { names: people(reached, table) }) } : null
    }
    case 'connection':
    case 'pair': return own && roadNow(target, view, own, table)
    case 'sector': return worksFor(id, view, table)
    case 'card': {
      const names = people(view.players.filter(({ affected_by }) => affected_by.includes(id)), table)
      return names ? { text: t('now-works-for', { names }) } : null
    }
    case 'shown': return worksFor(id.split('.')[0]!, view, table)
    default: return null
  }
}

/** Whose colours border on a sector of the sun board. */
function worksFor(sector: string, view: View, table: Table): Now | null {
  const colours: readonly string[] = atlasOf(table.components, view).map.sectors.find(({ id }) => id === sector)?.colours ?? []
  return { text: t('now-works-for', { names: people(view.players.filter(({ colour }) => colours.includes(colour)), table) }) }
}

/** A road that may be built: the places that it reaches first. */
function roadNow(target: string, view: View, own: PlayerView, table: Table): Now | null {
  const way = atlasOf(table.components, view).ways.get(target.slice(target.indexOf(':') + 1))
  if (!way || !table.choice.selectable.has(target)) return null
  const reached = [way.from, way.to].filter(({ id }) => !own.connected_sites.includes(id))
  return reached.length ? { text: t('now-reaches', { names: listed(reached.map(({ id }) => table.names.name(`site:${id}`))) }) } : null
}

function costNow(id: string, own: PlayerView, table: Table): Now | null {
  const cost = id === 'conquest' ? null : own.costs[id as 'city']
  if (cost === null || cost === undefined) return null
  const { points = 0, sapa_inca_points: sapa = 0 } = data(table.components).construction.find((one) => one.id === id) ?? {}
  const gains = points ? [t('now-gains', { points, sapa })] : []
  return { text: [t('now-cost', { cost, have: own.labour }), ...gains].join(' ') }
}

function regionNow(id: string, view: View, own: PlayerView, table: Table): Now | null {
  const region = view.regions.find((one) => one.id === id)!
  const marker = data(table.components).culture_marker.find((one) => one.id === region.marker)
  if (region.conquered_by !== null || region.face_down || !marker) return null
  return { text: t('now-conquest', { cost: Math.max(0, marker.resistance + own.costs.conquest), have: own.labour, labour: marker.labour, points: marker.vp }) }
}
