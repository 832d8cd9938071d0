import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { type Trouble, watchConnection } from './connectivity.ts'

const fetched = vi.fn<typeof fetch>()
const heard: (Trouble | null)[] = []
const listeners = new Map<string, () => void>()
let leave = () => {}
let warned: MockInstance

const well = async () => new Response('{"ok":true}')
/** Answers after so long, unless nobody waits any more. */
const answerAfter =
  (ms: number): typeof fetch =>
  (_, init) =>
    new Promise((go, stop) => {
      setTimeout(() => go(new Response('{"ok":true}')), ms)
      init?.signal?.addEventListener('abort', () => stop(init.signal?.reason))
    })
const passing = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  heard.length = 0
  fetched.mockReset()
  fetched.mockImplementation(well)
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener))
  vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name))
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  leave = watchConnection((trouble) => heard.push(trouble))
})
afterEach(() => {
  leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the server is asked', () => {
  it('first after 2 seconds, then every 30', async () => {
    await passing(1999)
    expect(fetched).not.toHaveBeenCalled()
    await passing(1)
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(fetched.mock.calls[0]?.[0]).toBe('/health')
    await passing(29_999)
    expect(fetched).toHaveBeenCalledTimes(1)
    await passing(1)
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(heard).toEqual([null, null])
    expect(warned).not.toHaveBeenCalled()
  })

  it('no more once nobody listens', async () => {
    leave()
    await passing(60_000)
    expect(fetched).not.toHaveBeenCalled()
    expect(listeners.size).toBe(0)
  })
})

describe('what is told', () => {
  it('of an answer within 10 seconds: nothing is wrong', async () => {
    fetched.mockImplementation(answerAfter(9999))
    await passing(12_000)
    expect(heard).toEqual([null])
  })

  it('of an answer that took longer: it was slow, until one is not', async () => {
    fetched.mockImplementation(answerAfter(10_001))
    await passing(12_001)
    expect(heard).toEqual(['slow', 'slow'])
    fetched.mockImplementation(well)
    await passing(30_000)
    expect(heard.at(-1)).toBeNull()
  })

  it('of an answer that is slow, while it is awaited', async () => {
    fetched.mockImplementation(answerAfter(20_000))
    await passing(12_000)
    expect(heard).toEqual(['slow'])
  })

  it('of no answer within 30 seconds', async () => {
    fetched.mockImplementation(answerAfter(90_000))
    await passing(2000 + 29_999)
    expect(heard).toEqual(['slow'])
    await passing(1)
    expect(heard[1]).toBe('unreachable')
  })

  it('of a server that is not well, with a warning in the console', async () => {
    fetched.mockImplementation(async () => new Response('', { status: 503 }))
    await passing(2000)
    expect(heard).toEqual([{ status: 503 }])
    expect(warned).toHaveBeenCalledWith('Health check failed:', 503)
    fetched.mockImplementation(well)
    await passing(30_000)
    expect(heard.at(-1)).toBeNull()
  })

  it('of a server that cannot be reached, and of no network at all', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await passing(2000)
    expect(heard).toEqual(['unreachable'])
    vi.stubGlobal('navigator', { onLine: false })
    await passing(30_000)
    expect(heard.at(-1)).toBe('offline')
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('when the connection is lost, until it is back', async () => {
    listeners.get('offline')?.()
    expect(heard).toEqual(['lost'])
    listeners.get('online')?.()
    expect(heard).toEqual(['lost', null])
  })

  it('of a question under way when the connection is lost: nothing', async () => {
    fetched.mockImplementation(answerAfter(5000))
    await passing(3000)
    listeners.get('offline')?.()
    await passing(10_000)
    expect(heard).toEqual(['lost'])
  })
})
