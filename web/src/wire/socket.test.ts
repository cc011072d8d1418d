import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connection } from './socket'

class Socket {
  static all: Socket[] = []
  static readonly OPEN = 1
  onmessage?: (event: { data: string }) => void
  onclose?: () => void
  readyState = 0
  constructor() { Socket.all.push(this) }
  close(): void { this.readyState = 2 }
  send(): void { throw new Error('nothing is said in these tests') }
  greet(): void { this.onmessage?.({ data: JSON.stringify({ type: 'hello' }) }) }
}

const heard: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  Socket.all = []
  heard.length = 0
  const listens = { addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('window', listens)
  vi.stubGlobal('document', { ...listens, hidden: false })
  vi.stubGlobal('location', { protocol: 'http:', host: 'example.org' })
})
afterEach(() => { vi.useRealTimers(); vi.unstubAllGlobals() })

const connect = (): Connection =>
  new Connection({ opened: () => heard.push('opened'), lost: () => heard.push('lost'), message: () => heard.push('message') })

test('a connection that is never greeted is given up for another', () => {
  connect()
  vi.advanceTimersByTime(19_000)
  expect(heard).toEqual([])
  vi.advanceTimersByTime(11_000)
  expect(heard).toEqual(['lost'])
  expect(Socket.all.length).toBe(2)
  Socket.all[1]!.greet()
  expect(heard).toEqual(['lost', 'opened'])
})

test('one that was greeted stays, and comes back when it is closed', () => {
  connect()
  Socket.all[0]!.greet()
  vi.advanceTimersByTime(600_000)
  expect(heard).toEqual(['opened'])
  Socket.all[0]!.onclose?.()
  vi.advanceTimersByTime(2_000)
  expect(heard).toEqual(['opened', 'lost'])
  expect(Socket.all.length).toBe(2)
})

test('nothing is tried after the end', () => {
  connect().close()
  vi.advanceTimersByTime(600_000)
  expect(Socket.all.length).toBe(1)
})
