import { SvelteMap } from 'svelte/reactivity'
import { loadBoard, type BoardModule, type GameEvent } from '../boards/board'
import { i18n } from '../i18n/i18n.svelte'
import { session } from '../session.svelte'
import { api, RefusedError, type Bare, type Components } from '../wire/api'
import type { GameInfo, Happening, Offer, Replayed, TableCommand, TableInfo, Update } from '../wire/gen/wire'
import { attention } from './attention.svelte'
import { click, narrow, typed } from './narrow'
import { Names } from './names.svelte'
import { Pace } from './pace'
import { preferences } from './preferences.svelte'
import { signOf, type Sign } from './signs'
import { tell } from './story'
import { whole } from './whole'

/** What bots are called: names from the Andes, one a seat. */
const BOT_NAMES = ['Killa', 'Amaru', 'Wayra', 'Sumaq', 'Rumi', 'Nina', 'Illari', 'Tupaq']

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
  /** What is drawn now; a little behind the newest update while pieces travel. */
  #shown = $state.raw<Shown | null>(null)
  newest = $state.raw<Update | null>(null)
  replay = $state.raw<Replayed | null>(null)
  clicks = $state.raw<string[]>([])
  /** An option that waits for its confirmation. */
  pending = $state.raw<Offer | null>(null)
  sending = $state(false)
  error = $state.raw<{ code: string; message: string } | null>(null)
  spectators = $state(0)
  /** Elements that something outside the board points at (a log line, a list entry). */
  pointed = $state.raw<readonly string[]>([])
  /** Elements that are drawn somewhere and can be clicked there. */
  readonly visible = new SvelteMap<string, number>()
  /** Hotseat: whose hand may be seen; null while the curtain is down. */
  unveiled = $state<number | null>(null)
  receivedAt = $state(0)
  readonly names = new Names(this)
  #pace = new Pace<Shown>((item) => this.#show(item), () => preferences.now.fast || reducedMotion())
  #forget: () => void
  #hearing: Promise<void> = Promise.resolve()

  constructor(readonly id: string) {
    this.#forget = session.follow(this)
  }

  close(): void {
    this.#forget()
    attention.calm()
  }

  // ------------------------------------------------------------ what is seen

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
  live = $derived(this.replay === null)
  myTurn = $derived(this.status === 'playing' && this.mine.some((seat) => this.newest?.actors.includes(seat)))
  /** Hotseat: the next of my seats that must decide and has not been handed the screen. */
  curtain = $derived.by(() => {
    if (!this.hotseat || this.status !== 'playing' || !this.newest) return null
    const next = this.mine.find((seat) => this.newest!.actors.includes(seat))
    if (this.unveiled !== null && (next === undefined || this.newest.actors.includes(this.unveiled))) return null
    return next ?? null
  })
  /** What may be done now; nothing while pieces still travel to where it may be done. */
  offers = $derived.by(() => {
    const { newest } = this
    const shown = this.#shown
    if (!this.live || this.curtain !== null || !newest || !shown) return []
    const arrived = shown.view === newest.view || (shown.update !== newest && sameOffers(shown.update, newest))
    return arrived ? newest.options : []
  })
  choice = $derived(narrow(this.offers, this.clicks, this.board?.fold))
  /** Elements of the latest move. */
  touched = $derived.by(() => {
    const events = this.replay ? this.replay.events : this.story.findLast((one) => one.kind === 'moved')?.events
    return new Set(((events ?? []) as GameEvent[]).flatMap((event) => this.board?.eventTargets?.(event) ?? []))
  })

  sign(seat: number): Sign {
    const dealt = this.view ? this.board?.colourOf?.(this.view, seat) : null
    return signOf(dealt ?? this.game?.colours[seat]?.id ?? '', seat)
  }

  seatName(seat: number): string {
    const who = this.seats[seat]
    if (who?.name) return who.name
    return who?.kind === 'bot' ? BOT_NAMES[seat % BOT_NAMES.length]! : i18n.t('seat-number', { number: seat + 1 })
  }

  // ------------------------------------------------------------ what the server tells

  /** An update has come; they are taken in one after the other. */
  heard(update: Update): void {
    this.#hearing = this.#hearing.then(() => this.#take(update))
  }

  async #take(heard: Update): Promise<void> {
    const update = whole(heard, this.newest)
    if (update.info) await this.#learn(update.info)
    const all = !!update.resumed && update.happened[0]?.kind === 'created'
    this.story = tell(this.story, update.happened, all)
    const before = this.newest
    this.newest = update
    this.receivedAt = Date.now()
    this.#settleEyes(update)
    const views = this.#stages(before, update)
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
    const [game, board, components] = await Promise.all([
      session.gameInfo(info.game), loadBoard(info.game), api.components(info.game), i18n.open(info.game),
    ])
    this.components = components
    this.board = board
    this.game = game
  }

  #stages(before: Update | null, update: Update): unknown[] {
    const events = update.happened.filter((one) => one.kind === 'moved').flatMap((one) => one.events ?? []) as GameEvent[]
    if (!before?.view || !update.view || !events.length || before.seat !== update.seat) return [update.view]
    const staged = this.board?.stages?.(before.view, update.view, events) ?? []
    return [...staged, update.view]
  }

  #show(item: Shown): void {
    // What others do at the same time does not disturb a choice half made.
    if (!sameOffers(item.update, this.#shown?.update ?? null)) {
      this.clicks = []
      this.pending = null
    }
    this.#shown = item
  }

  /** Look through the right eyes: one's own seat, or in hotseat the one that was handed the screen. */
  #settleEyes(update: Update): void {
    if (update.status === 'open') return
    const wanted = this.hotseat ? (this.curtain === null ? this.unveiled : null) : (this.mine[0] ?? null)
    if (wanted !== update.seat) void this.watch(wanted)
  }

  async watch(seat: number | null, again = false): Promise<void> {
    await session.send({ type: 'watch', table: this.id, seat, since: again ? undefined : this.newest?.seq })
      .catch((reason: unknown) => this.#failed(reason))
  }

  /** Connected (again). */
  opened(): void {
    if (this.info && !this.newest) this.newest = null
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
    this.#pace.flush()
    const next = click(this.offers, this.clicks, target, this.board?.fold)
    const same = !next.chosen && next.clicks.join() === this.clicks.join()
    this.clicks = next.clicks
    this.pending = null
    if (next.chosen) this.choose(next.chosen)
    return !same
  }

  /** Step back: out of the confirmation, then click by click. */
  back(): boolean {
    if (this.pending) this.pending = null
    if (!this.clicks.length) return false
    this.clicks = this.clicks.slice(0, -1)
    return true
  }

  /** Do an option, after a confirmation if one is wanted. */
  choose(offer: Offer, confirmed = false): void {
    if (preferences.now.confirm && !confirmed) this.pending = offer
    else void this.play(offer)
  }

  /** Do what was typed; says what fits when it is not one option. */
  type(text: string): Offer[] {
    const found = typed(this.offers, text)
    if (found.length === 1) this.choose(found[0]!, true)
    return found
  }

  async play(offer: Offer): Promise<void> {
    const { newest } = this
    if (!newest || newest.seat === null || this.sending) return
    this.pending = null
    await this.command({ type: 'play', seat: newest.seat, seq: newest.seq, action: offer.text })
    this.clicks = []
  }

  async undo(whole = false): Promise<void> {
    const { newest } = this
    if (!newest || newest.seat === null) return
    await this.command({ type: whole ? 'restart_turn' : 'undo', seat: newest.seat, seq: newest.seq })
  }

  async command(command: Bare<TableCommand>): Promise<boolean> {
    this.sending = true
    this.error = null
    try {
      await session.send({ ...command, table: this.id } as TableCommand)
      return true
    } catch (reason) {
      this.#failed(reason)
      return false
    } finally {
      this.sending = false
    }
  }

  #failed(reason: unknown): void {
    const code = reason instanceof RefusedError ? reason.code : 'unavailable'
    if (code === 'stale') void this.watch(this.newest?.seat ?? null)
    this.error = { code, message: reason instanceof Error ? reason.message : String(reason) }
  }

  /** Hotseat: the person of this seat sits before the screen now. */
  unveil(seat: number): void {
    this.unveiled = seat
    void this.watch(seat)
  }

  // ------------------------------------------------------------ looking back

  async replayTo(moves: number): Promise<void> {
    const last = this.newest?.moves ?? 0
    if (moves >= last && this.status !== 'finished') this.replay = null
    else
      try {
        this.replay = await api.replay(this.id, Math.max(0, Math.min(moves, last)), this.newest?.seat ?? null)
      } catch (reason) {
        this.#failed(reason)
      }
  }
}

function sameOffers(one: Update, other: Update | null): boolean {
  if (one.seat !== other?.seat || one.options.length !== other.options.length) return false
  return one.options.every((offer, n) => offer.text === other.options[n]!.text)
}

function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
