import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import freedonia from '../../test/freedonia/payroll.ts'
import { loadPayrolls } from './payroll.registry.ts'
import {
  type CountryPayroll,
  type DerivedLine,
  dueNow,
  linesAskedBy,
  type Scheme,
  type SchemeInput,
} from './payroll.ts'

const payrolls: readonly CountryPayroll[] = [...(await loadPayrolls()).values(), freedonia]

/** Somebody for whom every scheme of the country applies. */
const PEOPLE: Readonly<Record<string, SchemeInput['facts']>> = {
  SG: { birthDate: '1990-05-01', cpfStatus: 'citizen', selfHelpFunds: 'CDAC,MBMF', levyTier: 's_pass' },
  CA: { birthDate: '1990-05-01', region: 'QC', td1: '1645200' },
  IN: {
    birthDate: '1990-05-01',
    region: 'MH',
    gender: 'M',
    epfMember: 'yes',
    esiMember: 'yes',
    taxRegime: 'new',
    daysPaid: '30',
    lwfMember: 'yes',
  },
  AE: {
    nationality: 'AE',
    firstInsured: '2024-01-01',
    savingsScheme: 'yes',
    serviceFrom: '2020-01-01',
    iloeThroughPay: 'yes',
  },
  FD: {},
}

const schemes = payrolls.flatMap((payroll) =>
  payroll.schemes.map((scheme) => [`${payroll.code} ${scheme.key}`, payroll, scheme] as const),
)

const asked = (payroll: CountryPayroll, bases: SchemeInput['bases'], more: Partial<SchemeInput> = {}): SchemeInput => ({
  facts: PEOPLE[payroll.code] ?? {},
  month: '2026-06',
  payDay: '2026-06-30',
  periodsPerYear: 12,
  monthsLeft: 10,
  bases,
  accumulated: {},
  ...more,
})

/** The same pay on every base of a country, in minor units. */
const everyBase = (payroll: CountryPayroll, pay: number): Record<string, number> =>
  Object.fromEntries(
    payroll.bases
      .filter(({ key }) => !/to_come|at_start|registered|dues|deductions/.test(key))
      .map(({ key }) => [key, pay]),
  )

const pays = fc.integer({ min: 0, max: 3_000_000 })
const ofParty = (lines: readonly DerivedLine[], party: string) =>
  lines.filter((line) => line.party === party).reduce((sum, { amount }) => sum + amount, 0)

/** One month run by run: each run asks for all so far, and takes what is new. */
const runByRun = (payroll: CountryPayroll, scheme: Scheme, runs: readonly number[]): DerivedLine[] => {
  const taken: DerivedLine[] = []
  let soFar = 0
  for (const pay of runs) {
    soFar += pay
    taken.push(...dueNow(scheme.compute(asked(payroll, everyBase(payroll, soFar))), taken))
  }
  return taken
}

describe('what a country answers about pay', () => {
  test('every folder of a country answers', () => {
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const codes = folders.filter(({ name }) => /^[a-z]{2}$/.test(name)).map(({ name }) => name.toUpperCase())
    expect(payrolls.map(({ code }) => code).toSorted()).toEqual([...codes, 'FD'].toSorted())
  })

  test.each(schemes)('%s has a source, and its key once', (_name, payroll, scheme) => {
    expect(scheme.source.title).not.toBe('')
    expect(payroll.schemes.filter(({ key }) => key === scheme.key)).toHaveLength(1)
    expect(scheme.compute(asked(payroll, everyBase(payroll, 400_000))).map(({ party }) => party)).toEqual(
      expect.arrayContaining([scheme.parties[0]]),
    )
  })

  // The others are due whatever was paid: on a lowest base, by the month, by the day of a register.
  const ofPay = schemes.filter(([, , { key }]) => !['pension', 'foreign_worker_levy', 'iloe', 'lwf'].includes(key))
  test.each(ofPay)('%s asks nothing of no pay', (_name, payroll, scheme) => {
    for (const { amount } of scheme.compute(asked(payroll, {}))) expect(amount).toBe(0)
  })
})

describe('contributions', () => {
  test.each(schemes)('%s: in one run or in five, the month comes to the same', (_name, payroll, scheme) => {
    fc.assert(
      fc.property(fc.array(pays, { minLength: 1, maxLength: 5 }), (runs) => {
        const total = runs.reduce((sum, pay) => sum + pay, 0)
        const whole = scheme.compute(asked(payroll, everyBase(payroll, total)))
        const parts = runByRun(payroll, scheme, runs)
        for (const party of scheme.parties) expect(ofParty(parts, party)).toBe(ofParty(whole, party))
      }),
      { numRuns: 40 },
    )
  })

  test.each(schemes)('%s: are whole minor units, none of them below nought', (_name, payroll, scheme) => {
    fc.assert(
      fc.property(pays, (pay) => {
        for (const { amount, why } of scheme.compute(asked(payroll, everyBase(payroll, pay)))) {
          expect(Number.isSafeInteger(amount)).toBe(true)
          expect(amount).toBeGreaterThanOrEqual(0)
          expect(why.rule.source.title).not.toBe('')
        }
      }),
      { numRuns: 60 },
    )
  })

  // The constants of Canada's tables are whole dollars: the tax of a year may step back by one where a band begins (ca/pay.test.ts).
  test.each(schemes.filter(([name]) => name !== 'CA income_tax'))(
    '%s: more pay never takes less from the employee',
    (_name, payroll, scheme) => {
      fc.assert(
        fc.property(pays, pays, (a, b) => {
          const of = (pay: number) => ofParty(scheme.compute(asked(payroll, everyBase(payroll, pay))), 'employee')
          expect(of(Math.min(a, b))).toBeLessThanOrEqual(of(Math.max(a, b)))
        }),
        { numRuns: 60 },
      )
    },
  )

  test.each(schemes.flatMap(([name, , { interest }]) => (interest ? [[name, interest] as const] : [])))(
    '%s: what comes late costs more, what comes in time nothing',
    (_name, interest) => {
      const late = (paid: string) => interest({ owed: 1_000_000, due: '2026-06-15', paid }).value
      expect([late('2026-06-14'), late('2026-06-15')]).toEqual([0, 0])
      expect(late('2026-06-16')).toBeGreaterThan(0)
      expect(late('2026-09-16')).toBeGreaterThan(late('2026-07-16'))
    },
  )

  test.each(schemes)('%s: no day is reckoned with another year’s figure', (_name, payroll, scheme) => {
    const bases = everyBase(payroll, 400_000)
    for (const month of ['2031-01', '1998-01'])
      expect(() => scheme.compute(asked(payroll, bases, { month, payDay: `${month}-28` }))).toThrow(
        /no figure on file for/,
      )
  })
})

describe('the columns of a register that comes from elsewhere', () => {
  test.each(schemes)('%s asks for no line that it does not name', (_name, payroll, scheme) => {
    const named = new Set(linesAskedBy(scheme).map(({ key, party }) => `${key} ${party}`))
    for (const region of payroll.code === 'CA' ? ['QC', 'ON'] : [undefined]) {
      const facts = { ...PEOPLE[payroll.code], ...(region ? { region } : {}) }
      const q = asked(payroll, everyBase(payroll, 600_000), { facts })
      if (!scheme.applies(q)) continue
      for (const { key, party } of scheme.compute(q))
        if (party !== 'government') expect([...named]).toContain(`${key} ${party}`)
    }
    expect(named.size).toBe(linesAskedBy(scheme).length)
  })
})
