import { expect, test } from 'vitest'
import { sizesUpTo } from './sizes'

test('a host offers the sizes it allows, and a small one all it has', () => {
  expect(sizesUpTo(1000)).toEqual([50, 100, 200, 500, 1000])
  expect(sizesUpTo(120)).toEqual([50, 100])
  expect(sizesUpTo(30)).toEqual([30])
})
