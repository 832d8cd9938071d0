import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../shared/dates.ts'
import { dueNow, type SchemeInput } from '../payroll.ts'
import { buildEcr, checkEcr, type EcrMember, ecrLine, parseEcr } from './files/ecr.ts'
import payroll from './payroll.ts'
import { gratuity, gratuityEligibility, gratuitySetAside, statutoryBonus } from './schemes/gratuity-bonus.ts'
import { monthTax, rentShare, yearTax } from './schemes/income-tax.ts'
import { labourWelfare } from './schemes/labour-welfare.ts'
import { professionalTax } from './schemes/professional-tax.ts'
import { providentFund, providentFundCharge } from './schemes/provident-fund.ts'
import { contributionPeriod, isInsurable, stateInsurance } from './schemes/state-insurance.ts'
import { codeWages } from './schemes/wages.ts'

const day = '2026-06-15'
const paise = (rupees: number) => Math.round(rupees * 100)

const asked = (bases: Record<string, number>, more: Partial<SchemeInput> = {}): SchemeInput => ({
  facts: { birthDate: '1990-01-01', region: 'KA', gender: 'M', epfMember: 'yes', esiMember: 'yes', taxRegime: 'new' },
  month: '2026-06',
  payDay: '2026-06-30',
  periodsPerYear: 12,
  monthsLeft: 10,
  bases,
  accumulated: {},
  ...more,
})
const scheme = (key: string) => {
  const found = payroll.schemes.find((one) => one.key === key)
  if (!found) throw new Error(key)
  return found
}

describe('the provident fund', () => {
  test.each([
    [15_000, [1800, 1250, 550]],
    [7000, [840, 583, 257]],
    [13_066.67, [1568, 1088, 480]],
  ])('of %d a month', (wages, expected) => {
    const answer = providentFund({ wages: paise(wages), day })
    expect([answer.employee, answer.pension, answer.employerFund].map((one) => one / 100)).toEqual(expected)
  })

  test('above the ceiling: the fund on all wages, the pension scheme never', () => {
    const full = providentFund({ wages: paise(20_000), day, restricted: false })
    expect([full.employee, full.pension, full.employerFund, full.insurance].map((one) => one / 100)).toEqual([
      2400, 1250, 1150, 75,
    ])
    expect(providentFund({ wages: paise(20_000), day }).employee).toBe(180_000)
    expect(providentFund({ wages: paise(20_000), day, age: 57 }).pension).toBe(125_000)
    expect(providentFund({ wages: paise(20_000), day, age: 58 }).pension).toBe(0)
  })

  test('charges at least 500 a month, 75 without members', () => {
    expect([0, 50_000_00, 200_000_00].map((one) => providentFundCharge(one, day))).toEqual([7500, 50_000, 100_000])
  })

  test('on arrears by month brings what the lump would not', () => {
    const of = (wages: number) => providentFund({ wages: paise(wages), day })
    expect(3 * (of(16_000).employee - of(12_000).employee)).toBe(108_000)
    expect(scheme('epf').retro('decided_late')).toBe('as_earned')
  })

  test('files and rules agree: shares add up, lines read back as they were written', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 40_000 }), { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        (all, restricted) => {
          const members = all.map((wages, i): EcrMember => {
            const fund = providentFund({ wages: wages * 100, day, restricted })
            return {
              uan: String(100_000_000_000 + i),
              name: `Member ${i}`,
              gross: wages * 100,
              fundWages: fund.fundWages,
              pensionWages: fund.pensionWages,
              insuranceWages: fund.insuranceWages,
              employee: fund.employee,
              pension: fund.pension,
              employerFund: fund.employerFund,
              unpaidDays: i,
              refund: 0,
            }
          })
          expect(parseEcr(buildEcr(members))).toEqual(members)
          expect(checkEcr(members)).toEqual([])
        },
      ),
      { numRuns: 30 },
    )
    const line = '100427607286#~#xy#~#15000#~#15000#~#15000#~#15000#~#1800#~#1250#~#550#~#0#~#0'
    const [member] = parseEcr(line)
    expect(member && ecrLine(member)).toBe(line)
    expect(() => member && ecrLine({ ...member, pension: 0 })).toThrow('do not add up')
    expect(() => member && ecrLine({ ...member, uan: '123' })).toThrow('12 digits')
    expect(() => parseEcr('1#~#2')).toThrow('Line 1')
    expect(member && checkEcr([member, { ...member, pension: 0, fundWages: 0 }])).toHaveLength(4)
    expect(member && checkEcr([{ ...member, uan: '123' }])).toEqual(['123: a UAN has 12 digits'])
    expect(member && checkEcr([{ ...member, name: ' ', unpaidDays: 32 }])).toEqual([
      '100427607286: no name',
      '100427607286: 32 unpaid days',
    ])
  })
})

