import { describe, expect, it } from 'vitest'
import type { GameInfo } from '../wire/gen/wire'
import { clockFace, seatsOf } from './seeking'

const game = { id: 'inca_empire', seats: [3, 4] } as GameInfo

describe('numbers of players', () => {
  it('keeps those that the game is for', () => expect(seatsOf(game, [2, 3])).toEqual([3]))
  it('takes all when another game was chosen', () => expect(seatsOf(game, [2, 5])).toEqual([3, 4]))
  it('lets nothing be chosen', () => expect(seatsOf(game, [])).toEqual([]))
})

describe('the clock', () => {
  it('shows minutes and seconds, then hours', () => {
    expect(clockFace(65_000)).toBe('1:05')
    expect(clockFace(3_723_000)).toBe('1:02:03')
    expect(clockFace(-5)).toBe('0:00')
  })
})
