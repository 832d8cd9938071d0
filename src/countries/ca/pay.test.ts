import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../shared/dates.ts'
import { type Exact, exact } from '../../shared/money.ts'
import type { SchemeInput } from '../payroll.ts'
import {
  buildCpa005,
  CPA_RECORD,
  type CpaCredit,
  cpaDay,
  cpaSegment,
  parseCpa005,
  readSegment,
  SEGMENT_FIELDS,
} from './files/cpa005.ts'
import { isBusinessDay, REMITTERS, recordOfEmploymentDue, remittanceDue, slipsDue } from './obligations.ts'
import payroll from './payroll.ts'
import { pensionMonths, periodContributions, runOfYear, sumOf, yearMaxima } from './schemes/contributions.ts'
import { employerLevy, LEVYING_PROVINCES } from './schemes/employer-levies.ts'
import { claimsOf, incomeTax, lowestRates } from './schemes/income-tax.ts'

const number = (amount: Exact): number => Number(amount.valueOf())
const monthly = (gross: number, province = 'ON', payDay = '2026-03-31') => ({
  payDay,
  province,
  periods: 12,
  pensionable: exact(gross),
  insurable: exact(gross),
})

const asked = (bases: Record<string, number>, more: Partial<SchemeInput> = {}): SchemeInput => ({
  facts: { birthDate: '1990-01-01', region: 'ON', td1: '1645200', td1Province: '1298900' },
  month: '2026-03',
  payDay: '2026-03-31',
  periodsPerYear: 12,
  monthsLeft: 10,
  bases,
  accumulated: {},
  ...more,
})
const due = (key: string, q: SchemeInput): Record<string, number> => {
  const lines = payroll.schemes.find((one) => one.key === key)?.compute(q) ?? []
  return Object.fromEntries(lines.map(({ key: name, party, amount }) => [`${name} ${party}`, amount / 100]))
}
const paid = (cents: number) => ({ 'cpp.pensionable': cents, 'ei.insurable': cents, 'tax.periodic': cents })

describe('the pension plan by age', () => {
  const pension = (birthDate: string, payDay: string, more: Record<string, string> = {}) =>
    due('contributions', {
      ...asked(paid(500_000)),
      month: payDay.slice(0, 7),
      payDay,
      facts: { region: 'ON', birthDate, ...more },
    })['cpp employee']

  test('begins in the month after the 18th birthday and ends with that of the 70th', () => {
    expect([pension('2008-06-10', '2026-06-30'), pension('2008-06-10', '2026-07-01')]).toEqual([0, 280.15])
    expect([pension('1956-03-10', '2026-03-31'), pension('1956-03-10', '2026-04-01')]).toEqual([280.15, 0])
  })

  test('ends on the day chosen from 65 on', () => {
    const stopped = { pensionStoppedFrom: '2026-05-01' }
    expect([pension('1960-01-05', '2026-04-30', stopped), pension('1960-01-05', '2026-05-01', stopped)]).toEqual([
      280.15, 0,
    ])
  })
})

