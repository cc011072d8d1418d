import { expect, test } from 'vitest'
import type { Components } from '../wire/api'
import { Words, type GameWords } from './words'

const game: GameWords = {
  kinds: { connection: { tables: ['map_4p.connections', 'map_3p.connections'] } }, events: {}, silent: [], arguments: {}, ids: {},
}
const components = {
  map_4p: { players: 4, connections: [['c1', 'cuzco', 'urcos'], ['c2', 'urcos', 'raqchi']] },
  map_3p: { players: 3, connections: [['c1', 'paruro', 'accha']] },
} as unknown as Components

test('an id means what it means on the side of the board that is played', () => {
  expect(new Words(game, components, 3).entry('connection', 'c1')).toEqual(['c1', 'paruro', 'accha'])
  expect(new Words(game, components, 4).entry('connection', 'c1')).toEqual(['c1', 'cuzco', 'urcos'])
  expect(new Words(game, components, 3).entry('connection', 'c2')).toEqual(['c2', 'urcos', 'raqchi'])
})
