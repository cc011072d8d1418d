import type { Table } from '../../table/table.svelte'
import type { View } from '../../wire/gen/cuzco'

export type SheetName = 'map' | 'capital' | 'mask' | 'others'

const BY_TYPE: Record<string, SheetName> = {
  place: 'map', rotation: 'map', feather: 'map',
  house: 'capital', step: 'capital', good: 'capital', god: 'capital',
  field: 'mask', slot: 'mask', headband: 'mask', ability: 'mask',
}
const BY_PIECE: Record<string, SheetName> = {
  food: 'map', offering: 'map', point: 'map', status_track: 'capital', inti: 'mask', khipu: 'mask',
}

/** The sheet that an element lies on; null for what is always in sight or lies nowhere. */
export function sheetOf(target: string, view: View): SheetName | null {
  const [type = '', id = ''] = target.split(':')
  if (type === 'piece') return BY_PIECE[id] ?? null
  if (type === 'task') {
    if (view.palace.includes(id)) return 'capital'
    const own = view.viewer === null ? null : view.players[view.viewer]
    return own?.tasks.some((task) => task.id === id) ? 'mask' : null
  }
  return BY_TYPE[type] ?? null
}

/** Things that lie before the player only while they are asked about: drawn tasks, discarded tiles. */
export function choicesOf(table: Table, view: View): string[] {
  const own = view.viewer === null ? null : view.players[view.viewer]!
  const drawn = (own?.drafted ?? []).filter((id) => !own?.kept.includes(id)).map((id) => `task:${id}`)
  const tiles = table.offers.flatMap(({ targets }) => targets.filter((target) => target.startsWith('tile:')))
  return [...drawn, ...new Set(tiles)]
}
