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

/** What a sun card shows: what it is about, and in the corner what it does to that. No two are alike. */
export interface SunPicture extends Look {
  corner?: Look
  sign?: string
}

const FLAME: Look = { motif: 'flame', colour: '#C03A2B' }
const LABOUR: Look = { motif: 'labour', colour: '#B9A58A' }
const { extra_road: ROAD, city: CITY, garrison: GARRISON, conquest: CONQUEST, temple: TEMPLE, terrace: TERRACE } = CONSTRUCTIONS as Record<string, Look> as {
  [kind in 'extra_road' | 'city' | 'garrison' | 'conquest' | 'temple' | 'terrace']: Look
}

/** By card. */
export const SUN_PICTURES: Record<string, SunPicture> = {
  rural_unrest: { ...ROAD, corner: FLAME },
  hard_workers: { ...ROAD, corner: LABOUR },
  wilderness_road: { ...ROAD, corner: { motif: 'summit', colour: '#8FA876' } },
  extra_road_builders: { ...ROAD, sign: '+' },
  el_nino_flood: { ...ROAD, sign: '−' },
  skilled_surveyors: { ...TERRACE, sign: '×2' },
  epidemic: { ...CITY, corner: FLAME },
  urban_renewal: { ...CITY, sign: '+' },
  important_outpost: { ...GARRISON, corner: CITY },
  building_project: { ...GARRISON, sign: '×2' },
  stormy_weather: { ...GARRISON, corner: FLAME },
  famine_stores: { ...GARRISON, sign: '+' },
  military_superiority: { ...CONQUEST, sign: '−' },
  popular_support: { ...CONQUEST, corner: LABOUR },
  rapid_expansion: { ...CONQUEST, sign: '×2' },
  resistance: { ...CONQUEST, corner: FLAME },
  religious_zeal: { ...TEMPLE, corner: GARRISON },
  solar_eclipse: { motif: 'sun', colour: '#5B4737', corner: { motif: 'moon', colour: '#3A1F17' } },
  great_pilgrimage: { ...TEMPLE, corner: { motif: 'vp', colour: '#EEC22B' } },
  annual_pilgrimage: { ...TEMPLE, corner: { motif: 'sun', colour: '#EEB12A' } },
  local_pilgrimage: { ...TEMPLE, corner: { motif: 'hut', colour: '#D9B27A' } },
}

export const PHASES: Record<string, Look> = {
  inca: { motif: 'labour', colour: '#B9A58A' },
  sun: { motif: 'sun', colour: '#EEB12A' },
  people: { motif: 'road', colour: '#C9B48C' },
  sapa_inca: { motif: 'vp', colour: '#EEC22B' },
}

/** Columns of the era track, darker from era to era. */
export const ERAS = ['#EED9AE', '#EED9AE', '#E6C690', '#DCAE6B', '#CF9149']
