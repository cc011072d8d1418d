import { expect, it } from 'vitest'
import written from '../../../tests/web/questions.json?raw'
import * as cuzco from './cuzco/prompt'
import * as inca_empire from './inca_empire/prompt'

type Questions = Record<string, Record<string, Record<string, string | Record<string, string>>>>
const QUESTIONS = JSON.parse(written) as Questions
const ASKS = { cuzco: cuzco.askedBy, inca_empire: inca_empire.askedBy }

it.each(Object.entries(ASKS))('asks in %s for all that is offered', (game, askedBy) => {
  for (const [decision, byClick] of Object.entries(QUESTIONS[game]!))
    for (const [clicked, known] of Object.entries(byClick)) {
      const clicks = new Set(clicked ? [clicked] : [])
      // Where one message asks for every mixture, it does not matter what is offered.
      const mixtures = typeof known === 'string' ? [['this', known], ['this that', known]] : Object.entries(known)
      for (const [kinds, message] of mixtures)
        expect(askedBy(decision, new Set(kinds!.split(' ')), clicks), `${decision} ${clicked}: ${kinds}`).toBe(message)
    }
})
