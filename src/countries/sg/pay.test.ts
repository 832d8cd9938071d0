import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dueNow, type SchemeInput } from '../payroll.ts'
import payroll from './payroll.ts'
import { AGE_BANDS } from './schemes/cpf.figures.ts'
import {
  additionalCeiling,
  additionalSubject,
  cpfAgeBand,
  cpfOfMonth,
  cpfResidentYear,
  ordinarySubject,
} from './schemes/cpf.ts'
import { foreignWorkerLevy, levyTiers, selfHelpOf } from './schemes/levies.ts'

const month = '2026-11'
const cents = (dollars: number) => Math.round(dollars * 100)
const whole = { month, band: '<=55', cpfClass: 'full', additional: 0 } as const

const asked = (bases: Record<string, number>, more: Partial<SchemeInput> = {}): SchemeInput => ({
  facts: { birthDate: '1990-01-01', cpfStatus: 'citizen', selfHelpFunds: 'CDAC' },
  month,
  payDay: '2026-11-30',
  periodsPerYear: 12,
  monthsLeft: 2,
  bases,
  accumulated: {},
  ...more,
})
const scheme = (key: string) => {
  const found = payroll.schemes.find((one) => one.key === key)
  if (!found) throw new Error(key)
  return found
}
const shares = (key: string, bases: Record<string, number>, more: Partial<SchemeInput> = {}) =>
  scheme(key)
    .compute(asked(bases, more))
    .map(({ amount }) => amount / 100)

describe('CPF of a month', () => {
  test('in two runs shares one rounding', () => {
    const first = scheme('cpf').compute(asked({ 'cpf.ow': cents(1234.56) }))
    expect(first.map(({ amount }) => amount)).toEqual([24_600, 21_100])
    const both = scheme('cpf').compute(asked({ 'cpf.ow': cents(1234.56), 'cpf.aw': cents(765.44) }))
    expect(dueNow(both, first).map(({ amount }) => amount)).toEqual([15_400, 12_900])
  })

  test('is lifted over the thresholds of low wages by a second run', () => {
    const first = scheme('cpf').compute(asked({ 'cpf.ow': cents(480) }))
    expect(first.map(({ amount }) => amount)).toEqual([0, 8200])
    const both = scheme('cpf').compute(asked({ 'cpf.ow': cents(480), 'cpf.aw': cents(400) }))
    expect(dueNow(both, first).map(({ amount }) => amount)).toEqual([17_600, 6800])
  })

  test.each([
    [50, 0, 0],
    [50.01, 9, 0],
    [500, 85, 0],
    [500.01, 85, 0],
    [750, 278, 150],
    [750.01, 278, 150],
  ])('of %d dollars comes to %d, the employee’s part to %d', (wages, total, employee) => {
    const answer = cpfOfMonth({ ...whole, ordinary: cents(wages) })
    expect([answer.total, answer.employee]).toEqual([total * 100, employee * 100])
  })

  test('takes the new age band from the month after the birthday’s', () => {
    expect(['2026-06', '2026-07'].map((one) => cpfAgeBand('1971-06-10', one))).toEqual(['<=55', '55-60'])
    expect(['2026-02', '2026-03'].map((one) => cpfAgeBand('1956-02-29', one))).toEqual(['65-70', '>70'])
    expect(['2026-12', '2027-01'].map((one) => cpfAgeBand('1966-12-31', one))).toEqual(['55-60', '60-65'])
    const totals = ['2026-06', '2026-07'].map(
      (one) => cpfOfMonth({ ...whole, month: one, band: cpfAgeBand('1971-06-10', one), ordinary: 600_000 }).total,
    )
    expect(totals).toEqual([222_000, 204_000])
  })

  test('of a permanent resident goes by years that end with the month of the anniversary', () => {
    const years = ['2025-02', '2025-03', '2026-03', '2026-04', '2027-03', '2027-04']
    expect(years.map((one) => cpfResidentYear('2025-03-16', one))).toEqual([0, 1, 1, 2, 2, 3])
  })

  test('of a resident on joint rates: the employer pays in full, the employee by degrees', () => {
    const first = cpfOfMonth({ ...whole, cpfClass: 'first_fg', ordinary: 500_000 })
    const second = cpfOfMonth({ ...whole, cpfClass: 'second_fg', ordinary: 500_000 })
    expect([first.employer, first.employee, second.employer, second.employee]).toEqual([85_000, 25_000, 85_000, 75_000])
  })

  test('is refused for rates nobody has published, or has told', () => {
    expect(() => cpfOfMonth({ ...whole, month: '2028-01', ordinary: 1 })).toThrow('no figure on file for 2028-01-01')
    expect(() => cpfOfMonth({ ...whole, month: '2024-12', ordinary: 1 })).toThrow('CPF contribution rates')
    expect(() => cpfOfMonth({ ...whole, month: '2027-01', cpfClass: 'first_gg', ordinary: 1 })).toThrow('first year')
    expect(() => cpfOfMonth({ ...whole, ordinary: -1 })).toThrow('below nought')
  })

  test('never falls with a higher wage, and its shares are the total', () => {
    const wages = fc.integer({ min: 0, max: 2_000_000 })
    fc.assert(
      fc.property(
        wages,
        wages,
        fc.constantFrom(...AGE_BANDS),
        fc.constantFrom('full', 'first_gg', 'second_fg'),
        (a, b, band, cpfClass) => {
          const at = (ordinary: number) => cpfOfMonth({ ...whole, band, cpfClass, ordinary })
          const [low, high] = [at(Math.min(a, b)), at(Math.max(a, b))]
          expect(low.employee).toBeLessThanOrEqual(high.employee)
          expect(low.total).toBeLessThanOrEqual(high.total)
          expect(high.employee + high.employer).toBe(high.total)
          expect(high.total % 100).toBe(0)
        },
      ),
    )
  })
})

