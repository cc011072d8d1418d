/** One tab stop for a row of buttons: arrow keys go from one to the next. */
export function roving(row: HTMLElement): { destroy: () => void } {
  const buttons = (): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('button')]
  const settle = (): void => {
    const all = buttons()
    if (!all.some((one) => one.tabIndex === 0)) all[0]?.setAttribute('tabindex', '0')
  }
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const all = buttons()
    const at = all.indexOf(document.activeElement as HTMLElement)
    if (!step || at < 0) return
    event.preventDefault()
    event.stopPropagation()
    const next = all[(at + step + all.length) % all.length]!
    all[at]!.tabIndex = -1
    next.tabIndex = 0
    next.focus()
  }
  const watch = new MutationObserver(settle)
  watch.observe(row, { childList: true, subtree: true })
  row.addEventListener('keydown', move)
  settle()
  return { destroy: () => { watch.disconnect(); row.removeEventListener('keydown', move) } }
}
