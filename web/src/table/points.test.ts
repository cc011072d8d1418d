import { expect, it } from 'vitest'
import { blocks, itemRows } from './points'

const points: Record<string, number>[] = [{ track: 41, old_man: -3, pyramid: 5 }, { track: 38, pyramid: 4, court: 0 }]

it('lists items in the game\'s order and drops those that gave nobody anything', () => {
  expect(itemRows(points, ['track', 'pyramid', 'court', 'old_man'])).toEqual([
    { item: 'track', values: [41, 38] }, { item: 'pyramid', values: [5, 4] }, { item: 'old_man', values: [-3, 0] },
  ])
})

it('puts what was gained side by side and what was lost apart', () => {
  const rows = itemRows(points, ['track', 'pyramid', 'old_man'])
  expect(blocks(rows, 0)).toEqual({
    gained: [{ item: 'track', value: 41, from: 0, width: 41 }, { item: 'pyramid', value: 5, from: 41, width: 5 }],
    lost: [{ item: 'old_man', value: -3 }], end: 46,
  })
})
