// Which drawing stands for what in the Inca Empire.
export interface Look {
  motif: string
  colour: string
}

export const CONSTRUCTIONS: Record<string, Look> = {
  city: { motif: 'city', colour: 'var(--site-city)' },
  garrison: { motif: 'garrison', colour: 'var(--site-garrison)' },
  conquest: { motif: 'mace', colour: '#8C4A2F' },
  temple: { motif: 'temple', colour: '#E7A92C' },
  terrace: { motif: 'terrace', colour: '#8FA876' },
  extra_road: { motif: 'road', colour: '#C9B48C' },
  upgrade: { motif: 'exchange', colour: 'var(--site-city)' },
}

/** By the symbol on the card. */
export const SYMBOLS: Record<string, Look> = {
  disaster: { motif: 'flame', colour: '#C03A2B' },
  road: CONSTRUCTIONS.extra_road!,
  terrace: CONSTRUCTIONS.terrace!,
  city: CONSTRUCTIONS.city!,
  garrison: CONSTRUCTIONS.garrison!,
  conquest: CONSTRUCTIONS.conquest!,
  temple: CONSTRUCTIONS.temple!,
}

export const PHASES: Record<string, Look> = {
  inca: { motif: 'labour', colour: '#B9A58A' },
  sun: { motif: 'sun', colour: '#EEB12A' },
  people: { motif: 'road', colour: '#C9B48C' },
  sapa_inca: { motif: 'vp', colour: '#EEC22B' },
}

/** Columns of the era track, darker from era to era. */
export const ERAS = ['#EED9AE', '#EED9AE', '#E6C690', '#DCAE6B', '#CF9149']
