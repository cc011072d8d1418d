import { i18n, t, type Args, type Names as Texts } from '../i18n/i18n.svelte'
import { seatMark, targetMark } from '../i18n/rich'
import type { GameEvent } from '../boards/board'
import type { Offer } from '../wire/gen/wire'
import type { Table } from './table.svelte'

interface Named {
  id?: string
  n?: number
  name?: Texts
  help?: Texts
}

const dashed = (id: string): string => id.replaceAll('_', '-')

/** Words for everything at a table: elements, options, events; from the components and the locale. */
export class Names {
  constructor(private readonly table: Table) {}

  /** The entry of the components file that a target stands for. */
  entry(target: string): Named | null {
    const { components } = this.table
    const [type, id] = split(target)
    const found = components[type] as Named | Named[] | undefined
    if (Array.isArray(found)) return found.find((one) => String(one.id ?? one.n) === id) ?? null
    if (found && typeof found === 'object') {
      const inner = id === null ? found : ((found as Record<string, unknown>)[id] as Named | undefined)
      return inner ?? null
    }
    return null
  }

  /** What an element is called. */
  name(target: string): string {
    const own = this.table.board?.nameOf?.(target, this.table)
    if (own) return own
    const entry = this.entry(target)
    if (entry?.name) return i18n.name(entry.name)
    const [type, id] = split(target)
    const message = id === null ? [`name-${dashed(type)}`] : [`name-${dashed(type)}-${dashed(id)}`, `name-${dashed(type)}`]
    return i18n.first(message, { id: id ?? '' }) ?? target
  }

  /** One sentence about an element, if there is one. */
  tip(target: string): string | null {
    const entry = this.entry(target)
    const [type, id] = split(target)
    const told = i18n.first([`tip-${dashed(type)}-${dashed(id ?? '')}`, `tip-${dashed(type)}`], { id: id ?? '' })
    return told ?? (entry?.help ? i18n.name(entry.help) : (this.table.board?.tipOf?.(target, this.table) ?? null))
  }

  /** What an item of the score is called. */
  item(id: string): string {
    const entry = this.entry(`points_item:${id}`)
    return entry?.name ? i18n.name(entry.name) : (i18n.first([`item-${dashed(id)}`]) ?? id)
  }

  /** What an option does, in words. */
  label(offer: Offer): string {
    const args = { ...this.#offerArgs(offer), ...this.table.board?.offerArgs?.(offer, this.table) }
    return i18n.first([`action-${dashed(offer.kind)}`], args) ?? offer.text
  }

  #offerArgs(offer: Offer): Args {
    const args: Args = {}
    offer.args.forEach((value, n) => (args[`a${n + 1}`] = value))
    args.what = offer.targets.map((target) => this.name(target)).join(', ')
    const seen: Record<string, number> = {}
    for (const target of offer.targets) {
      const type = split(target)[0]
      seen[type] = (seen[type] ?? 0) + 1
      args[seen[type] === 1 ? type : `${type}${seen[type]}`] = this.name(target)
    }
    return args
  }

  /** The log sentence of an event, with marks for seats and places; null if the log leaves it out. */
  sentence(event: GameEvent): string | null {
    const board = this.table.board
    if (!board || board.silent?.includes(event.event)) return null
    const args: Args = {}
    for (const [field, value] of Object.entries(event)) {
      if (field === 'event' || value === null) continue
      if (board.seatFields.includes(field) && typeof value === 'number') args[field] = seatMark(value)
      else if (typeof value === 'string') {
        const target = `${field}:${value}`
        args[field] = this.entry(target)?.name ? targetMark(target, this.name(target)) : value
      } else if (typeof value === 'number') args[field] = value
      else if (typeof value === 'boolean') args[field] = String(value)
    }
    return t(`log-${dashed(event.event)}`, { ...args, ...board.eventArgs?.(event, this.table.components) })
  }
}

function split(target: string): [string, string | null] {
  const colon = target.indexOf(':')
  return colon < 0 ? [target, null] : [target.slice(0, colon), target.slice(colon + 1)]
}
