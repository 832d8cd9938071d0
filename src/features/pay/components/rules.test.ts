import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { storedComponent, versionOf } from '../../../../test/pay-components.ts'
import { loadPayrolls } from '../../../countries/payroll.registry.ts'
import { type CountryPayroll, NATURES, type Nature } from '../../../countries/payroll.ts'
import { COMMON_STANDARD } from '../../../countries/standard-components.ts'
import { exact } from '../../../shared/money.ts'
import { computePay, type PayInput } from '../payroll/compute-pay.rules.ts'
import { earningsOf } from '../payroll/earnings.rules.ts'
import { oneOffsOf } from '../payroll/gather-year.service.ts'
import { type AllowanceRow, allowancesOnce, type PayRow, payItemsOf } from '../payroll/pay-items.rules.ts'
import { factorOf, payDaysOf } from '../payroll/proration.rules.ts'
import type * as query from '../payroll/queries.ts'
import { retroOf } from '../payroll/retro.rules.ts'
import { COMPONENT_BASES } from './choices.rules.ts'
import { basesAllowed, choicesOf, membershipsOf, refusalOfNature, standardComponents } from './law.rules.ts'
import { componentProblems, componentsOn, NO_COMPONENTS, versionOn } from './rules.ts'
import { codeOfLine, inSlipOrder } from './slip.rules.ts'

let laws: ReadonlyMap<string, CountryPayroll>
const MONTH = '2026-10'

beforeAll(async () => {
  laws = await loadPayrolls()
})

const lawOf = (code: string): CountryPayroll => {
  const law = laws.get(code)
  if (!law) throw new Error(code)
  return law
}

/** Which sums pay of a nature is in, as our law files say it, by country. */
const COUNTED: Readonly<Record<string, Partial<Record<Nature, string>>>> = {
  SG: {
    basic: 'cpf.ow sdl.wages shg.wages',
    allowance: 'cpf.ow sdl.wages shg.wages',
    housing: 'cpf.ow sdl.wages shg.wages',
    overtime: 'cpf.ow sdl.wages shg.wages',
    commission: 'cpf.ow sdl.wages shg.wages',
    bonus: 'cpf.aw sdl.wages shg.wages',
    leave_pay: 'cpf.aw sdl.wages shg.wages',
    arrears: 'cpf.aw sdl.wages shg.wages',
    notice_pay: '',
    gratuity: '',
    in_kind: '',
    reimbursement: '',
  },
  IN: {
    basic: 'epf.wages esi.wages pt.wages tds.month_pay premium',
    allowance: 'epf.wages esi.wages pt.wages tds.month_pay premium',
    bonus: 'epf.wages esi.wages pt.wages tds.month_pay',
    housing: 'pt.wages tds.month_pay',
    conveyance: 'pt.wages tds.month_pay',
    overtime: 'pt.wages tds.month_pay',
    leave_pay: 'pt.wages tds.month_pay',
    in_kind: 'pt.wages tds.month_pay',
    gratuity: '',
    reimbursement: '',
  },
  CA: {
    basic: 'cpp.pensionable ei.insurable tax.periodic',
    allowance: 'cpp.pensionable ei.insurable tax.periodic',
    overtime: 'cpp.pensionable ei.insurable tax.periodic',
    bonus: 'cpp.pensionable ei.insurable tax.bonus',
    leave_pay: 'cpp.pensionable ei.insurable tax.bonus',
    arrears: 'cpp.pensionable ei.insurable tax.bonus',
    in_kind: 'cpp.pensionable tax.periodic',
    reimbursement: '',
  },
  AE: {
    basic: 'pension.salary basic wps.fixed premium',
    allowance: 'pension.salary wps.fixed',
    housing: 'pension.salary wps.fixed',
    conveyance: 'pension.salary wps.fixed',
    overtime: 'wps.variable',
    bonus: 'wps.variable',
    leave_pay: 'wps.variable',
    in_kind: '',
    reimbursement: 'wps.fixed',
  },
}

const countedIn = (law: CountryPayroll, nature: Nature) =>
  membershipsOf(law, nature, MONTH)
    .filter(({ counts }) => counts !== 'no')
    .map(({ key }) => key)
    .join(' ')

