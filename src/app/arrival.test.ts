import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '../web/session.ts'

const NOW = Date.parse('2027-03-01T09:00:00Z')
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = `${encode({ alg: 'HS256' })}.${encode({ exp: NOW / 1000 + 3600 })}.sig`
const asha = {
  id: 'u1',
  email: 'asha@rivers.example',
  role: 'job_seeker',
  company_id: null,
  country_code: 'IN',
} as User
const mei = { ...asha, id: 'u2', role: 'employer', company_id: 'c1', country_code: 'SG' } as User

const aStorage = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    clear: () => stored.clear(),
  }
}
const fetched = vi.fn<typeof fetch>()
const answer = (status: number, body: unknown = {}, headers = {}) =>
  new Response(status === 304 ? null : JSON.stringify(body), { status, headers })
const input = () => fetched.mock.calls.map(([address]) => address)
const free = { success: true, plan_name: 'Free', subscription_tier: 'free', subscription_status: 'inactive' }
const company = { success: true, country: 'Singapore', country_code: 'SG' }

/** The modules of a page that has just been opened, with somebody restored or not. */
const open = async (user: User | null) => {
  vi.resetModules()
  const s = await import('../web/session.ts')
  if (user) {
    localStorage.setItem('auth_token', token)
    localStorage.setItem('user_data', JSON.stringify(user))
  }
  s.restoreSession()
  const { afterSignIn: followArrivals } = await import('./arrival.ts')
  const { ensureCompany } = await import('../web/company.ts')
  return { ...s, followArrivals, ensureCompany }
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  fetched.mockReset()
  vi.stubGlobal('localStorage', aStorage())
  vi.stubGlobal('sessionStorage', aStorage())
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the plan of a job seeker', () => {
  it('is asked for 100 ms after the session is restored', async () => {
    const page = await open(asha)
    fetched.mockImplementation(async () => answer(200, free))
    page.followArrivals()
    await vi.advanceTimersByTimeAsync(99)
    expect(input()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(input()).toEqual(['/api/subscription/current'])
    const stored = { tier: 'free', planName: 'Free', status: 'inactive', isActive: false, expiresAt: null }
    expect(page.getSession().subscription).toMatchObject(stored)
    expect(JSON.parse(localStorage.getItem('subscription_info') ?? '')).toMatchObject(stored)
  })

  it('is asked for 100 ms after signing in, and not for an employer', async () => {
    const page = await open(null)
    fetched.mockImplementation(async () => answer(200, free))
    page.followArrivals()
    page.startSession({ token, user: asha, trial: null })
    await vi.advanceTimersByTimeAsync(100)
    expect(input()).toEqual(['/api/subscription/current'])
    page.startSession({ token, user: mei, trial: null })
    await vi.advanceTimersByTimeAsync(100)
    expect(input()).toHaveLength(1)
  })

  it.each([
    ['the network', () => Promise.reject(new TypeError('offline'))],
    ['the server', async () => answer(503)],
    ['too many questions', async () => answer(429)],
  ])('is asked for twice more, after 1 s and 2 s, when it fails by %s', async (_, fails) => {
    const page = await open(asha)
    fetched.mockImplementation(fails)
    page.followArrivals()
    const asksAfter = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms)
      return input().length
    }
    expect(await asksAfter(100)).toBe(1)
    expect(await asksAfter(999)).toBe(1)
    expect(await asksAfter(1)).toBe(2)
    expect(await asksAfter(1999)).toBe(2)
    expect(await asksAfter(1)).toBe(3)
    expect(await asksAfter(60_000)).toBe(3)
  })

  it('is not asked for again after a plain no, nor for somebody who has left', async () => {
    const page = await open(asha)
    fetched.mockImplementationOnce(async () => answer(404))
    page.followArrivals()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(input()).toHaveLength(1)
    page.startSession({ token, user: { ...asha, id: 'u3' }, trial: null })
    fetched.mockImplementation(async () => answer(503))
    await vi.advanceTimersByTimeAsync(100)
    page.endSession('forced')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(input()).toHaveLength(2)
  })
})

describe('the country', () => {
  it('of a job seeker without one is looked for; DEFAULT says nothing', async () => {
    const page = await open({ ...asha, country_code: null })
    fetched.mockImplementation(async (at) =>
      String(at).includes('geo') ? answer(200, { country_code: 'DEFAULT' }) : answer(200, free),
    )
    page.followArrivals()
    await vi.advanceTimersByTimeAsync(0)
    expect(input()).toEqual(['/api/geo/detect'])
    expect(page.getSession().user?.country_code).toBeNull()
    fetched.mockImplementation(async () => answer(200, { country_code: 'CA' }))
    page.startSession({ token, user: { ...asha, id: 'u4', country_code: null }, trial: null })
    await vi.advanceTimersByTimeAsync(0)
    expect(page.getSession().user).toMatchObject({ country: 'Canada', country_code: 'CA' })
  })

  it.each(['hr_admin', 'employee', 'system_owner'] as const)(
    'of an %s without one is looked for too: only employers are not',
    async (role) => {
      const page = await open({ ...mei, role, country_code: null })
      fetched.mockImplementation(async () => answer(200, { country_code: 'AE' }))
      page.followArrivals()
      await vi.advanceTimersByTimeAsync(5000)
      expect(input()).toEqual(['/api/geo/detect'])
      expect(page.getSession().user?.country_code).toBe('AE')
    },
  )

  it.each(['employer', 'employer_admin'] as const)(
    'of an %s comes from the company, never from the address',
    async (role) => {
      const page = await open({ ...mei, role, country_code: null })
      fetched.mockImplementation(async () => answer(200, company))
      page.followArrivals()
      await vi.advanceTimersByTimeAsync(999)
      expect(input()).toEqual([])
      await vi.advanceTimersByTimeAsync(60_000)
      expect(input()).toEqual(['/api/company/me'])
      expect(page.getSession().user).toMatchObject({ country: 'Singapore', country_code: 'SG' })
    },
  )
})

