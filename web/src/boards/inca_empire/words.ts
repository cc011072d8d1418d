// Words for prompts and tooltips, and the elements that events touched.
import { i18n, t } from '../../i18n/i18n.svelte'
import type { Table } from '../../table/table.svelte'
import type { Offer } from '../../wire/gen/wire'
import type { Event, View } from '../../wire/gen/inca_empire'
import type { Prompt } from '../board'
import { atlasOf, data } from './layout'

const cut = (target: string): [string, string] => [target.slice(0, target.indexOf(':')), target.slice(target.indexOf(':') + 1)]

/** What a card on the sun board is called. */
export function nameOf(target: string, table: Table): string | null {
  const [type, id] = cut(target)
  if (type !== 'shown') return null
  return cardOf(id) ? table.names.name(`card:${cardOf(id)}`) : t('name-card-down')
}

const cardOf = (shown: string): string => shown.split('.')[2] ?? ''

/** One sentence about it. */
export function tipOf(target: string, table: Table): string | null {
  const [type, id] = cut(target)
  const from = data(table.components)
  if (type === 'card' || type === 'shown') return i18n.name(from.sun_event.find((card) => card.id === (type === 'card' ? id : cardOf(id)))?.help) || null
  if (type !== 'site') return null
  const site = atlasOf(table.components, table.view as View).sites.get(id)
  return site?.temple_bonus ? t('tip-temple-bonus', { points: site.temple_bonus }) : null
}

const MORE: Record<string, string> = { more_garrison: 'prompt-more-garrison', more_terrace: 'prompt-more-terrace', more_conquest: 'prompt-more-conquest' }

/** The one sentence on top, by what is being decided and what is clicked already. */
export function prompt(table: Table, offers: readonly Offer[]): Prompt | null {
  const view = table.view as View
  const { decision } = view
  if (!decision || view.seat === null) return null
  const { labour, costs } = view.players[view.seat]!
  const clicked = table.clicks.find((one) => one.startsWith('card:'))
  const many = offers.filter(({ kind }) => kind !== 'done' && kind !== 'wilderness').length
  switch (decision.kind) {
    case 'sun_card':
      return clicked ? { id: 'prompt-sun-sector', args: { card: table.names.name(clicked) }, hint: t('prompt-sun-sector-hint') } : { id: 'prompt-sun-card', hint: t('prompt-sun-card-hint') }
    case 'turn': {
      if (table.clicks.length) return { id: `prompt-${offers[0]!.kind.replaceAll('_', '-')}`, hint: t('prompt-more-hint', { labour }) }
      const slots = decision.road_slot && decision.construction_slot ? 'both' : decision.road_slot ? 'road' : 'construction'
      return { id: 'prompt-turn', args: { slots }, hint: t('prompt-turn-hint', { slots, roads: costs.roads, labour }) }
    }
    case 'road':
      return { id: 'prompt-road', args: { left: decision.left }, hint: t('prompt-road-hint', { count: many, stop: offers.some(({ kind }) => kind === 'done') ? 'yes' : 'no' }) }
    case 'wilderness_to':
      return { id: 'prompt-wilderness-to', args: { site: decision.site ? table.names.name(`site:${decision.site}`) : '' } }
    case 'wilderness_from':
      return { id: 'prompt-wilderness-from' }
    default:
      return { id: MORE[decision.kind]!, hint: t('prompt-more-hint', { labour }) }
  }
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
