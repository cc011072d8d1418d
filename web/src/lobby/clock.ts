import { t } from '../i18n/i18n.svelte'
import type { Clock } from '../wire/gen/wire'

/** The clock of a table in words. */
export function clockWords(clock: Clock): string {
  if (clock.kind === 'live') return t('clock-live', { minutes: Math.round((clock.bank ?? 0) / 60), seconds: clock.increment ?? 0 })
  if (clock.kind === 'days') return t('clock-days', { days: clock.days ?? 1 })
  return t('clock-none')
}

/** The clocks one can choose for a new table. */
export const CLOCKS: Clock[] = [
  { kind: 'none' },
  { kind: 'live', bank: 600, increment: 20 },
  { kind: 'live', bank: 1200, increment: 30 },
  { kind: 'live', bank: 2400, increment: 60 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
]