describe('the company of an employer', () => {
  it('is not asked for again a second after the start when the dashboard has asked already', async () => {
    const page = await open(mei)
    fetched.mockImplementation(async () => answer(200, company))
    page.followArrivals()
    expect(await page.ensureCompany()).toBe('loaded')
    await vi.advanceTimersByTimeAsync(5000)
    expect(input()).toHaveLength(1)
  })

  it.each([
    ['500', async () => answer(500)],
    ['no network', () => Promise.reject(new TypeError('offline'))],
  ])(
    'is asked for three times, after 1 s and 2 s, when it fails with %s, and then stands in nobody’s way',
    async (_, fails) => {
      const page = await open(mei)
      fetched.mockImplementation(fails)
      const state = page.ensureCompany()
      await vi.advanceTimersByTimeAsync(999)
      expect(input()).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(1)
      expect(input()).toHaveLength(2)
      await vi.advanceTimersByTimeAsync(1999)
      expect(input()).toHaveLength(2)
      await vi.advanceTimersByTimeAsync(1)
      expect(input()).toHaveLength(3)
      expect(await state).toBe('unreachable')
    },
  )

  it.each([
    [500, {}, 'Company profile fetch failed: 500'],
    [404, {}, 'Company profile fetch failed: 404'],
    [200, { success: true }, 'Invalid company profile response'],
  ])('%i %j: %s', async (status, body, said) => {
    const page = await open(mei)
    fetched.mockImplementation(async () => answer(status, body))
    const state = page.ensureCompany()
    await vi.advanceTimersByTimeAsync(3000)
    expect(await state).toBe('unreachable')
    expect(console.error).toHaveBeenCalledWith(said)
  })

  it('is given up at once on 403, and the session is over', async () => {
    const page = await open(mei)
    fetched.mockImplementation(async () => answer(403))
    expect(await page.ensureCompany()).toBe('refused')
    expect(input()).toHaveLength(1)
    expect(page.getSession().token).toBeNull()
    expect(localStorage.getItem('auth_token')).toBeNull()
  })

  it.each([
    [{ success: true, company: { country: 'India', country_code: 'IN' } }],
    [{ success: true, data: { country_name: 'India', country_code: 'IN' } }],
    [{ success: true, country_name: 'India', country_code: 'IN', company: { country: 'IN' } }],
  ])('says its country in each of the shapes: %j', async (told) => {
    const page = await open({ ...mei, country_code: null })
    fetched.mockImplementation(async () => answer(200, told))
    expect(await page.ensureCompany()).toBe('loaded')
    expect(page.getSession().user).toMatchObject({ country: 'India', country_code: 'IN' })
  })

  it('that is answered with a no is no company', async () => {
    const page = await open(mei)
    fetched.mockImplementation(async () => answer(200, { ...company, success: false }))
    expect(await page.ensureCompany()).toBe('unreachable')
    expect(console.error).toHaveBeenCalledWith('Invalid company profile response')
  })

  it('is asked about by its tag, and a 304 keeps it', async () => {
    const page = await open(mei)
    fetched.mockImplementationOnce(async () => answer(200, company, { etag: '"one"' }))
    await page.ensureCompany()
    await vi.advanceTimersByTimeAsync(2 * 60_000 - 1)
    await page.ensureCompany()
    expect(input()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    fetched.mockImplementationOnce(async () => answer(304))
    expect(await page.ensureCompany()).toBe('loaded')
    expect(fetched.mock.calls[1]?.[1]?.headers).toMatchObject({ 'if-none-match': '"one"' })
    await page.ensureCompany()
    expect(input()).toHaveLength(2)
  })

  it('kept by an earlier page holds for two minutes when the server fails, and not a moment longer', async () => {
    const first = await open(mei)
    fetched.mockImplementationOnce(async () => answer(200, company))
    await first.ensureCompany()
    fetched.mockImplementation(async () => answer(503))
    await vi.advanceTimersByTimeAsync(60_000)
    const second = await open(mei)
    const soon = second.ensureCompany()
    await vi.advanceTimersByTimeAsync(3000)
    expect(await soon).toBe('loaded')
    await vi.advanceTimersByTimeAsync(60_000)
    const third = await open(mei)
    const late = third.ensureCompany()
    await vi.advanceTimersByTimeAsync(3000)
    expect(await late).toBe('unreachable')
  })
})
