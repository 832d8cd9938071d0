import type { CountryPayroll } from '../../../countries/payroll.ts'
import type { PayInput } from './compute-pay.rules.ts'
import type { PayGate } from './contributions.rules.ts'
import { factProblems, payGatesOf } from './person-pay.rules.ts'
import type * as runs from './runs.queries.ts'

/** What stands against the pay of somebody by what is known of them. */

type Judged = {
  pay: Parameters<typeof payGatesOf>[1]
  allowances: Parameters<typeof payGatesOf>[2]
  entered: Record<string, string>
  facts: PayInput['facts']
}

/** What is missing or wrong in their pay and facts. */
export const factGatesOf = (law: CountryPayroll, run: runs.RunRow, judged: Judged): PayGate[] => {
  const { pay, allowances, entered, facts } = judged
  const gates = payGatesOf(run, pay, allowances)
  for (const message of Object.values(factProblems(law, entered))) gates.push({ key: 'facts', stops: true, message })
  if (law.facts.some(({ key }) => key === 'nationality') && !facts.nationality)
    gates.push({
      key: 'nationality',
      stops: true,
      message: 'Nationality is not known as a country: it decides on the pension. Enter it in the pay profile.',
    })
  return gates
}
