// Message files are chunks of their own: a page loads one language of the shell and of one game.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { api } from '../wire/api'
import type { Language } from './languages'

const SHELL = import.meta.glob<string>('../../../src/tawantin/locale/*.ftl', { query: '?raw', import: 'default' })
const GAMES = import.meta.glob<string>('../../../src/tawantin/games/*/locale/*.ftl', { query: '?raw', import: 'default' })

const resources = new Map<string, Promise<FluentResource>>()

/** The messages of the shell, or of a game; those of a game that the page was built without come from the server. */
function resource(language: Language, game: string | null): Promise<FluentResource> {
  const path = game ? `games/${game}/locale/${language}.ftl` : `locale/${language}.ftl`
  let found = resources.get(path)
  if (!found) {
    const load = (game ? GAMES : SHELL)[`../../../src/tawantin/${path}`]
    const text = load ? load() : brought(language, game ?? '')
    found = text.then((source) => new FluentResource(source))
    resources.set(path, found)
  }
  return found
}

/** What a game of another package brings; the server puts English where it lacks a language. */
async function brought(language: Language, game: string): Promise<string> {
  const { messages } = await api.locale(language)
  return messages[game] ?? ''
}

/** The messages of a language: the shell's and, at a table, the game's. */
export async function bundle(language: Language, game: string | null): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false })
  for (const whose of game ? [null, game] : [null]) {
    made.addResource(await resource(language, whose), { allowOverrides: true })
  }
  return made
}
