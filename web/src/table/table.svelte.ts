// One table, the whole of what a page reads of it, in one class and so in one file: what has state of its own
// (pace, summaries, what is under way, why not) is in files of its own beside it.
import { SvelteMap } from 'svelte/reactivity'
import { loadBoard, type BoardModule, type GameEvent } from '../boards/board'
import { i18n } from '../i18n/i18n.svelte'
import { personName } from '../i18n/people'
import { session } from '../session.svelte'
import { api, type Bare, type Components } from '../wire/api'
import type { Because, GameInfo, Happening, Offer, Replayed, TableCommand, TableInfo, Update, Why } from '../wire/gen/wire'
import { attention } from './attention.svelte'
import type { Draft } from './draft'
import type { CoachMark } from '../coach/marks'
import { begun, type Flight } from './flight'
import { click, narrow, typed } from './narrow'
import { Names } from './names.svelte'
import { Pace } from './pace'
import { preferences } from './preferences.svelte'
import { botName, signOf, type Sign } from './signs'
import { tell } from './story'
import { WhyNot } from '../why/why.svelte'
import { Summaries } from './summaries.svelte'
import { UnderWay, type Refused } from './under-way.svelte'
import { eventsOf, sameOffers } from './updates'
import { whole } from './whole'

/** A thing that is being read about. */
export interface Read {
  target: string
  /** What its name says besides: "empty", "Prince of Joost". */
  state?: string
}

/** What is asked about, and for whom. */
export type Question = Omit<Why, 'type' | 'id' | 'table'>

interface Shown {
  update: Update
  view: unknown
}

/** One table as this browser sees it: what the server told, and what is being chosen. */
export class Table {
  info = $state.raw<TableInfo | null>(null)
  game = $state.raw<GameInfo | null>(null)
  board = $state.raw<BoardModule | null>(null)
  components = $state.raw<Components>({})
  story = $state.raw<Happening[]>([])
  /** What happened up to this seq has not been asked for yet. */
  earlier = $state(0)
  #asking: Promise<void> | null = null
  /** What is drawn now; a little behind the newest update while pieces travel. */
  #shown = $state.raw<Shown | null>(null)
  newest = $state.raw<Update | null>(null)
  replay = $state.raw<Replayed | null>(null)
  /** After the game: whose eyes the replay has, if other than one's own; null is a spectator's. */
  lookThrough = $state<number | null | undefined>(undefined)
  /** The coach is beside the replay. */
  coaching = $state(false)
  /** The replay goes on by itself. */
  playing = $state(false)
  /** What the latest happenings let fly over the table. */
  flights = $state.raw<readonly Flight[]>([])
  clicks = $state.raw<string[]>([])
  /** Decisions that are put together before the first of them is sent, where the game has such. */
  draft = $state.raw<Draft | null>(null)
  /** An option that is held back until its player ends the turn with it: nothing was sent yet that counts. */
  pending = $state.raw<Offer | null>(null)
  /** It ends the turn; else it only could not be taken back. */
  endsTurn = $state(false)
  spectators = $state(0)
  /** Elements that something outside the board points at (a log line, a list entry). */
  pointed = $state.raw<readonly string[]>([])
  /** The coach is asked, and what it marks on the board. */
  hinting = $state(false)
  marks = $state.raw<readonly CoachMark[]>([])
  /** What the pointer or the focus is on, and what a tap or a long press asked about. */
  #over = $state.raw<Read | null>(null)
  #kept = $state.raw<Read | null>(null)
  /** The sheet in sight can be magnified, or is. */
  zoom = $state.raw<{ zoomed: boolean; go: () => void } | null>(null)
  /** Elements that are drawn somewhere and can be clicked there. */
  readonly visible = new SvelteMap<string, number>()
  /** Hotseat: whose hand may be seen; null while the curtain is down. */
  unveiled = $state<number | null>(null)
  receivedAt = $state(0)
  readonly names = new Names(this)
  #underWay = new UnderWay(this)
  readonly why = new WhyNot(this)
  readonly summaries = new Summaries(this)
  #pace = new Pace<Shown>((item) => this.#show(item), () => preferences.now.fast || reducedMotion())
  #forget: () => void
  #hearing: Promise<void> = Promise.resolve()

