import { ask } from './api'
import type { DeviceCode, Done, FinishedGames, Home, Me, Privacy, Profile, Ranking, Seek, Sessions, Ties, Webhook } from './gen/wire'

/** What the pages about people ask; a table does without. */
export const people = {
  register: (account: string, password: string, invite = '') => ask<Me>('POST', '/account', { account, password, invite }),
  login: (account: string, password: string) => ask<Me>('POST', '/login', { account, password }),
  logout: () => ask<unknown>('POST', '/logout', {}),
  home: () => ask<Home>('GET', '/home'),
  seek: (wanted: Seek) => ask<Done>('PUT', '/seek', wanted),
  stopSeeking: () => ask<Done>('DELETE', '/seek', {}),
  ties: () => ask<Ties>('GET', '/ties'),
  invite: (table: string, person: string, challenge = false) => ask<Done>('POST', `/tables/${table}/invitations`, { person, challenge }),
  answerInvitation: (table: string, accept: boolean) => ask<Done>('POST', `/invitations/${table}`, { accept }),
  ranking: (game: string, first: number, active: string, friends: boolean) =>
    ask<Ranking>('GET', `/ranking/${game}?first=${first}${active && `&active=${active}`}${friends ? '&friends=true' : ''}`),
  profile: (name: string) => ask<Profile>('GET', `/players/${encodeURIComponent(name)}`),
  gamesOf: (name: string, wanted: Record<string, string>) =>
    ask<FinishedGames>('GET', `/players/${encodeURIComponent(name)}/games?${new URLSearchParams(wanted).toString()}`),
  ownGames: (wanted: Record<string, string>) => ask<FinishedGames>('GET', `/me/games?${new URLSearchParams(wanted).toString()}`),
  newPassword: (password: string, fresh: string) => ask<Done>('PUT', '/account/password', { password, new: fresh }),
  resetPassword: (account: string, code: string, password: string) => ask<Me>('POST', '/account/reset', { account, code, password }),
  newDevice: () => ask<DeviceCode>('POST', '/device', {}),
  claimDevice: (code: string) => ask<Me>('POST', '/device/claim', { code }),
  sessions: () => ask<Sessions>('GET', '/sessions'),
  endSession: (id: string) => ask<Done>('DELETE', `/sessions/${id}`),
  setPrivacy: (wanted: Privacy) => ask<Done>('PUT', '/me/privacy', wanted),
  webhook: () => ask<Webhook>('GET', '/webhook'),
  setWebhook: (wanted: Webhook) => ask<Done>('PUT', '/webhook', wanted),
  push: (subscription: unknown) => ask<unknown>('POST', '/push', subscription),
}
