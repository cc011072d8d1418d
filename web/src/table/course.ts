// How scores grew over a game: samples of them, and the lines they make.
import type { Stage } from '../wire/gen/wire'
import { sum } from './points'

/** Scores by seat after a number of moves. */
export interface Sample {
  moves: number
  scores: readonly number[]
}

/** The points that were kept at the end of each round: as they lay open, and with what the end would have added. */
export function stagesOf(course: readonly Stage[], seats: number): { open: Sample[]; now: Sample[] } {
  const start: Sample[] = seats ? [{ moves: 0, scores: Array.from({ length: seats }, () => 0) }] : []
  const open = course.map(({ moves, points }) => ({ moves, scores: points.map(sum) }))
  const now = course.map(({ moves, points, to_come }) => ({ moves, scores: points.map((items, seat) => sum(items) + sum(to_come?.[seat] ?? {})) }))
  return { open: [...start, ...open], now: [...start, ...now] }
}

/** The line of one seat. */
export const lineOf = (samples: readonly Sample[], seat: number, x: (moves: number) => number, y: (score: number) => number): string =>
  `M${samples.map(({ moves, scores }) => `${x(moves).toFixed(1)} ${y(scores[seat] ?? 0).toFixed(1)}`).join('L')}`

/** The sample nearest to a moment. */
export const atMoment = (samples: readonly Sample[], moment: number): Sample =>
  samples.reduce((best, one) => (Math.abs(one.moves - moment) < Math.abs(best.moves - moment) ? one : best))
