import { ApiError, request } from './call.ts'
import { session, setCountry } from './session.ts'

/** Asked again after this long; the server answers 304 when nothing changed. */
const FRESH_MS = 2 * 60 * 1000
const ATTEMPTS = 3
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 5000

type Profile = { country: string; country_code: string }
type Kept = Profile & { userId: string | undefined; etag: string | null; at: number }
let kept: Kept | null = null

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** 401 and 403 are the server's last word; anything else may be better in a moment. */
class Refused extends Error {}

const fetchOnce = async (userId: string | undefined): Promise<void> => {
  const known = kept?.userId === userId ? kept : null
  const headers: Record<string, string> = known?.etag ? { 'if-none-match': known.etag } : {}
  const response = await request({ method: 'GET', path: '/api/company/me' }, {}, { headers })
  if (response.status === 304 && known) {
    kept = { ...known, at: Date.now() }
    return
  }
  if (response.status === 401 || response.status === 403) throw new Refused()
  if (!response.ok) throw new ApiError(response.status, 'COMPANY', `Company profile fetch failed: ${response.status}`)
  const body = (await response.json().catch(() => null)) as Partial<Profile> | null
  if (!body?.country_code) throw new ApiError(response.status, 'COMPANY', 'Invalid company profile response')
  const { country = body.country_code, country_code } = body
  kept = { userId, country, country_code, etag: response.headers.get('etag'), at: Date.now() }
  setCountry(country, country_code)
}

const mayPass = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

/**
 * The company of an employer, loaded before the dashboard opens. A server that refuses keeps the person out; one that cannot be
 * reached does not.
 */
export const ensureCompany = async (): Promise<'loaded' | 'refused' | 'unreachable'> => {
  const userId = session().user?.id
  if (kept && kept.userId === userId && Date.now() - kept.at < FRESH_MS) return 'loaded'
  for (let attempt = 1; ; attempt++) {
    try {
      await fetchOnce(userId)
      return 'loaded'
    } catch (error) {
      if (error instanceof Refused || (error instanceof ApiError && error.status === 401)) return 'refused'
      if (!mayPass(error) || attempt === ATTEMPTS) {
        console.error(error instanceof Error ? error.message : error)
        return 'unreachable'
      }
      await wait(Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_WAIT_MS))
    }
  }
}
