import { t } from '../i18n/i18n.svelte'
import { seatMark } from '../i18n/rich'
import type { Happening } from '../wire/gen/wire'

const TOLD = new Set(['undone', 'rewound', 'conceded', 'left', 'came_back', 'timed_out', 'undo_asked', 'undo_answered', 'hinted'])

/** What the log says about people coming, going and changing their minds; null for the rest. */
export function happeningSentence(one: Happening): string | null {
  if (one.kind === 'abandoned') return t(one.name ? 'happened-abandoned' : 'happened-ended', { name: one.name ?? '' })
  if (!TOLD.has(one.kind) || one.seat == null) return null
  if (one.kind === 'undo_answered') return t(one.agree ? 'happened-undo-agreed' : 'happened-undo-refused', { seat: seatMark(one.seat) })
  return t(`happened-${one.kind.replaceAll('_', '-')}`, { seat: seatMark(one.seat), moves: one.moves ?? 0 })
}
