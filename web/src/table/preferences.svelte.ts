export type Theme = 'system' | 'light' | 'dark'

interface Stored {
  theme: Theme
  confirm: boolean
  sounds: boolean
  notifications: boolean
  fast: boolean
  /** Games whose guided first turn was finished or skipped. */
  guided: string[]
}

const STORED = 'tawantin.preferences'
const DEFAULTS: Stored = { theme: 'system', confirm: false, sounds: false, notifications: false, fast: false, guided: [] }

function stored(): Stored {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Stored>) }
  } catch {
    return DEFAULTS
  }
}

/** What a person likes, kept in this browser. */
class Preferences {
  #now = $state(stored())

  get now(): Readonly<Stored> {
    return this.#now
  }

  set<K extends keyof Stored>(key: K, value: Stored[K]): void {
    this.#now = { ...this.#now, [key]: value }
    localStorage.setItem(STORED, JSON.stringify(this.#now))
    this.apply()
  }

  apply(): void {
    const { theme } = this.#now
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  }

  get dark(): boolean {
    const { theme } = this.#now
    return theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  }
}

export const preferences = new Preferences()
