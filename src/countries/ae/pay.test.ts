import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exact } from '../../shared/money.ts'
import { readSif } from './files/sif.reading.ts'
import { buildSif, type SifPerson, sifName, sifProblems, VARIABLE_PARTS, variableOf, wholeMonth } from './files/sif.ts'
import { duesBy, isPaidEnough, lateWagesStep, leastShare, pensionDue, wagesDue } from './obligations.ts'
import payroll from './payroll.ts'
import { gratuity, savingsContribution, serviceByDays, serviceByMonths } from './schemes/end-of-service.ts'
import { gulfPension, pension, pensionLawOf, pensionPay } from './schemes/pension.ts'

const day = '2026-11-30'
const fils = (dirhams: number) => Math.round(dirhams * 100)

describe('gratuity', () => {
  const of = (years: number | string, more = {}) =>
    gratuity({ basic: fils(10_000), years: exact(years), day, ...more }).value / 100

  test('by days of service and by months', () => {
    const days = serviceByDays('2022-03-01', '2026-11-30')
    expect(days.mul(365).valueOf()).toBe(1736)
    expect(gratuity({ basic: fils(10_000), years: days, day }).value).toBe(3_329_315)
    expect(gratuity({ basic: fils(10_000), years: serviceByMonths('2022-03-01', '2026-11-30'), day }).value).toBe(
      3_325_000,
    )
    expect(serviceByMonths('2024-02-29', '2025-02-27').valueOf()).toBe(11 / 12)
    expect(serviceByDays('2022-03-01', '2026-11-30', 36).mul(365).valueOf()).toBe(1700)
  })

  test.each([
    ['0.99', 0],
    [1, 7000],
    ['1.5', 10_500],
    [3, 21_000],
    [5, 35_000],
    ['7.5', 60_000],
    [27, 240_000],
    [30, 240_000],
  ])('after %s years comes to %d', (years, expected) => expect(of(years)).toBe(expected))

  test('is not for who has a pension, follows the hours of part time and the company’s day of pay', () => {
    expect([of(6, { nationality: 'AE' }), of(6, { nationality: 'SA' }), of(6, { nationality: 'IN' })]).toEqual([
      0, 0, 45_000,
    ])
    expect([of(3, { share: exact('0.5') }), of(1, { dayOfPay: 'days_of_year' })]).toEqual([10_500, 6904.11])
    expect(() => of(3, { day: '2022-02-01' })).toThrow('no figure on file for 2022-02-01')
  })

  test('grows with service and never with absence', () => {
    fc.assert(
      fc.property(fc.nat(12_000), fc.nat(400), fc.nat(400), (days, more, absent) => {
        const years = (n: number) => exact(Math.max(0, n)).div(365).toFraction()
        expect(of(years(days))).toBeLessThanOrEqual(of(years(days + more)))
        expect(of(years(days - absent))).toBeLessThanOrEqual(of(years(days)))
      }),
    )
  })

  test('may give way to savings from 10 October 2023', () => {
    const savings = (years: number, on = day) =>
      savingsContribution({ basic: fils(10_000), years: exact(years), day: on }).value / 100
    expect([savings(5), savings(6)]).toEqual([583, 833])
    expect(() => savings(1, '2023-10-09')).toThrow('no figure on file')
  })

  test('is paid within fourteen days', () => {
    expect([duesBy('2026-11-30'), duesBy('2028-01-20')]).toEqual(['2026-12-14', '2028-02-03'])
  })
})

describe('the end of service', () => {
  const exit = (facts: Record<string, string>) =>
    payroll
      .exit({ facts, serviceFrom: '2022-03-01', lastDay: '2026-11-30', unpaidDays: 0, basic: fils(10_000), wages: 0 })
      .map(({ amount }) => amount / 100)

  test('pays gratuity, until the savings scheme began, and none to who has a pension', () => {
    expect([exit({ nationality: 'IN' }), exit({ nationality: 'AE' })]).toEqual([[33_293.15], []])
    expect(exit({ nationality: 'IN', savingsFrom: '2025-03-01' })).toEqual([21_019.18])
    expect(() => exit({ nationality: 'IN', freeZone: 'DIFC' })).toThrow('DIFC is not on file')
    expect(exit({ nationality: 'IN', freeZone: 'dmcc' })).toEqual([33_293.15])
    expect(payroll.rules.settleWithin('2026-11-30')).toMatchObject({ days: 14, count: 'calendar' })
    expect(payroll.rules.payBy('2026-11')?.day).toBe('2026-12-01')
  })
})

