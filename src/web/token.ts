/** A token this close to its end counts as ended. */
const MARGIN_SECONDS = 60
/** A token this close to its end is renewed before it is used. */
const RENEW_SECONDS = 5 * 60

/** `exp` of a JSON web token, or null when the text is not one. Nothing is verified here: the server does that. */
export const tokenEnds = (token: string | null): number | null => {
  const parts = token?.split('.') ?? []
  if (parts.length !== 3 || !parts[1]) return null
  try {
    const payload = JSON.parse(atob(parts[1].replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown }
    return typeof payload.exp === 'number' && Number.isFinite(payload.exp) ? payload.exp : null
  } catch {
    return null
  }
}

const secondsLeft = (token: string | null, now: number): number => {
  const ends = tokenEnds(token)
  return ends === null ? Number.NEGATIVE_INFINITY : ends - now / 1000
}

/** Ended, about to end, or not a token at all. */
export const tokenExpired = (token: string | null, now = Date.now()): boolean =>
  secondsLeft(token, now) <= MARGIN_SECONDS

/** Should be renewed before the next call. */
export const tokenNeedsRenewal = (token: string | null, now = Date.now()): boolean =>
  secondsLeft(token, now) < RENEW_SECONDS
