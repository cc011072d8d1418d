import type { Flight } from '../../table/flight'
import type { Table } from '../../table/table.svelte'
import type { Event } from '../../wire/gen/cuzco'
import { ABILITIES, cardOf, data, featherLook, godLook, goodLook, tileOf } from './layout'

export function flights(event: Event, table: Table): Flight[] {
  switch (event.event) {
    case 'die_placed': return [{ motif: `die-${event.face}`, from: `seat:${event.seat}`, to: `space:${event.space}` }]
    case 'die_moved': return [{ motif: `die-${event.face}`, from: `space:${event.start}`, to: `space:${event.end}` }]
    case 'feather_placed': return [{ ...featherLook(event.feather), from: `place:${event.origin}`, to: `seat:${event.seat}` }]
    case 'priest_placed': return [{ motif: 'priest', colour: `var(--seat-${table.sign(event.seat)})`, from: `seat:${event.seat}`, to: `step:${event.step}` }]
    case 'good_bought': return [{ ...goodLook(event.good), from: `good:${event.good}`, to: `seat:${event.seat}` }]
    case 'god_card_taken': {
      const god = cardOf(data(table.components), event.card)?.god
      return god ? [{ ...godLook(god), from: `god:${god}`, to: `seat:${event.seat}` }] : []
    }
    case 'tile_taken': {
      const { ability, kind } = tileOf(event.tile)
      return event.slot ? [{ ...ABILITIES[ability]!, from: `house:${kind}_${event.slot}`, to: `seat:${event.seat}` }] : []
    }
    case 'khipu_laid': return [{ motif: 'khipu', colour: `var(--seat-${table.sign(event.seat)})`, from: `seat:${event.seat}`, to: `place:${event.place}` }]
    case 'food_taken': return [{ motif: 'food', colour: '#C9652F', from: 'piece:food', to: `seat:${event.seat}` }]
    case 'offerings_taken': return [{ motif: 'offering', colour: '#A8642F', from: 'piece:offering', to: `seat:${event.seat}` }]
    case 'medallion_awarded': return event.seat === null ? [] : [{ motif: 'inti', colour: '#F2C23A', from: 'step:1', to: `seat:${event.seat}` }]
    default: return []
  }
}
