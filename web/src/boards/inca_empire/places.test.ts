import { expect, it } from 'vitest'
import { ray, SHEET, SUN, type AndesMap, type Atlas, type Sector, type Site } from './layout'
import { placesOf, within } from './place'
import { cardsOf, sectorBox } from './sun'

const site = (id: string, type: Site['type'], x: number, y: number): Site => ({ id, name: id, type, x, y })
const sector = (id: string, colours: [string, string], x: number, y: number): Sector => ({ id, colours, name: { en: id }, x, y })

const MAP: AndesMap = {
  capital: 'cuzco', coastline: [], east_edge: [], connections: [], wilderness_pairs: [],
  sectors: [
    sector('q1', ['orange', 'blue'], 750, 250), sector('q2', ['blue', 'brown'], 750, 750),
    sector('q3', ['brown', 'green'], 250, 750), sector('q4', ['green', 'orange'], 250, 250),
  ],
  regions: [{ id: 'xauxa', name: 'Xauxa', x: 200, y: 200, polygon: [[100, 100], [300, 100], [300, 300], [100, 300]] }],
  sites: [site('cuzco', 'capital', 400, 400), site('hatun', 'city', 200, 200), site('pucara_de_andagala', 'city', 838, 780), site('pumpu', 'huaca', 230, 204)],
}
const ATLAS: Atlas = { map: MAP, sites: new Map(MAP.sites.map((one) => [one.id, one])), regions: new Map(), ways: new Map() }

it('puts a marker into its region and off the sites', () => {
  const [x, y] = placesOf(ATLAS).markers.get('xauxa')!
  expect(within([x, y], MAP.regions[0]!.polygon)).toBe(true)
  expect(Math.hypot(x - 200, y - 200)).toBeGreaterThan(25)
})

it('writes a name where it covers no other site', () => {
  const label = placesOf(ATLAS).labels.get('hatun')!
  const covers = label.anchor === 'start' && Math.abs(label.y - 204.5) < 8
  expect(covers).toBe(false)
})

it('writes no name over the edge of the sheet', () => {
  const { x, anchor } = placesOf(ATLAS).labels.get('pucara_de_andagala')!
  const far = anchor === 'start' ? 1 : anchor === 'middle' ? 0.5 : 0
  // The widest letters at 1280 px are 10 units wide, on the average of a name.
  expect(x + far * 18 * 10).toBeLessThan(SHEET[0] + SHEET[2])
})

it('lets the ray of a colour go between its two sectors', () => {
  const [x, y] = ray('orange', MAP.sectors)
  expect([Math.round(x), Math.round(y)]).toEqual([0, -1])
})

it('keeps four cards of a sector apart and on the sun board', () => {
  const seen = { id: 'q1', cards: ['epidemic', 'resistance', 'epidemic'], laid: { seat: 2, card: null } }
  const cards = cardsOf(MAP.sectors[0]!, seen, MAP)
  const [left, top, w, h] = sectorBox(MAP.sectors[0]!, MAP)
  expect(left + w).toBeLessThan(SUN[0] + SUN[2])
  expect(cards.map(({ card, seat }) => [card, seat])).toEqual([['epidemic', null], ['resistance', null], ['epidemic', null], [null, 2]])
  for (const [n, a] of cards.entries()) {
    expect(a.y - a.h / 2).toBeGreaterThanOrEqual(top - 1)
    expect(a.y + a.h / 2).toBeLessThanOrEqual(top + h + 1)
    for (const b of cards.slice(n + 1)) expect(Math.abs(a.x - b.x) >= a.w || Math.abs(a.y - b.y) >= a.h).toBe(true)
  }
})
