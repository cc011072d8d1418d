import type { Happening } from '../../wire/gen/wire'
import type { Event, View } from '../../wire/gen/chocolatl'

export type Bids = { seat: number; total: number }[]

/** What was bid at each open place of this round, the best first. */
export function openBids(view: View, story: readonly Happening[]): Map<string, Bids> {
  const told = toldBids(story)
  const found = new Map<string, Bids>()
  const places = view.seats[0]?.overview ?? []
  places.forEach(({ location }, n) => {
    const open = view.seats.every(({ overview }) => overview[n]!.cards.every((card) => card?.face_up))
    if (!open) return
    const bids = view.seats.map(({ seat, overview }) => ({ seat, total: told.get(location)?.[seat] ?? overview[n]!.total ?? 0 }))
    found.set(location, bids.sort((a, b) => b.total - a.total))
  })
  const last = places.findLast(({ location }) => found.has(location))?.location
  // At the place that was opened last the view knows the bids with everything that counts.
  if (last && view.ranking && view.seats.every(({ bid }) => bid))
    found.set(last, view.ranking.map((seat) => ({ seat, total: view.seats[seat]!.bid!.total })))
  return found
}

/** The bids of the present round as the log tells them: with tiles, old man and dice. */
function toldBids(story: readonly Happening[]): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const event of story.flatMap((one) => (one.events ?? []) as Event[])) {
    if (event.event === 'round_prepared') found.clear()
    else if (event.event === 'bids_revealed') found.set(event.location, event.bids.map(({ total }) => total))
    else if (event.event === 'die_used') {
      const bids = found.get(event.location)
      if (bids) bids[event.seat] = event.bid
    }
  }
  return found
}
