import { session } from '../session.svelte'
import { api } from '../wire/api'
import type { TableInfo } from '../wire/gen/wire'

const EVERY = 8000

/** The tables of the lobby: one's own, and those with open seats. */
class Lists {
  mine = $state.raw<TableInfo[]>([])
  open = $state.raw<TableInfo[]>([])
  playing = $state.raw<TableInfo[]>([])

  waitsForMe(table: TableInfo): boolean {
    return table.status === 'playing' && (table.actors ?? []).some((seat) => table.seats[seat]?.player === session.me?.id)
  }

  async load(): Promise<void> {
    const [mine, open, playing] = await Promise.all([api.myTables(), api.openTables(), api.playingTables()])
    const me = session.me?.id
    this.mine = mine
    this.open = open.filter((table) => table.seats.every((seat) => seat.player !== me))
    this.playing = playing.filter((table) => table.seats.every((seat) => seat.player !== me))
  }

  /** Load now and then, while the page is looked at; call the result to stop. */
  keepFresh(): () => void {
    const load = (): void => void (document.hidden || this.load().catch(() => undefined))
    load()
    const timer = setInterval(load, EVERY)
    document.addEventListener('visibilitychange', load)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', load)
    }
  }
}

export const lists = new Lists()