describe('state insurance', () => {
  test('goes on to the end of the contribution period on all wages', () => {
    const bases = { 'esi.wages': paise(22_500), 'esi.wages_at_start': paise(20_900) }
    const esi = scheme('esi')
    const july = asked(bases, { month: '2026-07', payDay: '2026-07-31' })
    expect(esi.applies(july)).toBe(true)
    expect(esi.compute(july).map(({ amount }) => amount / 100)).toEqual([169, 732])
    const october = asked({ 'esi.wages': paise(22_500), 'esi.wages_at_start': paise(22_500) }, { month: '2026-10' })
    expect(esi.applies(october)).toBe(false)
    expect(contributionPeriod('2027-02')).toEqual({ from: '2026-10', until: '2027-03' })
  })

  test('is not lost by a raise inside the contribution period in which wages were contributed on', () => {
    const esi = scheme('esi')
    const raised = { month: '2026-07', payDay: '2026-07-31' }
    const bases = { 'esi.wages': paise(22_500) }
    expect(esi.applies(asked(bases, raised))).toBe(false)
    expect(esi.applies(asked(bases, { ...raised, accumulated: { 'esi.wages': paise(20_900) } }))).toBe(true)
  })

  test('is for who earns up to 21,000, with a disability up to 25,000', () => {
    expect([21_000, 21_000.01].map((one) => isInsurable(paise(one), day))).toEqual([true, false])
    expect([25_000, 25_000.01].map((one) => isInsurable(paise(one), day, true))).toEqual([true, false])
  })

  test('asks nothing of who earns 176 a day on average, and the employer all the same', () => {
    expect(stateInsurance({ wages: paise(176 * 26), days: 26, month: '2026-06' })).toMatchObject({
      employee: 0,
      employer: 14_900,
    })
    expect(stateInsurance({ wages: paise(176 * 26 + 1), days: 26, month: '2026-06' }).employee).toBe(3500)
  })

  test('is not known after the year of transition', () => {
    expect(stateInsurance({ wages: paise(15_000), month: '2026-11' }).employee).toBe(11_300)
    expect(() => stateInsurance({ wages: paise(15_000), month: '2026-12' })).toThrow('no figure on file for 2026-12-01')
  })
})

describe('income tax', () => {
  const tax = (taxable: number, regime: 'new' | 'old' = 'new', age = 30) =>
    Number(yearTax({ regime, taxable: paise(taxable), day, age }).total.valueOf())

  test('of an even year is the year’s, the last month taking the rest', () => {
    const ofYear = tax(1_725_000) * 100
    let taken = 0
    for (let left = 12; left >= 1; left--) taken += monthTax({ ofYear, taken, monthsLeft: left })
    expect([monthTax({ ofYear, taken: 0, monthsLeft: 12 }), taken]).toEqual([1_256_700, 15_080_000])
  })

  test('after a raise in October, and for who joined then', () => {
    expect(tax(2_100_000 - 75_000)).toBe(214_500)
    expect(monthTax({ ofYear: 214_500_00, taken: 75_401_00, monthsLeft: 6 })).toBe(23_183_00)
    expect(tax(1_500_000 - 75_000)).toBe(97_500)
    expect(monthTax({ ofYear: 97_500_00, taken: 20_000_00, monthsLeft: 6 })).toBe(12_917_00)
  })

  test('gives back to a leaver what was taken for months that do not come', () => {
    const lines = scheme('tds').compute(
      asked(
        { 'tds.year_estimate': paise(672_580.65) },
        { month: '2026-08', monthsLeft: 1, accumulated: { tds: 50_268_00 } },
      ),
    )
    expect(lines[0]?.amount).toBe(-50_268_00)
  })

  test('of who gave no PAN is at least a fifth of the month’s pay', () => {
    const facts = { ...asked({}).facts, panKnown: 'no' }
    const bases = { 'tds.year_estimate': paise(600_000), 'tds.month_pay': paise(50_000) }
    expect(scheme('tds').compute(asked(bases, { facts }))[0]?.amount).toBe(paise(10_000))
    expect(scheme('tds').compute(asked(bases))[0]?.amount).toBe(0)
  })

  test('of a senior goes by the age reached in the tax year', () => {
    const old = (birthDate: string) =>
      scheme('tds').compute(
        asked(
          { 'tds.year_estimate': paise(1_050_000) },
          { monthsLeft: 1, facts: { ...asked({}).facts, birthDate, taxRegime: 'old' } },
        ),
      )[0]?.amount
    expect([old('1967-04-01'), old('1967-04-02'), old('1947-04-01')]).toEqual([114_400_00, 117_000_00, 104_000_00])
  })

  test('never leaves anybody with less for having earned more, at the limit of the rebate and at each step of the surcharge', () => {
    for (const limit of [1_200_000, 5_000_000, 10_000_000, 20_000_000])
      for (const more of [10, 1000, 20_000]) {
        const [at, above] = [tax(limit), tax(limit + more)]
        expect(above - at).toBeLessThanOrEqual(Math.ceil((more * 1.04) / 10) * 10 + 10)
      }
    // The old rebate is a cliff.
    expect([tax(500_000, 'old'), tax(500_010, 'old')]).toEqual([0, 13_000])
    expect([tax(50_000_010, 'old') > tax(50_000_010), tax(500_000, 'old', 60), tax(600_000, 'old', 80)]).toEqual([
      true,
      0,
      20_800,
    ])
  })

  test('of who is not resident knows no rebate', () => {
    expect(Number(yearTax({ regime: 'new', taxable: paise(1_200_000), day, resident: false }).total.valueOf())).toBe(
      62_400,
    )
  })

  test('rises with income', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 80_000_000 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.constantFrom('new', 'old'),
        (income, more, regime) => {
          expect(tax(income, regime)).toBeLessThanOrEqual(tax(income + more, regime))
        },
      ),
      { numRuns: 60 },
    )
  })

  test('counts eight cities from April 2026, four before', () => {
    expect([
      rentShare('Bengaluru', '2026-03-31'),
      rentShare('Bangalore', '2026-04-01'),
      rentShare('Jaipur', day),
    ]).toEqual([40, 50, 40])
  })

  test('is refused outside the tax years on file', () => {
    for (const one of ['2025-03-31', '2027-04-01'])
      expect(() => yearTax({ regime: 'new', taxable: 1, day: one })).toThrow(`no figure on file for ${one}`)
  })
})

