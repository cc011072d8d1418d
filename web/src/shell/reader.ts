import type { Read, Table } from '../table/table.svelte'

const LONG_PRESS = 450

/** Tells the reading line what is pointed at outside the board: cards, goods, tiles, anything with a target.
 * Sheets tell it themselves, since they alone know which thing is meant. */
export function reader(node: HTMLElement, table: Table): { destroy: () => void } {
  let press: ReturnType<typeof setTimeout> | undefined
  let held = false
  /** The thing that is pointed at or has the focus. */
  let pointed: Element | null = null
  /** A thing (`data-target`), or something that is only about one (`data-about`). */
  const thingOf = (event: Event): Read | null => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-target], [data-about]') : null
    if (!element || element.closest('svg.board')) return null
    const { target, about, state } = element.dataset
    return { target: target ?? about!, state }
  }
  const tell = (event: Event, thing: Read): void => {
    pointed = event.target as Element
    table.read(thing)
  }
  // What is taken away under the pointer never says that the pointer has left it.
  const gone = new MutationObserver(() => {
    if (!pointed || pointed.isConnected) return
    pointed = null
    table.read(null)
  })
  gone.observe(node, { childList: true, subtree: true })
  const over = (event: PointerEvent): void => {
    const thing = thingOf(event)
    if (event.pointerType !== 'touch' && thing) tell(event, thing)
  }
  const out = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch' && thingOf(event)) table.read(null)
  }
  const focus = (event: FocusEvent): void => {
    const thing = thingOf(event)
    if (thing && event.target instanceof Element && event.target.matches(':focus-visible')) tell(event, thing)
  }
  const blur = (event: FocusEvent): void => {
    // Later, since a thing also loses the focus while the page takes it away in drawing.
    if (thingOf(event)) queueMicrotask(() => table.read(null))
  }
  const release = (): void => clearTimeout(press)
  const down = (event: PointerEvent): void => {
    held = false
    const thing = thingOf(event)
    if (event.pointerType !== 'touch' || !thing) return
    press = setTimeout(() => {
      held = true
      table.read(thing, true)
    }, LONG_PRESS)
  }
  /** A long press has said what the thing is; the click that ends it chooses nothing. */
  const click = (event: MouseEvent): void => {
    release()
    if (!held) return refused(event)
    held = false
    event.preventDefault()
    event.stopPropagation()
  }
  /** What is not offered says why. */
  const refused = (event: MouseEvent): void => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-target]') : null
    const thing = thingOf(event)
    if (!thing || element?.getAttribute('aria-disabled') !== 'true') return
    void table.why.ask({ target: thing.target, element, at: event.detail ? { x: event.clientX, y: event.clientY } : null })
  }
  const menu = (event: MouseEvent): void => {
    if (held || press !== undefined && thingOf(event)) event.preventDefault()
  }
  const heard: [string, (event: never) => void, boolean?][] = [
    ['pointerover', over], ['pointerout', out], ['focusin', focus], ['focusout', blur], ['pointerdown', down],
    ['pointerup', release], ['pointercancel', release], ['pointermove', (event: PointerEvent) => { if (Math.hypot(event.movementX, event.movementY) > 4) release() }],
    ['click', click, true], ['contextmenu', menu],
  ]
  for (const [name, act, capture] of heard) node.addEventListener(name, act as EventListener, capture)
  return {
    destroy: () => {
      release()
      gone.disconnect()
      for (const [name, act, capture] of heard) node.removeEventListener(name, act as EventListener, capture)
    },
  }
}
