// The book of Inca Empire: its chapters, and what they look like.
import type { Book, Part } from '../../rules/book'
import BookDraw from './BookDraw.svelte'
import { data } from './layout'
import { CONSTRUCTIONS, PHASES } from './look'
import { cardOf } from './words'

const points = (n: number | string): Part => ({ motif: 'vp', colour: '#EEC22B', n })
const labour = (n: number | string): Part => ({ motif: 'labour', colour: '#B9A58A', n })
const site = (id: string): Part => ({ own: 'site', id, wide: 52 })
const built = (id: string): Part => ({ own: 'built', id })
const sun = (id = ''): Part => ({ own: 'sun', id })
const ROAD: Part = { own: 'stick', wide: 70 }
const OTHERS: Part = { own: 'stick', id: 'other', wide: 70 }
const marker = (id = ''): Part => ({ own: 'marker', id, wide: 54 })
const TEMPLE: Part = CONSTRUCTIONS.temple!
const TERRACE: Part = CONSTRUCTIONS.terrace!
const FLAG: Part = { motif: 'flag', colour: '#A33F1C' }

interface Numbers {
  construction: { id: string; cost: number; points: number; sapa_inca_points: number }[]
  era: { income: number }[]
  roads: { free_per_road_action: number }
}

/** What the numbers of a table are about that is no thing itself. */
const TABLES: Record<string, Part> = {
  setup: points('+'), roads: ROAD, pizarros_arrival: { motif: 'flame', colour: '#A33F1C' }, early_decline: FLAG, gods_agree: marker(), round: PHASES.sun!, map_4p: TEMPLE, map_3p: TEMPLE,
}
const PIECES: Record<string, Part> = { markers: marker(), remove: marker(), regions: marker(), hand: sun(), start_labour: labour(''), marker_labour: labour('') }

const book: Book = {
  chapters: [
    { id: 'goal' },
    { id: 'map', about: ['site', 'region'] },
    { id: 'rounds', about: ['track'] },
    { id: 'order', about: ['order'] },
    { id: 'inca' },
    { id: 'sun', about: ['sector'] },
    { id: 'cards', about: ['card', 'shown'] },
    { id: 'people', about: ['slot', 'turn'] },
    { id: 'roads', about: ['connection', 'slot:road', 'construction:extra_road'] },
    { id: 'wilderness', about: ['pair', 'card:wilderness_road'] },
    { id: 'conquest', about: ['construction:conquest'] },
    { id: 'building', about: ['construction:city', 'construction:garrison', 'construction:upgrade'] },
    { id: 'temples', about: ['construction:temple'] },
    { id: 'terraces', about: ['construction:terrace'] },
    { id: 'pilgrimages' },
    { id: 'sapa-inca' },
    { id: 'end' },
    { id: 'variants' },
  ],
  entryOf: (kind, id) => (kind === 'card' ? `sun_event:${id}` : kind === 'shown' ? `sun_event:${cardOf(id)}` : null),
  pictures: (components) => {
    const { construction, era, roads } = components as unknown as Numbers
    const of = (id: string) => construction.find((one) => one.id === id)!
    const [weakest] = data(components).culture_marker
    return {
      goal: [site('capital'), ROAD, built('city'), '→', points(`+${of('city').points}`)],
      map: [site('capital'), site('city'), site('garrison'), site('huaca'), marker()],
      rounds: [PHASES.inca!, '→', PHASES.sun!, '→', PHASES.people!, '→', PHASES.sapa_inca!],
      order: [{ disc: 'star', n: 9 }, { disc: 'eye', n: 5 }, { disc: 'serpent', n: 2 }, '→', { disc: 'serpent', n: '1.' }],
      inca: [labour(`+${era[0]!.income}`), '+', marker(weakest!.id), '+', TERRACE],
      sun: [sun(), '→', sun('extra_road_builders'), '→', { disc: 'eye' }, { disc: 'star' }],
      cards: [sun('epidemic'), sun('rapid_expansion'), sun('great_pilgrimage')],
      people: [ROAD, ROAD, '+', built('garrison')],
      roads: [site('capital'), ROAD, site('huaca'), ROAD, `×${roads.free_per_road_action}`],
      wilderness: [sun('wilderness_road'), '→', site('huaca'), ROAD, site('garrison')],
      conquest: [labour(weakest!.resistance), '→', marker(weakest!.id), '→', points(`+${weakest!.vp}`)],
      building: [labour(of('city').cost), '→', built('city'), points(`+${of('city').points}`)],
      temples: [built('city'), '+', labour(of('temple').cost), '→', { ...(TEMPLE as object), motif: 'temple' }, points(`+${of('temple').points}`)],
      terraces: [marker(weakest!.id), '+', labour(of('terrace').cost), '→', TERRACE],
      pilgrimages: [sun('annual_pilgrimage'), '+', TEMPLE, '→', points('?')],
      'sapa-inca': [built('city'), points(of('city').sapa_inca_points), built('garrison'), points(of('garrison').sapa_inca_points), TEMPLE, points(of('temple').sapa_inca_points)],
      end: [PHASES.sapa_inca!, '→', { motif: 'flag', colour: '#A33F1C' }],
      variants: [{ motif: 'flag', colour: '#A33F1C' }, '/', OTHERS],
    }
  },
  pictureOf: (kind, id) => {
    switch (kind) {
      case 'sun_event': return [sun(id)]
      case 'culture_marker': return [marker(id)]
      case 'site_type': return [site(id)]
      case 'phase': return [PHASES[id]!]
      case 'construction': return id === 'city' || id === 'garrison' || id === 'upgrade' ? [built(id)] : [CONSTRUCTIONS[id]!]
      case 'slot': return id === 'road' ? [CONSTRUCTIONS.extra_road!] : [built('city')]
      case 'era': return [labour(id)]
      case 'invasion_marker': return [{ motif: id === 'pizarro_arrives' ? 'flame' : 'flag', colour: '#A33F1C' }]
      case 'piece': return PIECES[id] ? [PIECES[id]] : []
      case 'table': return TABLES[id] ? [TABLES[id]] : []
      default: return []
    }
  },
  Draw: BookDraw,
}

export default book
