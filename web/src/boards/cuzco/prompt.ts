// The one sentence on top: what is being decided says what is asked, and all that is offered how.
import { capital } from '../../i18n/capital'
import { i18n, type Args } from '../../i18n/i18n.svelte'
import type { Table } from '../../table/table.svelte'
import type { Offer } from '../../wire/gen/wire'
import type { DecisionId, Event, View } from '../../wire/gen/cuzco'
import type { Prompt } from '../board'

type Kinds = ReadonlySet<string>

/** By decision, the message that asks; where the offers differ from time to time, by what they are. */
const ASKED: Partial<Record<DecisionId, string | ((kinds: Kinds) => string)>> = {
  start_feather: 'prompt-put-feather',
  draft_tasks: 'prompt-keep-task',
  place: (kinds) => (kinds.has('place') ? 'prompt-place' : kinds.has('turn_die') ? 'prompt-turn-die' : 'prompt-play'),
  die_06: 'prompt-lift-die',
  space_06: 'prompt-drop-die',
  rotate: 'prompt-rotate',
  move_to: 'prompt-move-to',
  feather_slot: 'prompt-feather-slot',
  house_slot: 'prompt-take-tile',
  discard_tile: 'prompt-take-discarded',
  exchange: (kinds) => (kinds.has('point') ? 'prompt-exchange' : 'prompt-exchange-card'),
  slide_up: (kinds) => (kinds.has('done') ? 'prompt-slide-up-more' : 'prompt-slide-up'),
  temple_step: 'prompt-step',
  headband: 'prompt-activate',
  trial_first: firstHalf,
  trial_second: (kinds) => (kinds.size > 1 ? 'prompt-take-status' : 'prompt-trial-last'),
  phase_two: (kinds) => (kinds.has('use') ? 'prompt-phase-two' : 'prompt-phase-two-card'),
  feather_any: (kinds) => (kinds.has('done') ? 'prompt-feather-more' : 'prompt-feather-any'),
  god_pile: (kinds) => (kinds.has('done') ? 'prompt-take-god-more' : 'prompt-take-god'),
  khipu_count: 'prompt-reserve-khipu',
  buy: 'prompt-buy',
  task: taskStep,
  new_task: 'prompt-take-task',
  final_task: 'prompt-final-task',
  card03: 'prompt-card03', card05: 'prompt-card05', card09: 'prompt-card09', card10: 'prompt-card10', card12: 'prompt-card12',
}

function firstHalf(kinds: Kinds): string {
  const reward = kinds.has('take_offering') || kinds.has('take_god')
  if (kinds.has('play')) return reward ? 'prompt-trial-or-card' : 'prompt-trial-card'
  return kinds.has('take_offering') ? 'prompt-take-offering' : 'prompt-trial-god'
}

function taskStep(kinds: Kinds): string {
  if (!kinds.has('box')) return 'prompt-complete'
  return kinds.has('complete') ? 'prompt-complete-or-box' : 'prompt-box'
}

/** The message that asks for all of these offers; `clicked` are the types of the things pointed at already. */
export function askedBy(decision: DecisionId, kinds: Kinds, clicked: Kinds): string {
  const closer = askedCloser(decision, kinds, clicked)
  if (closer) return closer
  const asked = ASKED[decision] ?? 'prompt-choose'
  return typeof asked === 'string' ? asked : asked(kinds)
}

/** What is already pointed at makes the question more exact. */
function askedCloser(decision: DecisionId, kinds: Kinds, clicked: Kinds): string | null {
  if (decision === 'place') {
    if (clicked.has('pututu')) return clicked.has('die') ? 'prompt-turn-how' : 'prompt-turn-die'
    if (clicked.has('die')) return clicked.has('space') ? 'prompt-place-how' : 'prompt-place-where'
    if (clicked.has('space')) return 'prompt-place-which'
    return kinds.size === 1 && kinds.has('place') && (clicked.has('card') || clicked.has('god')) ? 'prompt-place-with' : null
  }
  // An open card can be taken, or used for a medallion; a task completed with a card, or given up.
  if (clicked.has('god') && kinds.has('play')) return 'prompt-god-how'
  return clicked.has('task') && kinds.has('complete') ? 'prompt-task-how' : null
}

export function prompt(table: Table, offers: readonly Offer[]): Prompt | null {
  const { decision } = table.view as View
  if (!decision.id) return null
  const id = askedBy(decision.id, new Set(offers.map(({ kind }) => kind)), new Set(table.clicks.map((click) => click.split(':', 1)[0]!)))
  const args = argsOf(table, offers)
  const card = decision.card ?? playedCard(offers)
  const own = i18n.first([`${id}-hint`], args)
  return { id, args, hint: own ?? (card ? (table.names.tip(`card:${card}`) ?? undefined) : undefined) }
}

/** The one card that is offered, if it is one. */
function playedCard(offers: readonly Offer[]): string | null {
  const cards = new Set(offers.filter(({ kind }) => kind === 'play').map(({ args }) => String(args[0])))
  return cards.size === 1 ? [...cards][0]! : null
}

function argsOf(table: Table, offers: readonly Offer[]): Args {
  const view = table.view as View
  const { decision } = view
  const at = (type: string): string => table.clicks.find((click) => click.startsWith(type)) ?? ''
  const named = (target: string): string => (target ? table.names.name(target) : '')
  const card = decision.card ?? playedCard(offers) ?? ''
  return {
    value: decision.value ?? 0, road: decision.road ?? '', extra: String(decision.extra_turn),
    face: at('die:').slice('die:'.length), space: named(at('space:')),
    with: named(at('card:') || at('god:')),
    kind: named(decision.kind ? `person_kind:${decision.kind}` : ''),
    card: named(card ? `card:${card}` : ''),
    trial: trialOf(table), ...occasionOf(table),
  }
}

/** What the viewer has just done, the latest first. */
function* lately(table: Table): Generator<Event> {
  const seat = table.eyes
  for (const { events = [] } of [...table.story].reverse())
    for (const event of [...(events as Event[])].reverse()) if (!('seat' in event) || event.seat === seat) yield event
}

/** What led to the fire trial. */
function trialOf(table: Table): string {
  for (const one of lately(table)) {
    if (one.event === 'priest_placed') return 'priest'
    if (one.event === 'headband_activated') return 'headband'
    if (one.event === 'runner_moved') return one.end === 'cuzco' ? 'cuzco' : 'none'
  }
  return 'none'
}

/** The event that a card can answer: what was bought, where a khipu was laid, who stands on the step. */
function occasionOf(table: Table): Args {
  const view = table.view as View
  const { id } = view.decision
  for (const one of id?.startsWith('card') ? lately(table) : []) {
    if (id === 'card03' && one.event === 'good_bought')
      return { good: capital(table.names.name(`good:${one.good}`)), points: (table.components.good as { id: string; points: number }[]).find((good) => good.id === one.good)?.points ?? 0 }
    if (id === 'card10' && one.event === 'khipu_laid')
      return { place: table.names.name(`place:${one.place}`), points: view.places.find((place) => place.id === one.place)?.points ?? 0 }
    if (id === 'card12' && one.event === 'die_placed') {
      const owner = view.temple[one.value - 1] ?? null
      return owner === null || !table.info?.options.temple_step_exact ? { owner: 'none', step: 0 } : { owner: table.seatName(owner), step: one.value }
    }
  }
  return { good: '', place: '', points: 0, owner: 'none', step: 0 }
}
