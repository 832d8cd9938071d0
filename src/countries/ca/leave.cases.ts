import { addDays } from '../../shared/dates.ts'
import { exact, roundToMinor } from '../../shared/money.ts'
import {
  type Answers,
  type AskedFields,
  type CaseInput,
  gapBetween,
  given,
  majorOf,
  minorOf,
  refusingOddFields,
  type Tolerances,
} from '../cases.ts'
import { type LeaveQuestion, serviceBefore } from '../leave.ts'
import { familyWeeks, longSickWeeks, sickDays } from './absences.ts'
import tried from './holidays.package.json' with { type: 'json' }
import { holidays } from './holidays.ts'
import { bereavementDays } from './leave.ts'
import { jurisdictionOf } from './regime.ts'
import { daysInFirstYear, vacationOn } from './vacation.ts'

const today = '2026-11-20'

/** The percentages are printed with two decimals. */
export const tolerances: Tolerances = { vacation: 0.005 }

const WHO: readonly string[] = [
  'relation',
  'relationship',
  'deceased',
  'event',
  'type',
  'reason',
  'pregnancy_loss',
  'stillbirth',
]

const regimeOf = (input: CaseInput): string =>
  jurisdictionOf(String(given(input, 'jurisdiction', 'province', 'region', 'regime') ?? 'CLC'))

const questionOf = (input: CaseInput): LeaveQuestion => {
  const on = given(input, 'date', 'on', 'as_of') ?? today
  const joined = given(input, 'hired', 'joined', 'hire_date', 'start_date')
  const years = given(input, 'completed_years', 'years', 'years_of_service')
  const days = given(input, 'service_days', 'days_employed', 'serviceDays', 'days_of_service')
  const months = given(input, 'months', 'service_months', 'completed_months', 'months_of_service')
  const said = given(input, 'relation', 'relationship', 'deceased', 'event', 'type', 'reason')
  const inMonths = months ?? (days === undefined ? Math.floor((years ?? 1) * 12) : Math.floor(days / 30))
  const lasted = { months: inMonths, years: years ?? Math.floor(inMonths / 12), days: days ?? inMonths * 31 }
  return {
    regime: regimeOf(input),
    on,
    service: joined ? serviceBefore(joined, addDays(on, 1)) : lasted,
    event: {
      relation: input.pregnancy_loss === true ? 'pregnancy' : String(said ?? ''),
      stillborn: given(input, 'stillbirth', 'stillborn') ?? false,
    },
  }
}

const sick = (input: CaseInput) => {
  const q = questionOf(input)
  const { paid, unpaid } = sickDays(q.regime, q.service, q.on)
  return { value: paid, paid, unpaid, paid_days: paid, unpaid_days: unpaid, paidSickDays: paid, days: paid + unpaid }
}

const family = (input: CaseInput) => {
  const q = questionOf(input)
  const { maternity, parental, otherParent, paternity, shared } = familyWeeks(q.regime, q.on).value
  const mother = given(input, 'took_maternity', 'took_pregnancy_leave', 'birth_parent', 'birth_mother')
  const parent = String(given(input, 'parent', 'who') ?? '')
  const isOther =
    given(input, 'other_parent', 'non_birth_parent') === true ||
    mother === false ||
    /other|father|non.?birth|adopt/i.test(parent)
  const type = String(given(input, 'type', 'kind', 'leave') ?? '')
  const both = given(input, 'shared', 'both_parents') === true
  const ofOne = isOther ? otherParent : parental
  const ofType = /^matern|pregnan/i.test(type) ? maternity : /^patern/i.test(type) && paternity
  const weeks = ofType || (both && shared) || ofOne
  return {
    value: weeks,
    weeks,
    maternity,
    maternity_weeks: maternity,
    parental: weeks,
    parental_weeks: weeks,
    other_parent_weeks: otherParent,
    paternity_weeks: paternity,
    shared_weeks: shared,
  }
}

const statutory = (input: CaseInput): string[] => {
  const all = holidays.on(Number(input.year), regimeOf(input))
  return all.filter((holiday) => !holiday.substituteFor).map((holiday) => holiday.day)
}

const answers: Answers = {
  vacation: (input) => {
    const q = questionOf(input)
    const { weeks, share } = vacationOn(q.regime, q.service.years, q.on)
    const months = given(input, 'completed_months', 'months')
    const inFirst = months === undefined ? null : daysInFirstYear(q.regime, months)
    const wages = given(input, 'wages', 'gross_wages', 'earnings')
    const pay = wages === undefined ? undefined : majorOf(roundToMinor(share.mul(exact(minorOf(wages)))))
    const days = q.service.years === 0 && inFirst !== null ? inFirst : weeks * 5
    return { value: weeks, weeks, percent: Number(share.mul(100).valueOf()), days, pay, vacation_pay: pay }
  },
  sick_leave: sick,
  'sick.paid': sick,
  long_term_illness_leave: (input) => {
    const { value } = longSickWeeks(regimeOf(input), given(input, 'date', 'on') ?? today)
    return { value, weeks: value }
  },
  parental_leave: family,
  maternity_leave: (input) => ({ ...family(input), value: family(input).maternity, weeks: family(input).maternity }),
  bereavement_leave: (input) => {
    const { days, paid } = bereavementDays(questionOf(input))
    return { value: days, days, paid, paid_days: paid, unpaid_days: days - paid, weeks: days / 7 }
  },
  holidays: (input) => statutory(input),
  'holidays.package_gap': (input) => {
    const listed: Readonly<Record<string, readonly string[]>> = tried.days
    const days = listed[input.jurisdiction]
    if (!days || input.package !== tried.package || input.year !== tried.year)
      throw new RangeError(`${input.package} was not tried for ${input.jurisdiction} in ${input.year}`)
    return gapBetween(statutory(input), days)
  },
}

export const cases: Answers = refusingOddFields(answers)

/** Without these there is nothing to reckon from. */
export const asked: AskedFields = {
  bereavement_leave: { 'Who died': WHO },
  vacation: { Jurisdiction: /jurisdiction|province|region|regime/i },
  sick_leave: { Jurisdiction: /jurisdiction|province|region|regime/i },
  'sick.paid': { Jurisdiction: /jurisdiction|province|region|regime/i },
  long_term_illness_leave: { Jurisdiction: /jurisdiction|province|region|regime/i },
  parental_leave: { Jurisdiction: /jurisdiction|province|region|regime/i },
  maternity_leave: { Jurisdiction: /jurisdiction|province|region|regime/i },
}
