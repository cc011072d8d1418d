// The numbers of a part as people read them: things with several numbers are rows of a table.
import type { Names } from '../i18n/i18n.svelte'
import type { WorkshopNumber } from '../wire/gen/wire'
import type { Changes } from './link'

export interface Row {
  key: string
  label: Names
  /** By column, its numbers: several where the file has a list. */
  cells: WorkshopNumber[][]
}

export interface Block {
  columns: Names[]
  rows: Row[]
}

const MOST_COLUMNS = 5
const WORST = 'RMWS'

/** Wanted numbers only: those with the words in their names, those nobody read off the box, those that are changed. */
export interface Filter {
  words: string
  guesses: boolean
  changed: boolean
}

export function fits(number: WorkshopNumber, part: Names, filter: Filter, changes: Changes, language: string): boolean {
  if (filter.guesses && number.source.startsWith('S')) return false
  if (filter.changed && !(number.place in changes)) return false
  const all = [number.name[language], number.owner[language], part[language], number.place].join(' ').toLowerCase()
  return filter.words.toLowerCase().split(/\s+/).every((word) => all.includes(word))
}

/** The numbers in blocks: first those that stand alone, then tables of things. */
export function blocks(numbers: readonly WorkshopNumber[]): Block[] {
  const alone = numbers.filter((one) => !one.owner.en)
  const owned = numbers.filter((one) => one.owner.en)
  const result: Block[] = []
  if (alone.length) result.push({ columns: [{}], rows: listed(alone, (one) => one.name) })
  const columns = [...new Map(owned.map((one) => [one.name.en, one.name])).values()]
  if (owned.length && columns.length <= MOST_COLUMNS) result.push(table(owned, columns))
  else if (owned.length) result.push({ columns: [{}], rows: listed(owned, joined) })
  return result
}

function joined(one: WorkshopNumber): Names {
  return Object.fromEntries(Object.keys(one.name).map((key) => [key, `${one.owner[key]}: ${one.name[key]}`]))
}

function listed(numbers: readonly WorkshopNumber[], label: (one: WorkshopNumber) => Names): Row[] {
  const rows = new Map<string, Row>()
  for (const one of numbers) {
    const row = rows.get(one.row) ?? { key: one.row, label: label(one), cells: [[]] }
    row.cells[0]!.push(one)
    rows.set(one.row, row)
  }
  return [...rows.values()]
}

function table(numbers: readonly WorkshopNumber[], columns: Names[]): Block {
  const rows = new Map<string, Row>()
  for (const one of numbers) {
    const key = one.row.slice(0, one.row.lastIndexOf(']') + 1)
    const row = rows.get(key) ?? { key, label: one.owner, cells: columns.map(() => []) }
    row.cells[columns.findIndex((column) => column.en === one.name.en)]!.push(one)
    rows.set(key, row)
  }
  return { columns, rows: [...rows.values()] }
}

/** The mark of a row: the least certain of its numbers. */
export function markOf(row: Row): string {
  const marks = row.cells.flat().map((one) => one.source.slice(0, 1))
  return [...WORST].find((mark) => marks.includes(mark)) ?? 'R'
}
