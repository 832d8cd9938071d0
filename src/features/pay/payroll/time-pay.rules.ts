import type { Facts } from '../../../countries/country.ts'
import type { CountryWorkingTime, PremiumQuestion, RateInputs } from '../../../countries/time.ts'
import { longDay } from '../../../shared/dates.text.ts'
import type { Day } from '../../../shared/dates.ts'
import { formatDecimal } from '../../../shared/decimal.ts'
import type { Explained, Quantity } from '../../../shared/explain.ts'
import { type Exact, exact, type Minor, roundToMinor } from '../../../shared/money.ts'
import type { PayGate } from './contributions.rules.ts'
import type { OneOff } from './earnings.rules.ts'

/** What approved time beside normal hours is paid, by the law of the country and the pay of the day it was worked on. */

/** Time of one day and class. Minutes as they stand now, and those that locked runs have paid. */
export type TimeToPay = {
  day: Day
  class: string
  /** How the country calls it, and of which kind it is. */
  label: string
  kind: string
  minutes: number
  paidBefore: number
  /** How many runs have paid of it. */
  timesPaid: number
  regime: string | null
  facts: Facts
  normal: number
  /** Of the day; null: no pay was agreed then. */
  rates: RateInputs | null
}

/** Minutes that a run pays of a day and class: written when it is locked, so that no other run pays them. */
export type TimeUse = { day: Day; class: string; seq: number; minutes: number }

/** Time off in place of pay: minutes of leave, by the use they stand for. Below nought where too much was given before. */
export type TimeOff = { day: Day; class: string; label: string; seq: number; minutes: number }

export type PricedTime = { oneOffs: OneOff[]; uses: TimeUse[]; timeOff: TimeOff[]; gates: PayGate[] }

type Currency = { code: string; minorUnits: number }

/** Minutes in words: 90 is “1 h 30 min”. */
export const durationInWords = (minutes: number): string => {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const parts = [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : ''].filter(Boolean)
  return `${minutes < 0 ? '−' : ''}${parts.join(' ')}`
}

const questionOf = (one: TimeToPay, minutes: number, rates: RateInputs): PremiumQuestion => ({
  regime: one.regime ?? '',
  class: one.class,
  pay: rates,
  minutes,
  normal: one.normal,
  facts: one.facts,
  on: one.day,
})

type Priced = { due: Exact; why: Explained }

/** What is due of a day, or why nothing can be: a sentence. Rules on overtime are not for everybody; a holiday that is worked is. */
const priceOf = (law: CountryWorkingTime, one: TimeToPay): Priced | string => {
  if (!one.rates) return 'no pay was agreed on that day'
  if (one.regime === null) return 'no law is on file for the place'
  try {
    const covered = law.covered({ regime: one.regime, pay: one.rates, facts: one.facts, on: one.day })
    if (!covered.value && one.kind !== 'holiday')
      return `the law’s rules on overtime are not for this person (${covered.why.rule.title})`
    const now = law.premium(questionOf(one, one.minutes, one.rates))
    const before = one.paidBefore === 0 ? exact(0) : law.premium(questionOf(one, one.paidBefore, one.rates)).value
    return { due: now.value.sub(before), why: now.why }
  } catch (error) {
    if (error instanceof RangeError) return error.message
    throw error
  }
}

