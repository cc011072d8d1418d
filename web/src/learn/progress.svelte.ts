const STORED = 'tawantin.learned'

function stored(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '{}') as Record<string, string[]>
  } catch {
    return {}
  }
}

/** Which lessons were done in this browser; nobody else needs to know. */
class Progress {
  #done = $state.raw<Record<string, string[]>>(stored())

  done(game: string, lesson: string): boolean {
    return this.#done[game]?.includes(lesson) ?? false
  }

  learned(game: string, lesson: string): void {
    if (this.done(game, lesson)) return
    this.#done = { ...this.#done, [game]: [...(this.#done[game] ?? []), lesson] }
    localStorage.setItem(STORED, JSON.stringify(this.#done))
  }
}

export const progress = new Progress()
