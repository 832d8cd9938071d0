import type { Source } from '../../shared/explain.ts'
import { type Exact, exact } from '../../shared/money.ts'
import { effectiveDated } from '../country.ts'
import { deriveAmount, deriveAnswer, inMajor, quantity, ruleOf } from '../derived.ts'
import { minutesOf, named } from '../hours.ts'
import {
  type CountryWorkingTime,
  type PremiumQuestion,
  type RateInputs,
  type Regime,
  type RestLaw,
  refuseUnknownClass,
  type WorkClass,
  type WorkedDay,
} from '../time.ts'
import { holidayRuleOn, holidayWindow, statutoryHolidayPay } from './holiday-pay.ts'
import { FEDERAL } from './holidays.ts'
import { law, splitByThreshold, thresholdOn, thresholds } from './overtime.ts'
import { provinces } from './provinces.ts'
import { sources } from './sources.ts'

const regimes: readonly Regime[] = [
  { key: FEDERAL, label: 'Canada Labour Code', source: sources.standards },
  ...provinces.map(({ value, label }) => ({ key: value, label, source: sources.standards })),
]

const classes: readonly WorkClass[] = [
  { key: 'regular', label: 'Regular hours', kind: 'regular' },
  { key: 'overtime', label: 'Overtime', kind: 'overtime' },
  { key: 'double_overtime', label: 'Double time', kind: 'overtime' },
  { key: 'holiday', label: 'Statutory holiday', kind: 'holiday' },
  { key: 'holiday_double', label: 'Statutory holiday, beyond 12 hours', kind: 'holiday' },
]

const rest = (regime: string, source: Source, more: Partial<RestLaw> = {}) =>
  effectiveDated<RestLaw>(`Rest, ${regime}`, [
    {
      from: '2026-01-01',
      value: { betweenShifts: null, daysAWeek: 1, mostDaysBetween: null, withoutBreak: null, source, ...more },
      source,
      recorded: '2026-11-28',
    },
  ])

/** Eight hours between two shifts, and a break of half an hour before five hours are over. */
const EIGHT_AND_FIVE = { betweenShifts: 8 * 60, withoutBreak: 5 * 60 }
const restLaws = new Map([
  [FEDERAL, rest(FEDERAL, sources.restFederal, EIGHT_AND_FIVE)],
  ['ON', rest('ON', sources.restOntario, EIGHT_AND_FIVE)],
  ['BC', rest('BC', sources.restBritishColumbia, EIGHT_AND_FIVE)],
  ['AB', rest('AB', sources.restAlberta, EIGHT_AND_FIVE)],
])
/** Elsewhere a day of rest a week is on file, and no hours between shifts. */
const restElsewhere = rest('other provinces', sources.usualWeek)

/** Whom a jurisdiction's hours of work and overtime are not for, by what they do. The other Acts have such lists too; none is on file. */
const outside: Readonly<Record<string, { facts: readonly string[]; source: Source }>> = {
  [FEDERAL]: { facts: ['manager'], source: sources.managersFederal },
  ON: { facts: ['manager', 'itProfessional'], source: sources.managers },
}

/** An hour's pay: said, or the year's by 52 weeks of the person's hours. */
const hourOf = ({ hourly, basic, weeklyHours }: RateInputs): Exact => {
  if (hourly) return hourly
  if (!weeklyHours) throw new RangeError('Pay of an hour: neither the hour nor the hours of the week are known')
  return exact(basic).mul(12).div(52).div(exact(weeklyHours))
}

/** What an hour of a class is paid: a multiple of the person's hour, or where the law says so of the minimum wage, and never less than the hour. */
const paidAt = (q: PremiumQuestion): { hour: Exact; times: number } => {
  const own = hourOf(q.pay)
  if (q.class === 'double_overtime') return { hour: own, times: 2 }
  const { worked } = holidayRuleOn(q.regime, q.on).value
  if (q.class === 'holiday') return { hour: own, times: worked.times }
  if (q.class === 'holiday_double') return { hour: own, times: worked.beyondTwelve }
  const times = law.overtimeMultiplier.on(q.on).value
  if (!thresholdOn(q.regime, q.on).value.onMinimumWage) return { hour: own, times }
  if (!q.pay.minimumHourly)
    throw new RangeError(`Overtime in ${q.regime} is a multiple of the minimum wage, which is not known`)
  const onMinimum = q.pay.minimumHourly.mul(exact(times))
  return onMinimum.compare(own) >= 0 ? { hour: q.pay.minimumHourly, times } : { hour: own, times: 1 }
}