describe('pensions', () => {
  const shares = (law: 'law7' | 'law57', salary: number) => {
    const { base, employee, employer, government } = pension(law, fils(salary), day)
    return [base, employee, employer, government].map((one) => one / 100)
  }

  test('have a lowest and a highest base, and under law 57 a government’s part below 20,000', () => {
    expect(shares('law57', 2999)).toEqual([3000, 330, 375, 75])
    expect(shares('law57', 19_999.99)).toEqual([19_999.99, 2200, 2500, 500])
    expect(shares('law57', 20_000)).toEqual([20_000, 2200, 3000, 0])
    expect(shares('law57', 70_001)).toEqual([70_000, 7700, 10_500, 0])
    expect(shares('law7', 60_000)).toEqual([50_000, 2500, 6250, 1250])
    expect(shares('law7', 500)).toEqual([1000, 50, 125, 25])
  })

  test('go by the day of the first insured job', () => {
    expect([pensionLawOf('2023-10-30'), pensionLawOf('2023-10-31')]).toEqual(['law7', 'law57'])
  })

  test('are reckoned on January’s pay: a raise in March counts from next January', () => {
    const history = [
      { from: '2024-05-01', salary: fils(18_000) },
      { from: '2026-03-01', salary: fils(20_000) },
    ]
    expect(['2026-03', '2026-12', '2027-01'].map((month) => pensionPay(history, month))).toEqual([
      1_800_000, 1_800_000, 2_000_000,
    ])
    expect(pensionPay(history, '2024-05')).toBe(1_800_000)
    expect(() => pensionPay(history, '2024-04')).toThrow('No pay on file for 2024-04')
  })

  test('of other Gulf nationals cost the employer no more than for a national', () => {
    expect(gulfPension('QA', fils(10_000), day)).toMatchObject({ employer: 125_000, employee: 85_000 })
    expect(gulfPension('SA', fils(10_000), day)).toMatchObject({ employer: 90_000, employee: 90_000 })
    expect(() => gulfPension('KW', 1, day)).toThrow('no figure on file for KW')
  })

  test('are paid from the first to the fifteenth', () => {
    expect(pensionDue('2026-12')).toMatchObject({ from: '2027-01-01', lastDay: '2027-01-15' })
  })
})

describe('wage protection', () => {
  test('has wages due on the first, with days of grace until May 2026', () => {
    expect(wagesDue('2026-12')).toEqual({ due: '2027-01-01', lastDay: '2027-01-01', graceDays: 0 })
    expect(wagesDue('2026-05').graceDays).toBe(0)
    expect(wagesDue('2026-04')).toEqual({ due: '2026-05-01', lastDay: '2026-05-15', graceDays: 15 })
  })

  test('asks 85 of a hundred to the fil, 80 before June 2026', () => {
    expect([8_500_000, 8_499_999].map((paid) => isPaidEnough(10_000_000, paid, day))).toEqual([true, false])
    expect(isPaidEnough(10_000_000, 8_000_000, '2026-05-31')).toBe(true)
    expect(leastShare('2026-06-01').valueOf()).toBe(0.85)
  })

  test('steps up by days', () => {
    expect([1, 2, 4, 5, 10, 11, 16, 21, 90].map((days) => lateWagesStep(days, day))).toEqual([
      null,
      'notice',
      'notice',
      'new work permits suspended',
      'new work permits suspended',
      'fines and downgrade',
      'complaints registered',
      'enforcement and travel ban',
      'enforcement and travel ban',
    ])
  })
})

