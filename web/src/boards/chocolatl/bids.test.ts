import { expect, it } from 'vitest'
import type { Event, View } from '../../wire/gen/chocolatl'
import type { Happening } from '../../wire/gen/wire'
import { openBids } from './bids'

const card = { face_up: true, value: 5 }
const seat = (n: number): unknown => ({ seat: n, bid: null, overview: ['temple_of_chocolatl', 'plantations'].map((location) => ({ location, cards: [card, card], total: 10 })) })
const view = { ranking: null, seats: [seat(0), seat(1)] } as unknown as View
const revealed = (location: string): unknown => ({ event: 'bids_revealed', location, bids: [{ seat: 0, total: 10 }, { seat: 1, total: 10 }] })
const after = (...events: unknown[]): Map<string, { seat: number; total: number }[]> => openBids(view, [{ events: events as Event[] }] as unknown as Happening[])

it('tells bids with the dice and the old man that came to them', () => {
  const bids = after(
    revealed('temple_of_chocolatl'),
    { event: 'old_man_asked', seat: 1, helps: true, bid: 11 },
    revealed('plantations'),
    { event: 'die_used', seat: 0, location: 'plantations', pips: 3, bid: 13 },
  )
  expect(bids.get('temple_of_chocolatl')).toEqual([{ seat: 1, total: 11 }, { seat: 0, total: 10 }])
  expect(bids.get('plantations')).toEqual([{ seat: 0, total: 13 }, { seat: 1, total: 10 }])
})