/** Time off that may stand in for the pay of what is due of a day; null: it is paid. */
const timeOffOf = (law: CountryWorkingTime, one: TimeToPay): TimeOff | null => {
  if (!one.rates || one.regime === null || !law.inLieu) return null
  try {
    const given = law.inLieu(questionOf(one, one.minutes, one.rates))
    if (!given) return null
    const minutes = roundToMinor(given.share.mul(one.minutes - one.paidBefore))
    return { day: one.day, class: one.class, label: one.label, seq: one.timesPaid + 1, minutes }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const timeOffGate = (all: readonly TimeOff[]): PayGate[] => {
  if (all.length === 0) return []
  const minutes = all.reduce((sum, one) => sum + one.minutes, 0)
  const labels = [...new Set(all.map(({ label }) => label))].join(', ')
  return [
    { key: 'time_off', stops: false, message: `${labels}: ${durationInWords(minutes)} of time off, instead of pay.` },
  ]
}

const inUnits = (amount: Exact | Minor, { minorUnits }: Currency): string =>
  formatDecimal(exact(amount).div(10 ** minorUnits))

const stepOf = (one: TimeToPay, { due }: Priced, currency: Currency) => {
  const before = one.paidBefore === 0 ? '' : `, of which ${durationInWords(one.paidBefore)} were paid before`
  return { text: `${longDay('en', one.day)}: ${durationInWords(one.minutes)}${before}`, result: inUnits(due, currency) }
}

/** What went into the rate; how long somebody worked stands by the day. */
const ratesOf = (why: Explained): Quantity[] =>
  why.inputs.filter(({ unit }) => unit !== 'minutes' && unit !== 'hours' && unit !== 'days')

type Due = { one: TimeToPay; priced: Priced }

const oneOffOf = (dues: readonly Due[], currency: Currency): OneOff | null => {
  const [first, last] = [dues[0], dues.at(-1)]
  if (!first || !last) return null
  const amount = roundToMinor(dues.reduce((sum, { priced }) => sum.add(priced.due), exact(0)))
  const minutes = dues.reduce((sum, { one }) => sum + one.minutes - one.paidBefore, 0)
  if (amount === 0) return null
  const { one, priced } = first
  const hours = formatDecimal(exact(minutes).div(60))
  return {
    source: { kind: 'time', id: `${one.class} ${one.day.slice(0, 7)}` },
    key: `time.${one.class}`,
    label: one.label,
    nature: 'overtime',
    amount,
    from: one.day,
    until: last.one.day,
    quantity: { value: String(minutes), unit: 'minutes' },
    why: {
      value: inUnits(amount, currency),
      unit: currency.code,
      rule: priced.why.rule,
      inputs: [...ratesOf(priced.why), { name: 'Hours', value: hours, unit: 'hours' }],
      steps: dues.map((due) => stepOf(due.one, due.priced, currency)),
    },
  }
}

const gateOf = (message: string, all: readonly TimeToPay[], at: number): PayGate => {
  const labels = [...new Set(all.map(({ label }) => label))].join(', ')
  const minutes = all.reduce((sum, one) => sum + one.minutes - one.paidBefore, 0)
  return {
    key: `time.${at + 1}`,
    stops: false,
    message: `${labels}, ${durationInWords(minutes)}, is not paid by itself: ${message}. Add a one-off if it is to be paid.`,
  }
}

/**
 * Money for time: of every day what its minutes come to by the law, less what the minutes paid before came to, one line a class and month, rounded
 * once. What the law does not price is told and settled: nobody waits for a figure that is not on file. Nothing is due where nothing has changed.
 * @param givesTimeOff the company gives time off instead of pay where the law lets it
 */
export const priceTime = (
  law: CountryWorkingTime,
  all: readonly TimeToPay[],
  currency: Currency,
  givesTimeOff = false,
): PricedTime => {
  const open = all
    .filter(({ minutes, paidBefore }) => minutes !== paidBefore)
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.class.localeCompare(b.class))
  const dues: Due[] = []
  const told: { one: TimeToPay; message: string }[] = []
  const timeOff: TimeOff[] = []
  for (const one of open) {
    const given = givesTimeOff ? timeOffOf(law, one) : null
    if (given) {
      timeOff.push(given)
      continue
    }
    const priced = priceOf(law, one)
    if (typeof priced === 'string') told.push({ one, message: priced })
    else dues.push({ one, priced })
  }
  const groups = Map.groupBy(dues, ({ one }) => `${one.class} ${one.day.slice(0, 7)}`)
  return {
    oneOffs: [...groups.values()].flatMap((group) => oneOffOf(group, currency) ?? []),
    uses: open.map((one) => ({
      day: one.day,
      class: one.class,
      seq: one.timesPaid + 1,
      minutes: one.minutes - one.paidBefore,
    })),
    timeOff,
    gates: [
      ...timeOffGate(timeOff),
      ...[...Map.groupBy(told, ({ message }) => message)].map(([message, rows], at) =>
        gateOf(
          message,
          rows.map(({ one }) => one),
          at,
        ),
      ),
    ],
  }
}
