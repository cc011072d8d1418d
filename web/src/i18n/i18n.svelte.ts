import type { FluentBundle, FluentVariable } from '@fluent/bundle'
import { untrack } from 'svelte'
import { isLanguage, settle, type Language } from './languages'
import { bundle } from './messages'
import { withNumbers } from './numbers'

export type Args = Record<string, FluentVariable>
/** A text in the four languages, as the components files have them. */
export type Names = Record<string, string>

const STORED = 'tawantin.language'

/** What the messages are of. */
interface Wanted {
  language: Language
  game: string | null
  /** Those of the pages: a table does without until it opens a panel. */
  pages: boolean
  /** The rules and lessons of the game. */
  book: boolean
}

class I18n {
  language = $state<Language>('en')
  game = $state<string | null>(null)
  /** The components in force, whose numbers sentences may name. */
  components = $state.raw<object>({})
  #bundle = $state.raw<FluentBundle | null>(null)
  #wanted: Wanted = { language: 'en', game: null, pages: false, book: false }
  #loading: Promise<void> = Promise.resolve()

  /** Begin with the language chosen before, else the browser's. */
  async start(pages: boolean): Promise<void> {
    const stored = localStorage.getItem(STORED)
    await this.#want({ language: isLanguage(stored) ? stored : settle(navigator.languages), pages })
  }

  async choose(language: Language): Promise<void> {
    localStorage.setItem(STORED, language)
    await this.#want({ language })
  }

  /** Load the messages of a game too, or else those of the pages. */
  async open(game: string | null): Promise<void> {
    // Once there they stay: a page may open the words of a game too.
    await this.#want(game === null ? { game, pages: true } : { game })
  }

  /** At a table too: what is asked for later, panels, the end of a game, the coach, has its words among those of the pages. */
  openPages(): Promise<void> {
    return this.#want({ pages: true })
  }

  /** Load what is read beside the table of the game: rules, lessons, reasons. */
  openBook(): Promise<void> {
    // Without a connection there is nothing more to read.
    return this.#want({ book: true }).catch(() => undefined)
  }

  /** Load what is not there yet. */
  #want(change: Partial<Wanted>): Promise<void> {
    const before = this.#wanted
    const wanted = { ...before, ...change }
    if (wanted.game !== before.game) wanted.book = change.book ?? false
    const known = (Object.keys(wanted) as (keyof Wanted)[]).every((one) => wanted[one] === before[one])
    // What waits for its words to be shown is not to begin again whenever others are loaded.
    if (!known || !untrack(() => this.#bundle)) {
      this.#wanted = wanted
      this.#loading = this.#load(wanted).catch((reason: unknown) => {
        if (wanted === this.#wanted) this.#wanted = before
        throw reason
      })
    }
    return this.#loading
  }

  async #load(wanted: Wanted): Promise<void> {
    const { language, game } = wanted
    const loaded = await bundle(language, game, wanted)
    // Who wanted more meanwhile loads all of it.
    if (wanted !== this.#wanted) return this.#loading
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
    const message = this.#bundle?.getMessage(id)
    if (!this.#bundle || !message?.value) return id
    return this.#bundle.formatPattern(message.value, withNumbers(args ?? {}, this.components), [])
  }

  /** The message with a mark at every number that nobody read off the box. */
  marked = (id: string): string => {
    const message = this.#bundle?.getMessage(id)
    if (!this.#bundle || !message?.value) return id
    return this.#bundle.formatPattern(message.value, withNumbers({}, this.components, true), [])
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
