/** The four languages, each by its own name. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', nl: 'Nederlands', hu: 'Magyar' } as const

export type Language = keyof typeof LANGUAGES

export function isLanguage(text: string | null | undefined): text is Language {
  return !!text && text in LANGUAGES
}

/** The first of the wanted languages that there is, else English. */
export function settle(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0]!
    if (isLanguage(base)) return base
  }
  return 'en'
}
