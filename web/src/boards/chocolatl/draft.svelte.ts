// A bid is put together here, place by place in any order, and sealed at the end: the rules want all its cards at
// once. The server lays them in the order of the places; what it has laid already stays.
import { t } from '../../i18n/i18n.svelte'
import type { Draft } from '../../table/draft'
import type { Table } from '../../table/table.svelte'
import type { View } from '../../wire/gen/chocolatl'
import { filled, goalOf, layingOf, type Laid } from './filling'

/** Cards that each place gets in a phase. */
const NEED: Record<string, number> = { bid_all: 2, bid_first: 1, bid_second: 1 }

export class BidDraft implements Draft {
  #of = $state('')
  #laid = $state.raw<readonly Laid[]>([])
  #wanted = $state<string | null>(null)
  #sealing = $state(false)

  constructor(private readonly table: Table) {}

  get #view(): View | null {
    return this.table.view as View | null
  }

  /** Another round, phase or person begins anew. */
  #now = $derived.by(() => `${this.#view?.round}.${this.#view?.phase}.${this.#view?.seat}`)
  #mine = $derived.by(() => (this.#of === this.#now ? this.#laid : []))

  active = $derived.by(() => {
    const { offers } = this.table
    return !!this.#view && this.#view.phase in NEED && offers.length > 0 && offers.every(({ kind }) => kind === 'bid' || kind === 'first' || kind === 'second')
  })

  #open = $derived.by(() => {
    const view = this.#view
    if (!view || view.seat === null) return []
    const need = NEED[view.phase] ?? 0
    const places = view.seats[view.seat]!.overview
    const next = places.findIndex(({ location }) => location === view.next_location)
    return next < 0 ? [] : places.slice(next).map(({ location }) => ({ location, need }))
  })

  #filled = $derived.by(() => filled(this.#open, this.#mine, this.#view?.hand ?? []))
  places = $derived.by(() => new Map(this.#filled.places.map((place) => [place.location, place.cards])))
  rest = $derived.by(() => this.#filled.rest)
  goal = $derived.by(() => goalOf(this.#filled.places, this.#of === this.#now ? this.#wanted : null))
  whole = $derived.by(() => this.#filled.places.length > 0 && this.goal === null)
  begun = $derived.by(() => [...this.places.values()].some((cards) => cards.length > 0))
  selectable = $derived.by((): ReadonlySet<string> => {
    if (this.#sealing || this.whole) return new Set()
    const roomy = this.#filled.places.filter(({ need, cards, location }) => cards.length < need && location !== this.goal)
    return new Set([...this.rest.map((value) => `card:${value}`), ...roomy.map(({ location }) => `location:${location}`)])
  })
  chosen = $derived.by((): ReadonlySet<string> => (this.goal === null ? new Set() : new Set([`location:${this.goal}`])))

  get button(): string {
    return t('seal-bid')
  }

  holds(target: string): boolean {
    return this.#open.some(({ location }) => target === `location:${location}`)
  }

  point(target: string): boolean {
    const id = target.slice(target.indexOf(':') + 1)
    if (!this.selectable.has(target)) return false
    if (target.startsWith('location:')) {
      if (this.#of !== this.#now) this.#set([])
      this.#wanted = id
    } else this.#set([...this.#mine, { location: this.goal!, value: Number(id) }])
    return true
  }

  /** A card goes back into the hand. */
  takeBack(location: string, value: number): void {
    if (this.#sealing) return
    // What was laid by itself would come back at once: the card laid last makes room for another choice.
    const at = this.#mine.findLastIndex((one) => one.location === location && one.value === value)
    this.#set(this.#mine.toSpliced(at < 0 ? this.#mine.length - 1 : at, 1))
    this.#wanted = location
  }

  back(): boolean {
    if (!this.#mine.length || this.#sealing) return false
    this.#wanted = this.#mine.at(-1)!.location
    this.#set(this.#mine.slice(0, -1))
    return true
  }

  clear(): void {
    this.#set([])
    this.#wanted = null
  }

  #set(laid: readonly Laid[]): void {
    this.#of = this.#now
    this.#laid = laid
  }

  async send(): Promise<void> {
    if (this.#sealing || !this.whole) return
    this.#sealing = true
    const { table } = this
    try {
      for (const { cards } of this.#filled.places) {
        // The last cards may have been laid by the server itself.
        const offer = table.newest && layingOf(table.newest.options, cards)
        if (!offer || !(await table.playOn(offer))) return
      }
    } finally {
      this.#sealing = false
    }
  }
}
