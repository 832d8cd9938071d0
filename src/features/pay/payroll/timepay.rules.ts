import type { Facts } from '../../../countries/country.ts'
import type { CountryWorkingTime, RateInputs } from '../../../countries/time.ts'
import type { Day } from '../../../shared/dates.ts'
import { roundToMinor } from '../../../shared/money.ts'
import type { OneOff } from './earnings.rules.ts'

/** Approved minutes of one class on one day, which the wage of the month does not pay. */
export type PaidTime = {
  id: string
  day: Day
  class: string
  minutes: number
  /** Minutes of the person's normal day. */
  normal: number
}

export type TimePayQuestion = {
  law: Pick<CountryWorkingTime, 'classes' | 'premium' | 'regimeOf'>
  place: { region: string | null; facts: Facts }
  /** What an hour is reckoned from, as it stood on a day. */
  payOn: (day: Day) => RateInputs
  times: readonly PaidTime[]
}

/**
 * Overtime, rest days, holidays and nights as pay: each day's minutes of a class by the law in force on that day, at the pay of that day,
 * rounded once where it is paid.
 * @throws RangeError for a day or class the law has no figure for
 */
export const priceTimes = ({ law, place, payOn, times }: TimePayQuestion): OneOff[] =>
  times.flatMap((time): OneOff[] => {
    const { value, why } = law.premium({
      regime: law.regimeOf(place, time.day),
      class: time.class,
      pay: payOn(time.day),
      minutes: time.minutes,
      normal: time.normal,
      facts: place.facts,
      on: time.day,
    })
    const amount = roundToMinor(value)
    if (amount === 0) return []
    const label = law.classes.find(({ key }) => key === time.class)?.label ?? time.class
    return [
      {
        source: { kind: 'time', id: time.id },
        key: `time.${time.class}`,
        label,
        nature: 'overtime',
        amount,
        from: time.day,
        until: time.day,
        quantity: { value: String(time.minutes), unit: 'minutes' },
        why,
      },
    ]
  })
