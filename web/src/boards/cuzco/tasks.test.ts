import { expect, it } from 'vitest'
import file from '../../../../src/tawantin/games/cuzco/components.toml?raw'
import { pictureOf } from './tasks'

/** Every condition in the components file, as written there. */
function conditions(): string[] {
  return [...file.matchAll(/\{ (test = [^}]*) \}/g)].map((match) => match[1]!)
}

function parse(written: string): Parameters<typeof pictureOf>[0] {
  const pairs = written.split(', ').map((pair) => pair.split(' = ') as [string, string])
  return Object.fromEntries(pairs.map(([key, value]) => [key, JSON.parse(value)])) as unknown as Parameters<typeof pictureOf>[0]
}

it('draws each kind of condition with a picture of its own', () => {
  const drawn = new Map<string, string>()
  const all = conditions()
  expect(all.length).toBeGreaterThan(50)
  for (const written of all) {
    const { need: _, ...condition } = parse(written)
    const picture = JSON.stringify(pictureOf({ ...condition, need: 1 }))
    const key = JSON.stringify(condition)
    expect(drawn.get(picture) ?? key, picture).toBe(key)
    drawn.set(picture, key)
  }
})
