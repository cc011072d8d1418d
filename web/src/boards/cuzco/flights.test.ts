import { describe, expect, it } from 'vitest'
import type { Table } from '../../table/table.svelte'
import type { Event } from '../../wire/gen/cuzco'
import { flights } from './flights'

const table = { eyes: 0, sign: () => 'red', components: { god_card: [{ id: '05', god: 'mama_quilia' }] } } as unknown as Table
const ways = (event: Event): [unknown, unknown][] => flights(event, table).map(({ from, to }) => [from, to])

describe('what flies over the table', () => {
  it('is a feather from the village, or from the supply if no village gave it', () => {
    const feather = { event: 'feather_placed', feather: 'pink', slot: 3 } as const
    expect(ways({ ...feather, seat: 0, origin: 'in2' })).toEqual([[['place:in2', 'feather:pink'], ['slot:3', 'seat:0']]])
    expect(ways({ ...feather, seat: 1, origin: 'exchange' })).toEqual([[['place:exchange', 'feather:pink'], ['seat:1']]])
  })

  it('is no die in an extra turn: nobody puts one down', () => {
    const die = { event: 'die_placed', seat: 0, face: 1, space: 'points', deed: 'points', value: 1, changed: false } as const
    expect(ways({ ...die, virtual: true })).toEqual([])
    expect(ways({ ...die, virtual: false })).toEqual([[['die:1', 'seat:0'], 'space:points']])
  })

  it('is a card to the discard: from the hand, or from the tray for a medallion', () => {
    const card = { event: 'god_card_played', seat: 1, card: '05' } as const
    expect(ways({ ...card, source: 'hand' })).toEqual([[['seat:1'], 'god_discard']])
    expect(ways({ ...card, source: 'inti' })).toEqual([['god:mama_quilia', 'god_discard']])
  })

  it('is a new task, and a priest who is sent home', () => {
    expect(ways({ event: 'task_taken', seat: 1, task: '09' })).toEqual([['task:09', 'seat:1']])
    expect(ways({ event: 'priest_pushed', seat: 1, start: 1, end: 0 })).toEqual([['step:1', 'seat:1']])
    expect(ways({ event: 'priest_pushed', seat: 1, start: 3, end: 2 })).toEqual([])
  })
})
