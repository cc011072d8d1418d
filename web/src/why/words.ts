// Reasons in words, as src/tawantin/locale/reasons.py says them.
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
}

const MOST_BLOCKS = 9
const dashed = (id: string): string => id.replaceAll('_', '-')

export function tell(reason: Reason, table: Table): Told {
  const args: Args = {}
  for (const [name, value] of Object.entries(reason.values))
    args[name] = typeof value === 'string' ? table.names.name(value) : name === 'seat' ? table.seatName(value) : value
  const { need, have } = reason.values
  const countable = typeof need === 'number' && typeof have === 'number' && have >= 0 && have < need && need <= MOST_BLOCKS
  return {
    sentence: i18n.first([`reason-${dashed(reason.id)}`], args) ?? t('reason-not-offered'),
    help: reason.help ? i18n.first([`help-${dashed(reason.help)}`], args) : null,
    rule: reason.rule ? { id: dashed(reason.rule), title: t(`rule-${dashed(reason.rule)}-title`) } : null,
    amount: countable ? { need, have } : null,
  }
}
