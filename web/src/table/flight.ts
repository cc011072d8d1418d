// A thing that goes from one place to another: games say which, out of what happened; the shell lets it fly over the
// table, whatever lies where.

export interface Flight {
  motif: string
  colour?: string
  /** Elements as options name them, of several the first that is in sight; `seat:2` is wherever that seat is shown. */
  from: string | readonly string[]
  to: string | readonly string[]
  /** Where it was before it went: it may be gone from there when it flies. */
  start?: DOMRect | null
}

const MOST = 8

/** Where an element is drawn now; null where it is not in sight. */
function boxOfOne(target: string): DOMRect | null {
  const seat = target.startsWith('seat:') ? `, [data-seat="${target.slice('seat:'.length)}"]` : ''
  for (const shown of document.querySelectorAll(`[data-target="${CSS.escape(target)}"]${seat}`)) {
    const box = shown.getBoundingClientRect()
    if (box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth) return box
  }
  return null
}

const boxOf = (targets: string | readonly string[]): DOMRect | null => {
  for (const target of [targets].flat()) {
    const box = boxOfOne(target)
    if (box) return box
  }
  return null
}

/** Flights about to begin, while the position from which they start is still drawn. */
export const begun = (flights: readonly Flight[]): Flight[] => flights.map((flight) => ({ ...flight, start: boxOf(flight.from) }))

export interface Way extends Flight {
  x: number
  y: number
  /** How far it goes. */
  dx: number
  dy: number
}

/** The ways of things whose places are in sight; a few at a time. */
export function ways(flights: readonly Flight[]): Way[] {
  const result: Way[] = []
  for (const flight of flights.slice(0, MOST)) {
    const [from, to] = [flight.start === undefined ? boxOf(flight.from) : flight.start, boxOf(flight.to)]
    if (!from || !to) continue
    const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
    result.push({ ...flight, x, y, dx: to.x + to.width / 2 - x, dy: to.y + to.height / 2 - y })
  }
  return result
}
