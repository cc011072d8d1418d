// Reasons in words, as src/tawantin/locale/reasons.py says them.
import { capital } from '../i18n/capital'
import { i18n, t, type Args } from '../i18n/i18n.svelte'
import type { Table } from '../table/table.svelte'
import type { Reason } from '../wire/gen/wire'

export interface Told {
  sentence: string
  help: string | null
  /** The paragraph of the rules that it rests on. */
  rule: { id: string; title: string } | null
  /** What it needs and what there is, to be shown as blocks. */
  amount: { need: number; have: number } | null
  /** Where several conditions must hold and more than one does not: those that are shown, and how many there are. */
  several: { shown: Condition[]; open: number; all: number; more: number } | null
}

/** One of several conditions. */
export interface Condition {
  sentence: string
  met: boolean
  /** What there is and what it needs, in numbers. */
  amount: { need: number; have: number } | null
}

const MOST_BLOCKS = 9
/** Conditions that are shown; what holds already interests less. */
const MOST_OPEN = 4
const MOST_MET = 2
/** How near a reason is to being none, as kernel/reasons.py has it. */
const NEARNESS: readonly Reason['near'][] = ['game_over', 'not_your_turn', 'wrong_moment', 'already_done', 'not_connected', 'cannot_pay', 'one_step']
const dashed = (id: string): string => id.replaceAll('_', '-')

function argsOf(reason: Reason, table: Table): Args {
  const args: Args = {}
  for (const [name, value] of Object.entries(reason.values))
    args[name] = typeof value === 'string' ? table.names.name(value) : name === 'seat' ? table.seatName(value) : value
  return args
}

// A sentence may begin with the name of a thing.
const sentenceOf = (reason: Reason, args: Args): string => capital(i18n.first([`reason-${dashed(reason.id)}`], args) ?? t('reason-not-offered'))

function amountOf({ values: { need, have } }: Reason): Told['amount'] {
  return typeof need === 'number' && typeof have === 'number' && have >= 0 && have < need ? { need, have } : null
}

/** The nearest to being met on top, what is met last. */
function severalOf(reason: Reason, table: Table): Told['several'] {
  const { also = [], met = [] } = reason
  if (!also.length) return null
  const open = [reason, ...also].sort((one, other) => NEARNESS.indexOf(other.near) - NEARNESS.indexOf(one.near))
  const shown = open.slice(0, MOST_OPEN).map((one) => ({ sentence: sentenceOf(one, argsOf(one, table)), met: false, amount: amountOf(one) }))
  const done = met.slice(0, MOST_MET).map((name) => ({ sentence: t(`met-${dashed(name)}`), met: true, amount: null }))
  return { shown: [...shown, ...done], open: open.length, all: open.length + met.length, more: open.length - shown.length }
}

export function tell(reason: Reason, table: Table): Told {
  const args = argsOf(reason, table)
  const amount = amountOf(reason)
  return {
    sentence: sentenceOf(reason, args),
    help: reason.help ? capital(i18n.first([`help-${dashed(reason.help)}`], args) ?? '') : null,
    rule: reason.rule ? { id: dashed(reason.rule), title: t(`rule-${dashed(reason.rule)}-title`) } : null,
    amount: amount && amount.need <= MOST_BLOCKS ? amount : null,
    several: severalOf(reason, table),
  }
}
