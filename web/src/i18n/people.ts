import { t } from './i18n.svelte'

const GUEST = /^Guest (\d+)$/

/** What somebody is called: their own name, for guests without one the language's word and number; who has left has none. */
export function personName(name: string | null | undefined): string {
  if (name === '') return t('former-player')
  const guest = GUEST.exec(name ?? '')
  return guest ? t('guest-name', { number: guest[1]! }) : (name ?? '')
}

/** Whether somebody still has the name the server gave. */
export const isUnnamed = (name: string | null | undefined): boolean => GUEST.test(name ?? '')