describe('which sums of the law pay of a nature is in', () => {
  for (const [code, natures] of Object.entries(COUNTED))
    for (const [nature, keys] of Object.entries(natures))
      test(`${code}: ${nature}`, () => expect(countedIn(lawOf(code), nature as Nature)).toBe(keys))

  test('each has a sentence, a source and a name, and is one that schemes know', () => {
    for (const law of laws.values())
      for (const { key, rule, source } of law.components?.bases ?? []) {
        expect(law.bases.map((base) => base.key)).toContain(key)
        expect(rule.endsWith('.') && source.title.length > 5).toBe(true)
      }
  })

  test('a nature whose treatment is not on file is none of the country’s', () => {
    const law = lawOf('CA')
    expect(refusalOfNature(law, 'severance', MONTH)).toContain('retiring allowance')
    expect(refusalOfNature(lawOf('SG'), 'severance', MONTH)).toBeNull()
    // A month without figures says nothing of a nature.
    expect(refusalOfNature(lawOf('IN'), 'allowance', '2000-01')).toBeNull()
    expect(standardComponents(law).map(({ code }) => code)).toContain('vacation_pay')
  })

  test('what may be chosen is what the country says, and counts as it says', () => {
    const sg = lawOf('SG')
    const [choice] = choicesOf(sg, 'commission')
    expect(choice?.countsAs).toBe('bonus')
    expect(choicesOf(sg, 'basic')).toEqual([])
    const held = componentsOn(
      sg,
      [storedComponent({}, { nature: 'commission', choice: 'more_than_a_month' })],
      '2026-10-31',
    )
    expect(held.get('shift')?.counts?.countsAs).toBe('bonus')
    // A choice that the nature does not have is none.
    expect(componentsOn(sg, [storedComponent({}, { choice: 'nobody' })], '2026-10-31').get('shift')?.counts).toBeNull()
  })
})

describe('a component by day', () => {
  test('is what was said last on or before the day', () => {
    const one = storedComponent(
      {},
      { name: 'A' },
      { name: 'B', effective_from: '2026-06-01' },
      { name: 'C', effective_from: '2026-06-01' },
    )
    const nameOn = (day: string) => versionOn(one.versions, day)?.name
    expect(['2025-01-01', '2026-05-31', '2026-06-01'].map(nameOn)).toEqual(['A', 'A', 'C'])
  })

  test('of what is ready made keeps its nature, and takes what the company says of it', () => {
    const law = lawOf('SG')
    const own = storedComponent({ code: 'meal', is_standard: true }, { name: 'Meals', account: '6070' })
    const held = componentsOn(law, [own], '2026-10-31')
    expect(held.get('meal')).toMatchObject({ isStandard: true, account: '6070', from: null })
    expect(held.get('basic')).toMatchObject({ isStandard: true, account: null })
    const input = { ...versionOf(), effective_from: '2026-12-01', nature: 'bonus' as const }
    const facts = { held: held.get('meal') ?? null, today: '2026-11-20', lockedUntil: '2026-10-31' }
    expect(componentProblems(law, input, facts)).toHaveProperty('nature')
  })

  test('may be prorated by what the country lets, and whole but for basic pay', () => {
    expect(basesAllowed(lawOf('AE'), 'allowance')).toEqual(['thirtieths', 'whole'])
    expect(basesAllowed(lawOf('AE'), 'basic')).toEqual(['thirtieths'])
    expect(basesAllowed(lawOf('IN'), 'allowance')).toEqual(['calendar_days', 'twenty_sixths', 'whole'])
  })
})

const PERIOD = { from: '2026-10-01', until: '2026-10-31', weekdays: [1, 2, 3, 4, 5], minutes: 480 }
const pay: PayRow = {
  id: 1,
  effective_from: '2026-01-01',
  currency: 'SGD',
  basic_salary: 500_000,
  housing_allowance: null,
  transport_allowance: null,
  medical_allowance: null,
  meal_allowance: null,
  communication_allowance: null,
  education_allowance: null,
}
const allowance = (over: Partial<AllowanceRow> = {}): AllowanceRow => ({
  id: 'a1',
  allowance_type: 'Shift allowance',
  frequency: 'monthly',
  currency: 'SGD',
  amount: 30_000,
  effective_from: '2026-01-01',
  effective_until: null,
  component_code: 'shift',
  ...over,
})
const inputOf = (items: PayInput['items'], over: Partial<PayInput> = {}): PayInput => ({
  law: lawOf('SG'),
  facts: { birthDate: '1990-01-01', cpfStatus: 'citizen' },
  month: MONTH,
  payDay: '2026-10-31',
  periodsPerYear: 12,
  monthsLeft: 3,
  monthsToCome: 2,
  agreedInJanuary: {},
  earlier: {},
  before: {},
  accumulated: {},
  days: payDaysOf(PERIOD),
  items,
  oneOffs: [],
  deductions: [],
  currency: { code: 'SGD', minorUnits: 2 },
  ...over,
})
const sumsOf = (input: PayInput) => {
  const { gross, net, employerCost, lines } = computePay(input)
  return { gross, net, employerCost, lines: lines.map(({ key, kind, amount, nature }) => [key, kind, amount, nature]) }
}

