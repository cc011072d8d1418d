import { i18n, t } from '../i18n/i18n.svelte'
import type { GameInfo, OptionInfo } from '../wire/gen/wire'

export type Value = boolean | number | string
export type Values = Record<string, Value>

export const defaultsOf = (game: GameInfo): Values => Object.fromEntries(game.options.map((option) => [option.id, option.default]))

/** The options that this number of players may choose. */
export const offered = (game: GameInfo, seats: number): OptionInfo[] => game.options.filter((option) => option.seats.includes(seats))

/** The values that this number of players may play with: what is not for them falls back. */
export function settled(game: GameInfo, seats: number, values: Values): Values {
  const may = new Set(offered(game, seats).map(({ id }) => id))
  return Object.fromEntries(game.options.map(({ id, default: usual }) => [id, may.has(id) ? (values[id] ?? usual) : usual]))
}

/** One choice of an option in words. */
export function choiceWord(value: Value): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  return i18n.first([`choice-${String(value).replaceAll('_', '-')}`]) ?? String(value)
}
