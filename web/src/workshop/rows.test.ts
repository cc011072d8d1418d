import { expect, test } from 'vitest'
import type { WorkshopNumber } from '../wire/gen/wire'
import { blocks, fits, markOf } from './rows'

const number = (row: string, name: string, owner = '', source = 'S', column = ''): WorkshopNumber => ({
  place: column ? `${row}[${Number(column) - 1}]` : row, part: 'p', row, column, name: { en: name }, owner: owner ? { en: owner } : {},
  value: 1, low: 0, high: 9, source, note: '', spot: '',
})

test('things with a few numbers each become a table, with the least certain mark in each row', () => {
  const made = blocks([
    number('p.mark', 'end mark'),
    number('p.field[0].first', 'first', '1'), number('p.field[0].second', 'second', '1', 'R'),
    number('p.field[1].first', 'first', '2'), number('p.field[1].second', 'second', '2'),
  ])
  expect(made).toHaveLength(2)
  expect(made[1]!.columns.map((column) => column.en)).toEqual(['first', 'second'])
  expect(made[1]!.rows.map((row) => row.label.en)).toEqual(['1', '2'])
  expect(made[1]!.rows.map(markOf)).toEqual(['R', 'S'])
})

test('a list is one row with all its numbers', () => {
  const [block] = blocks([number('p.values', 'values', '', 'S', '1'), number('p.values', 'values', '', 'S', '2')])
  expect(block!.rows).toHaveLength(1)
  expect(block!.rows[0]!.cells[0]).toHaveLength(2)
})

test('numbers are found by words, by their source and by being changed', () => {
  const one = number('pyramid.margin', 'margin', '', 'R')
  const all = { words: '', guesses: false, changed: false }
  expect(fits(one, { en: 'Pyramid' }, { ...all, words: 'pyr mar' }, {}, 'en')).toBe(true)
  expect(fits(one, { en: 'Pyramid' }, { ...all, words: 'brewery' }, {}, 'en')).toBe(false)
  expect(fits(one, {}, { ...all, guesses: true }, {}, 'en')).toBe(true)
  expect(fits(one, {}, { ...all, changed: true }, {}, 'en')).toBe(false)
  expect(fits(one, {}, { ...all, changed: true }, { 'pyramid.margin': 2 }, 'en')).toBe(true)
})
