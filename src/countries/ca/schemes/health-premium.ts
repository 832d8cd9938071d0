import { type Exact, exact } from '../../../shared/money.ts'
import { NONE, percent, smaller } from '../../reckoning.ts'

/** Ontario's health premium by annual income: each step from its threshold up to the most of it. In dollars. */
const STEPS = [
  { above: exact(200_000), from: exact(750), most: exact(900), rate: percent(25) },
  { above: exact(72_000), from: exact(600), most: exact(750), rate: percent(25) },
  { above: exact(48_000), from: exact(450), most: exact(600), rate: percent(25) },
  { above: exact(36_000), from: exact(300), most: exact(450), rate: percent(6) },
  { above: exact(20_000), from: NONE, most: exact(300), rate: percent(6) },
] as const

/** The premium of a year (V2), unrounded. Ontario Income Tax Act; unchanged in the editions on file. */
export const healthPremium = (income: Exact): Exact => {
  const step = STEPS.find(({ above }) => income.compare(above) > 0)
  return step ? smaller(step.most, step.from.add(income.sub(step.above).mul(step.rate))) : NONE
}
