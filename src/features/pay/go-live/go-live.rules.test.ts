import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minor, payInput, payItem } from '../../../../test/pay.ts'
import { loadPayrolls } from '../../../countries/payroll.registry.ts'
import { exact } from '../../../shared/money.ts'
import { computePay, type PayInput } from '../payroll/compute-pay.rules.ts'
import { netOf } from '../payroll/lines.rules.ts'
import { openingBalancesOf } from '../payroll/opening.rules.ts'
import { triesOf } from './causes.rules.ts'
import { readAmount, readMonth } from './cells.rules.ts'
import { compareMonth, isReadyToGoLive, stateOfDifference } from './compare.rules.ts'
import {
  amountsOfLines,
  linesOfRegister,
  type RegisterRow,
  registerComponents,
  unattributedOf,
} from './components.rules.ts'

const payrolls = await loadPayrolls()
const law = payrolls.get('SG')
if (!law) throw new Error('No law')
const components = registerComponents(law)
const PERSON = 'lin'
const CITIZEN = { birthDate: '1990-01-01', cpfStatus: 'citizen' }

const row = (amounts: Record<string, number>, over: Partial<RegisterRow> = {}): RegisterRow => ({
  id: 'row',
  employment_id: PERSON,
  month: '2026-02',
  amounts,
  gross: null,
  net: null,
  ...over,
})
const compared = (input: PayInput, theirs: RegisterRow) =>
  compareMonth({
    code: 'SG',
    components,
    register: [theirs],
    people: [
      {
        employment_id: PERSON,
        lines: computePay(input).lines,
        tries: triesOf({ input, code: 'SG', components, theirs: theirs.amounts }, PERSON),
      },
    ],
  })
const causes = (found: ReturnType<typeof compared>) =>
  found.differences.map(({ component, amount, cause }) => [component, amount / 100, cause])

const whole = (over = {}) => payInput({ law, month: '2026-02', facts: CITIZEN, items: [payItem(5000)], ...over })
const FULL = { basic: 500_000, 'sg.cpf.employee': 100_000, 'sg.cpf.employer': 85_000, 'sg.sdl.employer': 1125 }

describe('a register beside our own pay', () => {
  test('GO-001: the same figures are clean, with whoever was compared', () => {
    expect(compared(whole(), row(FULL, { gross: 500_000, net: 400_000 }))).toEqual({
      status: 'clean',
      compared: 1,
      differences: [],
    })
  })

  test('GO-002: one cent says how they round', () => {
    const input = payInput({
      law,
      month: '2026-05',
      facts: CITIZEN,
      items: [payItem(6000)],
      unpaid: { '2026-05-05': exact(1) },
    })
    const ours = amountsOfLines(computePay(input).lines, 'SG')
    const found = compared(input, row({ ...ours, basic: (ours.basic ?? 0) - 1 }))
    expect(causes(found)).toEqual([['basic', -0.01, 'rounding:down']])
  })

  test('GO-003: another basis of proration is named', () => {
    const input = payInput({
      law,
      month: '2026-02',
      facts: CITIZEN,
      items: [payItem(9000)],
      employed: { from: '2026-02-11', until: null },
    })
    const ours = amountsOfLines(computePay(input).lines, 'SG')
    const found = compared(input, row({ ...ours, basic: 578_571 }))
    expect(causes(found).find(([component]) => component === 'basic')).toEqual([
      'basic',
      expect.any(Number),
      'basis:calendar_days',
    ])
  })

  test('GO-005: a total that the columns do not explain is told, and adds up', () => {
    const found = compared(whole(), row(FULL, { gross: 520_000 }))
    expect(found.differences).toMatchObject([{ kind: 'unattributed_theirs', amount: 20_000, cause: null }])
  })

  test('contributions of another status are named by the fact that gives them', () => {
    const { 'sg.cpf.employee': _one, 'sg.cpf.employer': _two, ...foreign } = FULL
    expect(causes(compared(whole(), row(foreign)))).toContainEqual([
      'sg.cpf.employee',
      1000,
      'fact:cpfStatus=foreigner',
    ])
  })

  test('contributions that follow from another pay say so; kinds of pay left out of the base are named', () => {
    const paid = { ...FULL, basic: 450_000, 'sg.cpf.employee': 90_000, 'sg.cpf.employer': 76_500 }
    expect(causes(compared(whole(), row(paid)))).toContainEqual(['sg.cpf.employee', 100, 'their_pay'])
    const input = whole({ items: [payItem(5000), payItem(600, { nature: 'conveyance', key: 'transport' })] })
    const left = { ...FULL, transport: 60_000, 'sg.sdl.employer': 1125 }
    expect(causes(compared(input, row(left)))).toContainEqual(['sg.cpf.employee', 120, 'without:transport'])
  })

  test('nobody on one side is nothing to compare, and never clean', () => {
    const found = compareMonth({ code: 'SG', components, register: [row(FULL)], people: [] })
    expect(found.status).toBe('nothing_to_compare')
  })

  test('invariant 77: differences of pay add up to the difference of the nets', () => {
    const keys = ['basic', 'transport', 'bonus', 'deduction', 'sg.cpf.employee'] as const
    const amounts = fc.dictionary(fc.constantFrom(...keys), fc.integer({ min: 0, max: 900_000 }))
    fc.assert(
      fc.property(amounts, fc.option(fc.integer({ min: 0, max: 900_000 })), (theirs, net) => {
        const input = whole()
        const found = compareMonth({
          code: 'SG',
          components,
          register: [row(theirs, { net })],
          people: [{ employment_id: PERSON, lines: computePay(input).lines, tries: [] }],
        })
        const total =
          net ??
          Object.entries(theirs).reduce((sum, [key, amount]) => sum + (/deduction|cpf/.test(key) ? -amount : amount), 0)
        const sum = found.differences.filter(({ side }) => side === 'pay').reduce((all, { amount }) => all + amount, 0)
        expect(sum).toBe(total - netOf(computePay(input).lines))
      }),
      { numRuns: 100 },
    )
  })
})

