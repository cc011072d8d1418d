// Bots that can be put on a seat: the levels have words in every language, those of other packages bring their own.
import { i18n, t } from '../i18n/i18n.svelte'
import { session } from '../session.svelte'

const USUAL = 'medium'

export const offeredBots = (): string[] => [...(session.server?.bots ?? []), ...Object.keys(session.server?.guest_bots ?? {})]

const about = (bot: string): string | undefined => session.server?.guest_bots[bot]

export function botName(bot: string | null | undefined): string {
  const name = bot ?? USUAL
  return about(name) === undefined && i18n.has(`bot-${name}`) ? t(`bot-${name}`) : name
}

export function botHelp(bot: string | null | undefined): string {
  const name = bot ?? USUAL
  return about(name) ?? (i18n.has(`bot-${name}-help`) ? t(`bot-${name}-help`) : '')
}
