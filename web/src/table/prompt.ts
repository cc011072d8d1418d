import { i18n, t } from '../i18n/i18n.svelte'
import type { Table } from './table.svelte'

export interface Asked {
  title: string
  hint: string | null
  /** It is this player who is asked. */
  mine: boolean
}

/** The one sentence on top: what you can do, or whom everybody waits for. */
export function promptOf(table: Table): Asked {
  if (!table.live) return { title: t('prompt-replay', { move: table.replay!.moves }), hint: t('prompt-replay-hint'), mine: false }
  if (table.newest?.result) return { title: t('prompt-over'), hint: null, mine: false }
  if (table.pending) return { title: table.names.label(table.pending), hint: t('prompt-confirm-hint'), mine: true }
  if (table.offers.length && table.view) {
    const asked = table.board?.prompt?.(table, table.choice.remaining)
    // The kind that the clicks have narrowed to may have words of its own.
    const [now, first] = [table.choice.remaining[0]!, table.offers[0]!].map(({ kind }) => `prompt-${kind.replaceAll('_', '-')}`) as [string, string]
    const id = i18n.has(now) ? now : first
    const title = asked ? t(asked.id, asked.args) : t(id)
    const hint = asked?.hint ?? i18n.first([`${id}-hint`])
    return { title, hint, mine: true }
  }
  const others = (table.newest?.actors ?? []).filter((seat) => seat !== table.eyes)
  if (table.actors.length && table.eyes !== null && table.actors.includes(table.eyes))
    return { title: t('prompt-moment'), hint: null, mine: false }
  if (!others.length) return { title: t('prompt-moment'), hint: null, mine: false }
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(others.map((seat) => table.seatName(seat)))
  const hint = table.eyes === null && !table.mine.length ? t('prompt-spectator-hint') : null
  return { title: t('prompt-waiting', { names, count: others.length }), hint, mine: false }
}
