// The board of a game that has none drawn: its view as a sheet, its options as buttons and as entries to click.
import { api } from '../../wire/api'
import type { BoardModule } from '../board'
import Board from './Board.svelte'
import { remember } from './outlines'

export async function genericBoard(game: string): Promise<BoardModule> {
  const declared = await api.declared(game)
  remember(game, declared.view)
  return {
    id: game,
    Board,
    words: declared.words,
    buttons: 12,
    points: {},
  }
}
