import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minor, payInput, payItem } from '../../../../test/pay.ts'
import canada from '../../../countries/ca/payroll.ts'
import { exact } from '../../../shared/money.ts'
import { agreedOf, computePay, type PayInput } from './compute-pay.rules.ts'
import type { PayItem } from './earnings.rules.ts'
import { type Basis, payDaysOf } from './proration.rules.ts'

type Asked = {
  from: string
  until: string
  periodsPerYear: number
  items: PayItem[]
  employed?: { from: string; until: string | null }
  unpaid?: Record<string, number>
}

/** Pay of a period for somebody who works Monday to Friday in Ontario. */
const periodOf = ({ from, until, periodsPerYear, items, employed, unpaid = {} }: Asked): PayInput => ({
  ...payInput({
    law: canada,
    month: until.slice(0, 7),
    items,
    facts: { region: 'ON', birthDate: '1990-01-01' },
    currency: { code: 'CAD', minorUnits: 2 },
  }),
  periodsPerYear,
  payDay: until,
  days: payDaysOf({
    from,
    until,
    weekdays: [1, 2, 3, 4, 5],
    minutes: 480,
    unpaid: new Map(Object.entries(unpaid).map(([day, part]) => [day, exact(part)])),
    ...(employed ? { employed } : {}),
  }),
})
const basicOf = (asked: Asked) => computePay(periodOf(asked)).lines.filter(({ key }) => key === 'basic')
const sumOf = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

const FORTNIGHT = { from: '2026-10-05', until: '2026-10-18' }
const SALARY = [payItem(5000)]

describe('pay that is agreed by the month and paid more often', () => {
  test.each([
    ['twice a month', 24, { from: '2026-10-01', until: '2026-10-15' }, 2500],
    ['every two weeks', 26, FORTNIGHT, '2307.69'],
    ['every two weeks in a year of 27 pay days', 27, FORTNIGHT, '2307.69'],
    ['by the week', 52, { from: '2026-10-05', until: '2026-10-11' }, '1153.85'],
    ['by the week in a year of 53 pay days', 53, { from: '2026-10-05', until: '2026-10-11' }, '1153.85'],
    ['by the month', 12, { from: '2026-10-01', until: '2026-10-31' }, 5000],
  ])('is a share of a year of it: 5,000 %s', (_, periodsPerYear, days, due) => {
    expect(sumOf(basicOf({ ...days, periodsPerYear, items: SALARY }))).toBe(minor(due))
  })

  test('says how: what a month is, what part of it a period is, what part of the period is paid', () => {
    const [line] = basicOf({ ...FORTNIGHT, periodsPerYear: 26, items: SALARY })
    expect(line?.why.inputs.slice(0, 2).map(({ name, value }) => [name, value])).toEqual([
      ['basic of a month', '5000.00'],
      ['basic of a whole period', '2307.69'],
    ])
    expect(line?.why.steps.map(({ result }) => result)).toEqual(['6/13', '1'])
  })

  test('is cut by the days of the period for whoever joins in it, and for unpaid days', () => {
    const asked = { ...FORTNIGHT, periodsPerYear: 26, items: SALARY }
    // Six of ten working days.
    expect(sumOf(basicOf({ ...asked, employed: { from: '2026-10-09', until: null } }))).toBe(minor('1384.61'))
    expect(sumOf(basicOf({ ...asked, unpaid: { '2026-10-13': 1 } }))).toBe(minor('2076.92'))
  })

  test('changes in the middle of a period by the days of each amount', () => {
    const raise: PayItem = {
      ...payItem(5000),
      spans: [
        { from: '2020-01-01', until: '2026-10-11', amount: minor(5000) },
        { from: '2026-10-12', until: null, amount: minor(6000) },
      ],
    }
    const lines = basicOf({ ...FORTNIGHT, periodsPerYear: 26, items: [raise] })
    expect(lines.map(({ amount }) => amount)).toEqual([minor('1153.85'), minor('1384.62')])
  })

  test('is told to the law by the month, and its tax and contributions are those of the period', () => {
    const input = periodOf({ ...FORTNIGHT, periodsPerYear: 26, items: SALARY })
    expect(agreedOf(input)).toEqual({ basic: minor(5000) })
    const { lines, gross } = computePay(input)
    const taken = (key: string) => lines.find((line) => line.key === key && line.party === 'employee')?.amount
    expect(gross).toBe(minor('2307.69'))
    // 5.95 % of 2,307.69 less 3,500 / 26; 1.63 % of 2,307.69.
    expect([taken('cpp'), taken('ei')]).toEqual([minor('129.30'), minor('37.62')])
  })

  test.each(['thirtieths', 'thirtieths_worked', 'twenty_sixths'] as const)(
    'has whole periods and no parts of a month where a month is cut into %s',
    (basis) => {
      const items = [payItem(5000, { basis })]
      expect(sumOf(basicOf({ ...FORTNIGHT, periodsPerYear: 26, items }))).toBe(minor('2307.69'))
      const half = { from: '2026-10-12', until: null }
      expect(sumOf(basicOf({ ...FORTNIGHT, periodsPerYear: 26, items, employed: half }))).toBe(minor('1153.85'))
    },
  )

  test('comes to the year’s pay within half a cent a period, and slices to their period', () => {
    const bases: Basis[] = ['calendar_days', 'working_days', 'hours', 'thirtieths', 'twenty_sixths']
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.constantFrom(24, 26, 52),
        fc.constantFrom(...bases),
        fc.integer({ min: 5, max: 18 }),
        (cents, periodsPerYear, basis, cutOn) => {
          const cut = `2026-10-${String(cutOn).padStart(2, '0')}`
          const whole: PayItem = {
            ...payItem(1, { basis }),
            spans: [{ from: '2020-01-01', until: null, amount: cents }],
          }
          const asked = { ...FORTNIGHT, periodsPerYear }
          const paid = sumOf(basicOf({ ...asked, items: [whole] }))
          expect(Math.abs(paid * periodsPerYear - cents * 12)).toBeLessThanOrEqual(periodsPerYear / 2)
          // The same pay written down in two pieces is the same pay.
          const twice: PayItem = {
            ...whole,
            spans: [
              { from: '2020-01-01', until: `2026-10-${String(cutOn - 1).padStart(2, '0')}`, amount: cents },
              { from: cut, until: null, amount: cents },
            ],
          }
          expect(sumOf(basicOf({ ...asked, items: [twice] }))).toBe(paid)
        },
      ),
    )
  })
})
