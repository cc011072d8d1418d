// The rules of a game as a book beside the table: chapters in words, drawings made of the board's parts,
// and under each chapter the things that belong to it.
import type { Component } from 'svelte'
import type { Components } from '../wire/api'
import type { GlossaryShelf, GlossaryThing } from '../wire/gen/wire'
import type { Sign } from '../table/signs'

/** What a drawing is made of, from left to right; a text stands between things: an arrow, a plus. */
export type Part =
  | string
  | { motif: string; colour?: string; n?: number | string }
  | { die: number; dark?: boolean; sign?: Sign }
  | { disc: Sign; n?: number | string }
  | { cube: Sign }
  /** Something that only this game draws, by `Draw` of its book. */
  | { own: string; id?: string; wide?: number }

export interface Chapter {
  /** The messages `rule-ID-title` and `rule-ID`. */
  id: string
  /** Elements of the board that open the book here. */
  about?: readonly string[]
}

export interface Book {
  chapters: readonly Chapter[]
  /** The drawing of each chapter, with the numbers of the components in force. */
  pictures: (components: Components) => Record<string, readonly Part[]>
  /** The drawing of a thing. */
  pictureOf: (kind: string, id: string, components: Components) => readonly Part[]
  /** The entry that an element of the board stands for, where they are named differently: `card:05` is `god_card:05`. */
  entryOf?: (kind: string, id: string) => string | null
  /** Draws the game's own parts round (0, 0), about 52 units high. */
  Draw?: Component<{ what: string; id: string; components: Components }>
}

const LOADERS = import.meta.glob<{ default: Book }>('../boards/*/book.ts')

/** The book of a game; for one that has none drawn, the chapters that its messages have. */
export async function loadBook(game: string, messages: () => Promise<string>): Promise<Book> {
  const load = LOADERS[`../boards/${game}/book.ts`]
  if (load) return (await load()).default
  const chapters = [...(await messages()).matchAll(/^rule-([\w-]+)-title =/gm)].map((title) => ({ id: title[1]! }))
  return { chapters, pictures: () => ({}), pictureOf: () => [] }
}

/** The chapter about an element, or a chapter by its own name (`rule:dice`). */
export function chapterOf(about: string, chapters: readonly Chapter[]): string | null {
  const exact = chapters.find(({ id, about: of }) => about === `rule:${id}` || of?.includes(about))
  return (exact ?? chapters.find(({ about: of }) => of?.some((one) => about.startsWith(`${one}:`))))?.id ?? null
}

/** The thing that an element is; null if none stands for it. */
export function thingOf(about: string, shelves: readonly GlossaryShelf[], entryOf?: Book['entryOf']): GlossaryThing | null {
  const [kind = '', id = ''] = about.split(':')
  const entry = entryOf?.(kind, id) ?? about
  return shelves.flatMap(({ things }) => things).find((thing) => `${thing.kind}:${thing.id}` === entry) ?? null
}

/** Whether all words are in a text; capitals and accents do not matter. */
export function holds(text: string, words: readonly string[]): boolean {
  const plain = flat(text)
  return words.every((word) => plain.includes(word))
}

export const flat = (text: string): string => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
export const searched = (wanted: string): string[] => flat(wanted).split(/\s+/).filter(Boolean)
