import { addDays, type Day, isDay } from '../../shared/dates.ts'
import { type Answers, type AskedFields, type CaseInput, given, refusingOddFields } from '../cases.ts'
import { type LeaveOccasion, type LeaveQuestion, monthsBefore, serviceBefore } from '../leave.ts'
import { childcareDays, leave, maternityWeeks, paternityWeeks, sharedParentalWeeks, sickDays } from './leave.ts'

const today = '2026-11-20'
const dayOf = (input: CaseInput): Day => given(input, 'date', 'on', 'asOf', 'day') ?? today

/** Service as an example gives it: months, a year of service, or the days somebody joined and left. */
const questionOf = (input: CaseInput): LeaveQuestion => {
  const joined = given(input, 'joined', 'joinDate', 'hired', 'startDate')
  const last = given(input, 'lastDay', 'left', 'endDate')
  const on = last ?? dayOf(input)
  const year = given(input, 'yearOfService', 'serviceYear')
  const asked = given(input, 'monthsOfService', 'completedMonthsOfService', 'serviceMonths', 'months')
  const years = given(input, 'yearsOfService', 'completedYears')
  const partOf =
    given(input, 'completedMonths', 'monthsInYear', 'monthsWorkedInYear', 'completedMonthsInYear', 'monthsWorked') ??
    (year === undefined || asked === undefined ? undefined : monthsIntoYear(year, asked))
  const base = { regime: 'employment_act', on: isDay(on) ? on : today, event: eventOf(input) }
  if (joined) {
    const service = serviceBefore(joined, addDays(base.on, 1))
    const inYear = service.months - service.years * 12
    // Somebody who leaves has the months of the year so far; on a plain day the whole year is meant.
    return last ? wholeOrPart(base, service.months, inYear) : { ...base, service }
  }
  if (year !== undefined) {
    const months = partOf === undefined ? year * 12 : (year - 1) * 12 + partOf
    const service = { months, years: year - 1, days: months * 30 }
    return partOf === undefined ? { ...base, service } : { ...base, service, monthsOfYear: partOf }
  }
  if (years !== undefined) return { ...base, service: { months: Math.max(3, years * 12), years, days: years * 365 } }
  const months = asked ?? 12
  return wholeOrPart(base, months, months % 12)
}

/** Months beside a year of service are of that year, and of all service where they are more than a year has. */
const monthsIntoYear = (year: number, months: number): number => (months > 12 ? months - (year - 1) * 12 : months)

const wholeOrPart = (
  base: Pick<LeaveQuestion, 'regime' | 'on' | 'event'>,
  months: number,
  inYear: number,
): LeaveQuestion => {
  const whole = inYear === 0 && months > 0
  const years = whole ? months / 12 - 1 : Math.floor(months / 12)
  return { ...base, service: { months, years, days: months * 30 }, monthsOfYear: whole ? 12 : inYear }
}

/** A child whose nationality nobody tells is a citizen. */
const isSingaporean = (input: CaseInput): boolean => {
  const told = given(input, 'childNationality', 'nationality', 'citizenship', 'childCitizenship')
  return told === undefined || /^(sg|sc|singapore(an)?( citizen)?|citizen)$/i.test(String(told))
}

const eventOf = (input: CaseInput): LeaveOccasion => {
  const born = given(input, 'childBorn', 'childBirthDate', 'born', 'birthDate')
  const on = dayOf(input)
  const years = given(input, 'childAge', 'youngestChildAge', 'age', 'childAgeYears', 'youngestChildAgeYears')
  const months = given(input, 'childAgeMonths') ?? (years === undefined ? undefined : Math.floor(years * 12))
  const order = given(input, 'childOrder', 'birthOrder', 'child')
  const earlier = given(input, 'earlierChildren', 'livingChildren', 'existingChildren')
  return {
    childIsCitizen: given(input, 'childCitizen') ?? isSingaporean(input),
    childAgeMonths: months ?? (born ? monthsBefore(born, on) : 0),
    earlierChildren: earlier ?? (order === undefined ? 0 : order - 1),
    ...(born ? { childBorn: born } : {}),
  }
}

const daysOf = (key: string, input: CaseInput) => {
  const kind = leave.kinds.find((candidate) => candidate.key === key)
  return Number(kind?.entitlement(questionOf(input)).value.valueOf())
}

const answers: Answers = {
  annual_leave: (input) => {
    const days = daysOf('annual', input)
    return { value: days, days, entitlementDays: days }
  },
  sick_leave: (input) => {
    const { outpatient, inAll } = sickDays(questionOf(input))
    return { outpatient, hospitalisationInclusive: inAll, hospitalisation: inAll }
  },
  shared_parental_leave: (input) => {
    const weeks = sharedParentalWeeks(questionOf(input))
    return { weeksShared: weeks, weeks, value: weeks, defaultEach: weeks / 2, weeksEach: weeks / 2 }
  },
  paternity_leave_mandatory: (input) => {
    const { weeks, voluntary } = paternityWeeks(questionOf(input))
    return { weeksMandatory: weeks, weeksVoluntary: voluntary, weeks, value: weeks }
  },
  paternity_leave: (input) => {
    const { weeks, voluntary } = paternityWeeks(questionOf(input))
    return { value: weeks, weeks, weeksMandatory: weeks, weeksVoluntary: voluntary }
  },
  maternity_leave: (input) => {
    const { weeks, employer, government, unpaid } = maternityWeeks(questionOf(input))
    return {
      value: weeks,
      weeks,
      days: weeks * 7,
      employerWeeks: employer,
      governmentWeeks: government,
      unpaidWeeks: unpaid,
      employerPaidWeeks: employer,
      governmentPaidWeeks: government,
    }
  },
  childcare_leave: (input) => {
    const { days, byEmployer, byGovernment } = childcareDays(questionOf(input))
    return {
      value: days,
      days,
      daysPerYear: days,
      daysPerParent: days,
      employer: byEmployer,
      government: byGovernment,
      employerPaid: byEmployer,
      governmentPaid: byGovernment,
      employerDays: byEmployer,
      governmentDays: byGovernment,
      lifetimeCap: 42,
    }
  },
  infant_care_leave: (input) => ({ value: daysOf('infant_care', input), days: daysOf('infant_care', input) }),
  bereavement_leave: () => ({
    value: 0,
    days: 0,
    statutoryDays: 0,
    statutory: false,
    entitled: false,
    contractOnly: true,
  }),
}

export const cases: Answers = refusingOddFields(answers)

/** Without these there is nothing to reckon from. */
export const asked: AskedFields = {
  annual_leave: { Service: /service|month|year|join|hire|start/i },
  sick_leave: { Service: /service|month|year|join|hire|start/i },
  childcare_leave: { Child: /child|citizen|born|birth|age|month/i },
}
