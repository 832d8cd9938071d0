import { describe, expect, test } from 'vitest'
import { minor, payItem, payOf } from '../../../../test/pay.ts'
import { leave as aeLeave } from '../../../countries/ae/leave.ts'
import ae from '../../../countries/ae/payroll.ts'
import sg from '../../../countries/sg/payroll.ts'
import { exact } from '../../../shared/money.ts'
import { settleExit } from './exit.rules.ts'
import { explainChange } from './explain-change.rules.ts'
import type { PayLine } from './lines.rules.ts'
import { payPeriodsOf } from './pay-calendar.rules.ts'
import { compareRegisters } from './registers.rules.ts'
import { retroFrom, retroOf, retroSources } from './retro.rules.ts'

const why = {
  value: '0',
  unit: 'SGD',
  rule: { id: 'x', title: 'x', effectiveFrom: null, source: { title: 'x', checkedOn: '2026-11-23', confirmed: true } },
  inputs: [],
  steps: [],
}
const earning = (key: string, amount: number): PayLine => ({
  key,
  label: key,
  kind: 'earning',
  nature: 'basic',
  amount: minor(amount),
  source: { kind: 'item', id: key },
  why,
})
const period = (was: PayLine[], is: PayLine[], settled: PayLine[] = []) => ({
  run: 'r1',
  from: '2026-09-01',
  until: '2026-09-30',
  original: was,
  settled,
  recomputed: is,
})

describe('back pay', () => {
  test('RT-003: without a change, and after what is settled, there is none', () => {
    expect(retroOf([period([earning('basic', 5000)], [earning('basic', 5000)])])).toEqual({
      deltas: [],
      total: 0,
      outcome: 'none',
    })
    const settled = period([earning('basic', 5000)], [earning('basic', 5500)], [earning('basic', 500)])
    expect(retroOf([settled]).deltas).toEqual([])
  })

  test('RT-004: back pay of back pay is the difference of the difference', () => {
    const first = retroOf([period([earning('basic', 20)], [earning('basic', 30)])])
    expect(first.total).toBe(minor(10))
    const second = retroOf([period([earning('basic', 20)], [earning('basic', 40)], [earning('basic', 10)])])
    expect(second.total).toBe(minor(10))
    // The same amount a second time is another source: it is not held back as paid already.
    expect(retroSources(second.deltas, 'error')[0]?.source.id).toBe('r1.basic.1')
  })

  test('RT-006: worked back to the latest of the limits', () => {
    expect(retroFrom('2023-05-01', ['2024-01-01', '2024-02-01', '2024-03-01'])).toBe('2024-03-01')
  })

  test('RT-008: pay that was too high is a case of recovery; nothing is taken by itself', () => {
    const past = [
      period([earning('basic', 5250)], [earning('basic', 4200)]),
      { ...period([earning('basic', 5250)], [earning('basic', 4200)]), run: 'r2' },
    ]
    const { total, outcome } = retroOf(past)
    expect([total, outcome]).toEqual([minor(-2100), 'recover'])
  })

  test('RT-009: one component up and another down keep their signs', () => {
    const was = [earning('basic', 5000), earning('allowance', 900)]
    const { deltas, total } = retroOf([period(was, [earning('basic', 6000), earning('allowance', 500)])])
    expect(deltas.map(({ key, amount }) => [key, amount])).toEqual([
      ['allowance', minor(-400)],
      ['basic', minor(1000)],
    ])
    expect(total).toBe(minor(600))
  })

  test('RT-018: an unpaid day that is given back is paid', () => {
    const basic = payItem(65_000)
    const month = {
      law: ae,
      month: '2026-08',
      facts: { nationality: 'IN' },
      items: [basic],
      weekdays: [1, 2, 3, 4, 5, 6],
    }
    const was = payOf({ ...month, unpaid: { '2026-08-03': exact(1) } }).lines
    const is = payOf(month).lines
    const days = 26
    expect(retroOf([period(was, is)]).total).toBe(Math.round(minor(65_000) / days))
  })

  test('RT-020: the order in which changes were entered does not matter', () => {
    const months = ['2026-09', '2026-10'].map((month) => ({
      ...period([earning('basic', 5000)], [earning('basic', 5600)]),
      run: month,
      from: `${month}-01`,
    }))
    expect(retroOf([...months].reverse())).toEqual(retroOf(months))
    expect(retroSources(retroOf(months).deltas, 'decided_late').map(({ source }) => source.id)).toEqual([
      '2026-09.basic.0',
      '2026-10.basic.0',
    ])
  })
})

