import { expect, test } from 'vitest'
import type { Book } from '../rules/book'
import type { WorkshopNumber } from '../wire/gen/wire'
import { pictureOf } from './pictures'

const book: Book = {
  chapters: [],
  pictures: () => ({}),
  pictureOf: (kind, id) => {
    if (kind === 'broken') throw new Error(id)
    return ['figure:old_man', 'piece:priest', 'space:temple', 'market:'].includes(`${kind}:${id}`) ? [{ motif: `${kind}:${id}` }] : []
  },
}
const drawn = (key: string, spot = ''): readonly unknown[] => pictureOf({ key, label: {}, cells: [[{ spot } as WorkshopNumber]] }, book, {})

test('a row is drawn as its thing, its table, its place on the board or the piece it counts', () => {
  expect(drawn('figure[old_man].bid_at_temple')).toEqual([{ motif: 'figure:old_man' }])
  expect(drawn('market.slot_prices')).toEqual([{ motif: 'market:' }])
  expect(drawn('temple.steps', 'space:temple')).toEqual([{ motif: 'space:temple' }])
  expect(drawn('player_start.priests')).toEqual([{ motif: 'piece:priest' }])
})

test('what a book cannot draw has no picture', () => {
  expect(drawn('setup.hand_size')).toEqual([])
  expect(drawn('broken[x].count')).toEqual([])
})
