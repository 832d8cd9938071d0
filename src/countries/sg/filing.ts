import { addMonths } from '../../shared/dates.ts'
import { type CountryFilings, type Obligation, wholeMonthOf } from '../filing.ts'
import { firstDayOf, lastDayOf } from '../payroll.ts'
import { paySources as sources } from './schemes/sources.ts'

/** Banks have formats of their own here, and there is no national one: files are made once a bank’s is on file. */
export default {
  code: 'SG',
  obligations: ({ facts, month }): readonly Obligation[] => {
    const next = addMonths(firstDayOf(month), 1)
    const monthly: Obligation = {
      rule: 'cpf',
      label: 'CPF contributions, Skills Development Levy and self-help groups',
      for: wholeMonthOf(month, lastDayOf(month)),
      // Due on the last day of the month; what is paid by the 14th of the next is not late.
      due: `${next.slice(0, 8)}14`,
      source: sources.cpfDue,
    }
    if (!month.endsWith('-12') || facts.autoInclusion !== 'yes') return [monthly]
    const year = month.slice(0, 4)
    const slips: Obligation = {
      rule: 'ais',
      label: 'Income of employees (IR8A and appendices) to the tax authority',
      for: { from: `${year}-01-01`, until: `${year}-12-31` },
      due: `${next.slice(0, 4)}-03-01`,
      source: sources.ais,
    }
    return [monthly, slips]
  },
  formats: [],
} satisfies CountryFilings
