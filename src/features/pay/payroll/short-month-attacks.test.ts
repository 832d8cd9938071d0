import { describe, expect, test } from 'vitest'
import { minor, payInput, payItem } from '../../../../test/pay.ts'
import india from '../../../countries/in/payroll.ts'
import type { CountryPayroll, DerivedLine } from '../../../countries/payroll.ts'
import singapore from '../../../countries/sg/payroll.ts'
import { computePay, type PayInput } from './compute-pay.rules.ts'
import { naturesOf, type PayLine } from './lines.rules.ts'
import { payDaysOf } from './proration.rules.ts'

type Person = { law: CountryPayroll; facts: PayInput['facts']; monthly: number; accumulated?: Record<string, number> }
type Period = { from: string; until: string; facts?: PayInput['facts'] }

/** Somebody’s runs of one wage month, one after the other, each with what those before it paid and took. */
const runsOf = ({ law, facts, monthly, accumulated = {} }: Person, periods: readonly Period[], year = 52) => {
  const locked: PayLine[] = []
  return periods.map(({ from, until, facts: own = {} }, at) => {
    const taken = locked.flatMap(({ key, party, amount }): Pick<DerivedLine, 'key' | 'party' | 'amount'>[] =>
      party ? [{ key, party, amount }] : [],
    )
    const earned = naturesOf(locked)
    const result = computePay({
      ...payInput({ law, month: until.slice(0, 7), items: [payItem(monthly)], facts: { ...facts, ...own } }),
      accumulated,
      periodsPerYear: year,
      payDay: until,
      periodsToCome: periods.length - at - 1,
      days: payDaysOf({ from, until, weekdays: [1, 2, 3, 4, 5], minutes: 480 }),
      earlier: { month: { earned, taken } },
    })
    locked.push(...result.lines)
    return result
  })
}
const of = (lines: readonly PayLine[], key: string, party = 'employee') =>
  lines.filter((line) => line.key === key && line.party === party).reduce((sum, { amount }) => sum + amount, 0)
const ofAll = (results: readonly { lines: readonly PayLine[] }[], key: string, party?: string) =>
  results.reduce((sum, { lines }) => sum + of(lines, key, party), 0)

const WEEKS = ['2026-10-04', '2026-10-11', '2026-10-18', '2026-10-25'].map((until) => ({
  from: new Date(Date.parse(until) - 6 * 86_400_000).toISOString().slice(0, 10),
  until,
}))
const HALVES = [
  { from: '2026-10-01', until: '2026-10-15' },
  { from: '2026-10-16', until: '2026-10-31' },
]
const INDIAN = { birthDate: '1990-01-01', region: 'KA', gender: 'M', esiMember: 'yes', panKnown: 'yes' }

describe('State insurance of somebody who is paid by the week', () => {
  test('is not taken from pay agreed above its ceiling, though a week is below it', () => {
    const weeks = runsOf({ law: india, facts: INDIAN, monthly: 30_000 }, WEEKS)
    expect(weeks.map(({ lines }) => of(lines, 'esi'))).toEqual([0, 0, 0, 0])
    expect(weeks.at(-1)?.added['esi.wages'] ?? 0).toBe(0)
  })

  test('comes to that of the wages of the month, each share up to the rupee once', () => {
    const weeks = runsOf({ law: india, facts: INDIAN, monthly: 20_000 }, WEEKS)
    // Four weeks of 4,615.38 are 18,461.52: 0.75 % is 138.46, 3.25 % 600.00 and a little.
    expect(ofAll(weeks, 'esi')).toBe(minor(139))
    expect(ofAll(weeks, 'esi', 'employer')).toBe(minor(600))
  })

  test('goes by the pay agreed where a month without pay is below the ceiling', () => {
    const half = payInput({
      law: india,
      month: '2026-11',
      items: [payItem(30_000)],
      facts: INDIAN,
      employed: { from: '2026-11-16', until: null },
    })
    expect(of(computePay(half).lines, 'esi')).toBe(0)
  })
})

describe('what earlier runs of a month took', () => {
  const SINGAPOREAN = { birthDate: '1990-01-01', cpfStatus: 'citizen', selfHelpFunds: 'CDAC' }

  test('is given back where the month turns out to ask for nothing', () => {
    const [first, second] = runsOf(
      { law: singapore, facts: SINGAPOREAN, monthly: 5000 },
      [HALVES[0] as Period, { ...(HALVES[1] as Period), facts: { cpfStatus: 'foreigner', selfHelpFunds: '' } }],
      24,
    )
    for (const [key, party] of [
      ['cpf', 'employee'],
      ['cpf', 'employer'],
      ['shg.cdac', 'employee'],
    ] as const)
      expect(of(second?.lines ?? [], key, party)).toBe(-of(first?.lines ?? [], key, party))
    expect(of(first?.lines ?? [], 'cpf')).toBe(minor(500))
    // What was stored of them is taken back as well.
    expect(second?.added).toMatchObject({ 'cpf.ow_subject': 0 })
  })
})

describe('additional wages in the first half of December', () => {
  test('are contributed on up to the ceiling as the whole month leaves it', () => {
    const halves = [
      { from: '2026-12-01', until: '2026-12-15' },
      { from: '2026-12-16', until: '2026-12-31' },
    ]
    // Eleven months of 8,000 are 88,000; 102,000 less 96,000 leaves 6,000 of the 20,000 of the year, whichever half is paid.
    const person = {
      law: singapore,
      facts: { birthDate: '1990-01-01', cpfStatus: 'citizen' },
      monthly: 8000,
      accumulated: { 'cpf.ow_subject': minor(88_000), 'cpf.aw': minor(20_000), 'cpf.aw_subject': minor(6000) },
    }
    const [first, second] = runsOf(person, halves, 24)
    expect(of(first?.lines ?? [], 'cpf')).toBe(minor(800))
    expect(of(second?.lines ?? [], 'cpf')).toBe(minor(800))
  })
})
