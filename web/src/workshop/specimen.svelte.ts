// A table that nobody plays at: the board as a game begins, with the numbers of a variant on it.
import { Table } from '../table/table.svelte'
import { api } from '../wire/api'

export class Specimen extends Table {
  constructor(game: string, seats: string) {
    super(`workshop-${game}`, false)
    void api.workshopBoard(game, seats).then((update) => this.heard({ ...update, resumed: true }))
  }

  override async watch(): Promise<void> {}
}
