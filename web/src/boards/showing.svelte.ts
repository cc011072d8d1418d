import { untrack } from 'svelte'
import type { Table } from '../table/table.svelte'

/** Tell the table which elements are drawn here: options that touch none of them get buttons. */
export function showing(table: () => Table, targets: () => readonly string[]): void {
  $effect.pre(() => {
    const { visible } = table()
    const now = targets()
    // Counted, since the same thing may be drawn twice, or leave here and come there.
    const count = (step: number) => () => {
      for (const target of now) {
        const times = (visible.get(target) ?? 0) + step
        if (times > 0) visible.set(target, times)
        else visible.delete(target)
      }
    }
    untrack(count(1))
    return () => untrack(count(-1))
  })
}
