// The one sentence on top, by what is being decided, all that is offered, and what is clicked already.
import { t, type Args } from '../../i18n/i18n.svelte'
import type { Table } from '../../table/table.svelte'
import type { Offer } from '../../wire/gen/wire'
import type { View } from '../../wire/gen/inca_empire'
import type { Prompt } from '../board'

type Kinds = ReadonlySet<string>

const ASKED: Record<string, string> = {
  turn: 'prompt-turn', wilderness_to: 'prompt-wilderness-to', wilderness_from: 'prompt-wilderness-from',
  more_garrison: 'prompt-more-garrison', more_terrace: 'prompt-more-terrace', more_conquest: 'prompt-more-conquest',
}

/** The message that asks for all of these offers; `clicked` are the types of the things pointed at already. */
export function askedBy(decision: string, kinds: Kinds, clicked: Kinds): string {
  if (decision === 'sun_card') return clicked.has('card') ? 'prompt-sun-sector' : clicked.has('sector') ? 'prompt-sun-which' : 'prompt-sun-card'
  if (decision === 'road') return kinds.has('road') ? 'prompt-road' : 'prompt-wilderness'
  if (decision === 'turn' && clicked.size) {
    if (kinds.size === 1) return `prompt-${[...kinds][0]!.replaceAll('_', '-')}`
    return clicked.has('site') ? 'prompt-site-how' : 'prompt-slot-how'
  }
  if (decision === 'turn' && kinds.size === 1 && kinds.has('end_turn')) return 'prompt-turn-over'
  return ASKED[decision] ?? 'prompt-choose'
}

export function prompt(table: Table, offers: readonly Offer[]): Prompt | null {
  const view = table.view as View
  const { decision } = view
  if (!decision || view.seat === null) return null
  const kinds = new Set(offers.map(({ kind }) => kind))
  const at = (type: string): string => table.clicks.find((one) => one.startsWith(type)) ?? ''
  const named = (target: string): string => (target ? table.names.name(target) : '')
  const { labour, costs } = view.players[view.seat]!
  const slots = decision.road_slot && decision.construction_slot ? 'both' : decision.road_slot ? 'road' : 'construction'
  const args: Args = {
    slots, labour, roads: costs.roads, left: decision.left,
    card: named(at('card:')), sector: named(at('sector:')), site: named(decision.site ? `site:${decision.site}` : at('site:')),
  }
  const id = askedBy(decision.kind, kinds, new Set(table.clicks.map((click) => click.split(':', 1)[0]!)))
  return { id, args, hint: hintOf(table, id, args, offers, kinds) }
}

function hintOf(table: Table, id: string, args: Args, offers: readonly Offer[], kinds: Kinds): string | undefined {
  const { decision } = table.view as View
  switch (decision?.kind) {
    case 'sun_card': return t(id === 'prompt-sun-card' ? 'prompt-sun-card-hint' : 'prompt-sun-sector-hint')
    case 'turn': return id === 'prompt-turn-over' ? t('prompt-turn-over-hint', args) : table.clicks.length ? t('prompt-more-hint', args) : t('prompt-turn-hint', args)
    case 'road': {
      const also = kinds.has('wilderness') ? (kinds.has('done') ? 'both' : 'wilderness') : kinds.has('done') ? 'stop' : 'none'
      return t('prompt-road-hint', { count: offers.filter(({ kind }) => kind === 'road').length, also })
    }
    case 'more_garrison':
    case 'more_terrace':
    case 'more_conquest': return t('prompt-more-hint', args)
    default: return undefined
  }
}
