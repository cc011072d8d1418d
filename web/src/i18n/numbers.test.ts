import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'
import { GUESSED, numberAt, sourceAt, withNumbers } from './numbers'

const COMPONENTS = {
  palace: { task_points: 6 },
  clergy: [{ id: 'virgin', cost: { coca: 1 } }],
  headband: { round_bonus: [10, 7] },
  brewery: { lowest: -2 },
}

it('finds a number by its place', () => {
  expect(numberAt('palace-task_points', COMPONENTS)).toBe(6)
  expect(numberAt('clergy-virgin-cost-coca', COMPONENTS)).toBe(1)
  expect(numberAt('headband-round_bonus-all', COMPONENTS)).toBe('10, 7')
  expect(numberAt('headband-round_bonus-last', COMPONENTS)).toBe(7)
  expect(numberAt('minus-brewery-lowest', COMPONENTS)).toBe(2)
  expect(numberAt('palace-nothing', COMPONENTS)).toBeUndefined()
})

it('lets a sentence name numbers of the components beside its own variables', () => {
  const bundle = new FluentBundle('en', { useIsolating: false })
  bundle.addResource(new FluentResource('tip = { $who } gets { $palace-task_points } points.'))
  const pattern = bundle.getMessage('tip')!.value!
  const errors: Error[] = []
  expect(bundle.formatPattern(pattern, withNumbers({ who: 'Ilse' }, COMPONENTS), errors)).toBe('Ilse gets 6 points.')
  expect(errors).toEqual([])
})

it('knows which numbers nobody read off the box, and marks them', () => {
  const sourced = {
    palace: { task_points: 6, source: 'S' },
    good: [{ id: 'jug', cost: 3, points: 5, source: 'S', sources: { points: 'R' } }],
    headband: { source: 'W: a site', round_bonus: [10, 7] },
  }
  expect(['palace-task_points', 'good-jug-cost', 'good-jug-points', 'headband-round_bonus-first'].map((name) => sourceAt(name, sourced))).toEqual(['S', 'S', 'R', 'W'])
  const args = withNumbers({}, sourced, true)
  expect(args['good-jug-points']).toBe(`5${GUESSED}`)
  expect(args['good-jug-cost']).toBe(3)
})
