// Arrow keys between the cells of a sheet: up and down at once, left and right from the ends of the text.
const CELLS = '[data-cell]'

/** Move to a neighbouring cell if the key says so; true if it did. */
export function step(event: KeyboardEvent): boolean {
  const input = event.currentTarget as HTMLInputElement
  const to = target(event.key, input)
  if (!to) return false
  event.preventDefault()
  to.focus()
  return true
}

function target(key: string, input: HTMLInputElement): HTMLInputElement | null {
  const row = input.closest('tr')
  if (!row) return null
  const mine = cells(row)
  const column = mine.indexOf(input)
  const all = input.selectionStart === 0 && input.selectionEnd === input.value.length
  if (key === 'ArrowUp' || key === 'ArrowDown') return vertical(row, column, key === 'ArrowDown')
  if (key === 'ArrowLeft' && (all || input.selectionEnd === 0)) return mine[column - 1] ?? null
  if (key === 'ArrowRight' && (all || input.selectionStart === input.value.length)) return mine[column + 1] ?? null
  return null
}

function vertical(row: HTMLTableRowElement, column: number, down: boolean): HTMLInputElement | null {
  const rows = [...(row.closest('.sheets') ?? document).querySelectorAll('tr')].filter((one) => cells(one).length)
  const next = rows[rows.indexOf(row) + (down ? 1 : -1)]
  if (!next) return null
  const fields = cells(next)
  return fields[Math.min(column, fields.length - 1)] ?? null
}

const cells = (row: Element): HTMLInputElement[] => [...row.querySelectorAll<HTMLInputElement>(CELLS)]
