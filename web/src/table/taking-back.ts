import type { Table } from './table.svelte'

/** Whether one may ask all to go back to one's own last decision. */
export function canAskToGoBack(table: Table): boolean {
  const seat = table.eyes ?? table.mine[0] ?? null
  return table.status === 'playing' && seat !== null && !table.newest?.undo && table.story.some((one) => one.kind === 'moved' && one.seat === seat)
}

/** The message that says why one cannot take one's last decision back alone. */
export function undoRefusal(table: Table): string {
  const moved = table.story.filter((one) => one.kind === 'moved')
  if (!moved.some((one) => one.seat === table.eyes)) return 'undo-nothing'
  return moved.at(-1)!.seat === table.eyes ? 'undo-was-final' : 'undo-others-moved'
}
