// Several decisions of one seat whose order is free: they are put together here and sent when they are whole.

export interface Draft {
  /** There is something to put together now. */
  readonly active: boolean
  readonly selectable: ReadonlySet<string>
  /** What is laid, and where the next thing goes. */
  readonly chosen: ReadonlySet<string>
  /** Something was laid here that the server does not know of. */
  readonly begun: boolean
  /** Nothing is missing. */
  readonly whole: boolean
  /** What the button says that sends it. */
  readonly button: string
  /** It is filled here, in an order that the server knows nothing of. */
  holds: (target: string) => boolean
  point: (target: string) => boolean
  back: () => boolean
  clear: () => void
  send: () => Promise<void>
}
