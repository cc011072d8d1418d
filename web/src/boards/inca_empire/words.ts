// Names and tooltips, and the elements that events touched.
import { i18n, t } from '../../i18n/i18n.svelte'
import type { Table } from '../../table/table.svelte'
import type { Event, View } from '../../wire/gen/inca_empire'
import { atlasOf, data } from './layout'

const cut = (target: string): [string, string] => [target.slice(0, target.indexOf(':')), target.slice(target.indexOf(':') + 1)]

/** What a card on the sun board is called. */
export function nameOf(target: string, table: Table): string | null {
  const [type, id] = cut(target)
  if (type !== 'shown') return null
  return cardOf(id) ? table.names.name(`card:${cardOf(id)}`) : t('name-card-down')
}

export const cardOf = (shown: string): string => shown.split('.')[2] ?? ''

/** One sentence about it. */
export function tipOf(target: string, table: Table): string | null {
  const [type, id] = cut(target)
  const from = data(table.components)
  if (type === 'card' || type === 'shown') return i18n.name(from.sun_event.find((card) => card.id === (type === 'card' ? id : cardOf(id)))?.help) || null
  if (type !== 'site') return null
  const view = table.view as View
  const site = atlasOf(table.components, view).sites.get(id)
  const built = view.sites.some((one) => one.id === id)
  const bonus = site?.temple_bonus ? t('tip-temple-bonus', { points: site.temple_bonus }) : null
  return [bonus, site && !built ? i18n.first([`tip-site-${site.type}`]) : null].filter(Boolean).join(' ') || null
}

/** Elements that an event touched. */
export function eventTargets(one: Event): string[] {
  switch (one.event) {
    case 'marker_turned':
    case 'region_conquered':
    case 'terrace_built':
    case 'colour_dealt':
      return [`region:${one.region}`]
    case 'road_built':
      return [`${one.place.startsWith('w') ? 'pair' : 'connection'}:${one.place}`]
    case 'roads_lost':
      return one.places.map((place) => `${place.startsWith('w') ? 'pair' : 'connection'}:${place}`)
    case 'built':
      return [`site:${one.site}`]
    case 'sun_card_laid':
    case 'sun_card_shown':
      return [`sector:${one.sector}`]
    case 'pilgrimage_made':
      return one.sites.map((site) => `site:${site}`)
    default:
      return []
  }
}
