import BOT_NAMES from '../../../src/tawantin/locale/bot_names.json'

/** A seat is colour, symbol and pattern; the colour ids of the four games map to five signs. */
export type Sign = 'star' | 'serpent' | 'eye' | 'tumi' | 'comb'

export const SIGNS: readonly Sign[] = ['star', 'serpent', 'eye', 'tumi', 'comb']

const BY_COLOUR: Record<string, Sign> = {
  orange: 'star', yellow: 'star', green: 'serpent', blue: 'eye', purple: 'tumi', red: 'tumi', brown: 'comb', black: 'comb',
}

/** The sign of a colour id; unknown colours take the signs in seat order. */
export function signOf(colour: string, seat = 0): Sign {
  return BY_COLOUR[colour] ?? SIGNS[seat % SIGNS.length]!
}

/** The colour in which a symbol stands on a seat's colour, for <use> inside boards. */
export const ON_SEAT: Record<Sign, string> = {
  star: '#2B1D14', serpent: '#2B1D14', eye: '#FFFAF1', tumi: '#FFFAF1', comb: '#FFFAF1',
}

/** What bots are called: names from the Andes, one a seat. */
export const botName = (seat: number): string => BOT_NAMES[seat % BOT_NAMES.length]!
