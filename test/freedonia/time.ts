import { effectiveDated } from '../../src/countries/country.ts'
import { deriveAnswer, deriveNumber, ruleOf } from '../../src/countries/derived.ts'
import { minutesOf, named, splitWeek } from '../../src/countries/hours.ts'
import { type CountryWorkingTime, type RestLaw, refuseUnknownClass, type WorkClass } from '../../src/countries/time.ts'
import { exact } from '../../src/shared/money.ts'

/** Working time of a country that does not exist: nine hours a day, fifty a week, and one and a half for what is beyond. */

export const source = { title: 'Laws of Freedonia, Duck Soup (1933)', checkedOn: '2026-11-20', confirmed: false }
const from = '1933-11-17'

const hours = effectiveDated('Hours of Freedonia', [
  { from, value: { daily: 9, weekly: 50, times: '1.5' }, source, recorded: from },
])
const dailyLimit = effectiveDated('Hours allowed in a day', [{ from, value: 13 * 60, source, recorded: from }])

const restLaw = effectiveDated<RestLaw>('Rest', [
  {
    from,
    value: { betweenShifts: 660, daysAWeek: 1, mostDaysBetween: 10, withoutBreak: null, source },
    source,
    recorded: from,
  },
])
const classes: readonly WorkClass[] = [
  { key: 'regular', label: 'Normal hours', kind: 'regular' },
  { key: 'overtime', label: 'Overtime', kind: 'overtime' },
  { key: 'holiday', label: 'Holiday', kind: 'holiday' },
]

export const time: CountryWorkingTime = {
  regimes: [{ key: 'palace', label: 'Law of the palace', source }],
  regimeOf: () => 'palace',
  weekStartsOn: 3,
  classes,
  asks: [],
  covered: ({ on }) => deriveAnswer(true, ruleOf('fd.covered', 'Everybody', hours.on(on))),
  classify: ({ days, on }) => {
    const edition = hours.on(on)
    const { daily, weekly } = edition.value
    const split = splitWeek(
      days.filter((day) => day.kind !== 'holiday'),
      () => ({ daily, doubleDaily: null, weekly }),
    )
    const value = days.flatMap((day) => {
      const part = split.find((candidate) => candidate.day === day.day)
      if (!part) return named(day.day, { holiday: minutesOf(day.worked) })
      return named(day.day, { regular: part.regular, overtime: part.overtime })
    })
    const total = days.reduce((sum, day) => sum + minutesOf(day.worked), 0)
    const rule = ruleOf('fd.hours', 'Nine hours a day, fifty a week', edition)
    return { value, why: { value: String(total), unit: 'minutes', rule, inputs: [], steps: [] } }
  },
  credited: (minutes) => minutes,
  divisors: [],
  premium: ({ class: key, pay, minutes, on }) => {
    refuseUnknownClass(classes, key)
    const edition = hours.on(on)
    const hour = pay.hourly ?? exact(pay.basic).div(200)
    const times = key === 'regular' ? exact(0) : exact(edition.value.times)
    const value = hour.mul(times).mul(minutes).div(60)
    const { why } = deriveNumber(value.div(1000), ruleOf('fd.premium', 'One and a half', edition), { unit: 'FDC' })
    return { value, why }
  },
  holidayPay: () => ({ none: 'The president pays for it' }),
  holidayWindow: () => null,
  limits: [
    {
      key: 'hours_day',
      regime: 'palace',
      label: '13 hours a day',
      per: 'day',
      figure: dailyLimit,
      counts: 'all',
      at: 'block',
    },
  ],
  rest: (_regime, on) => restLaw.on(on).value,
}
