import { expect, it } from 'vitest'
import { boxSpot, neighbour } from './spots'

const at = (target: string, x: number, y: number) => boxSpot(target, x - 10, y - 10, 20, 20)
const grid = [at('a:1', 100, 100), at('a:2', 200, 110), at('a:3', 300, 100), at('b:1', 110, 200), at('b:2', 210, 200)]

it('moves to the nearest thing in the direction of the arrow', () => {
  expect(neighbour(grid, grid[0]!, 1, 0)?.target).toBe('a:2')
  expect(neighbour(grid, grid[1]!, 1, 0)?.target).toBe('a:3')
  expect(neighbour(grid, grid[0]!, 0, 1)?.target).toBe('b:1')
  expect(neighbour(grid, grid[4]!, 0, -1)?.target).toBe('a:2')
})

it('stays where nothing lies that way', () => {
  expect(neighbour(grid, grid[0]!, -1, 0)).toBeNull()
})
