import { describe, expect, test } from 'vitest'
import { amountIn, payItem, payOf } from '../../../../test/pay.ts'
import sg from '../../../countries/sg/payroll.ts'
import type { LockedLine } from './paid-lines.queries.ts'
import { regularRunOf, withSettled } from './past-months.service.ts'
import { caseAfter, type RetroDelta, recurringPaidBy } from './retro.rules.ts'

const locked = (line: Partial<LockedLine>): LockedLine => ({
  run_id: 'january',
  employment_id: 'e1',
  pay_day: '2026-01-31',
  month: '2026-01',
  from_day: '2026-01-01',
  kind: 'regular',
  key: 'basic',
  label: 'Basic salary',
  line_kind: 'earning',
  nature: 'basic',
  amount: 0,
  agreed: null,
  for_from: null,
  for_until: null,
  scheme: null,
  party: null,
  cause: null,
  source_kind: 'item',
  source_id: 'basic',
  component: null,
  counted_as: null,
  why: {},
  ...line,
})

const delta = (run: string, amount: number): RetroDelta => ({
  run,
  key: 'basic',
  label: 'Basic salary',
  nature: 'basic',
  from: '',
  until: '',
  amount,
  due: 0,
  paid: -amount,
  settled: 0,
})

describe('what was put right already', () => {
  test('recurring pay of a period is of one run: none off the calendar, none of a last run after the run of everybody', () => {
    expect(recurringPaidBy({ id: 'bonus', kind: 'off_cycle' }, 'january')).toBeNull()
    expect(recurringPaidBy({ id: 'last', kind: 'final' }, 'january')).toBe('january')
    expect(recurringPaidBy({ id: 'last', kind: 'final' }, undefined)).toBe('last')
    expect(recurringPaidBy({ id: 'january', kind: 'regular' }, 'january')).toBe('january')
    const lines = [locked({ run_id: 'bonus', kind: 'off_cycle' }), locked({})]
    expect(regularRunOf(lines, '2026-01-01')).toBe('january')
  })

  test('a case keeps what stands in it of runs that were not reckoned again', () => {
    const known = [delta('january', -500_00), delta('february', -200_00)]
    expect(caseAfter(known, [], ['february'])).toEqual([delta('january', -500_00)])
    expect(caseAfter(known, [delta('march', -50_00)], ['march'])).toHaveLength(3)
    expect(caseAfter(known, [], ['january', 'february'])).toEqual([])
  })

  test('contributions that were taken late for a month are not asked for again by its correction', () => {
    const month = { law: sg, month: '2026-01', facts: { cpfStatus: 'citizen', birthDate: '1990-05-05' } }
    const whole = payOf({ ...month, items: [payItem(6000)] })
    const first = payOf({ ...month, items: [payItem(5000)] })
    const cpf = (result: typeof whole, party: string) => amountIn(result, 'cpf', party) * 100
    const late = (['employee', 'employer'] as const).map((party) =>
      locked({
        run_id: 'february',
        key: 'cpf',
        party,
        nature: null,
        amount: cpf(whole, party) - cpf(first, party),
        cause: 'paid_late',
        source_kind: 'retro',
        source_id: `january.cpf.${party}.0`,
      }),
    )
    const arrears = locked({
      run_id: 'february',
      key: 'arrears.basic',
      nature: 'arrears',
      amount: 1000_00,
      cause: 'paid_late',
      source_kind: 'retro',
      source_id: 'january.basic.0',
    })
    const earlier = {
      earned: { basic: 5000_00 },
      taken: (['employee', 'employer'] as const).map((party) => ({ key: 'cpf', party, amount: cpf(first, party) })),
    }
    const again = payOf({
      ...month,
      agreed: { basic: 6000_00 },
      earlier: { month: withSettled(new Set(['january']), [locked({}), arrears, ...late], { earlier }) },
    })
    expect(cpf(whole, 'employee') - cpf(first, 'employee')).toBeGreaterThan(0)
    expect([amountIn(again, 'cpf'), amountIn(again, 'cpf', 'employer')]).toEqual([0, 0])
  })

  test('back pay for a month counts as its own runs counted it, whatever the next month chose', () => {
    const commission = (over: object) => locked({ key: 'allowance.a', nature: 'commission', ...over })
    const { settled } = withSettled(new Set(['january']), [
      commission({}),
      commission({ run_id: 'february', counted_as: 'bonus' }),
      locked({
        run_id: 'february',
        key: 'arrears.allowance.a',
        nature: 'arrears',
        amount: 300_00,
        cause: 'paid_late',
        source_kind: 'retro',
        source_id: 'january.allowance.a.0',
      }),
    ])
    expect(settled).toEqual([{ cause: 'paid_late', nature: 'commission', amount: 300_00 }])
  })
})
