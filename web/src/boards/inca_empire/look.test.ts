import { expect, it } from 'vitest'
import file from '../../../../src/tawantin/games/inca_empire/components.toml?raw'
import { SUN_PICTURES } from './look'

it('has a picture of its own for each sun card', () => {
  const cards = [...file.matchAll(/\[\[sun_event\]\]\nid = "(\w+)"/g)].map(([, id]) => id!)
  expect(cards.length).toBeGreaterThan(15)
  expect(Object.keys(SUN_PICTURES).sort()).toEqual([...cards].sort())
  expect(new Set(Object.values(SUN_PICTURES).map((picture) => JSON.stringify(picture))).size).toBe(cards.length)
})
