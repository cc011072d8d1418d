// The elements that events touched.
import type { Event } from '../../wire/gen/cuzco'
import { tileOf } from './layout'

export function eventTargets(one: Event): string[] {
  switch (one.event) {
    case 'feather_placed':
    case 'god_card_taken':
    case 'god_card_played':
    case 'khipu_reserved':
    case 'tile_slid':
    case 'headband_activated':
    case 'ability_used':
    case 'task_completed':
    case 'task_boxed':
    case 'task_taken': return [`seat:${one.seat}`]
    case 'medallion_awarded': return one.seat === null ? [] : [`seat:${one.seat}`]
    case 'good_bought': return [`good:${one.good}`, `seat:${one.seat}`]
    case 'god_card_turned_up': return [`god:${one.god}`]
    case 'die_placed': return [`space:${one.space}`]
    case 'die_moved': return [`space:${one.start}`, `space:${one.end}`]
    case 'overlay_turned': return ['place:cuzco']
    case 'runner_moved': return [`place:${one.end}`]
    case 'khipu_laid': return [`place:${one.place}`]
    case 'tile_taken': return one.slot ? [`house:${tileOf(one.tile).kind}_${one.slot}`, `seat:${one.seat}`] : [`seat:${one.seat}`]
    case 'status_moved':
    case 'order_changed': return ['piece:status_track']
    case 'priest_placed': return [`step:${one.step}`]
    case 'priest_pushed': return one.end ? [`step:${one.end}`] : []
    default: return []
  }
}
