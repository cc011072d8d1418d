import type { Flight } from '../../table/flight'
import type { Table } from '../../table/table.svelte'
import type { Event } from '../../wire/gen/cuzco'
import { ABILITIES, cardOf, data, featherLook, godLook, goodLook, LOOK, tileOf } from './layout'

const TASK = { motif: 'chakana', colour: '#7A5233' }

export function flights(event: Event, table: Table): Flight[] {
  /** Where exactly on one's own mask, else wherever the seat is shown. */
  const at = (seat: number, place: string | null): string[] => [...(place && seat === table.eyes ? [place] : []), `seat:${seat}`]
  const inColour = (seat: number): string => `var(--seat-${table.sign(seat)})`
  switch (event.event) {
    case 'die_placed': return event.virtual ? [] : [{ motif: `die-${event.face}`, from: at(event.seat, `die:${event.face}`), to: `space:${event.space}` }]
    case 'die_moved': return [{ motif: `die-${event.face}`, from: `space:${event.start}`, to: `space:${event.end}` }]
    case 'feather_placed': return [{ ...featherLook(event.feather), from: [`place:${event.origin}`, `feather:${event.feather}`], to: at(event.seat, `slot:${event.slot}`) }]
    case 'priest_placed': return [{ motif: 'priest', colour: inColour(event.seat), from: `seat:${event.seat}`, to: `step:${event.step}` }]
    // From step to step a priest travels on the sheet itself.
    case 'priest_pushed': return event.end ? [] : [{ motif: 'priest', colour: inColour(event.seat), from: `step:${event.start}`, to: `seat:${event.seat}` }]
    case 'good_bought': return [{ ...goodLook(event.good), from: `good:${event.good}`, to: `seat:${event.seat}` }]
    case 'god_card_taken':
    case 'god_card_played': {
      const god = cardOf(data(table.components), event.card)?.god
      if (!god) return []
      if (event.event === 'god_card_taken') return [{ ...godLook(god), from: `god:${god}`, to: at(event.seat, `card:${event.card}`) }]
      return [{ ...godLook(god), from: event.source === 'inti' ? `god:${god}` : at(event.seat, `card:${event.card}`), to: 'god_discard' }]
    }
    case 'tile_taken': {
      const { ability, kind } = tileOf(event.tile)
      // Without a house it comes from the discard.
      return [{ ...ABILITIES[ability]!, from: event.slot ? `house:${kind}_${event.slot}` : [`tile:${event.tile}`, `pile:${kind}`], to: at(event.seat, `field:${event.field}`) }]
    }
    case 'task_taken': return [{ ...TASK, from: `task:${event.task}`, to: `seat:${event.seat}` }]
    case 'khipu_laid': return [{ motif: 'khipu', colour: inColour(event.seat), from: at(event.seat, event.field == null ? 'piece:khipu' : `field:${event.field}`), to: `place:${event.place}` }]
    case 'khipu_reserved': return event.seat === table.eyes ? [{ motif: 'khipu', colour: inColour(event.seat), from: `field:${event.field}`, to: 'piece:khipu' }] : []
    case 'food_taken': return [{ ...LOOK.food, from: 'piece:food', to: `seat:${event.seat}` }]
    case 'offerings_taken': return [{ ...LOOK.offering, from: 'piece:offering', to: `seat:${event.seat}` }]
    case 'medallion_awarded': return event.seat === null ? [] : [{ ...LOOK.inti, from: 'step:6', to: `seat:${event.seat}` }]
    default: return []
  }
}
