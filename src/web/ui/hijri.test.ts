import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

// Files share a worker: what is put in another's place goes.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const stored = new Map<string, string>()
const sent: unknown[] = []
const page = { userId: 'u1' as string | null, isRefused: false }
vi.mock('../call.ts', () => ({
  callEndpoint: async (_call: unknown, input: unknown) => {
    if (page.isRefused) throw new Error('Network error')
    sent.push(input)
  },
}))
vi.mock('../session.ts', () => ({
  KEPT_PREFIX: 'kept:',
  getSession: () => ({ user: page.userId ? { id: page.userId } : null }),
  onSession: () => () => {},
}))
vi.mock('react', () => ({ useSyncExternalStore: (_listen: unknown, read: () => boolean) => read() }))

const fresh = async () => {
  vi.resetModules()
  return { ...(await import('./hijri.ts')), ...(await import('./chooseHijri.ts')) }
}
beforeEach(() => {
  stored.clear()
  sent.length = 0
  Object.assign(page, { userId: 'u1', isRefused: false })
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

describe('the choice of Hijri dates', () => {
  it('is off, until somebody chooses it; then it is theirs from the first moment of the next visit', async () => {
    const first = await fresh()
    expect(first.useHijriChoice()).toBe(false)
    await first.chooseHijri(true)
    expect([first.useHijriChoice(), sent]).toEqual([true, [{ shown: true }]])
    const next = await fresh()
    expect(next.useHijriChoice()).toBe(true)
    page.userId = 'u2'
    expect(next.useHijriChoice()).toBe(false)
    page.userId = null
    expect(next.useHijriChoice()).toBe(false)
  })

  it('follows what the account says, chosen on another device', async () => {
    const { keepHijri, useHijriChoice } = await fresh()
    keepHijri(true)
    expect([useHijriChoice(), sent]).toEqual([true, []])
    expect(stored.get('kept:hijri:u1')).toBe('1')
  })

  it('is as it was where the server did not keep it', async () => {
    const { chooseHijri, useHijriChoice } = await fresh()
    page.isRefused = true
    await expect(chooseHijri(true)).rejects.toThrow('Network error')
    expect(useHijriChoice()).toBe(false)
  })
})
