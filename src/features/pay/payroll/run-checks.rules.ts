import { longDay } from '../../../shared/dates.text.ts'
import type { Day } from '../../../shared/dates.ts'
import { fromMinor, type Minor } from '../../../shared/money.ts'
import type { PayGate } from './contributions.rules.ts'

/** What is known of somebody beside their pay, before a run is locked. @property sharedWith names of others with the same bank account */
export type CheckedPerson = {
  hasAccount: boolean
  sharedWith: readonly string[]
  /** The last day of a pass or permit that ends before the period does; null: none does. */
  permitUntil: Day | null
  net: Minor
  lastNet: Minor | null
  /** Somebody who is stopped has no figures to compare. */
  isStopped: boolean
}

/** A change of pay as a share of what it was; from nothing it is always much. */
export const isMuchChange = (net: Minor, lastNet: Minor, percent: number): boolean =>
  lastNet === 0 ? net !== 0 : Math.abs(net - lastNet) * 100 >= percent * Math.abs(lastNet)

/** As many names as are said one by one. */
const MOST_NAMES = 3

type Money = { code: string; minorUnits: number }

const swingGate = (
  { net, lastNet, isStopped }: CheckedPerson,
  percent: number,
  { code, minorUnits }: Money,
): PayGate[] => {
  if (isStopped || lastNet === null || !isMuchChange(net, lastNet, percent)) return []
  const money = (minor: Minor) => `${code} ${fromMinor(minor, minorUnits)}`
  const message = `Net pay goes from ${money(lastNet)} to ${money(net)}: look at why before it is paid.`
  return [{ key: 'swing', stops: false, message }]
}

/**
 * What to look at before somebody is paid, beside what their pay itself says. None of it stops a run: two people may share an account, somebody is paid
 * by cheque, and work that was done is paid whatever became of a permit.
 */
export const checkGates = (person: CheckedPerson, percent: number, money: Money): PayGate[] => {
  const gates: PayGate[] = []
  if (!person.hasAccount)
    gates.push({
      key: 'bank_missing',
      stops: false,
      message:
        'No bank account is on the record: no payment file can be made with this person. Enter it in the record.',
    })
  if (person.sharedWith.length > 0) {
    const names = person.sharedWith.slice(0, MOST_NAMES).join(', ')
    const more = person.sharedWith.length - MOST_NAMES
    gates.push({
      key: 'bank_shared',
      stops: false,
      message:
        more > 0
          ? `${names} and ${more} more people have the same bank account. Ask them before it is paid to.`
          : `The same bank account is on the record of ${names}. Ask them before it is paid to.`,
    })
  }
  if (person.permitUntil !== null)
    gates.push({
      key: 'permit',
      stops: false,
      message: `A pass or permit is good until ${longDay('en', person.permitUntil)} and not longer. Put its renewal on file, or ask whether they may work.`,
    })
  return [...gates, ...swingGate(person, percent, money)]
}
