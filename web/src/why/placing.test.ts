import { describe, expect, it } from 'vitest'
import { place, type Box } from './placing'

const SCREEN = { width: 1280, height: 720 }
const SIZE = { width: 330, height: 160 }
const thing: Box = { x: 600, y: 300, width: 40, height: 40 }
const clear = (one: { x: number; y: number }, other: Box): boolean =>
  one.x >= other.x + other.width || other.x >= one.x + SIZE.width || one.y >= other.y + other.height || other.y >= one.y + SIZE.height

describe('where an answer stands', () => {
  it('is below its thing, with the tail under it', () => {
    const found = place(thing, SIZE, SCREEN, [])
    expect(found.side).toBe('top')
    expect(found.y).toBeGreaterThan(340)
    expect(found.x + found.tail).toBe(620)
  })
  it('is never over the thing, nor outside the window', () => {
    for (const [x, y] of [[0, 0], [1240, 0], [0, 680], [1240, 680], [600, 690]] as const) {
      const at = { ...thing, x, y }
      const found = place(at, SIZE, SCREEN, [])
      expect(clear(found, at)).toBe(true)
      expect(found.x >= 0 && found.y >= 0 && found.x + SIZE.width <= 1280 && found.y + SIZE.height <= 720).toBe(true)
    }
  })
  it('leaves free what can be chosen', () => {
    const below = Array.from({ length: 5 }, (_, n) => ({ x: 480 + 60 * n, y: 400, width: 30, height: 30 }))
    const found = place(thing, SIZE, SCREEN, below)
    expect(below.every((one) => clear(found, one))).toBe(true)
  })
})
