import { expect, test } from 'vitest'
import { points } from './points'

test('half points are written as people write them', () => {
  expect([0, 0.5, 1, 1.5, 12.5].map(points)).toEqual(['0', '½', '1', '1½', '12½'])
})