  /** `kept`: the server has such a table, and tells what happens at it; a lesson's is told by whoever made it. */
  constructor(readonly id: string, readonly kept = true) {
    this.#forget = kept ? session.follow(this) : () => undefined
  }

  close(): void {
    this.#forget()
    attention.calm()
  }

  // ------------------------------------------------------------ what is seen

  /** A command is not answered yet. */
  get sending(): boolean {
    return this.#underWay.sending
  }

  set sending(now: boolean) {
    this.#underWay.sending = now
  }

  /** Why the last command was refused. */
  get error(): Refused | null {
    return this.#underWay.error
  }

  set error(now: Refused | null) {
    this.#underWay.error = now
  }

  shown = $derived(this.#shown?.update ?? null)
  view = $derived.by(() => (this.replay ? this.replay.view : (this.#shown?.view ?? null)))
  status = $derived(this.newest?.status ?? this.info?.status ?? 'open')
  seats = $derived(this.info?.seats ?? [])
  mine = $derived(this.seats.flatMap((seat, n) => (seat.player && seat.player === session.me?.id ? [n] : [])))
  hotseat = $derived(this.mine.length > 1)
  /** The seat whose eyes are used. */
  eyes = $derived(this.shown?.seat ?? null)
  actors = $derived(this.replay ? this.replay.actors : (this.shown?.actors ?? []))
  scores = $derived(this.replay ? this.replay.scores : (this.shown?.scores ?? null))
  /** By seat and item, what would be added if it ended now. */
  toCome = $derived((this.replay ? this.replay.to_come : this.shown?.to_come) ?? [])
  live = $derived(this.replay === null)
  myTurn = $derived(this.status === 'playing' && this.mine.some((seat) => this.newest?.actors.includes(seat)))
  /** Hotseat: the next of my seats that must decide and has not been handed the screen. */
  curtain = $derived.by(() => {
    if (!this.hotseat || this.status !== 'playing' || !this.newest) return null
    const next = this.mine.find((seat) => this.newest!.actors.includes(seat))
    if (this.unveiled !== null && (next === undefined || this.newest.actors.includes(this.unveiled))) return null
    return next ?? null
  })
  /** A bot plays the seat that is looked through. */
  away = $derived(this.eyes !== null && !!this.seats[this.eyes]?.away)
  /** What may be done now; nothing while pieces still travel to where it may be done. */
  offers = $derived.by(() => {
    const { newest } = this
    const shown = this.#shown
    if (!this.live || this.curtain !== null || this.away || !newest || !shown) return []
    const arrived = shown.view === newest.view || (shown.update !== newest && sameOffers(shown.update, newest))
    return arrived ? newest.options : []
  })
  /** The coach may be asked about what is to be decided now. */
  canHint = $derived(this.offers.length > 0 && !this.info?.no_hints && session.server?.coach !== false)
  choice = $derived.by(() => {
    const now = narrow(this.offers, this.clicks, this.board?.fold)
    if (this.draft?.active) return { ...now, selectable: this.draft.selectable, implied: this.draft.chosen, complete: [] }
    // What is held back is chosen: nothing about it glows any more.
    return this.pending ? { ...now, selectable: new Set<string>(), folded: new Set<string>() } : now
  })
  /** Elements of the latest move. */
  touched = $derived.by(() => {
    const events = this.replay ? this.replay.events : this.story.findLast((one) => one.kind === 'moved')?.events
    return new Set(((events ?? []) as GameEvent[]).flatMap((event) => this.board?.eventTargets?.(event) ?? []))
  })

  /** What the reading line tells about: what is pointed at, else what was asked about, else what is chosen. */
  reading = $derived.by((): Read | null => {
    const clicked = this.clicks.at(-1) ?? this.pending?.targets.at(-1)
    // What only opens further moves is not what is being decided about.
    const chosen = this.offers.some((offer) => this.board?.fold?.(offer) === clicked) ? undefined : clicked
    return this.#over ?? this.#kept ?? (chosen === undefined ? null : { target: chosen })
  })

  /** Something is pointed at (or, with null, nothing); `keep` what was asked about until something is done. */
  read(thing: Read | null, keep = false): void {
    if (thing) this.#underWay.looked()
    if (keep) this.#kept = thing
    else this.#over = thing
  }

  sign(seat: number): Sign {
    const dealt = this.view ? this.board?.colourOf?.(this.view, seat) : null
    return signOf(dealt ?? this.game?.colours[seat]?.id ?? '', seat)
  }

  seatName(seat: number): string {
    const who = this.seats[seat]
    if (who?.name || who?.kind === 'person') return personName(who.name)
    return who?.kind === 'bot' ? botName(seat) : i18n.t('seat-number', { number: seat + 1 })
  }

  // ------------------------------------------------------------ what the server tells

  /** An update has come; they are taken in one after the other. */
  heard(update: Update): void {
    this.#hearing = this.#hearing.then(() => this.#take(update))
  }

  async #take(heard: Update): Promise<void> {
    if (!this.newest && !heard.resumed) return // of an earlier look; the answer to this one is on its way
    const update = whole(heard, this.newest)
    if (update.info) await this.#learn(update.info)
    const all = !!update.earlier || (!!update.resumed && update.happened[0]?.kind === 'created')
    if (all) this.earlier = update.earlier ?? 0
    const old = eventsOf(this.story)
    this.story = tell(this.story, update.happened, all)
    const before = this.newest
    this.newest = update
    this.#underWay.reached(update.seq)
    this.receivedAt = Date.now()
    this.#settleEyes(update)
    const summed = !!before?.view && !update.resumed && this.summaries.heard(old, update, eventsOf(update.happened))
    // What a summary tells need not be shown in stages too.
    const views = summed ? [update.view] : this.#stages(before, update)
    // One's own single step is shown at once; what others did, and what followed, piece by piece.
    const own = update.happened.every((one) => one.kind !== 'moved' || one.seat === update.seat)
    for (const view of views) this.#pace.add({ update, view }, !!before?.view && (!own || views.length > 1))
    attention.turn(this, before)
    const rematch = update.happened.find((one) => one.kind === 'rematch' && !update.resumed)
    if (rematch?.text && this.mine.length) session.go(`/table/${rematch.text}`)
  }

  async #learn(info: TableInfo): Promise<void> {
    this.info = info
    if (this.game?.id === info.game) return
    const game = await session.gameInfo(info.game)
    if (!game) return
    const own = !info.problem && !!info.components && info.components !== game.digest
    const [board, components] = await Promise.all([
      loadBoard(info.game), own ? api.tableComponents(info.id) : api.components(info.game), i18n.open(info.game),
    ])
    this.components = components
    i18n.components = components
    this.board = board
    // In a lesson each move is tried by itself.
    this.draft = (this.kept && board.draft?.(this)) || null
    this.game = game
  }

  #stages(before: Update | null, update: Update): unknown[] {
    const events = eventsOf(update.happened)
    if (!before?.view || !update.view || !events.length || before.seat !== update.seat) return [update.view]
    const staged = this.board?.stages?.(before.view, update.view, events) ?? []
    return [...staged, update.view]
  }

  #show(item: Shown): void {
    // What others do at the same time does not disturb a choice half made.
    if (!sameOffers(item.update, this.#shown?.update ?? null)) {
      this.clicks = []
      this.pending = null
      this.#kept = null
      this.hinting = false
      this.why.close()
    }
    if (item.update !== this.#shown?.update && this.#shown && !item.update.resumed) this.#fly(eventsOf(item.update.happened))
    this.#shown = item
  }

  #fly(events: readonly GameEvent[]): void {
    this.flights = begun(events.flatMap((event) => this.board?.flights?.(event, this) ?? []))
  }

  /** Look through the right eyes: one's own seat, or in hotseat the one that was handed the screen. */
  #settleEyes(update: Update): void {
    if (update.status === 'open') return
    const wanted = this.hotseat ? (this.curtain === null ? this.unveiled : null) : (this.mine[0] ?? null)
    if (wanted !== update.seat) void this.watch(wanted)
  }

