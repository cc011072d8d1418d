import { describe, expect, it } from 'vitest'
import { place, type Box } from './placing'

const SCREEN = { width: 1280, height: 720 }
const SIZE = { width: 330, height: 160 }
const thing: Box = { x: 600, y: 300, width: 40, height: 40 }
const clear = (one: { x: number; y: number }, other: Box): boolean =>
  one.x >= other.x + other.width || other.x >= one.x + SIZE.width || one.y >= other.y + other.height || other.y >= one.y + SIZE.height

describe('where an answer stands', () => {
  it('is below its thing, with the tail under it', () => {
    const placed = place(thing, SIZE, SCREEN, [])
    expect(placed.side).toBe('top')
    expect(placed.y).toBeGreaterThan(340)
    expect(placed.x + placed.tail).toBe(620)
  })
  it('is never over the thing, nor outside the window', () => {
    for (const [x, y] of [[0, 0], [1240, 0], [0, 680], [1240, 680], [600, 690]] as const) {
      const at = { ...thing, x, y }
      const placed = place(at, SIZE, SCREEN, [])
      expect(clear(placed, at)).toBe(true)
      expect(placed.x >= 0 && placed.y >= 0 && placed.x + SIZE.width <= 1280 && placed.y + SIZE.height <= 720).toBe(true)
    }
  })
  it('leaves free what can be chosen', () => {
    const below = Array.from({ length: 5 }, (_, n) => ({ x: 480 + 60 * n, y: 400, width: 30, height: 30 }))
    const placed = place(thing, SIZE, SCREEN, below)
    expect(below.every((one) => clear(placed, one))).toBe(true)
  })
})
