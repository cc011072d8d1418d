import type { PuzzleAnswer, PuzzleList, Solver } from '../wire/gen/wire'

const STORED = 'tawantin.puzzles'
type Tries = Record<string, Record<string, boolean>>

function stored(): Tries {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '{}') as Tries
  } catch {
    return {}
  }
}

/** Which puzzles were tried, and how: the server keeps it for accounts, this browser for guests. */
class Solved {
  #tries = $state.raw<Tries>(stored())
  solver = $state.raw<Solver | null>(null)

  heard(game: string, list: PuzzleList): void {
    this.solver = list.solver
    if (!list.solver) return
    const own = Object.fromEntries([...list.solver.failed.map((id) => [id, false]), ...list.solver.solved.map((id) => [id, true])])
    this.#tries = { ...this.#tries, [game]: own as Record<string, boolean> }
  }

  /** Whether the first try was right; undefined before it. */
  of(game: string, id: string): boolean | undefined {
    return this.#tries[game]?.[id]
  }

  note(game: string, id: string, answer: PuzzleAnswer): void {
    if (answer.solver) this.solver = answer.solver
    if (this.of(game, id) !== undefined) return
    this.#tries = { ...this.#tries, [game]: { ...this.#tries[game], [id]: answer.right } }
    if (!answer.solver) localStorage.setItem(STORED, JSON.stringify(this.#tries))
  }
}

export const solved = new Solved()
