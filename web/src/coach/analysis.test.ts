import { expect, test } from 'vitest'
import type { Decision } from '../wire/gen/wire'
import { isMistake, turningPoints } from './analysis.svelte'

const move = { text: '', index: 0, kind: '', args: [], targets: [] }
const decision = (number: number, round: number, loss: number, mark: Decision['mark']): Decision => ({ number, seat: 0, round, mark, move, loss, others: [], error: 0, points_lost: 0, difference: {}, luck: [] })

test('turning points are the dear decisions and the dearest of each round', () => {
  const points = turningPoints([decision(1, 1, 0.01, 'good'), decision(2, 1, 0, 'best'), decision(3, 2, 0.05, 'inaccuracy'), decision(4, 2, 0.2, 'blunder'), decision(5, 3, 0, 'best')])
  expect([...points].sort()).toEqual([1, 3, 4])
})

test('an inaccuracy is a mistake, a good move is none', () => {
  expect(isMistake(decision(1, 1, 0.03, 'inaccuracy'))).toBe(true)
  expect(isMistake(decision(1, 1, 0.01, 'good'))).toBe(false)
})
