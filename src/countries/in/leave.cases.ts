import { daysBetween } from '../../shared/dates.ts'
import { exact, roundToMinor } from '../../shared/money.ts'
import { type Answers, type CaseInput, given, majorOf, minorOf, refusingOddFields } from '../cases.ts'
import type { LeaveQuestion } from '../leave.ts'
import { adoptionWeeks, earnedDays, leave, maternityWeeks } from './leave.ts'

const today = '2026-11-20'

/** Calendar days from a day to the last of its year. */
const daysLeftInYear = (day: string): number => daysBetween(day, `${day.slice(0, 4)}-12-31`) + 1

const questionOf = (input: CaseInput): LeaveQuestion => {
  const worked = given(input, 'days_worked', 'daysWorked', 'days_worked_12m', 'days_worked_in_12_months')
  const age = given(input, 'child_age_months', 'childAgeMonths')
  const adopted = given(input, 'adopted_on', 'adoptedOn')
  const order = given(input, 'child_number', 'birth_order', 'childOrder', 'child')
  const earlier = given(
    input,
    'surviving_children',
    'existing_children',
    'children',
    'earlier_children',
    'living_children',
  )
  const who = String(given(input, 'worker', 'worker_type', 'category', 'type') ?? '')
  const joined = given(input, 'joined', 'joined_on', 'join_date', 'joinDate', 'date_of_joining')
  const whole = { months: 12, years: 1, days: 365 }
  const service = joined
    ? { ...whole, ...(joined.slice(5) !== '01-01' && { daysFromJoining: daysLeftInYear(joined) }) }
    : whole
  return {
    regime: 'osh_central',
    service: worked === undefined ? service : { ...service, daysWorked: worked },
    on: given(input, 'date', 'on') ?? adopted ?? today,
    person: {
      adolescent: given(input, 'adolescent') || /adolescent/i.test(who) ? 'yes' : 'no',
      underground:
        given(input, 'underground', 'below_ground', 'mine_below_ground') || /under ?ground|below ?ground/i.test(who)
          ? 'yes'
          : 'no',
    },
    event: {
      earlierChildren: earlier ?? (order === undefined ? 0 : order - 1),
      ...(age === undefined ? {} : { childAgeMonths: age }),
      ...(adopted === undefined ? {} : { adoptedOn: adopted }),
    },
  }
}

/** Which of the leaves around a child an example is about, by what it says of the mother. */
const occasionOf = (input: CaseInput): string => {
  const said = Object.entries(input).map(([name, value]) => (value === true ? name : String(value)))
  return said.find((text) => /adopt|commission|miscarriage|tubectomy/i.test(text))?.toLowerCase() ?? 'birth'
}

const otherMaternity = (input: CaseInput, occasion: string) => {
  const adopting = /adopt|commission/.test(occasion)
  const key = adopting ? 'adoption' : ['miscarriage', 'tubectomy'].find((name) => occasion.includes(name))
  const kind = leave.kinds.find((candidate) => candidate.key === key)
  const weeks = Number(kind?.entitlement(questionOf(input)).value.valueOf()) / 7
  return { value: weeks, weeks, days: weeks * 7, eligible: weeks > 0 }
}

const maternity = (input: CaseInput) => {
  const occasion = occasionOf(input)
  if (occasion !== 'birth') return otherMaternity(input, occasion)
  const { weeks, beforeBirth } = maternityWeeks(questionOf(input))
  return {
    value: weeks,
    weeks,
    days: weeks * 7,
    max_before: beforeBirth,
    weeks_before: beforeBirth,
    eligible: weeks > 0,
  }
}

const answers: Answers = {
  annual_leave: (input) => ({ value: earnedDays(questionOf(input)), days: earnedDays(questionOf(input)) }),
  'leave.osh': (input) => {
    const days = earnedDays(questionOf(input))
    return { value: days, el_days: days, days, eligible: days > 0 }
  },
  'maternity.adoption': (input) => {
    const { weeks, ageCapApplies } = adoptionWeeks(questionOf(input))
    return { value: weeks, weeks, age_cap_applies: ageCapApplies, eligible: weeks > 0 }
  },
  maternity_leave: maternity,
  maternity,
  // No statute of the Centre gives them to private employees.
  paternity_leave: () => ({ value: 0, days: 0, weeks: 0, statutory: false }),
  bereavement_leave: () => ({ value: 0, days: 0, statutory_days: 0, statutory: false, entitled: false }),
  leave_encashment: (input) => {
    const basic = minorOf(given(input, 'monthly_wages', 'monthly', 'wages', 'monthlyWages'))
    const days = exact(given(input, 'unused_days', 'unusedDays', 'days'))
    const pay = { basic, daysAWeek: 6 }
    const owed = leave.exit({ days, pay, regime: 'osh_central', on: given(input, 'date') ?? today })
    return 'none' in owed ? { refused: true } : majorOf(roundToMinor(owed.value))
  },
}

export const cases: Answers = refusingOddFields(answers)
