// Which cards lie where while a bid is put together: plain data, so that it can be tested alone.
export interface Place {
  location: string
  /** Cards that still go there. */
  need: number
  /** Cards put there, in the order of clicking. */
  cards: readonly number[]
}

export interface Laid {
  location: string
  value: number
}

/** The open places with the cards that were put there; a card that has left the hand meanwhile is left out. */
export function filled(open: readonly { location: string; need: number }[], laid: readonly Laid[], hand: readonly number[]): { places: Place[]; rest: number[] } {
  const rest = [...hand]
  const places = open.map(({ location, need }) => {
    const cards: number[] = []
    for (const one of laid)
      if (one.location === location && cards.length < need && rest.includes(one.value)) {
        cards.push(one.value)
        rest.splice(rest.indexOf(one.value), 1)
      }
    return { location, need, cards }
  })
  const missing = places.filter(({ need, cards }) => cards.length < need)
  // All cards that are left go to the only place that is left: nothing to choose.
  const [last] = missing
  if (missing.length === 1 && last && rest.length === last.need - last.cards.length)
    return { places: places.map((place) => (place === last ? { ...place, cards: [...place.cards, ...rest] } : place)), rest: [] }
  return { places, rest }
}

/** Where the next card goes: the wanted place, else the first with room. */
export function goalOf(places: readonly Place[], wanted: string | null): string | null {
  const roomy = places.filter(({ need, cards }) => cards.length < need)
  return (roomy.find(({ location }) => location === wanted) ?? roomy[0])?.location ?? null
}

/** The option that lays just these cards. */
export function layingOf<O extends { targets: readonly string[] }>(options: readonly O[], cards: readonly number[]): O | undefined {
  const wanted = sorted(cards.map((card) => `card:${card}`))
  return options.find(({ targets }) => sorted(targets.filter((target) => target.startsWith('card:'))) === wanted)
}

const sorted = (names: string[]): string => names.sort().join()
