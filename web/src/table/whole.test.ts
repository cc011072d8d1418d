import { expect, test } from 'vitest'
import type { Update } from '../wire/gen/wire'
import { whole } from './whole'

const update = (part: Partial<Update>): Update => part as Update

test('a view stays what it was where nothing changed', () => {
  const first = whole(update({ seq: 1, view: { round: 1, hands: [1, 2] } }), null)
  const second = whole(update({ seq: 2, changed: { hands: [1] } }), first)
  expect(second.view).toEqual({ round: 1, hands: [1] })
  expect(first.view).toEqual({ round: 1, hands: [1, 2] })
  const third = whole(update({ seq: 3 }), second)
  expect(third.view).toBe(second.view)
})

test('of a list only the elements that changed are told', () => {
  const first = whole(update({ seq: 1, view: { round: 1, players: [{ gold: 1 }, { gold: 2 }] } }), null)
  const second = whole(update({ seq: 2, changed: { round: 2 }, items: { players: { '1': { gold: 5 } } } }), first)
  expect(second.view).toEqual({ round: 2, players: [{ gold: 1 }, { gold: 5 }] })
  expect((second.view as { players: unknown[] }).players[0]).toBe((first.view as { players: unknown[] }).players[0])
})

test('a whole view takes the place of the old one', () => {
  const first = update({ view: { round: 1, hand: [7] } })
  expect(whole(update({ view: { round: 2 } }), first).view).toEqual({ round: 2 })
})

test('before the game there is no view', () => {
  expect(whole(update({ seq: 1 }), null).view).toBeNull()
})
