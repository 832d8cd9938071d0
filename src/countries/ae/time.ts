import { exact } from '../../shared/money.ts'
import { effectiveDated } from '../country.ts'
import { amountOf, deriveAmount, deriveAnswer, inMajor, quantity, ruleOf } from '../derived.ts'
import { lastMinutes, minutesAtNight, minutesOf, named, splitWeek } from '../hours.ts'
import {
  type CountryWorkingTime,
  type RateInputs,
  type Regime,
  type RestLaw,
  refuseUnknownClass,
  type WorkClass,
} from '../time.ts'
import {
  type DayDivisor,
  dayOffSupplement,
  dayOffWorkPay,
  hourlyBasic,
  law,
  limits,
  nightMultiplier,
  normalHours,
  ramadanHours,
} from './overtime.ts'
import { isInRamadan } from './ramadan.ts'
import { sources } from './sources.ts'

/** Mainland employers are under the Federal Decree-Law; two free zones have laws of their own, which are not on file. */
const MAINLAND = 'mainland'
const NIGHT = [22, 28] as const

const regimes: readonly Regime[] = [
  { key: MAINLAND, label: 'Mainland, and free zones without a law of their own', source: sources.workingTime },
  { key: 'difc', label: 'DIFC', source: sources.freeZones, refused: 'The employment law of the DIFC is not on file' },
  { key: 'adgm', label: 'ADGM', source: sources.freeZones, refused: 'The employment law of the ADGM is not on file' },
]

/** The regime of a free zone, which is the mainland's unless it has a law of its own; of none as well. */
export const zoneRegime = (freeZone: string): string => {
  const zone = freeZone.toLowerCase()
  return zone === 'difc' || zone === 'adgm' ? zone : MAINLAND
}

/** @throws RangeError for a regime that is not on file */
export const refuseRegime = (regime: string): void => {
  const found = regimes.find((candidate) => candidate.key === regime)
  if (!found) throw new RangeError(`No law on file for ${regime}`)
  if (found.refused) throw new RangeError(found.refused)
}

const classes: readonly WorkClass[] = [
  { key: 'regular', label: 'Normal hours', kind: 'regular' },
  { key: 'overtime', label: 'Overtime', kind: 'overtime' },
  { key: 'night_overtime', label: 'Overtime from 22:00 to 04:00', kind: 'night' },
  { key: 'rest_day', label: 'Rest day', kind: 'rest_day' },
  { key: 'holiday', label: 'Public holiday', kind: 'holiday' },
]

const restLaw = effectiveDated<RestLaw>('Rest', [
  {
    from: '2022-02-02',
    value: {
      betweenShifts: null,
      daysAWeek: 1,
      mostDaysBetween: null,
      withoutBreak: 300,
      source: sources.weeklyRest,
    },
    source: sources.weeklyRest,
    recorded: '2026-11-23',
  },
])

const divisorOf = (pay: RateInputs): DayDivisor => (pay.divisor === 'days_of_year' ? 'days_of_year' : 'thirty_days')

/** Of one of the two limits, in minutes. */
const limitIn = (key: 'overtimeInDay' | 'hoursInThreeWeeks', what: string) =>
  effectiveDated(
    what,
    limits.editions.map((edition) => ({ ...edition, value: edition.value[key] * 60 })),
  )

