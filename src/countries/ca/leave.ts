import { type Exact, exact } from '../../shared/money.ts'
import type { Edition } from '../country.ts'
import { type Derived, deriveNumber, quantity, ruleOf } from '../derived.ts'
import { belowLaw, type CountryLeave, type LeaveKind, type LeaveQuestion, leaveKind, tiers } from '../leave.ts'
import { bereavementOn, familyWeeks, longSickWeeks, sickDays } from './absences.ts'
import { sources } from './sources.ts'
import { time } from './time.ts'
import { daysInFirstYear, vacationOn } from './vacation.ts'

/** Leave of the labour standards Acts. A week of vacation is five working days of a week of five; other weeks are calendar weeks. */
const days = (value: Exact, title: string, edition: Edition<unknown>, q: LeaveQuestion): Derived<Exact> =>
  deriveNumber(value, ruleOf(`ca.${title.toLowerCase().replaceAll(' ', '-')}.${q.regime}`, title, edition), {
    unit: 'days',
    inputs: [
      quantity('Jurisdiction', q.regime, ''),
      quantity('Completed years of service', q.service.years, 'years'),
      quantity('Completed months of service', q.service.months, 'months'),
    ],
  })

const vacationDays = (q: LeaveQuestion): Derived<Exact> => {
  const { weeks, edition } = vacationOn(q.regime, q.service.years, q.on)
  const inFirst = q.service.years === 0 && q.service.months < 12 ? daysInFirstYear(q.regime, q.service.months) : null
  return days(exact(inFirst ?? weeks * 5), 'Vacation', edition, q)
}

/** A kind whose table says who has it and for how long; unpaid unless `paid` says how many days are. */
const absence = (
  kind: Pick<LeaveKind, 'key' | 'label' | 'source'> & Partial<LeaveKind>,
  found: (q: LeaveQuestion) => { days: number; paid: number; edition: Edition<unknown> },
): LeaveKind =>
  leaveKind({
    pays: 'nothing',
    ...kind,
    entitlement: (q) => {
      const { days: count, edition } = found(q)
      return days(exact(count), kind.label, edition, q)
    },
    pay: (taken, q) => {
      const { days: count, paid } = found(q)
      return tiers(taken, [
        [paid, 1, 'employer'],
        [count - paid, 0, 'nobody'],
      ])
    },
  })

/** Which of the federal leaves after a death or a lost pregnancy it is. */
export const bereavementCase = (q: LeaveQuestion): 'other' | 'child' | 'stillbirth' | 'pregnancy' => {
  const relation = (q.event?.relation ?? '').toLowerCase().replaceAll('_', ' ')
  if (q.event?.stillborn || /still ?b(irth|orn)/.test(relation)) return 'stillbirth'
  if (/pregnancy|miscarriage/.test(relation)) return 'pregnancy'
  return /\b(child|son|daughter)\b(?!-in-law)/.test(relation) ? 'child' : 'other'
}

/** Federal leave after a death: days, and those paid to somebody with three months of service. */
export const bereavementDays = (q: LeaveQuestion) => {
  const edition = bereavementOn(q.regime, q.on)
  const { days: count, paid } = edition.value[bereavementCase(q)]
  return { days: count, paid: q.service.months >= 3 ? paid : 0, edition }
}

const kinds: readonly LeaveKind[] = [
  leaveKind({
    key: 'annual',
    label: 'Vacation',
    source: sources.vacation,
    accrual: 'by_year',
    entitlement: vacationDays,
  }),
  absence({ key: 'sick', label: 'Sick leave', source: sources.sickUnpaid, accrual: 'by_year', pays: 'part' }, (q) => {
    const { paid, unpaid, edition } = sickDays(q.regime, q.service, q.on)
    return { days: paid + unpaid, paid, edition }
  }),
  absence(
    {
      key: 'long_term_illness',
      label: 'Long-term illness leave',
      counts: 'calendar',
      source: sources.longSickElsewhere,
      accrual: 'by_year',
      regimes: ['CLC', 'ON', 'BC', 'AB', 'SK', 'MB', 'QC', 'NS', 'PE'],
    },
    (q) => {
      const edition = longSickWeeks(q.regime, q.on)
      return { days: edition.value * 7, paid: 0, edition }
    },
  ),
  absence(
    { key: 'maternity', asks: ['childBorn'], label: 'Maternity leave', counts: 'calendar', source: sources.parental },
    (q) => {
      const edition = familyWeeks(q.regime, q.on)
      return { days: edition.value.maternity * 7, paid: 0, edition }
    },
  ),
  absence(
    { key: 'parental', asks: ['childBorn'], label: 'Parental leave', counts: 'calendar', source: sources.parental },
    (q) => {
      const edition = familyWeeks(q.regime, q.on)
      const weeks = q.person?.tookMaternityLeave === 'yes' ? edition.value.parental : edition.value.otherParent
      return { days: weeks * 7, paid: 0, edition }
    },
  ),
  absence(
    {
      key: 'paternity',
      asks: ['childBorn'],
      label: 'Paternity leave',
      counts: 'calendar',
      source: sources.parental,
      regimes: ['QC'],
    },
    (q) => {
      const edition = familyWeeks(q.regime, q.on)
      return { days: edition.value.paternity * 7, paid: 0, edition }
    },
  ),
  absence(
    {
      key: 'bereavement',
      asks: ['relation'],
      label: 'Bereavement leave',
      source: sources.federalBereavement,
      regimes: ['CLC'],
      pays: 'part',
    },
    bereavementDays,
  ),
]

export const leave: CountryLeave = {
  regimes: time.regimes,
  kinds,
  notLessThanLaw: (promise, on) => belowLaw(kinds, promise, on),
  vacationShare: ({ regime, years, on }) => {
    const { share, edition } = vacationOn(regime, years, on)
    return deriveNumber(share, ruleOf(`ca.vacation-pay.${regime}`, 'Vacation pay as a share of wages', edition), {
      unit: 'of wages',
      inputs: [quantity('Completed years of service', years, 'years')],
    })
  },
  exit: () => ({
    none: 'Vacation pay is a share of the wages earned; what is unpaid of it is owed, whatever days are left',
  }),
}
