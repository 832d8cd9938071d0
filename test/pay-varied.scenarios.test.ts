import { describe, expect, test } from 'vitest'
import ca from '../src/countries/ca/payroll.ts'
import india from '../src/countries/in/payroll.ts'
import sg from '../src/countries/sg/payroll.ts'
import { amountIn, minor, payItem, payOf } from './pay.ts'

/** The worked cases of pay told again in another month, place or order; what comes out was reckoned by hand from the rates. */

const CITIZEN = { birthDate: '1990-01-01', cpfStatus: 'citizen' }
const INDIAN = { birthDate: '1990-05-05', taxRegime: 'new', gender: 'M', region: 'KA' }
const ONTARIAN = { region: 'ON', birthDate: '1990-01-01' }
const once = (amount: number, nature: 'bonus' | 'arrears', id = 'once') => ({
  source: { kind: 'one_off' as const, id },
  key: id,
  label: id,
  nature,
  amount: minor(amount),
})
const cpfOf = (result: ReturnType<typeof payOf>) => [amountIn(result, 'cpf'), amountIn(result, 'cpf', 'employer')]

describe('Singapore', () => {
  test('a bonus in December after one in March is contributed on up to what the year leaves', () => {
    const december = payOf({
      law: sg,
      month: '2026-12',
      facts: CITIZEN,
      items: [payItem(9000)],
      oneOffs: [once(2000, 'bonus')],
      accumulated: { 'cpf.ow_subject': minor(88_000), 'cpf.aw_subject': minor(4500), 'cpf.aw': minor(4500) },
    })
    // 102,000 less twelve times 8,000 is 6,000, 4,500 of it used: 37 % of 8,000 and 1,500.
    expect(cpfOf(december)).toEqual([1900, 1615])
  })

  test('a raise decided late twice is additional in each month it is paid in', () => {
    const late = (month: string, amount: number) =>
      payOf({
        law: sg,
        month,
        facts: CITIZEN,
        items: [payItem(5000)],
        oneOffs: [{ ...once(amount, 'arrears'), cause: 'decided_late' as const }],
      })
    // 37 % of 6,500 and of 5,700.
    expect([cpfOf(late('2026-05', 1500)), cpfOf(late('2026-06', 700))]).toEqual([
      [1300, 1105],
      [1140, 969],
    ])
  })

  test.each([
    ['2026-12', [1200, 1020]],
    ['2027-01', [1140, 990]],
  ])('55 on the last day of the year, wages of %s', (month, expected) => {
    const facts = { ...CITIZEN, birthDate: '1971-12-31' }
    expect(cpfOf(payOf({ law: sg, month, facts, items: [payItem(6000)] }))).toEqual(expected)
  })

  test.each([
    ['2026-11', [250, 200]],
    ['2026-12', [750, 450]],
  ])('a permanent resident since 20 November 2025, wages of %s', (month, expected) => {
    const facts = { birthDate: '1990-01-01', cpfStatus: 'permanent_resident', sprDate: '2025-11-20', cpfRates: 'G/G' }
    expect(cpfOf(payOf({ law: sg, month, facts, items: [payItem(5000)] }))).toEqual(expected)
  })

  test.each([
    // 11 of 21 working days: 547.38, 500.00 and 501.00. Of the last the employee's 60 cents are dropped, and the employer bears them.
    [1045, [28, 93]],
    [954.55, [0, 85]],
    [956.45, [0, 86]],
  ])('who joins on 16 November at %d is under the low wages with the part that is paid', (monthly, expected) => {
    const employed = { from: '2026-11-16', until: null }
    const result = payOf({ law: sg, month: '2026-11', facts: CITIZEN, items: [payItem(monthly)], employed })
    expect(cpfOf(result)).toEqual(expected)
  })
})

describe('India', () => {
  test.each([
    [21_000, [158, 683]],
    [21_000.01, [0, 0]],
  ])('who begins a contribution period with %d is insured up to the ceiling alone', (wages, expected) => {
    const facts = { ...INDIAN, esiMember: 'yes' }
    const items = [payItem(wages, { basis: 'calendar_days' })]
    const october = payOf({ law: india, month: '2026-10', facts, items })
    expect([amountIn(october, 'esi'), amountIn(october, 'esi', 'employer')]).toEqual(expected)
  })

  test('a raise in January is taxed over the three months that are left', () => {
    const taken: number[] = []
    for (let at = 0; at < 12; at++) {
      const month = `${at < 9 ? 2026 : 2027}-${String(((at + 3) % 12) + 1).padStart(2, '0')}`
      const sum = taken.reduce((total, one) => total + one, 0)
      const before = Math.min(at, 9) * 150_000 + Math.max(0, at - 9) * 200_000
      const result = payOf({
        law: india,
        month,
        facts: INDIAN,
        items: [payItem(at < 9 ? 150_000 : 200_000, { basis: 'calendar_days' })],
        before: { basic: minor(before) },
        accumulated: { tds: minor(sum) },
        monthsLeft: 12 - at,
        monthsToCome: 11 - at,
      })
      taken.push(amountIn(result, 'tds'))
    }
    // 19,50,000 less 75,000: 1,75,000 and 4 %. What nine months took leaves 68,899.
    expect(taken.slice(0, 9).reduce((sum, one) => sum + one, 0)).toBe(113_101)
    expect(taken[9]).toBe(22_966)
    expect(taken.reduce((sum, one) => sum + one, 0)).toBe(182_000)
  })

  test.each([
    ['2026-03', 200],
    ['2026-02', 300],
    ['2027-02', 300],
  ])('professional tax of Karnataka on 25,000 in %s', (month, tax) => {
    const result = payOf({ law: india, month, facts: INDIAN, items: [payItem(25_000, { basis: 'calendar_days' })] })
    expect(amountIn(result, 'professional_tax')).toBe(tax)
  })
})

describe('Canada', () => {
  test('a bonus in the month that reaches the ceilings fills both pension plans, and no insurance is left', () => {
    const september = payOf({
      law: ca,
      month: '2026-09',
      facts: ONTARIAN,
      items: [payItem(9000, { basis: 'hours' })],
      oneOffs: [once(10_000, 'bonus')],
      accumulated: {
        cpp: minor(4145.2),
        ei: minor(1123.07),
        'cpp.pensionable': minor(72_000),
      },
    })
    expect(['cpp', 'cpp2', 'ei'].map((key) => amountIn(september, key))).toEqual([85.25, 416, 0])
  })

  test.each([
    ['2026-06-30', 155.16],
    ['2026-07-01', 185.62],
  ])('British Columbia, 4,400 a month, paid on %s: the rates of the edition of the day', (payDay, tax) => {
    const facts = { ...ONTARIAN, region: 'BC' }
    const items = [payItem(4400, { basis: 'hours' })]
    const result = payOf({ law: ca, month: payDay.slice(0, 7), payDay, facts, items })
    expect(amountIn(result, 'provincial_tax')).toBe(tax)
  })
})
