import { addMonths } from '../../shared/dates.ts'
import { type Exact, exact } from '../../shared/money.ts'
import { type Edition, effectiveDated } from '../country.ts'
import { type Derived, deriveAmount, deriveNumber, quantity, ruleOf } from '../derived.ts'
import {
  belowLaw,
  type CountryLeave,
  type LeaveKind,
  type LeaveQuestion,
  leaveKind,
  type PaidTier,
  tiers,
} from '../leave.ts'
import { dailyPay } from './overtime.ts'
import { sources } from './sources.ts'
import { refuseRegime, time } from './time.ts'

/** Federal Decree-Law 33/2021, Arts 29 to 33. Calendar days, where a kind does not say otherwise. */
const from = '2022-02-02'
const recorded = '2026-11-23'

/** Days a year, and days a month before the first year is complete, from so many months on. */
const annual = effectiveDated('Annual leave', [
  { from, value: { year: 30, month: 2, fromMonths: 6 }, source: sources.annualLeave, recorded },
])

/** Days of a year by what is paid; only after probation. */
const sick = effectiveDated('Sick leave', [
  { from, value: { full: 15, half: 30, unpaid: 45 }, source: sources.sickLeave, recorded },
])

const maternity = effectiveDated('Maternity leave', [
  {
    from,
    value: { full: 45, half: 15, illUnpaid: 45, disabledPaid: 30, disabledUnpaid: 30, stillbirthFromMonth: 6 },
    source: sources.familyLeave,
    recorded,
  },
])

/** Working days for either parent, until the child is so many months old. */
const parental = effectiveDated('Parental leave', [
  { from, value: { days: 5, withinMonths: 6 }, source: sources.familyLeave, recorded },
])

const bereavement = effectiveDated('Bereavement leave', [
  { from, value: { spouse: 5, close: 3 }, source: sources.familyLeave, recorded },
])
const CLOSE = new Set([
  'parent',
  'father',
  'mother',
  'child',
  'son',
  'daughter',
  'sibling',
  'brother',
  'sister',
  'grandchild',
  'grandson',
  'granddaughter',
  'grandparent',
  'grandfather',
  'grandmother',
])
const SPOUSE = new Set(['spouse', 'husband', 'wife'])

/** Working days a year for examinations, after so many years. */
const study = effectiveDated('Study leave', [
  { from, value: { days: 10, afterYears: 2 }, source: sources.familyLeave, recorded },
])

const hajj = effectiveDated('Hajj leave', [{ from, value: 30, source: sources.hajj, recorded }])

const days = (value: Exact, title: string, edition: Edition<unknown>, q: LeaveQuestion): Derived<Exact> => {
  refuseRegime(q.regime)
  return deriveNumber(value, ruleOf(`ae.${title.toLowerCase().replaceAll(' ', '-')}`, title, edition), {
    unit: 'days',
    inputs: [quantity('Completed months of service', q.service.months, 'months')],
  })
}

/** None before six months, two a month until the first year is complete, then thirty a year; of a part of a later year its part. */
export const annualDays = (q: LeaveQuestion): Exact => {
  const { year, month, fromMonths } = annual.on(q.on).value
  if (q.service.months < fromMonths) return exact(0)
  if (q.service.months < 12) return exact(q.service.months * month)
  return q.monthsOfYear === undefined ? exact(year) : exact(year).mul(q.monthsOfYear).div(12)
}

/** Sick days of a year by what is paid for them; unpaid during probation, nothing for what came of misconduct. Beyond the last there is no right. */
export const sickTiers = (taken: number, q: LeaveQuestion) => {
  const { full, half, unpaid } = sick.on(q.on).value
  if (q.event?.causedByMisconduct) return { full: 0, half: 0, unpaid: 0, beyond: taken }
  const afterProbation = q.person?.onProbation !== 'yes'
  const [first, second, third] = afterProbation ? [full, half, unpaid] : [0, 0, full + half + unpaid]
  const paidFull = Math.min(taken, first)
  const paidHalf = Math.min(taken - paidFull, second)
  const notPaid = Math.min(taken - paidFull - paidHalf, third)
  return { full: paidFull, half: paidHalf, unpaid: notPaid, beyond: taken - paidFull - paidHalf - notPaid }
}

/** Days by what is paid for them, of a child born dead from six months of pregnancy on as well; `illUnpaid` more may be taken by a mother who is ill, others follow for a child with a disability. */
export const maternityDays = (q: LeaveQuestion) => {
  const { full, half, illUnpaid, disabledPaid, disabledUnpaid, stillbirthFromMonth } = maternity.on(q.on).value
  const lasted = q.event?.pregnancyMonths
  if (q.event?.stillborn && lasted !== undefined && lasted < stillbirthFromMonth)
    return { days: 0, full: 0, half: 0, illUnpaid: 0, disabledPaid: 0, disabledUnpaid: 0 }
  const isDisabled = q.event?.childIsDisabled ?? false
  return {
    days: full + half,
    full,
    half,
    illUnpaid,
    disabledPaid: isDisabled ? disabledPaid : 0,
    disabledUnpaid: isDisabled ? disabledUnpaid : 0,
  }
}

