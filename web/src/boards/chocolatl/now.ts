// What the places bring in this round, and cards before the first.
import { t } from '../../i18n/i18n.svelte'
import type { Table } from '../../table/table.svelte'
import type { View } from '../../wire/gen/chocolatl'
import type { Now } from '../board'

export function nowOf(target: string, table: Table): Now | null {
  const view = table.view as View | null
  if (!view) return null
  if (target.startsWith('card:')) return view.phase === 'offering' ? { text: t('now-offered', { points: Number(target.slice('card:'.length)) }) } : null
  if (!target.startsWith('location:')) return null
  const text = target === 'location:temple_of_chocolatl' ? templeNow(view, table) : placeNow(target.slice('location:'.length), view)
  return text ? { text } : null
}

/** Who holds the figures that the temple gives away. */
function templeNow(view: View, table: Table): string {
  const held = (['chocolatl', 'old_man'] as const).map((figure) => {
    const holder = view.seats.findIndex((seat) => seat[figure])
    return `${table.names.name(`figure:${figure}`)}: ${holder < 0 ? t('on-the-board') : table.seatName(holder)}`
  })
  return `${held.join('; ')}.`
}

function placeNow(id: string, view: View): string | null {
  switch (id) {
    case 'plantations': {
      const [first, second, third] = view.white_dice
      return first === undefined ? null : t('now-plantations', { first, second: second ?? 0, third: third ?? 0 })
    }
    case 'village': return t('now-village', { sites: view.huts.filter((owner) => owner === null).length, dice: view.dice_supply + Number(view.die_on_board) })
    case 'pyramid': {
      const row = view.pyramid.find(({ spaces }) => spaces.includes(null))
      return row ? t('now-pyramid', { points: row.points, left: row.spaces.filter((owner) => owner === null).length }) : null
    }
    case 'chocolatl_brewery': return t('now-brewery', { first: view.brewery_first, second: view.brewery_second, lowest: -view.brewery_lowest })
    case 'tlachtli_court': {
      if (view.last_round) return t('now-court-points', { points: view.decks.map(({ last_round_points }) => last_round_points).sort((a, b) => b - a).join(', ') })
      const open = view.decks.flatMap(({ open_card }) => open_card ?? []).sort((a, b) => b - a)
      return open.length ? t('now-court', { cards: open.join(', ') }) : null
    }
    default: return null
  }
}
