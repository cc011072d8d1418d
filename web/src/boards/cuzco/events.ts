// Events as the log tells them: more variables for the sentences, and the elements they touched.
import { i18n, t, type Args } from '../../i18n/i18n.svelte'
import { targetMark } from '../../i18n/rich'
import type { Components } from '../../wire/api'
import type { Event } from '../../wire/gen/cuzco'
import { cardOf, data, taskOf, tileOf, type Data, type Named } from './layout'

const named = (list: readonly Named[], id: string): string => i18n.name(list.find((one) => one.id === id)?.name, id)
const cardName = (from: Data, id: string): string => (id ? `${id} ${i18n.name(cardOf(from, id)?.name)}` : t('a-god-card'))
const placeMark = (from: Data, id: string): string => targetMark(`place:${id}`, named(from.place, id))
const taskMark = (from: Data, id: string): string => targetMark(`task:${id}`, i18n.name(taskOf(from, id)?.name, id))

function tileText(from: Data, id: string): string {
  const { kind, ability, value } = tileOf(id)
  return t('tile-name', { kind: named(from.person_kind, kind), ability: named(from.ability, ability), value })
}

export const itemName = (item: string): string => t(`item-${item.replaceAll('_', '-')}`)

export function eventArgs(one: Event, components: Components): Args {
  const from = data(components)
  switch (one.event) {
    case 'feather_placed': return { feather: targetMark(`feather:${one.feather}`, named(from.feather, one.feather)) }
    case 'tasks_revealed': return { tasks: one.tasks.map((id) => taskMark(from, id)).join('; ') }
    case 'task_completed':
    case 'task_boxed':
    case 'task_taken':
    case 'task_kept': return { task: taskMark(from, one.task) }
    case 'god_cards_dealt': return { cards: one.cards.map((id) => cardName(from, id)).join(', ') || 'none' }
    case 'god_cards_shown': return { cards: one.cards.map((id) => cardName(from, id)).join(', ') }
    case 'god_card_turned_up':
    case 'god_card_taken':
    case 'god_card_returned':
    case 'god_card_played': return { card: cardName(from, one.card) }
    case 'dice_rolled': return { faces: one.faces.join(', ') }
    case 'die_moved': return { start: targetMark(`space:${one.start}`, named(from.space, one.start)), end: targetMark(`space:${one.end}`, named(from.space, one.end)) }
    case 'die_placed': return { same: String(one.face === one.value) }
    case 'runner_moved': return { start: placeMark(from, one.start), end: placeMark(from, one.end), road: one.road }
    case 'tile_taken': return { tile: tileText(from, one.tile) }
    case 'tile_slid': return { tile: tileText(from, one.tile), down: String(one.down) }
    case 'ability_used': return { kind: named(from.person_kind, one.kind), ability: named(from.ability, one.ability) }
    case 'points_gained': return { item: itemName(one.item) }
    case 'priest_pushed': return { home: String(one.end === 0) }
    case 'medallion_awarded': return { nobody: String(one.seat < 0) }
    default: return {}
  }
}

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
    case 'medallion_awarded': return one.seat < 0 ? [] : [`seat:${one.seat}`]
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
