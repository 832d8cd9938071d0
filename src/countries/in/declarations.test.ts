import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DeclaredItem, ItemInput, RentedPlace, TaxYear } from '../declarations.ts'
import { rentOf } from '../declarations.ts'
import type { SchemeInput } from '../payroll.ts'
import { declarations } from './declarations/index.ts'
import { declaredInYear, rentOfYear, sumOfCounted } from './declarations/reckon.ts'
import { tds } from './withheld-tax.ts'

const R = 100
const LAKH = 100_000 * R

const place = (over: Partial<RentedPlace> = {}): RentedPlace => ({
  from: '2026-04',
  until: '2027-03',
  rent: 25_000 * R,
  city: 'Mumbai',
  landlord: 'R Iyer',
  address: '',
  relation: '',
  taxId: 'ABCPE1234F',
  hasNoTaxId: false,
  ...over,
})
const item = (head: string, amount: number, over: Partial<DeclaredItem> = {}): DeclaredItem => ({
  head,
  amount,
  declared: amount,
  facts: {},
  places: [],
  ...over,
})
const rented = (...places: RentedPlace[]) => item('rent', rentOf(places), { places })

/** Basic 50,000 and house rent allowance 25,000 a month, April paid, eleven to come. */
const PAY = { basic: 50_000 * R, housing: 25_000 * R }
const yearWith = (items: readonly DeclaredItem[], over: Partial<TaxYear> = {}): TaxYear => ({
  declared: { regime: 'old', items },
  months: {},
  span: PAY,
  agreed: PAY,
  monthsToCome: 11,
  taken: {},
  ...over,
})

const asked = (items: readonly DeclaredItem[], regime: string, over: Partial<SchemeInput> = {}): SchemeInput => ({
  facts: { birthDate: '1990-01-01', region: 'KA', gender: 'M', taxRegime: regime },
  month: '2026-04',
  payDay: '2026-04-30',
  periodsPerYear: 12,
  monthsLeft: 12,
  bases: {
    'tds.year_estimate': 18 * LAKH,
    'tds.month_pay': 1.5 * LAKH,
    'epf.wages': 50_000 * R,
    'pt.wages': 1.5 * LAKH,
  },
  accumulated: {},
  year: yearWith(items),
  ...over,
})
const monthOf = (q: SchemeInput): number => tds.compute(q)[0]?.amount ?? Number.NaN
const stepsOf = (q: SchemeInput) =>
  Object.fromEntries((tds.compute(q)[0]?.why.steps ?? []).map((s) => [s.text, s.result]))
const counted = (items: readonly DeclaredItem[], over: Partial<Parameters<typeof declaredInYear>[0]> = {}) => {
  const { ofSalary, ofIncome } = declaredInYear({
    regime: 'old',
    day: '2026-04-01',
    age: 36,
    month: '2026-04',
    year: yearWith(items),
    fund: 0,
    professional: 0,
    ...over,
  })
  return Object.fromEntries([...ofSalary, ...ofIncome].map((one) => [one.key, one.counted]))
}

describe('house rent', () => {
  test('is free by the least of three, month by month, as the year of one pay comes to', () => {
    // Vector IN-075: basic 6,00,000, allowance 3,00,000, rent 3,00,000, a city of half: 2,40,000.
    expect(rentOfYear({ month: '2026-04', year: yearWith([rented(place())]) })).toBe(2.4 * LAKH)
  })

  test('counts for the months that were rented alone', () => {
    const half = rented(place({ from: '2026-10' }))
    expect(rentOfYear({ month: '2026-04', year: yearWith([half]) })).toBe(1.2 * LAKH)
  })

  test('goes by the pay of each month, before and after a raise', () => {
    const year = yearWith([rented(place())], {
      months: { '2026-04': { basic: 30_000 * R, housing: 10_000 * R } },
      monthsToCome: 10,
    })
    // April: the allowance of 10,000; then eleven months of 20,000.
    expect(rentOfYear({ month: '2026-05', year })).toBe(2.3 * LAKH)
  })

  test('takes 50 % of basic pay in Bengaluru from tax year 2026-27, and 40 % before', () => {
    const high = place({ rent: 60_000 * R, city: 'Bengaluru' })
    const pay = { basic: 50_000 * R, housing: 40_000 * R }
    const one = (from: string, month: string) =>
      rentOfYear({
        month,
        year: yearWith([rented({ ...high, from, until: from })], { span: pay, agreed: pay, monthsToCome: 0 }),
      })
    expect(one('2026-04', '2026-04')).toBe(25_000 * R)
    expect(one('2026-03', '2026-03')).toBe(20_000 * R)
  })

  test('is nought without an allowance, and never negative', () => {
    const none = yearWith([rented(place())], { span: { basic: 50_000 * R }, agreed: { basic: 50_000 * R } })
    expect(rentOfYear({ month: '2026-04', year: none })).toBe(0)
    const back = yearWith([rented(place())], { span: { basic: -1, housing: -1 }, monthsToCome: 0 })
    expect(rentOfYear({ month: '2026-04', year: back })).toBe(0)
  })
})

