import { type Exact, exact } from '../../shared/money.ts'
import { type Edition, effectiveDated } from '../country.ts'
import { type Derived, deriveAmount, deriveNumber, quantity, ruleOf } from '../derived.ts'
import { belowLaw, type CountryLeave, halfUp, type LeaveKind, type LeaveQuestion, leaveKind, tiers } from '../leave.ts'
import { dailyPay } from './overtime.ts'
import { sources } from './sources.ts'
import { time } from './time.ts'

/** Employment Act and Child Development Co-Savings Act. Weeks of family leave are given in calendar days, seven a week. */

const recorded = '2026-11-23'
/** The Employment Act covers all employees, and these tables are for all of them, since then. */
const allCovered = '2019-04-01'

/** Days in the first year of service, one more each year up to the most, after so many months. */
const annual = effectiveDated('Annual leave', [
  { from: allCovered, value: { first: 7, most: 14, afterMonths: 3 }, source: sources.leave, recorded },
])

/** By completed months of service: outpatient days, and days in all with hospitalisation. */
const sick = effectiveDated('Sick leave', [
  {
    from: allCovered,
    value: [
      { months: 3, outpatient: 5, inAll: 15 },
      { months: 4, outpatient: 8, inAll: 30 },
      { months: 5, outpatient: 11, inAll: 45 },
      { months: 6, outpatient: 14, inAll: 60 },
    ],
    source: sources.leave,
    recorded,
  },
])

/** Months with the employer before the birth that leave of a father, and leave both parents share, ask for. From memory. */
const FAMILY_MONTHS = 3

/** By the day the child is born. Before 2025 two more weeks were given where the employer agreed, from 2024 on. */
const paternity = effectiveDated('Paternity leave', [
  { from: '2017-01-01', until: '2023-12-31', value: { weeks: 2, voluntary: 0 }, source: sources.paternity, recorded },
  { from: '2024-01-01', until: '2025-03-31', value: { weeks: 2, voluntary: 2 }, source: sources.paternity, recorded },
  { from: '2025-04-01', value: { weeks: 4, voluntary: 0 }, source: sources.paternity, recorded },
])

/** Weeks both parents share, by the day the child is born; before, only weeks of the mother could be passed on. */
const sharedParental = effectiveDated('Shared parental leave', [
  { from: '2017-01-01', until: '2025-03-31', value: 0, source: sources.sharedParental, recorded },
  { from: '2025-04-01', until: '2026-03-31', value: 6, source: sources.sharedParental, recorded },
  { from: '2026-04-01', value: 10, source: sources.sharedParental, recorded },
])

/** Weeks; `paid` are those an employer pays, of a citizen's child from the third on the government does. */
const maternity = effectiveDated('Maternity leave', [
  {
    from: '2017-01-01',
    value: { citizen: 16, other: 12, paid: 8, afterMonths: 3 },
    source: sources.maternity,
    recorded,
  },
])

const childcare = effectiveDated('Childcare leave', [
  {
    from: '2013-05-01',
    value: { citizen: 6, extended: 2, other: 2, byEmployer: 3, lifetime: 42, afterMonths: 3 },
    source: sources.childcare,
    recorded,
  },
])

const infantCare = effectiveDated('Unpaid infant care leave', [
  { from: '2024-01-01', value: 12, source: sources.childcare, recorded },
])

const adoption = effectiveDated('Adoption leave', [
  { from: '2017-07-01', value: { weeks: 12, afterMonths: 3 }, source: sources.adoption, recorded },
])

const days = (value: Exact, title: string, edition: Edition<unknown>, q: LeaveQuestion): Derived<Exact> =>
  deriveNumber(value, ruleOf(`sg.${title.toLowerCase().replaceAll(' ', '-')}`, title, edition), {
    unit: 'days',
    inputs: [
      quantity('Completed months of service', q.service.months, 'months'),
      ...(q.event?.childBorn ? [quantity('Child born on', q.event.childBorn, 'day')] : []),
    ],
  })

const annualDays = (q: LeaveQuestion): Derived<Exact> => {
  const edition = annual.on(q.on)
  const { first, most, afterMonths } = edition.value
  const whole = exact(Math.min(most, first + q.service.years))
  const part = q.monthsOfYear === undefined ? whole : halfUp(whole.mul(q.monthsOfYear).div(12))
  // How a part of a year is rounded is from memory, the table of whole years is not.
  const told = q.monthsOfYear === undefined ? edition : { ...edition, source: sources.leaveOfPartYear }
  return days(q.service.months < afterMonths ? exact(0) : part, 'Annual leave', told, q)
}

