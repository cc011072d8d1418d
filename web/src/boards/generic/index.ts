// The board of a game that has none drawn: its view as a sheet, its options as buttons and as entries to click.
import { api } from '../../wire/api'
import type { BoardModule } from '../board'
import Board from './Board.svelte'
import { remember } from './outlines'

/** Sections of the rules that a game's messages bring: `rule-ID-title` and `rule-ID`. */
const sections = (messages: string): { id: string }[] => [...messages.matchAll(/^rule-([\w-]+)-title =/gm)].map((found) => ({ id: found[1]! }))

export async function genericBoard(game: string): Promise<BoardModule> {
  const [declared, locale] = await Promise.all([api.declared(game), api.locale('en')])
  remember(game, declared.view)
  return {
    id: game,
    Board,
    words: declared.words,
    buttons: 12,
    points: {},
    rules: sections(locale.messages[game] ?? ''),
    guide: [],
  }
}