export const time: CountryWorkingTime = {
  regimes,
  regimeOf: ({ facts }) => {
    const regime = zoneRegime(facts.freeZone ?? '')
    refuseRegime(regime)
    return regime
  },
  weekStartsOn: 1,
  classes,
  asks: [
    { key: 'employerPowers', label: 'Supervisor with the powers of the employer', kind: 'yes_no' },
    { key: 'shiftWorker', label: 'Works in shifts', kind: 'yes_no' },
  ],
  covered: ({ regime, facts, on }) => {
    refuseRegime(regime)
    const rule = ruleOf('ae.covered', 'Not for supervisors with the powers of the employer', {
      from: law.overtimeMultiplier.on(on).from,
      source: sources.supervisors,
    })
    return deriveAnswer(facts.employerPowers !== 'yes', rule)
  },
  classify: ({ regime, days, on }) => {
    refuseRegime(regime)
    const usual = normalHours.on(on)
    const short = ramadanHours.on(on)
    const working = days.filter((day) => day.kind === 'working')
    // A week that is in Ramadan for a part has its hours by the days that are.
    const fewer = working.filter((day) => day.shortened).length * (usual.value.daily - short.value.daily)
    const weekly = Math.max(short.value.weekly, usual.value.weekly - fewer)
    const split = new Map(
      splitWeek(working, (day) => ({
        daily: day.shortened ? short.value.daily : usual.value.daily,
        doubleDaily: null,
        weekly,
      })).map((part) => [part.day, part] as const),
    )
    const value = days.flatMap((day) => {
      const part = split.get(day.day)
      if (!part) return named(day.day, { [day.kind]: minutesOf(day.worked) })
      const night = minutesAtNight(lastMinutes(day.worked, part.overtime), ...NIGHT)
      return named(day.day, { regular: part.regular, overtime: part.overtime - night, night_overtime: night })
    })
    const rule = ruleOf('ae.hours', `Overtime beyond ${usual.value.daily} hours a day or ${weekly} a week`, usual)
    const total = days.reduce((sum, day) => sum + minutesOf(day.worked), 0)
    return { value, why: { value: String(total), unit: 'minutes', rule, inputs: [], steps: [] } }
  },
  isShortened: isInRamadan,
  credited: (worked) => worked,
  divisors: [
    { key: 'thirty_days', label: 'Basic ÷ 30 ÷ 8', source: sources.divisor },
    { key: 'days_of_year', label: 'Basic × 12 ÷ 365 ÷ 8', source: sources.divisor },
  ],
  premium: (q) => {
    refuseRegime(q.regime)
    refuseUnknownClass(classes, q.class)
    const { pay, on } = q
    const inputs = [amountOf('Basic pay a month', pay.basic, 'AED'), quantity('Minutes', q.minutes, 'minutes')]
    if (q.class === 'regular') {
      const rule = ruleOf('ae.regular', 'Normal hours are in the wage', normalHours.on(on))
      return deriveAmount(exact(0), rule, { unit: 'AED', inputs })
    }
    if (q.class === 'rest_day' || q.class === 'holiday') {
      if (q.minutes > 0 && q.normal <= 0)
        throw new RangeError(`Pay for a ${q.class}: the hours of a normal day are not known`)
      // A part of a day is paid as that part: the law speaks of the day.
      const days = q.minutes > 0 ? exact(q.minutes).div(q.normal) : exact(0)
      const basis = { basic: pay.basic, wage: pay.gross ?? pay.basic, days, divisor: divisorOf(pay) }
      const rule = ruleOf(`ae.${q.class}`, 'The day’s wage and half its basic pay, unless another day is given', {
        from: dayOffSupplement.on(on).from,
        source: q.class === 'holiday' ? sources.holidayWork : sources.restDay,
      })
      return deriveAmount(dayOffWorkPay(basis, on).pay, rule, {
        unit: 'AED',
        inputs: [...inputs, quantity('Days', days, 'days')],
      })
    }
    const isNight = q.class === 'night_overtime' && q.facts.shiftWorker !== 'yes'
    const edition = isNight ? nightMultiplier.on(on) : law.overtimeMultiplier.on(on)
    const hourly = hourlyBasic(pay.basic, divisorOf(pay), on)
    const rule = ruleOf(isNight ? 'ae.night' : 'ae.overtime', `${edition.value} × basic pay of an hour`, edition)
    return deriveAmount(hourly.mul(exact(edition.value)).mul(q.minutes).div(60), rule, {
      unit: 'AED',
      inputs,
      steps: [{ text: 'Basic pay of an hour', result: inMajor(hourly) }],
    })
  },
  // Arts 19(4) and 28: another day off, or the supplement. Overtime is paid.
  inLieu: (q) => {
    refuseRegime(q.regime)
    if (q.class === 'rest_day') return { share: exact(1), source: sources.restDay }
    return q.class === 'holiday' ? { share: exact(1), source: sources.holidayWork } : null
  },
  holidayPay: ({ regime }) => {
    refuseRegime(regime)
    return { none: 'The holiday is in the wage of the month' }
  },
  holidayWindow: () => null,
  limits: [
    {
      key: 'overtime_day',
      regime: MAINLAND,
      label: '2 hours of overtime a day',
      per: 'day',
      figure: limitIn('overtimeInDay', 'Overtime allowed in a day'),
      counts: 'overtime',
      at: 'block',
      exemption: {
        by: 'necessity',
        title: 'To prevent a serious loss or accident, or to remove its effects',
        most: null,
        source: sources.overtimeOfNeed,
      },
    },
    {
      key: 'hours_three_weeks',
      regime: MAINLAND,
      label: '144 hours in three weeks, overtime included',
      per: 'three_weeks',
      figure: limitIn('hoursInThreeWeeks', 'Hours allowed in three weeks'),
      counts: 'all',
      at: 'block',
      exemption: {
        by: 'work',
        title: 'Work whose nature needs shifts, 56 hours a week on average at most',
        most: 3 * 56 * 60,
        source: sources.outsideHours,
      },
    },
  ],
  rest: (regime, on) => {
    refuseRegime(regime)
    return restLaw.on(on).value
  },
}
