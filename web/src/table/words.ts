// What things are called and the variables of sentences, from what a game declares: the same as
// src/tawantin/locale/names.py, which explains them.
import { i18n, type Args, type Names } from '../i18n/i18n.svelte'
import { listed } from '../i18n/listed'
import { seatMark, targetMark } from '../i18n/rich'
import type { Components } from '../wire/api'

/** A kind of thing: where its names stand, and which forms and details sentences may use. */
export interface Kind {
  tables?: readonly string[]
  forms?: readonly string[]
  parts?: readonly string[]
  tells?: readonly (readonly [string | number, string, string])[]
  messages?: string
  sentences?: boolean
  stands?: readonly [string, string]
}

/** What a game declares about its words; generated for the games that the page knows. */
export interface GameWords {
  kinds: Readonly<Record<string, Kind>>
  /** By event, what its fields mean: `seat`, `?id card`, `[id task]`, `number good:corn`, `*good`. */
  events: Readonly<Record<string, Readonly<Record<string, string>>>>
  silent: readonly string[]
  /** By kind of action, kinds of things that its arguments name besides its targets. */
  arguments: Readonly<Record<string, readonly string[]>>
  ids: Readonly<Record<string, readonly (string | number)[]>>
}

type Entry = Record<string, unknown> | unknown[]
type Id = string | number

const NOTHING = 'none'
export const dashed = (id: Id): string => String(id).replaceAll('_', '-').toLowerCase()

/** The variables of one of several things that an event tells: "Joost 18". */
function plainly(record: Record<string, unknown>): Args {
  const args: Args = {}
  for (const [field, value] of Object.entries(record))
    if (field === 'seat') args.seat = seatMark(value as number)
    else if (typeof value === 'number' || typeof value === 'string') args[field] = value
  return args
}

/** The fields of an event that hold a seat, in their order. */
export const seatFields = (words: GameWords, event: string): string[] =>
  Object.entries(words.events[event] ?? {}).filter(([, shape]) => shape === 'seat' || shape === '?seat').map(([field]) => field)

/** The names of one game's things, and the variables of its sentences, in the present language. */
export class Words {
  constructor(readonly game: GameWords, private readonly components: Components, readonly seats: number) {}

