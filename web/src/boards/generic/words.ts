import { i18n } from '../../i18n/i18n.svelte'

/** What a field of a view is called: the message `field-NAME` that the game brings, else its own name. */
export function fieldName(field: string): string {
  const label = i18n.first([`field-${field.replaceAll('_', '-').toLowerCase()}`])
  const words = field.replaceAll('_', ' ')
  return label ?? words.charAt(0).toLocaleUpperCase() + words.slice(1)
}
