// A view as a tidy sheet, from what its types declare: the same for every game without a drawn board.

/** What a value is, as the server outlines a view: `kernel/meaning.py` has its words. */
export type Outline =
  | string
  | { maybe: Outline }
  | { list: Outline; by_seat: boolean }
  | { keyed: Outline; item: Outline }
  | { record: [string, Outline][] }

/** Something to read, or, with a target, to point at. */
export type Entry =
  | { is: 'number'; value: number }
  | { is: 'flag'; value: boolean }
  | { is: 'seat'; seat: number }
  | { is: 'thing'; target: string; count?: number }
  | { is: 'text'; text: string }
  | { is: 'nothing' }

/** A field with its entries. Where it stands in a record, its name is an element that can be pointed at. */
export interface Line {
  field: string
  entries: Entry[]
}

/** Rows of the same fields: a row a seat, or a row a thing. */
export interface Grid {
  field: string
  /** None for rows that are only rows: places of a board, line by line. */
  columns: string[]
  rows: { seat?: number; entries: Entry[][] }[]
}

export interface Zone {
  field: string
  /** Whose it is, or of what, where a field has several. */
  of?: Entry
  lines: Line[]
  grids: Grid[]
  zones: Zone[]
}

const NOTHING: Entry = { is: 'nothing' }
type Values = Record<string, unknown>

/** Whether a value is shown by entries in one line. */
function isShort(of: Outline): boolean {
  if (typeof of === 'string') return true
  if ('maybe' in of) return isShort(of.maybe)
  if ('list' in of) return isSingle(of.list) && !of.by_seat
  return 'keyed' in of && of.item === 'number'
}

/** Whether a value is one entry. */
const isSingle = (of: Outline): boolean => typeof of === 'string' || ('maybe' in of && isSingle(of.maybe))

function entries(of: Outline, value: unknown): Entry[] {
  if (value === null || value === undefined) return [NOTHING]
  if (typeof of === 'string') return [entry(of, value)]
  if ('maybe' in of) return entries(of.maybe, value)
  if ('list' in of) return (value as unknown[]).length ? (value as unknown[]).flatMap((one) => entries(of.list, one)) : [NOTHING]
  if ('keyed' in of) {
    const counted = Object.entries(value as Record<string, number>).filter(([, count]) => count)
    return counted.length ? counted.map(([id, count]) => ({ ...entry(String(of.keyed), id), count })) : [NOTHING]
  }
  return [{ is: 'text', text: JSON.stringify(value) }]
}

function entry(of: string, value: unknown): Entry {
  if (of === 'seat') return { is: 'seat', seat: Number(value) }
  if (of === 'flag') return { is: 'flag', value: Boolean(value) }
  if (of === 'number') return { is: 'number', value: Number(value) }
  if (of.startsWith('id ')) return { is: 'thing', target: `${of.slice(3)}:${String(value)}` }
  return { is: 'text', text: String(value) }
}

/** The fields of a record; null for what is none. */
function recordOf(of: Outline): [string, Outline][] | null {
  const inner = typeof of !== 'string' && 'maybe' in of ? of.maybe : of
  return typeof inner !== 'string' && 'record' in inner ? inner.record : null
}

/** The rows of a list, or of a mapping; what is long in its records is left to zones. */
function grid(field: string, of: Outline, values: readonly unknown[], bySeat: boolean): Grid {
  const record = recordOf(of)
  const short = record?.filter(([, part]) => isShort(part))
  return {
    field,
    columns: short?.map(([name]) => name) ?? (bySeat ? [field] : []),
    rows: values.map((value, seat) => ({
      ...(bySeat ? { seat } : {}),
      entries: short?.map(([name, part]) => entries(part, (value as Values | null)?.[name])) ?? [entries(of, value)],
    })),
  }
}

/** Grids with a row a seat are one table of the players. */
function together(grids: readonly Grid[]): Grid[] {
  const ofSeats = grids.filter(({ rows }) => rows[0]?.seat !== undefined)
  if (ofSeats.length < 2) return [...grids]
  const [first] = ofSeats as [Grid]
  const joined: Grid = {
    field: 'players',
    columns: ofSeats.flatMap(({ columns }) => columns),
    rows: first.rows.map(({ seat }, n) => ({ seat, entries: ofSeats.flatMap(({ rows }) => rows[n]?.entries ?? []) })),
  }
  return [joined, ...grids.filter((one) => !ofSeats.includes(one))]
}

/** The sheet of a record. */
export function sheet(field: string, fields: readonly [string, Outline][], view: Values): Zone {
  const zone: Zone = { field, lines: [], grids: [], zones: [] }
  for (const [name, declared] of fields) {
    const value = view[name]
    const of = typeof declared !== 'string' && 'maybe' in declared && value !== null ? declared.maybe : declared
    if (isShort(of)) zone.lines.push({ field: name, entries: entries(of, value) })
    else if (value === null || value === undefined) zone.lines.push({ field: name, entries: [NOTHING] })
    else if (typeof of === 'string') continue
    else if ('record' in of) zone.zones.push(sheet(name, of.record, value as Values))
    else if ('list' in of) {
      zone.grids.push(grid(name, of.list, value as unknown[], of.by_seat))
      zone.zones.push(...within(name, of.list, value as unknown[], of.by_seat))
    } else if ('keyed' in of) zone.grids.push(keyed(name, of, value as Values))
  }
  zone.grids = together(zone.grids)
  return zone
}

/** What is long in the records of a list gets a zone of its own, record by record. */
function within(name: string, of: Outline, values: readonly unknown[], bySeat: boolean): Zone[] {
  const record = recordOf(of)
  const long = record?.filter(([, part]) => !isShort(part)) ?? []
  const [key, kind] = record?.find(([, part]) => typeof part === 'string' && part.startsWith('id ')) ?? []
  if (!long.length) return []
  return values.flatMap((value, n): Zone[] => {
    if (value === null) return []
    const zone = sheet(name, long, value as Values)
    if (bySeat) return [{ ...zone, of: { is: 'seat', seat: n } }]
    if (key && kind) return [{ ...zone, of: entry(kind as string, (value as Values)[key]) }]
    return [{ ...zone, of: { is: 'number', value: n + 1 } }]
  })
}

function keyed(name: string, of: { keyed: Outline; item: Outline }, value: Values): Grid {
  const { columns, rows } = grid(name, of.item, Object.values(value), false)
  return {
    field: name,
    columns: columns.length ? [String(of.keyed).replace(/^id /, ''), ...columns] : [],
    rows: Object.keys(value).map((id, n) => ({ entries: [entries(of.keyed, id), ...rows[n]!.entries] })),
  }
}

/** Every element that the sheet shows. */
export function targets(zone: Zone): string[] {
  const ofEntries = (all: readonly Entry[]): string[] => all.flatMap((one) => (one.is === 'thing' ? [one.target] : []))
  return [
    ...zone.lines.flatMap(({ field, entries: all }) => [field, ...ofEntries(all)]),
    ...zone.grids.flatMap(({ rows }) => rows.flatMap((row) => row.entries.flatMap(ofEntries))),
    ...zone.zones.flatMap(targets),
  ]
}
