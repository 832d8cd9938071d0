import { describe, expect, test } from 'vitest'
import { readSif } from '../src/countries/ae/files/sif.reading.ts'
import { buildSif, type SifPerson } from '../src/countries/ae/files/sif.ts'
import emirateFilings from '../src/countries/ae/filing.ts'
import { pensionDue } from '../src/countries/ae/obligations.ts'
import { gratuity } from '../src/countries/ae/schemes/end-of-service.ts'
import { buildCpa005, parseCpa005 } from '../src/countries/ca/files/cpa005.ts'
import canadianFilings from '../src/countries/ca/filing.ts'
import { remittanceDue } from '../src/countries/ca/obligations.ts'
import ca from '../src/countries/ca/payroll.ts'
import { buildEcr, parseEcr } from '../src/countries/in/files/ecr.ts'
import indianFilings from '../src/countries/in/filing.ts'
import india from '../src/countries/in/payroll.ts'
import singaporeFilings from '../src/countries/sg/filing.ts'
import sg from '../src/countries/sg/payroll.ts'
import { sdlPayable } from '../src/countries/sg/schemes/levies.ts'
import type { PayResult } from '../src/features/pay/payroll/compute-pay.rules.ts'
import { settleExit } from '../src/features/pay/payroll/exit.rules.ts'
import { payGatesOf } from '../src/features/pay/payroll/person-pay.rules.ts'
import { exact } from '../src/shared/money.ts'
import { amountIn, minor, payItem, payOf } from './pay.ts'
import { readDeposits, readOcbcFile, readPayments, readUobFile } from './pay-file.reading.ts'

/** Worked cases of pay by their numbers, each with what has to come out to the cent; those that need a database are told over HTTP. */

const CITIZEN = { birthDate: '1990-01-01', cpfStatus: 'citizen' }
const INDIAN = { birthDate: '1990-05-05', taxRegime: 'new', gender: 'M' }
const once = (amount: number, nature: 'basic' | 'bonus' | 'arrears' = 'basic', id = 'once') => ({
  source: { kind: 'one_off' as const, id },
  key: id,
  label: id,
  nature,
  amount: minor(amount),
})
/** What an earlier run of the same span earned and took. */
const after = (result: PayResult, earned: number) => ({
  earned: { basic: minor(earned) },
  taken: result.lines.flatMap(({ key, party, amount }) => (party ? [{ key, party, amount }] : [])),
})

