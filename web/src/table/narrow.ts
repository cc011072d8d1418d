// Choosing by pointing: an option names the board elements it touches, and every click keeps the
// options that contain what was clicked. No rule of any game is needed for that.

/** What the server offers: its text is what is sent back, its targets are what a player points at. */
export interface Offer {
  text: string
  kind: string
  targets: readonly string[]
}

export interface Choice<O extends Offer> {
  /** The options that contain everything clicked so far. */
  remaining: O[]
  /** Elements whose click keeps some of the remaining options and drops others, or completes one. */
  selectable: Set<string>
  /** Elements that every remaining option touches: nothing is left to choose about them. */
  implied: Set<string>
  /** Options that no further click can tell apart from others: they need buttons. */
  complete: O[]
  /** The one option that is left after at least one click. */
  chosen: O | null
}

function count(items: readonly string[], wanted: string): number {
  let found = 0
  for (const item of items) if (item === wanted) found += 1
  return found
}

function contains(option: Offer, clicks: readonly string[]): boolean {
  return clicks.every((click) => count(option.targets, click) >= count(clicks, click))
}

/** What is left of the options after some clicks. */
export function narrow<O extends Offer>(options: readonly O[], clicks: readonly string[]): Choice<O> {
  const remaining = options.filter((option) => contains(option, clicks))
  const implied = new Set<string>()
  const selectable = new Set<string>()
  for (const option of remaining)
    for (const target of option.targets)
      if (count(option.targets, target) > count(clicks, target)) selectable.add(target)
  if (remaining.length > 1)
    for (const target of selectable) {
      const first = count(remaining[0]!.targets, target)
      if (remaining.every((option) => count(option.targets, target) === first)) {
        implied.add(target)
        selectable.delete(target)
      }
    }
  const complete = remaining.filter((option) =>
    option.targets.every(
      (target) => !selectable.has(target) || count(option.targets, target) <= count(clicks, target),
    ),
  )
  const chosen = clicks.length > 0 && remaining.length === 1 ? remaining[0]! : null
  return { remaining, selectable, implied, complete, chosen }
}

/** The clicks after one more: it adds, or says "just this", or takes itself back. */
export function click<O extends Offer>(
  options: readonly O[], clicks: readonly string[], target: string,
): { clicks: string[]; chosen: O | null } {
  const now = narrow(options, clicks)
  if (now.selectable.has(target)) {
    const next = [...clicks, target]
    return { clicks: next, chosen: narrow(options, next).chosen }
  }
  if (clicks.includes(target)) {
    if (clicks.at(-1) === target && now.complete.length === 1)
      return { clicks: [...clicks], chosen: now.complete[0]! }
    const at = clicks.lastIndexOf(target)
    return { clicks: clicks.filter((_, index) => index !== at), chosen: null }
  }
  // A click on something else starts over with it, if some option begins there.
  const fresh = narrow(options, [target])
  if (options.length && fresh.remaining.length && !now.implied.has(target))
    return { clicks: [target], chosen: fresh.chosen }
  return { clicks: [...clicks], chosen: null }
}

/** The options that a typed text begins or equals; an exact one alone wins. */
export function typed<O extends Offer>(options: readonly O[], text: string): O[] {
  const words = text.trim().replace(/\s+/g, ' ').toLowerCase()
  if (!words) return []
  const exact = options.filter((option) => option.text.toLowerCase() === words)
  if (exact.length) return exact
  return options.filter((option) => option.text.toLowerCase().startsWith(words))
}
