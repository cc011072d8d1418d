// The elements of a board that can be pointed at, with their outlines in board units.

export interface Spot {
  /** `type:id`, as in the targets of options. */
  target: string
  /** SVG path of the outline; the ring follows it. */
  d: string
  /** Left, top, width, height: brackets and focus go round it. */
  box: readonly [number, number, number, number]
  /** An open line (a road): it is pointed at along its stroke. */
  line?: boolean
  /** An empty line where a stick of one's own would lie: drawn as that stick, not as a ring. */
  ghost?: boolean
  /** What the name says besides the element's own: "empty", "Prince of Joost". */
  state?: string
}

/** A rectangle with stepped corners: the shape of plates, cloths and places. */
export function stepped(x: number, y: number, w: number, h: number, s = 12): string {
  return `M${x + s} ${y}H${x + w - s}V${y + s}H${x + w}V${y + h - s}H${x + w - s}V${y + h}H${x + s}V${y + h - s}H${x}V${y + s}H${x + s}Z`
}

/** Two steps in each corner: altars and large cloths. */
export function steppedTwice(x: number, y: number, w: number, h: number, s = 14): string {
  const r = x + w
  const b = y + h
  return `M${x + 2 * s} ${y}H${r - 2 * s}V${y + s}H${r - s}V${y + 2 * s}H${r}V${b - 2 * s}H${r - s}V${b - s}H${r - 2 * s}V${b}H${x + 2 * s}V${b - s}H${x + s}V${b - 2 * s}H${x}V${y + 2 * s}H${x + s}V${y + s}H${x + 2 * s}Z`
}

export function rounded(x: number, y: number, w: number, h: number, r = 6): string {
  return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`
}

export function round(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

export const plateSpot = (target: string, x: number, y: number, w: number, h: number, s = 12, state?: string): Spot =>
  ({ target, d: stepped(x, y, w, h, s), box: [x, y, w, h], state })

export const boxSpot = (target: string, x: number, y: number, w: number, h: number, r = 6, state?: string): Spot =>
  ({ target, d: rounded(x, y, w, h, r), box: [x, y, w, h], state })

export const roundSpot = (target: string, x: number, y: number, r: number, state?: string): Spot =>
  ({ target, d: round(x, y, r), box: [x - r, y - r, 2 * r, 2 * r], state })

export function lineSpot(target: string, x1: number, y1: number, x2: number, y2: number, state?: string): Spot {
  return {
    target, d: `M${x1} ${y1}L${x2} ${y2}`, line: true, state,
    box: [Math.min(x1, x2) - 4, Math.min(y1, y2) - 4, Math.abs(x1 - x2) + 8, Math.abs(y1 - y2) + 8],
  }
}

export const centre = ({ box: [x, y, w, h] }: Spot): [number, number] => [x + w / 2, y + h / 2]

/** Four corner brackets round a box. */
export function brackets([x, y, w, h]: Spot['box'], gap = 5): string {
  const [l, t, r, b] = [x - gap, y - gap, x + w + gap, y + h + gap]
  const a = Math.min(14, w / 3, h / 3)
  return `M${l} ${t + a}V${t}H${l + a}M${r - a} ${t}H${r}V${t + a}M${r} ${b - a}V${b}H${r - a}M${l + a} ${b}H${l}V${b - a}`
}

/** The nearest spot in a direction; sideways counts double, so that rows stay rows. */
export function neighbour(spots: readonly Spot[], from: Spot, dx: number, dy: number): Spot | null {
  const [x, y] = centre(from)
  let best: Spot | null = null
  let least = Infinity
  for (const spot of spots) {
    if (spot === from) continue
    const [sx, sy] = centre(spot)
    const along = (sx - x) * dx + (sy - y) * dy
    const aside = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx)
    if (along <= 0.5) continue
    const far = along + 2 * aside
    if (far < least) [best, least] = [spot, far]
  }
  return best
}
