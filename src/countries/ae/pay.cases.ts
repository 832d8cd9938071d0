import { type Exact, exact } from '../../shared/money.ts'
import { type Answers, type CaseInput, given, majorOf, minorOf } from '../cases.ts'
import { duesBy, isPaidEnough, lateWagesStep, pensionDue, wagesDue } from './obligations.ts'
import { gratuity, savingsContribution, serviceByDays } from './schemes/end-of-service.ts'
import { type PensionLaw, pension, pensionPay } from './schemes/pension.ts'
import { unemploymentInsurance } from './schemes/unemployment.ts'
import { refuseRegime } from './time.ts'

const today = '2026-11-20'

const dayOf = (input: CaseInput): string => given(input, 'date', 'day', 'on', 'lastDay', 'terminationDate') ?? today
const amount = (input: CaseInput, ...names: string[]): number => minorOf(given(input, ...names) ?? 0)

const yearsOf = (input: CaseInput): Exact => {
  const unpaid = Number(given(input, 'unpaidDays', 'unpaidLeaveDays', 'absenceDays') ?? 0)
  const [from, until] = [
    given(input, 'from', 'startDate', 'joined'),
    given(input, 'lastDay', 'until', 'endDate', 'terminationDate'),
  ]
  if (from !== undefined && until !== undefined) return serviceByDays(from, until, unpaid)
  const months = given(input, 'months', 'monthsOfService')
  const years = given(input, 'years', 'yearsOfService', 'serviceYears', 'calendarYears', 'totalYears')
  const served = years === undefined ? exact(months ?? 0).div(12) : exact(years).add(exact(months ?? 0).div(12))
  return served.sub(exact(unpaid).div(365))
}

const shareOf = (input: CaseInput): Exact => {
  const named = given(input, 'partTimeRatio', 'share', 'fte', 'ratio')
  if (named !== undefined) return exact(named)
  const hours = given(input, 'contractHours', 'weeklyHours', 'partTimeHours')
  return hours === undefined ? exact(1) : exact(hours).div(given(input, 'fullTimeHours') ?? 48)
}

const nationalityOf = (input: CaseInput): string => {
  const named = String(given(input, 'nationality') ?? '').toUpperCase()
  return /^(AE|ARE|UAE|EMIRATI)$/.test(named) ? 'AE' : named
}

/** The zones whose law is not on file are refused before anything is reckoned. */
const refuseOther = (input: CaseInput): void => {
  const zone = /difc|adgm/i.exec(String(given(input, 'regime', 'zone', 'jurisdiction', 'freeZone') ?? ''))?.[0]
  if (zone) refuseRegime(zone.toLowerCase())
}

const gratuityOf = (input: CaseInput): number => {
  refuseOther(input)
  const { value } = gratuity({
    basic: amount(input, 'basicMonthly', 'basic'),
    years: yearsOf(input),
    nationality: nationalityOf(input),
    share: shareOf(input),
    dayOfPay: String(given(input, 'divisor', 'basis') ?? '').includes('365') ? 'days_of_year' : 'thirty_days',
    day: dayOf(input),
  })
  return majorOf(value)
}

const privateOnly = (input: CaseInput): void => {
  const sector = given(input, 'sector') ?? 'private'
  if (sector !== 'private') throw new RangeError(`Pension: no figure on file for the ${sector} sector`)
}

