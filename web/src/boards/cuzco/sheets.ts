import type { View } from '../../wire/gen/cuzco'

export type SheetName = 'map' | 'capital' | 'mask' | 'others'

const BY_TYPE: Record<string, SheetName> = {
  place: 'map', space: 'map', road: 'map', person_kind: 'map', placed: 'map', rotation: 'map', feather: 'map',
  house: 'capital', step: 'capital', good: 'capital', god: 'capital',
  field: 'mask', slot: 'mask', headband: 'mask', ability: 'mask',
}
const BY_PIECE: Record<string, SheetName> = {
  food: 'map', offering: 'map', point: 'map', status_track: 'capital', inti: 'mask', khipu: 'mask',
}

/** The sheet that an element lies on; null for what lies in the tray or nowhere. */
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