describe('contributions of a year', () => {
  test('of 9,000 a month in Ontario, month by month', () => {
    const all = runOfYear(monthly(9000), 12)
    expect(all.map((one) => number(one.pension))).toEqual([...Array(8).fill(518.15), 85.25, 0, 0, 0])
    expect(all.map((one) => number(one.secondPension))).toEqual([...Array(8).fill(0), 256, 160, 0, 0])
    expect(all.map((one) => number(one.ei))).toEqual([...Array(7).fill(146.7), 96.17, 0, 0, 0, 0])
  })

  test('with 27 pay days, in Quebec, and after being hired again', () => {
    const every14 = periodContributions({ ...monthly(4000), periods: 27 })
    expect(number(every14.pension)).toBe(230.29)
    const quebec = periodContributions(monthly(10_000, 'QC'))
    expect([quebec.pension, quebec.qpip, quebec.ei].map(number)).toEqual([611.63, 43, 130])
    const again = periodContributions({ ...monthly(9000), yearToDate: { pension: exact(4000) } })
    expect(number(again.pension)).toBe(230.45)
  })

  test('never pass the maxima, whatever is paid when', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 12, maxLength: 12 }),
        fc.constantFrom('ON', 'QC'),
        (pays, province) => {
          const maxima = yearMaxima(2026)
          const soFar = {
            pension: exact(0),
            secondPension: exact(0),
            ei: exact(0),
            qpip: exact(0),
            pensionable: exact(0),
          }
          for (const gross of pays) {
            const now = periodContributions({ ...monthly(gross, province), yearToDate: { ...soFar } })
            soFar.pension = soFar.pension.add(now.pension)
            soFar.secondPension = soFar.secondPension.add(now.secondPension)
            soFar.ei = soFar.ei.add(now.ei)
            soFar.qpip = soFar.qpip.add(now.qpip)
            soFar.pensionable = soFar.pensionable.add(gross)
          }
          const quebec = province === 'QC'
          expect(soFar.pension.compare(quebec ? maxima.qpp : maxima.cpp)).toBeLessThanOrEqual(0)
          expect(soFar.secondPension.compare(maxima.secondCpp)).toBeLessThanOrEqual(0)
          expect(soFar.ei.compare(quebec ? maxima.quebecEi : maxima.ei)).toBeLessThanOrEqual(0)
          expect(soFar.qpip.compare(maxima.qpip)).toBeLessThanOrEqual(0)
        },
      ),
      { numRuns: 30 },
    )
  })

  test('begin the month after the 18th birthday and end with that of the 70th', () => {
    expect([
      pensionMonths('2008-05-10', 2026),
      pensionMonths('2008-12-31', 2026),
      pensionMonths('2008-12-31', 2027),
    ]).toEqual([7, 0, 12])
    expect([
      pensionMonths('1956-05-10', 2026),
      pensionMonths('1956-01-31', 2026),
      pensionMonths('1956-01-31', 2027),
    ]).toEqual([5, 1, 0])
    expect([pensionMonths('1960-05-10', 2026, '2026-09-01'), pensionMonths('1990-01-01', 2026)]).toEqual([8, 12])
  })

  test('of a year whose rates are not published are refused', () => {
    for (const payDay of ['2027-01-08', '2024-12-31'])
      expect(() => periodContributions(monthly(9000, 'ON', payDay))).toThrow(`no figure on file for ${payDay}`)
  })
})

describe('income tax', () => {
  test('of the month and of a bonus, as the person’s lines', () => {
    const lines = due(
      'income_tax',
      asked({ ...paid(500_000), 'cpp.pensionable': 1_500_000, 'ei.insurable': 1_500_000, 'tax.bonus': 1_000_000 }),
    )
    expect(lines).toEqual({
      'federal_tax employee': 434.34,
      'provincial_tax employee': 244.65,
      'bonus_tax employee': 2935.93,
    })
  })

  test('in Quebec is the federal part by the CRA and the other by the province', () => {
    const q = asked(paid(1_000_000), { facts: { birthDate: '1990-01-01', region: 'QC' } })
    expect(due('quebec_income_tax', q)['quebec_tax employee']).toBe(1447.35)
    expect(due('income_tax', q)['provincial_tax employee']).toBe(0)
    expect(due('contributions', q)).toMatchObject({
      'qpp employee': 611.63,
      'qpip employee': 43,
      'qpip employer': 60.2,
      'ei employer': 182,
    })
  })

  test('rises with pay in every province and is never below nought', () => {
    const provinces = 'AB BC MB NB NL NS NT NU ON PE QC SK YT ZZ'.split(' ')
    const taxOf = (gross: number, province: string, payDay: string) => {
      const pay = monthly(gross, province, payDay)
      const tax = incomeTax({ ...pay, income: exact(gross), contributions: periodContributions(pay) })
      return number(tax.periodic)
    }
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40_000 }),
        fc.integer({ min: 1, max: 4000 }),
        fc.constantFrom(...provinces),
        fc.constantFrom('2025-02-28', '2025-08-29', '2026-02-27', '2026-08-31'),
        (gross, more, province, payDay) => {
          const [less, much] = [taxOf(gross, province, payDay), taxOf(gross + more, province, payDay)]
          expect(less).toBeGreaterThanOrEqual(0)
          // The published constants are whole dollars: at a threshold the year's tax may step by a dollar and a half.
          expect(much).toBeGreaterThanOrEqual(less - 0.13)
        },
      ),
      { numRuns: 150 },
    )
  })

  test('knows claim codes from nought to ten, and no province nobody has written down', () => {
    expect(number(claimsOf('2026-03-31', 'YT', 10).provincial)).toBe(40_532.5)
    expect(number(claimsOf('2026-03-31', 'MB', 2).provincial)).toBe(16_626.5)
    expect(() => claimsOf('2026-03-31', 'ON', 11)).toThrow('11 is no claim code')
    expect(() => claimsOf('2026-03-31', 'on', 1)).toThrow('no table on file for on')
    expect(() => lowestRates('2026-03-31', 'XX')).toThrow('no table on file for XX')
    expect(number(lowestRates('2026-03-31', 'QC').provincial)).toBe(0)
    const pay = monthly(1000)
    const contributions = periodContributions(pay)
    expect(() => incomeTax({ ...pay, province: 'XX', income: exact(1000), contributions })).toThrow(
      'no table on file for XX',
    )
  })

  test('of a retroactive raise paid by itself is that of a bonus; the plans take their rate', () => {
    const alone = periodContributions({
      payDay: '2026-06-29',
      province: 'ON',
      periods: 12,
      pensionable: exact(450),
      insurable: exact(450),
      exemptionUsed: true,
    })
    expect([alone.pension, alone.ei].map(number)).toEqual([26.78, 7.34])
    expect(payroll.schemes.every(({ retro }) => retro('decided_late') === 'as_paid')).toBe(true)
  })
})

