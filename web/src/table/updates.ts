import type { GameEvent } from '../boards/board'
import type { Happening, Update } from '../wire/gen/wire'

/** What the moves among these happenings did. */
export function eventsOf(happened: readonly Happening[]): GameEvent[] {
  return happened.filter((one) => one.kind === 'moved').flatMap((one) => one.events ?? []) as GameEvent[]
}

/** The same seat is asked for the same. */
export function sameOffers(one: Update, other: Update | null): boolean {
  if (one.seat !== other?.seat || one.options.length !== other.options.length) return false
  return one.options.every((offer, n) => offer.text === other.options[n]!.text)
}
