import type { Minor } from '../../shared/money.ts'
import { type BasesInput, type Nature, sumOfNatures } from '../payroll.ts'

/** Paid regularly: taxed by annualising the period (T4127, option 1). */
const PERIODIC: readonly Nature[] = ['basic', 'allowance', 'housing', 'conveyance', 'overtime', 'commission']
/** Bonuses, retroactive pay and what is paid out at once: taxed by the bonus method (T4127, chapter 4). */
const AT_ONCE: readonly Nature[] = ['bonus', 'statutory_bonus', 'arrears', 'leave_pay', 'notice_pay']

/**
 * Sums of pay that the plans, the insurance and the taxes of Canada are reckoned on, in cents.
 * @throws RangeError for a retiring allowance, whose withholding is not on file
 */
export const basesOf = ({ facts, span }: BasesInput): Readonly<Record<string, Minor>> => {
  if (sumOfNatures(span, 'severance', 'gratuity') > 0)
    throw new RangeError('Severance pay: the tax withheld from a retiring allowance is not on file')
  const cash = sumOfNatures(span, ...PERIODIC, ...AT_ONCE)
  const inKind = sumOfNatures(span, 'in_kind')
  return {
    'cpp.pensionable': cash + inKind,
    // Benefits in kind are not insurable, but for board and lodging in a period with wages, which is not told apart.
    'ei.insurable': cash,
    'tax.periodic': sumOfNatures(span, ...PERIODIC) + inKind,
    'tax.bonus': sumOfNatures(span, ...AT_ONCE),
    'tax.registered': Number(facts.registeredPlans ?? 0),
    'tax.union_dues': Number(facts.unionDues ?? 0),
  }
}