describe('levies on payroll', () => {
  const levy = (province: string, remuneration: number, day = '2026-06-30') =>
    employerLevy({ province, remuneration: remuneration * 100, day }).value / 100

  test('have their thresholds', () => {
    expect([levy('ON', 1_000_000), levy('ON', 1_000_100), levy('ON', 5_000_000), levy('ON', 5_000_001)]).toEqual([
      0, 1.95, 78_000, 97_500.02,
    ])
    expect([levy('BC', 1_000_000), levy('BC', 1_300_000), levy('BC', 2_000_000)]).toEqual([0, 17_550, 39_000])
    expect([levy('QC', 1_000_000), levy('QC', 7_800_000)]).toEqual([16_500, 332_280])
    expect(levy('MB', 3_000_000, '2025-06-30')).toBe(32_250)
    expect(() => levy('MB', 1)).toThrow('no figure on file for 2026-06-30')
    expect(() => levy('AB', 1)).toThrow('AB has no levy on payroll on file')
    expect(LEVYING_PROVINCES).toEqual(['ON', 'BC', 'MB', 'NL', 'QC'])
    expect(
      employerLevy({ province: 'ON', remuneration: 600_000_000, day: '2026-01-01', keepsExemption: true }).value,
    ).toBe(9_750_000)
  })
})

describe('due days', () => {
  test('are business days of the authority’s own calendar, after the pay', () => {
    fc.assert(
      fc.property(
        fc.nat(1500),
        fc.constantFrom(...REMITTERS),
        fc.constantFrom('CRA', 'QC'),
        (n, remitter, calendar) => {
          const payDay = addDays('2025-01-01', n)
          const day = remittanceDue(payDay, remitter, calendar)
          expect(isBusinessDay(day, calendar)).toBe(true)
          expect(day > payDay).toBe(true)
        },
      ),
    )
    expect([isBusinessDay('2026-06-24', 'CRA'), isBusinessDay('2026-06-24', 'QC')]).toEqual([true, false])
    expect([isBusinessDay('2026-08-03', 'CRA'), isBusinessDay('2026-08-03', 'QC')]).toEqual([false, true])
    expect([2025, 2026, 2027].map((year) => slipsDue(year))).toEqual(['2026-03-02', '2027-03-01', '2028-02-29'])
  })

  test('of a record of employment', () => {
    const asked = { lastDay: '2026-04-11', periodEnd: '2026-04-24', electronic: true } as const
    expect(recordOfEmploymentDue({ ...asked, frequency: 'biweekly' })).toBe('2026-04-29')
    expect(recordOfEmploymentDue({ ...asked, periodEnd: '2026-04-30', frequency: 'monthly' })).toBe('2026-04-26')
    expect(
      recordOfEmploymentDue({ ...asked, lastDay: '2026-04-28', periodEnd: '2026-04-30', frequency: 'monthly' }),
    ).toBe('2026-05-05')
    expect(recordOfEmploymentDue({ ...asked, frequency: 'weekly', electronic: false })).toBe('2026-04-16')
  })
})

