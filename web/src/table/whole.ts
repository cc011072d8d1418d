import type { Update } from '../wire/gen/wire'

/** An update with its whole view: the server leaves out what is as it was in the update before. */
export function whole(update: Update, before: Update | null): Update {
  if (update.view) return update
  const old = before?.view ?? null
  return { ...update, view: update.changed ? { ...(old as object), ...update.changed } : old }
}
