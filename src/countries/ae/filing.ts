import {
  type CountryFilings,
  type FileInput,
  type FileItem,
  type Obligation,
  type PaidPerson,
  sumOfEarnings,
  sumOfLines,
  wholeMonthOf,
} from '../filing.ts'
import { lastDayOf } from '../payroll.ts'
import { columnsOfBoth, contributionsList, paymentsList } from '../plain-lists.ts'
import { employer, person } from './file-facts.ts'
import { readSif } from './files/sif.reading.ts'
import {
  buildSif,
  isEstablishment,
  type SifEmployer,
  type SifPerson,
  sifName,
  VARIABLE_PARTS,
  wholeMonth,
} from './files/sif.ts'
import { pensionDue, wagesDue } from './obligations.ts'
import { paySources as sources } from './schemes/sources.ts'
import { endOfService } from './year-forms.ts'

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

/**
 * Pay of a month as the wage file divides it: overtime, leave paid out and what is paid once vary, the rest is fixed. What is taken from pay
 * lowers the fixed part first, then what varies, from the last part on: the sum is what reaches the person.
 */
const sifAmounts = ({ net, lines }: PaidPerson): Readonly<Record<string, number>> | null => {
  if (net <= 0) return null
  const parts = [
    ['overtime', sumOfEarnings(lines, ['overtime'])],
    ['leaveEncashment', sumOfEarnings(lines, ['leave_pay'])],
    [
      'other',
      sumOfEarnings(lines, [
        'bonus',
        'statutory_bonus',
        'commission',
        'arrears',
        'notice_pay',
        'gratuity',
        'severance',
      ]),
    ],
  ] as const
  let left = net
  const varying = Object.fromEntries(
    parts.map(([part, amount]) => {
      const shown = Math.max(0, Math.min(left, amount))
      left -= shown
      return [part, shown]
    }),
  )
  return { ...varying, fixed: left }
}

export default {
  code: 'AE',
  employer,
  person,
  yearFrom: '01-01',
  yearForms: [endOfService],
  entityFacts: ({ entered, nationalities }) => ({
    hasNationals: nationalities.includes('AE') ? 'yes' : 'no',
    ...entered,
  }),
  owed: (rule, people) => {
    if (rule === 'wps') return people.reduce((sum, { net }) => sum + net, 0)
    if (rule !== 'gpssa') return null
    // What the government adds is not the employer’s to pay.
    return people.reduce(
      (sum, { lines }) => sum + sumOfLines(lines, ['pension'], 'employee') + sumOfLines(lines, ['pension'], 'employer'),
      0,
    )
  },
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
      scheme: 'pension',
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
      // Shown of a draft as well, which may lack the number: its problems say so.
      name: (q) => (isEstablishment(q.employer.establishment ?? '') ? sifName(employerOf(q)) : ''),
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
      amountsOf: sifAmounts,
      ties: 'net',
      referenceOf: ({ personCode = '' }) => (/^\d{1,14}$/.test(personCode) ? personCode.padStart(14, '0') : personCode),
    },
    paymentsList({
      key: 'payments_list',
      label: 'Payments outside the wage protection system, plain list (CSV)',
      currency: 'AED',
    }),
    contributionsList({
      key: 'pension_list',
      label: 'Pension contributions, plain list (CSV)',
      source: sources.pensionDue,
      amounts: columnsOfBoth(['pension']),
      ties: ({ lines }) => sumOfLines(lines, ['pension'], 'employee') + sumOfLines(lines, ['pension'], 'employer'),
    }),
  ],
} satisfies CountryFilings
