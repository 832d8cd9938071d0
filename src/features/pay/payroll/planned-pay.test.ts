import { describe, expect, test } from 'vitest'
import ae from '../../../countries/ae/payroll.ts'
import ca from '../../../countries/ca/payroll.ts'
import india from '../../../countries/in/payroll.ts'
import type { CountryPayroll } from '../../../countries/payroll.ts'
import sg from '../../../countries/sg/payroll.ts'
import { costOfMonths, type PlannedTerms } from './planned-pay.rules.ts'

const MONTHS = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`)
const termsOf = (facts: PlannedTerms['facts'], basic: number, over: Partial<PlannedTerms> = {}): PlannedTerms => ({
  facts,
  items: [
    {
      id: 'basic',
      component: { key: 'basic', label: 'Basic salary', nature: 'basic', basis: 'working_days' },
      spans: [{ from: '2020-01-01', until: null, amount: basic }],
    },
  ],
  startedOn: '2020-01-01',
  endedOn: null,
  ...over,
})
const yearOf = (law: CountryPayroll, terms: PlannedTerms, months = MONTHS) =>
  costOfMonths({ law, currency: { code: 'XXX', minorUnits: 2 }, months, terms })

describe('what somebody will cost', () => {
  test('is their pay and what the law asks of the employer, each with its source', () => {
    const [january] = yearOf(sg, termsOf({ birthDate: '1990-01-01', cpfStatus: 'citizen' }, 500_000))
    expect(january).toMatchObject({ pay: 500_000, employer: 85_000 + 1_125, endOfService: 0, problem: null })
    for (const { why } of january?.lines ?? []) expect(why.rule.source.title).not.toBe('')
  })

  test('ends its yearly ceilings within the year: contributions stop once the most is reached', () => {
    const months = yearOf(ca, termsOf({ birthDate: '1990-01-01', region: 'ON' }, 1_500_000))
    const [first, last] = [months[0]?.employer ?? 0, months.at(-1)?.employer ?? 0]
    expect(first).toBeGreaterThan(0)
    expect(last).toBeLessThan(first)
  })

  test('sets aside what the right to gratuity grows by in the Emirates, none of it spent', () => {
    const months = yearOf(ae, termsOf({ nationality: 'IN', serviceFrom: '2020-01-01' }, 1_000_000))
    const set = months.reduce((sum, { endOfService }) => sum + endOfService, 0)
    // Beyond five years of service thirty days of basic pay a year.
    expect(Math.abs(set - 1_000_000)).toBeLessThan(20_000)
    expect(months.every(({ employer }) => employer === 0)).toBe(true)
  })

  test('is nothing before the first day and after the last, and a part of the month between', () => {
    const terms = { startedOn: '2026-03-16', endedOn: '2026-05-31' }
    const pay = yearOf(sg, termsOf({ birthDate: '1990-01-01', cpfStatus: 'citizen' }, 500_000, terms)).map((m) => m.pay)
    expect(pay.slice(0, 2)).toEqual([0, 0])
    expect(pay[2]).toBeGreaterThan(200_000)
    expect(pay[2]).toBeLessThan(500_000)
    expect(pay.slice(3, 7)).toEqual([500_000, 500_000, 0, 0])
  })

  test('uses the figures of the year before where those of a month are not on file, and says so', () => {
    const [month] = yearOf(ca, termsOf({ birthDate: '1990-01-01', region: 'ON' }, 500_000), ['2028-01'])
    expect(month?.lawOf.slice(5)).toBe('01')
    expect((month?.lawOf ?? '') < '2028-01').toBe(true)
    expect(month?.employer).toBeGreaterThan(0)
  })

  test('is the pay alone where the law cannot be applied, with the sentence why', () => {
    const [january] = yearOf(sg, termsOf({}, 500_000))
    expect(january).toMatchObject({ pay: 500_000, employer: 0, problem: 'CPF: the date of birth is not known' })
  })

  test('is in each country what its own figures say, reckoned by hand for March 2026', () => {
    const march = (law: CountryPayroll, terms: PlannedTerms) => yearOf(law, terms, ['2026-03'])[0]
    // Singapore, a citizen of 36 at 5,000.00: CPF of the employer 17 % = 850.00; skills levy 0.25 % = 12.50, at most 11.25.
    const singapore = termsOf({ birthDate: '1990-01-01', cpfStatus: 'citizen' }, 500_000)
    expect(march(sg, singapore)).toMatchObject({ pay: 500_000, employer: 85_000 + 1_125, endOfService: 0 })
    // India at 50,000.00: provident fund 12 % of at most 15,000.00 = 1,800.00; insurance (EDLI) 0.5 % of 15,000.00 = 75.00. What the
    // establishment pays for administration is owed by all together and stands on nobody’s lines.
    const bangalore = termsOf({ birthDate: '1990-01-01', region: 'KA', epfMember: 'yes', epsMember: 'yes' }, 5_000_000)
    // Gratuity grows by 15/26 of 50,000.00 a year = 28,846.15, of which 31 of 365 days are of March: 2,449.95,
    // and 2,449.94 between the whole paise of both ends. It is owed after five years alone.
    expect(march(india, bangalore)).toMatchObject({
      pay: 5_000_000,
      employer: 180_000 + 7_500,
      endOfService: 244_994,
    })
    // Ontario at 5,000.00: CPP 5.95 % of 5,000.00 − 3,500.00 / 12 = 280.15; EI 1.63 % = 81.50, of the employer 1.4 times: 114.10.
    const ontario = termsOf({ birthDate: '1990-01-01', region: 'ON' }, 500_000)
    expect(march(ca, ontario)).toMatchObject({ pay: 500_000, employer: 28_015 + 11_410, endOfService: 0 })
    // Dubai at 10,000.00, six years there: thirty days a year = 10,000.00, of which 31 of 365 days are of March: 849.32.
    const dubai = termsOf({ nationality: 'IN', serviceFrom: '2020-01-01' }, 1_000_000)
    expect(march(ae, dubai)).toMatchObject({ pay: 1_000_000, employer: 0, endOfService: 84_932 })
  })

  test('of a place that ends on Friday 13 March 2026 is ten of the twenty-two working days, reckoned by hand', () => {
    // 5,000.00 × 10 / 22 = 2,272.73. CPF together 37 % = 840.91, 841; of the employee 20 % = 454.55, 454; of the employer 387. Levy 0.25 % = 5.68.
    const terms = termsOf({ birthDate: '1990-01-01', cpfStatus: 'citizen' }, 500_000, { endedOn: '2026-03-13' })
    expect(yearOf(sg, terms).slice(2, 4)).toMatchObject([
      { pay: 227_273, employer: 38_700 + 568 },
      { pay: 0, employer: 0 },
    ])
  })
})
