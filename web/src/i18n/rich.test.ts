import { expect, it } from 'vitest'
import { parts, plain, seatMark, targetMark } from './rich'

it('splits a sentence into text, seats and places', () => {
  const sentence = `${seatMark(2)} wins ${targetMark('location:village', 'the village')} with 17.`
  expect(parts(sentence)).toEqual([
    { seat: 2 }, { text: ' wins ' }, { target: 'location:village', text: 'the village' }, { text: ' with 17.' },
  ])
  expect(plain(sentence, (seat) => ['Joost', 'Ilse', 'Bence'][seat]!)).toBe('Bence wins the village with 17.')
})
