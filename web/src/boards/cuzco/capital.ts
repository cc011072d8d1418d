// Where things lie in the capital: the right part of the cloth.
import { t } from '../../i18n/i18n.svelte'
import type { Table } from '../../table/table.svelte'
import type { View } from '../../wire/gen/cuzco'
import { boxSpot, plateSpot, rounded, stepped, type Spot } from '../spots'
import type { At, Data } from './layout'
import { tileName } from './words'

/** Left, top, width, height of the capital where it stands alone. */
export const CAPITAL_BOX = [464, 8, 444, 412] as const
export const TRACK = { x: 471, y: 16, w: 430, h: 46 }
export const TILE = { w: 52, h: 28 }
export const TASK = { w: 58, h: 44 }
export const CARD = { w: 42, h: 50 }
const FLOOR = 90 // where the temple, the houses and the market begin
const STEP = 31

export const statusX = (field: number): number => 490 + 26 * field

/** The box of a temple step, counted from the lowest. */
export function stepBox(n: number): Spot['box'] {
  const w = 84 - 7 * n
  return [513 - w / 2, FLOOR + STEP * (5 - n), w, STEP]
}

/** Where a person tile lies: a kind's house of a slot, counted from 0. */
export const houseAt = (kind: string, slot: number): At => ({ x: kind === 'agriculture' ? 593 : 671, y: FLOOR + STEP * (slot + 0.5) })

export const MARKET = { x: 705, y: FLOOR - 4, w: 196, h: 192 }
const ROW = { first: 66, others: 34 }

/** The box of a good: this round's row is large, the later ones stand below it, past ones are gone. */
export function goodBox(view: View, row: number, column: number): Spot['box'] {
  const columns = view.market[0]?.length ?? 1
  const w = (MARKET.w - 12) / columns
  const x = MARKET.x + 6 + column * w + 1
  const later = row - (view.round - 1)
  if (later <= 0) return [x, MARKET.y + 7, w - 2, ROW.first - 4]
  const rest = view.market.length - view.round
  const pitch = Math.min(ROW.others, (MARKET.h - ROW.first - 12) / rest)
  return [x, MARKET.y + ROW.first + 9 + (later - 1) * pitch, w - 2, pitch - 4]
}

export const taskAt = (n: number): At => ({ x: 563 + 62 * n, y: 331 })
export const godAt = (n: number): At => ({ x: 555 + 62 * n, y: 383 })
export const DISCARD: At = { x: 875, y: 383 }

/** Goods of later rounds can be read about; behind their ids stands where they lie. */
const laterGoods = (view: View): Spot[] =>
  view.market.slice(view.round).flatMap((row, later) =>
    row.flatMap((good, n): Spot[] => {
      if (!good) return []
      const box = goodBox(view, view.round + later, n)
      return [{ target: `good:${good.id}@${view.round + later}.${n}`, box, d: rounded(...box, 5), state: t('good-later', { ...good, round: view.round + later + 1 }) }]
    }),
  )

/** Equal goods of the row are one thing to point at. */
function goodSpots(view: View): Spot[] {
  const row = view.market[view.round - 1] ?? []
  return [...new Set(row.flatMap((good) => (good ? [good.id] : [])))].map((id): Spot => {
    const boxes = row.flatMap((good, n) => (good?.id === id ? [goodBox(view, view.round - 1, n)] : []))
    const { cost, points } = row.find((good) => good?.id === id)!
    return { target: `good:${id}`, box: boxes[0]!, state: t('good-state', { cost, points }), d: boxes.map(([x, y, w, h]) => rounded(x, y, w, h, 5)).join('') }
  })
}

export function capitalSpots(view: View, from: Data, table: Table): Spot[] {
  const names = view.status.toReversed().flat().map((seat) => table.seatName(seat))
  return [
    { target: 'piece:status_track', d: stepped(TRACK.x, TRACK.y, TRACK.w, TRACK.h, 7), box: [TRACK.x, TRACK.y, TRACK.w, TRACK.h], state: t('status-order', { names: names.join(', ') }) },
    ...[5, 4, 3, 2, 1, 0].map((n): Spot => {
      const owner = view.temple[n] ?? null
      const box = stepBox(n)
      return { target: `step:${n + 1}`, box, d: rounded(...box, 2), state: owner === null ? t('empty') : t('priest-of', { name: table.seatName(owner) }) }
    }),
    ...from.person_kind.flatMap(({ id: kind }) =>
      (view.houses[kind] ?? []).map((tile, n) => {
        const { x, y } = houseAt(kind, n)
        const { w, h } = TILE
        return (kind === 'research' ? plateSpot : boxSpot)(`house:${kind}_${n + 1}`, x - w / 2, y - h / 2, w, h, 5, tile ? tileName(tile, table) : t('empty'))
      }),
    ),
    ...from.person_kind.map(({ id: kind }) => boxSpot(`pile:${kind}`, houseAt(kind, 0).x - 32, 71, 64, 15, 4)),
    ...goodSpots(view),
    ...laterGoods(view),
    plateSpot('pile:tasks', 473, 327, 38, 22, 4, t('left-of', { count: view.task_pile })),
    ...view.palace.map((id, n) => plateSpot(`task:${id}`, taskAt(n).x - TASK.w / 2, taskAt(n).y - TASK.h / 2, TASK.w, TASK.h, 5)),
    ...view.gods.map(({ id, open, pile }, n) => {
      const { x, y } = godAt(n)
      const name = open ? table.names.name(`card:${open}`) : t('no-card')
      return boxSpot(`god:${id}`, x - CARD.w / 2, y - CARD.h / 2, CARD.w, CARD.h, 4, `${name}, ${t('left-of', { count: pile })}`)
    }),
    boxSpot('god_discard', DISCARD.x - CARD.w / 2, DISCARD.y - CARD.h / 2, CARD.w, CARD.h, 4, t('cards-there', { count: view.god_discard.length, cards: view.god_discard.toSorted().join(', ') })),
  ]
}
