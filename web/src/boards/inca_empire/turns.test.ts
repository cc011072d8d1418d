import { expect, it } from 'vitest'
import type { Event } from '../../wire/gen/inca_empire'
import { askedBy } from './prompt'
import { firstOfEqual } from './summary'

it('asks for nothing that is impossible', () => {
  expect(askedBy('turn', new Set(['end_turn']), new Set())).toBe('prompt-turn-over')
  expect(askedBy('turn', new Set(['end_turn', 'terrace']), new Set())).toBe('prompt-turn')
})

it('puts ahead of two with as much who came to stand there first', () => {
  // The last of the ranking moves first, and whoever scores nothing does not move.
  const scored = (seat: number, points: number): Event => ({ event: 'sapa_inca_scored', seat, points, cities: points, garrisons: 0, temples: 0, terraces: 0 })
  expect(firstOfEqual([scored(2, 5), scored(0, 0), scored(3, 0), scored(1, 3)])).toEqual([3, 0, 2, 1])
})
