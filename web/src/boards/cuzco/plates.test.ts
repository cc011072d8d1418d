import { expect, it } from 'vitest'
import file from '../../../../src/tawantin/games/cuzco/components.toml?raw'

const LOCALES = import.meta.glob<string>('../../../../src/tawantin/games/cuzco/locale/*.ftl', { query: '?raw', import: 'default', eager: true })
/** What a plate has room for beside its picture, at 1280 pixels. */
const LETTERS = 13
const LINES = 3

/** How many lines words fill that may break at spaces, hyphens and soft hyphens. */
function lines(words: string): number {
  let [count, used] = [1, 0]
  for (const word of words.split(' '))
    word.split(/(?<=-)|\u00ad/).forEach((piece, n) => {
      const needed = piece.length + (n === 0 && used ? 1 : 0)
      if (used + needed > LETTERS) [count, used] = [count + 1, piece.length]
      else used += needed
      if (piece.length > LETTERS) count = Infinity
    })
  return count
}

it.each(Object.entries(LOCALES))('has room for the words of every task: %s', (path, locale) => {
  const language = /(\w+)\.ftl$/.exec(path)![1]!
  const tasks = [...file.matchAll(/task\]\]\nid = "([^"]+)"\nname = \{(.*)\}/g)]
  expect(tasks.length).toBeGreaterThan(60)
  for (const [, id, names] of tasks) {
    const name = new RegExp(`\\b${language} = "([^"]+)"`).exec(names!)![1]!
    const brief = new RegExp(`^name-brief-${id} = (.+)$`, 'm').exec(locale)?.[1]
    const shown = brief ?? (/\d.*\d/.test(name) ? name : name.replace(/^\d+ /, ''))
    expect(lines(shown), `${id}: ${shown}`).toBeLessThanOrEqual(LINES)
  }
})
