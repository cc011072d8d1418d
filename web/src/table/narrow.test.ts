import { describe, expect, it } from 'vitest'
import { click, narrow, typed, type Offer } from './narrow'

const offer = (text: string, ...targets: string[]): Offer => ({ text, kind: text.split(' ')[0]!, targets })

const PAIRS = [
  offer('bid 1 7 8', 'location:temple', 'card:7', 'card:8'),
  offer('bid 1 7 9', 'location:temple', 'card:7', 'card:9'),
  offer('bid 1 8 8', 'location:temple', 'card:8', 'card:8'),
  offer('bid 1 8 9', 'location:temple', 'card:8', 'card:9'),
]

describe('narrowing options by pointing', () => {
  it('lets everything glow that tells options apart', () => {
    const { selectable, implied } = narrow(PAIRS, [])
    expect([...selectable].sort()).toEqual(['card:7', 'card:8', 'card:9'])
    expect([...implied]).toEqual(['location:temple'])
  })

  it('keeps the options that contain every click', () => {
    const { remaining, selectable } = narrow(PAIRS, ['card:7'])
    expect(remaining.map((o) => o.text)).toEqual(['bid 1 7 8', 'bid 1 7 9'])
    expect([...selectable].sort()).toEqual(['card:8', 'card:9'])
  })

  it('takes two equal cards by two clicks on their value', () => {
    const first = click(PAIRS, [], 'card:8')
    expect(first.chosen).toBeNull()
    expect(click(PAIRS, first.clicks, 'card:8').chosen?.text).toBe('bid 1 8 8')
  })

  it('chooses the one option that is left', () => {
    expect(click(PAIRS, ['card:7'], 'card:9').chosen?.text).toBe('bid 1 7 9')
  })

  it('does not choose a lone option before it is pointed at', () => {
    const lone = [offer('pass', 'space:door')]
    expect(narrow(lone, []).chosen).toBeNull()
    expect([...narrow(lone, []).selectable]).toEqual(['space:door'])
    expect(click(lone, [], 'space:door').chosen?.text).toBe('pass')
  })

  it('takes a click back when the same thing is clicked again', () => {
    expect(click(PAIRS, ['card:7'], 'card:7')).toEqual({ clicks: [], chosen: null })
  })

  it('starts over with something that fits no remaining option', () => {
    const options = [offer('a', 'x:1', 'y:1'), offer('b', 'x:1', 'y:3'), offer('c', 'x:2', 'y:2'), offer('d', 'x:2', 'y:4')]
    expect(click(options, ['x:1'], 'x:2')).toEqual({ clicks: ['x:2'], chosen: null })
  })

  it('offers buttons for options that no click tells apart', () => {
    const options = [offer('use_die'), offer('pass_die')]
    expect(narrow(options, []).complete).toEqual(options)
  })

  it('finishes the smaller of two options by a second click', () => {
    const options = [offer('road 3', 'road:3'), offer('road 3 4', 'road:3', 'road:4'), offer('road 5', 'road:5')]
    const first = click(options, [], 'road:3')
    expect(first.chosen).toBeNull()
    expect(narrow(options, first.clicks).complete.map((o) => o.text)).toEqual(['road 3'])
    expect(click(options, first.clicks, 'road:3').chosen?.text).toBe('road 3')
  })

  it('ignores what no option touches', () => {
    expect(click(PAIRS, ['card:7'], 'site:4')).toEqual({ clicks: ['card:7'], chosen: null })
  })
})

describe('typing an action', () => {
  it('finds by beginning and prefers the exact text', () => {
    expect(typed(PAIRS, ' bid  1 7').map((o) => o.text)).toEqual(['bid 1 7 8', 'bid 1 7 9'])
    const roads = [offer('road 3'), offer('road 3 4')]
    expect(typed(roads, 'road 3').map((o) => o.text)).toEqual(['road 3'])
    expect(typed(roads, '')).toEqual([])
  })

  it('understands an action in words, too', () => {
    const label = (o: Offer): string => (o.text === 'pass' ? 'Do nothing' : 'Roll the die')
    expect(typed([offer('use_die'), offer('pass')], 'roll', label).map((o) => o.text)).toEqual(['use_die'])
  })
})

describe('options that hide behind an element', () => {
  const walk = { text: 'walk a', kind: 'walk', targets: ['district:a'] }
  const rides = ['a', 'b'].map((id) => ({ text: `ride ${id}`, kind: 'ride', targets: [`district:${id}`, 'good:llama'] }))
  const offers = [walk, ...rides]
  const fold = ({ kind }: Offer) => (kind === 'ride' ? 'good:llama' : null)

  it('show only what they hide behind', () => {
    const now = narrow(offers, [], fold)
    expect([...now.selectable].sort()).toEqual(['district:a', 'good:llama'])
    expect(now.all).toHaveLength(3)
  })

  it('leave the usual move to one click, and cannot be done by mistake', () => {
    expect(click(offers, [], 'district:a', fold).chosen).toBe(walk)
    expect(click(offers, [], 'district:b', fold)).toEqual({ clicks: [], chosen: null })
  })

  it('come out when it is pointed at', () => {
    const { clicks } = click(offers, [], 'good:llama', fold)
    expect(click(offers, clicks, 'district:b', fold).chosen?.text).toBe('ride b')
  })

  it('may hide behind something that is no element of theirs', () => {
    const adjust = ({ kind }: Offer) => (kind === 'ride' ? 'adjust' : null)
    expect([...narrow(offers, [], adjust).folded]).toEqual(['adjust'])
    expect(narrow(offers, ['adjust'], adjust).remaining.map(({ text }) => text)).toEqual(['ride a', 'ride b'])
  })

  it('do not hide where there is nothing else', () => {
    expect(narrow(rides, [], fold).remaining).toHaveLength(2)
  })
})
