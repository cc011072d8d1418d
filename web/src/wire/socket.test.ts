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

const told: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  Socket.all = []
  told.length = 0
  const listens = { addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('window', listens)
  vi.stubGlobal('document', { ...listens, hidden: false })
  vi.stubGlobal('location', { protocol: 'http:', host: 'example.org' })
})
afterEach(() => { vi.useRealTimers(); vi.unstubAllGlobals() })

const connect = (): Connection =>
  new Connection({ opened: () => told.push('opened'), lost: () => told.push('lost'), message: () => told.push('message') })

test('a connection that is never greeted is given up for another', () => {
  connect()
  vi.advanceTimersByTime(19_000)
  expect(told).toEqual([])
  vi.advanceTimersByTime(11_000)
  expect(told).toEqual(['lost'])
  expect(Socket.all.length).toBe(2)
  Socket.all[1]!.greet()
  expect(told).toEqual(['lost', 'opened'])
})

test('one that was greeted stays, and comes back when it is closed', () => {
  connect()
  Socket.all[0]!.greet()
  vi.advanceTimersByTime(600_000)
  expect(told).toEqual(['opened'])
  Socket.all[0]!.onclose?.()
  vi.advanceTimersByTime(2_000)
  expect(told).toEqual(['opened', 'lost'])
  expect(Socket.all.length).toBe(2)
})

test('nothing is tried after the end', () => {
  connect().close()
  vi.advanceTimersByTime(600_000)
  expect(Socket.all.length).toBe(1)
})