describe('the salary information file', () => {
  const employer = { establishment: '9103', routing: '302620122', month: '2026-11', madeAt: '2026-11-30T11:07:00' }
  const person: SifPerson = {
    personCode: '1234',
    routing: '302620122',
    account: 'AE070331234567890123456',
    ...wholeMonth('2026-11'),
    fixed: 800_000,
    variable: { overtime: 30_000, other: 20_000 },
    unpaidDays: 0,
  }
  const second: SifPerson = { ...person, personCode: '1235', fixed: 600_000, variable: {}, unpaidDays: 2 }

  test('has a record for each, one for what varies, and one trailer with their sum', () => {
    const file = readSif(buildSif(employer, [person, second]))
    expect(file.order).toEqual(['EDR', 'EVP', 'EDR', 'SCR'])
    expect(file.trailer).toMatchObject({ count: 2, total: 1_450_000, month: '112026', currency: 'AED', time: '1107' })
    expect(file.problems).toEqual([])
    expect(sifName(employer)).toBe('0000000009103261130110700.SIF')
  })

  test('read back is what was written', () => {
    const amount = fc.integer({ min: 0, max: 5_000_000 })
    const people = fc.array(
      fc.record({ fixed: amount, parts: fc.array(amount, { minLength: 7, maxLength: 7 }), unpaidDays: fc.nat(30) }),
      {
        minLength: 1,
        maxLength: 8,
      },
    )
    fc.assert(
      fc.property(people, (all) => {
        const written = all.map(
          ({ fixed, parts, unpaidDays }, i): SifPerson => ({
            ...person,
            personCode: String(1000 + i),
            fixed,
            unpaidDays,
            variable: Object.fromEntries(VARIABLE_PARTS.map((part, at) => [part, parts[at] ?? 0])),
          }),
        )
        const read = readSif(buildSif(employer, written))
        expect(read.problems).toEqual([])
        expect(
          read.people.map(({ personCode, fixed, variable, unpaidDays }) => [
            Number(personCode),
            fixed,
            variable,
            unpaidDays,
          ]),
        ).toEqual(written.map((one) => [Number(one.personCode), one.fixed, variableOf(one), one.unpaidDays]))
        expect(read.trailer?.total).toBe(written.reduce((sum, one) => sum + one.fixed + variableOf(one), 0))
      }),
      { numRuns: 30 },
    )
  })

  test.each([
    ['an amount below nought', { fixed: -100 }, 'below nought'],
    ['an IBAN with wrong check digits', { account: 'AE070331234567890123457' }, 'check digits'],
    ['a person without a number', { personCode: '' }, 'no number at the ministry'],
    ['a period over a month’s end', { until: '2026-12-01' }, 'a period of two months'],
    ['more unpaid days than days', { days: 5, unpaidDays: 6 }, 'more unpaid days'],
  ])('is not written with %s', (_what, wrong, sentence) => {
    expect(() => buildSif(employer, [{ ...person, ...wrong }])).toThrow(sentence)
  })

  test('is not written twice for one person, for nobody, or for another month', () => {
    expect(sifProblems(employer, [person, person])).toEqual(['1234 stands twice'])
    expect(sifProblems(employer, [])).toEqual(['There is nobody to pay'])
    expect(sifProblems({ ...employer, madeAt: '2026-02-30T11:07:00' }, [person])).toEqual([
      'The day or time of the file is none',
    ])
    expect(() => sifName({ ...employer, establishment: '12345678901234' })).toThrow('no number at the ministry')
    expect(() => sifName({ ...employer, madeAt: '2026-11-30T24:07:00' })).toThrow('day or time')
    expect(sifProblems({ ...employer, month: '2026-10' }, [person])).toEqual(['1234 has a period outside 2026-10'])
    expect(sifProblems({ ...employer, reference: 'a,b', establishment: 'x', routing: '1' }, [person])).toHaveLength(3)
  })

  test('of somebody else is judged by its text', () => {
    const [edr = '', evp = '', other = '', scr = ''] = buildSif(employer, [person, second]).split('\r\n')
    const judged = (...lines: string[]) => readSif(lines.join('\n')).problems
    expect(judged(edr, evp, other, scr)).toEqual([])
    expect(judged(evp, edr, other, scr).join()).toContain('EVP does not follow')
    expect(judged(edr, evp, other, scr, scr).join()).toContain('a second SCR')
    expect(judged(edr, other, scr).join()).toContain('varying pay without EVP')
    expect(judged(edr, evp, scr).join()).toContain('SCR counts 2')
    expect(judged(edr, evp, other).join()).toContain('The last line is no SCR')
    expect(judged(edr.replace('8000.00', '8,000.00'), evp, other, scr)).not.toEqual([])
    expect(judged(edr, evp.replace('300.00', '301.00'), other, scr).join()).toContain('do not add up')
    expect(readSif([edr, evp, other.replace('AE07', 'AE08'), scr].join('\n')).accounts).toEqual([
      'AE080331234567890123456',
    ])
    expect(judged('XYZ,1', scr).join()).toContain('no record of the system')
    expect(judged(edr, evp.replace('302620122', '302620999'), other, scr).join()).toContain('not that of the EDR')
    expect(judged(edr, evp, other, scr.replace('302620122', '30262012')).join()).toContain('not 9 digits')
    expect(judged(edr, evp, other, `${scr}${'X'.repeat(36)}`).join()).toContain('more than 35 characters')
    expect(judged(edr, evp, other, `${scr}Gehälter`).join()).toContain('letters the system does not know')
  })
})
