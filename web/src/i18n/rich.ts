// Sentences with things in them: a variable can be a mark that the page draws as a badge with a
// name, or as a word that lights up its place on the board.

export type Part = { text: string } | { seat: number } | { target: string; text: string }

const OPEN = '\u0001'
const CLOSE = '\u0002'

/** A variable that stands for a seat. */
export const seatMark = (seat: number): string => `${OPEN}seat:${seat}${CLOSE}`

/** A variable that stands for a board element, with its name. */
export const targetMark = (target: string, name: string): string => `${OPEN}${target}|${name}${CLOSE}`

/** Split a formatted sentence at its marks. */
export function parts(sentence: string): Part[] {
  const result: Part[] = []
  for (const piece of sentence.split(/(\u0001[^\u0002]*\u0002)/)) {
    if (!piece) continue
    if (!piece.startsWith(OPEN)) result.push({ text: piece })
    else {
      const inner = piece.slice(1, -1)
      const bar = inner.indexOf('|')
      if (bar < 0) result.push({ seat: Number(inner.slice('seat:'.length)) })
      else result.push({ target: inner.slice(0, bar), text: inner.slice(bar + 1) })
    }
  }
  return result
}

/** The sentence as plain text, for screen readers and titles. */
export function plain(sentence: string, seatName: (seat: number) => string): string {
  return parts(sentence)
    .map((part) => ('seat' in part ? seatName(part.seat) : part.text))
    .join('')
}
