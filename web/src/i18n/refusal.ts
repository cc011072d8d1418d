import { RefusedError } from '../wire/api'
import { t } from './i18n.svelte'

/** What went wrong, in words; what is wrong with numbers has a place, which only the server's own sentence tells. */
export function refusalWords(reason: unknown): string {
  const { code, message } = reason instanceof RefusedError ? reason : { code: 'unavailable', message: '' }
  return t(`refused-${code.replaceAll('_', '-')}`) + (code === 'bad_components' ? ` ${message}` : '')
}
