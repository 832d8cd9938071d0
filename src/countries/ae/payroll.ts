import { baseOf, type CountryPayroll, firstDayOf, type Scheme, type SchemeInput } from '../payroll.ts'
import { gulfPension, type PensionLaw, pension, pensionLawOf } from './schemes/pension.ts'
import { paySources as sources } from './schemes/sources.ts'

/** Nationals of other Gulf States, whose pension scheme is at home. */
const GULF: ReadonlySet<string> = new Set(['BH', 'KW', 'OM', 'QA', 'SA'])

const lawOf = ({ facts }: SchemeInput): PensionLaw => {
  if (facts.pensionFund && facts.pensionFund !== 'gpssa')
    throw new RangeError(`Pension: no figure on file for the fund ${facts.pensionFund}`)
  if (!facts.firstInsured) throw new RangeError('Pension: the day of the first insured job is not known')
  return pensionLawOf(facts.firstInsured)
}

const pensionScheme: Scheme = {
  key: 'pension',
  label: 'Pension (GPSSA)',
  source: sources.law57,
  parties: ['employee', 'employer', 'government'],
  span: 'month',
  applies: (q) => q.facts.nationality === 'AE' || GULF.has(q.facts.nationality ?? ''),
  accumulators: [],
  compute: (q) => {
    const [salary, day] = [baseOf(q, 'pension.salary'), firstDayOf(q.month)]
    const { nationality } = q.facts
    if (nationality !== 'AE') {
      const { employee, employer, why } = gulfPension(nationality ?? '', salary, day)
      return [
        { key: 'pension', party: 'employee', amount: employee, why },
        { key: 'pension', party: 'employer', amount: employer, why },
      ]
    }
    const { employee, employer, government, why } = pension(lawOf(q), salary, day)
    return [
      { key: 'pension', party: 'employee', amount: employee, why },
      { key: 'pension', party: 'employer', amount: employer, why },
      { key: 'pension', party: 'government', amount: government, why },
    ]
  },
  // A raise counts from next January: nothing of the past changes unless its base was wrong.
  retro: (cause) => (cause === 'error' ? 'as_earned' : 'none'),
}

export default {
  code: 'AE',
  facts: [
    { key: 'nationality', label: 'Nationality', kind: 'text' },
    { key: 'firstInsured', label: 'First insured job on', kind: 'date' },
    { key: 'pensionFund', label: 'Pension fund', kind: 'choice', options: ['gpssa', 'abu_dhabi', 'sharjah'] },
  ],
  bases: [{ key: 'pension.salary', label: 'Pay of the contract as fixed in January' }],
  schemes: [pensionScheme],
} satisfies CountryPayroll
