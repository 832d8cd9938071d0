import { exact } from '../../shared/money.ts'
import { effectiveDated } from '../country.ts'
import { amountOf, deriveAmount, deriveAnswer, inMajor, quantity, ruleOf } from '../derived.ts'
import { minutesOf, named, splitWeek } from '../hours.ts'
import {
  type CountryWorkingTime,
  type PremiumQuestion,
  type RestLaw,
  refuseUnknownClass,
  type WorkClass,
} from '../time.ts'
import {
  coverage,
  dailyLimit,
  dailyPay,
  holidayExtraDays,
  isCovered,
  law,
  monthlyLimit,
  overtimePay,
  restDayHalves,
  type Worker,
} from './overtime.ts'
import { sources } from './sources.ts'

/** Singapore has one law: the Employment Act. Part 4 (rest days, hours, overtime) is for workmen and others up to a salary. */
const REGIME = 'employment_act'

const from = '2019-04-01'
const recorded = '2026-11-23'

/** Hours of a normal day: 8, or 9 for people who work five days a week or fewer. The longer day is from memory. */
const normalDay = effectiveDated('Hours of a normal day', [
  { from, value: { usual: 8, fiveDayWeek: 9 }, source: sources.rest, recorded },
])

const restLaw = effectiveDated<RestLaw>('Rest', [
  {
    from,
    value: { betweenShifts: null, daysAWeek: 1, mostDaysBetween: 12, withoutBreak: 360, source: sources.rest },
    source: sources.rest,
    recorded,
  },
])

const classes: readonly WorkClass[] = [
  { key: 'regular', label: 'Normal hours', kind: 'regular' },
  { key: 'overtime', label: 'Overtime', kind: 'overtime' },
  { key: 'rest_day', label: 'Rest day', kind: 'rest_day' },
  { key: 'rest_day_overtime', label: 'Rest day, beyond normal hours', kind: 'overtime' },
  { key: 'holiday', label: 'Public holiday', kind: 'holiday' },
  { key: 'holiday_overtime', label: 'Public holiday, beyond normal hours', kind: 'overtime' },
]

const workerOf = ({ pay, facts }: Pick<PremiumQuestion, 'pay' | 'facts'>): Worker => ({
  basic: pay.basic,
  workman: facts.workman === 'yes',
  manager: facts.manager === 'yes',
})

const minutes = (hours: ReturnType<typeof effectiveDated<number>>) =>
  effectiveDated(
    hours.what,
    hours.editions.map((edition) => ({ ...edition, value: edition.value * 60 })),
  )

const premium: CountryWorkingTime['premium'] = (q) => {
  refuseUnknownClass(classes, q.class)
  const { pay, on } = q
  const hours = exact(q.minutes).div(60)
  const inputs = [amountOf('Basic pay a month', pay.basic, 'SGD'), quantity('Hours', hours, 'hours')]
  if (q.class === 'regular') {
    const rule = ruleOf('sg.regular', 'Normal hours are in the salary', law.standardWeeklyHours.on(on))
    return deriveAmount(exact(0), rule, { unit: 'SGD', inputs })
  }
  if (q.class !== 'holiday' && !isCovered(workerOf(q), on)) {
    const rule = ruleOf('sg.part-four', 'Outside Part 4 the contract decides', coverage.on(on))
    return deriveAmount(exact(0), rule, { unit: 'SGD', inputs })
  }
  if (q.class.endsWith('overtime')) {
    const rule = ruleOf('sg.overtime', '1.5 × hourly basic, 12 × monthly ÷ (52 × 44)', law.overtimeMultiplier.on(on))
    return deriveAmount(overtimePay(workerOf(q), hours, on), rule, { unit: 'SGD', inputs })
  }
  const daily = dailyPay(pay.basic, pay.daysAWeek)
  const steps = [{ text: `Basic pay of a day: 12 × monthly ÷ (52 × ${pay.daysAWeek})`, result: inMajor(daily) }]
  if (q.class === 'holiday') {
    const extra = holidayExtraDays.on(on)
    const rule = ruleOf('sg.holiday', 'One more day’s basic pay for a holiday worked', extra)
    return deriveAmount(q.minutes > 0 ? daily.mul(extra.value) : exact(0), rule, { unit: 'SGD', inputs, steps })
  }
  const by = q.requestedBy ?? 'employer'
  const halves = restDayHalves(q.minutes, q.normal, by)
  const rule = ruleOf('sg.rest-day', `Work on a rest day asked for by the ${by}`, { from, source: sources.restDay })
  return deriveAmount(daily.mul(halves).div(2), rule, { unit: 'SGD', inputs, steps })
}

