import { describe, expect, it } from 'vitest'
import { chapterOf, holds, searched, thingOf } from './book'

const CHAPTERS = [{ id: 'map', about: ['site'] }, { id: 'building', about: ['construction:city'] }, { id: 'roads', about: ['construction'] }]
const SHELVES = [{ rule: 'cards', name: 'Cards', things: [{ kind: 'sun_event', id: 'epidemic', name: 'Epidemic', text: '', facts: [] }] }]

describe('where the book opens', () => {
  it('is the chapter by its name, or the one that is nearest to the element', () => {
    expect(chapterOf('rule:map', CHAPTERS)).toBe('map')
    expect(chapterOf('site:cuzco', CHAPTERS)).toBe('map')
    expect(chapterOf('construction:city', CHAPTERS)).toBe('building')
    expect(chapterOf('construction:terrace', CHAPTERS)).toBe('roads')
    expect(chapterOf('seat:1', CHAPTERS)).toBeNull()
  })
  it('is the thing itself where there is one', () => {
    const entryOf = (kind: string, id: string): string | null => (kind === 'card' ? `sun_event:${id}` : null)
    expect(thingOf('sun_event:epidemic', SHELVES)?.name).toBe('Epidemic')
    expect(thingOf('card:epidemic', SHELVES, entryOf)?.name).toBe('Epidemic')
    expect(thingOf('card:flood', SHELVES, entryOf)).toBeNull()
    expect(thingOf('card:epidemic', SHELVES)).toBeNull()
  })
})

describe('searching', () => {
  it('finds all words in any order, without capitals and accents', () => {
    expect(holds('A város 6 munkába kerül', searched('MUNKA varos'))).toBe(true)
    expect(holds('A város', searched('varos templom'))).toBe(false)
    expect(holds('anything', searched('  '))).toBe(true)
  })
})
