import { expect, test } from 'vitest'
import type { RankedBot, RankedPerson } from '../wire/gen/wire'
import { addressOf, readScope, withBots } from './scope'

const person = (place: number): RankedPerson => ({ place, id: `p${place}`, name: `p${place}`, rating: 1500, error: 1, provisional: false, games: 1, won: 1, last: 0, lately: [] })
const bot = (level: string, before: number): RankedBot => ({ level, rating: 1500, error: 40, before })
const names = (rows: (RankedPerson | RankedBot)[]): string[] => rows.map((row) => ('level' in row ? row.level : row.name))

test('a scope is the same after it was told in the address', () => {
  const scope = { active: 'month', friends: true, bots: false } as const
  expect(readScope(addressOf('cuzco', scope).split('?')[1] ?? '')).toEqual(scope)
  expect(addressOf('cuzco', readScope(''))).toBe('/ranking/cuzco')
})

test('a bot stands before those who come after it, on one page alone', () => {
  const bots = [bot('hard', 0), bot('medium', 2), bot('easy', 4)]
  expect(names(withBots([person(1), person(2)], bots, 4))).toEqual(['hard', 'p1', 'p2'])
  expect(names(withBots([person(3), person(4)], bots, 4))).toEqual(['medium', 'p3', 'p4', 'easy'])
})