describe('the States', () => {
  const tax = (state: string, wages: number, at = day, gender: 'F' | 'M' = 'M') =>
    professionalTax({ state, wages: paise(wages), day: at, gender }).value / 100

  test('take professional tax by their own tables', () => {
    expect([
      tax('KA', 24_999),
      tax('KA', 25_000),
      tax('KA', 25_000, '2026-02-01'),
      tax('KA', 25_000, '2025-02-01'),
    ]).toEqual([0, 200, 300, 200])
    expect([
      tax('MH', 10_000, '2026-02-01'),
      tax('MH', 25_000, day, 'F'),
      tax('MH', 25_001, '2026-02-01', 'F'),
    ]).toEqual([175, 0, 300])
    expect([
      tax('TN', 63_000),
      tax('TN', 21_000),
      tax('TN', 75_000),
      tax('KL', 11_999),
      tax('KL', 12_000),
      tax('KL', 125_000),
    ]).toEqual([1025, 0, 1025, 0, 320, 1250])
    expect([tax('GJ', 12_000), tax('GJ', 12_000.01), tax('WB', 25_000), tax('AP', 15_001), tax('DL', 900_000)]).toEqual(
      [0, 200, 130, 150, 0],
    )
    expect(() => tax('MP', 1)).toThrow('no table on file for MP')
  })

  test('take it once a month however often is paid, and in Chennai once a half-year', () => {
    const pt = scheme('professional_tax')
    const first = pt.compute(asked({ 'pt.wages': paise(24_000) }))
    expect(first.map(({ amount }) => amount)).toEqual([0])
    expect(dueNow(pt.compute(asked({ 'pt.wages': paise(26_000) })), first)[0]?.amount).toBe(20_000)
    const chennai = { facts: { ...asked({}).facts, region: 'TN' }, accumulated: { 'pt.income': paise(52_500) } }
    expect(pt.compute(asked({ 'pt.wages': paise(10_500) }, chennai))).toEqual([])
    expect(pt.compute(asked({ 'pt.wages': paise(10_500) }, { ...chennai, month: '2026-09' }))[0]?.amount).toBe(102_500)
  })

  test('have welfare funds of their own, which small establishments are left out of', () => {
    const karnataka = { state: 'KA', employees: 12 }
    expect(labourWelfare({ ...karnataka, day: '2026-12-31' })).toMatchObject({
      applies: true,
      employee: 5000,
      employer: 10_000,
    })
    expect(labourWelfare({ ...karnataka, day: '2025-12-31' })).toEqual({
      applies: false,
      threshold: '>50 until 06-Jan-2026',
    })
    expect(labourWelfare({ state: 'HR', day, wages: paise(10_000) })).toMatchObject({ employee: 2000, employer: 4000 })
    expect(labourWelfare({ state: 'HR', day, wages: paise(90_000) })).toMatchObject({ employee: 3400, employer: 6800 })
    expect(() => labourWelfare({ state: 'SK', day })).toThrow('no figure on file for SK')
  })
})

