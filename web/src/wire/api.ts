import type { Done, GameInfo, Me, NewTable, Refused, Replayed, ServerInfo, TableCommand, TableInfo, TableList } from './gen/wire'

/** The components file of a game as JSON: all numbers, places and names. */
export type Components = Record<string, unknown>

/** The server refused; `code` has a translation, `message` is English. */
export class RefusedError extends Error {
  constructor(readonly code: string, message: string) {
    super(message)
  }
}

let identified: Promise<Me> | null = null

/** Who we are, asked before anything else: requests side by side would each make a new guest. */
export function identity(): Promise<Me> {
  identified ??= request<Me>('GET', '/me')
  return identified
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  await identity()
  return request<T>(method, path, body)
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' }
  const answer = await fetch(`/api${path}`, {
    method, headers, body: body === undefined ? undefined : JSON.stringify(body), credentials: 'same-origin',
  })
  if (!answer.ok) {
    const refused = (await answer.json().catch(() => null)) as Refused | null
    throw new RefusedError(refused?.code ?? 'unavailable', refused?.message ?? answer.statusText)
  }
  return (answer.status === 204 ? undefined : await answer.json()) as T
}

/** A command without the parts that `command` fills in. */
export type Bare<C> = C extends { table: string } ? Omit<C, 'table' | 'id'> : never

export const api = {
  server: () => ask<ServerInfo>('GET', '/server'),
  me: () => ask<Me>('GET', '/me'),
  rename: (name: string) => ask<Me>('PUT', '/me', { name }),
  register: (account: string, password: string) => ask<Me>('POST', '/account', { account, password }),
  login: (account: string, password: string) => ask<Me>('POST', '/login', { account, password }),
  logout: () => ask<unknown>('POST', '/logout', {}),
  games: async () => {
    const found = await ask<GameInfo[] | { games: GameInfo[] }>('GET', '/games')
    return Array.isArray(found) ? found : found.games
  },
  components: (game: string) => ask<Components>('GET', `/games/${game}/components`),
  myTables: () => ask<TableList>('GET', '/tables?mine=true').then((list) => list.tables),
  openTables: () => ask<TableList>('GET', '/tables?status=open').then((list) => list.tables),
  playingTables: () => ask<TableList>('GET', '/tables?status=playing').then((list) => list.tables),
  table: (id: string) => ask<TableInfo>('GET', `/tables/${id}`),
  create: (table: NewTable) => ask<TableInfo>('POST', '/tables', table),
  command: (table: string, command: Bare<TableCommand>) =>
    ask<Done>('POST', `/tables/${table}/commands`, { ...command, table }),
  replay: (table: string, moves: number, seat: number | null) =>
    ask<Replayed>('GET', `/tables/${table}/replay/${moves}${seat === null ? '' : `?seat=${seat}`}`),
  recordAddress: (table: string) => `/api/tables/${table}/record`,
  push: (subscription: unknown) => ask<unknown>('POST', '/push', subscription),
  noPush: () => ask<unknown>('DELETE', '/push', {}),
}
