import type { Happening } from '../../wire/gen/wire'
import type { Event, View } from '../../wire/gen/chocolatl'

export type Bids = { seat: number; total: number }[]

/** What was bid at each open place of this round, the best first. */
export function openBids(view: View, story: readonly Happening[]): Map<string, Bids> {
  const revealed = revealedBids(story)
  const byPlace = new Map<string, Bids>()
  const places = view.seats[0]?.overview ?? []
  places.forEach(({ location }, n) => {
    const open = view.seats.every(({ overview }) => overview[n]!.cards.every((card) => card?.face_up))
    if (!open) return
    const { totals, order } = revealed.get(location) ?? { totals: [], order: [] }
    const bids = view.seats.map(({ seat, overview }) => ({ seat, total: totals[seat] ?? overview[n]!.total ?? 0 }))
    // Who is ahead in a tie is part of the ranking.
    byPlace.set(location, bids.sort((a, b) => b.total - a.total || order.indexOf(a.seat) - order.indexOf(b.seat)))
  })
  const last = places.findLast(({ location }) => byPlace.has(location))?.location
  // At the place that was opened last the view knows the bids with everything that counts.
  if (last && view.ranking && view.seats.every(({ bid }) => bid))
    byPlace.set(last, view.ranking.map((seat) => ({ seat, total: view.seats[seat]!.bid!.total })))
  return byPlace
}

interface Revealed {
  totals: number[]
  order: readonly number[]
}

/** The bids of the present round as the log has them: with tiles, old man and dice, and how they rank. */
function revealedBids(story: readonly Happening[]): Map<string, Revealed> {
  const revealed = new Map<string, Revealed>()
  for (const event of story.flatMap((one) => (one.events ?? []) as Event[])) {
    if (event.event === 'round_prepared') revealed.clear()
    else if (event.event === 'bids_revealed') revealed.set(event.location, { totals: event.bids.map(({ total }) => total), order: [] })
    else if (event.event === 'bids_ranked') {
      const bids = revealed.get(event.location)
      if (bids) bids.order = event.ranking
    } else if (event.event === 'die_used' || event.event === 'old_man_asked') {
      // The old man is asked about at one place alone, the one that was opened last.
      const bids = event.event === 'die_used' ? revealed.get(event.location) : [...revealed.values()].at(-1)
      if (bids) bids.totals[event.seat] = event.bid
    }
  }
  return revealed
}
