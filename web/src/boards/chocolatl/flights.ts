import type { Flight } from '../../table/flight'
import type { Event } from '../../wire/gen/chocolatl'
import { FIGURES } from './layout'

export function flights(event: Event): Flight[] {
  switch (event.event) {
    case 'figure_taken': return [{ ...FIGURES[event.figure]!, from: event.taken_from === null ? `figure:${event.figure}` : `seat:${event.taken_from}`, to: `seat:${event.seat}` }]
    case 'card_offered': return [{ motif: 'cacao-card-back', colour: '#A8642F', from: `seat:${event.seat}`, to: 'offering_place' }]
    case 'card_taken': return [{ motif: 'cacao-card-back', colour: '#2B1D14', from: 'location:tlachtli_court', to: `seat:${event.seat}` }]
    case 'die_taken': return [{ motif: 'die-6', from: 'location:village', to: `seat:${event.seat}` }]
    case 'die_used': return [{ motif: `die-${event.pips}`, from: `seat:${event.seat}`, to: `location:${event.location}` }]
    case 'hut_built': return [{ motif: 'hut', colour: '#D9B27A', from: `seat:${event.seat}`, to: 'location:village' }]
    default: return []
  }
}
