// One choice can move many things. What happens on the way is shown in between: the prince arrives,
// a scout stands on the summit before it begins again below.
import type { Event, View } from '../../wire/gen/machu_picchu'

export function stages(before: View, _: View, events: readonly Event[]): View[] {
  const views: View[] = []
  const now = structuredClone(before)
  const show = (): void => void (views.length < 4 && views.push(structuredClone(now)))
  for (const event of events) {
    if (event.event === 'prince_moved') {
      for (const district of now.districts) {
        district.princes = district.princes.filter((seat) => seat !== event.seat)
        if (district.id === event.district) district.princes.push(event.seat)
      }
      if (events.length > 2) show()
    } else if (event.event === 'scout_moved') {
      now.players[event.seat]!.scout = event.field
      if (events.some((one) => one.event === 'cards_drawn' || one.event === 'draw_missed')) show()
    }
  }
  return views
}