export const time: CountryWorkingTime = {
  regimes: [{ key: REGIME, label: 'Employment Act', source: sources.partFour }],
  regimeOf: () => REGIME,
  weekStartsOn: 1,
  classes,
  asks: [
    { key: 'workman', label: 'Workman under the Employment Act', kind: 'yes_no' },
    { key: 'manager', label: 'Manager or executive', kind: 'yes_no' },
  ],
  covered: (q) => {
    const { workman, other } = coverage.on(q.on).value
    const rule = ruleOf('sg.part-four', 'Part 4 of the Employment Act', coverage.on(q.on))
    return deriveAnswer(isCovered(workerOf(q), q.on), rule, [
      amountOf('Basic pay a month', q.pay.basic, 'SGD'),
      amountOf('Covered up to', workerOf(q).workman ? workman : other, 'SGD'),
    ])
  },
  classify: ({ days, daysAWeek, on }) => {
    const normal = normalDay.on(on).value
    const daily = daysAWeek <= 5 ? normal.fiveDayWeek : normal.usual
    const weekly = law.standardWeeklyHours.on(on).value
    const working = days.filter((day) => day.kind === 'working')
    const split = new Map(
      splitWeek(working, () => ({ daily, doubleDaily: null, weekly })).map((part) => [part.day, part] as const),
    )
    const value = days.flatMap((day) => {
      const part = split.get(day.day)
      if (part) return named(day.day, { regular: part.regular, overtime: part.overtime })
      const worked = minutesOf(day.worked)
      const within = Math.min(worked, day.normal)
      return named(day.day, { [day.kind]: within, [`${day.kind}_overtime`]: worked - within })
    })
    const rule = ruleOf(
      'sg.hours',
      `Overtime beyond ${daily} hours a day or ${weekly} a week`,
      law.standardWeeklyHours.on(on),
    )
    const total = days.reduce((sum, day) => sum + minutesOf(day.worked), 0)
    const why = {
      value: String(total),
      unit: 'minutes',
      rule,
      inputs: [quantity('Days a week', daysAWeek, 'days')],
      steps: [],
    }
    return { value, why }
  },
  // Employment Act, s 88: a holiday that falls on a rest day is the next working day.
  holidayMovesFromRest: true,
  credited: (worked) => worked,
  divisors: [],
  premium,
  // Within Part 4 overtime and rest days are paid in money; for everybody else the contract, or time off agreed for a holiday, decides.
  inLieu: (q) => (isCovered(workerOf(q), q.on) ? null : { share: exact(1), source: sources.publicHoliday }),
  // The day itself is in the monthly salary; a holiday on a day that is free anyway is a day off or a day's gross pay.
  holidayPay: ({ pay, on, usualDay = true, absentWithoutConsent = false }) => {
    const rule = ruleOf('sg.holiday-pay', 'Gross pay for the holiday', holidayExtraDays.on(on))
    const gross = pay.gross ?? pay.basic
    const owed = absentWithoutConsent || usualDay ? exact(0) : dailyPay(gross, pay.daysAWeek)
    const { why } = deriveAmount(owed, rule, { unit: 'SGD', inputs: [amountOf('Gross pay a month', gross, 'SGD')] })
    const reason = usualDay ? 'It is in the salary of the month' : 'A day’s gross pay, or another day off'
    if (absentWithoutConsent)
      return {
        value: { qualified: false, reason: `Away without leave the day before or after ${on}`, pay: exact(0) },
        why,
      }
    return { value: { qualified: true, reason, pay: owed }, why }
  },
  holidayWindow: () => null,
  limits: [
    {
      key: 'overtime_month',
      regime: REGIME,
      label: '72 hours of overtime a month',
      per: 'month',
      figure: minutes(monthlyLimit),
      counts: 'overtime',
      at: 'block',
      exemption: {
        by: 'authority',
        title: 'Exemption by the Commissioner for Labour',
        most: null,
        source: sources.exemption,
      },
    },
    {
      key: 'hours_day',
      regime: REGIME,
      label: '12 hours a day',
      per: 'day',
      figure: minutes(dailyLimit),
      counts: 'all',
      at: 'block',
      exemption: {
        by: 'authority',
        title: 'Exemption by the Commissioner for Labour, 14 hours at most',
        most: 14 * 60,
        source: sources.exemption,
      },
    },
  ],
  rest: (_regime, on) => restLaw.on(on).value,
}
