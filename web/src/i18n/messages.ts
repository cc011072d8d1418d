// Message files are chunks of their own: a page loads one language of the shell and of one game.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Language } from './languages'

const FILES = import.meta.glob<string>('../../../src/tawantin/locale/*/*.ftl', { query: '?raw', import: 'default' })

const resources = new Map<string, Promise<FluentResource>>()

function resource(language: Language, file: string): Promise<FluentResource> {
  const path = `../../../src/tawantin/locale/${language}/${file}.ftl`
  let found = resources.get(path)
  if (!found) {
    const load = FILES[path]
    found = load ? load().then((text) => new FluentResource(text)) : Promise.resolve(new FluentResource(''))
    resources.set(path, found)
  }
  return found
}

/** The messages of a language: the shell's and, at a table, the game's. */
export async function bundle(language: Language, game: string | null): Promise<FluentBundle> {
  const files = game ? ['shell', game] : ['shell']
  const made = new FluentBundle(language, { useIsolating: false })
  for (const found of await Promise.all(files.map((file) => resource(language, file)))) made.addResource(found)
  return made
}
