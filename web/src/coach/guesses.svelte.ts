import type { GuessAnswer } from '../wire/gen/wire'
import type { Judgement } from './analysis.svelte'

const STORED = 'tawantin.guesses'
/** How many games are remembered. */
const MOST_GAMES = 20
/** Guesses that give away no more than this more or less are as good as what was played. */
const AS_GOOD = 0.01

/** A first guess, and what was played. */
export interface Guess {
  text: string
  mark: Judgement
  loss: number
  played: string
  playedLoss: number
}
type Games = Record<string, Record<string, Guess>>

export interface Score {
  count: number
  hits: number
  /** Win chance given away a decision. */
  own: number
  theirs: number
}

/** What somebody's guesses at some decisions come to. */
export function scoreOf(guesses: readonly Guess[]): Score {
  const mean = (losses: readonly number[]): number => losses.reduce((sum, loss) => sum + loss, 0) / Math.max(1, losses.length)
  return {
    count: guesses.length,
    hits: guesses.filter(({ text, played }) => text === played).length,
    own: mean(guesses.map(({ loss }) => loss)),
    theirs: mean(guesses.map(({ playedLoss }) => playedLoss)),
  }
}

/** How a guess compares with what was played. */
export function comparison({ text, loss, played, playedLoss }: Guess): 'hit' | 'better' | 'worse' | 'equal' {
  if (text === played) return 'hit'
  if (Math.abs(loss - playedLoss) <= AS_GOOD) return 'equal'
  return loss < playedLoss ? 'better' : 'worse'
}

export function guessOf({ guess, played }: GuessAnswer): Guess | null {
  return guess && played ? { text: guess.move.text, mark: guess.mark, loss: guess.loss, played: played.move.text, playedLoss: played.loss } : null
}

function stored(): Games {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '{}') as Games
  } catch {
    return {}
  }
}

/** The first guesses at each decision; this browser remembers those of the latest games. */
class Guesses {
  #games = $state.raw<Games>(stored())

  of(table: string, number: number): Guess | undefined {
    return this.#games[table]?.[number]
  }

  note(table: string, number: number, answer: GuessAnswer): void {
    const guess = guessOf(answer)
    if (!guess || this.of(table, number)) return
    const others = Object.entries(this.#games).filter(([name]) => name !== table)
    this.#games = Object.fromEntries([...others.slice(1 - MOST_GAMES), [table, { ...this.#games[table], [number]: guess }]])
    localStorage.setItem(STORED, JSON.stringify(this.#games))
  }
}

export const guesses = new Guesses()