describe('Singapore', () => {
  test('PR-015: levy and self-help fund of a month in two runs', () => {
    const two = (first: number, then: number, key: string, party: string) => {
      const facts = { ...CITIZEN, selfHelpFunds: 'CDAC' }
      const one = payOf({ law: sg, month: '2026-11', facts, oneOffs: [once(first)] })
      const next = payOf({
        law: sg,
        month: '2026-11',
        facts,
        oneOffs: [once(then)],
        earlier: { month: after(one, first) },
      })
      return [amountIn(one, key, party), amountIn(next, key, party)]
    }
    expect(two(4000, 1000, 'sdl', 'employer')).toEqual([10, 1.25])
    expect(two(4800, 3000, 'shg.cdac', 'employee')).toEqual([1.5, 1.5])
  })

  test('PR-018 and RT-016: what is payable in a year counts for the ceiling of that year, whatever it was earned in', () => {
    const bonus = payOf({
      law: sg,
      month: '2026-01',
      payDay: '2026-01-15',
      facts: CITIZEN,
      items: [payItem(8000)],
      oneOffs: [once(20_000, 'bonus')],
    })
    // 102,000 less twelve months of 8,000: 6,000 of the bonus.
    expect(bonus.added).toMatchObject({ 'cpf.aw_subject': minor(6000) })
    const late = payOf({
      law: sg,
      month: '2026-02',
      facts: CITIZEN,
      items: [payItem(5000)],
      oneOffs: [{ ...once(1500, 'arrears'), cause: 'decided_late' as const }],
    })
    expect(late.added).toMatchObject({ 'cpf.ow_subject': minor(5000), 'cpf.aw_subject': minor(1500) })
  })

  test('who leaves is contributed for up to the ceiling as it is then: what the estimate left out comes with the last month', () => {
    const bonus = payOf({
      law: sg,
      month: '2026-10',
      facts: CITIZEN,
      items: [payItem(2500)],
      oneOffs: [once(95_000, 'bonus')],
      accumulated: { 'cpf.ow_subject': minor(4800) },
    })
    // 102,000 less 4,800 before, 2,500 now and two months of it to come.
    expect(bonus.added).toMatchObject({ 'cpf.aw_subject': minor(89_700), 'cpf.aw': minor(95_000) })
    const last = (accumulated: Record<string, number>) =>
      payOf({
        law: sg,
        month: '2026-11',
        facts: CITIZEN,
        items: [payItem(2500)],
        employed: { from: '2026-08-01', until: '2026-11-15' },
        monthsToCome: 0,
        accumulated: { 'cpf.ow_subject': minor(7300), ...accumulated },
      })
    const left = last({ 'cpf.aw_subject': minor(89_700), 'cpf.aw': minor(95_000) })
    // 10 of 21 working days: 1,190.48. The ceiling is 102,000 less 8,490.48; of it 3,809.52 are not contributed on yet. 37 % of 5,000.00.
    expect(left.gross).toBe(minor(1190.48))
    expect([amountIn(left, 'cpf'), amountIn(left, 'cpf', 'employer')]).toEqual([1000, 850])
    // Where nothing was left out nothing comes.
    expect(amountIn(last({ 'cpf.aw_subject': minor(5000), 'cpf.aw': minor(5000) }), 'cpf')).toBe(238)
    // Sums of months before the whole was counted beside what is contributed on.
    expect(amountIn(last({ 'cpf.aw_subject': minor(5000) }), 'cpf')).toBe(238)
  })

  test('PR-019: two employers of one month share no ceiling', () => {
    const shares = (amount: number) => {
      const result = payOf({ law: sg, month: '2026-11', facts: CITIZEN, items: [payItem(amount)] })
      return [amountIn(result, 'cpf') + amountIn(result, 'cpf', 'employer'), amountIn(result, 'cpf')]
    }
    expect([shares(6000), shares(4000)]).toEqual([
      [2220, 1200],
      [1480, 800],
    ])
  })

  test('FI-010: the sum of the levy is dropped to the dollar once', () => {
    const { sum, payable } = sdlPayable([609.5, 2000, 4500, 4502.03, 10_000].map(minor), '2026-11-01')
    expect([Number(sum.valueOf()), payable]).toEqual([40.75, minor(40)])
  })
})

