// Where an answer stands: beside its thing, on the side where it covers the least that can be chosen.

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Placed {
  x: number
  y: number
  /** The side of the answer that its tail is on, and how far along it. */
  side: 'top' | 'bottom' | 'left' | 'right'
  tail: number
}

const TAIL = 14
const EDGE = 8
const CORNER = 24
/** As bad as covering so many things that can be chosen. */
const COVERS_THING = 40

export function place(thing: Box, size: { width: number; height: number }, screen: { width: number; height: number }, free: readonly Box[]): Placed {
  const [cx, cy] = [thing.x + thing.width / 2, thing.y + thing.height / 2]
  const within = (at: number, length: number, room: number): number => Math.max(EDGE, Math.min(at, room - length - EDGE))
  const tries: { x: number; y: number; side: Placed['side'] }[] = []
  for (const share of [0.5, 0.15, 0.85]) {
    const [x, y] = [cx - size.width * share, cy - size.height * share]
    tries.push({ x, y: thing.y + thing.height + TAIL, side: 'top' }, { x, y: thing.y - size.height - TAIL, side: 'bottom' })
    tries.push({ x: thing.x + thing.width + TAIL, y, side: 'left' }, { x: thing.x - size.width - TAIL, y, side: 'right' })
  }
  let best: Placed | null = null
  let least = Infinity
  for (const one of tries) {
    const x = within(one.x, size.width, screen.width)
    const y = within(one.y, size.height, screen.height)
    const box = { x, y, ...size }
    const cost = free.filter((other) => overlap(box, other)).length + (overlap(box, thing) ? COVERS_THING : 0)
    if (cost >= least) continue
    least = cost
    const upright = one.side === 'top' || one.side === 'bottom'
    const tail = upright ? cx - x : cy - y
    const length = upright ? size.width : size.height
    best = { x, y, side: one.side, tail: Math.max(CORNER, Math.min(tail, length - CORNER)) }
  }
  return best!
}

function overlap(one: Box, other: Box): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height
}
