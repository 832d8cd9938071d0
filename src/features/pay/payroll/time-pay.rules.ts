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
  /** What was settled of it before was time off, not money. */
  asTimeOff: boolean
  regime: string | null
  facts: Facts
  normal: number
  /** Of the day; null: no pay was agreed then. */
  rates: RateInputs | null
}

/** Minutes that a run pays of a day and class: written when it is locked, so that no other run pays them. */
export type TimeUse = { day: Day; class: string; seq: number; minutes: number; asTimeOff: boolean }

/** Time off in place of pay: minutes of leave, by the use they stand for. Below nought where too much was given before. */
export type TimeOff = { day: Day; class: string; label: string; seq: number; minutes: number }

/** What a class of a month was paid too much, or lacks in a month that was: amounts in minor units, with the minutes it is settled by. */
export type TimeTakenBack = {
  key: string
  label: string
  from: Day
  until: Day
  amount: Minor
  /** Of the days that changed: what they come to, and what was paid for them. */
  due: Minor
  paid: Minor
  uses: TimeUse[]
}

export type PricedTime = {
  oneOffs: OneOff[]
  uses: TimeUse[]
  timeOff: TimeOff[]
  /** Months in which days that became shorter were paid more than those that became longer bring: nothing is taken without consent. */
  takenBack: TimeTakenBack[]
  gates: PayGate[]
}

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

type Priced = { due: Exact; before: Exact; why: Explained }

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
    return { due: now.value.sub(before), before, why: now.why }
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

const useOf = (one: TimeToPay, asTimeOff = false): TimeUse => ({
  day: one.day,
  class: one.class,
  seq: one.timesPaid + 1,
  minutes: one.minutes - one.paidBefore,
  asTimeOff,
})

const dueOf = (dues: readonly Due[]): Minor =>
  roundToMinor(dues.reduce((sum, { priced }) => sum.add(priced.due), exact(0)))

const takenBackOf = (dues: readonly Due[]): TimeTakenBack[] => {
  const [first, last] = [dues[0], dues.at(-1)]
  if (!first || !last) return []
  const amount = dueOf(dues)
  const paid = roundToMinor(dues.reduce((sum, { priced }) => sum.add(priced.before), exact(0)))
  return [
    {
      key: `time.${first.one.class}`,
      label: first.one.label,
      from: first.one.day,
      until: last.one.day,
      amount,
      due: paid + amount,
      paid,
      uses: dues.map(({ one }) => useOf(one)),
    },
  ]
}

const oneOffOf = (dues: readonly Due[], currency: Currency): OneOff | null => {
  const [first, last] = [dues[0], dues.at(-1)]
  if (!first || !last) return null
  const amount = dueOf(dues)
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
    message: `${labels}, ${durationInWords(minutes)}, is not paid automatically: ${message}. Add a one-off to pay it.`,
  }
}

type TimeFinding = { one: TimeToPay; message: string }

/** How each day that has changed is settled: time off, money, or not by a run at all. A day stays what it was settled as first. */
const sortOpen = (law: CountryWorkingTime, all: readonly TimeToPay[], givesTimeOff: boolean) => {
  const open = all
    .filter(({ minutes, paidBefore }) => minutes !== paidBefore)
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.class.localeCompare(b.class))
  const [dues, told, timeOff, off]: [Due[], TimeFinding[], TimeOff[], TimeToPay[]] = [[], [], [], []]
  for (const one of open) {
    const isSettled = one.paidBefore !== 0
    const wasTimeOff = isSettled && one.asTimeOff
    const given = wasTimeOff || (!isSettled && givesTimeOff) ? timeOffOf(law, one) : null
    if (given) {
      timeOff.push(given)
      off.push(one)
    } else if (wasTimeOff) {
      told.push({ one, message: 'time off was given for it before, and the law lets none be given now' })
    } else {
      const priced = priceOf(law, one)
      if (typeof priced === 'string') told.push({ one, message: priced })
      else dues.push({ one, priced })
    }
  }
  return { dues, told, timeOff, off }
}

/**
 * Money for time: of every day what its minutes come to by the law, less what the minutes paid before came to, one line a class and month, rounded
 * once. A month whose changes together come to less than nought takes nothing: it is told apart, for a case that needs consent. What the law does not
 * price is told and settled: nobody waits for a figure that is not on file. Nothing is due where nothing has changed.
 * @param givesTimeOff the company gives time off instead of pay where the law lets it
 */
export const priceTime = (
  law: CountryWorkingTime,
  all: readonly TimeToPay[],
  currency: Currency,
  givesTimeOff = false,
): PricedTime => {
  const { dues, told, timeOff, off } = sortOpen(law, all, givesTimeOff)
  const byClass = (ofMonth: readonly Due[]) => [...Map.groupBy(ofMonth, ({ one }) => one.class).values()]
  const months = [...Map.groupBy(dues, ({ one }) => one.day.slice(0, 7)).values()].map(byClass)
  const sumOf = (ofMonth: readonly (readonly Due[])[]) => ofMonth.reduce((sum, group) => sum + dueOf(group), 0)
  const paid = months.filter((ofMonth) => sumOf(ofMonth) >= 0).flat()
  const back = months.filter((ofMonth) => sumOf(ofMonth) < 0).flat()
  const uses = [
    ...paid.flat().map(({ one }) => useOf(one)),
    ...off.map((one) => useOf(one, true)),
    ...told.map(({ one }) => useOf(one, one.asTimeOff)),
  ]
  return {
    oneOffs: paid.flatMap((group) => oneOffOf(group, currency) ?? []),
    uses: uses.toSorted((a, b) => a.day.localeCompare(b.day) || a.class.localeCompare(b.class)),
    timeOff,
    takenBack: back.flatMap(takenBackOf),
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

/** Time of a class that was paid, at the rates as they are known now: minor units. `problem`: why the law does not say what it comes to. */
export type RepricedTime = { class: string; label: string; amount: Minor; problem: string | null }

/**
 * What minutes that runs have paid in money come to at the rates known now, by class, rounded once: less what was paid for them it is what a raise
 * that came late leaves due. Minutes that changed since have a price of their own and are not in it.
 */
export const repriceTime = (law: CountryWorkingTime, all: readonly TimeToPay[]): RepricedTime[] => {
  const paid = all.filter(({ paidBefore, asTimeOff }) => paidBefore > 0 && !asTimeOff)
  return [...Map.groupBy(paid, (one) => one.class)].map(([key, days]) => {
    const priced = days.map((one) => priceOf(law, { ...one, minutes: one.paidBefore, paidBefore: 0 }))
    const problem = priced.find((one) => typeof one === 'string') ?? null
    const sum = priced.reduce((total, one) => (typeof one === 'string' ? total : total.add(one.due)), exact(0))
    return { class: key, label: days[0]?.label ?? key, amount: roundToMinor(sum), problem }
  })
}
