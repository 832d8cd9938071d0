import { DAY_MS } from '../../../shared/dates.ts'

/** So many days before each charge it is said what will be charged and how to stop it. */
export const DAYS_BEFORE = [7, 1] as const
/** Days after the first letter of a charge that failed, in which the second is written. */
export const AGAIN_AFTER_DAYS = 3
/** Days before what was paid for is no longer given. */
export const LAST_BEFORE_DAYS = 2

export type PlanLetter = 'charge_7' | 'charge_1' | 'past_due_1' | 'past_due_2' | 'read_only'

/** Which letter before a charge is due at `now`; null: none. The week's is not written any more once a day is left. */
export const letterBeforeCharge = (chargeAt: string, now: Date): 'charge_7' | 'charge_1' | null => {
  const left = Date.parse(chargeAt) - now.getTime()
  if (left <= 0 || left > DAYS_BEFORE[0] * DAY_MS) return null
  return left > DAYS_BEFORE[1] * DAY_MS ? 'charge_7' : 'charge_1'
}

/** Which letter about a charge that failed is due: at once, after some days, and before the plan is no longer given. */
export const letterPastDue = ({
  paidUntil,
  givenUntil,
  now,
}: {
  paidUntil: string
  givenUntil: string
  now: Date
}): 'past_due_1' | 'past_due_2' | 'read_only' | null => {
  const at = now.getTime()
  if (at >= Date.parse(givenUntil) || at < Date.parse(paidUntil)) return null
  if (at >= Date.parse(givenUntil) - LAST_BEFORE_DAYS * DAY_MS) return 'read_only'
  return at >= Date.parse(paidUntil) + AGAIN_AFTER_DAYS * DAY_MS ? 'past_due_2' : 'past_due_1'
}