/** Outpatient days, and days in all: hospitalisation includes the days outside hospital. */
export const sickDays = (q: LeaveQuestion): { outpatient: number; inAll: number } =>
  sick.on(q.on).value.findLast((step) => q.service.months >= step.months) ?? { outpatient: 0, inAll: 0 }

const ageInYears = (q: LeaveQuestion): number => Math.floor((q.event?.childAgeMonths ?? Number.POSITIVE_INFINITY) / 12)

type Childcare = {
  kind: 'childcare' | 'extended_childcare' | 'none'
  days: number
  byEmployer: number
  byGovernment: number
}

/** Days a year for each parent, by the youngest child: under 7 the whole, of a citizen from 7 to 12 the extended ones, never both. */
export const childcareDays = (q: LeaveQuestion): Childcare => {
  const { citizen, extended, other, byEmployer, afterMonths } = childcare.on(q.on).value
  const age = ageInYears(q)
  const none: Childcare = { kind: 'none', days: 0, byEmployer: 0, byGovernment: 0 }
  if (q.service.months < afterMonths || age > 12) return none
  const isCitizen = q.event?.childIsCitizen ?? false
  if (age >= 7)
    return isCitizen ? { kind: 'extended_childcare', days: extended, byEmployer: 0, byGovernment: extended } : none
  if (!isCitizen) return { kind: 'childcare', days: other, byEmployer: other, byGovernment: 0 }
  return { kind: 'childcare', days: citizen, byEmployer, byGovernment: citizen - byEmployer }
}

/** Weeks by who pays them. Of a child that is no citizen the weeks after the eighth are unpaid, and with two children or more all of them. */
export const maternityWeeks = (q: LeaveQuestion) => {
  const born = q.event?.childBorn ?? q.on
  const { citizen, other, paid, afterMonths } = maternity.on(born).value
  const earlier = q.event?.earlierChildren ?? 0
  if (q.service.months < afterMonths) return { weeks: 0, employer: 0, government: 0, unpaid: 0 }
  if (!q.event?.childIsCitizen) {
    const employer = earlier < 2 ? paid : 0
    return { weeks: other, employer, government: 0, unpaid: other - employer }
  }
  const employer = earlier < 2 ? paid : 0
  return { weeks: citizen, employer, government: citizen - employer, unpaid: 0 }
}

/** Weeks that have to be given to the father of a citizen child, and weeks an employer might add. */
export const paternityWeeks = (q: LeaveQuestion): { weeks: number; voluntary: number } =>
  q.event?.childIsCitizen && q.service.months >= FAMILY_MONTHS
    ? paternity.on(q.event.childBorn ?? q.on).value
    : { weeks: 0, voluntary: 0 }

/** Weeks both parents of a citizen child share. */
export const sharedParentalWeeks = (q: LeaveQuestion): number =>
  q.event?.childIsCitizen && q.service.months >= FAMILY_MONTHS ? sharedParental.on(q.event.childBorn ?? q.on).value : 0

/** Unpaid days a year for each parent of a citizen child below two. */
const infantCareDays = (q: LeaveQuestion): number => {
  const { value } = infantCare.on(q.on)
  return q.event?.childIsCitizen && ageInYears(q) < 2 && q.service.months >= 3 ? value : 0
}

/** Weeks of an adopting mother. */
const adoptionWeeks = (q: LeaveQuestion): number => {
  const { weeks: count, afterMonths } = adoption.on(q.event?.adoptedOn ?? q.on).value
  return q.service.months >= afterMonths ? count : 0
}

const weeks = (count: number): Exact => exact(count * 7)
const byGovernment = (taken: number, inAll: number) => tiers(taken, [[inAll, 1, 'government']])

