import { addDays } from '../../shared/dates.ts'
import { exact, roundToMinor } from '../../shared/money.ts'
import { type Answers, type AskedFields, type CaseInput, given, majorOf, minorOf, refusingOddFields } from '../cases.ts'
import { type LeaveOccasion, type LeaveQuestion, monthsBefore, serviceBefore } from '../leave.ts'
import { bereavementDays, leave, maternityDays, parentalDays, sickTiers } from './leave.ts'
import { refuseRegime, zoneRegime } from './time.ts'

const today = '2026-11-20'

const BASIC: readonly string[] = ['basicMonthly', 'basic', 'monthlyBasic']
const WHO: readonly string[] = ['relation', 'relationship', 'relative', 'deceased', 'familyMember']

const eventOf = (input: CaseInput, on: string): LeaveOccasion => {
  const born = given(input, 'childBorn', 'birthDate', 'born', 'childBirthDate')
  const lasted = given(input, 'pregnancyMonths', 'monthsOfPregnancy', 'stillbirthMonth', 'monthOfPregnancy')
  if (born && born > on) throw new RangeError(`childBorn: ${born} is after ${on}`)
  const age = given(
    input,
    'childAgeMonths',
    'monthsSinceBirth',
    'monthsAfterBirth',
    'childAge',
    'childAgeInMonths',
    'ageOfChildMonths',
    'ageMonths',
  )
  return {
    childAgeMonths: age ?? (born ? monthsBefore(born, on) : 0),
    ...(born ? { childBorn: born } : {}),
    childIsDisabled: given(input, 'childDisabled', 'childIsDisabled', 'disabledChild', 'disability') ?? false,
    causedByMisconduct: given(input, 'misconduct', 'dueToMisconduct', 'causedByMisconduct') ?? false,
    schoolIsApproved:
      given(input, 'approvedInstitution', 'approvedSchool', 'uaeApproved', 'institutionApproved') ?? true,
    stillborn: given(input, 'stillbirth', 'stillborn') ?? false,
    ...(lasted === undefined ? {} : { pregnancyMonths: lasted }),
    relation: String((typeof input === 'string' ? input : undefined) ?? given(input, ...WHO) ?? ''),
  }
}

const questionOf = (input: CaseInput): LeaveQuestion => {
  const on = given(input, 'date', 'on', 'asOf', 'leaveStart', 'leaveDate', 'takenOn', 'startDate', 'lastDay') ?? today
  const zone = zoneRegime(given(input, 'zone', 'freeZone', 'free_zone') ?? '')
  const regime = String(given(input, 'regime', 'jurisdiction') ?? zone).toLowerCase()
  const joined = given(input, 'joined', 'joinDate', 'hired')
  const months = given(input, 'monthsOfService', 'serviceMonths', 'months')
  const years = given(input, 'yearsOfService', 'serviceYears', 'years')
  const count = months ?? (years === undefined ? 12 : Math.floor(years * 12))
  const service = { months: count, years: Math.floor(count / 12), days: count * 30 }
  refuseRegime(regime)
  return {
    regime,
    service: joined ? serviceBefore(joined, addDays(on, 1)) : service,
    event: eventOf(input, on),
    on,
  }
}

const daysOf = (key: string, input: CaseInput): number => {
  const kind = leave.kinds.find((candidate) => candidate.key === key)
  return Number(kind?.entitlement(questionOf(input)).value.valueOf())
}

const answers: Answers = {
  annual_leave: (input) => ({ value: daysOf('annual', input), days: daysOf('annual', input) }),
  sick_leave: (input) => {
    const taken = given(input, 'daysTaken', 'days', 'sickDays') ?? 0
    const after = given(input, 'afterProbation') ?? !given(input, 'onProbation', 'duringProbation', 'probation')
    const found = sickTiers(taken, { ...questionOf(input), person: { onProbation: after ? 'no' : 'yes' } })
    const day = exact(minorOf(given(input, 'monthly', 'monthlyWage', 'basicMonthly') ?? 0)).div(30)
    const paid = exact(found.full).add(exact(found.half).div(2))
    return { ...found, pay: majorOf(roundToMinor(day.mul(paid))), total: taken - found.beyond }
  },
  maternity_leave: (input) => {
    const { days, full, half, illUnpaid, disabledPaid, disabledUnpaid } = maternityDays(questionOf(input))
    return {
      value: days,
      days,
      full,
      half,
      extraUnpaid: illUnpaid,
      unpaidIfIll: illUnpaid,
      extraUnpaidIfIll: illUnpaid,
      disabledChildPaid: disabledPaid,
      disabledChildUnpaid: disabledUnpaid,
    }
  },
  parental_leave: (input) => {
    const days = parentalDays(questionOf(input))
    return { value: days, days, workingDays: days, unit: 'working', paid: days > 0, eligible: days > 0 }
  },
  bereavement_leave: (input) => {
    const days = bereavementDays(questionOf(input))
    return { value: days, days, paid: days > 0, eligible: days > 0 }
  },
  study_leave: (input) => ({ value: daysOf('study', input), days: daysOf('study', input), unit: 'working' }),
  hajj_leave: (input) => ({ value: daysOf('hajj', input), days: daysOf('hajj', input), paid: false }),
  leave_encashment: (input) => {
    const divisor = String(given(input, 'divisor') ?? '').includes('365') ? 'days_of_year' : 'thirty_days'
    const owed = leave.exit({
      days: exact(given(input, 'unusedDays', 'days', 'daysUnused', 'balanceDays')),
      pay: { basic: minorOf(given(input, ...BASIC)), daysAWeek: 6, divisor },
      regime: questionOf(input).regime,
      on: questionOf(input).on,
    })
    const pay = 'none' in owed ? null : majorOf(roundToMinor(owed.value))
    return { value: pay, pay, amount: pay }
  },
}

export const cases: Answers = refusingOddFields(answers)

/** Without these there is nothing to reckon from. */
export const asked: AskedFields = {
  bereavement_leave: { 'Who died': WHO },
  annual_leave: { Service: /service|month|year|join|hire|zone|regime/i },
  sick_leave: { 'Days of illness': /day|taken|probation|misconduct/i },
  study_leave: { Service: /service|month|year|join|hire/i },
  leave_encashment: { 'Basic wage': BASIC, 'Days not used': /day|balance/i },
}