describe('what stands in the way of going live', () => {
  const difference = { kind: 'difference' as const, theirs: 100, ours: 99, amount: 1 }
  test('a note counts at the figures it was written for; a tolerance is in minor units', () => {
    expect(stateOfDifference(difference, undefined, 0)).toBe('open')
    expect(stateOfDifference(difference, undefined, 1)).toBe('within')
    expect(stateOfDifference(difference, { theirs: 100, ours: 99 }, 0)).toBe('accepted')
    expect(stateOfDifference(difference, { theirs: 100, ours: 98 }, 0)).toBe('open')
  })
  test('two months that agree are needed, the last two', () => {
    const month = (name: string, open: number, people = 3) => ({ month: name, compared: people, open })
    expect(isReadyToGoLive([month('2026-05', 0)])).toBe(false)
    expect(isReadyToGoLive([month('2026-05', 0), month('2026-06', 0)])).toBe(true)
    expect(isReadyToGoLive([month('2026-04', 2), month('2026-05', 0), month('2026-06', 0)])).toBe(true)
    expect(isReadyToGoLive([month('2026-05', 0), month('2026-06', 1)])).toBe(false)
    expect(isReadyToGoLive([month('2026-05', 0), month('2026-06', 0, 0)])).toBe(false)
  })
})

describe('what counts as paid before', () => {
  const currency = { code: 'SGD', minorUnits: 2 }
  test('GO-010: the ceiling of additional wages goes on from it', () => {
    const sums: Record<string, number> = {}
    for (const month of ['01', '02', '03', '04', '05', '06']) {
      const paid = { basic: 900_000, ...(month === '03' ? { bonus: 200_000 } : {}) }
      const own = { ...row(paid), month: `2026-${month}` }
      const lines = linesOfRegister(own, components, { currency, name: 'register.csv', on: '2026-07-01' })
      const input = payInput({ law, month: own.month, facts: CITIZEN, accumulated: { ...sums } })
      for (const [key, amount] of Object.entries(openingBalancesOf(law, { ...input, agreed: {} }, lines)))
        sums[key] = (sums[key] ?? 0) + amount
    }
    expect(sums).toEqual({ 'cpf.ow_subject': minor(48_000), 'cpf.aw_subject': minor(2000), 'cpf.aw': minor(2000) })
    const bonus = {
      source: { kind: 'one_off', id: '1' } as const,
      key: 'bonus',
      label: 'Bonus',
      nature: 'bonus' as const,
    }
    const july = payInput({
      law,
      month: '2026-07',
      facts: CITIZEN,
      items: [payItem(9000)],
      oneOffs: [{ ...bonus, amount: minor(10_000) }],
      accumulated: sums,
    })
    const employee = computePay(july).lines.find(({ key, party }) => key === 'cpf' && party === 'employee')
    // 20 % of 8,000 and of the 4,000 that are left of 102,000.
    expect(employee?.amount).toBe(minor(2400))
  })

  test('printed totals with more than their columns are found', () => {
    expect(unattributedOf(row({ basic: 100 }, { gross: 120, net: 100 }), components)).toEqual({ gross: 20, net: 0 })
  })
})

describe('cells of a register', () => {
  test.each([
    ['2026-03', '2026-03'],
    ['2026-03-31', '2026-03'],
    ['03/2026', '2026-03'],
    ['Mar 2026', '2026-03'],
    ['March-26', '2026-03'],
    ['13/2026', null],
    ['soon', null],
  ])('the month %s', (cell, month) => expect(readMonth(cell)).toBe(month))
  test.each([
    ['5,000.50', 500_050],
    ['(120)', -12_000],
    ['-', 0],
    ['SGD 10', 1000],
    ['ten', null],
    ['1.005', null],
  ])('the amount %s', (cell, amount) => expect(readAmount(cell, 2)).toBe(amount))
})
