// What happened at a table, kept in order; what was undone is struck out.
import type { Happening } from '../wire/gen/wire'

/** Add happenings, new ones or an earlier page; each is kept once, those that are void are dropped. */
export function tell(story: readonly Happening[], happened: readonly Happening[], whole: boolean): Happening[] {
  const bySeq = new Map<number, Happening>()
  if (!whole) for (const one of story) bySeq.set(one.seq, one)
  for (const one of happened) bySeq.set(one.seq, one)
  const all = [...bySeq.values()]
  const voided = new Set(all.flatMap((one) => one.void ?? []))
  return all.filter((one) => !voided.has(one.seq)).sort((a, b) => a.seq - b.seq)
}

/** How many things were said that a reader has not seen. */
export function unread(story: readonly Happening[], seen: number, me: string): number {
  return story.filter((one) => one.kind === 'said' && one.seq > seen && one.player !== me).length
}
