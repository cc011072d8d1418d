import type { TableInfo } from '../wire/gen/wire'

/** Which open tables to show; kept in the address, so that a link shows the same. */
export interface Filters {
  game: string
  pace: '' | 'live' | 'slow'
  seats: number
  rated: '' | 'yes' | 'no'
  language: string
}

export const NONE: Filters = { game: '', pace: '', seats: 0, rated: '', language: '' }

export function readFilters(query: string): Filters {
  const asked = new URLSearchParams(query)
  const pace = asked.get('pace') ?? ''
  const rated = asked.get('rated') ?? ''
  return {
    game: asked.get('game') ?? '',
    pace: pace === 'live' || pace === 'slow' ? pace : '',
    seats: Number(asked.get('seats')) || 0,
    rated: rated === 'yes' || rated === 'no' ? rated : '',
    language: asked.get('language') ?? '',
  }
}

export function addressOf(filters: Filters): string {
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) asked.set(name, String(value))
  const query = asked.toString()
  return query ? `/?${query}` : '/'
}

export function fits(table: TableInfo, filters: Filters): boolean {
  return (
    (!filters.game || table.game === filters.game) &&
    (!filters.pace || (table.clock.kind === 'live') === (filters.pace === 'live')) &&
    (!filters.seats || table.seats.length === filters.seats) &&
    (!filters.rated || (table.rated ?? false) === (filters.rated === 'yes')) &&
    (!filters.language || !table.language || table.language === filters.language)
  )
}

/** The one filter without which most tables fit, and how many: what to say when none does. */
export function loosest(tables: readonly TableInfo[], filters: Filters): { without: keyof Filters; count: number } | null {
  let best: { without: keyof Filters; count: number } | null = null
  for (const name of Object.keys(NONE) as (keyof Filters)[]) {
    if (!filters[name]) continue
    const looser = { ...filters, [name]: NONE[name] } as Filters
    const count = tables.filter((table) => fits(table, looser)).length
    if (count > (best?.count ?? 0)) best = { without: name, count }
  }
  return best
}
