import type { IconName } from '../ui/icons'

/** Where one can go, in the order of the menu. Those in front are always in sight; the rest is under *More* where there is little room. */
export interface Place { part: string; href: string; icon: IconName; word: string; front: boolean }

export const PLACES: readonly Place[] = [
  { part: 'play', href: '/', icon: 'play', word: 'nav-play', front: true },
  { part: 'mine', href: '/?show=mine', icon: 'log', word: 'my-tables', front: true },
  { part: 'watch', href: '/watch', icon: 'eye', word: 'nav-watch', front: true },
  { part: 'ranking', href: '/ranking', icon: 'trophy', word: 'ranking', front: false },
  { part: 'tournaments', href: '/tournaments', icon: 'people', word: 'tournaments', front: false },
  { part: 'learn', href: '/learn', icon: 'rules', word: 'nav-learn', front: true },
  { part: 'puzzles', href: '/puzzles', icon: 'bulb', word: 'puzzles', front: false },
  { part: 'workshop', href: '/workshop', icon: 'flask', word: 'workshop', front: false },
]
