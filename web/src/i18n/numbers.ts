// Numbers in sentences come from the components file: see src/tawantin/locale/numbers.py.
import type { FluentVariable } from '@fluent/bundle'
import type { Args } from './i18n.svelte'

type Place = unknown

function inside(place: Place, key: string): Place {
  if (Array.isArray(place)) {
    if (key === 'all') return place.join(', ')
    const named = place.find((item) => typeof item === 'object' && item !== null && String((item as { id?: unknown }).id) === key) as Place
    if (named !== undefined) return named
    if (/^\d+$/.test(key)) return place[Number(key)] as Place
    return key === 'first' ? (place[0] as Place) : key === 'last' ? (place.at(-1) as Place) : undefined
  }
  return typeof place === 'object' && place !== null ? (place as Record<string, Place>)[key] : undefined
}

/** The number that a variable names by its place, such as `palace-task_points`. */
export function numberAt(name: string, components: object): FluentVariable | undefined {
  const [first, ...rest] = name.split('-')
  if (first === 'minus') {
    const number = numberAt(rest.join('-'), components)
    return typeof number === 'number' ? -number : undefined
  }
  const number = name.split('-').reduce<Place>(inside, components)
  return typeof number === 'number' || typeof number === 'string' ? number : undefined
}

type Sourced = { source?: string; sources?: Record<string, string> }

/** Where the value at a place comes from: S printed, W found, M remembered, R reconstructed. */
export function sourceAt(name: string, components: object): string {
  let place: Place = components
  let source = ''
  for (const key of name.replace(/^minus-/, '').split('-')) {
    const table = (Array.isArray(place) ? {} : place) as Sourced
    source = table.sources?.[key] ?? table.source ?? source
    place = inside(place, key)
  }
  return ((place as Sourced | undefined)?.source ?? source).slice(0, 1)
}

/** What stands behind a number that nobody read off the box. */
export const GUESSED = '▵'

/**
 * A message's variables: those given and, behind them, all numbers of the components.
 * With `marked`, numbers that were not read off the box carry a mark.
 */
export function withNumbers(args: Args, components: object, marked = false): Args {
  const find = (name: string | symbol): FluentVariable | undefined => {
    if (typeof name !== 'string' || !name.includes('-')) return undefined
    const number = numberAt(name, components)
    return marked && number !== undefined && 'WMR'.includes(sourceAt(name, components) || '?') ? `${String(number)}${GUESSED}` : number
  }
  return new Proxy(args, {
    get: (given, name) => (name in given ? given[name as string] : find(name)),
    getOwnPropertyDescriptor: (given, name) => {
      const own = Object.getOwnPropertyDescriptor(given, name)
      const value = own ? undefined : find(name)
      return own ?? (value === undefined ? undefined : { value, enumerable: true, configurable: true, writable: false })
    },
  })
}
