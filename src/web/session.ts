import { useSyncExternalStore } from 'react'
import type { Role } from '../shared/actor.ts'
import { isRecord } from '../shared/record.ts'
import { fetchInTime } from './fetch.ts'
import { paths } from './paths.ts'
import { isText, readStored, readText, storedKeys, writeText } from './stored.ts'
import { tokenEnds, tokenExpired, tokenNeedsRenewal } from './token.ts'
import type { Subscription, Trial, User } from './user.ts'

export type { Subscription, Trial, User } from './user.ts'

/** `ended` says why there is nobody: the sign-in page explains it. */
export type Session = {
  token: string | null
  user: User | null
  trial: Trial | null
  subscription: Subscription | null
  ended: 'expired' | 'forced' | null
}

export const KEYS = {
  token: 'auth_token',
  user: 'user_data',
  trial: 'trial_info',
  subscription: 'subscription_info',
  loggedOut: 'logout_completed',
  /** Of somebody who looks as another: who they are themselves. */
  own: 'own_session',
} as const
const LEGACY_KEYS = ['token', 'currentUser']
/** Unsaved forms, see ui/useDraft.ts. They leave with the person who typed them. */
export const DRAFT_PREFIX = 'draft:'
/** What was last read, for when there is no connection, see copy.ts. It leaves with whose it is. */
export const COPY_PREFIX = 'copy:'
/** How somebody has arranged the frame, and where they were last: kept for their next visit here, gone when they sign out. */
export const KEPT_PREFIX = 'kept:'
/** That something waits for a connection, see queue/; the person's id stands at its end. */
export const QUEUE_PREFIX = 'fourshore.queue.'
/** What waits, in a data base of the person's own. */
export const QUEUE_DATABASE = 'fourshore-queue-'
/** Public pages kept for when there is no connection, see offline/offline.rules.ts: which ones were looked at is theirs. */
const PAGES = 'fourshore-pages'

const nobody: Session = { token: null, user: null, trial: null, subscription: null, ended: null }
let state: Session = nobody
const listeners = new Set<() => void>()

const become = (next: Session) => {
  state = next
  for (const tell of listeners) tell()
}

/** A full or forbidden storage must not end the session: the tab then keeps it in memory alone. */
const store = (key: string, value: string | null) => {
  if (!writeText(key, value)) console.error(`The browser refused to store ${key}.`)
}

const isUser = (value: unknown): value is User => isRecord(value) && isText(value.email) && value.email !== ''
const isTrial = (value: unknown): value is Trial => isRecord(value) && typeof value.active === 'boolean'
const isSubscription = (value: unknown): value is Subscription => isRecord(value) && isText(value.tier)

const roleOf = (user: User & { userType?: Role }): Role => user.role ?? user.userType ?? 'job_seeker'
const readUser = (): User | null => {
  const user = readStored(KEYS.user, isUser)
  return user && { ...user, role: roleOf(user) }
}

/** What is kept of somebody signed in. */
const storedSession = (token: string, user: User): Session => ({
  token,
  user,
  trial: readStored(KEYS.trial, isTrial),
  subscription: readStored(KEYS.subscription, isSubscription),
  ended: null,
})

const forget = () => {
  for (const key of [KEYS.token, KEYS.user, KEYS.trial, KEYS.subscription, KEYS.own, ...LEGACY_KEYS]) store(key, null)
}

/** Nothing can be stored where this throws, so nothing is left behind. */
const forgetKeys = (is: (key: string) => boolean) => {
  for (const key of storedKeys()) if (is(key)) writeText(key, null)
  globalThis.caches?.delete(PAGES).catch(() => {})
}

const isUnsent = (key: string) => key.startsWith(QUEUE_PREFIX) && key.endsWith(`.${state.user?.id}`)
/** Whether something that was done here waits for a connection: it would leave with the person. */
export const hasUnsent = (): boolean => storedKeys().some(isUnsent)