describe('why pay changed', () => {
  test('GO-007: a raise, an unpaid day and what followed from them add up to the change', () => {
    const facts = { birthDate: '1990-01-01', cpfStatus: 'citizen', selfHelpFunds: 'CDAC' }
    const october = payOf({ law: sg, month: '2026-10', facts, items: [payItem(5000)] })
    const november = payOf({
      law: sg,
      month: '2026-11',
      facts,
      items: [payItem(6000)],
      unpaid: { '2026-11-04': exact(1) },
    })
    expect([october.net / 100, november.net / 100]).toEqual([3998.5, 4570.29])
    const causes = explainChange(october.lines, november.lines)
    expect(causes.map(({ kind, key, amount }) => [kind, key, amount / 100])).toEqual([
      ['raise', 'basic', 1000],
      ['days', 'basic', -285.71],
      ['contribution', 'cpf', -142],
      ['contribution', 'shg.cdac', -0.5],
    ])
    expect(causes.reduce((sum, { amount }) => sum + amount, 0)).toBe(november.net - october.net)
  })

  test('what began and what ended is said', () => {
    const causes = explainChange(
      [earning('basic', 100), earning('bonus', 30)],
      [earning('basic', 100), earning('shift', 5)],
    )
    expect(causes.map(({ kind, key, amount }) => [kind, key, amount])).toEqual([
      ['started', 'shift', minor(5)],
      ['ended', 'bonus', minor(-30)],
    ])
  })
})

describe('the register of the last provider', () => {
  const one = (amounts: Record<string, number>, total?: number) => {
    const inMinor = Object.fromEntries(Object.entries(amounts).map(([key, amount]) => [key, minor(amount)]))
    return [
      total === undefined
        ? { person: 'Mei', amounts: inMinor }
        : { person: 'Mei', amounts: inMinor, total: minor(total) },
    ]
  }

  test('GO-001: the same is clean; an empty side never is', () => {
    const same = one({ gross: 5000, cpf: -1000 })
    expect(compareRegisters(same, same, [])).toEqual({ status: 'clean', compared: 1, findings: [] })
    expect(compareRegisters([], same, []).status).toBe('nothing_to_compare')
  })

  test('GO-002 and GO-003: a difference is explained only by what gives their very figure', () => {
    const cent = [{ person: 'Mei', component: 'leave', amount: minor(-285.72), cause: 'rounded up' }]
    expect(compareRegisters(one({ leave: -285.72 }), one({ leave: -285.71 }), cent).findings).toEqual([
      {
        kind: 'difference',
        person: 'Mei',
        component: 'leave',
        theirs: minor(-285.72),
        ours: minor(-285.71),
        amount: -1,
        cause: 'rounded up',
      },
    ])
    const tries = [
      { person: 'Mei', component: 'basic', amount: minor(5850), cause: 'working days' },
      { person: 'Mei', component: 'basic', amount: minor(5785.71), cause: 'calendar days (18/28)' },
    ]
    const [found] = compareRegisters(one({ basic: 5785.71 }), one({ basic: 6000 }), tries).findings
    expect(found).toMatchObject({ amount: minor(-214.29), cause: 'calendar days (18/28)' })
    const [unknown] = compareRegisters(one({ basic: 5000.01 }), one({ basic: 6000 }), tries).findings
    expect(unknown).toMatchObject({ cause: null })
  })

  test('GO-005: a total its lines do not explain is a finding', () => {
    expect(compareRegisters(one({ basic: 5000 }, 5200), one({ basic: 5000 }), []).findings).toEqual([
      { kind: 'unattributed', person: 'Mei', side: 'theirs', amount: minor(200) },
    ])
  })
})

