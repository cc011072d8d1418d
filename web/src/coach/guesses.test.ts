import { describe, expect, test } from 'vitest'
import { comparison, scoreOf, type Guess } from './guesses.svelte'

const guess = (text: string, loss: number, played: string, playedLoss: number): Guess => ({ text, mark: 'good', loss, played, playedLoss })

describe('guesses', () => {
  test('are compared with what was played', () => {
    expect(comparison(guess('a', 0.3, 'a', 0.3))).toBe('hit')
    expect(comparison(guess('a', 0.03, 'b', 0.035))).toBe('equal')
    expect(comparison(guess('a', 0, 'b', 0.05))).toBe('better')
    expect(comparison(guess('a', 0.2, 'b', 0.05))).toBe('worse')
  })

  test('add up to what was given away a decision', () => {
    expect(scoreOf([])).toEqual({ count: 0, hits: 0, own: 0, theirs: 0 })
    expect(scoreOf([guess('a', 0.2, 'a', 0.2), guess('a', 0, 'b', 0.1)])).toEqual({ count: 2, hits: 1, own: 0.1, theirs: expect.closeTo(0.15) })
  })
})
