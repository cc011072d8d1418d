import { expect, it } from 'vitest'
import { filled, goalOf, layingOf } from './filling'

const OPEN = ['temple', 'village', 'pyramid'].map((location) => ({ location, need: 2 }))
const HAND = [1, 3, 3, 7, 8, 9]

it('fills places in any order', () => {
  const { places, rest } = filled(OPEN, [{ location: 'pyramid', value: 3 }, { location: 'temple', value: 9 }], HAND)
  expect(places.map(({ cards }) => cards)).toEqual([[9], [], [3]])
  expect(rest).toEqual([1, 3, 7, 8])
})

it('lays the last cards by itself, since nothing is left to choose', () => {
  const laid = [9, 8].map((value) => ({ location: 'pyramid', value })).concat([3, 3].map((value) => ({ location: 'village', value })))
  const { places, rest } = filled(OPEN, laid, HAND)
  expect(places[0]!.cards).toEqual([1, 7])
  expect(rest).toEqual([])
})

it('chooses the last cards where more are in hand than are laid', () => {
  const one = OPEN.map(({ location }) => ({ location, need: 1 }))
  const { rest } = filled(one, [{ location: 'temple', value: 1 }, { location: 'village', value: 7 }], HAND)
  expect(rest).toEqual([3, 3, 8, 9])
})

it('forgets cards that have left the hand', () => {
  const { places } = filled(OPEN, [{ location: 'pyramid', value: 12 }, { location: 'pyramid', value: 9 }], HAND)
  expect(places[2]!.cards).toEqual([9])
})

it('goes on with the wanted place while it has room, then with the first that has', () => {
  const { places } = filled(OPEN, [{ location: 'temple', value: 1 }, { location: 'temple', value: 9 }], HAND)
  expect(goalOf(places, 'pyramid')).toBe('pyramid')
  expect(goalOf(places, 'temple')).toBe('village')
})

it('finds the option of two equal cards', () => {
  const options = [['card:1', 'card:3'], ['card:3', 'card:3']].map((cards) => ({ targets: [...cards, 'location:temple'] }))
  expect(layingOf(options, [3, 3])).toBe(options[1])
  expect(layingOf(options, [3])).toBeUndefined()
})
