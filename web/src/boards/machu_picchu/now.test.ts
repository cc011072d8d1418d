import { expect, it } from 'vitest'
import type { Table } from '../../table/table.svelte'
import { nowOf } from './now'

const components = {
  district: [{ id: 'main_temple', kind: 'main_temple' }, { id: 'coca_plantation', kind: 'production' }, { id: 'temple_of_the_puma', kind: 'temple' }],
  good: [{ id: 'corn', unit_size: 3 }, { id: 'coca', unit_size: 1 }],
  profession: [{ id: 'coca_planter', district: 'coca_plantation', produces: { coca: 1 }, pay_corn: 1 }],
  clergy: [{ id: 'puma_priest', temple: 'temple_of_the_puma' }],
}
const own = { goods: { corn: 6, coca: 2, llama: 2 }, incas: { coca_planter: 2 }, clergy: { puma_priest: 2 } }

/** A visit to a district where so much lies. */
const visit = (id: string, bonus: number, kind = 'walk'): ReturnType<typeof nowOf> =>
  nowOf(`district:${id}`, { eyes: 0, components, offers: [{ kind }], view: { players: [own], districts: [{ id, bonus, bonus_max: 2, steps: 2 }], steps_per_stone: 3 } } as unknown as Table)

it.each(['main_temple', 'coca_plantation', 'temple_of_the_puma'])('says that %s brings nothing once all that lay there is taken', (id) => {
  expect(visit(id, 1)!.nothing).toBeFalsy()
  expect(visit(id, 0)!.nothing).toBe(true)
})

it('tells nothing of a visit while something else is asked', () => {
  expect(visit('coca_plantation', 2, 'send')).toBeNull()
})
