import type { Update } from '../wire/gen/wire'

type View = Record<string, unknown>

/** An update with its whole view: the server leaves out what is as it was in the update before. */
export function whole(update: Update, before: Update | null): Update {
  if (update.view) return update
  const old = (before?.view ?? null) as View | null
  if (!old || (!update.changed && !update.items)) return { ...update, view: old }
  const view: View = { ...old, ...update.changed }
  for (const [field, places] of Object.entries(update.items ?? {})) {
    view[field] = (view[field] as unknown[]).map((one, place) => (place in places ? places[place] : one))
  }
  return { ...update, view }
}
