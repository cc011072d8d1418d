import { i18n, t, type Names as Texts } from '../i18n/i18n.svelte'
import type { GameEvent } from '../boards/board'
import type { Offer } from '../wire/gen/wire'
import type { Table } from './table.svelte'
import { WAY_OUT } from './ways'
import { dashed, Words } from './words'

interface Named {
  id?: string
  n?: number
  name?: Texts
  help?: Texts
}

/** Words for everything at a table: elements, options, events; from the components and the locale. */
export class Names {
  #made: Words | null = null

  constructor(private readonly table: Table) {}

  /** The words that the game declares. */
  get words(): Words | null {
    const { board, components, seats } = this.table
    if (board && (this.#made?.game !== board.words || this.#made.seats !== seats.length)) this.#made = new Words(board.words, components, seats.length)
    return this.#made
  }

  /** The entry of the components file that a target stands for. */
  entry(target: string): Named | null {
    const { components } = this.table
    const [type, id] = split(target)
    const entries = components[type] as Named | Named[] | undefined
    if (Array.isArray(entries)) return entries.find((one) => String(one.id ?? one.n) === id) ?? null
    if (entries && typeof entries === 'object') {
      const inner = id === null ? entries : ((entries as Record<string, unknown>)[id] as Named | undefined)
      return inner ?? null
    }
    return null
  }

  /** What an element is called. */
  name(target: string): string {
    const own = this.table.board?.nameOf?.(target, this.table)
    if (own) return own
    const [type, id] = split(target)
    if (id !== null && this.words && type in this.words.game.kinds) return this.words.name(type, id)
    const entry = this.entry(target)
    if (entry?.name) return i18n.name(entry.name)
    const message = id === null ? [`name-${dashed(type)}`] : [`name-${dashed(type)}-${dashed(id)}`, `name-${dashed(type)}`]
    return i18n.first(message, { id: id ?? '' }) ?? target
  }

  /** What the button says behind which options hide. */
  way(target: string): string {
    return t(`fold-${target.replaceAll(/[:_]/g, '-')}`)
  }

  /** One sentence about an element, if there is one. */
  tip(target: string): string | null {
    const entry = this.entry(target)
    const [type, id] = split(target)
    const own = this.table.board?.tipOf?.(target, this.table)
    if (own) return own
    const tip = i18n.first([`tip-${dashed(type)}-${dashed(id ?? '')}`, `tip-${dashed(type)}`], { id: id ?? '' })
    return tip ?? (entry?.help ? i18n.name(entry.help) : null)
  }

  /** What an item of the score is called. */
  item(id: string): string {
    const entry = this.entry(`points_item:${id}`)
    return entry?.name ? i18n.name(entry.name) : (i18n.first([`item-${dashed(id)}`]) ?? id)
  }

  /** What an option does, in words; what the position adds, a price or a tile, stands after it. Whole sentences are
   * left out where it must be `brief`: the reading line has them. */
  label(offer: Offer, brief = false): string {
    const label = this.#wayOut(offer) ?? this.words?.action(offer.kind, offer.args, offer.targets) ?? offer.text
    const more = this.table.board?.offerArgs?.(offer, this.table)
    const added = more ? i18n.first([`more-${dashed(offer.kind)}`], more) : null
    if (brief && added?.endsWith('.')) return label
    return added ? `${label}${added.endsWith('.') ? '.' : label.includes(': ') ? ',' : ':'} ${added}` : label
  }

  /** A way out of one thing says what is not done: "Buy nothing". */
  #wayOut({ kind }: Offer): string | null {
    const others = new Set(this.table.offers.map((offer) => offer.kind).filter((one) => one !== kind))
    return others.size === 1 && WAY_OUT.test(kind) ? i18n.first([`action-${dashed(kind)}-${dashed([...others][0]!)}`]) : null
  }

  /** The log sentence of an event, with marks for seats and places; null if the log leaves it out. */
  sentence(event: GameEvent): string | null {
    const { words } = this
    if (!words || words.game.silent.includes(event.event)) return null
    return t(`log-${dashed(event.event)}`, words.ofEvent(event))
  }
}

function split(target: string): [string, string | null] {
  const colon = target.indexOf(':')
  return colon < 0 ? [target, null] : [target.slice(0, colon), target.slice(colon + 1)]
}
