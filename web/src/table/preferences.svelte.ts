export type Theme = 'system' | 'light' | 'dark'
/** When a decision waits for "End turn": whenever it ends the turn, only where it could not be undone, never. */
export type Ending = 'always' | 'final' | 'never'
/** How fast a replay goes on, with the time of a move in milliseconds. */
export const REPLAY_MS = { slow: 1800, normal: 900, fast: 350 } as const
export type ReplaySpeed = keyof typeof REPLAY_MS
/** How the end of a round is shown: page by page when one says so, by itself, or not until one asks for it. */
export const SUMMARY_WORDS = { by_hand: 'speed-by-hand', slow: 'speed-slow', fast: 'speed-fast', at_once: 'speed-at-once' } as const
export type SummarySpeed = keyof typeof SUMMARY_WORDS
export const SUMMARIES = Object.keys(SUMMARY_WORDS) as SummarySpeed[]
export const SUMMARY_MS: Partial<Record<SummarySpeed, number>> = { slow: 2400, fast: 900 }
export const ENDINGS: readonly Ending[] = ['always', 'final', 'never']

interface Stored {
  theme: Theme
  ending: Ending
  sounds: boolean
  notifications: boolean
  fast: boolean
  replaySpeed: ReplaySpeed
  summaries: SummarySpeed
  /** Was asked for a name, as a guest. */
  named: boolean
}

const STORED = 'tawantin.preferences'
const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
const DEFAULTS: Stored = { theme: 'system', ending: 'always', sounds: false, notifications: false, fast: false, replaySpeed: 'normal', summaries: calm ? 'by_hand' : 'slow', named: false }

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
