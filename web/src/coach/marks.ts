// Which things of a board a suggested move is marked on.
import type { Offer } from '../wire/gen/wire'

/** A thing with the coach's ring; one thing of each move carries its flag. */
export interface CoachMark {
  target: string
  rank: number
  flag: string | null
  /** In an analysis: the colour of the ring, and the judgement instead of a rank. */
  colour?: string
  dashed?: boolean
  judged?: string
}

/** Rings for what a move touches and not every move does, a flag where it differs from the other suggestions. */
export function marks(moves: readonly { offer: Offer; text: string }[], offers: readonly Offer[], shown: (target: string) => boolean): CoachMark[] {
  const common = new Set((offers[0]?.targets ?? []).filter((target) => offers.length > 1 && offers.every((one) => one.targets.includes(target))))
  const touched = moves.map(({ offer }) => [...new Set(offer.targets)].filter((target) => !common.has(target) && shown(target)))
  return moves.flatMap(({ text }, n) => {
    const own = touched[n]!.filter((target) => touched.every((others, m) => m === n || !others.includes(target)))
    const flagged = own.at(-1) ?? touched[n]!.at(-1)
    return touched[n]!.map((target) => ({ target, rank: n + 1, flag: target === flagged ? text : null }))
  })
}
