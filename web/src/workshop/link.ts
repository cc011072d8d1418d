// A variant as the end of an address, so that a link holds all there is to know.
export type Changes = Record<string, unknown>

const START = 'v='

export function encoded(name: string, changes: Changes): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ name, changes }))
  const text = btoa(String.fromCharCode(...bytes))
  return START + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Whether the end of an address is one of ours, sound or not. */
export const holds = (hash: string): boolean => hash.startsWith(`#${START}`)

/** What a link holds; null if it holds no variant. */
export function decoded(text: string): { name: string; changes: Changes } | null {
  const part = text.replace(/^#/, '')
  if (!part.startsWith(START)) return null
  try {
    const plain = atob(part.slice(START.length).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(plain, (one) => one.charCodeAt(0))
    const { name, changes } = JSON.parse(new TextDecoder().decode(bytes)) as { name: unknown; changes: unknown }
    if (typeof name !== 'string' || typeof changes !== 'object' || changes === null || Array.isArray(changes)) return null
    return { name: name.slice(0, 60), changes: changes as Changes }
  } catch {
    return null
  }
}