describe('pay by components', () => {
  test('without a word of its own is priced exactly as the same amount of its nature', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900_000 }), fc.integer({ min: 1, max: 28 }), (amount, day) => {
        const from = `2026-10-${String(day).padStart(2, '0')}`
        const row = allowance({ amount, effective_from: from })
        const law = lawOf('SG')
        const held = componentsOn(law, [storedComponent()], '2026-10-31')
        const byName = payItemsOf(law, [pay], [{ ...row, component_code: null }])
        expect(sumsOf(inputOf(payItemsOf(law, [pay], [row], held)))).toEqual(sumsOf(inputOf(byName)))
      }),
    )
  })

  test('gives the same net in whatever order components, allowances and groups are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 90_000 }), fc.integer({ min: 1, max: 99 })), { maxLength: 6 }),
        fc.boolean(),
        (some, isTurned) => {
          const law = lawOf('SG')
          const rows = some.map(([amount], at) => allowance({ id: `a${at}`, amount, component_code: `c${at}` }))
          const components = some.map(([, order], at) =>
            storedComponent({ id: `i${at}`, code: `c${at}` }, { slip_order: order, name: `N${order}` }),
          )
          const turn = <T>(values: T[]) => (isTurned ? values.toReversed() : values)
          const held = componentsOn(law, turn(components), '2026-10-31')
          const input = inputOf(payItemsOf(law, [pay], turn(rows), held))
          const plain = inputOf(payItemsOf(law, [pay], rows, componentsOn(law, components, '2026-10-31')))
          expect(computePay(input).net).toBe(computePay(plain).net)
          const { lines } = computePay(input)
          expect(
            inSlipOrder(lines, held)
              .map(({ key }) => key)
              .sort(),
          ).toEqual(lines.map(({ key }) => key).sort())
        },
      ),
    )
  })

  test('pays a whole period whole by every part of a month', () => {
    for (const basis of COMPONENT_BASES) {
      const days = payDaysOf(PERIOD)
      expect(factorOf(basis, days, days).compare(1)).toBe(0)
    }
  })

  test('adds up over slices to what one whole amount is', () => {
    const law = lawOf('IN')
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 31 }),
        fc.integer({ min: 1, max: 500_000 }),
        fc.constantFrom(...basesAllowed(law, 'allowance')),
        (cut, amount, proration) => {
          const held = componentsOn(law, [storedComponent({}, { proration })], '2026-10-31')
          const day = (n: number) => `2026-10-${String(n).padStart(2, '0')}`
          const whole = payItemsOf(law, [], [allowance({ amount })], held)
          const item = whole[0]
          if (!item || proration === 'whole') return
          const spans = [
            { from: '2026-01-01', until: day(cut - 1), amount },
            { from: day(cut), until: null, amount },
          ]
          const total = (items: PayInput['items']) =>
            earningsOf(inputOf(items, { law })).reduce((sum, line) => sum + line.amount, 0)
          expect(total([{ ...item, spans }])).toBe(total(whole))
          expect(total(whole)).toBe(amount)
        },
      ),
    )
  })

  test('that is whole or nothing is not cut by unpaid days', () => {
    const law = lawOf('SG')
    const held = componentsOn(law, [storedComponent({}, { proration: 'whole' })], '2026-10-31')
    const unpaid = new Map([['2026-10-05', exact(1)]])
    const lines = earningsOf(
      inputOf(payItemsOf(law, [pay], [allowance()], held), { days: payDaysOf({ ...PERIOD, unpaid }) }),
    )
    expect(lines.find(({ component }) => component === 'shift')?.amount).toBe(30_000)
    expect(lines.find(({ key }) => key === 'basic')?.amount).toBeLessThan(500_000)
  })

  test('pays nothing after the last day of a component', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 31 }), (last) => {
        const law = lawOf('IN')
        const until = `2026-10-${String(last).padStart(2, '0')}`
        const held = componentsOn(law, [storedComponent({ ended_on: until })], '2026-10-31')
        const items = payItemsOf(law, [], [allowance({ amount: 31_000 })], held)
        const paid = earningsOf(inputOf(items, { law })).reduce((sum, { amount }) => sum + amount, 0)
        expect(paid).toBe(last * 1_000)
        const november = inputOf(items, {
          law,
          days: payDaysOf({ ...PERIOD, from: '2026-11-01', until: '2026-11-30' }),
        })
        expect(earningsOf(november)).toEqual([])
      }),
    )
  })

  test('says in its line which component it is, what it counts as, and by which law', () => {
    const law = lawOf('SG')
    const held = componentsOn(
      law,
      [storedComponent({}, { nature: 'commission', choice: 'more_than_a_month' })],
      '2026-10-31',
    )
    const result = computePay(inputOf(payItemsOf(law, [pay], [allowance()], held)))
    const line = result.lines.find(({ component }) => component === 'shift')
    expect(line).toMatchObject({ nature: 'commission', countedAs: 'bonus' })
    expect(line?.why.inputs[0]?.value).toContain('CPF Act')
    const once = allowancesOnce([allowance({ frequency: 'once', effective_from: '2026-10-05' })], PERIOD, held)
    expect(once[0]).toMatchObject({ code: 'shift', nature: 'commission', counts: { as: 'bonus' } })
  })

  test('takes of a deduction no more than its part of the earnings, and carries the rest', () => {
    const law = lawOf('SG')
    const loan = storedComponent({ code: 'loan' }, { nature: 'deduction', most_percent: 10 })
    const row = { id: 'o', kind: 'deduction', label: 'Loan', amount: 80_000, priority: 5, component_code: 'loan' }
    const { deductions } = oneOffsOf([row as query.OneOffRow], componentsOn(law, [loan], '2026-10-31'))
    const result = computePay(inputOf(payItemsOf(law, [pay], []), { deductions }))
    expect(result.lines.find(({ component }) => component === 'loan')?.amount).toBe(50_000)
    expect(result.carried).toEqual([{ id: 'o', amount: 30_000 }])
  })
})