/** Working days for a parent: from the birth until the child is six months old. */
export const parentalDays = (q: LeaveQuestion): number => {
  const { days: count, withinMonths } = parental.on(q.on).value
  const { childBorn, childAgeMonths = 0 } = q.event ?? {}
  // The last day is that on which the child is six months old; of an age told in months alone, six and no more.
  const isWithin = childBorn ? q.on <= addMonths(childBorn, withinMonths) : childAgeMonths <= withinMonths
  return isWithin ? count : 0
}

/** Days after a death, by who died; none for anybody the law does not name. */
export const bereavementDays = (q: LeaveQuestion): number => {
  const { spouse, close } = bereavement.on(q.on).value
  const relation = (q.event?.relation ?? '').toLowerCase()
  if (SPOUSE.has(relation)) return spouse
  return CLOSE.has(relation) ? close : 0
}

const sickPay = (taken: number, q: LeaveQuestion): PaidTier[] => {
  const { full, half, unpaid } = sickTiers(taken, q)
  return tiers(taken, [
    [full, 1, 'employer'],
    [half, 0.5, 'employer'],
    [unpaid, 0, 'nobody'],
  ])
}

const kinds: readonly LeaveKind[] = [
  leaveKind({
    key: 'annual',
    label: 'Annual leave',
    counts: 'calendar',
    source: sources.annualLeave,
    accrual: 'by_month',
    entitlement: (q) => days(annualDays(q), 'Annual leave', annual.on(q.on), q),
    carry: { days: 'half', source: sources.annualLeave },
  }),
  leaveKind({
    key: 'sick',
    label: 'Sick leave',
    counts: 'calendar',
    source: sources.sickLeave,
    accrual: 'by_year',
    entitlement: (q) => {
      const { full, half, unpaid } = sick.on(q.on).value
      return days(exact(full + half + unpaid), 'Sick leave', sick.on(q.on), q)
    },
    pays: 'part',
    pay: sickPay,
    documents: { what: 'Medical certificate', withinDays: 3, afterDays: 0, source: sources.sickLeave },
  }),
  leaveKind({
    key: 'maternity',
    asks: ['childBorn', 'childIsDisabled'],
    label: 'Maternity leave',
    counts: 'calendar',
    source: sources.familyLeave,
    entitlement: (q) => {
      const { days: base, disabledPaid, disabledUnpaid } = maternityDays(q)
      return days(exact(base + disabledPaid + disabledUnpaid), 'Maternity leave', maternity.on(q.on), q)
    },
    pays: 'part',
    pay: (taken, q) => {
      const { full, half, disabledPaid, disabledUnpaid } = maternityDays(q)
      return tiers(taken, [
        [full, 1, 'employer'],
        [half, 0.5, 'employer'],
        [disabledPaid, 1, 'employer'],
        [disabledUnpaid, 0, 'nobody'],
      ])
    },
  }),
  leaveKind({
    key: 'parental',
    asks: ['childBorn'],
    label: 'Parental leave',
    source: sources.familyLeave,
    entitlement: (q) => days(exact(parentalDays(q)), 'Parental leave', parental.on(q.on), q),
  }),
  leaveKind({
    key: 'bereavement',
    asks: ['relation'],
    label: 'Bereavement leave',
    counts: 'calendar',
    source: sources.familyLeave,
    entitlement: (q) => days(exact(bereavementDays(q)), 'Bereavement leave', bereavement.on(q.on), q),
  }),
  leaveKind({
    key: 'study',
    label: 'Study leave',
    source: sources.familyLeave,
    accrual: 'by_year',
    entitlement: (q) => {
      const edition = study.on(q.on)
      const has = q.service.years >= edition.value.afterYears && q.event?.schoolIsApproved !== false
      return days(exact(has ? edition.value.days : 0), 'Study leave', edition, q)
    },
  }),
  leaveKind({
    key: 'hajj',
    label: 'Hajj leave, once in service',
    counts: 'calendar',
    source: sources.hajj,
    entitlement: (q) => days(exact(hajj.on(q.on).value), 'Hajj leave', hajj.on(q.on), q),
    pays: 'nothing',
    pay: (taken, q) => tiers(taken, [[hajj.on(q.on).value, 0, 'nobody']]),
  }),
]

export const leave: CountryLeave = {
  regimes: time.regimes,
  kinds,
  notLessThanLaw: (promise, on) => belowLaw(kinds, promise, on),
  exit: ({ days: unused, pay, regime, on }) => {
    refuseRegime(regime)
    const divisor = pay.divisor === 'days_of_year' ? 'days_of_year' : 'thirty_days'
    const rule = ruleOf('ae.leave-exit', 'Unused annual leave at the basic pay of a day', annual.on(on))
    return deriveAmount(dailyPay(pay.basic, divisor).mul(unused), rule, {
      unit: 'AED',
      inputs: [
        quantity('Unused days', unused, 'days'),
        quantity('Basic pay a month', exact(pay.basic).div(100), 'AED'),
      ],
    })
  },
}
