import type { Day } from '../../../shared/dates.ts'

/** With which pay a claim is paid, and which pay day it came too late for; `missed` null: none. */
export type ExpectedPay = { payDay: Day; cutOff: Day; missed: { payDay: Day; cutOff: Day } | null }

type PayDay = { payDay: Day; cutOff: Day }

/**
 * With which pay something is paid that was approved on a day, or would be if it were approved today: the first whose cut-off has not passed by then.
 * @param ahead pay days that are not paid yet, the next first, each with the last day on which something is entered for it
 * @param from the day of approval
 * @returns null where no pay day is known
 */
export const expectedPayOf = (ahead: readonly PayDay[], from: Day): ExpectedPay | null => {
  const at = ahead.findIndex(({ cutOff }) => from <= cutOff)
  const found = ahead[at]
  if (!found) return null
  return { payDay: found.payDay, cutOff: found.cutOff, missed: ahead[at - 1] ?? null }
}
