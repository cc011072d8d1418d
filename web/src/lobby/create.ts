import { refusalWords } from '../i18n/refusal'
import { session } from '../session.svelte'
import { api } from '../wire/api'
import type { NewTable } from '../wire/gen/wire'
import type { Values } from './options'

/** Open a table, do something about it, and go there; returns what went wrong, in words. */
export function newTable(table: NewTable, then?: (id: string) => Promise<unknown>): Promise<string> {
  return going(async () => {
    const { id } = await api.create(table)
    await then?.(id)
    return id
  })
}

interface Wanted {
  game: string
  seats: number
  level: string
  options: Values
  /** Where one sits oneself: the seat has its colour. */
  seat: number
}

/** Begin a game against bots and go there; returns what went wrong, in words. */
export function againstBots({ game, seats, level, options, seat }: Wanted): Promise<string> {
  return going(async () => {
    const { id } = await api.create({ game, seats, options, listed: false, shuffle: false, sit: false, bots: [] })
    await api.command(id, { type: 'sit', seat })
    for (let other = 0; other < seats; other++) if (other !== seat) await api.command(id, { type: 'set_bot', seat: other, level })
    await api.command(id, { type: 'start' })
    return id
  })
}

async function going(open: () => Promise<string>): Promise<string> {
  try {
    session.go(`/table/${await open()}`)
    return ''
  } catch (reason) {
    return refusalWords(reason)
  }
}
