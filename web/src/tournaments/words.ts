import { t } from '../i18n/i18n.svelte'
import { personName } from '../i18n/people'
import { botName } from '../table/bots'
import type { Tournament, TournamentInfo } from '../wire/gen/wire'

const FORMS = { swiss: 'tournament-swiss', round_robin: 'tournament-round-robin' } as const

export const formWords = (info: TournamentInfo): string => t(FORMS[info.form])

/** Where a tournament is, in a few words. */
export function statusWords(info: TournamentInfo): string {
  if (info.status === 'open') return t('tournament-open')
  if (info.status === 'playing') return t('tournament-round-of', { round: info.round, rounds: info.rounds })
  if (info.status === 'cancelled') return t('tournament-cancelled')
  return info.winner ? t('tournament-won-by', { name: personName(info.winner) }) : t('tournament-finished')
}

/** What an entrant is called. */
export function entrantName(shown: Tournament, number: number | null): string {
  const one = number === null ? null : shown.entrants[number]
  if (!one) return t('bot-of-level', { level: botName(shown.level) })
  if (one.level) return t('bot-number', { number: (number ?? 0) + 1 })
  return one.name ? personName(one.name) : t('former-player')
}
