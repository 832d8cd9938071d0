import { isRecord } from '../shared/record.ts'
import { ApiError, sendRequest } from './call.ts'
import { takeEarly } from './early.ts'
import { getSession, setCountry } from './session.ts'
import { isText, ofTab, readStored, writeStored } from './stored.ts'

/** A country heard of so lately is used when the server cannot be asked. */
const FRESH_MS = 2 * 60 * 1000
const ATTEMPTS = 3
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 5000
/** Leaves with the tab and with whoever signs out. */
const KEY = 'company_country'

type Profile = { country: string; country_code: string }
type StoredProfile = Profile & { userId: string; etag: string | null; at: number }
export type CompanyState = 'loaded' | 'refused' | 'unreachable'

let inMemory: StoredProfile | null = null
/** Somebody was answered on this very page; until then what an earlier page kept is only good with the server's word, or without a server. */
let answeredFor: string | null = null
let underWay: Promise<CompanyState> | null = null

const keep = (next: StoredProfile) => {
  inMemory = next
  answeredFor = next.userId
  writeStored(KEY, next, ofTab)
}
const isProfile = (value: unknown): value is StoredProfile =>
  isRecord(value) && isText(value.userId) && isText(value.country) && isText(value.country_code)
const keptFor = (userId: string): StoredProfile | null => {
  inMemory ??= readStored(KEY, isProfile, ofTab)
  return inMemory?.userId === userId ? inMemory : null
}
const isFresh = (stored: StoredProfile | null) => stored !== null && Date.now() - stored.at < FRESH_MS

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

type CountryAnswer = { country?: string; country_name?: string; country_code?: string }
type Answer = CountryAnswer & { success?: boolean; company?: CountryAnswer; data?: CountryAnswer }
/** What an answer says about the country, wherever it says it. */
const profileIn = (answer: Answer | null): Profile | null => {
  if (!answer || answer.success === false) return null
  const told = { ...(answer.data ?? answer.company), ...answer }
  const { country_code } = told
  return country_code ? { country: told.country_name ?? told.country ?? country_code, country_code } : null
}

const fetchOnce = async (userId: string): Promise<void> => {
  const known = keptFor(userId)
  const headers: Record<string, string> = known?.etag ? { 'if-none-match': known.etag } : {}
  const path = '/api/company/me'
  const response =
    (await takeEarly(path, known !== null)) ?? (await sendRequest({ method: 'GET', path }, {}, { headers }))
  if (response.status === 304 && known) return keep({ ...known, at: Date.now() })
  if (!response.ok) throw new ApiError(response.status, 'COMPANY', `Company profile fetch failed: ${response.status}`)
  const profile = profileIn(await response.json().catch(() => null))
  if (!profile) throw new ApiError(response.status, 'COMPANY', 'Invalid company profile response')
  keep({ userId, ...profile, etag: response.headers.get('etag'), at: Date.now() })
}

const mayPass = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

const load = async (userId: string): Promise<CompanyState> => {
  for (let attempt = 1; ; attempt++) {
    try {
      await fetchOnce(userId)
      return 'loaded'
    } catch (error) {
      // 401 and 403 are the server's last word; anything else may be better in a moment.
      if (error instanceof ApiError && error.status === 401) return 'refused'
      // A device that says that it has no connection is not waited for: pages that keep a copy open without one.
      if (!mayPass(error) || attempt === ATTEMPTS || navigator.onLine === false) {
        console.error(error instanceof Error ? error.message : error)
        return isFresh(keptFor(userId)) ? 'loaded' : 'unreachable'
      }
      await wait(Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_WAIT_MS))
    }
  }
}

/**
 * The company of an employer, loaded before the dashboard opens. A server that refuses keeps the person out; one that cannot be
 * reached does not.
 */
export const ensureCompany = async (): Promise<CompanyState> => {
  const userId = getSession().user?.id
  if (!userId) return 'refused'
  if (answeredFor === userId && isFresh(keptFor(userId))) return 'loaded'
  underWay ??= load(userId).finally(() => {
    underWay = null
  })
  const state = await underWay
  const known = keptFor(userId)
  if (state === 'loaded' && known && getSession().user?.id === userId) setCountry(known.country, known.country_code)
  return state
}
