import { i18n, t } from '../i18n/i18n.svelte'
import { listed } from '../i18n/listed'
import type { Table } from './table.svelte'
import { WAY_OUT } from './ways'

export interface Asked {
  title: string
  hint: string | null
  /** It is this player who is asked. */
  mine: boolean
}

/** The one sentence on top: what you can do, or whom everybody waits for. */
export function promptOf(table: Table): Asked {
  if (!table.live) return { title: t('prompt-replay', { move: table.replay!.moves }), hint: t('prompt-replay-hint'), mine: false }
  const over = table.newest?.result
  if (over || table.status === 'finished') return { title: t('prompt-over'), hint: over ? null : t('happened-ended'), mine: false }
  if (table.away) return { title: t('bot-plays-for-you'), hint: t('bot-plays-for-you-hint'), mine: false }
  if (table.pending) return { title: table.names.label(table.pending, true), hint: t(table.endsTurn ? 'prompt-ends-turn' : 'prompt-is-final'), mine: true }
  if (table.offers.length && table.view) {
    const asked = table.board?.prompt?.(table, table.choice.remaining)
    // What the clicks have narrowed to may have words of its own.
    const id = promptId(table.choice.remaining, (one) => i18n.has(one)) ?? promptId(table.offers, (one) => i18n.has(one)) ?? 'prompt-choose'
    const title = asked ? t(asked.id, asked.args) : t(id)
    const hint = asked?.hint ?? i18n.first([`${id}-hint`])
    return { title, hint, mine: true }
  }
  const others = (table.newest?.actors ?? []).filter((seat) => seat !== table.eyes)
  if (table.actors.length && table.eyes !== null && table.actors.includes(table.eyes))
    return { title: t('prompt-moment'), hint: null, mine: false }
  if (!others.length) return { title: t('prompt-moment'), hint: null, mine: false }
  const names = listed(others.map((seat) => table.seatName(seat)))
  const hint = table.eyes === null && !table.mine.length ? t('prompt-spectator-hint') : null
  return { title: t('prompt-waiting', { names, count: others.length }), hint, mine: false }
}

/** The message that asks for these options: for all of them, not for what happens to come first. */
export function promptId(offers: readonly { kind: string }[], has: (id: string) => boolean): string | null {
  const kinds = [...new Set(offers.map(({ kind }) => kind))]
  const deeds = kinds.filter((kind) => !WAY_OUT.test(kind))
  const asked = [kinds.join('-or-'), deeds.join('-or-'), ...(deeds.length < 2 ? [deeds[0] ?? kinds[0] ?? '', kinds[0] ?? ''] : [])]
  return asked.map((one) => `prompt-${one.replaceAll('_', '-')}`).find(has) ?? null
}
