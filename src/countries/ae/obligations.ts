import { addDays, addMonths, type Day } from '../../shared/dates.ts'
import { type Exact, exact, type Minor } from '../../shared/money.ts'
import { effectiveDated } from '../country.ts'
import { firstDayOf, type YearMonth } from '../payroll.ts'
import { percent } from '../reckoning.ts'
import { paySources as sources } from './schemes/sources.ts'

/** When wages, pensions and dues at the end have to be paid, and how wages are watched. */

const recorded = '2026-11-23'
/** Looked at again by then: a day after it is refused. */
const until = '2028-01-31'

/** The wage protection system: days of grace after the first of the next month, and the least share of wages paid by then. */
const wageProtection = effectiveDated('Wage protection', [
  {
    from: '2022-02-02',
    until: '2026-05-31',
    value: { graceDays: 15, share: percent(80) },
    source: sources.wpsBefore,
    recorded,
  },
  { from: '2026-06-01', until, value: { graceDays: 0, share: percent(85) }, source: sources.wps, recorded },
])

/** When wages of a month are due, the first of the next, and the last day on which they are not late. */
export const wagesDue = (month: YearMonth): { due: Day; lastDay: Day; graceDays: number } => {
  const due = addMonths(firstDayOf(month), 1)
  const { graceDays } = wageProtection.on(due).value
  return { due, lastDay: addDays(due, graceDays === 0 ? 0 : graceDays - 1), graceDays }
}

/** Whether enough of the wages was paid by the due day. Fils. */
export const isPaidEnough = (owed: Minor, paid: Minor, due: Day): boolean =>
  exact(paid).compare(exact(owed).mul(wageProtection.on(due).value.share)) >= 0

/** Least share of wages that has to be paid by a due day. */
export const leastShare = (due: Day): Exact => wageProtection.on(due).value.share

/** What follows from which day after the due one. */
const escalation = effectiveDated('Steps against late wages', [
  {
    from: '2026-06-01',
    until,
    value: [
      { day: 21, step: 'enforcement and travel ban' },
      { day: 16, step: 'complaints registered' },
      { day: 11, step: 'fines and downgrade' },
      { day: 5, step: 'new work permits suspended' },
      { day: 2, step: 'notice' },
    ],
    source: sources.wps,
    recorded,
  },
])

/** What an employer whose wages are so many days late faces; null: nothing yet. */
export const lateWagesStep = (daysLate: number, on: Day): string | null =>
  escalation.on(on).value.find(({ day }) => daysLate >= day)?.step ?? null

const pensionWindow = effectiveDated('Pension contributions due', [
  { from: '1999-09-01', until, value: { lastDay: 15, aDayLate: percent('0.1') }, source: sources.pensionDue, recorded },
])

/** When pension contributions of a month are paid: from the first to the fifteenth of the next; the surcharge for each day after, as a share. */
export const pensionDue = (month: YearMonth): { from: Day; lastDay: Day; aDayLate: Exact } => {
  const from = addMonths(firstDayOf(month), 1)
  const { lastDay, aDayLate } = pensionWindow.on(from).value
  return { from, lastDay: addDays(from, lastDay - 1), aDayLate }
}

const duesAtEnd = effectiveDated('Dues at the end of service', [
  { from: '2022-02-02', until, value: { days: 14 }, source: sources.gratuity, recorded },
])

/** When everything owed at the end has to be paid: fourteen days after (article 53). */
export const duesBy = (lastDay: Day): Day => addDays(lastDay, duesAtEnd.on(lastDay).value.days)
