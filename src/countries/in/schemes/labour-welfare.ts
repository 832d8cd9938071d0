import type { Day } from '../../../shared/dates.ts'
import type { Source } from '../../../shared/explain.ts'
import { type Exact, exact, type Minor } from '../../../shared/money.ts'
import { effectiveDated } from '../../country.ts'
import { inMajor, inMinor, percent, smaller, toNearest } from '../../reckoning.ts'
import { paySources as sources } from './sources.ts'

/** Labour welfare funds of the States. In rupees; out in paise. States that have one and no figure here are refused by name. */

const recorded = '2026-11-23'
/** A day on which the figures held: their beginning was not seen. */
const KNOWN_FROM = '2025-01-01'
/** Looked at again by then: a day after it is refused. */
const until = '2027-03-31'

export type WelfareFrequency = 'annual' | 'half-yearly' | 'monthly'

type Fund = {
  employee: Exact
  employer: Exact
  frequency: WelfareFrequency
  /** Months in which it is taken; left out: every month. */
  months?: readonly number[]
  /** When it is due, DD-Mon, where that is on file. */
  due?: string
  /** Fewest employees of an establishment that has to pay. */
  least?: number
  /** The least as the law’s own history tells it. */
  threshold?: string
  /** Haryana: a share of wages up to `employee`, the employer twice that. */
  share?: Exact
}

const fund = (
  employee: number | string,
  employer: number | string,
  frequency: WelfareFrequency,
  more: Partial<Fund> = {},
): Fund => ({
  employee: exact(employee),
  employer: exact(employer),
  frequency,
  ...more,
})

const one = (state: string, from: Day, source: Source, value: Fund) =>
  effectiveDated<Fund>(`Labour welfare fund of ${state}`, [{ from, until, value, source, recorded }])

const june = [6, 12] as const
const { lwfConfirmed: seen, lwfMemory: memory } = sources

const FUNDS = {
  KA: effectiveDated<Fund>('Labour welfare fund of Karnataka', [
    {
      from: '2025-01-01',
      until: '2026-01-06',
      value: fund(50, 100, 'annual', { months: [12], due: '15-Jan', least: 51, threshold: '>50 until 06-Jan-2026' }),
      source: sources.lwfKarnataka,
      recorded,
    },
    {
      from: '2026-01-07',
      until,
      value: fund(50, 100, 'annual', { months: [12], due: '15-Jan', least: 10, threshold: '10+ from 07-Jan-2026' }),
      source: sources.lwfKarnataka,
      recorded,
    },
  ]),
  MH: one('Maharashtra', KNOWN_FROM, memory, fund(25, 75, 'half-yearly', { months: june })),
  TN: one('Tamil Nadu', KNOWN_FROM, memory, fund(20, 40, 'annual', { months: [12], due: '31-Jan' })),
  AP: one('Andhra Pradesh', KNOWN_FROM, seen, fund(30, 70, 'annual', { months: [12], due: '31-Jan' })),
  TS: one('Telangana', KNOWN_FROM, memory, fund(2, 5, 'annual', { months: [12] })),
  GJ: one('Gujarat', KNOWN_FROM, seen, fund(6, 12, 'half-yearly', { months: june })),
  WB: one('West Bengal', KNOWN_FROM, memory, fund(3, 15, 'half-yearly', { months: june })),
  KL: one('Kerala', KNOWN_FROM, memory, fund(50, 50, 'monthly')),
  DL: one('Delhi', KNOWN_FROM, seen, fund('0.75', '2.25', 'half-yearly', { months: june })),
  HR: one('Haryana', KNOWN_FROM, memory, fund(34, 68, 'monthly', { share: percent('0.2') })),
  PB: one('Punjab', KNOWN_FROM, memory, fund(5, 20, 'monthly')),
  CH: one('Chandigarh', KNOWN_FROM, memory, fund(5, 20, 'monthly')),
  CG: one('Chhattisgarh', KNOWN_FROM, memory, fund(15, 45, 'half-yearly', { months: june })),
  GA: one('Goa', KNOWN_FROM, memory, fund(60, 180, 'half-yearly', { months: june })),
  MP: one('Madhya Pradesh', KNOWN_FROM, memory, fund(10, 30, 'half-yearly', { months: june })),
} as const

export type WelfareContribution =
  | { applies: false; threshold: string }
  | {
      applies: true
      employee: Minor
      employer: Minor
      frequency: WelfareFrequency
      months: readonly number[] | null
      due: string | null
      from: Day
      source: Source
    }

/** What an establishment and each employee give to a State’s fund. `day`: the day of the register (31 December where it is yearly). */
export const labourWelfare = (q: {
  state: string
  day: Day
  employees?: number
  wages?: Minor
}): WelfareContribution => {
  const found = Object.entries(FUNDS).find(([key]) => key === q.state)?.[1]
  if (!found) throw new RangeError(`Labour welfare fund: no figure on file for ${q.state}`)
  const edition = found.on(q.day)
  const of = edition.value
  if (of.least !== undefined && q.employees !== undefined && q.employees < of.least) {
    return { applies: false, threshold: of.threshold ?? `${of.least}+` }
  }
  const employee =
    of.share && q.wages !== undefined ? smaller(toNearest(inMajor(q.wages).mul(of.share)), of.employee) : of.employee
  const employer = of.share ? employee.mul(2) : of.employer
  return {
    applies: true,
    employee: inMinor(employee),
    employer: inMinor(employer),
    frequency: of.frequency,
    months: of.months ?? null,
    due: of.due ?? null,
    from: edition.from,
    source: edition.source,
  }
}
