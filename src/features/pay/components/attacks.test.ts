import { beforeAll, describe, expect, test } from 'vitest'
import { storedComponent, versionOf } from '../../../../test/pay-components.ts'
import { loadPayrolls } from '../../../countries/payroll.registry.ts'
import type { CountryPayroll } from '../../../countries/payroll.ts'
import { takeDeductions } from '../payroll/deductions.rules.ts'
import { readGrid } from '../payroll/grid.rules.ts'
import { type AllowanceRow, allowancesOnce, payItemsOf } from '../payroll/pay-items.rules.ts'
import { componentProblems, componentsOn, type StoredComponent } from './rules.ts'

let sg: CountryPayroll
beforeAll(async () => {
  const law = (await loadPayrolls()).get('SG')
  if (!law) throw new Error('SG')
  sg = law
})

const allowance = (over: Partial<AllowanceRow> = {}): AllowanceRow => ({
  id: 'a',
  allowance_type: 'Shift money',
  frequency: 'monthly',
  currency: 'SGD',
  amount: 30_000,
  effective_from: '2026-01-01',
  effective_until: null,
  component_code: 'shift',
  ...over,
})

describe('what a company says of a ready-made component', () => {
  test('does not hold before the day it is said from: what is locked is reckoned again as it was paid', () => {
    const meal = storedComponent(
      { code: 'meal', is_standard: true },
      { name: 'Lunch', effective_from: '2026-12-01', proration: 'whole', account: '6060', choice: 'more_than_a_month' },
    )
    const before = componentsOn(sg, [meal], '2026-11-30').get('meal')
    expect(before).toEqual(componentsOn(sg, [], '2026-11-30').get('meal'))
    expect(componentsOn(sg, [meal], '2026-12-01').get('meal')).toMatchObject({ name: 'Lunch', proration: 'whole' })
  })
})

describe('an allowance that came from another legal entity with its person', () => {
  const itemsOn = (one: StoredComponent, day: string) => payItemsOf(sg, [], [allowance()], componentsOn(sg, [one], day))

  test('is paid by its name where a component of its code begins later, and goes on when it does', () => {
    const later = storedComponent({}, { effective_from: '2026-11-16', proration: 'whole' })
    const [october] = itemsOn(later, '2026-10-31')
    expect(october?.component).toEqual({
      key: 'allowance.a',
      label: 'Shift money',
      nature: 'allowance',
      basis: sg.rules.proration.usual,
    })
    expect(october?.spans).toEqual([{ from: '2026-01-01', until: null, amount: 30_000 }])
    const [november] = itemsOn(later, '2026-11-30')
    expect(november?.component).toMatchObject({ code: 'shift', basis: 'whole' })
    expect(november?.spans).toEqual([{ from: '2026-01-01', until: null, amount: 30_000 }])
  })

  test('is not called what is taken from pay there by the same code', () => {
    const [item] = itemsOn(storedComponent({}, { nature: 'deduction', name: 'Uniform' }), '2026-10-31')
    expect(item?.component).toEqual(expect.objectContaining({ label: 'Shift money', nature: 'allowance' }))
    expect(item?.component.code).toBeUndefined()
  })
})

test('an allowance that is paid once is not paid after its component has ended', () => {
  const once = allowance({ frequency: 'once', effective_from: '2026-10-20' })
  const paid = (until: string) =>
    allowancesOnce(
      [once],
      { from: '2026-10-01', until: '2026-10-31' },
      componentsOn(sg, [storedComponent({ ended_on: until })], '2026-10-31'),
    )
  expect(paid('2026-10-19')).toEqual([])
  expect(paid('2026-10-20')).toHaveLength(1)
})

test('a component that is paid becomes none that is taken, nor the other way round', () => {
  const refused = (nature: 'allowance' | 'deduction', next: 'allowance' | 'deduction') =>
    componentProblems(sg, versionOf({ nature: next, effective_from: '2027-01-01' }), {
      held: componentsOn(sg, [storedComponent({}, { nature })], '2026-11-20').get('shift') ?? null,
      today: '2026-11-20',
      lockedUntil: null,
    })
  expect(refused('allowance', 'deduction')).toHaveProperty('nature')
  expect(refused('deduction', 'allowance')).toHaveProperty('nature')
  expect(refused('deduction', 'deduction')).toEqual({})
})

describe('the most of a deduction', () => {
  const currency = { code: 'SGD', minorUnits: 2 }
  const one = (id: string, over: object = {}) => ({
    id,
    key: `one_off.${id}`,
    label: 'Loan',
    amount: 80_000,
    priority: 5,
    code: 'loan',
    mostPercent: 10,
    ...over,
  })
  const take = (asked: ReturnType<typeof one>[], earnings = 500_000, statutory = 0) =>
    takeDeductions({ asked, earnings, statutory, cap: null, currency })

  test('is of all that is taken by its component, the rest of last month with what is new', () => {
    const { lines, carried } = take([one('new'), one('rest', { amount: 20_000 })])
    expect(lines.map(({ source, amount }) => [source.id, amount])).toEqual([['new', 50_000]])
    expect(carried).toEqual([
      { id: 'new', amount: 30_000 },
      { id: 'rest', amount: 20_000 },
    ])
    // Another component has its own.
    expect(take([one('a'), one('b', { code: 'uniform' })]).lines.map(({ amount }) => amount)).toEqual([50_000, 50_000])
  })

  test('of equal turn goes by what was entered, and never further than the pay', () => {
    const asked = [one('b', { mostPercent: 100 }), one('a', { mostPercent: 100, amount: 60_000 })]
    for (const order of [asked, asked.toReversed()]) {
      const { lines, carried } = take(order, 100_000, 20_000)
      expect(lines.map(({ source, amount }) => [source.id, amount])).toEqual([
        ['a', 60_000],
        ['b', 20_000],
      ])
      expect(carried).toEqual([{ id: 'b', amount: 60_000 }])
    }
  })
})

test('a pasted name that means two components is asked for again', () => {
  const component = (code: string, name: string) => ({ code, name, isOwn: true, isTaken: false })
  const read = (label: string) =>
    readGrid([{ person: 'E1', label, amount: '10' }], {
      people: [{ employmentId: 'e', number: 'E1', name: 'Lin' }],
      usual: 'Bonus',
      decimals: 2,
      components: [
        component('night', 'Late work'),
        component('late', 'Night'),
        component('n3', 'Tools'),
        component('n4', 'tools'),
      ],
    })[0]?.problems
  expect(read('night')).toEqual(['More than one component is called this: write its code or another name'])
  expect(read('Tools')).toEqual(['More than one component is called this: write its code or another name'])
  expect(read('n4')).toEqual([])
  expect(read('Late work')).toEqual([])
})