describe('ceilings', () => {
  test('hold each: savings with the fund, pension, health by age, the house', () => {
    const items = [
      item('ppf', 1.2 * LAKH),
      item('life', 40_000 * R),
      item('pension_own', 70_000 * R),
      item('health_own', 30_000 * R),
      item('health_parents', 60_000 * R, { facts: { senior: 'yes' } }),
      item('home_interest', 2.5 * LAKH),
      item('education_interest', 3 * LAKH),
    ]
    expect(counted(items, { fund: 21_600 * R })).toEqual({
      savings: 1.5 * LAKH,
      pension: 50_000 * R,
      health: 25_000 * R,
      parents: 50_000 * R,
      home: 2 * LAKH,
      education: 3 * LAKH,
    })
    expect(counted([item('home_interest', 2 * LAKH, { facts: { limited: 'yes' } })]).home).toBe(30_000 * R)
  })

  test('let check-ups count 5,000 within the health of the family', () => {
    expect(counted([item('health_own', 18_000 * R), item('check_ups', 9_000 * R)]).health).toBe(23_000 * R)
    expect(counted([item('health_own', 24_000 * R), item('check_ups', 5_000 * R)]).health).toBe(25_000 * R)
  })

  test('free interest on savings to 10,000, of whoever is 60 any interest to 50,000', () => {
    const items = [item('savings_interest', 12_000 * R), item('deposit_interest', 60_000 * R)]
    expect(counted(items).interest).toBe(10_000 * R)
    expect(counted(items, { age: 60 }).interest).toBe(50_000 * R)
  })

  test('name the sections of the Act that holds, and refuse a year that is not on file', () => {
    expect(declarations.ceilings('2026-03-31', 36).savings).toEqual({ most: 1.5 * LAKH, rule: 's. 80C' })
    expect(declarations.ceilings('2026-04-01', 36).savings).toEqual({ most: 1.5 * LAKH, rule: 's. 123 (80C)' })
    expect(() => declarations.ceilings('2027-04-01', 36)).toThrow('no figure on file for 2027-04-01')
  })
})

describe('tax withheld of a month', () => {
  const items = [rented(place()), item('ppf', 1.5 * LAKH), item('home_interest', 2 * LAKH)]

  test('of the old regime is reckoned from what was declared, with a step for each head', () => {
    // 18,00,000 less rent 2,40,000, tax on employment 2,500, standard 50,000, interest 2,00,000, savings 1,50,000.
    const q = asked(items, 'old')
    const steps = stepsOf(q)
    expect(steps['Taxable income of the year']).toBe('1157500')
    expect(steps['House rent allowance, the least of three by month, Schedule III (10(13A)), r. 279: counts']).toBe(
      '240000',
    )
    expect(steps['Savings with the provident fund, s. 123 (80C): counts']).toBe('150000')
    // 1,12,500 + 30 % of 1,57,500 = 1,59,750; with 4 % 1,66,140; a twelfth.
    expect(monthOf(q)).toBe(13_845 * R)
  })

  test('of the new regime leaves reliefs aside', () => {
    expect(monthOf(asked(items, 'new'))).toBe(monthOf(asked([], 'new')))
  })

  test('counts the fund of the whole year among savings by itself', () => {
    const q = asked([], 'old', {
      facts: { birthDate: '1990-01-01', region: 'KA', gender: 'M', taxRegime: 'old', epfMember: 'yes' },
    })
    // 1,800 a month on the ceiling of 15,000.
    expect(stepsOf(q)['Savings with the provident fund, s. 123 (80C): counts']).toBe('21600')
  })

  test('adds pay of the employer before and takes off the tax they withheld (PR-027)', () => {
    const before = [item('previous_salary', 6 * LAKH), item('previous_tax', 20_000 * R)]
    const q = asked(before, 'new', {
      month: '2026-10',
      monthsLeft: 6,
      bases: { 'tds.year_estimate': 9 * LAKH, 'tds.month_pay': 1.5 * LAKH },
    })
    expect(monthOf(q)).toBe(12_917 * R)
  })

  test('counts the one figure of before in either regime, once, whatever the profile says of it', () => {
    const q = (facts: object, all: readonly DeclaredItem[]) =>
      asked(all, 'new', { bases: { 'tds.year_estimate': 18 * LAKH, 'tds.deductions': 1 * LAKH }, ...facts })
    const legacy = monthOf(q({ year: undefined }, []))
    expect(monthOf(q({}, [item('before', 1 * LAKH)]))).toBe(legacy)
    expect(monthOf(q({}, []))).toBe(legacy)
  })
})

const amounts = fc.integer({ min: 0, max: 20 * LAKH })
const RELIEFS = declarations.heads.filter(
  ({ kind, isRent, isFromBefore }) => kind === 'relief' && !isRent && !isFromBefore,
)
const anyReliefs = fc
  .array(fc.record({ head: fc.constantFrom(...RELIEFS.map(({ key }) => key)), amount: amounts, rent: fc.boolean() }), {
    maxLength: 8,
  })
  .map((list) => [
    ...new Map(list.map(({ head, amount }) => [head, item(head, amount)])).values(),
    ...(list.some(({ rent }) => rent) ? [rented(place())] : []),
  ])

