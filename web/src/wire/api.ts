import type { Outline } from '../boards/generic/outline'
import type { GameWords } from '../table/words'
import type { AnalysisInfo, Differences, Done, Expectations, ExperimentInfo, Explore, GameInfo, Glossary, GuessAnswer, GuessList, GuessPosition, HintWanted, Hints, LessonList, LessonPosition, Locale, Me, NewExperiment, NewTable, NewTie, PuzzleAnswer, PuzzleList, PuzzlePosition, Refused, Replayed, ServerInfo, StoryPage, TableCommand, TableInfo, Tried, Try, Update, WorkshopCheck, WorkshopFiles, WorkshopSheet, WorkshopVariant } from './gen/wire'

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
  // What is wrong with numbers that somebody brings, only the server's own sentence tells.
  const headers: Record<string, string> = { 'Accept-Language': document.documentElement.lang || 'en' }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
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
  games: async () => {
    const answer = await ask<GameInfo[] | { games: GameInfo[] }>('GET', '/games')
    return Array.isArray(answer) ? answer : answer.games
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
  table: (id: string) => ask<TableInfo>('GET', `/tables/${id}`),
  create: (table: NewTable) => ask<TableInfo>('POST', '/tables', table),
  command: (table: string, command: Bare<TableCommand>) =>
    ask<Done>('POST', `/tables/${table}/commands`, { ...command, table }),
  analysis: (table: string, first: number) => ask<AnalysisInfo>('GET', `/tables/${table}/analysis?first=${first}`),
  guesses: (table: string) => ask<GuessList>('GET', `/tables/${table}/guess`),
  guessPosition: (table: string, number: number) => ask<GuessPosition>('GET', `/tables/${table}/guess/${number}`),
  guess: (table: string, number: number, what: Try) => ask<GuessAnswer>('POST', `/tables/${table}/guess/${number}`, what),
  analyse: (table: string) => ask<AnalysisInfo>('POST', `/tables/${table}/analysis`, {}),
  expected: (table: string) => ask<Expectations>('GET', `/tables/${table}/expected`),
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
  tie: (person: string, tie: NewTie) => ask<Done>('PUT', `/ties/${encodeURIComponent(person)}`, tie),
  report: (table: string, said: number) => ask<Done>('POST', `/tables/${table}/reports`, { said }),
}
