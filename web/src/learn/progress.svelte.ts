const STORED = 'tawantin.learned'

/** What is kept of a lesson: knots tied (two for the better answer), how often it was done, whether the answer had to be shown. */
interface Kept {
  knots: number
  times: number
  shown: boolean
}
type Learned = Record<string, Record<string, Kept>>

const NOTHING: Kept = { knots: 0, times: 0, shown: false }

/** Earlier pages kept a list of the lessons that were done. */
function read(value: unknown): Record<string, Kept> {
  if (Array.isArray(value)) return Object.fromEntries(value.map((id) => [String(id), { knots: 1, times: 1, shown: false }]))
  return typeof value === 'object' && value !== null ? (value as Record<string, Kept>) : {}
}

function stored(): Learned {
  try {
    const stored = JSON.parse(localStorage.getItem(STORED) ?? '{}') as Record<string, unknown>
    return Object.fromEntries(Object.entries(stored).map(([game, value]) => [game, read(value)]))
  } catch {
    return {}
  }
}

/** Which lessons were done in this browser; nobody else needs to know. */
class Progress {
  #kept = $state.raw<Learned>(stored())

  of(game: string, lesson: string): Kept {
    return { ...NOTHING, ...this.#kept[game]?.[lesson] }
  }

  done(game: string, lesson: string): boolean {
    return this.of(game, lesson).knots > 0
  }

  learned(game: string, lesson: string, knots: number): void {
    const { knots: before, times, shown } = this.of(game, lesson)
    this.#keep(game, lesson, { knots: Math.max(before, knots), times: times + 1, shown: times > 0 ? false : shown })
  }

  /** The answer was shown: the lesson should come again. */
  shown(game: string, lesson: string): void {
    this.#keep(game, lesson, { ...this.of(game, lesson), shown: true })
  }

  #keep(game: string, lesson: string, kept: Kept): void {
    this.#kept = { ...this.#kept, [game]: { ...this.#kept[game], [lesson]: kept } }
    localStorage.setItem(STORED, JSON.stringify(this.#kept))
  }
}

export const progress = new Progress()
