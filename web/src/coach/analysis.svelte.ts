import type { Table } from '../table/table.svelte'
import { api, RefusedError } from '../wire/api'
import type { AnalysedPlayer, AnalysisInfo, ChancePoint, Decision, Offer } from '../wire/gen/wire'

/** How often one looks whether more decisions are judged. */
const LOOK_MS = 1500
/** A decision that gives this much away, or the dearest of its round, is a turning point. */
const TURNING = 0.03

export type Judgement = Decision['mark']
export const JUDGEMENTS = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const
export const isMistake = ({ mark }: Decision): boolean => mark === 'inaccuracy' || mark === 'mistake' || mark === 'blunder'

/** What a move is, in words that do not depend on the position that is looked at. */
export function moveWords(table: Table, move: Offer): string {
  return table.names.words?.action(move.kind, move.args, move.targets) ?? move.text
}

/** The decisions that decided something: the dearest, and the dearest of each round. */
export function turningPoints(decisions: readonly Decision[]): Set<number> {
  const points = new Set<number>()
  const worst = new Map<number | null, Decision>()
  for (const one of decisions) {
    if (one.loss >= TURNING) points.add(one.number)
    if (one.loss > (worst.get(one.round)?.loss ?? 0)) worst.set(one.round, one)
  }
  for (const { number } of worst.values()) points.add(number)
  return points
}

/** The analysis of a finished game, as much as there is; it asks for more while it is being made. */
export class Analysed {
  status = $state<AnalysisInfo['status'] | 'asking'>('asking')
  total = $state(0)
  decisions = $state.raw<readonly Decision[]>([])
  #curve = $state.raw<readonly ChancePoint[]>([])
  /** Whose eyes the curve is seen with; null is a spectator's. */
  eyes = $state<number | null>(null)
  players = $state.raw<readonly AnalysedPlayer[]>([])
  secondsLeft = $state<number | null>(null)
  failed = $state<string | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(readonly table: string) {
    void this.#ask(api.analysis(table, 0))
  }

  curve = $derived(this.#curve.map((one) => ({ ...one, chances: (this.eyes === null ? null : one.seen?.[this.eyes]) ?? one.chances })))
  done = $derived(this.decisions.length)
  busy = $derived(this.status === 'waiting' || this.status === 'working')

  begin(): Promise<void> {
    return this.#ask(api.analyse(this.table))
  }

  async #ask(asked: Promise<AnalysisInfo>): Promise<void> {
    try {
      this.#take(await asked)
      this.failed = null
    } catch (reason) {
      this.failed = reason instanceof RefusedError ? reason.code : 'unavailable'
      if (this.status === 'asking') this.status = 'none'
    }
    if (this.busy && !this.#closed) {
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => void this.#ask(api.analysis(this.table, this.done)), LOOK_MS)
    }
  }

  #take(info: AnalysisInfo): void {
    const first = info.first ?? 0
    this.decisions = [...this.decisions.slice(0, first), ...(info.decisions ?? [])]
    this.#curve = first ? [...this.#curve.filter(({ number }) => number <= first), ...(info.curve ?? [])] : (info.curve ?? [])
    this.players = info.players ?? []
    this.total = info.total
    this.secondsLeft = info.seconds_left ?? null
    this.status = info.status
  }

  /** What could be expected after a decision. */
  after(number: number): ChancePoint | null {
    return this.curve.findLast((one) => one.number <= number) ?? null
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }
}
