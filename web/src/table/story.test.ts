import { expect, it } from 'vitest'
import type { Happening } from '../wire/gen/wire'
import { tell, unread } from './story'

const one = (seq: number, more: Partial<Happening> = {}): Happening => ({ seq, at: 0, kind: 'moved', ...more })

it('keeps the story in order and each happening once', () => {
  const story = tell([one(1), one(2)], [one(2), one(4), one(3)], false)
  expect(story.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
})

it('strikes out what was undone', () => {
  const story = tell([one(1), one(2), one(3)], [one(4, { kind: 'undone', void: [2, 3] })], false)
  expect(story.map(({ seq }) => seq)).toEqual([1, 4])
})

it('does not tell of an earlier page what a later one took back', () => {
  const story = tell([one(4, { kind: 'undone', void: [2, 3] })], [one(1), one(2), one(3)], false)
  expect(story.map(({ seq }) => seq)).toEqual([1, 4])
})

it('begins anew when the whole story is told', () => {
  expect(tell([one(1), one(9)], [one(1), one(2)], true).map(({ seq }) => seq)).toEqual([1, 2])
})

it('counts what others said and I have not read', () => {
  const story = [one(1, { kind: 'said', player: 'a' }), one(2, { kind: 'said', player: 'me' }), one(3, { kind: 'said', player: 'a' })]
  expect(unread(story, 0, 'me')).toBe(2)
  expect(unread(story, 1, 'me')).toBe(1)
})