describe('the ceiling of additional wages', () => {
  test('of a raise decided late: back pay is additional wages of the month it is paid in', () => {
    const accumulated = { 'cpf.ow_subject': 3 * 750_000 }
    const lines = shares('cpf', { 'cpf.ow': 850_000, 'cpf.aw': 300_000 }, { month: '2026-04', accumulated })
    expect(lines).toEqual([2200, 1870])
    expect(scheme('cpf').retro('decided_late')).toBe('as_paid')
    expect(scheme('cpf').retro('paid_late')).toBe('as_earned')
  })

  test('of a raise due all along: each month’s ordinary wages, with interest', () => {
    const more = [750_000, 800_000].map((ordinary) => cpfOfMonth({ ...whole, month: '2026-01', ordinary }).total)
    expect((more[1] ?? 0) - (more[0] ?? 0)).toBe(185_00)
    const interest = (paid: string) => scheme('cpf').interest?.({ owed: 185_00, due: '2026-02-14', paid }).value
    expect([interest('2026-02-15'), interest('2026-04-15')]).toEqual([5_00, 8_33])
  })

  test('counts what an opening balance brought', () => {
    const ceiling = additionalCeiling(2026, 48_000_00 + 6 * 8000_00)
    expect(additionalSubject(ceiling, 2000_00, 10_000_00)).toBe(4000_00)
  })

  test('with ordinary wages never lets more than the annual ceiling through', () => {
    const pay = fc.integer({ min: 0, max: 1_500_000 })
    fc.assert(
      fc.property(fc.array(fc.tuple(pay, pay), { minLength: 12, maxLength: 12 }), (months) => {
        let [ordinary, additional] = [0, 0]
        months.forEach(([ow, aw], i) => {
          const at = `2026-${String(i + 1).padStart(2, '0')}`
          // What is still to come, known to the cent.
          const rest = months.slice(i + 1).reduce((sum, [one]) => sum + ordinarySubject(one, at), 0)
          ordinary += ordinarySubject(ow, at)
          additional += additionalSubject(additionalCeiling(2026, ordinary + rest), additional, aw)
        })
        expect(ordinary + additional).toBeLessThanOrEqual(102_000_00)
      }),
      { numRuns: 30 },
    )
  })
})

describe('levies', () => {
  test('of a month in two runs come to the month’s', () => {
    const sdl = scheme('sdl')
    const first = sdl.compute(asked({ 'sdl.wages': 400_000 }))
    expect(first[0]?.amount).toBe(1000)
    expect(dueNow(sdl.compute(asked({ 'sdl.wages': 500_000 })), first)[0]?.amount).toBe(125)
    const help = scheme('self_help')
    const one = help.compute(asked({ 'shg.wages': 480_000 }))
    expect(dueNow(help.compute(asked({ 'shg.wages': 780_000 })), one)[0]?.amount).toBe(150)
  })

  test('a fund is given to by its own bands, and by the form of who gave one', () => {
    expect(selfHelpOf('SINDA', 1_000_01, '2026-11-01').value).toBe(300)
    expect(selfHelpOf('ECF', 1_500_01, '2026-11-01').value).toBe(600)
    expect(() => selfHelpOf('MBMF', 1, '2016-05-31')).toThrow('no figure on file for 2016-05-31')
    const lines = scheme('self_help').compute(
      asked({ 'shg.wages': 480_000 }, { facts: { selfHelpFunds: 'CDAC,MBMF', 'shg.cdac': '0' } }),
    )
    expect(lines.map(({ amount }) => amount)).toEqual([0, 1950])
  })

  test('on a foreign worker are by day where the month is not whole, and a company’s own figure goes first', () => {
    const day = '2026-11-01'
    expect(foreignWorkerLevy({ tier: 's_pass', days: 'whole', day }).value).toBe(65_000)
    expect(foreignWorkerLevy({ tier: 's_pass', days: 10, day }).value).toBe(10 * 2137)
    expect(foreignWorkerLevy({ tier: 's_pass', days: 'whole', day, monthly: 70_000 }).value).toBe(70_000)
    expect(() => foreignWorkerLevy({ tier: 'pilots', days: 1, day })).toThrow('no figure on file for pilots')
    expect(levyTiers(day)).toContain('construction_1')
  })
})
