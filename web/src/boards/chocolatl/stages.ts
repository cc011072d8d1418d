// A whole round can be settled by one bid. It is shown place by place: the view before it is
// carried forward event by event, and stands still after each place.
import type { Event, View } from '../../wire/gen/chocolatl'

type Events = readonly Event[]

/** The views in between, one a place that was settled; not the last one, which the server sent. */
export function stages(before: View, _: View, events: Events): View[] {
  const views: View[] = []
  const now = structuredClone(before)
  for (const event of events) {
    if (event.event === 'bids_revealed' && views.length + 1 <= 6 && touched(now, before)) views.push(structuredClone(now))
    carry(now, event)
  }
  return views
}

function touched(now: View, before: View): boolean {
  return JSON.stringify(now) !== JSON.stringify(before)
}

function carry(view: View, event: Event): void {
  switch (event.event) {
    case 'bids_revealed':
      for (const { seat, cards } of event.bids) {
        const place = view.seats[seat]!.overview.find(({ location }) => location === event.location)!
        place.cards = cards.map((value) => ({ value, face_up: true }))
      }
      view.seats.forEach((seat, n) => (seat.bid = event.bids[n] ?? null))
      break
    case 'bids_ranked':
      view.ranking = event.ranking
      break
    case 'disc_moved':
      view.track = view.track.map(({ field, seats }) => ({ field, seats: seats.filter((seat) => seat !== event.seat) }))
      view.track = [...view.track.filter(({ seats, field }) => seats.length || field === event.to_field)]
      if (!view.track.some(({ field }) => field === event.to_field)) view.track.push({ field: event.to_field, seats: [] })
      view.track.find(({ field }) => field === event.to_field)!.seats.push(event.seat)
      view.seats[event.seat]!.score = event.to_field
      break
    case 'figure_taken': {
      const figure = view.figures.find((one) => one.figure === event.figure)
      if (figure) figure.holder = event.seat
      for (const seat of view.seats) seat[event.figure === 'chocolatl' ? 'chocolatl' : 'old_man'] = seat.seat === event.seat
      break
    }
    case 'hut_built':
      view.huts[event.site - 1] = event.seat
      view.seats[event.seat]!.tiles = event.tiles
      break
    case 'die_taken':
      view.die_on_board = false
      view.seats[event.seat]!.dice = event.dice
      break
    case 'marker_placed': {
      const row = view.pyramid[event.row - 1]!
      row.spaces[row.spaces.indexOf(null)] = event.seat
      break
    }
    case 'row_filled':
      view.pyramid[event.row - 1]!.winner = event.seat
  }
}
