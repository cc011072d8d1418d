import type { Outline } from './outline'

const outlines = new Map<string, [string, Outline][]>()

/** Keep what the server says of a game's views. */
export function remember(game: string, view: Outline): void {
  if (typeof view !== 'string' && 'record' in view) outlines.set(game, view.record)
}

/** The fields of a game's view, with their meaning. */
export const fieldsOf = (game: string): readonly [string, Outline][] => outlines.get(game) ?? []
