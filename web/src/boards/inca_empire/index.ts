import { WORDS, type Event, type View } from '../../wire/gen/inca_empire'
import type { BoardModule } from '../board'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Chips from './Chips.svelte'
import Counters from './Counters.svelte'
import Tray from './Tray.svelte'
import { eventTargets, nameOf, prompt, tipOf } from './words'
import { flights } from './flights'
import * as summary from './summary'

const inca_empire: BoardModule<View, Event> = {
  id: 'inca_empire',
  Board, Tray, Counters, Chips, Aside,
  prompt, nameOf, tipOf, eventTargets,
  colourOf: (view, seat) => view.players[seat]?.colour ?? null,
  status: (view) => (view.ending === null ? null : { id: 'game-over', done: true }),
  buttons: 0,
  words: WORDS,
  summary,
  flights,
  headings: ['phase_began'],
  pointsOf: (view, seat) => view.players[seat]!.points,
  points: {
    cities: { motif: 'city', colour: '#2F6DA8' },
    garrisons: { motif: 'garrison', colour: '#D9772B' },
    temples: { motif: 'temple', colour: '#E7A92C' },
    terraces: { motif: 'terrace', colour: '#8FA876' },
    conquests: { motif: 'mace', colour: '#8C4A2F' },
    pilgrimages: { motif: 'inti', colour: '#F2C23A' },
    sapa_inca_cities: { motif: 'city', colour: '#6D9CC8' },
    sapa_inca_garrisons: { motif: 'garrison', colour: '#E8A671' },
    sapa_inca_temples: { motif: 'temple', colour: '#F2CF7C' },
    sapa_inca_terraces: { motif: 'terrace', colour: '#C0D1AE' },
  },
  rules: [
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
  guide: [
    { id: 'welcome', shows: ['#board'] },
    { id: 'network', shows: ['site:cuzco'] },
    { id: 'turn', shows: ['#prompt'] },
    { id: 'regions', shows: ['region:xauxa', 'region:collagua'] },
    { id: 'sharing', shows: ['#seats'] },
    { id: 'sun', shows: ['sector:q1', 'sector:t1'] },
    { id: 'era', shows: ['track'] },
  ],
}

export default inca_empire
