import type { Flight } from '../../table/flight'
import type { Table } from '../../table/table.svelte'
import type { Event } from '../../wire/gen/inca_empire'
import { CONSTRUCTIONS } from './look'

/** Roads, buildings and markers travel on the map itself. */
export function flights(event: Event, table: Table): Flight[] {
  switch (event.event) {
    case 'sun_card_laid': return [{ motif: 'card-back', colour: '#A33F1C', from: event.card && event.seat === table.eyes ? [`card:${event.card}`, `seat:${event.seat}`] : `seat:${event.seat}`, to: `sector:${event.sector}` }]
    case 'region_conquered': return [{ ...CONSTRUCTIONS.conquest!, from: `region:${event.region}`, to: `seat:${event.seat}` }]
    case 'support_given': return [{ motif: 'labour', colour: '#B9A58A', from: `seat:${event.giver}`, to: `seat:${event.receiver}` }]
    default: return []
  }
}
