import { addedBy, type CountryPayroll, type DerivedLine } from '../../../countries/payroll.ts'
import type { Minor } from '../../../shared/money.ts'
import { type ContributionsInput, schemeInput } from './contributions.rules.ts'
import type { PayLine } from './lines.rules.ts'

/** What somebody was paid for a month by the provider before: lines that count in the sums of the year, in minor units. */
export type OpeningPay = { employmentId: string; lines: readonly PayLine[] }

const asDerived = ({ key, party = 'employee', amount, why }: PayLine): DerivedLine => ({ key, party, amount, why })

/**
 * What a month that another provider paid adds to the yearly sums of each scheme, in minor units: by the wages that were paid and what was
 * taken, as a run of ours would have added it. The law’s own way of counting is asked, so that ceilings and tax to date go on from it.
 * @throws RangeError where a scheme lacks a fact of the person or a figure of the month
 */
export const openingBalancesOf = (
  law: CountryPayroll,
  input: Omit<ContributionsInput, 'agreed'> & { agreed?: ContributionsInput['agreed'] },
  lines: readonly PayLine[],
): Record<string, Minor> => {
  const earnings = lines.filter(({ kind }) => kind === 'earning' || kind === 'reimbursement')
  const added: Record<string, Minor> = {}
  for (const scheme of law.schemes) {
    if (scheme.accumulators.length === 0) continue
    const asked = schemeInput({ ...input, agreed: input.agreed ?? {} }, scheme, earnings)
    const taken = lines.filter((line) => line.scheme === scheme.key).map(asDerived)
    if (taken.length === 0 && !scheme.applies(asked)) continue
    for (const [key, amount] of Object.entries(addedBy(scheme, asked, taken))) added[key] = (added[key] ?? 0) + amount
  }
  return added
}
