import { expect, test } from 'vitest'
import type { WorkshopFigure } from '../wire/gen/wire'
import { at, csv, digitsOf, ends, shown, span } from './figures'

const figure: WorkshopFigure = {
  label: 'Seat "1"', unit: 'share', original: 0.25, original_error: 0.05, variant: 0.2, variant_error: 0.05, difference: -0.05, low: -0.08, high: -0.02,
  sure: true, sentence: '',
}

test('shares are percent, differences have a sign, a row has as many digits as its interval allows', () => {
  expect(shown(0.253, 'share', 'en')).toBe('25.3%')
  expect(shown(-1.25, 'points', 'en', 1, true)).toBe('−1.3')
  expect(shown(0.123, 'times', 'de', 2, true)).toBe('+0,12')
  expect(shown(-0.001, 'times', 'en', 2)).toBe('0.00')
  expect(digitsOf({ ...figure, unit: 'points', low: -0.3, high: 0.2 })).toBe(2)
  expect(digitsOf({ ...figure, unit: 'points', low: -3, high: 2 })).toBe(1)
})

test('the line holds all intervals', () => {
  const line = span([figure])
  expect(at(0.15, line)).toBeGreaterThan(0)
  expect(at(0.3, line)).toBeLessThan(100)
})

test('the interval of a share stays between nothing and all', () => {
  expect(ends(0.05, 0.1, 'share')[0]).toBe(0)
  expect(ends(0.95, 0.1, 'share')[1]).toBe(1)
  expect(ends(5, 10, 'points')).toEqual([-5, 15])
})

test('a saved file quotes its texts', () => {
  expect(csv([{ id: 'seats', figures: [figure] }]).split('\n')[1]).toBe('seats,"Seat ""1""",share,0.25,0.2,-0.05,-0.08,-0.02,1')
})
