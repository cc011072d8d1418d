import { expect, test } from 'vitest'
import type { WorkshopNumber } from '../wire/gen/wire'
import { apart, changedComponents, plates, seatsOf, thingsOf } from './placed'

const number = (place: string, spot: string): WorkshopNumber => ({
  place, part: 'p', row: place, column: '', name: { en: place }, owner: {}, value: 1, low: 0, high: 9, source: 'S', note: '', spot,
})

test('numbers of one thing share a plate, those of another board have none', () => {
  const all = [number('a', 'site:quito@4'), number('b', 'site:quito@4'), number('c', 'site:quito@3'), number('d', ''), number('e', 'track')]
  expect(seatsOf(all)).toBe('4')
  expect(plates(all, '4').map(({ spot, numbers }) => [spot, numbers.length])).toEqual([['site:quito', 2], ['track', 1]])
  expect(thingsOf('place:in0+place:out0')).toEqual(['place:in0', 'place:out0'])
})

test('plates that lie on each other are moved apart and stay on the board', () => {
  const box = (x: number, y: number) => ({ x, y, width: 30, height: 20 })
  const frame = { width: 200, height: 100 }
  const moved = apart([box(50, 50), box(55, 50), box(60, 52), box(2, 2)], frame)
  for (const [n, a] of moved.entries()) {
    expect(a.x).toBeGreaterThanOrEqual(15)
    expect(a.y).toBeGreaterThanOrEqual(10)
    for (const b of moved.slice(n + 1)) expect(Math.abs(a.x - b.x) >= 29 || Math.abs(a.y - b.y) >= 19).toBe(true)
  }
  expect(apart([box(50, 50)], frame)).toEqual([box(50, 50)])
})

test('changed numbers go into a copy of the components, by ids and by places in lists', () => {
  const printed = { sites: [{ id: 'quito', bonus: 3 }], track: { points: [1, 2] }, round: [{ n: 4, era: 2 }] }
  const changed = changedComponents(printed, { 'sites[quito].bonus': 5, 'track.points[1]': 9, 'round[4].era': 3, 'nothing[x].y': 1 })
  expect(changed).toEqual({ sites: [{ id: 'quito', bonus: 5 }], track: { points: [1, 9] }, round: [{ n: 4, era: 3 }] })
  expect(printed.sites[0]!.bonus).toBe(3)
})
