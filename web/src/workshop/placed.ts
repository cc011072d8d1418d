// Numbers where they lie on the drawn board.
import type { Components } from '../wire/api'
import type { WorkshopNumber } from '../wire/gen/wire'
import type { Changes } from './link'

/** What lies at one spot of the board. */
export interface Plate {
  spot: string
  numbers: WorkshopNumber[]
}

/** For how many the board is that has these numbers: `site:quito@3` lies on that of three. */
export const seatsOf = (numbers: readonly WorkshopNumber[]): string => numbers.find((one) => one.spot)?.spot.split('@')[1] ?? ''

/** The numbers that lie somewhere on a board for so many, by spot. */
export function plates(numbers: readonly WorkshopNumber[], seats: string): Plate[] {
  const found = new Map<string, Plate>()
  for (const one of numbers) {
    const [spot, only] = one.spot.split('@')
    if (!spot || (only && only !== seats)) continue
    const plate = found.get(spot) ?? { spot, numbers: [] }
    plate.numbers.push(one)
    found.set(spot, plate)
  }
  return [...found.values()]
}

/** The things that a spot is at, or half way between. */
export const thingsOf = (spot: string): string[] => spot.split('+')

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
  const found = branch.findIndex((one) => idOf(one) === step)
  const number = found >= 0 ? found : Number(step)
  return number in branch ? number : undefined
}
