import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from './session.ts'

const NOW = Date.parse('2027-03-01T09:00:00Z')

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenFor = (secondsLeft: number) => `${encode({ alg: 'HS256' })}.${encode({ exp: NOW / 1000 + secondsLeft })}.sig`

/** As much of a browser as a session needs. */
const aStorage = () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, String(value)),
    removeItem: (key: string) => void stored.delete(key),
    clear: () => stored.clear(),
  }
  return new Proxy(storage, {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}

const mei: User = {
  id: 'u1',
  email: 'mei@harbour.example',
  firstName: 'Mei',
  lastName: 'Tan',
  role: 'employer',
  company_id: 'c1',
  company_name: 'Harbour',
  company_slug: 'harbour',
  employeeId: null,
  country: 'Singapore',
  country_code: 'SG',
  subscriptionTier: 'free',
  subscriptionStatus: null,
  mustChangePassword: false,
}
const plan = {
  tier: 'premium',
  planName: 'Premium',
  status: 'active',
  isActive: true,
  expiresAt: null,
  lastUpdated: '2027-02-28T10:00:00.000Z',
}
const trial = { startedAt: '2027-02-20', endsAt: '2027-03-06', daysLeft: 5, active: true }

const fetched = vi.fn<typeof fetch>()
const listeners: ((e: unknown) => void)[] = []

const fresh = async () => {
  vi.resetModules()
  return import('./session.ts')
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  fetched.mockReset()
  listeners.length = 0
  vi.stubGlobal('localStorage', aStorage())
  vi.stubGlobal('sessionStorage', aStorage())
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('addEventListener', (_: string, listener: (e: unknown) => void) => listeners.push(listener))
  vi.stubGlobal('removeEventListener', () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a token', () => {
  it.each([
    ['61 seconds before its end is good', 61, false],
    ['60 seconds before its end counts as ended', 60, true],
    ['past its end has ended', -1, true],
  ])('%s', async (_, left, ended) => {
    const { tokenExpired } = await import('./token.ts')
    expect(tokenExpired(tokenFor(left), NOW)).toBe(ended)
  })

  it.each(['', 'abc', 'a.b', 'a.b.c.d', 'a.!!!.c', `a.${encode({})}.c`, `a.${encode({ exp: 'soon' })}.c`])(
    'that is malformed (%j) has ended and needs renewal',
    async (token) => {
      const { tokenExpired, tokenNeedsRenewal } = await import('./token.ts')
      expect(tokenExpired(token, NOW)).toBe(true)
      expect(tokenNeedsRenewal(token, NOW)).toBe(true)
    },
  )

  it('is renewed under five minutes from its end, and not at five', async () => {
    const { tokenNeedsRenewal } = await import('./token.ts')
    expect(tokenNeedsRenewal(tokenFor(300), NOW)).toBe(false)
    expect(tokenNeedsRenewal(tokenFor(299), NOW)).toBe(true)
  })
})

describe('starting up', () => {
  it('takes up a stored session with its trial', async () => {
    const s = await fresh()
    localStorage.setItem('auth_token', tokenFor(3600))
    localStorage.setItem('user_data', JSON.stringify(mei))
    localStorage.setItem('trial_info', JSON.stringify(trial))
    expect(s.restoreSession(NOW)).toEqual({ token: tokenFor(3600), user: mei, trial, subscription: null, ended: null })
  })

  it('takes up a stored plan', async () => {
    const s = await fresh()
    localStorage.setItem('auth_token', tokenFor(3600))
    localStorage.setItem('user_data', JSON.stringify(mei))
    localStorage.setItem('subscription_info', JSON.stringify(plan))
    expect(s.restoreSession(NOW).subscription).toEqual(plan)
  })

  it('clears a token past its end and says why', async () => {
    const s = await fresh()
    localStorage.setItem('auth_token', tokenFor(-1))
    localStorage.setItem('user_data', JSON.stringify(mei))
    expect(s.restoreSession(NOW)).toMatchObject({ token: null, user: null, ended: 'expired' })
    expect(localStorage.getItem('auth_token')).toBeNull()
    expect(localStorage.getItem('user_data')).toBeNull()
  })

  it('clears the flag of a logout', async () => {
    const s = await fresh()
    localStorage.setItem('logout_completed', '1')
    s.restoreSession(NOW)
    expect(s.loggedOut()).toBe(false)
  })

  it('reads the role of an older record from userType, else takes a job seeker', async () => {
    const s = await fresh()
    const { role: _, ...older } = mei
    localStorage.setItem('auth_token', tokenFor(3600))
    localStorage.setItem('user_data', JSON.stringify({ ...older, userType: 'employee' }))
    expect(s.restoreSession(NOW).user?.role).toBe('employee')
    localStorage.setItem('user_data', JSON.stringify(older))
    expect(s.restoreSession(NOW).user?.role).toBe('job_seeker')
  })

  it('survives a user record that is not JSON', async () => {
    const s = await fresh()
    localStorage.setItem('auth_token', tokenFor(3600))
    localStorage.setItem('user_data', '{')
    expect(s.restoreSession(NOW).token).toBeNull()
  })
})

describe('signing in', () => {
  it('stores token, user and trial, and clears legacy keys and the logout flag', async () => {
    const s = await fresh()
    for (const key of ['token', 'currentUser', 'logout_completed']) localStorage.setItem(key, 'x')
    s.startSession({ token: 't', user: mei, trial })
    expect(Object.keys(localStorage).sort()).toEqual(['auth_token', 'trial_info', 'user_data'])
    expect(s.getSession().user).toEqual(mei)
  })
})

describe('signing in after somebody whose session ended here', () => {
  it('leaves no copy and no page of theirs, and keeps one’s own', async () => {
    const s = await fresh()
    localStorage.setItem('copy:another:applications', '1')
    localStorage.setItem(`copy:${mei.id}:applications`, '1')
    s.startSession({ token: 't', user: mei, trial: null })
    expect(Object.keys(localStorage).filter((key) => key.startsWith('copy:'))).toEqual([`copy:${mei.id}:applications`])
  })
})

describe('logging out', () => {
  it('leaves nothing but the flag, and tells the server with the old token', async () => {
    const s = await fresh()
    fetched.mockResolvedValue(new Response('{}'))
    s.startSession({ token: tokenFor(3600), user: mei, trial })
    for (const key of ['subscription_info', 'token', 'currentUser', 'draft:u1:x', 'copy:u1:x'])
      localStorage.setItem(key, 'x')
    sessionStorage.setItem('chunk', 'x')
    s.logout()
    expect(Object.keys(localStorage)).toEqual(['logout_completed'])
    expect(Object.keys(sessionStorage)).toEqual([])
    expect(s.getSession()).toEqual({ token: null, user: null, trial: null, subscription: null, ended: null })
    expect(fetched).toHaveBeenCalledWith(
      '/api/auth/logout',
      expect.objectContaining({ headers: expect.objectContaining({ authorization: `Bearer ${tokenFor(3600)}` }) }),
    )
  })

  it('takes along what waits for a connection and the public pages that were looked at', async () => {
    const s = await fresh()
    const dropped = vi.fn(async (_name: string) => true)
    vi.stubGlobal('caches', { delete: dropped })
    s.startSession({ token: tokenFor(10), user: mei, trial: null })
    expect(s.hasUnsent()).toBe(false)
    localStorage.setItem(`fourshore.queue.triage.${mei.id}`, '[1]')
    localStorage.setItem('fourshore.queue.triage.another', '[1]')
    expect(s.hasUnsent()).toBe(true)
    dropped.mockClear()
    s.logout()
    expect(dropped).toHaveBeenCalledWith('fourshore-pages')
    expect(Object.keys(localStorage).sort()).toEqual(['fourshore.queue.triage.another', 'logout_completed'])
    vi.stubGlobal('caches', undefined)
  })

  it('leaves no cookie that the page can reach', async () => {
    const s = await fresh()
    const written: string[] = []
    vi.stubGlobal('document', {
      get cookie() {
        return 'theme=dark; seen = 1'
      },
      set cookie(one: string) {
        written.push(one)
      },
    })
    s.logout()
    expect(written).toEqual([
      'theme=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/',
      'seen=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/',
    ])
  })

  it('does not call the server with a token that has ended', async () => {
    const s = await fresh()
    s.startSession({ token: tokenFor(10), user: mei, trial })
    s.logout()
    expect(fetched).not.toHaveBeenCalled()
  })

  it('keeps drafts when it was the server that ended the session', async () => {
    const s = await fresh()
    s.startSession({ token: tokenFor(3600), user: mei, trial })
    localStorage.setItem('draft:u1:x', '1')
    s.endSession('expired')
    expect(localStorage.getItem('draft:u1:x')).toBe('1')
    expect(s.getSession().ended).toBe('expired')
    expect(s.loggedOut()).toBe(false)
  })
})

describe('renewing', () => {
  it('asks once for however many calls wait', async () => {
    const s = await fresh()
    s.startSession({ token: tokenFor(100), user: mei, trial })
    fetched.mockResolvedValue(new Response(JSON.stringify({ success: true, token: 'fresh' })))
    expect(await Promise.all([s.renewToken(), s.renewToken(), s.renewToken()])).toEqual(['fresh', 'fresh', 'fresh'])
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(localStorage.getItem('auth_token')).toBe('fresh')
  })

  it('gives nothing when the server refuses, and throws when it cannot be asked', async () => {
    const s = await fresh()
    s.startSession({ token: tokenFor(100), user: mei, trial })
    fetched.mockResolvedValueOnce(new Response('{}', { status: 401 }))
    expect(await s.renewToken()).toBeNull()
    fetched.mockRejectedValueOnce(new TypeError('offline'))
    await expect(s.renewToken()).rejects.toThrow('offline')
  })

  it('brings nobody back who logged out in another tab meanwhile', async () => {
    const s = await fresh()
    s.startSession({ token: tokenFor(100), user: mei, trial })
    fetched.mockImplementation(async () => {
      // What the other tab does; its event has not arrived here yet.
      for (const key of ['auth_token', 'user_data', 'trial_info']) localStorage.removeItem(key)
      localStorage.setItem('logout_completed', '1')
      return new Response(JSON.stringify({ success: true, token: 'fresh' }))
    })
    expect(await s.renewToken()).toBeNull()
    expect(localStorage.getItem('auth_token')).toBeNull()
  })

  it('takes the token another tab has fetched meanwhile', async () => {
    const s = await fresh()
    s.startSession({ token: tokenFor(100), user: mei, trial })
    localStorage.setItem('auth_token', tokenFor(3600))
    expect(await s.renewToken()).toBe(tokenFor(3600))
    expect(fetched).not.toHaveBeenCalled()
  })
})

describe('another tab', () => {
  const tell = (key: string | null) => {
    for (const l of listeners) l({ key })
  }

  it('signing out signs out here', async () => {
    const s = await fresh()
    const changed = vi.fn()
    s.startSession({ token: tokenFor(3600), user: mei, trial })
    s.followOtherTabs(changed)
    localStorage.removeItem('auth_token')
    tell('auth_token')
    expect(s.getSession().user).toBeNull()
    expect(changed).toHaveBeenCalledOnce()
  })

  it('hearing of a plan tells this one', async () => {
    const s = await fresh()
    const changed = vi.fn()
    s.startSession({ token: tokenFor(3600), user: mei, trial })
    s.followOtherTabs(changed)
    localStorage.setItem('subscription_info', JSON.stringify(plan))
    tell('subscription_info')
    expect(s.getSession()).toMatchObject({ subscription: plan, trial, user: mei })
    expect(changed).not.toHaveBeenCalled()
  })

  it('renewing is taken over without a word', async () => {
    const s = await fresh()
    const changed = vi.fn()
    s.startSession({ token: tokenFor(100), user: mei, trial })
    s.followOtherTabs(changed)
    localStorage.setItem('auth_token', tokenFor(3600))
    tell('auth_token')
    expect(s.getSession().token).toBe(tokenFor(3600))
    expect(changed).not.toHaveBeenCalled()
  })
})