describe('India', () => {
  test('PR-032: insured by the wages of April to the end of September', () => {
    const facts = { ...INDIAN, region: 'KA', esiMember: 'yes' }
    const month = (of: string, wages: number, before: number) =>
      payOf({
        law: india,
        month: of,
        facts,
        items: [payItem(wages, { basis: 'calendar_days' })],
        accumulated: { 'esi.wages': minor(before) },
      })
    const july = month('2026-07', 22_500, 62_700)
    expect([amountIn(july, 'esi'), amountIn(july, 'esi', 'employer')]).toEqual([169, 732])
    expect(amountIn(month('2026-09', 22_500, 107_700), 'esi')).toBe(169)
    // A new period, which 22,500 does not begin.
    expect(amountIn(month('2026-10', 22_500, 0), 'esi')).toBe(0)
  })

  test('PR-035: professional tax of Chennai for a half-year', () => {
    const facts = { ...INDIAN, region: 'TN' }
    const items = [payItem(10_500, { basis: 'calendar_days' })]
    const of = (month: string, accumulated = {}) =>
      amountIn(payOf({ law: india, month, facts, items, accumulated }), 'professional_tax')
    expect([of('2026-08'), of('2026-09', { 'pt.income': minor(52_500) })]).toEqual([0, 1025])
  })

  test('PR-054: professional tax is whole for whoever joins in the middle of a month', () => {
    const joined = payOf({
      law: india,
      month: '2026-06',
      facts: { ...INDIAN, region: 'KA' },
      items: [payItem(80_000, { basis: 'calendar_days' })],
      employed: { from: '2026-06-16', until: null },
    })
    expect([joined.gross, amountIn(joined, 'professional_tax')]).toEqual([minor(40_000), 200])
  })

  test('FS-008: gratuity ends at its ceiling', () => {
    const sheet = settleExit({
      facts: {},
      serviceFrom: '1996-12-01',
      lastDay: '2026-11-30',
      unpaidDays: 0,
      basic: minor(300_000),
      wages: minor(300_000),
      law: india,
      leave: null,
      notice: 0,
      owed: [],
    })
    expect(sheet.oneOffs.map(({ key, amount }) => [key, amount])).toEqual([['gratuity', minor(2_000_000)]])
  })

  test('FI-006: the shares of each member of the return add up to what the employee gives', () => {
    for (const wages of [15_000, 7000, 14_000, 24_999]) {
      const result = payOf({
        law: india,
        month: '2026-06',
        facts: { ...INDIAN, region: 'KA', epfMember: 'yes' },
        items: [payItem(wages, { basis: 'calendar_days' })],
      })
      const due = (key: string, party?: string) => minor(amountIn(result, key, party))
      const text = buildEcr([
        {
          uan: '100427607286',
          name: 'ASHA RAO',
          gross: result.gross,
          fundWages: minor(Math.min(wages, 15_000)),
          pensionWages: minor(Math.min(wages, 15_000)),
          insuranceWages: minor(Math.min(wages, 15_000)),
          employee: due('epf'),
          pension: due('eps', 'employer'),
          employerFund: due('epf', 'employer'),
          unpaidDays: 0,
          refund: 0,
        },
      ])
      const [member] = parseEcr(text)
      expect((member?.pension ?? 0) + (member?.employerFund ?? 0)).toBe(member?.employee)
      expect(member?.employee).toBe(due('epf'))
    }
  })
})

