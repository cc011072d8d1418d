import { expect, test } from 'vitest'
import { items, percent, signed } from './figures'

const total = (shown: readonly { value: number }[]): number => Math.round(shown.reduce((sum, { value }) => sum + value, 0) * 10) / 10

test('items add up to the figure as it is printed, the largest first', () => {
  const shown = items({ trail: 4.44, cards: 1.9, llama: 0.61, stop: 0.52, goods: -1.2, gold: 0.04 }, 6.31)
  expect(shown.map(({ item }) => item)).toEqual(['trail', 'cards', 'goods', 'llama', null])
  expect(total(shown)).toBe(6.3)
})

test('few items that add up need no other', () => {
  expect(items({ tasks: 3.1, temple: -0.9 }, 2.2)).toEqual([{ item: 'tasks', value: 3.1 }, { item: 'temple', value: -0.9 }])
  expect(items({}, 0)).toEqual([])
})

test('what the coach cannot tell apart is other, and comes last', () => {
  expect(items({ later: 5.2, tasks: 3.1, temple: -0.9 }, 7.4).map(({ item }) => item)).toEqual(['tasks', 'temple', null])
})

test('figures carry their sign in every language', () => {
  expect(signed(6.25, 'en')).toBe('+6.3')
  expect(signed(-0.9, 'de')).toBe('−0,9')
  expect(signed(0, 'en')).toBe('0.0')
  expect(percent(0.412, 'en')).toBe('41%')
})
