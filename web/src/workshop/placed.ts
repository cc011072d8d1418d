// Numbers where they lie on the drawn board.
import type { Components } from '../wire/api'
import type { WorkshopNumber } from '../wire/gen/wire'
import type { Changes } from './link'

/** What lies at one spot of the board. */
export interface Plate {
  spot: string
  numbers: WorkshopNumber[]
}

/** For how many players the board with these numbers is: `site:quito@3` lies on that of three. */
export const seatsOf = (numbers: readonly WorkshopNumber[]): string => numbers.find((one) => one.spot)?.spot.split('@')[1] ?? ''

/** The numbers that lie somewhere on a board for this many players, by spot. */
export function plates(numbers: readonly WorkshopNumber[], seats: string): Plate[] {
  const bySpot = new Map<string, Plate>()
  for (const one of numbers) {
    const [spot, only] = one.spot.split('@')
    if (!spot || (only && only !== seats)) continue
    const plate = bySpot.get(spot) ?? { spot, numbers: [] }
    plate.numbers.push(one)
    bySpot.set(spot, plate)
  }
  return [...bySpot.values()]
}

/** The things that a spot is at, or half way between. */
export const thingsOf = (spot: string): string[] => spot.split('+')

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const ROUNDS = 40

/** Boxes by their middles, moved apart until none lies on another, and kept inside the frame. */
export function apart(boxes: readonly Box[], frame: { width: number; height: number }): Box[] {
  const moved = boxes.map((box) => ({ ...box }))
  for (let round = 0; round < ROUNDS; round++) {
    let still = true
    moved.forEach((a, n) => {
      for (const b of moved.slice(n + 1)) if (part(a, b)) still = false
    })
    for (const box of moved) {
      box.x = Math.min(Math.max(box.x, box.width / 2), frame.width - box.width / 2)
      box.y = Math.min(Math.max(box.y, box.height / 2), frame.height - box.height / 2)
    }
    if (still) break
  }
  return moved
}

/** Move two boxes apart where they touch, the shorter way; whether they did. */
function part(a: Box, b: Box): boolean {
  const across = (a.width + b.width) / 2 - Math.abs(a.x - b.x)
  const along = (a.height + b.height) / 2 - Math.abs(a.y - b.y)
  if (across <= 0.5 || along <= 0.5) return false
  const way = across < along ? 'x' : 'y'
  const by = (Math.min(across, along) / 2 + 0.5) * (a[way] <= b[way] ? 1 : -1)
  a[way] -= by
  b[way] += by
  return true
}

type Branch = Record<string, unknown> | unknown[]

/** The components with changed numbers in them: boards draw what they read there. */
export function changedComponents(printed: Components, changes: Changes): Components {
  const copy = structuredClone(printed)
  for (const [place, value] of Object.entries(changes)) put(copy as Branch, steps(place), value)
  return copy
}

/** `map_4p.sites[quito].temple_bonus` step by step. */
const steps = (place: string): string[] => place.split(/[.[\]]+/).filter(Boolean)

function put(branch: Branch, [step, ...rest]: string[], value: unknown): void {
  const key = step === undefined ? undefined : keyOf(branch, step)
  if (key === undefined) return
  const at = branch as Record<string | number, unknown>
  if (!rest.length) at[key] = value
  else if (typeof at[key] === 'object' && at[key] !== null) put(at[key] as Branch, rest, value)
}

const idOf = (one: unknown): string => {
  const entry = one as { id?: unknown; n?: unknown } | null
  return String(entry?.id ?? entry?.n ?? '')
}

/** Entries of a list go by their id, else by their number. */
function keyOf(branch: Branch, step: string): string | number | undefined {
  if (!Array.isArray(branch)) return step in branch ? step : undefined
  const index = branch.findIndex((one) => idOf(one) === step)
  const number = index >= 0 ? index : Number(step)
  return number in branch ? number : undefined
}
