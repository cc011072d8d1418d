import type { Table } from './table.svelte'

/** Whether one may ask all to go back to one's own last decision. */
export function canAskToGoBack(table: Table): boolean {
  const seat = table.eyes ?? table.mine[0] ?? null
  return table.status === 'playing' && seat !== null && !table.newest?.undo && !refusedHere(table) && table.story.some((one) => one.kind === 'moved' && one.seat === seat)
}

/** Somebody who was asked to go back wanted to play on, and nothing was decided since: nobody is asked again. */
function refusedHere({ story }: Table): boolean {
  const since = story.slice(story.findLastIndex((one) => one.kind === 'moved') + 1)
  const asker = since.findLast((one) => one.kind === 'undo_asked')?.seat
  return since.some((one) => one.kind === 'undo_answered' && !one.agree && one.seat !== asker)
}

/** The message that says why one cannot take one's last decision back alone. */
export function undoRefusal(table: Table): string {
  if (refusedHere(table)) return 'undo-refused-here'
  const moved = table.story.filter((one) => one.kind === 'moved')
  if (!moved.some((one) => one.seat === table.eyes)) return 'undo-nothing'
  return moved.at(-1)!.seat === table.eyes ? 'undo-was-final' : 'undo-others-moved'
}
