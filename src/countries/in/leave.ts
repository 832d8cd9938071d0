import { type Exact, exact } from '../../shared/money.ts'
import { type Edition, effectiveDated } from '../country.ts'
import { type Derived, deriveAmount, deriveNumber, quantity, ruleOf } from '../derived.ts'
import { belowLaw, type CountryLeave, type LeaveKind, type LeaveQuestion, leaveKind, tiers } from '../leave.ts'
import { sources } from './sources.ts'
import { time } from './time.ts'

/** Leave under the Labour Codes since 21 November 2025, and what Acts of four States add. Weeks are calendar weeks. */
const codes = '2025-11-21'
const recorded = '2026-11-23'

/** A day for every so many days worked, once enough were worked in the calendar year. */
const earned = effectiveDated('Earned leave', [
  {
    from: codes,
    value: { each: 20, young: 15, atLeast: 180, shareOfRest: 4, carried: 30 },
    source: sources.earnedLeave,
    recorded,
  },
])

const maternity = effectiveDated('Maternity leave', [
  {
    from: codes,
    value: { firstTwo: 26, later: 12, beforeBirth: 8, beforeLater: 6, daysWorked: 80 },
    source: sources.maternity,
    recorded,
  },
])

/** Weeks for an adopting or commissioning mother, and the age in months an adopted child must be under; null since the Supreme Court struck it down. */
const adoption = effectiveDated('Leave of an adopting mother', [
  { from: codes, until: '2026-03-16', value: { weeks: 12, under: 3 }, source: sources.maternity, recorded },
  { from: '2026-03-17', value: { weeks: 12, under: null }, source: sources.adoption, recorded },
])

const miscarriage = effectiveDated('Leave after a miscarriage', [
  { from: codes, value: 6, source: sources.maternity, recorded },
])

const tubectomy = effectiveDated('Leave after a tubectomy', [
  { from: codes, value: 2, source: sources.maternity, recorded },
])

/** Days a year of the Acts of States. Where one number is for both kinds together it stands under casual leave. */
const ofStates = effectiveDated('Sick and casual leave of the States', [
  {
    from: codes,
    value: {
      sick: { TN: 12, KA: 12 } as Readonly<Record<string, number>>,
      casual: { TN: 12, MH: 8, DL: 12 } as Readonly<Record<string, number>>,
    },
    source: sources.stateLeave,
    recorded,
  },
])

const days = (value: Exact, title: string, edition: Edition<unknown>, q: LeaveQuestion): Derived<Exact> =>
  deriveNumber(value, ruleOf(`in.${title.toLowerCase().replaceAll(' ', '-')}`, title, edition), {
    unit: 'days',
    inputs: [quantity('Days worked in the year', q.service.daysWorked ?? 'not given', 'days')],
  })

/** Days worked that the right asks for: 180 of a year, a quarter of what is left of it of somebody who joined within it (from memory). */
const enoughDays = ({ service, on }: LeaveQuestion): number => {
  const { atLeast, shareOfRest } = earned.on(on).value
  return service.daysFromJoining === undefined ? atLeast : Math.min(atLeast, service.daysFromJoining / shareOfRest)
}

/** Whole days of earned leave: nothing under the days worked that are asked for, then one for every full twenty (fifteen: adolescents, below ground). */
export const earnedDays = (q: LeaveQuestion): number => {
  const { each, young } = earned.on(q.on).value
  const worked = q.service.daysWorked
  if (worked === undefined) throw new RangeError('Earned leave: the days worked in the year are not known')
  const divisor = q.person?.adolescent === 'yes' || q.person?.underground === 'yes' ? young : each
  return worked < enoughDays(q) ? 0 : Math.floor(worked / divisor)
}

/** Days worked in the twelve months before that all maternity benefit asks for; days that are not given are taken to be there. */
const hasWorkedEnough = (q: LeaveQuestion): boolean => {
  const { daysWorked } = maternity.on(q.on).value
  return (q.service.daysWorked ?? daysWorked) >= daysWorked
}

