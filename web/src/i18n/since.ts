import { i18n } from './i18n.svelte'

const STEPS = [['year', 365 * 86400], ['month', 30 * 86400], ['week', 7 * 86400], ['day', 86400], ['hour', 3600], ['minute', 60]] as const

/** How long ago something was, as people say it: "2 hours ago", "yesterday". */
export function since(milliseconds: number): string {
  const seconds = Math.max(0, milliseconds) / 1000
  const [unit, length] = STEPS.find(([, length]) => seconds >= length) ?? ['second', Infinity]
  return new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' }).format(-Math.floor(seconds / length), unit)
}
