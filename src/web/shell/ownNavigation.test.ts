import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startSession, type User } from '../session.ts'
import { NO_OWN } from './lines.ts'
import { keepNavigation, refreshNavigation } from './ownNavigation.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = `a.${encode({ exp: Date.now() / 1000 + 3600 })}.c`
const mei = { id: 'u1', email: 'm@h.example', role: 'employer', company_id: 'c1', country_code: 'IN' } as User
const answer = (data: unknown) => new Response(JSON.stringify({ success: true, data }))
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('navigator', {})
  startSession({ token, user: mei, trial: null })
})
afterEach(() => vi.unstubAllGlobals())

test('what somebody changes while the server is asked is not taken back by its answer', async () => {
  const late = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (init?.method === 'PUT') return Promise.resolve(answer({}))
    return address.includes('/api/navigation') ? late.promise : Promise.resolve(answer({ counts: [] }))
  })
  const asked = refreshNavigation()
  const pinned = { ...NO_OWN, pinned: ['memos'] }
  expect(await keepNavigation(pinned)).toBe(true)
  late.resolve(answer(NO_OWN))
  await asked
  expect(JSON.parse(kept.get('kept:navigation:u1') ?? '')).toEqual(pinned)
})
