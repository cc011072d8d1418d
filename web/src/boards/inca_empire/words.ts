// Words for what the components file keeps inside the maps, for prompts and for the log.
import { i18n, t, type Args, type Names } from '../../i18n/i18n.svelte'
import { targetMark } from '../../i18n/rich'
import type { Table } from '../../table/table.svelte'
import type { Components } from '../../wire/api'
import type { Offer } from '../../wire/gen/wire'
import type { Event, View } from '../../wire/gen/inca_empire'
import type { Prompt } from '../board'
import { atlasOf, data } from './layout'

const named = (list: readonly { id: string | number; name: Names }[], id: string | number): string =>
  i18n.name(list.find((one) => one.id === id)?.name, String(id))

const cut = (target: string): [string, string] => [target.slice(0, target.indexOf(':')), target.slice(target.indexOf(':') + 1)]

/** What an element of the map or the sun board is called. */
export function nameOf(target: string, table: Table): string | null {
  const [type, id] = cut(target)
  const view = table.view as View | null
  const atlas = atlasOf(table.components, view)
  const way = atlas.ways.get(id)
  if (type === 'site') return siteName(table.components, id)
  if (type === 'region') return t('name-region', { name: regionName(table.components, id) })
  if ((type === 'connection' || type === 'pair') && way) return t('name-connection', { from: way.from.name, to: way.to.name })
  if (type === 'sector') return t('name-sector', { colours: i18n.name(atlas.map.sectors.find((sector) => sector.id === id)?.name) })
  if (type === 'card') return named(data(table.components).sun_event, id)
  if (type === 'shown') return cardOf(id) ? named(data(table.components).sun_event, cardOf(id)) : t('name-card-down')
  return null
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

function siteName(components: Components, id: string): string {
  const { map_4p, map_3p } = data(components)
  return (map_4p.sites.find((site) => site.id === id) ?? map_3p.sites.find((site) => site.id === id))?.name ?? id
}

function regionName(components: Components, id: string): string {
  const { map_4p, map_3p } = data(components)
  return (map_4p.regions.find((region) => region.id === id) ?? map_3p.regions.find((region) => region.id === id))?.name ?? id
}

function sectorName(components: Components, id: string): string {
  const { map_4p, map_3p } = data(components)
  return i18n.name([...map_4p.sectors, ...map_3p.sectors].find((sector) => sector.id === id)?.name, id)
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
      return { id: 'prompt-wilderness-to', args: { site: decision.site ? siteName(table.components, decision.site) : '' } }
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

const listed = (names: string[]): string => new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names)

/** Names for the log sentence of an event. */
export function eventArgs(one: Event, from: Components): Args {
  const lists = data(from)
  const region: Args = 'region' in one ? { region: targetMark(`region:${one.region}`, regionName(from, one.region)) } : {}
  const card: Args = 'card' in one && one.card ? { card: named(lists.sun_event, one.card), known: 'yes' } : { known: 'no' }
  const sector: Args = 'sector' in one ? { sector: targetMark(`sector:${one.sector}`, sectorName(from, one.sector)) } : {}
  switch (one.event) {
    case 'marker_turned':
    case 'region_conquered': {
      const marker = lists.culture_marker.find(({ id }) => id === one.marker)
      return { ...region, marker: named(lists.culture_marker, one.marker), resistance: marker?.resistance ?? 0 }
    }
    case 'colour_dealt':
      return { ...region, colour: named(from.colour as { id: string; name: Names }[], one.colour) }
    case 'phase_began':
      return { phase: named(lists.phase, one.phase), era: named(lists.era, one.era) }
    case 'road_built':
      return {
        way: targetMark(eventTargets(one)[0]!, one.sites.map((site) => siteName(from, site)).join(' – ')), wilderness: one.wilderness ? 'yes' : 'no',
      }
    case 'roads_lost':
      return { count: one.places.length, cut: one.cut_off.length }
    case 'built':
      return { site: targetMark(`site:${one.site}`, siteName(from, one.site)), construction: one.construction }
    case 'pilgrimage_made':
      return { ...card, sites: listed(one.sites.map((site) => siteName(from, site))) }
    case 'invasion_marker_turned':
      return { marker: named(lists.invasion_marker, one.marker) }
    case 'sun_cards_discarded':
      return { count: one.cards.length }
    default:
      return { ...region, ...card, ...sector }
  }
}
