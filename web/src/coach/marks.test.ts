import { expect, test } from 'vitest'
import type { Offer } from '../wire/gen/wire'
import { marks } from './marks'

const offer = (...targets: string[]): Offer => ({ text: targets.join(' '), index: 0, kind: 'place', args: [], targets })

test('a flag stands where a move differs from the other suggestions', () => {
  const offers = [offer('seat:0', 'die:4', 'space:temple'), offer('seat:0', 'die:4', 'space:market'), offer('seat:0', 'die:2', 'space:temple')]
  const made = marks([{ offer: offers[0]!, text: '+2' }, { offer: offers[1]!, text: '+1' }], offers, () => true)
  expect(made).toEqual([
    { target: 'die:4', rank: 1, flag: null }, { target: 'space:temple', rank: 1, flag: '+2' },
    { target: 'die:4', rank: 2, flag: null }, { target: 'space:market', rank: 2, flag: '+1' },
  ])
})

test('what is drawn nowhere is not marked', () => {
  const offers = [offer('card:1'), offer('card:2')]
  expect(marks([{ offer: offers[0]!, text: '+2' }], offers, () => false)).toEqual([])
})