describe('whatever is declared', () => {
  test('nothing counts below nought or above its ceiling', () => {
    fc.assert(
      fc.property(anyReliefs, fc.integer({ min: 18, max: 90 }), (items, age) => {
        const most = declarations.ceilings('2026-04-01', age)
        for (const [key, value] of Object.entries(counted(items, { age }))) {
          expect(value).toBeGreaterThanOrEqual(0)
          const ceiling = most[key]?.most
          if (ceiling !== undefined && ceiling !== null) expect(value).toBeLessThanOrEqual(ceiling)
        }
      }),
    )
  })

  test('more declared never raises the tax, and more income never lowers it, in either regime', () => {
    fc.assert(
      fc.property(anyReliefs, anyReliefs, fc.constantFrom('old', 'new'), (items, more, regime) => {
        const all = [...items, ...more.filter(({ head }) => !items.some((one) => one.head === head))]
        expect(monthOf(asked(all, regime))).toBeLessThanOrEqual(monthOf(asked(items, regime)))
      }),
    )
    fc.assert(
      fc.property(amounts, amounts, fc.constantFrom('old', 'new'), (a, b, regime) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)]
        const tax = (amount: number) => monthOf(asked([item('other_income', amount)], regime))
        expect(tax(more)).toBeGreaterThanOrEqual(tax(less))
      }),
    )
  })

  test('what was verified of it, never more than declared, never raises the net', () => {
    fc.assert(
      fc.property(
        anyReliefs,
        fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 12, maxLength: 12 }),
        (items, parts) => {
          const verified = items.map((one, at) => ({
            ...one,
            amount: Math.floor((one.amount * (parts[at] ?? 0)) / 100),
          }))
          expect(monthOf(asked(verified, 'old'))).toBeGreaterThanOrEqual(monthOf(asked(items, 'old')))
        },
      ),
    )
  })

  test('income is never below nought, so that no tax is', () => {
    fc.assert(
      fc.property(anyReliefs, amounts, (items, withheld) => {
        const all = [...items, item('other_tax', withheld)]
        expect(monthOf(asked(all, 'old'))).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('rent of a month is never free above the allowance of it', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: 0, max: 3 * LAKH }),
        fc.integer({ min: 0, max: 3 * LAKH }),
        (rent, basic, housing) => {
          const pay = { basic, housing }
          const year = yearWith([rented(place({ rent }))], { span: pay, agreed: pay })
          const free = rentOfYear({ month: '2026-04', year })
          expect(free).toBeGreaterThanOrEqual(0)
          expect(free).toBeLessThanOrEqual(housing * 12)
        },
      ),
    )
  })
})

describe('an item as it is entered', () => {
  const year = { from: '2026-04-01', until: '2027-03-31' }
  const judge = (head: string, over: Partial<ItemInput>) => {
    const found = declarations.heads.find(({ key }) => key === head)
    if (!found) throw new Error(head)
    return declarations.judge(found, { amount: 1, facts: {}, places: [], ...over }, year)
  }

  test('names the landlord, and has their PAN above 1,00,000 in the year, or their word that there is none', () => {
    expect(judge('rent', { places: [place()] })).toEqual({})
    expect(judge('rent', { places: [place({ landlord: ' ' })] })).toHaveProperty('places.0.landlord')
    expect(judge('rent', { places: [place({ taxId: '' })] })).toHaveProperty('places.0.taxId')
    expect(judge('rent', { places: [place({ taxId: '', hasNoTaxId: true })] })).toEqual({})
    expect(judge('rent', { places: [place({ taxId: '', rent: 8_333 * R })] })).toEqual({})
    // Two flats of one landlord are one rent.
    const half = { taxId: '', rent: 10_000 * R }
    expect(
      judge('rent', { places: [place({ ...half, until: '2026-09' }), place({ ...half, from: '2026-10' })] }),
    ).toHaveProperty('places.0.taxId')
  })

  test('has months of the tax year, and one place in each', () => {
    expect(judge('rent', { places: [place({ from: '2026-03' })] })).toHaveProperty('places.0.from')
    expect(judge('rent', { places: [place({ until: '2027-04' })] })).toHaveProperty('places.0.until')
    expect(judge('rent', { places: [place(), place({ from: '2027-03' })] })).toHaveProperty('places.1.from')
    expect(judge('rent', {})).toHaveProperty('places')
  })

  test('of a housing loan names the lender with their PAN', () => {
    expect(Object.keys(judge('home_interest', {}))).toEqual(['lender', 'lenderPan'])
    expect(judge('home_interest', { facts: { lender: 'Bank', lenderPan: 'AAACB1234C' } })).toEqual({})
    expect(judge('home_interest', { facts: { lender: 'Bank', lenderPan: 'ABCDE1234F' } })).toHaveProperty('lenderPan')
  })
})

test('sums of what counts are those of its parts', () => {
  expect(
    sumOfCounted([
      { key: 'a', rule: '', declared: 3, counted: 2 },
      { key: 'b', rule: '', declared: 1, counted: 1 },
    ]),
  ).toBe(3)
})
