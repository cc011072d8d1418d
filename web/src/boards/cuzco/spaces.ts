// The action spaces: the cloth's lower edge on a desk, two rows or one narrow row on a phone.
import { t } from '../../i18n/i18n.svelte'
import type { Table } from '../../table/table.svelte'
import type { View } from '../../wire/gen/cuzco'
import { boxSpot, plateSpot, rounded, type Spot } from '../spots'
import type { At, Data } from './layout'

/** How the spaces are laid: along the edge of the cloth, with names in rows, or without names in one row. */
export type Arrangement = 'edge' | 'rows' | 'row'
type Box = readonly [x: number, y: number, w: number, h: number]

/** The sheet on which they lie alone. */
export const SPACES_BOX: Record<'rows' | 'row', Box> = { rows: [0, 0, 390, 146], row: [0, 0, 390, 68] }

/** Left, top, width, height of each space. */
export function spaceBoxes(count: number, how: Arrangement): Box[] {
  const [left, top, width, columns, h, gap] =
    how === 'edge' ? [8, 428, 892, count, 56, 9] : how === 'rows' ? [6, 8, 378, Math.ceil(count / 2), 62, 7] : [5, 6, 380, count, 56, 5]
  return Array.from({ length: count }, (_, n) => {
    // The last row may have fewer spaces; they are wider.
    const row = Math.floor(n / columns)
    const inRow = Math.min(columns, count - row * columns)
    const w = (width - gap * (inRow - 1)) / inRow
    return [left + (n % columns) * (w + gap), top + row * (h + 7), w, h] as const
  })
}

/** Room for the drawings of the actions. */
export const iconSize = (how: Arrangement): number => (how === 'row' ? 24 : 34)

/** Where the nth of some dice lies on a space: to the right of its drawings, or below them. */
export function dieOnSpace([x, y, w]: Box, icons: number, n: number, count: number, how: Arrangement): At & { size: number } {
  const narrow = how === 'row'
  const room = narrow ? { x: x + 3, y: y + 29, w: w - 6, h: 24 } : { x: x + 9 + icons * 34, y: y + 5, w: w - 15 - icons * 34, h: 34 }
  const most = narrow ? 22 : 28
  // The largest size at which all of them fit in rows.
  let [size, columns] = [most, 1]
  for (size = most; size > 9; size--) {
    columns = Math.max(1, Math.floor(room.w / (size + 1)))
    if (Math.ceil(count / columns) * (size + 1) <= room.h + 1) break
  }
  columns = Math.min(columns, count)
  const rows = Math.ceil(count / columns)
  const right = narrow ? room.x + (room.w - columns * (size + 1)) / 2 : room.x + room.w - columns * (size + 1)
  return { x: right + (n % columns) * (size + 1) + size / 2, y: room.y + room.h / 2 + (Math.floor(n / columns) - (rows - 1) / 2) * (size + 1), size }
}

/** A die must be lower than this; null where any die fits. */
export const limitOf = (dice: readonly { face: number }[], descending: boolean): number | null =>
  descending && dice.length ? Math.min(...dice.map(({ face }) => face)) : null

/** What fits, in two signs or a word. */
export function fits(dice: readonly { face: number }[], descending: boolean): string {
  const limit = limitOf(dice, descending)
  return limit !== null ? `< ${limit}` : t(descending ? 'space-free' : 'space-each')
}

/** The same as a sentence, for names. */
function state(dice: readonly { face: number; seat: number }[], descending: boolean, table: Table): string {
  const limit = limitOf(dice, descending)
  const there = dice.length ? t('dice-there', { dice: dice.map(({ seat, face }) => `${face} (${table.seatName(seat)})`).join(', ') }) : t('no-dice')
  return `${there}; ${limit !== null ? t('takes-under', { limit }) : t('takes-any')}`
}

/** Dice that lie on spaces can be chosen now. */
const lifted = (table: Table): boolean => table.offers.some(({ targets }) => targets.some((target) => target.startsWith('placed:')))

export function spaceSpots(view: View, from: Data, table: Table, how: Arrangement): Spot[] {
  const boxes = spaceBoxes(view.spaces.length, how)
  const spots: Spot[] = []
  const inner: Spot[] = []
  view.spaces.forEach(({ id, dice }, n) => {
    const space = from.space.find((one) => one.id === id)!
    const [x, y, w, h] = boxes[n]!
    spots.push(plateSpot(`space:${id}`, x, y, w, h, 6, state(dice, space.descending, table)))
    if (space.kinds.length > 1) {
      const type = space.kinds[0]!.startsWith('move') ? 'road' : 'person_kind'
      const size = iconSize(how)
      inner.push(...space.kinds.map((deed, k) => boxSpot(`${type}:${deed.split('_')[1]}`, x + 6 + k * size, y + 4, size - 1, size, 5)))
    }
    if (!lifted(table)) return
    // All dice of one face on one space are one thing.
    for (const face of new Set(dice.map((die) => die.face))) {
      const laid = dice.flatMap((die, k) => (die.face === face ? [dieOnSpace(boxes[n]!, space.kinds.length, k, dice.length, how)] : []))
      const { x: dx, y: dy, size } = laid[0]!
      inner.push({
        target: `placed:${id}_${face}`, box: [dx - size / 2, dy - size / 2, size, size],
        d: laid.map((at) => rounded(at.x - at.size / 2, at.y - at.size / 2, at.size, at.size, 4)).join(''),
      })
    }
  })
  return [...spots, ...inner]
}
