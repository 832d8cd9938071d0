import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, callEndpoint, endingOf, onRefused, sendRequest, spoken } from './call.ts'
import { getSession, startSession, type User } from './session.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenFor = (secondsLeft: number) => `a.${encode({ exp: Date.now() / 1000 + secondsLeft })}.c`
const mei = { id: 'u1', email: 'm@h.example', role: 'employer', company_id: 'c1', country_code: 'IN' } as User

const fetched = vi.fn<typeof fetch>()
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const sent = (n: number) => {
  const [address, init] = fetched.mock.calls[n] ?? []
  return { address, headers: init?.headers as Record<string, string>, body: init?.body }
}
// biome-ignore lint/suspicious/noExplicitAny: any call will do
const wired = (method: 'GET' | 'POST' | 'PUT', path: string) => ({ method, path }) as any

let ended: string[] = []
let mustChoose = 0

beforeEach(() => {
  fetched.mockReset()
  ended = []
  mustChoose = 0
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('navigator', {})
  onRefused.sessionEnded = (message) => void ended.push(message)
  onRefused.passwordChangeRequired = () => void mustChoose++
  startSession({ token: tokenFor(3600), user: mei, trial: null })
})
afterEach(() => vi.unstubAllGlobals())

describe('a call', () => {
  it('puts names into the path, the rest into the query, and says who asks', async () => {
    fetched.mockResolvedValue(answer(200, { success: true, data: { ok: 1 } }))
    const got = await callEndpoint(wired('GET', '/api/employees/:id'), {
      id: 'a/b',
      search: 'Mei Tan',
      page: 2,
      empty: '',
      none: undefined,
    })
    expect(got).toEqual({ ok: 1 })
    expect(sent(0).address).toBe('/api/employees/a%2Fb?search=Mei+Tan&page=2')
    expect(sent(0).body).toBeUndefined()
    expect(sent(0).headers).toMatchObject({
      authorization: `Bearer ${getSession().token}`,
      'x-country': 'IN',
      'x-company-id': 'c1',
    })
  })

  it('sends the rest as JSON when it changes something', async () => {
    fetched.mockResolvedValue(answer(200, { success: true, data: {} }))
    await callEndpoint(wired('PUT', '/api/employees/:id'), { id: 'x', name: 'Mei', phone: null })
    expect(sent(0).address).toBe('/api/employees/x')
    expect(sent(0).body).toBe('{"name":"Mei","phone":null}')
  })

  it('takes SG when nobody’s country is known', async () => {
    startSession({ token: tokenFor(3600), user: { ...mei, country_code: null }, trial: null })
    fetched.mockResolvedValue(answer(200, { success: true, data: {} }))
    await callEndpoint(wired('GET', '/api/x'), {})
    expect(sent(0).headers['x-country']).toBe('SG')
  })

  it('reads names at the top level when there is no data', async () => {
    fetched.mockResolvedValue(answer(200, { success: true, successful: 3, failed: 0 }))
    expect(await callEndpoint(wired('POST', '/api/x'), {})).toMatchObject({ successful: 3, failed: 0 })
  })

  it('needs a token unless it is anonymous', async () => {
    fetched.mockResolvedValue(answer(401, { code: 'TOKEN_EXPIRED', error: 'The session has expired.' }))
    await expect(callEndpoint(wired('GET', '/api/x'), {})).rejects.toMatchObject({ status: 401 })
    await expect(callEndpoint(wired('GET', '/api/x'), {})).rejects.toThrow('Authentication token missing')
    fetched.mockResolvedValue(answer(200, { success: true, data: 1 }))
    expect(await callEndpoint(wired('GET', '/api/x'), {}, { anonymous: true })).toBe(1)
  })
})