describe('the payment file', () => {
  const from = {
    id: '0123456789',
    shortName: 'ACME',
    longName: 'ACME CONSTRUCTION LIMITED',
    dataCentre: '12345',
    fileNumber: 7,
    institution: '003',
    transit: '00412',
    account: '1234567',
  }
  const credits = fc.array(
    fc.record({
      amount: fc.integer({ min: 1, max: 9_999_999 }),
      day: fc.constant('2026-03-05'),
      institution: fc.stringMatching(/^\d{3}$/),
      transit: fc.stringMatching(/^\d{5}$/),
      account: fc.stringMatching(/^\d{5,12}$/),
      payee: fc.stringMatching(/^[A-Z]{1,30}$/),
      reference: fc.stringMatching(/^[A-Z0-9]{1,19}$/),
    }),
    { minLength: 1, maxLength: 14 },
  )

  test('read back is what was written, its records all of one length, its trailer their sum', () => {
    fc.assert(
      fc.property(credits, (all: readonly CpaCredit[]) => {
        const file = buildCpa005(from, all, '2026-03-03')
        for (const line of file.split('\r\n').slice(0, -1)) expect(line).toHaveLength(CPA_RECORD)
        const read = parseCpa005(file)
        expect(read).toMatchObject({ originator: from.id, fileNumber: 7, made: '026062', count: all.length })
        expect(read.total).toBe(all.reduce((sum, { amount }) => sum + amount, 0))
        expect(read.credits).toEqual(
          all.map(({ amount, day, institution, transit, account, payee, reference }) => ({
            amount,
            day: cpaDay(day),
            account: { institution, transit, account },
            payee,
            reference,
            type: '200',
          })),
        )
      }),
      { numRuns: 25 },
    )
  })

  test('has its fields where the standard has them', () => {
    const credit = {
      amount: 123_456,
      day: '2026-03-05',
      institution: '004',
      transit: '10231',
      account: '998877',
      payee: 'José Côté',
      reference: 'X',
    }
    const segment = cpaSegment(credit, { ...from, originatingCentre: '54321' }, 2)
    expect(segment).toHaveLength(240)
    expect(SEGMENT_FIELDS.reduce((sum, [, length]) => sum + length, 0)).toBe(240)
    expect(readSegment(segment)).toMatchObject({
      amount: '0000123456',
      day: '026064',
      institution: '000410231',
      account: '998877      ',
      payee: 'Jose Cote'.padEnd(30),
      trace: '1234543210007000000002',
      invalid: '00000000000',
    })
    expect([cpaDay('2026-01-01'), cpaDay('2024-12-31'), cpaDay('2026-12-31')]).toEqual(['026001', '024366', '026365'])
  })

  test('refuses what a bank would, and a file that was changed', () => {
    const one = {
      amount: 100,
      day: '2026-03-05',
      institution: '004',
      transit: '10231',
      account: '1',
      payee: 'A',
      reference: 'X',
    }
    expect(() => cpaSegment({ ...one, amount: 0 }, from)).toThrow('nothing to pay')
    expect(() => cpaSegment({ ...one, transit: '123456' }, from)).toThrow('Transit')
    expect(() => buildCpa005(from, [], '2026-03-03')).toThrow('nobody')
    expect(() => cpaSegment({ ...one, account: '1234567890123' }, from)).toThrow('Account is not up to 12')
    expect(() => cpaSegment({ ...one, account: '' }, from)).toThrow('A: no account')
    expect(() => cpaSegment(one, { ...from, account: '1234567890123' })).toThrow('Return account is not up to 12')
    expect(() => cpaSegment(one, { ...from, id: '01234567890' })).toThrow('Originator is not up to 10')
    expect(() => cpaSegment({ ...one, day: '2026-02-30' }, from)).toThrow('2026-02-30 is no day')
    const file = buildCpa005(from, [one], '2026-03-03')
    expect(() => parseCpa005(file.replace('0000000100', '0000000200'))).toThrow('total')
    expect(() => parseCpa005('A\r\n')).toThrow('1464')
  })
})

test('the sum of a year’s contributions', () => {
  expect(number(sumOf(runOfYear(monthly(9000), 12), (one) => one.pension))).toBe(4230.45)
})
