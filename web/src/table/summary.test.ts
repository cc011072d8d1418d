import { describe, expect, it } from 'vitest'
import { rounds, withScores, type SummaryPage } from './summary'

const begins = ({ event }: { event: string }): boolean => event === 'begin'
const event = (name: string) => ({ event: name })
const names = (events: { event: string }[]): string => events.map((one) => one.event).join(' ')
const page = (gains: number[]): SummaryPage => ({
  heading: '', title: '', motif: '', notes: [], done: true, rows: gains.map((gain, seat) => ({ seat, gain, notes: [] })),
})

describe('rounds of what happened', () => {
  it('go on where they were', () => {
    const split = rounds(['begin', 'a', 'begin', 'b'].map(event), [event('c')], begins)
    expect(split.map((one) => [names(one.before), names(one.after)])).toEqual([['begin b', 'begin b c']])
  })
  it('end and begin in one update', () => {
    const split = rounds([event('begin'), event('a')], ['b', 'begin', 'c'].map(event), begins)
    expect(split.map((one) => [names(one.before), names(one.after), one.over])).toEqual([['begin a', 'begin a b', true], ['', 'begin c', false]])
  })
})

it('scores count up page by page and end where the server says they are', () => {
  const [first, second] = withScores([page([1, 2]), page([3, 0])], [14, 22])
  expect([first!.before, first!.after]).toEqual([[10, 20], [11, 22]])
  expect([second!.before, second!.after]).toEqual([[11, 22], [14, 22]])
})
