import type { GameInfo, Seek } from '../wire/gen/wire'

/** Seconds after which bots may join; null: never. */
export const WAITS: (number | null)[] = [15, 60, 120, 300, 900, null]

const STORED = 'tawantin.seek'

/** Of the numbers of players that were chosen, those that the game is for; all of them if none is. */
export function seatsOf(game: GameInfo, wanted: readonly number[]): number[] {
  const fitting = game.seats.filter((n) => wanted.includes(n))
  return fitting.length || !wanted.length ? fitting : [...game.seats]
}

/** What was looked for last on this device. */
export function remembered(game: GameInfo): Seek {
  const usual: Seek = { game: game.id, pace: 'live', seats: [2, 3, 4, 5], wait: 60, level: 'medium', rated: false }
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Seek>) }
  } catch {
    return usual
  }
}

export const remember = (wish: Seek): void => localStorage.setItem(STORED, JSON.stringify(wish))

/** A length of time as a clock shows it. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (n: number): string => String(n).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
