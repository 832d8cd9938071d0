import type { Day } from '../shared/dates.ts'
import type { Source } from '../shared/explain.ts'
import type { Exact, Minor } from '../shared/money.ts'
import type { effectiveDated, Facts } from './country.ts'
import type { Derived } from './derived.ts'

/**
 * What a country answers about working time: how minutes are told apart, what they are paid, and what is not allowed. Minutes are whole; amounts
 * are exact minor units and are rounded where they are paid. Figures are dated: a day without one is refused by name (RangeError).
 */

/** A law that differs inside the country: a province, a federal code, a free zone. `refused`: why it is named and not answered. */
export type Regime = { key: string; label: string; source: Source; refused?: string }

/** Worked time as a clock on the wall shows it: minutes since the midnight the work date begins with, half-open; beyond 1440 after midnight. */
export type MinuteSpan = { from: number; until: number }

export type WorkedDay = {
  day: Day
  /** A holiday that is worked is a holiday whatever the plan says; a rest day is one of the person's plan. */
  kind: 'working' | 'rest_day' | 'holiday'
  /** Breaks taken out, in order, without overlap. */
  worked: readonly MinuteSpan[]
  /** Minutes of a normal day by the person's plan, or of the day it would have been. */
  normal: number
  /** Minutes paid without work (leave, a holiday at home): they count as worked where the law says so. */
  paidAway?: number
  /** The law shortens the normal day (Ramadan). */
  shortened?: boolean
}

/** Days that the announced first and last day of a month of the moon lie after the calculated ones; negative: before them. */
export type MonthOfMoon = { begins: number; ends: number }

export type ClassKind = 'regular' | 'overtime' | 'rest_day' | 'holiday' | 'night'

/** A kind of minute the law pays in its own way. */
export type WorkClass = { key: string; label: string; kind: ClassKind }

/** @throws RangeError, naming it, for a class the country does not have */
export const refuseUnknownClass = (classes: readonly WorkClass[], key: string): void => {
  if (!classes.some((known) => known.key === key)) throw new RangeError(`No class of working time is called ${key}`)
}

export type ClassMinutes = { day: Day; class: string; minutes: number }

/** What a rate is reckoned from. Amounts in minor units a month unless said otherwise. */
export type RateInputs = {
  basic: Minor
  /** With the allowances the law counts in; left out: the basic pay. */
  gross?: Minor
  /** Of somebody paid by the hour: minor units an hour. Left out: reckoned from the month. */
  hourly?: Exact
  /** Days a week of the person's plan. */
  daysAWeek: number
  /** Hours a week of it; asked where an hour's pay is the year's by weeks and hours. */
  weeklyHours?: number
  /** The minimum wage of an hour where the work is done, in minor units: asked where the law pays a multiple of it. */
  minimumHourly?: Exact
  /** Of the country's choices of `divisors`, the company's; left out: the first. */
  divisor?: string
}

export type ClassifyQuestion = {
  regime: string
  /** One whole week of the regime, or the days of it that are known; in order. */
  days: readonly WorkedDay[]
  daysAWeek: number
  facts: Facts
  on: Day
  /** Minutes of this week before overtime begins, where an agreement counts some weeks together. */
  averaged?: number
}

export type PremiumQuestion = {
  regime: string
  class: string
  pay: RateInputs
  /** Minutes of this class on one day. */
  minutes: number
  /** Minutes of the person's normal day. */
  normal: number
  facts: Facts
  on: Day
  /** Who asked for work on a rest day. */
  requestedBy?: 'employer' | 'employee'
}

/** What has to be known for the pay of a holiday; a regime asks for some of it and refuses by name when it is not there. */
export type HolidayPayQuestion = {
  regime: string
  /** The holiday. */
  on: Day
  pay: RateInputs
  /** Earned in the window of `holidayWindow`, in minor units, each kind apart. */
  earned?: { regular: Minor; overtime?: Minor; vacation?: Minor; holiday?: Minor }
  /** Of people on commission: what they earned in the long window, and how many whole weeks they are employed. */
  commission?: { earned: Minor; weeksEmployed: number }
  /** Days worked, or worked or paid, in the window, as the regime counts them. */
  daysPaid?: number
  /** Hours worked in the window. */
  hoursWorked?: number
  /** Wage of a normal day; null: hours or wages vary. */
  normalDay?: Minor | null
  weeklyHours?: number
  daysEmployed?: number
  /** Days worked or paid in the 30 days before. */
  daysPaidInThirty?: number
  /** Days worked in the twelve months before. */
  daysWorkedInYear?: number
  /** Away from the shift before or after without leave: said, never inferred. */
  absentWithoutConsent?: boolean
  /** A day the person would have worked. */
  usualDay?: boolean
  worked?: boolean
}

