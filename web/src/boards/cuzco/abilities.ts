// How strong the abilities of people are.
import { t } from '../../i18n/i18n.svelte'
import type { Table } from '../../table/table.svelte'
import type { PlayerView } from '../../wire/gen/cuzco'
import { data, tileOf, type Data } from './layout'

const STATUS = '05'

/** How many equal tiles somebody has. */
export const abilityCount = (player: PlayerView, kind: string, ability: string): number =>
  player.fields.filter(({ tile }) => tile && tileOf(tile).kind === kind && tileOf(tile).ability === ability).length

/** What a number of equal tiles do: pieces, points, or the pips that they count as. */
export function abilityValue(id: string, count: number, { from, table }: { from: Data; table: Table }): number {
  const { by_strength: strengths } = from.ability.find((ability) => ability.id === id)!
  const value = strengths[Math.min(count, strengths.length) - 1] ?? 0
  // An option of the table lets one step count two.
  return id === STATUS ? value * Number(table.info?.options.status_tile_step ?? 1) : value
}

/** What an ability does, and how much with one, two and three equal tiles. */
export function abilityTip(id: string, table: Table): string {
  const from = data(table.components)
  const [one, two, three] = [1, 2, 3].map((count) => abilityValue(id, count, { from, table })) as [number, number, number]
  const linear = from.ability.find((ability) => ability.id === id)!.scale === 'linear'
  return `${t(`tip-ability-${id}`)} ${t(linear ? 'strengths' : 'strengths-up-to', { one, two, three })}`
}
