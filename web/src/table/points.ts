// Where points came from: rows for the table, blocks for the bars.

export interface ItemRow {
  item: string
  values: number[]
}

/** Every item that gave somebody something, in the game's order, with its value by seat. */
export function itemRows(points: readonly Record<string, number>[], order: readonly string[]): ItemRow[] {
  const known = [...new Set([...order, ...points.flatMap((items) => Object.keys(items))])]
  return known
    .map((item) => ({ item, values: points.map((items) => items[item] ?? 0) }))
    .filter(({ values }) => values.some((value) => value !== 0))
}

/** All items together. */
export const sum = (items: Record<string, number>): number => Object.values(items).reduce((all, one) => all + one, 0)

export interface Block {
  item: string
  value: number
  from: number
  width: number
}

/** The positive items of a seat side by side, and what was lost after them. */
export function blocks(rows: readonly ItemRow[], seat: number): { gained: Block[]; lost: { item: string; value: number }[]; end: number } {
  const gained: Block[] = []
  const lost: { item: string; value: number }[] = []
  let end = 0
  for (const { item, values } of rows) {
    const value = values[seat]!
    if (value > 0) {
      gained.push({ item, value, from: end, width: value })
      end += value
    } else if (value < 0) lost.push({ item, value })
  }
  return { gained, lost, end }
}