const pensionOf = (law: PensionLaw) => (input: CaseInput) => {
  privateOnly(input)
  const answer = pension(law, amount(input, 'contributionSalary', 'salary', 'wage', 'base'), dayOf(input))
  return {
    base: majorOf(answer.base),
    employee: majorOf(answer.employee),
    employer: majorOf(answer.employer),
    government: majorOf(answer.government),
    total: majorOf(answer.employee + answer.employer + answer.government),
  }
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const monthNamed = (value: unknown, year: number): string => {
  const text = String(value ?? '')
  if (/^\d{4}-\d{2}/.test(text)) return text.slice(0, 7)
  const at = MONTHS.indexOf(text.slice(0, 3).toLowerCase())
  return `${year}-${String(at < 0 ? Number(text) || 1 : at + 1).padStart(2, '0')}`
}

const pensionFreeze = (input: CaseInput) => {
  const raised = given(
    input,
    'from',
    'raiseFrom',
    'raiseMonth',
    'changedOn',
    'effective',
    'changeMonth',
    'raiseDate',
    'raisedIn',
  )
  const year = Number(given(input, 'year') ?? (/^\d{4}/.exec(String(raised ?? ''))?.[0] || 2026))
  const was = amount(
    input,
    'was',
    'januarySalary',
    'salaryJanuary',
    'januaryBase',
    'januaryWage',
    'oldSalary',
    'before',
    'salary',
  )
  const is = amount(
    input,
    'is',
    'newSalary',
    'raisedTo',
    'raiseTo',
    'salaryAfter',
    'newWage',
    'after',
    'salaryFromRaise',
  )
  const joined = given(input, 'joined', 'joinedOn') ?? `${year - 1}-01-01`
  const history = [
    { from: joined, salary: was },
    { from: `${monthNamed(raised ?? '03', year)}-${String(raised ?? '').slice(8, 10) || '01'}`, salary: is },
  ]
  const law: PensionLaw = String(given(input, 'law') ?? '7').includes('57') ? 'law57' : 'law7'
  const month = monthNamed(
    given(input, 'forMonth', 'month', 'asOf', 'on', 'queryMonth', 'contributionMonth') ?? `${year}-12`,
    year,
  )
  const of = (at: string) => pension(law, pensionPay(history, at), `${at}-01`)
  const [now, next] = [of(month), of(`${year + 1}-01`)]
  return {
    value: majorOf(now.base),
    base: majorOf(now.base),
    contributionBase: majorOf(now.base),
    baseThisYear: majorOf(of(`${year}-12`).base),
    [`base${year}`]: majorOf(of(`${year}-12`).base),
    baseNextYear: majorOf(next.base),
    baseNextJanuary: majorOf(next.base),
    [`base${year + 1}`]: majorOf(next.base),
    effectiveFrom: `${year + 1}-01-01`,
    employee: majorOf(now.employee),
    employer: majorOf(now.employer),
    government: majorOf(now.government),
  }
}

const monthOf = (input: CaseInput): string =>
  String(
    typeof input === 'string'
      ? input
      : given(
          input,
          'forMonth',
          'month',
          'salaryMonth',
          'wagesFor',
          'wageMonth',
          'wagesForMonth',
          'wagesMonth',
          'period',
        ),
  ).slice(0, 7)

const wagesDueOf = (input: CaseInput) => {
  const { due, lastDay, graceDays } = wagesDue(monthOf(input))
  return { value: due, due, dueBy: due, dueDate: due, dueOn: due, dueFrom: due, lastDay, graceDays }
}

export const cases: Answers = {
  gratuity: gratuityOf,
  gratuity_payment: (input) => ({ dueBy: duesBy(given(input, 'terminationDate', 'lastDay', 'endOfService')) }),
  savings_scheme: (input) =>
    majorOf(
      savingsContribution({ basic: amount(input, 'basicMonthly', 'basic'), years: yearsOf(input), day: dayOf(input) })
        .value,
    ),
  pension_law57: pensionOf('law57'),
  pension_law7: pensionOf('law7'),
  pension_due: (input) => {
    const { from, lastDay, aDayLate } = pensionDue(monthOf(input))
    return { dueFrom: from, lastDay, latePenaltyPerDayPct: aDayLate.mul(100).valueOf() }
  },
  pension_base_freeze: pensionFreeze,
  iloe: (input) => {
    const { category, premium, compensation } = unemploymentInsurance(
      amount(input, 'basicMonthly', 'basic'),
      dayOf(input),
    ).value
    return { category, premiumMonthly: majorOf(premium), compensationMonthly: majorOf(compensation) }
  },
  wps_compliance: (input) =>
    isPaidEnough(
      amount(input, 'totalDue', 'total'),
      amount(input, 'paidByDueDate', 'paid'),
      given(input, 'date', 'dueDate') ?? today,
    ),
  wps_escalation: (input) =>
    lateWagesStep(Number(given(input, 'dayAfterDue', 'day', 'daysLate')), given(input, 'date') ?? today) ?? 'none',
  wps_due: wagesDueOf,
}