export type HolidayPay = { qualified: boolean; reason: string; pay: Exact }

/**
 * How more than a limit may be allowed. `authority`: on paper from whoever the law names; `agreement`: in writing with the people; `necessity`: to
 * avert a serious loss or accident; `work`: the kind of work is outside the limit.
 */
export type LimitExemption = {
  by: 'authority' | 'agreement' | 'necessity' | 'work'
  title: string
  /** Minutes in all that may be allowed at most; null: as many as the paper says. */
  most: number | null
  source: Source
}

/** Hours of some weeks counted together before overtime begins. */
export type Averaging = { mostWeeks: number; mostMonths: number; title: string; source: Source }

export type WorkLimit = {
  key: string
  regime: string
  label: string
  /** The time it is counted over. */
  per: 'day' | 'week' | 'three_weeks' | 'month' | 'quarter' | 'year'
  /** Minutes. */
  figure: ReturnType<typeof effectiveDated<number>>
  counts: 'overtime' | 'all'
  /** `block`: not without an exemption. `warn`: told, not prevented. */
  at: 'warn' | 'block'
  /** Left out: no way to more is on file, and none is taken. */
  exemption?: LimitExemption
}

export type RestLaw = {
  /** Minutes between two shifts; null: the law names none. */
  betweenShifts: number | null
  /** Whole days of rest a week. */
  daysAWeek: number | null
  /** Most days from one rest day to the next. */
  mostDaysBetween: number | null
  /** Most minutes running without a break. */
  withoutBreak: number | null
  source: Source
}

/** What the law of hours asks of somebody's work beside their pay: entered with a day, with what pay asks of them. */
type WorkFact = { key: string; label: string } & ({ kind: 'yes_no' } | { kind: 'choice'; options: readonly string[] })

export type CountryWorkingTime = {
  /** One where the law is one. */
  regimes: readonly Regime[]
  /**
   * The regime a place of work and a person's facts are under.
   * @throws RangeError, one sentence, for one that is not on file
   */
  regimeOf: (place: { region: string | null; facts: Facts }, on: Day) => string
  /** 1 Monday to 7 Sunday: on which the week of overtime usually begins; a company sets its own where no law does. */
  weekStartsOn: number
  classes: readonly WorkClass[]
  /** Who the law of hours is for, and how: facts that change with the work, not with the place. */
  asks: readonly WorkFact[]
  /** Whether the law's rules on overtime and rest are for this person at all. */
  covered: (q: { regime: string; pay: RateInputs; facts: Facts; on: Day }) => Derived<boolean>
  /** Every worked minute in exactly one class. */
  classify: (q: ClassifyQuestion) => Derived<readonly ClassMinutes[]>
  /** A holiday on somebody’s day of rest is the next working day instead, and work on the day itself is work on a day of rest; left out: it stays. */
  holidayMovesFromRest?: true
  /** Minutes that are paid for so many minutes of overtime in a day: some laws round up to half hours. */
  credited: (minutes: number, regime: string, on: Day) => number
  /** Ways to an hour's pay, where the law leaves it open; the first is the usual one. Empty: the law fixes it. */
  divisors: readonly { key: string; label: string; source: Source }[]
  /** What is due for the minutes of a class beside the wage of the month; nothing for regular ones. */
  premium: (q: PremiumQuestion) => Derived<Exact>
  /**
   * Minutes of time off for each minute of a class, where the law lets it stand in for `premium`; null: the law asks for money. Left out: it always
   * does, or nothing is on file.
   */
  inLieu?: (q: PremiumQuestion) => { share: Exact; source: Source } | null
  /** Pay of a holiday beside what working on it is paid by `premium`. `none`: the law here owes nothing of its own, or nobody has it on file. */
  holidayPay: (q: HolidayPayQuestion) => Derived<HolidayPay> | { none: string }
  /** The days whose earnings `holidayPay` asks for; null: it asks for none. */
  holidayWindow: (regime: string, holiday: Day) => { from: Day; until: Day } | null
  limits: readonly WorkLimit[]
  rest: (regime: string, on: Day) => RestLaw
  /** Whether weeks may be counted together by agreement, and the minutes of each; left out: nowhere. */
  averaging?: (regime: string, on: Day) => (Averaging & { weekly: number }) | null
  /** Whether the law shortens the normal hours of a day; left out: it shortens none. */
  isShortened?: (day: Day, moved: MonthOfMoon) => boolean
}
