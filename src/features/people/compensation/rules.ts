import type { Day } from '../../../shared/dates.ts'
import { fromMinor, type Minor } from '../../../shared/money.ts'
import type { Allowance } from './contract.ts'

export const FREQUENCIES = ['monthly', 'weekly', 'yearly', 'once'] as const
/** Offered; any other words are as good. */
export const ALLOWANCE_TYPES = [
  'Housing allowance',
  'Transport allowance',
  'Medical allowance',
  'Meal allowance',
  'Communication allowance',
  'Education allowance',
  'Shift allowance',
  'Hardship allowance',
] as const

export type Terms = { frequency: string; currency: string; effective_from: Day; effective_until: Day | null }

/** The last day of an allowance still belongs to it. One that is paid once has had its day the day after it began. */
export const stateOn = ({ frequency, effective_from, effective_until }: Terms, today: Day) => {
  if (effective_from > today) return 'upcoming'
  const last = effective_until ?? (frequency === 'once' ? effective_from : null)
  return last !== null && last < today ? 'ended' : 'active'
}

/** What comes every month in the currency of the salary. Nothing is converted: no rate of exchange is on file. */
export const isInGross = (terms: Terms, currency: string, today: Day): boolean =>
  terms.frequency === 'monthly' && terms.currency === currency && stateOn(terms, today) === 'active'

export const grossOf = (
  basic: Minor,
  fixed: Minor,
  { more, currency, today }: { more: readonly (Terms & { amount: Minor })[]; currency: string; today: Day },
) => {
  const allowances = more.reduce((sum, a) => sum + (isInGross(a, currency, today) ? a.amount : 0), fixed)
  return { basic, allowances, gross: basic + allowances }
}

export type StoredAllowance = Terms & {
  id: string
  allowance_type: string
  amount: Minor
  version: number
  component_code: string | null
}

/** As it is shown on a day, in major units of its own currency, which has `decimals`. */
export const toAllowanceView = (
  stored: StoredAllowance,
  decimals: number,
  payCurrency: string,
  today: Day,
): Allowance => ({
  id: stored.id,
  allowance_type: stored.allowance_type,
  frequency: stored.frequency,
  currency: stored.currency,
  amount: Number(fromMinor(stored.amount, decimals)),
  effective_from: stored.effective_from,
  effective_until: stored.effective_until,
  state: stateOn(stored, today),
  inGross: isInGross(stored, payCurrency, today),
  version: stored.version,
  component: stored.component_code,
})
