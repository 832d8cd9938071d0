import { addDays, type Day } from '../../../shared/dates.ts'
import type { Minor } from '../../../shared/money.ts'
import { cutOffOf } from '../payroll/due.rules.ts'
import { isMuchChange } from '../payroll/run-checks.rules.ts'

/** Days before the pay day on which nothing more is entered, days before that on which a run is tried, and how much is much. */
export type RehearsalDays = { cutOffDays: number; days: number; changePercent: number }

/** Whether a run is tried by now: from so many days before the cut-off on, up to the pay day. */
export const isTimeToRehearse = (payDay: Day, today: Day, days: RehearsalDays): boolean =>
  today >= addDays(cutOffOf(payDay, days), -days.days) && today <= payDay

export type TriedPerson = {
  employmentId: string
  gates: readonly { stops: boolean; message: string }[]
  net: Minor
  /** Of the regular run before; null: they were not paid by it. */
  lastNet: Minor | null
}

export type RehearsalFinding = {
  employmentId: string
  kind: 'stopped' | 'look' | 'changed' | 'new' | 'gone'
  messages: string[]
  net: Minor
  lastNet: Minor | null
}

const findingsOfPerson = (one: TriedPerson, percent: number, isFirst: boolean): RehearsalFinding[] => {
  const { employmentId, net, lastNet, gates } = one
  const of = (kind: RehearsalFinding['kind'], messages: string[]): RehearsalFinding => ({
    employmentId,
    kind,
    messages,
    net,
    lastNet,
  })
  const stopping = gates.filter(({ stops }) => stops).map(({ message }) => message)
  // Whoever cannot be paid has no figures to compare.
  if (stopping.length > 0) return [of('stopped', stopping)]
  const told = gates.map(({ message }) => message)
  const found = told.length > 0 ? [of('look', told)] : []
  if (lastNet === null) return isFirst ? found : [...found, of('new', [])]
  return isMuchChange(net, lastNet, percent) ? [...found, of('changed', [])] : found
}

const ORDER: readonly RehearsalFinding['kind'][] = ['stopped', 'changed', 'gone', 'new', 'look']

/**
 * What a run would meet: who stops it, whose pay changes much, who is new or no longer there. Where nobody was paid before, everybody is new
 * and it is not said.
 */
export const rehearsalFindings = (
  people: readonly TriedPerson[],
  before: readonly { employmentId: string; net: Minor }[],
  percent: number,
): RehearsalFinding[] => {
  const here = new Set(people.map(({ employmentId }) => employmentId))
  const gone = before
    .filter(({ employmentId }) => !here.has(employmentId))
    .map(
      ({ employmentId, net }): RehearsalFinding => ({ employmentId, kind: 'gone', messages: [], net: 0, lastNet: net }),
    )
  return [...people.flatMap((one) => findingsOfPerson(one, percent, before.length === 0)), ...gone].sort(
    (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind),
  )
}
