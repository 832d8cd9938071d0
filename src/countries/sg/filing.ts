import { addMonths } from '../../shared/dates.ts'
import { type CountryFilings, type Obligation, type PaidPerson, sumOfLines, wholeMonthOf } from '../filing.ts'
import { firstDayOf, lastDayOf } from '../payroll.ts'
import { contributionsList, paymentsList } from '../plain-lists.ts'
import { employer, person } from './file-facts.ts'
import { ezpay } from './files/ezpay.format.ts'
import { ocbcGiro } from './files/ocbc-giro.ts'
import { uobGiro } from './files/uob-giro.ts'
import { levyOfMonth, SELF_HELP_FUNDS } from './schemes/levies.ts'
import { paySources as sources } from './schemes/sources.ts'
import { ir8a } from './year-forms.ts'

const FUNDS = SELF_HELP_FUNDS.map((name) => ({ key: `shg.${name.toLowerCase()}`, name }))

/** With five people or more the tax authority is told their income by file. */
const AIS_FROM = 5

/** Banks have formats of their own here, and there is no national one: those of two are written, for any other payments go out as a plain list. */
export default {
  code: 'SG',
  employer,
  person,
  yearFrom: '01-01',
  yearForms: [ir8a],
  entityFacts: ({ entered, headcount }) => ({
    autoInclusion: headcount >= AIS_FROM ? 'yes' : 'no',
    ...entered,
  }),
  obligations: ({ facts, month }): readonly Obligation[] => {
    const next = addMonths(firstDayOf(month), 1)
    const monthly: Obligation = {
      rule: 'cpf',
      label: 'CPF contributions, Skills Development Levy and self-help groups',
      for: wholeMonthOf(month, lastDayOf(month)),
      // Due on the last day of the month; what is paid by the 14th of the next is not late.
      due: `${next.slice(0, 8)}14`,
      source: sources.cpfDue,
      scheme: 'cpf',
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
  owed: (rule, people) => {
    if (rule !== 'cpf') return null
    const funds = FUNDS.map(({ key }) => key)
    return people.reduce((sum, { lines }) => sum + sumOfLines(lines, ['cpf', ...funds]), 0) + levyOfMonth(people)
  },
  formats: [
    ezpay,
    uobGiro,
    ocbcGiro,
    paymentsList({
      key: 'payments_list',
      label: 'Payments, plain list (CSV)',
      currency: 'SGD',
    }),
    contributionsList({
      key: 'cpf_list',
      label: 'CPF, SDL and self-help groups, plain list (CSV)',
      source: sources.cpfDue,
      facts: [{ key: 'nric', heading: 'NRIC' }],
      amounts: [
        {
          key: 'ordinary',
          heading: 'Ordinary wages subject to CPF',
          of: ({ balances }) => balances['cpf.ow_subject'] ?? 0,
        },
        {
          key: 'additional',
          heading: 'Additional wages subject to CPF',
          of: ({ balances }) => balances['cpf.aw_subject'] ?? 0,
        },
        {
          key: 'cpfEmployee',
          heading: 'CPF employee',
          of: ({ lines }) => sumOfLines(lines, ['cpf'], 'employee'),
          isSum: true,
        },
        {
          key: 'cpfEmployer',
          heading: 'CPF employer',
          of: ({ lines }) => sumOfLines(lines, ['cpf'], 'employer'),
          isSum: true,
        },
        { key: 'sdl', heading: 'SDL', of: ({ lines }) => sumOfLines(lines, ['sdl']), isSum: true },
        ...FUNDS.map(({ key, name }) => ({
          key,
          heading: name,
          of: ({ lines }: PaidPerson) => sumOfLines(lines, [key]),
          isSum: true as const,
        })),
      ],
      ties: ({ lines }) => sumOfLines(lines, ['cpf', 'sdl', ...FUNDS.map(({ key }) => key)]),
    }),
  ],
} satisfies CountryFilings
