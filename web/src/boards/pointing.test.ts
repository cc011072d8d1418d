import { expect, it } from 'vitest'
import { distance, meant, middle, shapeOf } from './pointing'
import { boxSpot, lineSpot, plateSpot, round, rounded, roundSpot, type Spot } from './spots'

const AIM = { slack: 8, reach: 22 }
const all = (): boolean => true
const targetAt = (spots: Spot[], x: number, y: number, can: (spot: Spot) => boolean = all): string | undefined => meant(spots, can, [x, y], AIM)?.target

it('measures real outlines, not the boxes round them', () => {
  expect(distance(shapeOf({ d: round(100, 100, 20) }), [100, 130])).toBeCloseTo(10, 0)
  expect(distance(shapeOf({ d: round(100, 100, 20) }), [116, 116])).toBeGreaterThan(2)
  expect(distance(shapeOf({ d: rounded(0, 0, 40, 30, 6) }), [20, 15])).toBe(0)
  expect(distance(shapeOf({ d: rounded(0, 0, 40, 30, 6) }), [50, 15])).toBeCloseTo(10)
  const way = lineSpot('road:1', 0, 0, 100, 100)
  expect(distance(shapeOf(way), [50, 50])).toBe(0)
  expect(distance(shapeOf(way), [100, 0])).toBeCloseTo(Math.hypot(50, 50) - 5)
})

it('takes the nearest of several roads, whatever lies on top', () => {
  const fan = [lineSpot('road:a', 0, 0, 60, 0), lineSpot('road:b', 0, 0, 60, 20), lineSpot('road:c', 0, 0, 40, 40)]
  for (const order of [fan, [...fan].reverse()]) for (const way of order) expect(targetAt(order, ...(middle(way) as [number, number]))).toBe(way.target)
})

it('takes the small thing that lies on the large one', () => {
  const space = plateSpot('space:temple', 0, 0, 120, 80)
  const die = boxSpot('die:3', 50, 30, 20, 20)
  for (const order of [[space, die], [die, space]]) {
    expect(targetAt(order, 60, 40)).toBe('die:3')
    expect(targetAt(order, 20, 20)).toBe('space:temple')
  }
})

it('takes the one whose middle is nearer where two of a size overlap', () => {
  const cards = [0, 12, 24].map((x) => boxSpot(`card:${x}`, x, 0, 40, 60))
  expect(targetAt(cards, 20, 30)).toBe('card:0')
  expect(targetAt(cards, 32, 30)).toBe('card:12')
  expect(targetAt(cards, 44, 30)).toBe('card:24')
})

it('forgives a near miss on open ground, but does not take a neighbour for what was pointed at', () => {
  const [road, city] = [lineSpot('road:1', 0, 0, 100, 0), roundSpot('site:1', 50, 20, 8)]
  const region = boxSpot('region:1', -400, -400, 800, 800)
  const can = (spot: Spot): boolean => spot === road
  expect(targetAt([region, road, city], 50, -18, can)).toBe('road:1')
  expect(targetAt([region, road, city], 50, 24, can)).toBe('site:1')
  expect(targetAt([region, road, city], 50, 80, can)).toBe('region:1')
})

it('finds a middle on the thing itself', () => {
  const bent: Spot = { target: 'region:l', d: 'M0 0H100V20H20V100H0Z', box: [0, 0, 100, 100] }
  expect(distance(shapeOf(bent), middle(bent))).toBe(0)
})

it('takes a thing of several parts by each of them', () => {
  const jugs: Spot = { target: 'good:jug', d: rounded(0, 0, 30, 60) + rounded(120, 0, 30, 60), box: [0, 0, 30, 60] }
  const soup = boxSpot('good:soup', 60, 0, 30, 60)
  for (const x of [15, 135]) expect(targetAt([jugs, soup], x, 30)).toBe('good:jug')
  expect(targetAt([jugs, soup], 75, 2)).toBe('good:soup')
  expect(targetAt([jugs, soup], 75, 2, (spot) => spot === jugs)).toBe('good:soup')
})
