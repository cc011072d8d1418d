import type { Because, ClientMessage, Done, Hello, Refused, ServerMessage, Why } from './gen/wire'
import { RefusedError } from './api'

export type Unnumbered = ClientMessage extends infer M ? (M extends unknown ? Omit<M, 'id'> : never) : never

interface Waiting {
  message: Unnumbered
  done: (answer: Done | Because) => void
  failed: (reason: RefusedError) => void
}

interface Listener {
  message: (message: ServerMessage) => void
  /** Connected (again): watch what should be watched. */
  opened: (hello: Hello) => void
  lost: () => void
}

const FIRST_DELAY = 300
const LONGEST_DELAY = 8000
/** A network that swallows everything refuses no connection: without a greeting by then, another is tried. */
const PATIENCE = 20_000

/** One connection that comes back by itself; what was not answered is asked again. */
export class Connection {
  #socket: WebSocket | null = null
  #next = 1
  #waiting = new Map<number, Waiting>()
  #delay = FIRST_DELAY
  #closed = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly listener: Listener) {
    this.#connect()
    window.addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
  }

  /** Ask for something; resolves when it is done and on disk. */
  send(message: Omit<Why, 'id'>): Promise<Because>
  send(message: Unnumbered): Promise<Done>
  send(message: Unnumbered): Promise<Done | Because> {
    const id = this.#next++
    return new Promise((done, failed) => {
      this.#waiting.set(id, { message, done, failed })
      this.#write(id, message)
    })
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    window.removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
  }

  #hurry = (): void => {
    if (this.#socket === null && !this.#closed && !document.hidden) this.#connect()
  }

  #write(id: number, message: Unnumbered): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ ...message, id }))
  }

  #connect(): void {
    clearTimeout(this.#timer)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/ws`)
    this.#socket = socket
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data as string) as ServerMessage)
    this.#timer = setTimeout(() => { gone(); socket.close() }, PATIENCE)
    const gone = (socket.onclose = (): void => {
      if (this.#socket !== socket) return
      this.#socket = null
      clearTimeout(this.#timer)
      if (this.#closed) return
      this.listener.lost()
      this.#timer = setTimeout(() => this.#connect(), this.#delay * (0.75 + Math.random() / 2))
      this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY)
    })
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case 'hello': {
        clearTimeout(this.#timer)
        this.#delay = FIRST_DELAY
        // Watching begins anew; other questions without an answer are asked again as they were.
        const asked = [...this.#waiting].filter(([id, { message: { type } }]) => {
          if (type === 'watch') this.#waiting.delete(id)
          return type !== 'watch'
        })
        this.listener.opened(message)
        for (const [id, { message: again }] of asked) this.#write(id, again)
        break
      }
      case 'done':
      case 'because':
      case 'refused':
        this.#answered(message)
        break
      default:
        this.listener.message(message)
    }
  }

  #answered(answer: Done | Because | Refused): void {
    const waiting = answer.id == null ? undefined : this.#waiting.get(answer.id)
    if (answer.id != null) this.#waiting.delete(answer.id)
    if (answer.type !== 'refused') waiting?.done(answer)
    else if (waiting) waiting.failed(new RefusedError(answer.code, answer.message))
    else this.listener.message(answer)
  }
}