const kinds: readonly LeaveKind[] = [
  leaveKind({
    key: 'annual',
    label: 'Annual leave',
    source: sources.leave,
    accrual: 'by_month',
    entitlement: annualDays,
    carry: { none: 'The Act carries a year’s leave twelve months on; how is the company’s own rule' },
  }),
  leaveKind({
    key: 'sick',
    label: 'Sick leave',
    source: sources.leave,
    accrual: 'by_year',
    entitlement: (q) => days(exact(sickDays(q).outpatient), 'Sick leave', sick.on(q.on), q),
    carry: { none: 'It ends with its year' },
    documents: { what: 'Medical certificate', withinDays: 2, afterDays: 0, source: sources.leave },
  }),
  leaveKind({
    key: 'hospitalisation',
    label: 'Hospitalisation leave, with sick leave',
    source: sources.leave,
    accrual: 'by_year',
    entitlement: (q) => days(exact(sickDays(q).inAll), 'Hospitalisation leave', sick.on(q.on), q),
    documents: { what: 'Medical certificate', withinDays: 2, afterDays: 0, source: sources.leave },
  }),
  leaveKind({
    key: 'maternity',
    asks: ['childBorn', 'childIsCitizen', 'earlierChildren'],
    label: 'Maternity leave',
    counts: 'calendar',
    source: sources.maternity,
    entitlement: (q) =>
      days(weeks(maternityWeeks(q).weeks), 'Maternity leave', maternity.on(q.event?.childBorn ?? q.on), q),
    pays: 'part',
    pay: (taken, q) => {
      const { employer, government, unpaid } = maternityWeeks(q)
      return tiers(taken, [
        [employer * 7, 1, 'employer'],
        [government * 7, 1, 'government'],
        [unpaid * 7, 0, 'nobody'],
      ])
    },
  }),
  leaveKind({
    key: 'paternity',
    asks: ['childBorn', 'childIsCitizen'],
    label: 'Paternity leave',
    counts: 'calendar',
    source: sources.paternity,
    entitlement: (q) =>
      days(weeks(paternityWeeks(q).weeks), 'Paternity leave', paternity.on(q.event?.childBorn ?? q.on), q),
    pay: (taken, q) => byGovernment(taken, paternityWeeks(q).weeks * 7),
  }),
  leaveKind({
    key: 'shared_parental',
    asks: ['childBorn', 'childIsCitizen'],
    label: 'Shared parental leave',
    counts: 'calendar',
    source: sources.sharedParental,
    entitlement: (q) =>
      days(weeks(sharedParentalWeeks(q)), 'Shared parental leave', sharedParental.on(q.event?.childBorn ?? q.on), q),
    pay: (taken, q) => byGovernment(taken, sharedParentalWeeks(q) * 7),
  }),
  leaveKind({
    key: 'childcare',
    asks: ['childBorn', 'childIsCitizen'],
    label: 'Childcare leave',
    source: sources.childcare,
    accrual: 'by_year',
    entitlement: (q) => days(exact(childcareDays(q).days), 'Childcare leave', childcare.on(q.on), q),
    pay: (taken, q) => {
      const { byEmployer, byGovernment: paidBack } = childcareDays(q)
      return tiers(taken, [
        [byEmployer, 1, 'employer'],
        [paidBack, 1, 'government'],
      ])
    },
  }),
  leaveKind({
    key: 'infant_care',
    asks: ['childBorn', 'childIsCitizen'],
    label: 'Unpaid infant care leave',
    source: sources.childcare,
    accrual: 'by_year',
    entitlement: (q) => days(exact(infantCareDays(q)), 'Infant care leave', infantCare.on(q.on), q),
    pays: 'nothing',
    pay: (taken, q) => tiers(taken, [[infantCareDays(q), 0, 'nobody']]),
  }),
  leaveKind({
    key: 'adoption',
    asks: ['adoptedOn'],
    label: 'Adoption leave',
    counts: 'calendar',
    source: sources.adoption,
    entitlement: (q) => days(weeks(adoptionWeeks(q)), 'Adoption leave', adoption.on(q.event?.adoptedOn ?? q.on), q),
    pay: (taken, q) => byGovernment(taken, adoptionWeeks(q) * 7),
  }),
]

export const leave: CountryLeave = {
  regimes: time.regimes,
  kinds,
  notLessThanLaw: (promise, on) => belowLaw(kinds, promise, on),
  exit: ({ days: unused, pay, on }) => {
    const gross = pay.gross ?? pay.basic
    const rule = ruleOf('sg.leave-exit', 'Unused annual leave at the gross rate of a day', {
      from: annual.on(on).from,
      source: sources.leaveOfPartYear,
    })
    return deriveAmount(dailyPay(gross, pay.daysAWeek).mul(unused), rule, {
      unit: 'SGD',
      inputs: [quantity('Unused days', unused, 'days'), quantity('Gross pay a month', exact(gross).div(100), 'SGD')],
    })
  },
}
