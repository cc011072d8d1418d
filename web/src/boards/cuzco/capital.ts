// Where things lie on the capital's sheet; houses are drawn a little apart, so that the slot numbers fit between them.
import type { Spot } from '../spots'
import type { At, Data } from './layout'

/** The box of a temple step, counted from the lowest. */
export function stepBox(from: Data, n: number): Spot['box'] {
  const { x, y } = from.layout.capital.temple_steps[n]!
  const w = 190 - 18 * n
  return [x - w / 2, y - 30, w, 60]
}

export const TILE = { w: 86, h: 54 }

/** Where a person tile lies: a kind's house of a slot, counted from 0. */
export function houseAt(from: Data, kind: string, slot: number): At {
  const agriculture = kind === 'agriculture'
  const { x, y } = from.layout.capital[agriculture ? 'agriculture_houses' : 'research_houses'][slot]!
  return { x: x + (agriculture ? 4 : 22), y }
}

export function goodBox(from: Data, row: number, column: number): Spot['box'] {
  const { x0, y0, dx, dy } = from.layout.capital.market
  return [x0 + column * dx - 36, y0 + row * dy - 27, 72, 54]
}

export const TASK = { w: 104, h: 84 }
export const CARD = { w: 84, h: 100 }
