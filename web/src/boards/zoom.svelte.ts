type Box = readonly [number, number, number, number]

const MOST = 4

/** Pan and zoom of a sheet by its viewBox: pinch, drag, ctrl + wheel, double tap. */
export class Zoom {
  k = $state(1)
  #cx = $state(0)
  #cy = $state(0)
  #pointers = new Map<number, [number, number]>()
  #spread = 0
  /** A drag or pinch went on: the click that ends it means nothing. */
  moved = false

  constructor(private readonly whole: () => Box) {
    const [x, y, w, h] = whole()
    this.#cx = x + w / 2
    this.#cy = y + h / 2
  }

  viewBox = $derived.by(() => {
    const [x, y, w, h] = this.whole()
    const [vw, vh] = [w / this.k, h / this.k]
    const left = Math.min(Math.max(this.#cx - vw / 2, x), x + w - vw)
    const top = Math.min(Math.max(this.#cy - vh / 2, y), y + h - vh)
    return [left, top, vw, vh] as const
  })

  /** Zoom so that a box fills most of the sheet. */
  fit(box: Box): void {
    const [, , w, h] = this.whole()
    this.k = Math.min(MOST, Math.max(1, Math.min(w / box[2], h / box[3]) * 0.8))
    this.#cx = box[0] + box[2] / 2
    this.#cy = box[1] + box[3] / 2
  }

  out(): void {
    this.k = 1
  }

  toggle(svg: SVGSVGElement, event: MouseEvent): void {
    if (this.k > 1) this.out()
    else {
      const [x, y] = this.#at(svg, event)
      this.k = 2.5
      this.#cx = x
      this.#cy = y
    }
  }

  wheel = (svg: SVGSVGElement, event: WheelEvent): void => {
    if (!event.ctrlKey) return
    event.preventDefault()
    this.#scale(svg, event, Math.exp(-event.deltaY / 240))
  }

  down(event: PointerEvent): void {
    this.#pointers.set(event.pointerId, [event.clientX, event.clientY])
    this.moved = false
    this.#spread = this.#distance()
  }

  move(svg: SVGSVGElement, event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId)
    if (!before) return
    const now: [number, number] = [event.clientX, event.clientY]
    if (Math.hypot(now[0] - before[0], now[1] - before[1]) < 4 && !this.moved) return
    this.#pointers.set(event.pointerId, now)
    if (this.#pointers.size === 2) {
      const spread = this.#distance()
      if (this.#spread) this.#scale(svg, event, spread / this.#spread)
      this.#spread = spread
      this.moved = true
    } else if (this.k > 1) {
      const [, , vw] = this.viewBox
      const unit = vw / svg.clientWidth
      const [left, top, w, h] = this.viewBox
      this.#cx = left + w / 2 - (now[0] - before[0]) * unit
      this.#cy = top + h / 2 - (now[1] - before[1]) * unit
      this.moved = true
    }
  }

  up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId)
    this.#spread = 0
  }

  #distance(): number {
    const [a, b] = [...this.#pointers.values()]
    return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0
  }

  #scale(svg: SVGSVGElement, event: MouseEvent, factor: number): void {
    const [x, y] = this.#at(svg, event)
    const [left, top, w, h] = this.viewBox
    const k = Math.min(MOST, Math.max(1, this.k * factor))
    const share = this.k / k
    this.#cx = x + (left + w / 2 - x) * share
    this.#cy = y + (top + h / 2 - y) * share
    this.k = k
  }

  #at(svg: SVGSVGElement, event: MouseEvent): [number, number] {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()!.inverse())
    return [point.x, point.y]
  }
}
