// States of things in words, for names, plates and the reading line.
import { i18n, t } from '../../i18n/i18n.svelte'
import type { Table } from '../../table/table.svelte'
import type { TaskView, View, Village } from '../../wire/gen/cuzco'
import { taskOf, type Data } from './layout'

/** "violet feather, 3 points, khipu of Bence and Mara, here: Bence". */
export function placeState({ feather, points, khipu, runners }: Village, table: Table): string {
  const listed = (seats: readonly number[]): string => seats.map((seat) => table.seatName(seat)).join(', ')
  const parts = [
    feather ? t('village-gives', { feather: table.names.name(`feather:${feather}`), points }) : '',
    khipu.length ? t('khipu-of', { names: listed(khipu.toReversed()) }) : '',
    runners.length ? t('runners-here', { names: listed(runners) }) : '',
  ]
  return parts.filter(Boolean).join(', ')
}

/** "feather 2 (agriculture)". */
export const tileName = (id: string, table: Table): string => table.names.name(`tile:${id}`)

/** How much of a task is there and how much it needs. */
export function progress({ id, missing }: TaskView, from: Data): { have: number; need: number } {
  const need = (taskOf(from, id)?.all_of ?? []).reduce((sum, condition) => sum + condition.need, 0)
  return { have: need - missing, need }
}

/** "1 of 3". */
export const taskState = (task: TaskView, from: Data): string => t('task-state', progress(task, from))

/** What a task counts, without the number if there is but one; in few words where its whole name has no room. */
export function shortTask(id: string, table: Table): string {
  const name = table.names.name(`task:${id}`)
  return i18n.first([`name-brief-${id}`]) ?? (/\d.*\d/.test(name) ? name : name.replace(/^\d+ /, ''))
}

/** The viewer's god cards, secret ones too. */
export function handOf(view: View): string[] {
  const own = view.viewer === null ? null : view.players[view.viewer]!
  return own && view.phase !== 'setup' ? [...own.known_cards, ...own.secret_cards].sort() : []
}
