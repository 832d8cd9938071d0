import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minor, payItem, payOf } from '../../../../test/pay.ts'
import type { DeclaredItem } from '../../../countries/declarations.ts'
import india from '../../../countries/in/payroll.ts'
import type { NatureSums } from '../../../countries/payroll.ts'

/** Twelve months of somebody who declared something, as locked runs add up. */

const MONTHS = Array.from(
  { length: 12 },
  (_, at) => `${at < 9 ? 2026 : 2027}-${String(((at + 3) % 12) + 1).padStart(2, '0')}`,
)
/** January, the first pay after the proofs were due. */
const CLOSED = 9

type Told = { head: string; amount: number; verified: number }

const itemsOf = (told: readonly Told[], isVerified: boolean): DeclaredItem[] =>
  told.map(({ head, amount, verified }) => ({
    head,
    amount: isVerified ? Math.min(amount, verified) : amount,
    declared: amount,
    facts: {},
    places: [],
  }))

const yearOf = (monthly: number, told: readonly Told[], closes: boolean, regime = 'old') => {
  const months: Record<string, NatureSums> = {}
  let taken = 0
  let professional = 0
  return MONTHS.map((month, at) => {
    const items = itemsOf(told, closes && at >= CLOSED)
    const result = payOf({
      law: india,
      month,
      facts: { birthDate: '1990-05-05', region: 'KA', gender: 'M', taxRegime: regime },
      items: [payItem(monthly, { basis: 'calendar_days' })],
      before: { basic: minor(monthly) * at },
      accumulated: { tds: taken },
      monthsLeft: 12 - at,
      monthsToCome: 11 - at,
      taxYear: { declared: { regime, items }, months: { ...months }, taken: { professional_tax: professional } },
    })
    const of = (key: string) => result.lines.find((line) => line.key === key)?.amount ?? 0
    months[month] = { basic: minor(monthly) }
    taken += of('tds')
    professional += of('professional_tax')
    return { tds: of('tds'), net: result.net, taken }
  })
}

const told = fc.uniqueArray(
  fc.record({
    head: fc.constantFrom('ppf', 'pension_own', 'health_own', 'education_interest', 'other_tax'),
    amount: fc.integer({ min: 0, max: 30_000_000 }),
    verified: fc.integer({ min: 0, max: 30_000_000 }),
  }),
  { selector: ({ head }) => head, maxLength: 5 },
)
const monthly = fc.integer({ min: 30_000, max: 600_000 })

describe('a tax year with a declaration', () => {
  test('what is verified never raises the net of the months after the proofs are due, and changes none before', () => {
    fc.assert(
      fc.property(monthly, told, (pay, items) => {
        const [open, closed] = [yearOf(pay, items, false), yearOf(pay, items, true)]
        for (const [at, month] of closed.entries()) {
          if (at < CLOSED) expect(month).toEqual(open[at])
          else expect(month.taken).toBeGreaterThanOrEqual(open[at]?.taken ?? 0)
        }
        expect(closed[CLOSED]?.net).toBeLessThanOrEqual(open[CLOSED]?.net ?? 0)
      }),
      { numRuns: 40 },
    )
  })

  test('takes in all what the last month knows to be owed: the months before are made up for', () => {
    fc.assert(
      fc.property(monthly, told, fc.constantFrom('old', 'new'), (pay, items, regime) => {
        const spread = yearOf(pay, items, true, regime).at(-1)?.taken ?? 0
        const known = items.map(({ head, amount, verified }) => ({
          head,
          amount: Math.min(amount, verified),
          verified,
        }))
        expect(spread).toBe(yearOf(pay, known, false, regime).at(-1)?.taken)
      }),
      { numRuns: 40 },
    )
  })

  test('is the same in the new regime whatever lowers the tax of the old one', () => {
    fc.assert(
      fc.property(monthly, fc.integer({ min: 0, max: 30_000_000 }), (pay, amount) => {
        const with80C = yearOf(pay, [{ head: 'ppf', amount, verified: amount }], false, 'new')
        expect(with80C).toEqual(yearOf(pay, [], false, 'new'))
      }),
      { numRuns: 20 },
    )
  })
})
