// The moves of others are shown one after the other, not all at once; whoever waits too long jumps.

const STEP = 420
const LONGEST = 3400

/** Shows updates in order, each for a moment; but nobody waits long. */
export class Pace<T> {
  #queue: T[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #free = 0

  constructor(
    private readonly show: (item: T) => void,
    private readonly still: () => boolean,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Show the item when its time has come; `moves` says whether there is something to watch. */
  add(item: T, moves: boolean): void {
    this.#queue.push(item)
    if (this.still() || !moves || this.#queue.length * STEP > LONGEST) this.flush()
    else this.#next()
  }

  /** Show everything at once: a click finishes what moves. */
  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    for (const item of this.#queue.splice(0)) this.show(item)
    this.#free = this.now() + STEP
  }

  #next(): void {
    if (this.#timer !== undefined || !this.#queue.length) return
    const wait = Math.max(0, this.#free - this.now())
    if (wait === 0) {
      this.show(this.#queue.shift()!)
      this.#free = this.now() + STEP
      this.#next()
    } else
      this.#timer = setTimeout(() => {
        this.#timer = undefined
        this.#next()
      }, wait)
  }
}
