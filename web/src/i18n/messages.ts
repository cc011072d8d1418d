// Message files are chunks of their own: a table loads one language of the shell and of its game; any other page,
// and a panel of the table, that of the shell and of the pages.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { api } from '../wire/api'
import type { Language } from './languages'

const SHELL = import.meta.glob<string>('../../../src/tawantin/locale/*.ftl', { query: '?raw', import: 'default' })
const PAGES = import.meta.glob<string>('../../../src/tawantin/locale/pages/*.ftl', { query: '?raw', import: 'default' })
const GAMES = import.meta.glob<string>('../../../src/tawantin/games/*/locale/*.ftl', { query: '?raw', import: 'default' })

/** What is read beside the table: rules, lessons, reasons. */
const BOOKS = import.meta.glob<string>('../../../src/tawantin/games/*/locale/book/*.ftl', { query: '?raw', import: 'default' })

const resources = new Map<string, Promise<FluentResource>>()

/** Whose messages: the shell's, those that a table does not need at first, those of a game or of its book. */
type Whose = { files: Record<string, () => Promise<string>>; folder: string; otherwise?: (language: Language) => Promise<string> }
const OF_SHELL: Whose = { files: SHELL, folder: 'locale' }
const OF_PAGES: Whose = { files: PAGES, folder: 'locale/pages' }
const ofGame = (game: string): Whose => ({ files: GAMES, folder: `games/${game}/locale`, otherwise: (language) => brought(language, game) })
const ofBook = (game: string): Whose => ({ files: BOOKS, folder: `games/${game}/locale/book` })

/** One file. */
function resource(language: Language, { files, folder, otherwise }: Whose): Promise<FluentResource> {
  const path = `${folder}/${language}.ftl`
  let loading = resources.get(path)
  if (!loading) {
    const load = files[`../../../src/tawantin/${path}`]
    const text = load?.() ?? otherwise?.(language) ?? Promise.resolve('')
    loading = text.then((source) => new FluentResource(source))
    loading.catch(() => resources.delete(path))
    resources.set(path, loading)
  }
  return loading
}

/** What a game of another package brings, its book included; the server puts English where it lacks a language. */
async function brought(language: Language, game: string): Promise<string> {
  const { messages } = await api.locale(language)
  return messages[game] ?? ''
}

/** The messages of a language: the shell's, those of a game, of its book when it is open, of the pages. */
export async function bundle(language: Language, game: string | null, { pages, book }: { pages: boolean; book: boolean }): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false })
  for (const whose of [OF_SHELL, ...(pages ? [OF_PAGES] : []), ...(game ? [ofGame(game), ...(book ? [ofBook(game)] : [])] : [])]) {
    made.addResource(await resource(language, whose), { allowOverrides: true })
  }
  return made
}