describe('Canada', () => {
  const born = { birthDate: '1990-01-01' }
  const taken = (result: PayResult, ...keys: string[]) => keys.map((key) => amountIn(result, key))

  test('PR-039: 3,333.33 twice a month in Ontario and in Alberta', () => {
    const of = (region: string) =>
      payOf({
        law: ca,
        month: '2026-07',
        payDay: '2026-07-18',
        periodsPerYear: 24,
        facts: { ...born, region },
        oneOffs: [once(3333.33)],
      })
    expect(taken(of('ON'), 'federal_tax', 'provincial_tax', 'cpp', 'ei')).toEqual([386.49, 204.15, 189.66, 54.33])
    expect(taken(of('AB'), 'federal_tax', 'provincial_tax')).toEqual([386.49, 187.77])
  })

  test('PR-043: what was paid to one pension plan counts for the other', () => {
    const result = payOf({
      law: ca,
      month: '2026-11',
      facts: { ...born, region: 'QC' },
      items: [payItem(9000)],
      accumulated: { cpp: minor(4000), 'cpp.pensionable': minor(67_000) },
    })
    // 4,000 at 5.95 % were paid on 67,226.89 of the 71,100 that are contributed on; the rest at 6.3 % is 244.01.
    expect([amountIn(result, 'qpp'), amountIn(result, 'cpp')]).toEqual([244.01, 0])
    const back = payOf({
      law: ca,
      month: '2026-11',
      facts: { ...born, region: 'ON' },
      items: [payItem(9000)],
      // Both stand under the one; of it 4,000 went to Quebec: they count as 4,000 × 5.95 ÷ 6.30.
      accumulated: { cpp: minor(4100), qpp: minor(4000), 'cpp.pensionable': minor(67_000) },
    })
    expect(amountIn(back, 'cpp')).toBe(352.67)
  })

  test('PR-044: the last premium of the year is what is left of it', () => {
    const result = payOf({
      law: ca,
      month: '2026-11',
      periodsPerYear: 52,
      facts: { ...born, region: 'AB' },
      oneOffs: [once(3000)],
      accumulated: { ei: minor(1120) },
    })
    expect(amountIn(result, 'ei')).toBe(3.07)
  })

  test('the tax of a month is that of its pay, whatever bonus the year has had before; the next bonus is taxed on top of the last one', () => {
    const month = (bonusBefore: number, oneOffs: ReturnType<typeof once>[] = []) =>
      payOf({
        law: ca,
        month: '2026-10',
        facts: { ...born, region: 'BC' },
        items: [payItem(5000)],
        oneOffs,
        accumulated: { 'tax.bonus': minor(bonusBefore), cpp: minor(4230.45), ei: minor(1123.07) },
      })
    const tax = (result: PayResult) => taken(result, 'federal_tax', 'provincial_tax', 'bonus_tax')
    expect(tax(month(70_000))).toEqual(tax(month(0)))
    expect(tax(month(0))[0]).toBeGreaterThan(300)
    const [, , first = 0] = tax(month(0, [once(1000, 'bonus')]))
    const [, , later = 0] = tax(month(70_000, [once(1000, 'bonus')]))
    // 60,000 a year is taxed at 20.5 and 7.7 %, 130,000 at 26 and 12.29 %.
    expect([first, later]).toEqual([282, 382.9])
  })

  test('RT-012: a retroactive raise paid by itself has no exemption again, and is taxed as a bonus', () => {
    const facts = { ...born, region: 'ON' }
    const month = payOf({ law: ca, month: '2026-06', facts, items: [payItem(4000)] })
    const late = payOf({
      law: ca,
      month: '2026-06',
      payDay: '2026-06-29',
      facts,
      oneOffs: [{ ...once(450, 'arrears'), cause: 'decided_late' as const }],
      agreed: { basic: minor(4000) },
      earlier: { pay_period: { ...after(month, 4000), late: [] } },
    })
    const [cpp = 0, ei = 0, bonus = 0] = taken(late, 'cpp', 'ei', 'bonus_tax')
    expect(cpp).toBeCloseTo(26.78, 1)
    expect(ei).toBeCloseTo(7.34, 1)
    expect(bonus).toBeGreaterThan(0)
    // Together as in one run, so that no rounding is made twice.
    const whole = payOf({
      law: ca,
      month: '2026-06',
      facts,
      items: [payItem(4000)],
      oneOffs: [{ ...once(450, 'arrears'), cause: 'decided_late' as const }],
    })
    for (const key of ['cpp', 'ei', 'bonus_tax', 'federal_tax', 'provincial_tax'])
      expect(minor(amountIn(month, key)) + minor(amountIn(late, key)), key).toBe(minor(amountIn(whole, key)))
  })

  test('FS-014: rehired in the same year, the pension plan goes on from where it was', () => {
    const result = payOf({
      law: ca,
      month: '2026-10',
      facts: { ...born, region: 'ON' },
      items: [payItem(9000)],
      accumulated: { cpp: minor(4000) },
    })
    expect(amountIn(result, 'cpp')).toBe(230.45)
  })

  test('FI-007: the payment file of Canada writes days and amounts by its layout', () => {
    const originator = {
      id: '0123456789',
      shortName: 'ACME',
      longName: 'ACME LIMITED',
      dataCentre: '12345',
      fileNumber: 7,
      institution: '003',
      transit: '00412',
      account: '1234567',
    }
    const credit = {
      amount: minor(1234.56),
      day: '2026-03-05',
      institution: '004',
      transit: '10231',
      account: '998877',
      payee: 'LIN WEI',
      reference: 'P1',
    }
    const text = buildCpa005(originator, [credit], '2026-03-04')
    const records = text.split(/\r?\n/).filter(Boolean)
    expect(records.every(({ length }) => length === 1464)).toBe(true)
    // Prefix of 24, kind of payment of 3: amount of 10, then the day of 6.
    expect([records[1]?.slice(27, 37), records[1]?.slice(37, 43)]).toEqual(['0000123456', '026064'])
    expect(parseCpa005(text).total).toBe(minor(1234.56))
  })

  test('FI-011: days of remittance by kind of remitter', () => {
    const cases = [
      ['2026-07-31', 'regular', '2026-08-17'],
      ['2026-12-31', 'regular', '2027-01-15'],
      ['2026-01-15', 'accelerated_1', '2026-01-26'],
      ['2026-01-07', 'accelerated_2', '2026-01-12'],
      ['2026-07-31', 'accelerated_2', '2026-08-06'],
    ] as const
    for (const [paid, remitter, due] of cases) expect(remittanceDue(paid, remitter)).toBe(due)
  })
})

