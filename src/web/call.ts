import { HOME_COUNTRY } from '../countries/home.ts'
import { isPartRole } from '../shared/actor.ts'
import { type Endpoint, type Input, type Output, pathNames, type Wire } from '../shared/endpoint.ts'
import { takeEarly } from './early.ts'
import { fetchInTime, TooLate } from './fetch.ts'
import { awaited } from './leisure.ts'
import { endSession, getSession, renewToken } from './session.ts'
import { tokenExpired, tokenNeedsRenewal } from './token.ts'

/** A call that did not work. `message` is a sentence a person understands, from the server whenever it sent one. */
export class ApiError extends Error {
  /** 0 when no answer came at all. */
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  readonly data: unknown
  /** The server's own sentence; null when it sent none, or no answer came. */
  readonly said: string | null
  constructor(
    status: number,
    code: string,
    message: string,
    more: { fields?: Record<string, string>; data?: unknown; said?: string | null } = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = more.fields ?? {}
    this.data = more.data
    this.said = more.said ?? null
  }
}

export type CallOptions = {
  signal?: AbortSignal
  /** For calls a signed-out person may make: goes without a token, and a 401 is an answer like any other. */
  anonymous?: boolean
  headers?: Record<string, string>
  /** For a call whose body is a file: the rest of the input goes into the address. */
  file?: Blob
  /** For a file or a stream, which whoever asks reads as it comes. */
  piecewise?: boolean
  /** For the developers' panel, which looks at refusals: they are answers like any other. */
  probe?: boolean
  /** It goes on when the page closes: for a few bytes. */
  keepalive?: boolean
  /** They were asked for their password just now: not once more. */
  confirmed?: boolean
}

type Body = {
  success?: unknown
  data?: unknown
  error?: unknown
  message?: unknown
  code?: string
  fields?: Record<string, string>
}

/** What the router does when a session ends or something has to be done first; set once, by the router. */
export const onRefused = {
  sessionEnded: (_message: string) => {},
  /** The clock ended it, while nobody called anything. */
  tokenRanOut: () => {},
  passwordChangeRequired: () => {},
  secondFactorSetupRequired: () => {},
}

/** How a sentence of the server, which speaks English, reads in the language in use; set once, by the application. */
export const spoken = { sentences: async (): Promise<(english: string) => string> => (english) => english }

/** Where a call goes, with what stands in its address and its body. */
export const addressOf = (
  w: { method: string; path: string },
  input: Record<string, unknown>,
  file: Blob | undefined,
) => {
  const inPath = pathNames(w.path)
  const path = w.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name] ?? '')))
  const rest = Object.entries(input).filter(([name, value]) => !inPath.includes(name) && value !== undefined)
  if (w.method !== 'GET' && w.method !== 'DELETE' && !file)
    return { path, body: JSON.stringify(Object.fromEntries(rest)) }
  const query = new URLSearchParams()
  for (const [name, value] of rest) {
    if (value === null || value === '') continue
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one))
  }
  return { path: query.size ? `${path}?${query}` : path, body: file }
}

const headersOf = (token: string | null, body: string | Blob | undefined, more: Record<string, string>) => {
  const { user } = getSession()
  const headers: Record<string, string> = {
    accept: 'application/json',
    'x-country': user?.country_code ?? HOME_COUNTRY,
    ...more,
  }
  if (body !== undefined) headers['content-type'] = `application/${typeof body === 'string' ? 'json' : 'octet-stream'}`
  if (token) headers.authorization = `Bearer ${token}`
  if (user?.company_id) headers['x-company-id'] = user.company_id
  return headers
}

const send = async (
  address: string,
  init: RequestInit,
  cancel: AbortSignal | undefined,
  piecewise: boolean | undefined,
): Promise<Response> => {
  try {
    return await fetchInTime(address, init, cancel, piecewise)
  } catch (error) {
    if (cancel?.aborted) throw error
    if (error instanceof TooLate) throw new ApiError(0, 'TIMEOUT', 'Request timeout')
    throw new ApiError(0, 'NETWORK', 'Network error')
  }
}

const read = async (response: Response): Promise<{ body: Body; text: string; isOurs: boolean }> => {
  const text = await response.text().catch(() => '')
  try {
    const body = JSON.parse(text) as Body
    return { body: body && typeof body === 'object' ? body : {}, text, isOurs: true }
  } catch {
    return { body: {}, text, isOurs: text === '' }
  }
}

/** Specification 2, section 8: message, error, else HTTP and the status. */
const failure = async (status: number, body: Body, text: string) => {
  const t = await spoken.sentences().catch(() => (english: string) => english)
  const english = [body.message, body.error].find((s): s is string => typeof s === 'string' && s !== '')
  const said = english === undefined ? null : t(english)
  return new ApiError(status, body.code ?? 'HTTP', said ?? `HTTP ${status}: ${text.slice(0, 200)}`, {
    fields: Object.fromEntries(Object.entries(body.fields ?? {}).map(([name, sentence]) => [name, t(sentence)])),
    data: body.data,
    said,
  })
}