describe('a refusal', () => {
  it.each([
    [
      422,
      { error: 'Email is required', code: 'VALIDATION_FAILED', fields: { email: 'Email is required' } },
      'Email is required',
    ],
    [
      409,
      { error: 'Somebody else saved first.', code: 'VERSION_CONFLICT', data: { version: 3 } },
      'Somebody else saved first.',
    ],
    [409, { message: 'Said first', error: 'Said second' }, 'Said first'],
    [500, {}, 'HTTP 500: {"success":false}'],
    // A no is a no, whatever the status says.
    [200, { error: 'Not today' }, 'Not today'],
  ])('%i carries code, fields, data and the sentence: %j', async (status, body, message) => {
    fetched.mockResolvedValue(answer(status, { success: false, ...body }))
    const error = await callEndpoint(wired('POST', '/api/x'), {}).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status })
    if ('fields' in body) expect(error).toMatchObject({ fields: body.fields })
    if ('data' in body) expect(error).toMatchObject({ data: body.data })
    expect(error).toMatchObject({ message, said: message.startsWith('HTTP') ? null : message })
  })

  it('of a network that is not there says so', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(callEndpoint(wired('GET', '/api/x'), {})).rejects.toMatchObject({
      status: 0,
      message: 'Network error',
    })
  })

  it('that takes longer than 30 seconds is given up', async () => {
    vi.useFakeTimers()
    try {
      fetched.mockImplementation(
        (_, init) =>
          new Promise((_go, stop) => {
            init?.signal?.addEventListener('abort', () => stop(new DOMException('Aborted', 'AbortError')))
          }),
      )
      startSession({ token: tokenFor(3600), user: mei, trial: null })
      const over = vi.fn()
      const input = callEndpoint(wired('GET', '/api/x'), {}).catch(over)
      await vi.advanceTimersByTimeAsync(29_999)
      expect(over).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      await input
      expect(over).toHaveBeenCalledWith(expect.objectContaining({ status: 0, message: 'Request timeout' }))
    } finally {
      vi.useRealTimers()
    }
  })

  it('that begins in time and stands still is given up as well', async () => {
    vi.useFakeTimers()
    try {
      fetched.mockImplementation(async (_, init) => {
        const half = new ReadableStream({
          start(stream) {
            stream.enqueue(new TextEncoder().encode('{"success":'))
            init?.signal?.addEventListener('abort', () => stream.error(new DOMException('Aborted', 'AbortError')))
          },
        })
        return new Response(half, { status: 200 })
      })
      startSession({ token: tokenFor(3600), user: mei, trial: null })
      const over = vi.fn()
      const input = callEndpoint(wired('GET', '/api/x'), {}).catch(over)
      await vi.advanceTimersByTimeAsync(29_999)
      expect(over).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      await input
      expect(over).toHaveBeenCalledWith(expect.objectContaining({ status: 0, message: 'Request timeout' }))
    } finally {
      vi.useRealTimers()
    }
  })

  it('that breaks off in the middle is a failure of the network, not an empty answer', async () => {
    const broken = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"success":true,'))
        stream.error(new TypeError('network error'))
      },
    })
    fetched.mockResolvedValue(new Response(broken, { status: 200 }))
    await expect(callEndpoint(wired('GET', '/api/x'), {})).rejects.toMatchObject({
      status: 0,
      message: 'Network error',
    })
  })

  it('that somebody else answered, with a page of theirs, is one of the network too', async () => {
    fetched.mockResolvedValue(new Response('<html>Sign in to the airport’s network</html>', { status: 200 }))
    await expect(callEndpoint(wired('GET', '/api/x'), {})).rejects.toMatchObject({
      status: 0,
      message: 'Network error',
    })
    fetched.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }))
    await expect(callEndpoint(wired('GET', '/api/x'), {})).rejects.toMatchObject({
      status: 502,
      message: 'HTTP 502: <h1>Bad gateway</h1>',
    })
  })

  it('by whoever asked is no failure of the network', async () => {
    const stop = new AbortController()
    fetched.mockImplementation((_, init) =>
      init?.signal?.aborted ? Promise.reject(new DOMException('Aborted', 'AbortError')) : new Promise(() => {}),
    )
    stop.abort()
    await expect(callEndpoint(wired('GET', '/api/x'), {}, { signal: stop.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })

  it('428 leads to choosing a password and keeps the session', async () => {
    fetched.mockResolvedValue(answer(428, { code: 'PASSWORD_CHANGE_REQUIRED', error: 'Choose a password first.' }))
    await expect(callEndpoint(wired('GET', '/api/x'), {})).rejects.toMatchObject({ status: 428 })
    expect(mustChoose).toBe(1)
    expect(getSession().token).not.toBeNull()
  })

  it('403 ends the session', async () => {
    fetched.mockResolvedValue(answer(403, { code: 'FORBIDDEN', error: 'Not your role.' }))
    await expect(callEndpoint(wired('GET', '/api/x'), {})).rejects.toThrow(
      'Authentication failed, redirecting to login',
    )
    expect(getSession().token).toBeNull()
    expect(ended).toEqual(['Authentication failed, redirecting to login'])
  })

  it('403 ends it whoever reads the answer, but for a developer who only looks', async () => {
    fetched.mockImplementation(async () => answer(403, { code: 'FORBIDDEN', error: 'Not your role.' }))
    const x = { method: 'GET', path: '/api/x' }
    expect((await sendRequest(x, {}, { probe: true })).status).toBe(403)
    expect(ended).toEqual([])
    await expect(sendRequest(x, {})).rejects.toMatchObject({ status: 401, code: 'SESSION_ENDED' })
    expect(getSession().token).toBeNull()
    expect(ended).toEqual(['Authentication failed, redirecting to login'])
  })

  it('401 on the login call is an answer like any other', async () => {
    fetched.mockResolvedValue(answer(401, { code: 'INVALID_CREDENTIALS', error: 'Not right.' }))
    await expect(callEndpoint(wired('POST', '/api/auth/login'), {}, { anonymous: true })).rejects.toThrow('Not right.')
    expect(ended).toEqual([])
  })
})

describe('a 401', () => {
  it('is answered with one renewal and one marked retry', async () => {
    fetched
      .mockResolvedValueOnce(answer(401, { code: 'TOKEN_INVALID', error: 'x' }))
      .mockResolvedValueOnce(answer(200, { success: true, token: 'fresh' }))
      .mockResolvedValueOnce(answer(200, { success: true, data: 'there' }))
    expect(await callEndpoint(wired('GET', '/api/x'), {})).toBe('there')
    expect(fetched).toHaveBeenCalledTimes(3)
    expect(sent(0).headers['x-retry']).toBeUndefined()
    expect(sent(1).address).toBe('/api/auth/refresh')
    expect(sent(2).headers).toMatchObject({ 'x-retry': '1', authorization: 'Bearer fresh' })
  })

  it('on the retry as well ends the session', async () => {
    fetched
      .mockResolvedValueOnce(answer(401, {}))
      .mockResolvedValueOnce(answer(200, { token: 'fresh' }))
      .mockResolvedValueOnce(answer(401, { code: 'TOKEN_INVALID' }))
    await expect(callEndpoint(wired('GET', '/api/x'), {})).rejects.toThrow('Authentication failed - please login again')
    expect(ended).toEqual(['Authentication token invalid, redirecting to login'])
    expect(fetched).toHaveBeenCalledTimes(3)
    expect(getSession().ended).toBe('forced')
  })

  it('whose renewal is refused tells the person why and the screen that its call failed', async () => {
    fetched
      .mockResolvedValueOnce(answer(401, { code: 'TOKEN_EXPIRED' }))
      .mockResolvedValueOnce(answer(401, { code: 'TOKEN_EXPIRED' }))
    await expect(callEndpoint(wired('GET', '/api/x'), {})).rejects.toMatchObject({
      status: 401,
      code: 'SESSION_ENDED',
      message: 'Authentication failed - please login again',
    })
    expect(ended).toEqual(['Token expired, redirecting to login'])
  })

  it('is not final while the server cannot be asked for a new token', async () => {
    fetched.mockResolvedValueOnce(answer(401, {})).mockRejectedValueOnce(new TypeError('offline'))
    await expect(callEndpoint(wired('GET', '/api/x'), {})).rejects.toThrow('Network error')
    expect(getSession().token).not.toBeNull()
  })
})

describe('a token close to its end', () => {
  it('is renewed before the call', async () => {
    startSession({ token: tokenFor(200), user: mei, trial: null })
    fetched
      .mockResolvedValueOnce(answer(200, { token: 'fresh' }))
      .mockResolvedValueOnce(answer(200, { success: true, data: 1 }))
    await callEndpoint(wired('GET', '/api/x'), {})
    expect(sent(1).headers.authorization).toBe('Bearer fresh')
  })

  it('that cannot be renewed ends the session before the call', async () => {
    startSession({ token: tokenFor(200), user: mei, trial: null })
    fetched.mockResolvedValueOnce(answer(401, {}))
    await expect(callEndpoint(wired('GET', '/api/x'), {})).rejects.toThrow(
      'Authentication failed - please log in again.',
    )
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(getSession().ended).toBe('expired')
  })
})

it.each([
  ['TOKEN_EXPIRED', '', 'Token expired, redirecting to login'],
  [undefined, 'Your token has expired', 'Token expired, redirecting to login'],
  ['TOKEN_INVALID', '', 'Authentication token invalid, redirecting to login'],
  [undefined, 'invalid signature', 'Authentication token invalid, redirecting to login'],
  [undefined, 'Invalid authentication token', 'Authentication token invalid, redirecting to login'],
  ['FORBIDDEN', 'No.', 'Authentication failed, redirecting to login'],
])('code %s and %j: %s', (code, said, message) => {
  expect(endingOf(code, said).message).toBe(message)
})

describe('a refusal in another language', () => {
  const inEnglish = spoken.sentences
  afterEach(() => {
    spoken.sentences = inEnglish
  })
  const refusal = { code: 'VALIDATION_FAILED', message: 'No.', error: 'No.', fields: { email: 'Wrong.' } }
  const refused = () =>
    callEndpoint(wired('POST', '/api/x'), {}, { anonymous: true }).then(
      () => null,
      (error: unknown) => error as ApiError,
    )

  it('says its sentences there, with the code and the fields as they were', async () => {
    spoken.sentences = async () => (english) => `<${english}>`
    fetched.mockResolvedValueOnce(answer(422, refusal))
    expect(await refused()).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: '<No.>',
      said: '<No.>',
      fields: { email: '<Wrong.>' },
    })
  })

  it('stays English when the translations cannot be fetched', async () => {
    spoken.sentences = () => Promise.reject(new Error('offline'))
    fetched.mockResolvedValueOnce(answer(422, refusal))
    expect(await refused()).toMatchObject({ message: 'No.', fields: { email: 'Wrong.' } })
  })
})