  /** Where entries of a kind stand; a table that is in force with another number of players, as one side of a board is, comes last. */
  #tables(kind: string): string[] {
    const isForOthers = (path: string): boolean => {
      const players = (this.components[path.split('.', 1)[0]!] as { players?: unknown } | undefined)?.players
      return typeof players === 'number' && players !== this.seats
    }
    return [...(this.game.kinds[kind]?.tables ?? [kind])].sort((one, other) => Number(isForOthers(one)) - Number(isForOthers(other)))
  }

  /** What the components file says of a thing: a table, or a row that begins with its id. */
  entry(kind: string, id: Id): Entry | null {
    for (const path of this.#tables(kind)) {
      let table: unknown = this.components
      for (const key of path.split('.')) table = (table as Record<string, unknown> | undefined)?.[key]
      if (Array.isArray(table)) {
        const entry = (table as Entry[]).find((one) => String(Array.isArray(one) ? one[0] : (one.id ?? one.n)) === String(id))
        if (entry) return entry
      } else if (table && typeof table === 'object' && typeof (table as Record<string, unknown>)[id] === 'object') {
        return (table as Record<string, Entry>)[id]!
      }
    }
    return null
  }

  /** The name in the components file, or of its own message; the id if there is none. */
  bare(kind: string, id: Id): string {
    const { messages } = this.game.kinds[kind] ?? {}
    const message = messages ? i18n.first([`${messages}-${dashed(id)}`]) : null
    if (message !== null) return message
    const entry = this.entry(kind, id)
    const name = entry && !Array.isArray(entry) ? entry.name : undefined
    if (typeof name === 'object') return i18n.name(name as Names)
    return String(name ?? id)
  }

  /** What people call a thing. */
  name(kind: string, id: Id): string {
    const args: Args = { id, name: this.bare(kind, id), ...this.#parts(kind, id), ...this.#facts(kind, id) }
    // Things that are numbered from 0 can be counted from 1.
    if (/^\d+$/.test(String(id))) args.number = Number(id) + 1
    return i18n.first([`name-${dashed(kind)}-${dashed(id)}`, `name-${dashed(kind)}`], args) ?? String(args.name)
  }

  #parts(kind: string, id: Id): Args {
    const { stands, parts } = this.game.kinds[kind] ?? {}
    const args: Args = {}
    if (stands) Object.assign(args, this.#thing(stands[0], stands[0], stands[1].replace('{}', String(id))))
    if (parts) {
      const pieces = String(id).split(/[_:]/)
      const first = pieces.splice(0, pieces.length - parts.length + 1).join('_')
      ;[first, ...pieces].forEach((piece, n) => {
        const part = parts[n]!
        if (part in this.game.kinds) Object.assign(args, this.#thing(part, part, piece))
        else args[part] = Number(piece)
      })
    }
    return args
  }

  /** What else the entry says. */
  #facts(kind: string, id: Id): Args {
    const args: Args = {}
    const { tells = [] } = this.game.kinds[kind] ?? {}
    const entry = tells.length ? this.entry(kind, id) : null
    for (const [key, variable, of] of tells) {
      const value = (entry as Record<string | number, unknown> | null)?.[key]
      if (value === undefined || value === null) args[variable] = NOTHING
      else if (of === '#') args[variable] = this.amount(kind, id, Number(value))
      else if (of.startsWith('*')) args[variable] = this.#amounts(of.slice(1), value as Record<string, number>)
      else args[variable] = of ? this.name(of, value as Id) : (value as Id)
    }
    return args
  }

  /** A number of a thing: "3 corn". */
  amount(kind: string, id: Id, count: number): string {
    return i18n.first([`amount-${dashed(id)}`], { count }) ?? `${count} ${this.bare(kind, id)}`
  }

  #amounts(kind: string, counts: Record<string, number>): string {
    return listed(Object.entries(counts).filter(([, count]) => count).map(([id, count]) => this.amount(kind, id, count)))
  }

  /** The variables of a thing; in the log its name lights up its place. */
  #thing(field: string, kind: string, id: Id, marked = false): Args {
    const mark = (text: string): string => (marked ? targetMark(`${kind}:${id}`, text) : text)
    const bare = this.bare(kind, id)
    const args: Args = { [field]: mark(this.name(kind, id)), [`${field}_name`]: mark(bare), [`${field}_id`]: String(id) }
    for (const form of this.game.kinds[kind]?.forms ?? [])
      args[`${field}_${form}`] = mark(i18n.first([`${form}-${dashed(id)}`]) ?? this.amount(kind, id, 1))
    for (const [variable, value] of Object.entries(this.#facts(kind, id))) args[`${field}_${variable}`] = value
    return args
  }

  #nothing(field: string, kind: string | null): Args {
    const args: Args = { [field]: NOTHING, [`${field}_count`]: 0 }
    if (kind === null) return args
    const { forms = [], tells = [] } = this.game.kinds[kind] ?? {}
    for (const more of ['name', 'id', ...forms, ...tells.map(([, variable]) => variable)]) args[`${field}_${more}`] = NOTHING
    return args
  }

  /** The variables of an event's sentence, with marks for seats and places. */
  ofEvent(event: { event: string; [field: string]: unknown }): Args {
    const args: Args = {}
    for (const [field, shape] of Object.entries(this.game.events[event.event] ?? {}))
      Object.assign(args, this.#field(field, shape, event[field], event))
    return args
  }

  #field(field: string, shape: string, value: unknown, whole: Record<string, unknown>): Args {
    if (shape.startsWith('?')) {
      const known: Args = { [`${field}_known`]: value === null ? 'no' : 'yes' }
      if (value !== null) return { ...known, ...this.#field(field, shape.slice(1), value, whole) }
      return { ...known, ...this.#nothing(field, shape.startsWith('?id ') ? shape.slice(4) : null) }
    }
    if (shape === 'seat') return { [field]: seatMark(value as number) }
    if (shape === 'flag') return { [field]: String(value) }
    if (shape.startsWith('number')) return this.#number(field, shape.slice('number '.length), value as number, whole)
    if (shape.startsWith('id ')) return this.#thing(field, shape.slice(3), value as Id, true)
    if (shape.startsWith('*')) return { [field]: this.#amounts(shape.slice(1), value as Record<string, number>) }
    return this.#list(field, shape.slice(1, -1), value as Id[])
  }

  #number(field: string, of: string, value: number, whole: Record<string, unknown>): Args {
    const args: Args = { [field]: value, [`${field}_size`]: Math.abs(value), [`${field}_sign`]: value > 0 ? 'plus' : value ? 'minus' : 'zero' }
    if (of) {
      const [kind = '', id] = of.split(':')
      args[`${field}_words`] = this.amount(kind, id ?? (whole[kind] as Id), value)
    }
    return args
  }

  #list(field: string, shape: string, value: Id[]): Args {
    const args: Args = { [`${field}_count`]: value.length }
    if (shape.startsWith('id ')) {
      const kind = shape.slice(3)
      const words = value.map((id) => targetMark(`${kind}:${id}`, this.name(kind, id)))
      args[field] = this.game.kinds[kind]?.sentences ? words.join('; ') : listed(words)
    } else if (shape === 'seat') args[field] = listed(value.map((seat) => seatMark(Number(seat))))
    else if (shape.startsWith('number')) args[field] = listed(value.map(String))
    else args[field] = listed((value as unknown[] as Record<string, unknown>[]).flatMap((one) => i18n.first([`each-${dashed(field)}`], plainly(one)) ?? []))
    return args
  }

  /** What an action does, in words; null where the game brings no message for it. */
  action(kind: string, args: readonly Id[], targets: readonly string[]): string | null {
    return i18n.first([`action-${dashed(kind)}`], this.#ofAction(kind, args, targets))
  }

  #ofAction(action: string, values: readonly Id[], targets: readonly string[]): Args {
    const args: Args = {}
    for (const kind of Object.keys(this.game.kinds)) Object.assign(args, this.#nothing(kind, kind))
    values.forEach((value, n) => (args[`a${n + 1}`] = value))
    const named: [string, Id][] = targets.map((target) => [target.split(':', 1)[0]!, target.slice(target.indexOf(':') + 1)])
    for (const kind of this.game.arguments[action] ?? [])
      for (const value of values) if (this.game.ids[kind]?.includes(value)) named.push([kind, value])
    const seen: Record<string, Args[]> = {}
    for (const [kind, id] of named) {
      if (!(kind in this.game.kinds)) continue
      const before = (seen[kind] ??= [])
      before.push(this.#thing(kind, kind, id))
      const name = before.length > 1 ? `${kind}${before.length}` : kind
      for (const [key, value] of Object.entries(before.at(-1)!)) args[name + key.slice(kind.length)] = value
    }
    for (const [kind, things] of Object.entries(seen))
      for (const key of Object.keys(things[0]!)) args[`${kind}_all${key.slice(kind.length)}`] = listed(things.map((one) => String(one[key])))
    args.what = listed(Object.entries(seen).flatMap(([kind, things]) => things.map((one) => String(one[kind])))) || NOTHING
    return args
  }
}
