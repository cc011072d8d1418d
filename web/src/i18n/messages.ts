// Message files are chunks of their own: a table loads one language of the shell and of its game,
// any other page that of the shell and of the pages.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { api } from '../wire/api'
import type { Language } from './languages'

const SHELL = import.meta.glob<string>('../../../src/tawantin/locale/*.ftl', { query: '?raw', import: 'default' })
const PAGES = import.meta.glob<string>('../../../src/tawantin/locale/pages/*.ftl', { query: '?raw', import: 'default' })
const GAMES = import.meta.glob<string>('../../../src/tawantin/games/*/locale/*.ftl', { query: '?raw', import: 'default' })

const resources = new Map<string, Promise<FluentResource>>()

/** Whose messages: the shell's, those of all pages but tables, or those of a game. */
type Whose = { files: Record<string, () => Promise<string>>; folder: string; game?: string }
const OF_SHELL: Whose = { files: SHELL, folder: 'locale' }
const OF_PAGES: Whose = { files: PAGES, folder: 'locale/pages' }
const ofGame = (game: string): Whose => ({ files: GAMES, folder: `games/${game}/locale`, game })

/** One file; those of a game that the page was built without come from the server. */
function resource(language: Language, { files, folder, game }: Whose): Promise<FluentResource> {
  const path = `${folder}/${language}.ftl`
  let found = resources.get(path)
  if (!found) {
    const load = files[`../../../src/tawantin/${path}`]
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

/** The messages of a language: the shell's and those of a game, of the pages, or nothing more. */
export async function bundle(language: Language, game: string | null, pages: boolean): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false })
  for (const whose of [OF_SHELL, ...(game ? [ofGame(game)] : pages ? [OF_PAGES] : [])]) {
    made.addResource(await resource(language, whose), { allowOverrides: true })
  }
  return made
}
