import { expect, it } from 'vitest'
import type { Event, View } from '../../wire/gen/machu_picchu'
import { stages } from './stages'

const view = {
  districts: [{ id: 'sundial', princes: [0] }, { id: 'main_temple', princes: [] }],
  players: [{ seat: 0, scout: 18 }],
} as unknown as View

it('shows the prince arrive, then the scout on the summit, and leaves the position before as it was', () => {
  const events = [
    { event: 'prince_moved', seat: 0, how: 'walk', origin: 'sundial', district: 'main_temple', llamas: 0 },
    { event: 'stones_taken', seat: 0, district: 'main_temple', stones: 1, steps: 3 },
    { event: 'scout_moved', seat: 0, origin: 18, field: 20 },
    { event: 'cards_drawn', seat: 0, from_pool: 3, from_row: 0, give_back: 2, cards: null },
  ] as Event[]
  const [arrived, summit] = stages(view, view, events)
  expect(arrived!.districts.map(({ princes }) => princes)).toEqual([[], [0]])
  expect([arrived!.players[0]!.scout, summit!.players[0]!.scout]).toEqual([18, 20])
  expect(view.districts[0]!.princes).toEqual([0])
})
