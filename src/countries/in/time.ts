import { exact } from '../../shared/money.ts'
import { type Edition, effectiveDated, type Facts } from '../country.ts'
import { amountOf, deriveAmount, deriveAnswer, inMajor, quantity, ruleOf } from '../derived.ts'
import { minutesOf, named, splitWeek } from '../hours.ts'
import {
  type CountryWorkingTime,
  type Regime,
  type RestLaw,
  refuseUnknownClass,
  type WorkClass,
  type WorkLimit,
} from '../time.ts'
import { creditedOvertime, hourlyWage, isWorker, law, overtimePay, supervisorLimit } from './overtime.ts'
import { sources } from './sources.ts'
import { states } from './states.ts'

/**
 * The Code on safety and working conditions holds everywhere; when overtime begins and how it is counted is said by rules of the Centre and, for
 * shops and offices, by Acts of the States, of which four are on file. In any other State the Code with the Central Rules is asked.
 */
const CENTRAL = 'osh_central'
const from = '2025-11-21'
const recorded = '2026-11-23'

type Hours = { daily: number; dailyOnlyIfPaidByDay: boolean; weekly: number }
const since = (value: Hours, source: Edition<Hours>['source']): Edition<Hours>[] => [{ from, value, source, recorded }]
const hours = new Map(
  Object.entries({
    [CENTRAL]: since({ daily: 8, dailyOnlyIfPaidByDay: true, weekly: 48 }, sources.overtime),
    DL: since({ daily: 9, dailyOnlyIfPaidByDay: false, weekly: 48 }, sources.shops),
    KA: since({ daily: 9, dailyOnlyIfPaidByDay: false, weekly: 48 }, sources.shops),
    TN: since({ daily: 8, dailyOnlyIfPaidByDay: false, weekly: 48 }, sources.shops),
    MH: since({ daily: 9, dailyOnlyIfPaidByDay: false, weekly: 48 }, sources.shops),
  }).map(([regime, editions]) => [regime, effectiveDated(`Overtime threshold, ${regime}`, editions)]),
)

const hoursOf = (regime: string, on: string) => {
  const found = hours.get(regime)
  if (!found) throw new RangeError(`No overtime threshold on file for ${regime}`)
  return found.on(on)
}

const regimes: readonly Regime[] = [
  { key: CENTRAL, label: 'OSH Code, Central Rules', source: sources.overtime },
  { key: 'DL', label: 'Delhi, shops and establishments', source: sources.shops },
  { key: 'KA', label: 'Karnataka, shops and establishments', source: sources.shops },
  { key: 'TN', label: 'Tamil Nadu, shops and establishments', source: sources.shops },
  { key: 'MH', label: 'Maharashtra, shops and establishments', source: sources.shops },
]

const minutes = (what: string, hoursAllowed: number) =>
  effectiveDated(what, [{ from, value: hoursAllowed * 60, source: sources.shops, recorded }])

const limits: readonly WorkLimit[] = [
  {
    key: 'overtime_week',
    regime: 'DL',
    label: '6 hours of overtime a week',
    per: 'week',
    figure: minutes('Overtime a week, Delhi', 6),
    counts: 'overtime',
    at: 'block',
  },
  {
    key: 'overtime_year',
    regime: 'DL',
    label: '150 hours of overtime a year',
    per: 'year',
    figure: minutes('Overtime a year, Delhi', 150),
    counts: 'overtime',
    at: 'block',
  },
  {
    key: 'overtime_quarter',
    regime: 'KA',
    label: '144 hours of overtime a quarter',
    per: 'quarter',
    figure: minutes('Overtime a quarter, Karnataka', 144),
    counts: 'overtime',
    at: 'block',
  },
  {
    key: 'hours_day',
    regime: 'KA',
    label: '12 hours a day',
    per: 'day',
    figure: minutes('Hours a day, Karnataka', 12),
    counts: 'all',
    at: 'block',
  },
  {
    key: 'hours_week',
    regime: 'TN',
    label: '54 hours a week, overtime included',
    per: 'week',
    figure: minutes('Hours a week, Tamil Nadu', 54),
    counts: 'all',
    at: 'block',
  },
  {
    key: 'overtime_quarter',
    regime: 'MH',
    label: '144 hours of overtime a quarter',
    per: 'quarter',
    figure: minutes('Overtime a quarter, Maharashtra', 144),
    counts: 'overtime',
    at: 'block',
  },
]

const classes: readonly WorkClass[] = [
  { key: 'regular', label: 'Normal hours', kind: 'regular' },
  { key: 'overtime', label: 'Overtime', kind: 'overtime' },
  { key: 'rest_day', label: 'Weekly day of rest', kind: 'rest_day' },
  { key: 'holiday', label: 'Holiday', kind: 'holiday' },
]

const restLaw = effectiveDated<RestLaw>('Rest', [
  {
    from,
    value: {
      betweenShifts: null,
      daysAWeek: 1,
      mostDaysBetween: null,
      withoutBreak: null,
      source: sources.weeklyRest,
    },
    source: sources.weeklyRest,
    recorded,
  },
])

