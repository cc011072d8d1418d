import { i18n } from './i18n.svelte'

/** "Wayra, Amaru and you", in the present language. */
export const listed = (words: string[]): string => new Intl.ListFormat(i18n.language).format(words)
