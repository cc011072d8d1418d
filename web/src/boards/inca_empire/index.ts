import { WORDS, type Event, type View } from '../../wire/gen/inca_empire'
import type { BoardModule } from '../board'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Chips from './Chips.svelte'
import Counters from './Counters.svelte'
import Tray from './Tray.svelte'
import { nowOf } from './now'
import { prompt } from './prompt'
import { eventTargets, nameOf, tipOf } from './words'
import { flights } from './flights'
import * as summary from './summary'

const inca_empire: BoardModule<View, Event> = {
  id: 'inca_empire',
  Board, Tray, Counters, Chips, Aside,
  prompt, nameOf, tipOf, nowOf, eventTargets,
  colourOf: (view, seat) => view.players[seat]?.colour ?? null,
  status: (view) => (view.ending === null ? null : { id: 'game-over', done: true }),
  buttons: 0,
  oneRow: true,
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
}

export default inca_empire
