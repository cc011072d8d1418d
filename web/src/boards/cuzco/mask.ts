// Where things lie on a mask.
import type { Field, PlayerView } from '../../wire/gen/cuzco'
import { rounded, type Spot } from '../spots'
import { tileOf, type Data } from './layout'

/** Where the drawing of the mask ends. */
export const BOTTOM = 668
export const FIELD = { w: 140, h: 104 }
export const TILE = { w: 132, h: 76 }

export function fieldBox(from: Data, n: number): Spot['box'] {
  const { x, y } = from.mask_field[n]!
  return [x - 70, y - 52, FIELD.w, FIELD.h]
}

/** A tile that is up sits above its field's centre, one that is down below it. */
export const tileY = (y: number, { up }: Field): number => (up ? y - 8 : y + 14)

export const headbandTurn = (n: number): number => -9 + 3.6 * n
export const featherTurn = (n: number): number => -18.7 + 3.4 * n

export function slotBox(from: Data, n: number): Spot['box'] {
  const { x, y } = from.layout.mask.feather_slots[n]!
  return [x - 31, y - 66, 62, 92]
}

/** All tiles of one kind with one ability count together: one spot round them all. */
export function abilitySpots(from: Data, player: PlayerView): Spot[] {
  const byTarget = new Map<string, Spot['box'][]>()
  player.fields.forEach(({ tile }, n) => {
    if (!tile) return
    const { kind, ability } = tileOf(tile)
    const key = `ability:${kind}_${ability}`
    byTarget.set(key, [...(byTarget.get(key) ?? []), fieldBox(from, n)])
  })
  return [...byTarget].map(([target, boxes]) => ({ target, box: boxes[0]!, d: boxes.map((box) => rounded(...box, 10)).join('') }))
}
