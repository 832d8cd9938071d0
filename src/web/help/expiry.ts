import { onRefused } from '../call.ts'
import { endSession, getSession, onSession } from '../session.ts'
import { tokenEnds } from '../token.ts'

/** With less left, a person is told. */
const SOON_MS = 300_000
/** With this much left it counts as ended, see token.ts. */
const ENDED_MS = 60_000

/**
 * Follows how long the session still lasts: whoever only reads makes no call that would renew it. `tell` hears whether it ends soon;
 * when it ends, it is cleared, and a page behind the sign-in is left.
 */
export const watchExpiry = (tell: (soon: boolean) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    const ends = tokenEnds(getSession().token)
    if (ends === null) return tell(false)
    const left = ends * 1000 - Date.now()
    if (left <= ENDED_MS) {
      // Tells us again, with nobody there.
      endSession('expired')
      return onRefused.tokenRanOut()
    }
    tell(left < SOON_MS)
    timer = setTimeout(look, left - (left < SOON_MS ? ENDED_MS : SOON_MS - 1))
  }
  const leave = onSession(look)
  look()
  return () => {
    leave()
    clearTimeout(timer)
  }
}
