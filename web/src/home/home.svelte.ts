import { session } from '../session.svelte'
import { people } from '../wire/people'
import type { Home, HomeTable, TableInfo } from '../wire/gen/wire'

const EVERY = 20000
/** Whoever hears of news asks a little later, and not all at once. */
const SPREAD = 700

/** What the home page shows; asked for now and then, and whenever there is news. */
class HomePage {
  shown = $state.raw<Home | null>(null)
  failed = $state(false)

  waitsForMe(table: TableInfo): boolean {
    return table.status === 'playing' && (table.actors ?? []).some((seat) => table.seats[seat]?.player === session.me?.id)
  }

  /** Mine to decide, the most urgent first. */
  get waiting(): HomeTable[] {
    const mine = (this.shown?.mine ?? []).filter((one) => this.waitsForMe(one.info))
    return mine.sort((a, b) => (a.due ?? Infinity) - (b.due ?? Infinity) || a.info.updated - b.info.updated)
  }

  /** Mine, but others decide. */
  get others(): HomeTable[] {
    return (this.shown?.mine ?? []).filter((one) => !this.waitsForMe(one.info))
  }

  #soon: ReturnType<typeof setTimeout> | undefined

  /** Load in a moment: news seldom comes alone. */
  loadSoon(): void {
    if (document.hidden || this.#soon) return
    this.#soon = setTimeout(() => {
      this.#soon = undefined
      void this.load()
    }, Math.random() * SPREAD)
  }

  async load(): Promise<void> {
    try {
      this.shown = await people.home()
      this.failed = false
    } catch {
      this.failed = true
    }
  }

  /** Load now and then, while the page is looked at; call the result to stop. */
  keepFresh(): () => void {
    const load = (): void => void (document.hidden || this.load())
    load()
    const timer = setInterval(load, EVERY)
    document.addEventListener('visibilitychange', load)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', load)
    }
  }

  isMine(table: TableInfo): boolean {
    return table.host === session.me?.id || table.seats.some((seat) => seat.player === session.me?.id)
  }
}

export const home = new HomePage()