/** The specification's three endings of a session, told apart by code or by what the sentence mentions. */
export const endingOf = (code: string | undefined, said: string): { why: 'expired' | 'forced'; message: string } => {
  if (code === 'TOKEN_EXPIRED' || /expired/i.test(said)) {
    return { why: 'expired', message: 'Token expired, redirecting to login' }
  }
  if (code === 'TOKEN_INVALID' || /invalid authentication token|invalid signature/i.test(said)) {
    return { why: 'forced', message: 'Authentication token invalid, redirecting to login' }
  }
  return { why: 'forced', message: 'Authentication failed, redirecting to login' }
}

/** Two audiences: the person is told why they are at the sign-in page, the screen that its call failed. */
const end = (why: 'expired' | 'forced', text: string, failed = text): ApiError => {
  if (getSession().token) {
    endSession(why)
    // Whoever looked as somebody else is themselves again, and goes on.
    if (!getSession().token) onRefused.sessionEnded(text)
  }
  return new ApiError(401, 'SESSION_ENDED', failed)
}
/** To a role with a part of the work, and to who looks as another, a no is an answer: the specification's end is for its own roles. */
const isPart = () => {
  const { user } = getSession()
  return user?.viewing !== undefined || isPartRole(user?.role ?? '')
}
const REFUSED = 'Authentication failed - please login again'
/** The server does not know who asks, or will not have them: whatever was asked, the session is over. */
const refused = async (response: Response): Promise<ApiError> => {
  const { body } = await read(response)
  const { why, message } = endingOf(body.code, String(body.error ?? ''))
  return end(why, message, response.status === 401 ? REFUSED : message)
}

const usableToken = async (anonymous: boolean): Promise<string | null> => {
  const { token } = getSession()
  if (anonymous) return token
  if (!token) throw new ApiError(401, 'TOKEN_MISSING', 'Authentication token missing')
  // A look as somebody else is not prolonged.
  if (!tokenNeedsRenewal(token) || (getSession().user?.viewing && !tokenExpired(token))) return token
  let renewed: string | null
  try {
    renewed = await renewToken()
  } catch {
    if (!tokenExpired(token)) return token
    throw new ApiError(0, 'NETWORK', 'Network error')
  }
  if (!renewed) throw end('expired', 'Authentication failed - please log in again.')
  return renewed
}

/** The answer's `data` where it has one, else the whole body: a few calls answer at the top level. */
const contentOf = (body: Body): unknown => (body.data !== undefined && !Array.isArray(body) ? body.data : body)

/** One call up to its answer, with the session kept alive on the way, or ended when the server says so. Throws ApiError. */
export const sendRequest = async (
  w: { method: string; path: string },
  input: Record<string, unknown>,
  { signal, anonymous = false, headers = {}, file, piecewise, probe, keepalive }: CallOptions = {},
): Promise<Response> => {
  const { path, body } = addressOf(w, input, file)
  const attempt = (token: string | null, more: Record<string, string>) =>
    send(
      path,
      {
        method: w.method,
        headers: headersOf(token, body, more),
        keepalive: !!keepalive,
        ...(body === undefined ? {} : { body }),
      },
      signal,
      piecewise,
    )

  const early = w.method === 'GET' && !anonymous && Object.keys(headers).length === 0 ? await takeEarly(path) : null
  if (early) return early
  let response = await attempt(await usableToken(anonymous), headers)
  if (anonymous) return response
  if (response.status === 401) {
    const token = await renewToken().catch(() => {
      throw new ApiError(0, 'NETWORK', 'Network error')
    })
    if (!token) throw await refused(response)
    response = await attempt(token, { ...headers, 'x-retry': '1' })
  }
  if (!probe && (response.status === 401 || (response.status === 403 && !isPart()))) throw await refused(response)
  return response
}

const ask = async <E extends Endpoint>(w: Wire<E>, input: Input<E>, options: CallOptions): Promise<Output<E>> => {
  const response = await sendRequest(w, (input ?? {}) as Record<string, unknown>, options)
  const { body, text, isOurs } = await read(response)
  // Somebody between us and the server answered, with a page of their own.
  if (response.ok && !isOurs) throw new ApiError(0, 'NETWORK', 'Network error')
  // "success: false" is a no, whatever the status says.
  if (response.ok && body.success !== false) return contentOf(body) as Output<E>
  if (body.code === 'CONFIRMATION_REQUIRED') {
    if (!options.probe && !options.confirmed && (await (await import('./confirm.ts')).askToConfirm()))
      return ask(w, input, { ...options, confirmed: true })
  } else if (body.code === 'SECOND_FACTOR_SETUP_REQUIRED') onRefused.secondFactorSetupRequired()
  else if (response.status === 428) onRefused.passwordChangeRequired()
  throw await failure(response.status, body, text)
}

/** One call, as the contract says it. Throws ApiError. */
export const callEndpoint = <E extends Endpoint>(
  w: Wire<E>,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Output<E>> => awaited(ask(w, input, options))
