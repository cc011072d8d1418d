// What a board is. Each game has one module; the shell knows nothing else about a game.
// web/README.md says how to add one.
import type { Component } from 'svelte'
import type { Args } from '../i18n/i18n.svelte'
import type { Components } from '../wire/api'
import type { Offer } from '../wire/gen/wire'
import type { Draft } from '../table/draft'
import type { Table } from '../table/table.svelte'
import type { Flight } from '../table/flight'
import type { SummaryPage } from '../table/summary'
import type { GameWords } from '../table/words'

export interface BoardProps<V> {
  table: Table
  view: V
  components: Components
  /** Small: texts under 11 px are left out, figures are larger. */
  compact: boolean
}

/** A card on a page of a summary. */
export interface CardProps {
  table: Table
  seat: number
  value: number
  compact: boolean
}

export interface Prompt {
  id: string
  args?: Args
  hint?: string
}

/** What a thing would bring the viewer now. */
export interface Now {
  text: string
  /** To choose it would change nothing for the one who does: it is marked before it is done. */
  nothing?: boolean
}

/** An item of the score: how the chart and the table draw it. */
export interface PointItem {
  motif: string
  colour: string
}

export interface GameEvent {
  event: string
  [field: string]: unknown
}

/** V and E are the game's View and Event, as generated in wire/gen. */
export interface BoardModule<V = any, E = any> {
  id: string
  /** The drawn board: one or more `Sheet`s. */
  Board: Component<BoardProps<V>>
  /** What lies before the player: hand, goods; stands under the prompt. */
  Tray?: Component<BoardProps<V>>
  /** Own pieces that the question is about, beside it; at most 46 px high. */
  Hand?: Component<BoardProps<V>>
  /** On a desk: what lies beside the board, under the prompt; smaller screens leave it to the board. */
  Side?: Component<BoardProps<V>>
  /** The board shows the seats itself and takes their room on a desk. */
  wide?: boolean
  /** A phone gives the board more of its height: what lies before the player is on the board itself. */
  tall?: boolean
  /** Counters in a seat's card. */
  Counters?: Component<{ view: V; seat: number; table: Table }>
  /** A phone's strip of seats: one thing about each that everybody must see, under the name. */
  Strip?: Component<{ view: V; seat: number; table: Table }>
  /** Chips in the top bar: round, phase. */
  Chips?: Component<{ view: V; table: Table; compact: boolean }>
  /** A card under the seats: help, progress. */
  Aside?: Component<{ view: V; table: Table }>
  /** A message for the seat's status line, if the game has something better than "thinking". */
  status?: (view: V, seat: number, table: Table) => { id: string; short?: string; args?: Args; done?: boolean } | null
  /** The prompt; without it `prompt-KIND` of the first option is used. */
  prompt?: (table: Table, offers: readonly Offer[]) => Prompt | null
  /** The element behind which an option hides until it is pointed at, so that the usual moves glow
   * alone. The button that shows it says `fold-ELEMENT`. */
  fold?: (offer: Offer) => string | null
  /** Decisions whose order is free are put together here and sent as one. */
  draft?: (table: Table) => Draft
  /** Variables for what the position adds to the words of an option (`more-KIND`): a price, a tile. */
  offerArgs?: (offer: Offer, table: Table) => Args | null
  /** Names of elements that are not in the components file under their type. */
  nameOf?: (target: string, table: Table) => string | null
  /** Sentences about elements that have neither help in the components nor a `tip-` message. */
  tipOf?: (target: string, table: Table) => string | null
  /** Today's numbers of an element: what it costs, gives or lacks now. */
  nowOf?: (target: string, table: Table) => Now | null
  /** The colour of a seat, where the game deals colours. */
  colourOf?: (view: V, seat: number) => string | null
  /** What the game declares about its words: `WORDS` of wire/gen. */
  words: GameWords
  /** Elements that an event touched: last-move brackets, log hover. */
  eventTargets?: (event: E) => string[]
  /** Events that head a section of the log. */
  headings?: readonly string[]
  /** Views between two positions, so that much happening at once is seen piece by piece. */
  stages?: (before: V, after: V, events: readonly E[]) => V[]
  /** What flies over the table when something happens: goods, cards, dice. Pieces on a sheet travel there by themselves. */
  flights?: (event: E, table: Table) => Flight[]
  /** The end of a round, page by page, out of what happened in it; `begins` says where a round begins, `over` that it has ended. */
  summary?: {
    begins: (event: E) => boolean
    pages: (events: readonly E[], table: Table, over: boolean) => SummaryPage[]
    /** Draws the `cards` of its rows. */
    Card?: Component<CardProps>
  }
  /** Where a seat's points came from so far, as the view tells. */
  pointsOf?: (view: V, seat: number) => Record<string, number>
  /** On a low screen one row of buttons is enough: much of what can be done lies in the tray. */
  oneRow?: boolean
  /** Up to this many options get buttons though they can be pointed at; 3 unless given. */
  buttons?: number | ((table: Table) => number)
  /** Every item of the score, in the order of the chart. */
  points: Record<string, PointItem>
}

const LOADERS = import.meta.glob<{ default: BoardModule }>(['./*/index.ts', '!./generic/index.ts'])

/** The board of a game, loaded when it is needed; a sheet made of its view where none is drawn. */
export async function loadBoard(game: string): Promise<BoardModule> {
  const load = LOADERS[`./${game}/index.ts`]
  return load ? (await load()).default : (await import('./generic')).genericBoard(game)
}

/** Games that deal the colours themselves, so that nobody chooses one. */
export const dealsColours = (game: string): boolean => game === 'inca_empire'
