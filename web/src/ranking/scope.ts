import type { RankedBot, RankedPerson } from '../wire/gen/wire'

/** Among whom a ranking counts; the address says so. */
export interface Scope { active: '' | 'month' | 'year'; friends: boolean; bots: boolean }

export function readScope(query: string): Scope {
  const asked = new URLSearchParams(query)
  const active = asked.get('active')
  return { active: active === 'month' || active === 'year' ? active : '', friends: asked.has('friends'), bots: !asked.has('people') }
}

export function addressOf(game: string, { active, friends, bots }: Scope): string {
  const query = [active && `active=${active}`, friends && 'friends', !bots && 'people'].filter(Boolean).join('&')
  return `/ranking/${game}${query ? `?${query}` : ''}`
}

/** The people of a page and the bots that stand among them: each before the first person who comes after it. */
export function withBots(people: RankedPerson[], bots: RankedBot[], total: number): (RankedPerson | RankedBot)[] {
  const at = (place: number): RankedBot[] => bots.filter((bot) => bot.before === place - 1)
  const last = people.at(-1)?.place ?? 0
  return [...people.flatMap((one) => [...at(one.place), one]), ...(last === total ? at(total + 1) : [])]
}
