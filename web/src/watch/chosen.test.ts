import { expect, it } from 'vitest'
import { addressOf, chosenOf } from './chosen'

it('is told in the address, at most four and each once', () => {
  expect(chosenOf('?tables=a,b,a,c,d,e')).toEqual(['a', 'b', 'c', 'd'])
  expect(chosenOf('?tables=<b>,')).toEqual([])
  expect(chosenOf(addressOf(['x-1', 'y_2']).slice('/watch'.length))).toEqual(['x-1', 'y_2'])
  expect(addressOf([])).toBe('/watch')
})