describe('the Emirates', () => {
  const gratuityOf = (years: string) =>
    gratuity({
      basic: minor(10_000),
      years: exact(years),
      nationality: 'IN',
      dayOfPay: 'thirty_days',
      day: '2026-11-30',
    }).value

  test('FS-003: gratuity by years of service; nothing before the first is full', () => {
    expect(['0.99', '1', '1.5', '3', '7.5'].map(gratuityOf)).toEqual([0, 7000, 10_500, 21_000, 60_000].map(minor))
  })

  test('FS-004: two years’ basic pay at most', () => {
    expect(gratuityOf('30')).toBe(minor(240_000))
  })

  const EMPLOYER = { establishment: '9103', routing: '302620122', month: '2026-11', madeAt: '2026-11-28T11:07:00' }
  const paid = (personCode: string, fixed: number, more: Partial<SifPerson> = {}): SifPerson => ({
    personCode,
    routing: '302620122',
    account: 'AE070331234567890123456',
    from: '2026-11-01',
    until: '2026-11-30',
    days: 30,
    fixed: minor(fixed),
    variable: {},
    unpaidDays: 0,
    ...more,
  })
  const people = [
    paid('1', 8000, { variable: { overtime: minor(300), other: minor(200) } }),
    paid('2', 6000, { unpaidDays: 2 }),
  ]

  test('FI-002: records of the wage file, and their sums', () => {
    const text = buildSif(EMPLOYER, people)
    const records = text.trimEnd().split(/\r?\n/)
    expect(records.map((record) => record.slice(0, 3))).toEqual(['EDR', 'EVP', 'EDR', 'SCR'])
    expect(records[3]?.split(',').slice(5, 9)).toEqual(['112026', '2', '14500.00', 'AED'])
    expect(readSif(text).problems).toEqual([])
  })

  test('FI-003: what the wage file refuses', () => {
    const text = buildSif(EMPLOYER, people).trimEnd()
    const [first = '', variable = '', second = '', trailer = ''] = text.split(/\r?\n/)
    const wrong = [
      [first.replace('8000.00', '-1.00'), variable, second, trailer],
      [variable, second, trailer],
      [first, variable, second, trailer, trailer],
      [first.replace('AE070331234567890123456', 'AE080331234567890123456'), variable, second, trailer],
      [first.replace(/EDR,\d{14}/, 'EDR,'), variable, second, trailer],
    ]
    for (const lines of wrong) {
      const { problems, accounts } = readSif(`${lines.join('\r\n')}\r\n`)
      expect([...problems, ...accounts], lines.join('|')).not.toEqual([])
    }
    expect(() => buildSif(EMPLOYER, [paid('1', -1)])).toThrow(RangeError)
    expect(() => buildSif(EMPLOYER, [paid('', 100)])).toThrow(RangeError)
  })

  test('FI-012: when pension contributions are paid', () => {
    expect(pensionDue('2026-10')).toMatchObject({ from: '2026-11-01', lastDay: '2026-11-15' })
  })
})

