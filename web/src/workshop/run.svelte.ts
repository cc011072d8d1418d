// An experiment on the server: begun, followed once a second, stopped, gone on with.
import { i18n } from '../i18n/i18n.svelte'
import { refusalWords } from '../i18n/refusal'
import { api, RefusedError } from '../wire/api'
import type { ExperimentInfo, NewExperiment } from '../wire/gen/wire'

const EVERY = 1000

export class Run {
  info = $state.raw<ExperimentInfo | null>(null)
  problem = $state('')
  busy = $derived(this.info !== null && (this.info.status === 'waiting' || this.info.status === 'playing'))
  /** The result that was asked for is not kept any more. */
  gone = $state(false)
  #timer = 0
  #closed = false

  /** What this browser last looked at, or what the address names. */
  constructor(readonly game: string) {
    const named = new URLSearchParams(location.search).get('experiment')
    const id = named ?? localStorage.getItem(this.#key)
    if (id) void this.#again(id, named !== null)
  }

  get #key(): string {
    return `tawantin.workshop.run.${this.game}`
  }

  /** An address that shows this result to everybody. */
  get link(): string {
    return `${location.origin}/workshop/${this.game}?experiment=${this.info!.id}`
  }

  async #again(id: string, named: boolean): Promise<void> {
    try {
      const info = await api.experiment(id, i18n.language)
      if (info.game !== this.game) return
      this.info = info
      this.#follow()
    } catch (reason) {
      this.gone = named
      if (reason instanceof RefusedError && reason.code === 'not_found') localStorage.removeItem(this.#key)
    }
  }

  begin(game: string, wanted: NewExperiment): Promise<void> {
    return this.#do(() => api.newExperiment(game, wanted, i18n.language))
  }

  more(games: number): Promise<void> {
    return this.#do(() => api.moreGames(this.info!.id, games, i18n.language))
  }

  stop(): Promise<void> {
    return this.#do(() => api.stopExperiment(this.info!.id, i18n.language))
  }

  /** Nobody looks any more; the experiment goes on. */
  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }

  async #do(ask: () => Promise<ExperimentInfo>): Promise<void> {
    this.problem = ''
    this.gone = false
    clearTimeout(this.#timer)
    try {
      this.info = await ask()
      if (this.info.mine) localStorage.setItem(this.#key, this.info.id)
    } catch (reason) {
      this.problem = refusalWords(reason)
    }
    this.#follow()
  }

  #follow(): void {
    if (this.busy && !this.#closed) this.#timer = window.setTimeout(() => void this.#look(), EVERY)
  }

  /** Words come in the language of the moment. */
  #look(): Promise<void> {
    return this.#do(() => api.experiment(this.info!.id, i18n.language))
  }
}
