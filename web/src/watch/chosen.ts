/** Boards that are shown at once, at most. */
export const MOST = 4

/** The tables whose boards the address asks for. */
export function chosenOf(query: string): string[] {
  const asked = (new URLSearchParams(query).get('tables') ?? '').split(',')
  return [...new Set(asked.filter((id) => /^[\w-]{1,40}$/.test(id)))].slice(0, MOST)
}

export const addressOf = (tables: readonly string[]): string => (tables.length ? `/watch?tables=${tables.join(',')}` : '/watch')