const isPaidByDay = (facts: Facts): boolean => facts.paidBy === 'day'

export const time: CountryWorkingTime = {
  regimes,
  regimeOf: ({ region, facts }) => {
    if (region !== null && !states.some(({ value }) => value === region))
      throw new RangeError(`There is no State called ${region}`)
    if (facts.appropriateGovernment === 'central' || facts.establishment === 'factory') return CENTRAL
    return region !== null && hours.has(region) ? region : CENTRAL
  },
  weekStartsOn: 1,
  classes,
  asks: [
    { key: 'manager', label: 'Works as a manager', kind: 'yes_no' },
    { key: 'supervisor', label: 'Works as a supervisor', kind: 'yes_no' },
    { key: 'paidBy', label: 'Paid by', kind: 'choice', options: ['month', 'day'] },
  ],
  covered: ({ pay, facts, on }) => {
    const monthly = pay.gross ?? pay.basic
    const person = { monthly, manager: facts.manager === 'yes', supervisor: facts.supervisor === 'yes' }
    return deriveAnswer(
      isWorker(person, on),
      ruleOf('in.worker', 'Worker under the OSH Code', supervisorLimit.on(on)),
      [
        amountOf('Wages a month', monthly, 'INR'),
        amountOf('A supervisor is a worker up to', supervisorLimit.on(on).value, 'INR'),
      ],
    )
  },
  classify: ({ regime, days, facts, on }) => {
    const edition = hoursOf(regime, on)
    const { daily, dailyOnlyIfPaidByDay, weekly } = edition.value
    const byDay = !dailyOnlyIfPaidByDay || isPaidByDay(facts)
    const split = new Map(
      // Work on the day of rest fills the week as well: another day off is owed for it, and what is beyond the week is overtime.
      splitWeek(
        days.filter((day) => day.kind !== 'holiday'),
        () => ({ daily: byDay ? daily : null, doubleDaily: null, weekly }),
      ).map((part) => [part.day, part] as const),
    )
    const value = days.flatMap((day) => {
      const part = split.get(day.day)
      if (!part) return named(day.day, { [day.kind]: minutesOf(day.worked) })
      const within = day.kind === 'rest_day' ? 'rest_day' : 'regular'
      return named(day.day, { [within]: part.regular, overtime: part.overtime })
    })
    const title = byDay
      ? `Overtime beyond ${daily} hours a day or ${weekly} a week`
      : `Overtime beyond ${weekly} hours a week`
    const total = days.reduce((sum, day) => sum + minutesOf(day.worked), 0)
    const why = {
      value: String(total),
      unit: 'minutes',
      rule: ruleOf('in.hours', title, edition),
      inputs: [],
      steps: [],
    }
    return { value, why }
  },
  // The rounding is a rule of the Centre; the Acts of the States pay the minutes there are.
  credited: (worked, regime, on) => {
    hoursOf(regime, on)
    return regime === CENTRAL ? creditedOvertime(worked) * 60 : worked
  },
  divisors: [],
  premium: (q) => {
    const { pay, on } = q
    const edition = hoursOf(q.regime, on)
    refuseUnknownClass(classes, q.class)
    const monthly = pay.gross ?? pay.basic
    const inputs = [amountOf('Wages a month', monthly, 'INR'), quantity('Minutes', q.minutes, 'minutes')]
    if (q.class === 'regular' || q.class === 'rest_day') {
      const title =
        q.class === 'regular'
          ? 'Normal hours are in the wages'
          : 'A day of rest worked: another day off within two months'
      const rule = ruleOf(`in.${q.class}`, title, q.class === 'regular' ? edition : restLaw.on(on))
      return deriveAmount(exact(0), rule, { unit: 'INR', inputs })
    }
    if (q.class === 'holiday')
      throw new RangeError(`Pay for work on a holiday: no figure on file for ${q.regime}, the State’s own Act decides`)
    const hourly = pay.hourly ?? hourlyWage(monthly)
    const counted = time.credited(q.minutes, q.regime, on)
    const rule = ruleOf('in.overtime', 'Twice the wage of an hour: month ÷ 26 ÷ 8', law.overtimeMultiplier.on(on))
    return deriveAmount(overtimePay(hourly, exact(counted).div(60), on), rule, {
      unit: 'INR',
      inputs,
      steps: [
        { text: 'Wage of an hour', result: inMajor(hourly) },
        { text: 'Minutes paid', result: String(counted) },
      ],
    })
  },
  // OSH Code, s. 26: another day off for a day of rest worked, within two months.
  inLieu: (q) => (q.class === 'rest_day' ? { share: exact(1), source: sources.weeklyRest } : null),
  holidayPay: () => ({ none: 'The National and Festival Holidays Act of the State decides; none is on file' }),
  holidayWindow: () => null,
  limits,
  rest: (_regime, on) => restLaw.on(on).value,
}
