// A thing that goes from one place to another: games say which, out of what happened; the shell lets it fly over the
// table, whatever lies where.

export interface Flight {
  motif: string
  colour?: string
  /** Elements as options name them; `seat:2` is wherever that seat is shown. */
  from: string
  to: string
}

const MOST = 8

/** Where an element is drawn now; null where it is not in sight. */
export function boxOf(target: string): DOMRect | null {
  const seat = target.startsWith('seat:') ? `, [data-seat="${target.slice('seat:'.length)}"]` : ''
  for (const found of document.querySelectorAll(`[data-target="${CSS.escape(target)}"]${seat}`)) {
    const box = found.getBoundingClientRect()
    if (box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth) return box
  }
  return null
}

export interface Way extends Flight {
  x: number
  y: number
  /** How far it goes. */
  dx: number
  dy: number
}

/** The ways of things whose places are in sight; a few at a time. */
export function ways(flights: readonly Flight[]): Way[] {
  const found: Way[] = []
  for (const flight of flights.slice(0, MOST)) {
    const [from, to] = [boxOf(flight.from), boxOf(flight.to)]
    if (!from || !to) continue
    const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
    found.push({ ...flight, x, y, dx: to.x + to.width / 2 - x, dy: to.y + to.height / 2 - y })
  }
  return found
}
