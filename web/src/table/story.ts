// What happened at a table, kept in order; what was undone is struck out.
import type { Happening } from '../wire/gen/wire'

/** Add new happenings; those that came before are kept once, those that are void are dropped. */
export function tell(story: readonly Happening[], happened: readonly Happening[], whole: boolean): Happening[] {
  const bySeq = new Map<number, Happening>()
  if (!whole) for (const one of story) bySeq.set(one.seq, one)
  for (const one of happened) bySeq.set(one.seq, one)
  const voided = new Set(happened.flatMap((one) => one.void ?? []))
  return [...bySeq.values()].filter((one) => !voided.has(one.seq)).sort((a, b) => a.seq - b.seq)
}

/** How many things were said that a reader has not seen. */
export function unread(story: readonly Happening[], seen: number, me: string): number {
  return story.filter((one) => one.kind === 'said' && one.seq > seen && one.player !== me).length
}
