import { expect, it } from 'vitest'
import { promptId } from './prompt'

const asks = (known: string[], ...kinds: string[]): string | null => promptId(kinds.map((kind) => ({ kind })), (id) => known.includes(id))

it('asks for what can be done, not for the way out of it', () => {
  expect(asks(['prompt-hire', 'prompt-hire-done'], 'hire_done', 'hire', 'hire')).toBe('prompt-hire')
  expect(asks(['prompt-done'], 'done')).toBe('prompt-done')
})

it('never asks for one of several things as if it were the only one', () => {
  const known = ['prompt-complete', 'prompt-box', 'prompt-complete-or-box']
  expect(asks(known, 'complete', 'box')).toBe('prompt-complete-or-box')
  expect(asks(known.slice(0, 2), 'complete', 'box')).toBeNull()
  expect(asks(known, 'box')).toBe('prompt-box')
})
