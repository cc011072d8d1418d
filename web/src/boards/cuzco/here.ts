// What today's numbers are reckoned with, and what a walk would bring.
import { t } from '../../i18n/i18n.svelte'
import type { Table } from '../../table/table.svelte'
import type { PlayerView, View } from '../../wire/gen/cuzco'
import type { Now } from '../board'
import type { Data } from './layout'

/** The position, the one who looks, the components. */
export interface Here {
  view: View
  own: PlayerView
  from: Data
  table: Table
}

/** How many feathers of a colour somebody has. */
export const feathersOf = (colour: string, own: PlayerView): number => own.slots.filter((one, n) => one === colour && own.feathers[n]).length

/** What the runner would find in a place. */
export function placeNow(id: string, { view, own, table }: Here): Now | null {
  const village = view.places.find((place) => place.id === id)
  if (!village?.feather || own.runner === id) return null
  if (village.khipu.includes(own.seat)) return { text: t('now-village-old'), nothing: true }
  if (!own.reserve && !own.fields.some(({ khipu }) => khipu)) return { text: t('now-village-no-khipu'), nothing: true }
  const full = feathersOf(village.feather, own) === own.slots.filter((one) => one === village.feather).length
  return { text: full ? t('now-village-no-feather') : t('now-village', { feather: table.names.name(`feather:${village.feather}`) }) }
}
