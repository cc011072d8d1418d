import { describe, expect, it } from 'vitest'
import { sheet, targets, type Outline } from './outline'

const FIELDS: [string, Outline][] = [
  ['round', 'number'],
  ['leader', { maybe: 'seat' }],
  ['hand', { maybe: { list: 'id card', by_seat: false } }],
  ['scores', { list: 'number', by_seat: true }],
  ['stock', { keyed: 'id good', item: 'number' }],
  ['players', { list: { record: [['gold', 'number'], ['tiles', { list: 'id tile', by_seat: false }]] }, by_seat: true }],
]

const VIEW = {
  round: 3, leader: null, hand: ['sun', 'moon'], scores: [4, 7], stock: { corn: 2, coca: 0 },
  players: [{ gold: 1, tiles: ['a'] }, { gold: 2, tiles: [] }],
}

describe('the sheet of a view', () => {
  const zone = sheet('view', FIELDS, VIEW)

  it('has a line for what is short, things by their elements', () => {
    expect(zone.lines).toEqual([
      { field: 'round', entries: [{ is: 'number', value: 3 }] },
      { field: 'leader', entries: [{ is: 'nothing' }] },
      { field: 'hand', entries: [{ is: 'thing', target: 'card:sun' }, { is: 'thing', target: 'card:moon' }] },
      { field: 'stock', entries: [{ is: 'thing', target: 'good:corn', count: 2 }] },
    ])
  })

  it('joins all that is told by seat in one table of the players', () => {
    expect(zone.grids).toHaveLength(1)
    expect(zone.grids[0]!.columns).toEqual(['scores', 'gold', 'tiles'])
    expect(zone.grids[0]!.rows[1]).toEqual({ seat: 1, entries: [[{ is: 'number', value: 7 }], [{ is: 'number', value: 2 }], [{ is: 'nothing' }]] })
  })

  it('knows every element that it shows', () => {
    expect(targets(zone)).toEqual(expect.arrayContaining(['round', 'card:sun', 'card:moon', 'good:corn', 'tile:a']))
  })

  it('shows nothing where a seat may see nothing', () => {
    expect(sheet('view', FIELDS, { ...VIEW, hand: null }).lines[2]).toEqual({ field: 'hand', entries: [{ is: 'nothing' }] })
  })

  it('shows places of a board row by row, empty ones too', () => {
    const places: Outline = { list: { list: { maybe: 'id card' }, by_seat: false }, by_seat: false }
    const { grids } = sheet('view', [['grid', places]], { grid: [['sun', null], [null, null]] })
    const none = { is: 'nothing' }
    expect(grids).toEqual([{ field: 'grid', columns: [], rows: [{ entries: [[{ is: 'thing', target: 'card:sun' }, none]] }, { entries: [[none, none]] }] }])
  })

  it('says whose a zone is: of a player, or of the thing that a record names', () => {
    const laid: Outline = { record: [['card', 'id card']] }
    const mine: Outline = { list: { record: [['gold', 'number'], ['laid', laid]] }, by_seat: true }
    const heaps: Outline = { list: { record: [['half', 'id half'], ['laid', laid]] }, by_seat: false }
    const one = { laid: { card: 'sun' } }
    const { zones } = sheet('view', [['players', mine], ['heaps', heaps]], { players: [{ gold: 1, ...one }], heaps: [{ half: 'low', ...one }] })
    expect(zones.map((zone) => zone.of)).toEqual([{ is: 'seat', seat: 0 }, { is: 'thing', target: 'half:low' }])
  })

  it('names what a mapping goes by', () => {
    const owners: Outline = { keyed: 'id good', item: 'seat' }
    const { grids } = sheet('view', [['owners', owners]], { owners: { corn: 1 } })
    expect(grids[0]).toEqual({ field: 'owners', columns: [], rows: [{ entries: [[{ is: 'thing', target: 'good:corn' }], [{ is: 'seat', seat: 1 }]] }] })
  })
})