  async watch(seat: number | null, again = false): Promise<void> {
    await session.send({ type: 'watch', table: this.id, seat, since: again ? undefined : this.newest?.seq })
      .catch((reason: unknown) => this.#underWay.failed(reason))
  }

  /** Connected (again). */
  opened(): void {
    void this.watch(this.newest?.seat ?? null)
  }

  presence(connected: readonly boolean[], spectators: number): void {
    this.spectators = spectators
    if (!this.info) return
    const seats = this.info.seats.map((seat, n) => ({ ...seat, connected: connected[n] ?? false }))
    this.info = { ...this.info, seats }
  }

  // ------------------------------------------------------------ choosing

  /** Point at an element of the board, the hand or a list; says whether that changed anything. */
  point(target: string): boolean {
    this.error = null
    const asked = this.offers.length > 0
    this.#pace.flush()
    if (this.draft?.active) return this.draft.point(target)
    // A click finishes what moves; it chooses nothing in a position that was not there to be seen.
    if (!asked) return this.offers.length > 0
    // The second half of a double click says nothing new.
    if (this.sending && target === this.clicks.at(-1)) return true
    if (this.#underWay.waits(() => void this.point(target))) return true
    const next = click(this.offers, this.clicks, target, this.board?.fold)
    const same = !next.chosen && next.clicks.join() === this.clicks.join()
    this.#kept = null
    if (!same) this.why.close()
    this.clicks = next.clicks
    this.pending = null
    if (next.chosen) this.choose(next.chosen)
    return !same
  }

  /** Step back: out of the confirmation, then click by click. */
  back(): boolean {
    if (this.why.close()) return true
    if (this.hinting) return !(this.hinting = false)
    if (this.#kept) {
      this.#kept = null
      return true
    }
    const held = this.pending !== null
    this.pending = null
    if (!held && this.draft?.active) return this.draft.back()
    if (!this.clicks.length) return held
    this.clicks = this.clicks.slice(0, -1)
    return true
  }

  /** Do an option; one that ends the turn is held back first, unless it is `meant`. */
  choose(offer: Offer, meant = false): void {
    if (this.#underWay.waits(() => this.choose(offer, meant))) return
    const { ending } = preferences.now
    void this.play(offer, meant || ending === 'never' ? undefined : ending === 'always' ? 'ends_turn' : 'final')
  }

  /** Do what was typed; says what fits when it is not one option. */
  type(text: string): Offer[] {
    const matching = typed(this.offers, text, (offer) => this.names.label(offer))
    if (matching.length === 1) this.choose(matching[0]!)
    return matching
  }

  async play(offer: Offer, unless?: 'ends_turn' | 'final'): Promise<void> {
    const { newest } = this
    if (!newest || newest.seat === null || this.sending) return
    this.pending = null
    const done = await this.#underWay.decide({ type: 'play', seat: newest.seat, seq: newest.seq, action: offer.text, unless })
    const held = !done && (this.error?.code === 'ends_turn' || this.error?.code === 'is_final')
    if (!held) this.clicks = []
    // What was held back is only lost if something else is asked meanwhile.
    else if (this.offers.some(({ text }) => text === offer.text)) {
      this.endsTurn = this.error?.code === 'ends_turn'
      this.error = null
      this.pending = offer
    }
    this.#underWay.answered()
  }

  async undo(whole = false): Promise<void> {
    const { newest } = this
    if (!newest || newest.seat === null) return
    await this.#underWay.decide({ type: whole ? 'restart_turn' : 'undo', seat: newest.seat, seq: newest.seq })
    this.#underWay.answered()
  }

  /** Do an option and hear what is asked next; says whether it was done. */
  async playOn({ text }: Offer): Promise<boolean> {
    const { newest } = this
    if (!newest || newest.seat === null) return false
    return this.#underWay.decide({ type: 'play', seat: newest.seat, seq: newest.seq, action: text })
  }

  async command(command: Bare<TableCommand>): Promise<boolean> {
    const done = await this.#underWay.send(command)
    this.#underWay.answered()
    return done
  }

  /** Hotseat: the person of this seat sits before the screen now. */
  unveil(seat: number): void {
    this.unveiled = seat
    void this.watch(seat)
  }

  /** Ask why something cannot be done. */
  ask(question: Question): Promise<Because> {
    return session.ask({ type: 'why', table: this.id, ...question })
  }

  // ------------------------------------------------------------ looking back

  /** Ask for the page of the story before the one that is there. */
  tellEarlier(): Promise<void> {
    this.#asking ??= this.#tellEarlier().finally(() => (this.#asking = null))
    return this.#asking
  }

  async #tellEarlier(): Promise<void> {
    const until = this.earlier
    if (!until) return
    const page = await api.story(this.id, until, this.newest?.seat ?? null)
    if (this.earlier !== until) return // begun anew meanwhile
    this.story = tell(this.story, page.happened, false)
    this.earlier = page.earlier ?? 0
  }

  /** Through whose eyes: one's own, or after the game anybody's. */
  async replayTo(moves: number, seat = this.lookThrough === undefined ? (this.newest?.seat ?? null) : this.lookThrough): Promise<void> {
    const last = this.newest?.moves ?? 0
    if (moves >= last && this.status !== 'finished') this.now()
    else await this.#look(api.replay(this.id, Math.max(0, Math.min(moves, last)), seat))
  }

  /** Look at the position after something that the log tells. */
  async replayAt(seq: number): Promise<void> {
    this.playing = false
    await this.#look(api.replayAt(this.id, seq, this.newest?.seat ?? null))
  }

  /** Positions that were asked for, and the last of them that counts: answers may come late, and out of order. */
  #looks = 0
  #seen = 0

  async #look(asked: Promise<Replayed>): Promise<void> {
    this.why.close()
    const look = ++this.#looks
    try {
      const position = await asked
      if (look < this.#seen) return
      this.#seen = look
      const before = this.replay?.moves
      this.replay = position
      if (before !== undefined && this.replay.moves === before + 1) this.#fly(this.replay.events as GameEvent[])
      while (this.earlier >= this.replay.seq && this.earlier) await this.tellEarlier()
    } catch (reason) {
      this.playing = false
      this.#underWay.failed(reason)
    }
  }

  /** Back to the game as it is. */
  now(): void {
    this.why.close()
    this.playing = false
    this.#seen = ++this.#looks
    this.replay = null
  }

  /** The last thing one decided oneself, if others have moved since. */
  lastOwn = $derived.by(() => {
    const moved = this.story.filter((one) => one.kind === 'moved')
    const own = moved.findLastIndex((one) => one.seat !== null && one.seat !== undefined && this.mine.includes(one.seat))
    return own >= 0 && own < moved.length - 1 ? moved[own]!.seq : null
  })

  /** Play what happened since one's own last turn, and come back to now. */
  async playSince(): Promise<void> {
    if (this.lastOwn === null) return
    await this.replayAt(this.lastOwn)
    this.playing = this.replay !== null
  }
}

function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
