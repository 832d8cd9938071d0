import { type CountryFilings, type FileInput, type FileItem, type Obligation, wholeMonthOf } from '../filing.ts'
import { lastDayOf } from '../payroll.ts'
import { readSif } from './files/sif.reading.ts'
import { buildSif, type SifEmployer, type SifPerson, sifName, VARIABLE_PARTS, wholeMonth } from './files/sif.ts'
import { pensionDue, wagesDue } from './obligations.ts'
import { paySources as sources } from './schemes/sources.ts'

const employerOf = ({ employer, month, madeAt }: FileInput): SifEmployer => ({
  establishment: employer.establishment ?? '',
  routing: employer.routing ?? '',
  month,
  madeAt,
  reference: employer.reference ?? '',
})

const personOf = ({ facts, amounts }: FileItem, { month }: FileInput): SifPerson => {
  const whole = wholeMonth(month)
  return {
    personCode: facts.personCode ?? '',
    routing: facts.routing ?? '',
    account: facts.account ?? '',
    from: facts.from ?? whole.from,
    until: facts.until ?? whole.until,
    days: facts.days ? Number(facts.days) : whole.days,
    fixed: amounts.fixed ?? 0,
    variable: Object.fromEntries(VARIABLE_PARTS.map((part) => [part, amounts[part] ?? 0])),
    unpaidDays: Number(facts.unpaidDays ?? 0),
  }
}

export default {
  code: 'AE',
  obligations: ({ facts, month }): readonly Obligation[] => {
    const wages: Obligation = {
      rule: 'wps',
      label: 'Wages through the wage protection system',
      for: wholeMonthOf(month, lastDayOf(month)),
      due: wagesDue(month).lastDay,
      source: sources.wps,
    }
    if (facts.hasNationals !== 'yes') return [wages]
    const pensions: Obligation = {
      rule: 'gpssa',
      label: 'Pension contributions (GPSSA)',
      for: wages.for,
      due: pensionDue(month).lastDay,
      source: sources.pensionDue,
    }
    return [wages, pensions]
  },
  formats: [
    {
      key: 'sif',
      label: 'Salary information file (WPS)',
      kind: 'wage_protection',
      source: sources.sif,
      asks: {
        employer: ['establishment', 'routing', 'reference'],
        person: ['personCode', 'routing', 'account', 'from', 'until', 'days', 'unpaidDays'],
        amounts: ['fixed', ...VARIABLE_PARTS],
      },
      name: (q) => sifName(employerOf(q)),
      build: (q) =>
        buildSif(
          employerOf(q),
          q.items.map((item) => personOf(item, q)),
        ),
      read: (text) => {
        const { people, trailer, problems, accounts } = readSif(text)
        return {
          items: people.map(({ personCode, fixed, variable }) => ({ reference: personCode, amount: fixed + variable })),
          total: trailer?.total ?? 0,
          problems: [...problems, ...accounts.map((account) => `Account ${account} is not valid`)],
        }
      },
      // Nothing is corrected in a file that was sent: those who were refused go into another.
      amends: 'difference',
    },
  ],
} satisfies CountryFilings