test('PR-055: pay in another currency than the group’s stops the person by name, and is never taken for its own', () => {
  const pay = { id: 1, effective_from: '2026-01-01', currency: 'USD', basic_salary: minor(78_000) }
  const gates = payGatesOf(
    { currency: 'INR' },
    // biome-ignore lint/suspicious/noExplicitAny: the row has columns that are not looked at
    [pay as any],
    [],
  )
  expect(gates).toContainEqual({
    key: 'currency',
    stops: true,
    message: 'Pay is entered in USD, and this group is paid in INR.',
  })
})

/** What every format asks of an employer and of two people. */
const EMPLOYER = {
  establishment: '0000000009103',
  routing: '302620122',
  reference: 'PAY1',
  originatorId: 'ACME000001',
  shortName: 'ACME',
  longName: 'ACME LIMITED',
  dataCentre: '01020',
  institution: '003',
  transit: '00412',
  account: '7654321',
  fileNumber: '1',
  payAccount: '3663050778',
  payAccountName: 'ACME LIMITED',
}
const PEOPLE = [
  { name: 'Asha Lim', reference: 'A1', personCode: '123456', account: '1234567', amount: 402_152 },
  { name: 'Omar "Om" Said, Jr', reference: 'A2', personCode: '123457', account: '7654320', amount: 90_905 },
].map((one) => ({
  ...one,
  bank: 'POSB',
  ifsc: 'HDFC0000001',
  routing: '302620122',
  institution: '004',
  transit: '10231',
}))
const READERS: Readonly<Record<string, (text: string) => { people: { amount: number }[]; total: number }>> = {
  payments_list: readPayments,
  cpa005: readDeposits,
  uob_giro: readUobFile,
  ocbc_giro: readOcbcFile,
  sif: (text) => {
    const { people, trailer } = readSif(text)
    return { people: people.map((one) => ({ amount: one.fixed + one.variable })), total: trailer?.total ?? 0 }
  },
}
const FORMATS = [singaporeFilings, indianFilings, canadianFilings, emirateFilings].flatMap(({ code, formats }) =>
  formats.filter(({ ties }) => ties === 'net').map((format) => [code, format.key, format] as const),
)

describe('files that pay', () => {
  test.each(FORMATS)('FI-008: %s %s read back is the run', (_country, key, format) => {
    const items = PEOPLE.map(({ amount, ...facts }) => ({
      facts,
      amounts: format.amountsOf({ facts, net: amount, lines: [], balances: {} }) ?? {},
    }))
    const input = { employer: EMPLOYER, month: '2026-10', madeAt: '2026-10-30T09:00:00', payDay: '2026-10-31', items }
    const text = format.build(input)
    const due = PEOPLE.map(({ amount, ...facts }) => ({ reference: format.referenceOf(facts), amount }))
    const total = PEOPLE.reduce((sum, { amount }) => sum + amount, 0)
    const own = format.read(text)
    expect(own.items).toEqual(due)
    expect(own.total).toBe(total)
    // And by the one written apart.
    const read = READERS[key]?.(text)
    expect(read?.people.map(({ amount }) => amount)).toEqual(due.map(({ amount }) => amount))
    expect(read?.total).toBe(total)
  })
})

test('each line of a scheme has a name of its own, so that a payslip can be read', () => {
  const names = (result: PayResult) =>
    result.lines.filter(({ party }) => party).map(({ party, label }) => `${party} ${label}`)
  const facts = { ...INDIAN, region: 'KA', epfMember: 'yes', epsMember: 'yes', panKnown: 'yes' }
  const indian = names(payOf({ law: india, month: '2026-10', facts, items: [payItem(13_000)] }))
  expect(indian).toEqual(
    expect.arrayContaining([
      'employee Provident fund',
      'employer Provident fund',
      'employer Pension scheme',
      'employer Deposit linked insurance',
    ]),
  )
  const canadian = names(
    payOf({ law: ca, month: '2026-10', facts: { birthDate: '1990-01-01', region: 'BC' }, items: [payItem(5000)] }),
  )
  expect(canadian).toEqual(expect.arrayContaining(['employee CPP', 'employee EI', 'employer CPP', 'employer EI']))
  for (const all of [indian, canadian]) expect(new Set(all).size).toBe(all.length)
})
