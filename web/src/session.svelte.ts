import { untrack } from 'svelte'
import { api, identity } from './wire/api'
import type { Because, Done, GameInfo, Hello, Me, News, ServerInfo, ServerMessage, Why } from './wire/gen/wire'
import { Connection, type Unnumbered } from './wire/socket'
import type { Table } from './table/table.svelte'

/** Who plays in this browser, where they are, and the one connection that all tables share. */
class Session {
  me = $state.raw<Me | null>(null)
  server = $state.raw<ServerInfo | null>(null)
  games = $state.raw<GameInfo[]>([])
  /** Whether there are any: where no game has some, nothing links to them. */
  puzzles = $derived(this.games.some((game) => game.puzzles))
  path = $state(location.pathname)
  query = $state(location.search)
  connection = $state<'connecting' | 'open' | 'lost'>('connecting')
  notice = $state<'waiting' | 'closing' | null>(null)
  /** The server's clock less ours, in milliseconds. */
  skew = $state(0)
  /** Tables elsewhere at which it is my turn. */
  turns = $state.raw<readonly { table: string; game: string; title: string }[]>([])
  /** What was heard last that concerns the home page; `heard` counts. */
  news = $state.raw<{ heard: number; last: News | null }>({ heard: 0, last: null })
  /** Invitations that came while another page was looked at. */
  letters = $state.raw<readonly News[]>([])
  /** Who does not come to a table of mine, until it was read. */
  declined = $state.raw<News | null>(null)
  /** The tournament whose page is looked at. */
  #attending: string | null = null
  #tables = new Set<Table>()
  #connection: Connection | null = null

  async start(): Promise<void> {
    addEventListener('popstate', () => this.#moved())
    this.me = await identity()
    this.#connect()
    ;[this.server, this.games] = await Promise.all([api.server(), api.games()])
  }

  async gameInfo(id: string): Promise<GameInfo | null> {
    if (!this.games.length) this.games = await api.games()
    return this.games.find((game) => game.id === id) ?? null
  }

  go(address: string): void {
    if (address !== location.pathname + location.search) history.pushState(null, '', address)
    this.#moved()
    scrollTo(0, 0)
  }

  /** The same place by another address: what it asked for was done. */
  replace(address: string): void {
    history.replaceState(null, '', address)
    this.#moved()
  }

  #moved(): void {
    this.path = location.pathname
    this.query = location.search
  }

  // ------------------------------------------------------------ the connection

  /** Tell a table everything that concerns it, from now on. */
  follow(table: Table): () => void {
    this.#tables.add(table)
    this.turns = this.turns.filter((turn) => turn.table !== table.id)
    if (this.connection === 'open') table.opened()
    return () => {
      this.#tables.delete(table)
      if (this.connection === 'open') void this.send({ type: 'unwatch', table: table.id }).catch(() => undefined)
    }
  }

  /** Hear of a tournament whenever it changes, also after a lost connection; call the result to stop. */
  attend(tournament: string): () => void {
    this.#attending = tournament
    this.#askNews()
    return () => {
      this.#attending = null
      this.#askNews()
    }
  }

  #askNews(): void {
    if (this.connection === 'open') void this.send({ type: 'attend', tournament: this.#attending }).catch(() => undefined)
  }

  /** Who waits for a connection. */
  #backAgain: (() => void)[] = []
  #partMissing = false

  /** A part of the page that is loaded when it is needed. Browsers never ask again for one that did not come: none is
   * asked for while the connection is lost, and once one is missing the next one that is needed begins with a new page. */
  part<T>(load: () => Promise<T>): Promise<T> {
    return untrack(() => this.#part(load))
  }

  async #part<T>(load: () => Promise<T>): Promise<T> {
    if (this.connection === 'lost') await new Promise<void>((back) => this.#backAgain.push(back))
    if (this.#partMissing) location.reload()
    try {
      return await load()
    } catch (reason) {
      this.#partMissing = true
      throw reason
    }
  }

  #connect(): void {
    this.#connection = new Connection({
      message: (message) => this.#heard(message),
      opened: (hello) => this.#opened(hello),
      lost: () => (this.connection = 'lost'),
    })
  }

  send(message: Unnumbered): Promise<Done> {
    return this.#connection!.send(message)
  }

  /** Ask why something cannot be done. */
  ask(question: Omit<Why, 'id'>): Promise<Because> {
    return this.#connection!.send(question)
  }

  #opened(hello: Hello): void {
    this.connection = 'open'
    this.notice = null
    this.me = hello.me
    this.skew = hello.now - Date.now()
    for (const table of this.#tables) table.opened()
    for (const back of this.#backAgain.splice(0)) back()
    if (this.#attending) this.#askNews()
  }

  #heard(message: ServerMessage): void {
    if (message.type === 'update') {
      for (const table of this.#tables) if (table.id === message.table) table.heard(message)
    } else if (message.type === 'presence') {
      for (const table of this.#tables)
        if (table.id === message.table) table.presence(message.connected, message.spectators)
    } else if (message.type === 'turn') {
      const others = this.turns.filter((turn) => turn.table !== message.table)
      this.turns = message.your_turn ? [...others, message] : others
    } else if (message.type === 'news') this.#newsCame(message)
    else if (message.type === 'notice') this.notice = message.what === 'recovered' ? null : message.what
  }

  /** A live game that was found is gone to: the others are there. */
  #newsCame(news: News): void {
    this.news = { heard: this.news.heard + 1, last: news }
    if (news.what === 'invited' && this.path !== '/') this.letters = [...this.letters, news]
    if (news.what === 'declined') this.declined = news
    const framed = window.top !== window
    if (news.what === 'seated' && news.table && !framed) this.go(`/table/${news.table}`)
  }
}

export const session = new Session()
