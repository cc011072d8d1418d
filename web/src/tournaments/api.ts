import { ask } from '../wire/api'
import type { NewTournament, Tournament, TournamentDeed, TournamentList } from '../wire/gen/wire'

export const tournaments = {
  list: (before: string | null) => ask<TournamentList>('GET', `/tournaments${before ? `?before=${before}` : ''}`),
  one: (id: string) => ask<Tournament>('GET', `/tournaments/${id}`),
  make: (wanted: NewTournament) => ask<Tournament>('POST', '/tournaments', wanted),
  deed: (id: string, deed: TournamentDeed) => ask<Tournament>('POST', `/tournaments/${id}`, deed),
  file: (id: string, kind: 'csv' | 'json') => `/api/tournaments/${id}/export.${kind}`,
}
