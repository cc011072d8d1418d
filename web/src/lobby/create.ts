import { t } from '../i18n/i18n.svelte'
import { session } from '../session.svelte'
import { api, RefusedError } from '../wire/api'
import type { NewTable } from '../wire/gen/wire'

/** Open a table and go there, perhaps start at once; returns what went wrong, in words. */
export async function newTable(table: NewTable, start: boolean): Promise<string> {
  try {
    const { id } = await api.create(table)
    if (start) await api.command(id, { type: 'start' })
    session.go(`/table/${id}`)
    return ''
  } catch (reason) {
    const code = reason instanceof RefusedError ? reason.code : 'unavailable'
    return t(`refused-${code.replaceAll('_', '-')}`)
  }
}
