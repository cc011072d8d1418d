import type { FluentBundle, FluentVariable } from '@fluent/bundle'
import { isLanguage, settle, type Language } from './languages'
import { bundle } from './messages'
import { withNumbers } from './numbers'

export type Args = Record<string, FluentVariable>
/** A text in the four languages, as the components files have them. */
export type Names = Record<string, string>

const STORED = 'tawantin.language'

class I18n {
  language = $state<Language>('en')
  game = $state<string | null>(null)
  /** Loads the rules and lessons of the game, or has done so. */
  #book: Promise<void> | null = null
  /** The components in force, whose numbers sentences may name. */
  components = $state.raw<object>({})
  #bundle = $state.raw<FluentBundle | null>(null)
  /** Whether the messages of the pages are there: a table does without. */
  #pages = false

  /** Begin with the language chosen before, else the browser's. */
  async start(pages: boolean): Promise<void> {
    const stored = localStorage.getItem(STORED)
    this.#pages = pages
    await this.#load(isLanguage(stored) ? stored : settle(navigator.languages), null)
  }

  async choose(language: Language): Promise<void> {
    localStorage.setItem(STORED, language)
    await this.#load(language, this.game)
  }

  /** Load the messages of a game too, or else those of the pages. */
  async open(game: string | null): Promise<void> {
    if (game === this.game && (game !== null || this.#pages)) return
    // Once there they stay: a page may open the words of a game too.
    this.#pages ||= game === null
    await this.#load(this.language, game)
  }

  /** At a table too: what the coach tells after the game is among the messages of the pages. */
  async openPages(): Promise<void> {
    if (this.#pages) return
    this.#pages = true
    await this.#load(this.language, this.game)
  }

  /** Load what is read beside the table of the game: rules, lessons, reasons. Without a connection there is nothing more to read. */
  openBook(): Promise<void> {
    this.#book ??= this.#load(this.language, this.game, true).catch(() => void (this.#book = null))
    return this.#book
  }

  async #load(language: Language, game: string | null, book = this.#book !== null): Promise<void> {
    if (game !== this.game) this.#book = null
    const loaded = await bundle(language, game, { pages: this.#pages, book: book && game === this.game })
    this.#bundle = loaded
    this.language = language
    this.game = game
    document.documentElement.lang = language
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false
  }

  /** The message, formatted; the id itself shows that it is missing. */
  t = (id: string, args?: Args): string => {
    const found = this.#bundle?.getMessage(id)
    if (!this.#bundle || !found?.value) return id
    return this.#bundle.formatPattern(found.value, withNumbers(args ?? {}, this.components), [])
  }

  /** The message with a mark at every number that nobody read off the box. */
  marked = (id: string): string => {
    const found = this.#bundle?.getMessage(id)
    if (!this.#bundle || !found?.value) return id
    return this.#bundle.formatPattern(found.value, withNumbers({}, this.components, true), [])
  }

  /** The first of the messages that there is. */
  first(ids: string[], args?: Args): string | null {
    for (const id of ids) if (this.has(id)) return this.t(id, args)
    return null
  }

  /** A name from the components in the present language. */
  name(names: Names | undefined, otherwise = ''): string {
    return names?.[this.language] ?? names?.en ?? otherwise
  }
}

export const i18n = new I18n()
export const t = i18n.t
