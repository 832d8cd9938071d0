import { addDays, daysBetween } from '../../shared/dates.ts'
import { type Exact, exact, roundToMinor } from '../../shared/money.ts'
import { type Answers, type AskedFields, type CaseInput, given, majorOf, minorOf } from '../cases.ts'
import { notNegative, smaller } from '../reckoning.ts'
import { duesBy, isPaidEnough, lateWagesStep, pensionDue, wagesDue } from './obligations.ts'
import { monthNamed } from './pension.cases.ts'
import { gratuity, savingsContribution, serviceByDays } from './schemes/end-of-service.ts'
import { type PensionLaw, pension } from './schemes/pension.ts'
import { unemploymentInsurance } from './schemes/unemployment.ts'
import { refuseRegime } from './time.ts'

const today = '2026-11-20'

const dayOf = (input: CaseInput): string =>
  given(input, 'date', 'on', 'lastDay', 'terminationDate', 'endDate', 'until', 'endOfService') ?? today
const amount = (input: CaseInput, ...names: string[]): number => minorOf(given(input, ...names) ?? 0)

const yearsOf = (input: CaseInput): Exact => {
  const unpaid = Number(given(input, 'unpaidDays', 'unpaidLeaveDays', 'absenceDays') ?? 0)
  const [from, until] = [
    given(input, 'from', 'startDate', 'joined', 'joinDate', 'joiningDate', 'hired', 'start'),
    given(input, 'lastDay', 'until', 'endDate', 'terminationDate', 'endOfService', 'end'),
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

/** Names of the Gulf States, the Emirates first, as cases write them. */
const GULF: readonly (readonly [string, RegExp])[] = [
  ['AE', /^(ae|are|uae|emirati|united arab emirates)$/i],
  ['BH', /^bahrain/i],
  ['KW', /^kuwait/i],
  ['OM', /^oman/i],
  ['QA', /^qatar/i],
  ['SA', /^saudi|^ksa$/i],
]

const nationalityOf = (input: CaseInput): string => {
  const named = String(given(input, 'nationality') ?? '')
  return GULF.find(([, name]) => name.test(named))?.[0] ?? named.toUpperCase()
}

/** The zones whose law is not on file are refused before anything is reckoned. */
const refuseOther = (input: CaseInput): void => {
  const zone = /difc|adgm/i.exec(String(given(input, 'regime', 'zone', 'jurisdiction', 'freeZone') ?? ''))?.[0]
  if (zone) refuseRegime(zone.toLowerCase())
}

const gratuityOf = (input: CaseInput) => {
  refuseOther(input)
  const years = yearsOf(input)
  const day = String(dayOf(input))
  const asked = {
    basic: amount(input, 'basicMonthly', 'basic', 'basicSalary', 'monthlyBasic', 'basicWage'),
    years,
    nationality: nationalityOf(input),
    share: shareOf(input),
    dayOfPay: /365/.test(String(given(input, 'divisor', 'basis') ?? '')) ? 'days_of_year' : 'thirty_days',
    day,
  } as const
  const value = majorOf(gratuity(asked).value)
  return {
    value,
    gratuity: value,
    amount: value,
    uncapped: majorOf(withoutCap(asked)),
    eligible: value > 0,
    days: Math.round(years.mul(365).valueOf()),
    dueBy: duesBy(day),
  }
}

/** What it would be without the cap, which the first five years never reach. */
const withoutCap = (input: Parameters<typeof gratuity>[0]): number => {
  const early = gratuity({ ...input, years: smaller(input.years, exact(5)) }).value
  const aYear = input.dayOfPay === 'days_of_year' ? exact(360).div(365) : exact(1)
  const late = notNegative(input.years.sub(5))
    .mul(input.basic)
    .mul(aYear)
    .mul(input.share ?? 1)
  return early === 0 ? 0 : roundToMinor(late.add(early))
}

const privateOnly = (input: CaseInput): void => {
  const sector = String(given(input, 'sector') ?? 'private').toLowerCase()
  if (!/^private\b/.test(sector)) throw new RangeError(`Pension: no figure on file for the ${sector} sector`)
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

const MONTH_NAMES = [
  'forMonth month salaryMonth wagesFor wageMonth wagesForMonth wagesMonth wagesOf',
  'period periodStart payPeriod periodEnd monthEnd',
]
  .join(' ')
  .split(' ')

const monthOf = (input: CaseInput): string =>
  monthNamed(
    typeof input === 'string' ? input : given(input, ...MONTH_NAMES),
    Number(given(input, 'year', 'salaryYear') ?? 2026),
  )

const wagesDueOf = (input: CaseInput) => {
  const { due, lastDay, graceDays } = wagesDue(monthOf(input))
  const lateFrom = addDays(lastDay, 1)
  return { value: due, due, dueBy: due, dueDate: due, dueOn: due, dueFrom: due, lastDay, graceDays, lateFrom }
}

const OWED = [
  'totalDue',
  'total',
  'totalWages',
  'wagesDue',
  'totalWagesDue',
  'wageDue',
  'wage',
  'workerWage',
  'due',
  'owed',
]
const PAID = ['paidByDueDate', 'paid', 'paidOnTime', 'paidByDue', 'totalPaid', 'wagesPaid', 'transferred']

/** What is owed and what was paid, of one or of all workers a case lists. @throws RangeError where a case does not say what is owed */
const wagesOf = (input: CaseInput): { owed: number; paid: number } => {
  const people: CaseInput[] = given(input, 'workers', 'employees', 'people') ?? []
  const each = Array.isArray(people) && people.length > 0 ? people : [input]
  const sum = (names: string[]) => each.reduce((total, one) => total + amount(one, ...names), 0)
  const owed = sum(OWED)
  if (owed === 0) throw new RangeError('What is owed is not given')
  return { owed, paid: sum(PAID) }
}

const complianceOf = (input: CaseInput) => {
  const { owed, paid } = wagesOf(input)
  const isEnough = isPaidEnough(owed, paid, given(input, 'date', 'dueDate') ?? today)
  const share = Math.round((paid / owed) * 10_000) / 100
  return { value: isEnough, compliant: isEnough, ok: isEnough, paidPct: share, percent: share }
}

const escalationOf = (input: CaseInput): string => {
  const [due, on] = [given(input, 'dueDate', 'due'), given(input, 'today', 'asOf', 'on', 'date')]
  const named = given(input, 'dayAfterDue', 'day', 'daysLate', 'daysAfterDue', 'daysOverdue', 'late')
  const days = named ?? daysBetween(due, on)
  return lateWagesStep(Number(days), on ?? today) ?? 'none'
}

export const cases: Answers = {
  gratuity: gratuityOf,
  gratuity_payment: (input) => {
    const dueBy = duesBy(
      given(input, 'terminationDate', 'lastDay', 'endOfService', 'endDate', 'contractEnd', 'date') ?? today,
    )
    return { value: dueBy, dueBy, due: dueBy, dueDate: dueBy }
  },
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
  iloe: (input) => {
    const basic = amount(input, 'basicMonthly', 'basic', 'basicSalary', 'averageBasic')
    const { category, premium, compensation } = unemploymentInsurance(basic, dayOf(input)).value
    const [premiumMonthly, compensationMonthly] = [majorOf(premium), majorOf(compensation)]
    return { category, premiumMonthly, premium: premiumMonthly, compensationMonthly, compensation: compensationMonthly }
  },
  wps_compliance: complianceOf,
  wps_escalation: escalationOf,
  wps_due: wagesDueOf,
}

/** Without these there is nothing to reckon from. */
export const asked: AskedFields = {
  wps_escalation: { 'Days late': /day|late|due|overdue/i },
  wps_compliance: { 'What is owed': /due|owed|total|wage|workers|employees|people/i },
  savings_scheme: { 'Basic pay': /basic|salary|wage/i, Service: /year|month(?!ly)|from|start|join|hire/i },
  gratuity_payment: { 'End of service': /date|day|end|last|left|terminat/i },
  iloe: { 'Basic pay': /basic|salary|wage/i },
  pension_law57: { Salary: /salary|wage|base/i },
  pension_law7: { Salary: /salary|wage|base/i },
  gratuity: { 'Basic pay': /basic|salary|wage/i, Service: /year|^months|from|start|join|hire|tenure/i },
}
