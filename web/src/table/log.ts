import type { BoardModule, GameEvent } from '../boards/board'
import { seatFields } from './words'
import type { Happening } from '../wire/gen/wire'

/** One line of the log: a sentence about an event, a change of people, or the head of a section. */
export interface Line {
  key: string
  at: number
  seq: number
  /** Whose badge stands in front. */
  seat: number | null
  sentence: string
  heading: boolean
  /** What lights up on the board when the line is pointed at. */
  targets: string[]
}

interface Words {
  sentence: (event: GameEvent) => string | null
  happening: (one: Happening) => string | null
}

/** The story as lines, in order. */
export function lines(story: readonly Happening[], board: BoardModule | null, words: Words): Line[] {
  const entries: Line[] = []
  for (const one of story) {
    const said = words.happening(one)
    if (said !== null)
      entries.push({ key: `${one.seq}`, at: one.at, seq: one.seq, seat: one.seat ?? null, sentence: said, heading: false, targets: [] })
    ;((one.events ?? []) as GameEvent[]).forEach((event, n) => {
      const sentence = words.sentence(event)
      if (sentence === null || sentence === '') return
      entries.push({
        key: `${one.seq}.${n}`, at: one.at, seq: one.seq, sentence,
        seat: board ? seatOf(event, seatFields(board.words, event.event)) : null,
        heading: board?.headings?.includes(event.event) ?? false,
        targets: board?.eventTargets?.(event) ?? [],
      })
    })
  }
  return entries
}

function seatOf(event: GameEvent, fields: readonly string[]): number | null {
  for (const field of fields) if (typeof event[field] === 'number') return event[field] as number
  return null
}
