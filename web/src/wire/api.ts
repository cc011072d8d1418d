import type { Outline } from '../boards/generic/outline'
import type { GameWords } from '../table/words'
import type { AnalysisInfo, DeviceCode, Differences, Done, ExperimentInfo, Explore, FinishedGames, GameInfo, Glossary, HintWanted, Hints, Home, LessonList, LessonPosition, Locale, Me, NewExperiment, NewTable, NewTie, Profile, PuzzleAnswer, PuzzleList, PuzzlePosition, Ranking, Refused, Replayed, Seek, ServerInfo, Sessions, StoryPage, TableCommand, TableInfo, TableList, Ties, Tried, Try, Update, WorkshopCheck, WorkshopFiles, WorkshopSheet, WorkshopVariant } from './gen/wire'

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

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
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
  register: (account: string, password: string, invite = '') => ask<Me>('POST', '/account', { account, password, invite }),
  login: (account: string, password: string) => ask<Me>('POST', '/login', { account, password }),
  logout: () => ask<unknown>('POST', '/logout', {}),
  games: async () => {
    const found = await ask<GameInfo[] | { games: GameInfo[] }>('GET', '/games')
    return Array.isArray(found) ? found : found.games
  },
  declared: (game: string) => ask<{ words: GameWords; view: Outline }>('GET', `/games/${game}/schema`),
  components: (game: string) => ask<Components>('GET', `/games/${game}/components`),
  tableComponents: (table: string) => ask<Components>('GET', `/tables/${table}/components`),
  differences: (table: string) => ask<Differences>('GET', `/tables/${table}/differences`),
  checkComponents: (game: string, text: string, file: string) =>
    ask<Differences>('POST', `/games/${game}/check`, { text, file: file.slice(0, 100) }),
  fileAddress: (table: string) => `/api/tables/${table}/components.toml`,
  printedAddress: (game: string) => `/api/games/${game}/components.toml`,
  glossary: (game: string, table: string | null, language: string) =>
    ask<Glossary>('GET', `${table ? `/tables/${table}` : `/games/${game}`}/glossary/${language}`),
  lessons: (game: string) => ask<LessonList>('GET', `/games/${game}/lessons`),
  lesson: (game: string, id: string, take: number) => ask<LessonPosition>('GET', `/games/${game}/lessons/${id}?take=${take}`),
  tryLesson: (game: string, id: string, what: Try) => ask<Tried>('POST', `/games/${game}/lessons/${id}`, what),
  puzzles: (game: string) => ask<PuzzleList>('GET', `/games/${game}/puzzles`),
  puzzle: (game: string, id: string) => ask<PuzzlePosition>('GET', `/games/${game}/puzzles/${id}`),
  tryPuzzle: (game: string, id: string, what: Try) => ask<PuzzleAnswer>('POST', `/games/${game}/puzzles/${id}`, what),
  locale: (language: string) => ask<Locale>('GET', `/locale/${language}`),
  myTables: () => ask<TableList>('GET', '/tables?mine=true').then((list) => list.tables),
  openTables: () => ask<TableList>('GET', '/tables?status=open').then((list) => list.tables),
  playingTables: () => ask<TableList>('GET', '/tables?status=playing').then((list) => list.tables),
  table: (id: string) => ask<TableInfo>('GET', `/tables/${id}`),
  create: (table: NewTable) => ask<TableInfo>('POST', '/tables', table),
  command: (table: string, command: Bare<TableCommand>) =>
    ask<Done>('POST', `/tables/${table}/commands`, { ...command, table }),
  analysis: (table: string, first: number) => ask<AnalysisInfo>('GET', `/tables/${table}/analysis?first=${first}`),
  analyse: (table: string) => ask<AnalysisInfo>('POST', `/tables/${table}/analysis`, {}),
  explore: (table: string, wanted: Explore) => ask<TableInfo>('POST', `/tables/${table}/explore`, wanted),
  hint: (table: string, wanted: HintWanted) => ask<Hints>('POST', `/tables/${table}/hint`, wanted),
  replay: (table: string, moves: number, seat: number | null) =>
    ask<Replayed>('GET', `/tables/${table}/replay/${moves}${seat === null ? '' : `?seat=${seat}`}`),
  replayAt: (table: string, seq: number, seat: number | null) =>
    ask<Replayed>('GET', `/tables/${table}/replay/0?seq=${seq}${seat === null ? '' : `&seat=${seat}`}`),
  story: (table: string, until: number, seat: number | null) =>
    ask<StoryPage>('GET', `/tables/${table}/story?until=${until}${seat === null ? '' : `&seat=${seat}`}`),
  recordAddress: (table: string) => `/api/tables/${table}/record`,
  workshop: (game: string) => ask<WorkshopSheet>('GET', `/workshop/${game}`),
  workshopBoard: (game: string, seats: string) => ask<Update>('GET', `/workshop/${game}/board?seats=${seats}`),
  workshopCheck: (game: string, changes: Record<string, unknown>) => ask<WorkshopCheck>('POST', `/workshop/${game}/check`, { changes }),
  workshopFiles: (game: string, name: string, changes: Record<string, unknown>) =>
    ask<WorkshopFiles>('POST', `/workshop/${game}/files`, { name, changes }),
  workshopRead: (game: string, text: string, file: string) =>
    ask<WorkshopVariant>('POST', `/workshop/${game}/read`, { text, file: file.slice(0, 100) }),
  experiment: (id: string, language: string) => ask<ExperimentInfo>('GET', `/workshop/experiments/${id}?language=${language}`),
  reportAddress: (id: string, language: string) => `/api/workshop/experiments/${id}/report?language=${language}`,
  newExperiment: (game: string, wanted: NewExperiment, language: string) =>
    ask<ExperimentInfo>('POST', `/workshop/${game}/experiments?language=${language}`, wanted),
  moreGames: (id: string, games: number, language: string) =>
    ask<ExperimentInfo>('POST', `/workshop/experiments/${id}/more?language=${language}`, { games }),
  stopExperiment: (id: string, language: string) =>
    ask<ExperimentInfo>('POST', `/workshop/experiments/${id}/stop?language=${language}`, {}),
  home: () => ask<Home>('GET', '/home'),
  seek: (wanted: Seek) => ask<Done>('PUT', '/seek', wanted),
  stopSeeking: () => ask<Done>('DELETE', '/seek', {}),
  ties: () => ask<Ties>('GET', '/ties'),
  tie: (person: string, tie: NewTie) => ask<Done>('PUT', `/ties/${encodeURIComponent(person)}`, tie),
  invite: (table: string, person: string, challenge = false) => ask<Done>('POST', `/tables/${table}/invitations`, { person, challenge }),
  answerInvitation: (table: string, accept: boolean) => ask<Done>('POST', `/invitations/${table}`, { accept }),
  report: (table: string, said: number) => ask<Done>('POST', `/tables/${table}/reports`, { said }),
  ranking: (game: string, first: number) => ask<Ranking>('GET', `/ranking/${game}?first=${first}`),
  profile: (name: string) => ask<Profile>('GET', `/players/${encodeURIComponent(name)}`),
  gamesOf: (name: string, wanted: Record<string, string>) =>
    ask<FinishedGames>('GET', `/players/${encodeURIComponent(name)}/games?${new URLSearchParams(wanted).toString()}`),
  newPassword: (password: string, fresh: string) => ask<Done>('PUT', '/account/password', { password, new: fresh }),
  resetPassword: (account: string, code: string, password: string) => ask<Me>('POST', '/account/reset', { account, code, password }),
  newDevice: () => ask<DeviceCode>('POST', '/device', {}),
  claimDevice: (code: string) => ask<Me>('POST', '/device/claim', { code }),
  sessions: () => ask<Sessions>('GET', '/sessions'),
  endSession: (id: string) => ask<Done>('DELETE', `/sessions/${id}`),
  setPrivate: (isPrivate: boolean) => ask<Done>('PUT', '/me/privacy', { private: isPrivate }),
  push: (subscription: unknown) => ask<unknown>('POST', '/push', subscription),
  noPush: () => ask<unknown>('DELETE', '/push', {}),
}