/** Weeks for the mother, and how many of them may be before the birth. */
export const maternityWeeks = (q: LeaveQuestion): { weeks: number; beforeBirth: number } => {
  const { firstTwo, later, beforeBirth, beforeLater } = maternity.on(q.on).value
  if (!hasWorkedEnough(q)) return { weeks: 0, beforeBirth: 0 }
  const isLater = (q.event?.earlierChildren ?? 0) >= 2
  return { weeks: isLater ? later : firstTwo, beforeBirth: isLater ? beforeLater : beforeBirth }
}

/** Weeks for an adopting mother, and whether an age of the child ends the right on that day. */
export const adoptionWeeks = (q: LeaveQuestion): { weeks: number; ageCapApplies: boolean } => {
  const { weeks, under } = adoption.on(q.event?.adoptedOn ?? q.on).value
  const isTooOld = under !== null && (q.event?.childAgeMonths ?? 0) >= under
  return { weeks: isTooOld || !hasWorkedEnough(q) ? 0 : weeks, ageCapApplies: under !== null }
}

const ofState = (kind: 'sick' | 'casual', label: string): LeaveKind =>
  leaveKind({
    key: kind,
    label,
    source: sources.stateLeave,
    regimes: Object.keys(ofStates.editions[0]?.value[kind] ?? {}),
    accrual: 'by_year',
    entitlement: (q) => {
      const edition = ofStates.on(q.on)
      return days(exact(edition.value[kind][q.regime] ?? 0), label, edition, q)
    },
  })

const kinds: readonly LeaveKind[] = [
  leaveKind({
    key: 'annual',
    label: 'Earned leave',
    source: sources.earnedLeave,
    accrual: 'by_days_worked',
    entitlement: (q) => days(exact(earnedDays(q)), 'Earned leave', earned.on(q.on), q),
    carry: { days: exact(30), source: sources.earnedLeaveCarry },
  }),
  ofState('sick', 'Sick leave'),
  ofState('casual', 'Casual leave'),
  leaveKind({
    key: 'maternity',
    asks: ['childBorn', 'earlierChildren'],
    label: 'Maternity leave',
    counts: 'calendar',
    source: sources.maternity,
    entitlement: (q) => days(exact(maternityWeeks(q).weeks * 7), 'Maternity leave', maternity.on(q.on), q),
  }),
  leaveKind({
    key: 'adoption',
    asks: ['adoptedOn'],
    label: 'Leave of an adopting or commissioning mother',
    counts: 'calendar',
    source: sources.adoption,
    entitlement: (q) =>
      days(
        exact(adoptionWeeks(q).weeks * 7),
        'Leave of an adopting mother',
        adoption.on(q.event?.adoptedOn ?? q.on),
        q,
      ),
  }),
  leaveKind({
    key: 'miscarriage',
    label: 'Leave after a miscarriage',
    counts: 'calendar',
    source: sources.maternity,
    entitlement: (q) =>
      days(exact(miscarriage.on(q.on).value * 7), 'Leave after a miscarriage', miscarriage.on(q.on), q),
    pay: (taken, q) => tiers(taken, [[miscarriage.on(q.on).value * 7, 1, 'employer']]),
  }),
  leaveKind({
    key: 'tubectomy',
    label: 'Leave after a tubectomy',
    counts: 'calendar',
    source: sources.maternity,
    entitlement: (q) => days(exact(tubectomy.on(q.on).value * 7), 'Leave after a tubectomy', tubectomy.on(q.on), q),
  }),
]

export const leave: CountryLeave = {
  regimes: time.regimes,
  kinds,
  notLessThanLaw: (promise, on) => belowLaw(kinds, promise, on),
  exit: ({ days: unused, pay, on }) => {
    const wages = pay.gross ?? pay.basic
    const rule = ruleOf('in.leave-exit', 'Unused earned leave at monthly wages ÷ 26', {
      from: earned.on(on).from,
      source: sources.earnedLeaveCarry,
    })
    return deriveAmount(exact(wages).div(26).mul(unused), rule, {
      unit: 'INR',
      inputs: [quantity('Unused days', unused, 'days'), quantity('Wages a month', exact(wages).div(100), 'INR')],
    })
  },
}
