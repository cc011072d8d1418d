// What a row of the sheet looks like on the board.
import type { Book, Part } from '../rules/book'
import type { Components } from '../wire/api'
import type { Row } from './rows'

/** The drawing of the thing that a row's numbers belong to: by its table, by where it lies, by the piece it counts, or by what its table is about. */
export function pictureOf(row: Row, book: Book, components: Components): readonly Part[] {
  for (const [kind, id] of candidates(row)) {
    const parts = known(kind, id, book, components)
    if (parts.length) return parts
  }
  return []
}

/** `figure[old_man].bid` is of the figure `old_man`; what lies on the board also says so itself. */
function* candidates(row: Row): Generator<[string, string]> {
  const [, kind, id] = /^([a-z_0-9]+)(?:\[([^\]]*)\])?/.exec(row.key) ?? []
  if (kind) yield [kind, id ?? '']
  const spot = row.cells.flat()[0]?.spot ?? ''
  if (spot.includes(':')) yield [spot.slice(0, spot.indexOf(':')), spot.slice(spot.indexOf(':') + 1)]
  const counted = /\.([a-z_]+)$/.exec(row.key)?.[1] ?? ''
  for (const piece of [counted, counted.replace(/s$/, ''), counted.split('_')[0]!]) if (piece) yield ['piece', piece]
  if (kind) yield ['table', kind]
}

function known(kind: string, id: string, book: Book, components: Components): readonly Part[] {
  try {
    return book.pictureOf(kind, id, components).filter(Boolean)
  } catch {
    return [] // a book draws things by their ids, and numbers may be of a table without any
  }
}