describe('back pay by components', () => {
  test('compares what allowances of one component come to together', () => {
    const law = lawOf('SG')
    const held = componentsOn(law, [storedComponent()], '2026-10-31')
    const lines = (...rows: AllowanceRow[]) => earningsOf(inputOf(payItemsOf(law, [], rows, held)))
    const { deltas } = retroOf([
      {
        run: 'r',
        from: PERIOD.from,
        until: PERIOD.until,
        original: lines(allowance()),
        settled: [],
        // Another entry of the record took its place, with 50.00 more.
        recomputed: lines(allowance({ id: 'a2', amount: 35_000 })),
      },
    ])
    expect(deltas).toEqual([expect.objectContaining({ component: 'shift', amount: 5_000, due: 35_000, paid: 30_000 })])
  })

  test('knows lines of before components by their key', () => {
    const law = lawOf('SG')
    const before = earningsOf(inputOf(payItemsOf(law, [], [allowance({ component_code: null })])))
    const now = earningsOf(
      inputOf(payItemsOf(law, [], [allowance()], componentsOn(law, [storedComponent()], '2026-10-31'))),
    )
    const period = { run: 'r', from: PERIOD.from, until: PERIOD.until, settled: [] }
    expect(retroOf([{ ...period, original: before, recomputed: now }]).deltas).toEqual([])
  })
})

describe('a line on a payslip', () => {
  test('is of its component, else of the ready-made one of its key or nature', () => {
    expect(codeOfLine({ key: 'x', component: 'shift', kind: 'earning', nature: 'allowance' })).toBe('shift')
    expect(codeOfLine({ key: 'meal', kind: 'earning', nature: 'allowance' })).toBe('meal')
    expect(codeOfLine({ key: 'time.overtime', kind: 'earning', nature: 'overtime' })).toBe('overtime')
    expect(codeOfLine({ key: 'loan', kind: 'deduction' })).toBe('deduction')
    expect(codeOfLine({ key: 'cpf', kind: 'employer' })).toBeNull()
  })

  test('of every nature has a ready-made component', () => {
    for (const nature of NATURES) expect(COMMON_STANDARD.some((one) => one.nature === nature)).toBe(true)
    expect(NO_COMPONENTS.size).toBe(0)
  })
})
