import type { Minor } from '../../shared/money.ts'
import { type BasesInput, sumOfNatures } from '../payroll.ts'

/**
 * Sums of pay that pension, savings and insurance of the United Arab Emirates are reckoned on, in fils: the pay of the contract, whatever the
 * month brought. The pension takes the contract as it stood in January, or when the person joined.
 */
export const basesOf = ({ agreed, agreedInJanuary }: BasesInput): Readonly<Record<string, Minor>> => ({
  'pension.salary': sumOfNatures(agreedInJanuary, 'basic', 'allowance', 'housing', 'conveyance'),
  basic: sumOfNatures(agreed, 'basic'),
})
