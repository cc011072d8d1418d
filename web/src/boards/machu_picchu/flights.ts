import type { Flight } from '../../table/flight'
import type { Table } from '../../table/table.svelte'
import type { Event } from '../../wire/gen/machu_picchu'
import { LOOKS } from './layout'

export function flights(event: Event, table: Table): Flight[] {
  switch (event.event) {
    case 'produced':
    case 'bonus_taken': return [{ ...LOOKS[event.good]!, from: `district:${event.district}`, to: `seat:${event.seat}` }]
    case 'good_bought': return [{ ...LOOKS[event.good]!, from: `market:${event.good}`, to: `seat:${event.seat}` }]
    case 'good_sold': return [{ ...LOOKS[event.good]!, from: `seat:${event.seat}`, to: `market:${event.good}` }]
    case 'moon_tile_taken': return [{ motif: 'moon', colour: '#3C4A78', from: `moon_tile:${event.tile}`, to: `seat:${event.seat}` }]
    case 'clergy_recruited': return [{ ...LOOKS[event.clergy]!, from: `clergy:${event.clergy}`, to: `seat:${event.seat}` }]
    case 'first_inca_placed':
    case 'inca_hired': return [{ motif: 'disc', colour: `var(--seat-${table.sign(event.seat)})`, from: `seat:${event.seat}`, to: `district:${event.district}` }]
    case 'cards_drawn': return [{ motif: 'card-back', colour: '#8C2F3C', from: 'piece:deck', to: `seat:${event.seat}` }]
    case 'card_given_back': return [{ motif: 'card-back', colour: '#8C2F3C', from: `seat:${event.seat}`, to: 'piece:deck' }]
    case 'time_corn_taken': return [{ ...LOOKS.corn!, from: 'piece:time_track', to: `seat:${event.seat}` }]
    default: return []
  }
}
