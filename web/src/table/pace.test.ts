import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Pace } from './pace'

let shown: number[]
beforeEach(() => {
  vi.useFakeTimers()
  shown = []
})
afterEach(() => void vi.useRealTimers())

const pace = (still = false) => new Pace<number>((item) => shown.push(item), () => still, () => Date.now())

it('shows the first at once and the next a moment later', () => {
  const paced = pace()
  paced.add(1, true)
  paced.add(2, true)
  expect(shown).toEqual([1])
  vi.advanceTimersByTime(500)
  expect(shown).toEqual([1, 2])
})

it('jumps to the end when too much waits', () => {
  const paced = pace()
  for (let n = 1; n <= 9; n += 1) paced.add(n, true)
  expect(shown).toEqual([1])
  paced.add(10, true)
  expect(shown).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

it('shows everything at once to those who want no motion', () => {
  const paced = pace(true)
  for (let n = 1; n <= 3; n += 1) paced.add(n, true)
  expect(shown).toEqual([1, 2, 3])
})

it('finishes on a click', () => {
  const paced = pace()
  for (let n = 1; n <= 3; n += 1) paced.add(n, true)
  paced.flush()
  expect(shown).toEqual([1, 2, 3])
})
