// The numbers somebody is changing: kept in the browser, undone step by step, checked by the server.
import { api, RefusedError } from '../wire/api'
import type { WorkshopCheck } from '../wire/gen/wire'
import { decoded, encoded, holds, type Changes } from './link'

const SOON = 250

export class Variant {
  changes = $state.raw<Changes>({})
  name = $state('')
  check = $state.raw<WorkshopCheck | null>(null)
  checking = $state(false)
  /** What another window of this browser has made of the same game's numbers, if it differs. */
  elsewhere = $state.raw<{ name: string; changes: Changes } | null>(null)
  /** The link that was opened should hold numbers and does not. */
  broken = $state(false)
  #past = $state.raw<Changes[]>([])
  #future = $state.raw<Changes[]>([])
  #timer = 0
  #asked = 0

  constructor(readonly game: string) {
    const linked = decoded(location.hash)
    this.broken = !linked && holds(location.hash)
    const given = linked ?? decoded(localStorage.getItem(this.#key) ?? '')
    if (given) {
      this.changes = given.changes
      this.name = given.name
      this.#ask()
    }
  }

  /** Listen to other windows, and for links that are opened in this one; the answer stops it. */
  listen(): () => void {
    const heard = (event: StorageEvent): void => {
      if (event.key !== this.#key) return
      const other = decoded(event.newValue ?? '') ?? { name: '', changes: {} }
      this.elsewhere = JSON.stringify(other.changes) === JSON.stringify(this.changes) ? null : other
    }
    const opened = (): void => {
      const linked = decoded(location.hash)
      this.broken = !linked && holds(location.hash)
      if (!linked) return
      this.replace(linked.changes)
      this.rename(linked.name)
    }
    window.addEventListener('storage', heard)
    window.addEventListener('hashchange', opened)
    return () => {
      window.removeEventListener('storage', heard)
      window.removeEventListener('hashchange', opened)
    }
  }

  /** Go on with what the other window has, or with what is here; neither is lost: undo knows both. */
  settle(take: boolean): void {
    const other = this.elsewhere
    this.elsewhere = null
    if (take && other) {
      this.replace(other.changes)
      this.rename(other.name)
    } else this.#keep()
  }

  get #key(): string {
    return `tawantin.workshop.${this.game}`
  }

  get count(): number {
    return Object.keys(this.changes).length
  }

  get canUndo(): boolean {
    return this.#past.length > 0
  }

  get canRedo(): boolean {
    return this.#future.length > 0
  }

  /** Whether a game can be played with these numbers, as far as is known. */
  get sound(): boolean {
    return this.count === 0 || (this.check !== null && !this.checking && !this.check.problem)
  }

  set(place: string, value: number, printed: number): void {
    const { [place]: _, ...rest } = this.changes
    this.replace(value === printed ? rest : { ...rest, [place]: value })
  }

  replace(changes: Changes): void {
    this.#past = [...this.#past, this.changes]
    this.#future = []
    this.#take(changes)
  }

  undo(): void {
    const before = this.#past.at(-1)
    if (!before) return
    this.#past = this.#past.slice(0, -1)
    this.#future = [...this.#future, this.changes]
    this.#take(before)
  }

  redo(): void {
    const after = this.#future.at(-1)
    if (!after) return
    this.#future = this.#future.slice(0, -1)
    this.#past = [...this.#past, this.changes]
    this.#take(after)
  }

  rename(name: string): void {
    this.name = name
    this.#keep()
  }

  /** An address that holds the numbers themselves: it needs no server to remember them. */
  get link(): string {
    return `${location.origin}/workshop/${this.game}#${encoded(this.name, this.changes)}`
  }

  #take(changes: Changes): void {
    this.changes = changes
    this.#keep()
    this.#ask()
  }

  /** From now on these numbers count, and no longer those of the link that was opened. */
  #keep(): void {
    this.broken = false
    if (holds(location.hash)) history.replaceState(history.state, '', location.pathname + location.search)
    if (this.count || this.name) localStorage.setItem(this.#key, encoded(this.name, this.changes))
    else localStorage.removeItem(this.#key)
  }

  /** Have the numbers checked when the typing pauses; only the last answer counts. */
  #ask(): void {
    clearTimeout(this.#timer)
    const number = ++this.#asked
    if (!this.count) {
      this.check = null
      this.checking = false
      return
    }
    this.checking = true
    this.#timer = window.setTimeout(() => void this.#checked(number), SOON)
  }

  async #checked(number: number): Promise<void> {
    let check: WorkshopCheck
    try {
      check = await api.workshopCheck(this.game, this.changes)
    } catch (reason) {
      check = { digest: '', problem: reason instanceof RefusedError ? reason.message : String(reason), place: '' }
    }
    if (number !== this.#asked) return
    this.check = check
    this.checking = false
  }
}
