import { expect, test } from 'vitest'
import type { TableInfo } from '../wire/gen/wire'
import { addressOf, fits, loosest, NONE, readFilters } from './filters'

const table = (more: object): TableInfo => ({ game: 'cuzco', clock: { kind: 'live' }, seats: [{}, {}, {}], rated: false, ...more }) as unknown as TableInfo

test('filters survive the way through the address', () => {
  const filters = { game: 'cuzco', pace: 'slow', seats: 3, rated: 'yes', language: 'nl' } as const
  expect(readFilters(addressOf(filters).slice(1))).toEqual(filters)
  expect(addressOf(NONE)).toBe('/')
  expect(readFilters('?pace=never&seats=x')).toEqual(NONE)
})

test('a table fits only if every filter does', () => {
  expect(fits(table({}), { ...NONE, game: 'cuzco', pace: 'live', seats: 3, rated: 'no' })).toBe(true)
  expect(fits(table({ clock: { kind: 'days' } }), { ...NONE, pace: 'live' })).toBe(false)
  expect(fits(table({}), { ...NONE, rated: 'yes' })).toBe(false)
})

test('when nothing fits it is said which filter excludes most', () => {
  const tables = [table({ clock: { kind: 'days' } }), table({ clock: { kind: 'none' } })]
  expect(loosest(tables, { ...NONE, game: 'cuzco', pace: 'live' })).toEqual({ without: 'pace', count: 2 })
  expect(loosest([], { ...NONE, game: 'cuzco' })).toBe(null)
})
