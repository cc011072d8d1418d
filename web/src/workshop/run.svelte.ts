// An experiment on the server: begun, followed once a second, stopped, gone on with.
import { i18n, t } from '../i18n/i18n.svelte'
import { api, RefusedError } from '../wire/api'
import type { ExperimentInfo, NewExperiment } from '../wire/gen/wire'

const EVERY = 1000

export class Run {
  info = $state.raw<ExperimentInfo | null>(null)
  problem = $state('')
  busy = $derived(this.info !== null && (this.info.status === 'waiting' || this.info.status === 'playing'))
  #timer = 0
  #closed = false

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
    clearTimeout(this.#timer)
    try {
      this.info = await ask()
    } catch (reason) {
      const code = reason instanceof RefusedError ? reason.code : 'unavailable'
      const told = code === 'bad_components' && reason instanceof Error ? ` ${reason.message}` : ''
      this.problem = t(`refused-${code.replaceAll('_', '-')}`) + told
    }
    if (this.busy && !this.#closed) this.#timer = window.setTimeout(() => void this.#look(), EVERY)
  }

  /** Words come in the language of the moment. */
  #look(): Promise<void> {
    return this.#do(() => api.experiment(this.info!.id, i18n.language))
  }
}
