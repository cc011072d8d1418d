import type { Table } from '../table/table.svelte'

const LONG_PRESS = 450

/** Tells the reading line what is pointed at outside the board: cards, goods, tiles, anything with a target.
 * Sheets tell it themselves, since they alone know which thing is meant. */
export function reader(node: HTMLElement, table: Table): { destroy: () => void } {
  let press: ReturnType<typeof setTimeout> | undefined
  let told = false
  const targetOf = (event: Event): string | null => {
    const element = event.target instanceof Element ? event.target.closest('[data-target]') : null
    return element && !element.closest('svg.board') ? element.getAttribute('data-target') : null
  }
  const over = (event: PointerEvent): void => {
    const target = targetOf(event)
    if (event.pointerType !== 'touch' && target) table.read({ target })
  }
  const out = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch' && targetOf(event)) table.read(null)
  }
  const focus = (event: FocusEvent): void => {
    const target = targetOf(event)
    if (target && event.target instanceof Element && event.target.matches(':focus-visible')) table.read({ target })
  }
  const blur = (event: FocusEvent): void => {
    // Later, since a thing also loses the focus while the page takes it away in drawing.
    if (targetOf(event)) queueMicrotask(() => table.read(null))
  }
  const release = (): void => clearTimeout(press)
  const down = (event: PointerEvent): void => {
    told = false
    const target = targetOf(event)
    if (event.pointerType !== 'touch' || !target) return
    press = setTimeout(() => {
      told = true
      table.read({ target }, true)
    }, LONG_PRESS)
  }
  /** A long press has told what the thing is; the click that ends it chooses nothing. */
  const click = (event: MouseEvent): void => {
    release()
    if (!told) return refused(event)
    told = false
    event.preventDefault()
    event.stopPropagation()
  }
  /** What is not offered tells why. */
  const refused = (event: MouseEvent): void => {
    const target = targetOf(event)
    const element = event.target instanceof Element ? event.target.closest('[data-target]') : null
    if (!target || element?.getAttribute('aria-disabled') !== 'true') return
    void table.why.ask({ target, element, at: event.detail ? { x: event.clientX, y: event.clientY } : null })
  }
  const menu = (event: MouseEvent): void => {
    if (told || press !== undefined && targetOf(event)) event.preventDefault()
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
      for (const [name, act, capture] of heard) node.removeEventListener(name, act as EventListener, capture)
    },
  }
}