describe('wages, gratuity and bonus', () => {
  test('what the Code leaves out counts again above half of all', () => {
    expect(codeWages(paise(50_000), paise(30_000), day)).toMatchObject({ addBack: paise(5000), wages: paise(25_000) })
    expect(codeWages(paise(50_000), paise(25_000), day)).toMatchObject({ addBack: 0, wages: paise(25_000) })
    expect(() => codeWages(1, 0, '2025-11-20')).toThrow('no figure on file for 2025-11-20')
  })

  test('gratuity counts a part above six months as a year, and grows with service', () => {
    const of = (years: number, months: number, days = 0) =>
      gratuity(paise(26_000), { years, months, days }, day).amount / 100
    expect([of(4, 11), of(5, 0), of(5, 6), of(5, 6, 1), of(5, 7)]).toEqual([0, 75_000, 75_000, 90_000, 90_000])
    fc.assert(
      fc.property(fc.nat(40), fc.nat(11), (years, months) => {
        expect(of(years, months)).toBeLessThanOrEqual(of(years + 1, months))
      }),
    )
  })

  test('on a fixed term it is owed after a year, by its months', () => {
    const term = { years: 1, months: 6, fixedTerm: true }
    expect(gratuity(paise(26_000), term, day).amount).toBe(paise(22_500))
    expect(gratuityEligibility({ ...term, years: 0 }, day).eligible).toBe(false)
    expect(gratuityEligibility(term, '2025-11-20')).toEqual({ eligible: false, leastYears: 5, proRata: false })
    expect(gratuityEligibility({ years: 2, months: 0, deathOrDisablement: true }, day).eligible).toBe(true)
  })

  test('gratuity is paid at the end of service by the days served', () => {
    const exit = (lastDay: string, facts = {}, unpaidDays = 0) =>
      payroll
        .exit({ facts, serviceFrom: '2021-06-15', lastDay, unpaidDays, basic: 0, wages: paise(26_000) })
        .map(({ amount }) => amount / 100)
    expect([exit('2026-06-13'), exit('2026-06-14'), exit('2026-12-14'), exit('2026-12-15')]).toEqual([
      [],
      [75_000],
      [75_000],
      [90_000],
    ])
    expect([exit('2026-12-15', {}, 1), exit('2022-12-14', { fixedTerm: 'yes' })]).toEqual([[75_000], []])
    expect(payroll.rules.payBy('2026-12')?.day).toBe('2027-01-07')
  })

  test('a bonus is reckoned on 7,000 or the minimum wage, and is for who earns up to 21,000', () => {
    const of = (wages: number, more = {}) => statutoryBonus({ wages: paise(wages), months: 12, day, ...more })
    expect([of(21_000).least, of(21_000.01).least, of(21_000).most]).toEqual([699_720, 0, 1_680_000])
    expect(of(15_000, { minimumWage: paise(12_000) }).wages).toBe(paise(12_000))
    expect(of(5000, { months: 1, daysWorked: 29 }).eligible).toBe(false)
  })
})

describe('what gratuity is set aside', () => {
  const on = '2026-03-31'

  test('is 15/26 of a month’s wages for each year of service, from the first day and within the ceiling', () => {
    // 26,000.00 × 15/26 = 15,000.00 a year; three years of 365 days: 45,000.00, of which nothing is owed yet.
    const three = gratuitySetAside(2_600_000, { serviceFrom: '2023-04-02', on })
    expect(three.amount).toBe(4_500_000)
    expect(gratuity(2_600_000, { years: 3, months: 0 }, on).amount).toBe(0)
    expect(gratuitySetAside(2_600_000, { serviceFrom: '2026-04-01', on }).amount).toBe(0)
    expect(gratuitySetAside(90_000_000, { serviceFrom: '2000-01-01', on }).amount).toBe(200_000_000)
  })

  test('never falls while somebody serves, and grows by no more in a month than a twelfth and a bit of a year’s', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000_000 }), fc.integer({ min: 0, max: 12_000 }), (wages, served) => {
        const serviceFrom = addDays(on, -served)
        const before = gratuitySetAside(wages, { serviceFrom, on: addDays(on, -31) }).amount
        const after = gratuitySetAside(wages, { serviceFrom, on }).amount
        expect(after).toBeGreaterThanOrEqual(before)
        expect(after - before).toBeLessThanOrEqual(Math.ceil((wages * 15 * 31) / 26 / 365) + 1)
      }),
    )
  })
})