export const time: CountryWorkingTime = {
  regimes,
  regimeOf: ({ region, facts }) => {
    if (facts.federallyRegulated === 'yes') return FEDERAL
    if (region !== null && thresholds.has(region)) return region
    throw new RangeError(`No labour standards on file for ${region ?? 'a place without a province'}`)
  },
  weekStartsOn: 7,
  classes,
  asks: [
    { key: 'manager', label: 'Works as a manager', kind: 'yes_no' },
    { key: 'itProfessional', label: 'Information technology professional', kind: 'yes_no' },
  ],
  covered: ({ regime, facts, on }) => {
    const own = outside[regime]
    const edition = thresholdOn(regime, on)
    const rule = ruleOf('ca.covered', 'Overtime by the labour standards Act', {
      ...edition,
      source: own?.source ?? edition.source,
    })
    const isExempt = own?.facts.some((fact) => facts[fact] === 'yes') ?? false
    return deriveAnswer(!isExempt, rule, [quantity('Jurisdiction', regime, '')])
  },
  classify: ({ regime, days, facts, on, averaged }) => {
    const working = days.filter((day) => day.kind !== 'holiday')
    // Where holidays count as worked they do whether somebody worked on them or not.
    const worthOf = ({ kind, worked, paidAway: away = 0 }: WorkedDay): number =>
      kind === 'holiday' ? Math.max(minutesOf(worked), away) : away
    const paidAway = days.reduce((sum, day) => sum + worthOf(day), 0)
    const week = {
      holidays: days.length - working.length,
      paidAway,
      isFourDayWeek: facts.fourDayWeek === 'yes',
      averaged,
    }
    const { split, dailyHours, weeklyHours, edition } = splitByThreshold(regime, working, week, on)
    const byDay = new Map(split.map((part) => [part.day, part] as const))
    const { times, beyondTwelve } = holidayRuleOn(regime, on).value.worked
    const isDouble = beyondTwelve > times
    const value = days.flatMap((day) => {
      const part = byDay.get(day.day)
      if (part) return named(day.day, { regular: part.regular, overtime: part.overtime, double_overtime: part.double })
      const worked = minutesOf(day.worked)
      const within = isDouble ? Math.min(worked, 12 * 60) : worked
      return named(day.day, { holiday: within, holiday_double: worked - within })
    })
    const title = `Overtime beyond ${dailyHours === null ? '' : `${dailyHours} hours a day or `}${weeklyHours} a week`
    const total = days.reduce((sum, day) => sum + minutesOf(day.worked), 0)
    const rule = ruleOf(`ca.hours.${regime}`, title, edition)
    const inputs = [
      quantity('Holidays in the week', week.holidays, 'days'),
      quantity('Paid without work', paidAway, 'minutes'),
    ]
    return { value, why: { value: String(total), unit: 'minutes', rule, inputs, steps: [] } }
  },
  credited: (worked) => worked,
  divisors: [],
  premium: (q) => {
    refuseUnknownClass(classes, q.class)
    const edition = thresholdOn(q.regime, q.on)
    const inputs = [quantity('Minutes', q.minutes, 'minutes')]
    if (q.class === 'regular') {
      const rule = ruleOf('ca.regular', 'Regular hours are paid as the contract says', edition)
      return deriveAmount(exact(0), rule, { unit: 'CAD', inputs })
    }
    const { hour, times } = paidAt(q)
    const rule = ruleOf(`ca.${q.class}.${q.regime}`, `${times} × the pay of an hour`, edition)
    return deriveAmount(hour.mul(exact(times)).mul(q.minutes).div(60), rule, {
      unit: 'CAD',
      inputs,
      steps: [{ text: 'Pay of an hour', result: inMajor(hour) }],
    })
  },
  holidayPay: statutoryHolidayPay,
  holidayWindow,
  limits: [
    {
      key: 'hours_week',
      regime: FEDERAL,
      label: '48 hours a week',
      per: 'week',
      figure: effectiveDated('Hours allowed in a week, Canada Labour Code', [
        { from: '2026-01-01', value: 48 * 60, source: sources.standards, recorded: '2026-11-23' },
      ]),
      counts: 'all',
      at: 'block',
      exemption: {
        by: 'authority',
        title: 'Permit for excess hours',
        most: null,
        source: sources.permitOfHours,
      },
    },
  ],
  // Four weeks at most, and for people without a union two years at most: both from memory, the manual names the agreement.
  averaging: (regime, on) =>
    regime === 'ON'
      ? {
          mostWeeks: 4,
          mostMonths: 24,
          title: 'Averaging agreement in writing',
          source: sources.averaging,
          weekly: thresholdOn(regime, on).value.weekly * 60,
        }
      : null,
  rest: (regime, on) => (restLaws.get(regime) ?? restElsewhere).on(on).value,
}
