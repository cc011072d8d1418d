// States of things in words, for names and tooltips.
import { i18n, t } from '../../i18n/i18n.svelte'
import type { Table } from '../../table/table.svelte'
import type { PlayerView, Village } from '../../wire/gen/cuzco'
import { data, taskOf, tileOf } from './layout'

/** "violet feather, 3 points, khipu of Bence and Mara". */
export function villageState(village: Village, table: Table): string {
  const gives = t('village-gives', { feather: table.names.name(`feather:${village.feather}`), points: village.points })
  if (!village.khipu.length) return gives
  const names = [...village.khipu].reverse().map((seat) => table.seatName(seat))
  return `${gives}, ${t('khipu-of', { names: names.join(', ') })}`
}

/** "agriculture: feather, 2". */
export function tileName(id: string, table: Table): string {
  const { kind, ability, value } = tileOf(id)
  return t('tile-name', { kind: table.names.name(`person_kind:${kind}`), ability: table.names.name(`ability:${ability}`), value })
}

/** What a task asks for. */
export function taskName(id: string, table: Table): string {
  return i18n.name(taskOf(data(table.components), id)?.name, id)
}

/** What lies with a mask: its open tasks and goods. */
export function belongings(player: PlayerView, table: Table): string {
  const tasks = player.tasks.map(({ id }) => taskName(id, table))
  const goods = player.goods.map((id) => table.names.name(`good:${id}`))
  return [
    tasks.length ? t('open-tasks', { tasks: tasks.join('; ') }) : '',
    goods.length ? t('goods-of', { goods: goods.join(', ') }) : '',
    t('completed-tasks', { count: player.completed.length }),
  ].filter(Boolean).join('. ')
}