describe('leaving', () => {
  const leaver = (more = {}) => ({
    facts: { nationality: 'IN' },
    serviceFrom: '2022-03-01',
    lastDay: '2026-11-30',
    unpaidDays: 0,
    basic: minor(10_000),
    wages: minor(10_000),
    law: ae,
    leave: null,
    notice: 0,
    owed: [],
    ...more,
  })

  test('FS-001: gratuity of the Emirates, due in fourteen days', () => {
    const sheet = settleExit(leaver())
    expect(sheet.oneOffs.map(({ key, amount }) => [key, amount / 100])).toEqual([['gratuity', 33_293.15]])
    expect(sheet.due).toBe('2026-12-14')
  })

  test('FS-011: leave that was not taken is paid out', () => {
    const pay = { basic: minor(9000), daysAWeek: 5 }
    const leave = { law: aeLeave, regime: 'mainland', unusedDays: exact(10), pay }
    const sheet = settleExit(leaver({ leave, basic: minor(9000), serviceFrom: '2026-06-01' }))
    expect(sheet.oneOffs.map(({ key, amount }) => [key, amount / 100])).toEqual([['leave_encashment', 3000]])
  })

  test('leave taken before it was earned is said, and taken from nothing', () => {
    const leave = {
      law: aeLeave,
      regime: 'mainland',
      unusedDays: exact('-2.5'),
      pay: { basic: minor(9000), daysAWeek: 5 },
    }
    const sheet = settleExit(leaver({ leave, serviceFrom: '2026-06-01' }))
    expect(sheet).toMatchObject({ oneOffs: [], receivable: 0 })
    expect(sheet.open).toContain(
      '2.5 days of leave were taken before they were earned. Agree on what is owed for them, and enter it.',
    )
  })

  test('FS-015: what is owed to the company is shown whole and taken from nothing', () => {
    const owed = [
      { id: 'advance', label: 'Advance', amount: minor(50_000) },
      { id: 'laptop', label: 'Laptop', amount: minor(100_000) },
    ]
    expect(settleExit(leaver({ owed })).receivable).toBe(minor(150_000))
  })

  test('a zone whose law is not on file is said to be open, not settled', () => {
    const sheet = settleExit(leaver({ facts: { nationality: 'IN', freeZone: 'difc' } }))
    expect(sheet.oneOffs).toEqual([])
    expect(sheet.open[0]).toMatch(/DIFC/i)
  })
})

describe('pay days', () => {
  test('PR-041: paid every fourteen days from 1 January 2026 there are 27', () => {
    const first = { from: '2025-12-18', until: '2025-12-31', payDay: '2026-01-01' }
    const periods = payPeriodsOf({ frequency: 'two_weekly', year: 2026, first })
    expect(periods).toHaveLength(27)
    expect(periods.at(-1)).toEqual({
      from: '2026-12-17',
      until: '2026-12-30',
      payDay: '2026-12-31',
      number: 27,
      inYear: 27,
    })
    expect(payPeriodsOf({ frequency: 'two_weekly', year: 2025, first })).toHaveLength(26)
  })

  test('a month is paid on its last day, or the one asked for', () => {
    expect(payPeriodsOf({ frequency: 'monthly', year: 2028 })[1]).toEqual({
      from: '2028-02-01',
      until: '2028-02-29',
      payDay: '2028-02-29',
      number: 2,
      inYear: 12,
    })
    expect(payPeriodsOf({ frequency: 'monthly', year: 2026, payOn: 28 })[0]?.payDay).toBe('2026-01-28')
    expect(payPeriodsOf({ frequency: 'semi_monthly', year: 2026 })).toHaveLength(24)
  })
})
