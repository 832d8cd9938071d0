import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storedComponent } from '../../../../test/pay-components.ts'
import law from '../../../countries/sg/payroll.ts'
import { addDays } from '../../../shared/dates.ts'
import { componentsOn } from '../components/rules.ts'
import { recurringDeductionsOf, strangePlanGates } from '../payroll/gather-year.service.ts'
import { askedOf, type DeductionRow, isRecurring, NOTHING_TAKEN, takingId } from './rules.ts'

const row = (over: Partial<DeductionRow> = {}): DeductionRow => ({
  id: '11111111-1111-4111-8111-111111111111',
  plan_id: '11111111-1111-4111-8111-111111111111',
  employment_id: '22222222-2222-4222-8222-222222222222',
  component_code: 'loan',
  amount: 500,
  every: 'pay',
  starts_on: '2026-01-01',
  ends_on: null,
  total: null,
  ...over,
})

describe('what a plan asks of a pay', () => {
  test('never takes more than its total in all, and all of it in the end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 900 }), fc.integer({ min: 1, max: 4_000 }), (amount, total) => {
        let taken = 0
        for (let pay = 0; pay < Math.ceil(total / amount) + 2; pay++) {
          const day = addDays('2026-01-31', pay * 14)
          taken += askedOf(
            row({ amount, total }),
            { until: day, month: day.slice(0, 7) },
            { ...NOTHING_TAKEN, amount: taken },
          )
        }
        expect(taken).toBe(total)
      }),
    )
  })

  test('holds on the last day of the period alone, and of each month once where that was said', () => {
    const of = (over: Partial<DeductionRow>, months: readonly string[] = []) =>
      askedOf(row(over), { until: '2026-03-15', month: '2026-03' }, { ...NOTHING_TAKEN, months })
    expect(of({ starts_on: '2026-03-16' })).toBe(0)
    expect(of({ ends_on: '2026-03-14' })).toBe(0)
    expect(of({ starts_on: '2026-03-15', ends_on: '2026-03-15' })).toBe(500)
    expect([of({ every: 'month' }, ['2026-03']), of({ every: 'month' }, ['2026-02']), of({}, ['2026-03'])]).toEqual([
      0, 500, 500,
    ])
  })

  test('is known by its row and the day the period ends', () => {
    expect(isRecurring(takingId(row(), '2026-03-15'))).toBe(true)
    expect(isRecurring(row().id)).toBe(false)
  })

  test('of somebody whose legal entity has no such component is not taken, and stops them until that is said', () => {
    const asked = [{ ...row(), asked: 500, left: null }]
    const loan = storedComponent({ code: 'loan' }, { nature: 'deduction', name: 'Loan' })
    const here = componentsOn(law, [loan], '2026-03-31')
    const elsewhere = componentsOn(law, [], '2026-03-31')
    const take = (components: typeof here) =>
      recurringDeductionsOf(asked, components, { until: '2026-03-31', lines: [] })
    expect(take(here)).toMatchObject([{ label: 'Loan', amount: 500, code: 'loan' }])
    expect(take(elsewhere)).toEqual([])
    expect([strangePlanGates(asked, here), strangePlanGates(asked, elsewhere)]).toMatchObject([[], [{ stops: true }]])
  })
})
