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
  selectable: ReadonlySet<string>
  /** Elements that every remaining option touches: nothing is left to choose about them. */
  implied: ReadonlySet<string>
  /** Options that no further click can tell apart from others: they need buttons. */
  complete: O[]
  /** The one option that is left after at least one click. */
  chosen: O | null
  /** What must be pointed at before further options show themselves; these are selectable too. */
  folded: Set<string>
  /** The remaining options and those that are still hidden. */
  all: O[]
}

/** The element behind which an option hides, if it does: riding hides behind the llama that pays it. */
export type Fold<O> = (option: O) => string | null

function count(items: readonly string[], wanted: string): number {
  let times = 0
  for (const item of items) if (item === wanted) times += 1
  return times
}

function contains(option: Offer, clicks: readonly string[]): boolean {
  return clicks.every((click) => count(option.targets, click) >= count(clicks, click))
}

const open = (): null => null

/** Every option that hides touches what it hides behind. */
function hidden<O extends Offer>(options: readonly O[], fold: Fold<O>): O[] {
  return options.map((option) => {
    const key = fold(option)
    return key === null || option.targets.includes(key) ? option : { ...option, targets: [...option.targets, key] }
  })
}

/** What is left of the options after some clicks. */
export function narrow<O extends Offer>(options: readonly O[], clicks: readonly string[], fold: Fold<O> = open): Choice<O> {
  // Where everything would hide, nothing does.
  const hides = fold !== open && options.some((option) => fold(option) === null)
  const all = (hides ? hidden(options, fold) : options).filter((option) => contains(option, clicks))
  const folded = new Set<string>()
  const remaining = all.filter((option) => {
    const key = hides ? fold(option) : null
    if (key === null || clicks.includes(key)) return true
    folded.add(key)
    return false
  })
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
  for (const key of folded) selectable.add(key)
  const complete = remaining.filter((option) =>
    option.targets.every(
      (target) => !selectable.has(target) || count(option.targets, target) <= count(clicks, target),
    ),
  )
  const chosen = clicks.length > 0 && remaining.length === 1 ? remaining[0]! : null
  return { remaining, selectable, implied, complete, chosen, folded, all }
}

/** The clicks after one more: it adds, or says "just this", or takes itself back. */
export function click<O extends Offer>(
  options: readonly O[], clicks: readonly string[], target: string, fold: Fold<O> = open,
): { clicks: string[]; chosen: O | null } {
  const now = narrow(options, clicks, fold)
  if (now.selectable.has(target)) {
    const next = [...clicks, target]
    return { clicks: next, chosen: narrow(options, next, fold).chosen }
  }
  if (clicks.includes(target)) {
    if (clicks.at(-1) === target && now.complete.length === 1)
      return { clicks: [...clicks], chosen: now.complete[0]! }
    const at = clicks.lastIndexOf(target)
    return { clicks: clicks.filter((_, index) => index !== at), chosen: null }
  }
  // A click on something else starts over with it, if some option begins there.
  const fresh = narrow(options, [target], fold)
  if (options.length && (fresh.remaining.length || fresh.folded.has(target)) && !now.implied.has(target))
    return { clicks: [target], chosen: fresh.chosen }
  return { clicks: [...clicks], chosen: null }
}

/** The options that a typed text begins or equals, as they are written or in words; an exact one alone wins. */
export function typed<O extends Offer>(options: readonly O[], text: string, label: (option: O) => string = ({ text: own }) => own): O[] {
  const words = text.trim().replace(/\s+/g, ' ').toLowerCase()
  if (!words) return []
  const forms = (option: O): string[] => [option.text.toLowerCase(), label(option).toLowerCase()]
  const exact = options.filter((option) => forms(option).includes(words))
  if (exact.length) return exact
  return options.filter((option) => forms(option).some((one) => one.startsWith(words)))
}
