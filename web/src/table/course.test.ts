import { expect, test } from 'vitest'
import type { Stage } from '../wire/gen/wire'
import { atMoment, lineOf, stagesOf } from './course'

const course: Stage[] = [
  { moves: 10, points: [{ temple: 3 }, { court: 1, temple: 1 }], to_come: [{ offering: 5 }, {}] },
  { moves: 20, points: [{ temple: 9 }, { temple: 4 }], to_come: [] },
]

test('what lay open grows from nothing, and what the end would have added comes on top', () => {
  const { open, now } = stagesOf(course, 2)
  expect(open.map(({ scores }) => scores)).toEqual([[0, 0], [3, 2], [9, 4]])
  expect(now.map(({ scores }) => scores)).toEqual([[0, 0], [8, 2], [9, 4]])
})

test('a line goes through every sample of its seat', () => {
  expect(lineOf(stagesOf(course, 2).open, 1, (moves) => moves, (score) => -score)).toBe('M0.0 0.0L10.0 -2.0L20.0 -4.0')
})

test('the nearest sample is told about', () => {
  expect(atMoment(stagesOf(course, 2).open, 14).moves).toBe(10)
})
