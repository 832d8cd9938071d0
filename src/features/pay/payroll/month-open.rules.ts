import type { Day } from '../../../shared/dates.ts'
import { monthInWords } from './inputs.rules.ts'

/** What of a month of a legal entity is not locked yet: until it is, contributions of the month are not known. */

/** Pay of a group that is to come, or waits in a run to be locked. */
export type OpenPay = { group: string; payDay: Day; kind: string; people: number; runId: string | null }

/** So many are named. */
const NAMED = 4

const namesOf = (open: readonly OpenPay[]): string =>
  [
    ...open.slice(0, NAMED).map(({ group, payDay }) => `${group} (${payDay})`),
    ...(open.length > NAMED ? [`+${open.length - NAMED}`] : []),
  ].join(', ')

/** That pay of a month is not all locked, and which; null: it is. */
export const openMonthSaid = (month: string, open: readonly OpenPay[]): string | null =>
  open.length === 0 ? null : `Pay of ${monthInWords(month)} is not all locked: ${namesOf(open)}.`

/**
 * What is said of a file for an authority while pay of its month is not all locked; null: it is. A return of the whole month waits for it. What is remitted
 * by the pay day may be due before: there it is told, and the file is made again for what comes later.
 */
export const openMonthMessage = (
  month: string,
  open: readonly OpenPay[],
  { mayBePart }: { mayBePart: boolean },
): string | null => {
  const what = openMonthSaid(month, open)
  if (what === null) return null
  return mayBePart
    ? `${what} This file is of what is locked: make it again afterwards.`
    : `${what} Lock these runs or void them first: this file is of the whole month.`
}
