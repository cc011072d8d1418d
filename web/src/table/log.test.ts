import { expect, it } from 'vitest'
import type { BoardModule } from '../boards/board'
import type { Happening } from '../wire/gen/wire'
import { lines } from './log'

const board = {
  words: { kinds: {}, events: { round_prepared: {}, hut_built: { seat: 'seat' } }, silent: [], arguments: {}, ids: {} }, headings: ['round_prepared'],
  eventTargets: (event: { site?: number }) => (event.site ? [`site:${event.site}`] : []),
} as unknown as BoardModule

const story: Happening[] = [
  { seq: 1, at: 10, kind: 'said', text: 'hello', seat: 1 },
  { seq: 2, at: 20, kind: 'moved', seat: 0, events: [{ event: 'round_prepared' }, { event: 'hut_built', seat: 2, site: 3 }, { event: 'quiet' }] },
]
const words = {
  sentence: (event: { event: string }) => (event.event === 'quiet' ? null : `<${event.event}>`),
  happening: (one: Happening) => (one.kind === 'said' ? null : one.kind === 'moved' ? null : one.kind),
}

it('makes a line of each event that has a sentence', () => {
  const made = lines(story, board, words)
  expect(made.map((line) => line.sentence)).toEqual(['<round_prepared>', '<hut_built>'])
  expect(made[0]).toMatchObject({ heading: true, seat: null })
  expect(made[1]).toMatchObject({ heading: false, seat: 2, targets: ['site:3'], key: '2.1' })
})
