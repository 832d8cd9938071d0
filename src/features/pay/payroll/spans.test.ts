import { describe, expect, test } from 'vitest'
import { payItem } from '../../../../test/pay.ts'
import ca from '../../../countries/ca/payroll.ts'
import sg from '../../../countries/sg/payroll.ts'
import { accumulatedBefore, agreedInJanuary, type Balance, isSameSpan, storedOf } from './spans.rules.ts'

const run = (month: string, from_day: string, pay_day: string) => ({ month, from_day, pay_day })
const added = (past: ReturnType<typeof run>, key: string, amount: number): Balance => ({ ...past, key, amount })

describe('what a run counts with', () => {
  const regular = run('2026-11', '2026-11-01', '2026-11-30')
  const advance = run('2026-11', '2026-11-01', '2026-11-20')

  test('is a run of its month that was locked already, though it is paid later', () => {
    expect(isSameSpan('month', advance, regular, sg)).toBe(true)
    const balances = [added(regular, 'cpf.ow_subject', 420_000)]
    expect(storedOf(sg, advance, balances)).toEqual({ 'cpf.ow_subject': 420_000 })
    expect(accumulatedBefore(sg, advance, balances)['cpf.ow_subject']).toBe(0)
  })

  test('goes by the wage month where the scheme does: December paid in January is of the year that ends', () => {
    const late = run('2026-12', '2026-12-21', '2027-01-02')
    const balances = [
      added(run('2026-12', '2026-12-07', '2026-12-19'), 'cpf.ow_subject', 100_000),
      added(run('2026-11', '2026-11-23', '2026-12-05'), 'cpf.ow_subject', 700_000),
      added(run('2025-12', '2025-12-21', '2026-01-02'), 'cpf.ow_subject', 900_000),
    ]
    expect(storedOf(sg, late, balances)).toEqual({ 'cpf.ow_subject': 100_000 })
    expect(accumulatedBefore(sg, late, balances)['cpf.ow_subject']).toBe(700_000)
  })

  test('goes by the pay day where the scheme goes by the pay period: January begins at nought', () => {
    const late = run('2027-01', '2026-12-20', '2027-01-08')
    const before = run('2027-01', '2026-12-20', '2026-12-31')
    const balances = [added(before, 'cpp', 400_000)]
    expect(isSameSpan('pay_period', late, before, ca)).toBe(false)
    expect(storedOf(ca, late, balances)).toEqual({})
    expect(accumulatedBefore(ca, late, balances).cpp).toBe(0)
  })
})

describe('the pay of January', () => {
  const of = (from: string, started: string) =>
    agreedInJanuary([payItem(20_000, { from })], { month: '2026-11' }, { started_on: started })

  test('is that of the first day, and of somebody whose earlier pay is not on file the first that is', () => {
    expect(of('2020-01-01', '2020-01-01')).toEqual({ basic: 2_000_000 })
    expect(of('2026-05-04', '2026-05-04')).toEqual({ basic: 2_000_000 })
    expect(of('2026-10-01', '2020-01-01')).toEqual({ basic: 2_000_000 })
  })
})
