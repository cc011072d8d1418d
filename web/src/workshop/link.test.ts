import { expect, test } from 'vitest'
import { decoded, encoded } from './link'

test('a link gives back the name and the numbers it was made of', () => {
  const changes = { 'score_track.end_mark': 35, 'row[2].points': -4 }
  expect(decoded(`#${encoded('Kürzere „Brauerei“', changes)}`)).toEqual({ name: 'Kürzere „Brauerei“', changes })
})

test.each(['', '#', '#v=', '#v=%%%', '#v=bnVsbA', '#v=W10', '#other'])('%s is no variant', (text) => {
  expect(decoded(text)).toBeNull()
})
