import type { Day } from '../../../shared/dates.ts'
import type { Minor } from '../../../shared/money.ts'
import type { DeductionRhythm } from './choices.rules.ts'

/** Recurring deductions: what of a plan is taken with a pay, and how it stands. Amounts in minor units of the pay group’s currency. */

/** A plan as it holds from a day until the next of its rows. */
export type DeductionRow = {
  id: string
  plan_id: string
  employment_id: string
  component_code: string
  amount: Minor
  every: DeductionRhythm
  starts_on: Day
  ends_on: Day | null
  total: Minor | null
}

/** What locked runs have taken by a plan: in all, and in which months (YYYY-MM) of pay. */
export type TakenByPlan = { amount: Minor; months: readonly string[] }

export const NOTHING_TAKEN: TakenByPlan = { amount: 0, months: [] }

type Pay = { until: Day; month: string }

/** Whether a row is the one of its plan on the last day of a pay period. */
export const holdsOn = ({ starts_on: from, ends_on: until }: Pick<DeductionRow, 'starts_on' | 'ends_on'>, day: Day) =>
  from <= day && (until === null || day <= until)

/**
 * What is asked of the pay of a period by a row of a plan: its amount, of a total no more than what is left, of one of each month nothing where that was
 * taken already. The period is known by its last day.
 */
export const askedOf = (row: DeductionRow, pay: Pay, taken: TakenByPlan): Minor => {
  if (!holdsOn(row, pay.until)) return 0
  if (row.every === 'month' && taken.months.includes(pay.month)) return 0
  return row.total === null ? row.amount : Math.max(0, Math.min(row.amount, row.total - taken.amount))
}

/** The id a deduction of a pay period is taken by: a second run of the period takes it no more. */
export const takingId = ({ id }: Pick<DeductionRow, 'id'>, until: Day): string => `${id}:${until}`

/** Whether something taken comes from a recurring deduction: what pay did not allow of it stays with its plan. */
export const isRecurring = (sourceId: string): boolean => /^[0-9a-f-]{36}:\d{4}-\d{2}-\d{2}$/.test(sourceId)
