/** Hand a text to the browser as a file. */
export function save(name: string, text: string, kind: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: kind }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** A name that every system takes for a file. */
export const fileName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'variant'