const forgetTab = () => {
  try {
    sessionStorage.clear()
  } catch {
    // As above.
  }
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim()
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser we support
    if (name) document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`
  }
}

/** Takes up where the last visit ended. Once, before the first screen. */
export const restoreSession = (now = Date.now()): Session => {
  store(KEYS.loggedOut, null)
  const token = readText(KEYS.token)
  const user = readUser()
  if (token === null && user === null) become(nobody)
  else if (user?.viewing && (tokenEnds(token) ?? 0) * 1000 <= now && takeBackSelf()) return state
  else if (token === null || user === null || (tokenEnds(token) ?? 0) * 1000 <= now) {
    forget()
    become({ ...nobody, ended: token === null ? null : 'expired' })
  } else become(storedSession(token, user))
  return state
}

type Started = { token: string; user: User; trial: Trial | null }

/** Somebody signed in, here and in every other tab. */
export const startSession = (answer: Started) => {
  for (const key of [KEYS.own, ...LEGACY_KEYS, KEYS.loggedOut, KEYS.subscription]) store(key, null)
  // Of somebody before, whose session ended here without a word.
  forgetKeys((key) => key.startsWith(COPY_PREFIX) && !key.startsWith(`${COPY_PREFIX}${answer.user.id}:`))
  store(KEYS.user, JSON.stringify(answer.user))
  store(KEYS.trial, answer.trial ? JSON.stringify(answer.trial) : null)
  store(KEYS.token, answer.token)
  become({ ...nobody, token: answer.token, user: answer.user, trial: answer.trial })
}

/** Whoever is here looks as somebody else from now on; who they are themselves is kept. */
export const startView = (answer: Started) => {
  const { token, user, trial } = state
  if (!token || !user || user.viewing) return
  startSession(answer)
  store(KEYS.own, JSON.stringify({ token, user, trial }))
}

const isStarted = (value: unknown): value is Started => isRecord(value) && isText(value.token) && isUser(value.user)

/** Whoever looked as somebody else is themselves again. False: nobody did, or who they are is not known here. */
const takeBackSelf = (): boolean => {
  const own = readStored(KEYS.own, isStarted)
  if (!own) return false
  startSession(own)
  return true
}

/** Ends looking as somebody else; the page begins anew, so that nothing read as them stays. */
export const leaveView = (to: string): boolean => {
  if (!state.user?.viewing || !takeBackSelf()) return false
  globalThis.location?.assign(to)
  return true
}

/** What the company profile says about the person's country, when the account itself does not. */
export const setCountry = (country: string, country_code: string) => {
  if (!state.user || state.user.country_code) return
  const user = { ...state.user, country, country_code }
  store(KEYS.user, JSON.stringify(user))
  become({ ...state, user })
}

/** The company has bought a plan: its trial is told of no more; other tabs say so once they are loaded anew. */
export const endTrial = () => {
  if (state.trial === null) return
  store(KEYS.trial, null)
  become({ ...state, trial: null })
}

/** The plan of the job seeker who is here. */
export const setSubscription = (subscription: Subscription) => {
  store(KEYS.subscription, JSON.stringify(subscription))
  become({ ...state, subscription })
}

/** The person leaves. The server is told with the token that is being thrown away. */
export const logout = () => {
  const { token, user } = state
  forget()
  forgetKeys(
    (key) => [DRAFT_PREFIX, COPY_PREFIX, KEPT_PREFIX].some((prefix) => key.startsWith(prefix)) || isUnsent(key),
  )
  if (user) globalThis.indexedDB?.deleteDatabase(QUEUE_DATABASE + user.id)
  forgetTab()
  store(KEYS.loggedOut, '1')
  become(nobody)
  if (!token || tokenExpired(token)) return
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  fetch('/api/auth/logout', { method: 'POST', headers, body: '{}', keepalive: true }).catch(() => undefined)
}

/** The server, or the clock, ended the session. Drafts stay: the same person will sign in again. */
export const endSession = (why: 'expired' | 'forced') => {
  if (leaveView(paths.dashboard())) return
  forget()
  become({ ...nobody, ended: why })
}

/** A logout that has not been followed by a sign-in; asked once, then forgotten. */
export const loggedOut = (): boolean => readText(KEYS.loggedOut) !== null
export const clearLoggedOut = () => store(KEYS.loggedOut, null)

let renewal: Promise<string | null> | null = null

const askForToken = async (token: string): Promise<string | null> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await fetchInTime('/api/auth/refresh', {
    method: 'POST',
    headers,
    body: '{}',
  })
  if (answer.status >= 500 || answer.status === 429) throw new Error(`HTTP ${answer.status}`)
  const body = answer.ok ? ((await answer.json()) as { token?: string; data?: { token?: string } }) : null
  return body?.token ?? body?.data?.token ?? null
}

/** Tabs take turns, and the second one finds the token the first one fetched. */
const renewInTurn = async (stale: string): Promise<string | null> => {
  const renew = async () => {
    const current = readText(KEYS.token)
    if (current && current !== stale && !tokenNeedsRenewal(current)) return current
    return askForToken(stale)
  }
  const token = await (navigator.locks ? navigator.locks.request('fourshore-token', renew) : renew())
  // Somebody may have signed out while we waited, here or in another tab.
  if (token === null || state.token === null || loggedOut()) return null
  store(KEYS.token, token)
  become({ ...state, token })
  return token
}

/**
 * A fresh token for the one that is ending, asked for once however many calls wait for it. Null when the server refuses one;
 * throws when the server could not be asked, which is no reason to sign anybody out.
 */
export const renewToken = (): Promise<string | null> => {
  if (!state.token) return Promise.resolve(null)
  renewal ??= renewInTurn(state.token).finally(() => {
    renewal = null
  })
  return renewal
}

/** Follows what other tabs do: signing in, signing out, renewing. `changed` is told when somebody else is here now, or nobody. */
export const followOtherTabs = (changed: () => void) => {
  const onStorage = (e: StorageEvent) => {
    if (e.key !== null && ![KEYS.token, KEYS.user, KEYS.subscription].some((key) => key === e.key)) return
    const token = readText(KEYS.token)
    const user = readUser()
    const before = state.user?.id
    if (!token || !user) {
      if (state.token) become(nobody)
    } else if (token !== state.token || user.id !== before || e.key === KEYS.subscription)
      become(storedSession(token, user))
    if (state.user?.id !== before) changed()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

export const getSession = (): Session => state
export const onSession = (tell: () => void) => {
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
  }
}
/** A page that the server wrote begins with nobody: who is here is known in the browser alone. */
export const useSession = (): Session => useSyncExternalStore(onSession, getSession, () => nobody)
