import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import freedonia from '../../test/freedonia/filing.ts'
import { addMonths } from '../shared/dates.ts'
import { isBusinessDay } from './ca/obligations.ts'
import type { FileFormat, FileInput, FileItem, PaidPerson } from './filing.ts'
import { loadFilings } from './payroll.registry.ts'

const filings = [...(await loadFilings()).values(), freedonia]

/** An employer and a person that the format of every country takes; amounts grow with the number. */
const EMPLOYER = {
  establishment: '9103',
  routing: '302620122',
  originatorId: '0123456789',
  shortName: 'ACME',
  longName: 'ACME LIMITED',
  dataCentre: '12345',
  fileNumber: '7',
  institution: '003',
  transit: '00412',
  account: '1234567',
  cpfSubmissionNumber: '197401143CPTE01',
  payAccount: '3663050778',
  payAccountName: 'ACME LIMITED',
}
const personOf = (key: string, i: number, rupees: number): FileItem => {
  const uan = String(100_000_000_000 + i)
  const nric = `S${String(i).padStart(7, '0')}A`
  const reference = { sif: String(i + 1).padStart(14, '0'), ecr: uan, cpf_ezpay: nric }[key] ?? `P${i}`
  const account = key === 'sif' ? 'AE070331234567890123456' : '998877'
  const amount = rupees * 100
  return {
    facts: {
      reference,
      personCode: String(i + 1),
      uan,
      nric,
      name: `PERSON ${i}`,
      routing: '302620122',
      institution: '004',
      transit: '10231',
      bank: 'POSB',
      account,
    },
    amounts: {
      net: amount,
      fixed: amount,
      gross: amount,
      fundWages: amount,
      pensionWages: 0,
      insuranceWages: 0,
      employee: amount,
      pension: 0,
      employerFund: amount,
      cpf: amount,
    },
  }
}
const asked = (key: string, amounts: readonly number[]): FileInput => ({
  employer: EMPLOYER,
  month: '2026-11',
  madeAt: '2026-11-28T11:07:00',
  payDay: '2026-11-30',
  items: amounts.map((amount, i) => personOf(key, i, amount)),
})

const formats = filings.flatMap(({ code, formats: all }) =>
  all.map((format) => [`${code} ${format.key}`, format] as const),
)

/** Lists of what was taken and added are made of locked lines, not of amounts alone. */
const isList = (format: FileFormat) => format.key.endsWith('_list') && format.key !== 'payments_list'

/** Every key that any scheme of the four countries takes or adds, for both parties. */
const KEYS =
  'cpf sdl shg.cdac shg.sinda shg.mbmf shg.ecf pension epf eps edli esi tds professional_tax federal_tax provincial_tax bonus_tax cpp cpp2 qpp qpp2 ei qpip quebec_tax quebec_lump_sum_tax'
const paid = (amounts: readonly number[]): PaidPerson => {
  const line = {
    employmentId: 'e',
    payDay: '2026-11-30',
    month: '2026-11',
    until: '2026-11-30',
    nature: null,
    value: '1',
  }
  return {
    facts: { reference: 'P1', name: 'Person, One' },
    net: 100,
    balances: {},
    lines: KEYS.split(' ').flatMap((key, i) =>
      (['employee', 'employer'] as const).map((party, j) => ({
        ...line,
        key,
        party,
        kind: party === 'employee' ? ('deduction' as const) : ('employer' as const),
        amount: amounts[(i * 2 + j) % amounts.length] ?? 0,
      })),
    ),
  }
}

describe('a list of contributions', () => {
  test.each(formats.filter(([, format]) => isList(format)))(
    'invariant 67: %s comes to what the lines come to',
    (_name, format) => {
      fc.assert(
        fc.property(fc.array(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 1, maxLength: 40 }), (amounts) => {
          const person = paid(amounts)
          const said = format.amountsOf(person)
          const text = format.build({ ...asked(format.key, []), items: [{ facts: person.facts, amounts: said ?? {} }] })
          const read = format.read(text)
          expect(read.problems).toEqual([])
          expect(format.ties).not.toBe('net')
          const due = format.ties === 'net' ? 0 : format.ties(person)
          expect(read.items).toEqual([{ reference: 'P1', amount: due }])
          expect(read.total).toBe(due)
          // Whoever it has nothing of is not in it.
          expect(format.amountsOf({ ...person, lines: [] })).toBeNull()
        }),
        { numRuns: 20 },
      )
    },
  )
})

describe('a file', () => {
  test.each(formats.filter(([, format]) => !isList(format)))(
    'invariants 66 and 67: %s read back has the same people, amounts and sum',
    (_name, format) => {
      fc.assert(
        fc.property(fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 13 }), (amounts) => {
          const q = asked(format.key, amounts)
          const read = format.read(format.build(q))
          expect(read.problems).toEqual([])
          expect(read.items.map(({ reference }) => reference)).toEqual(q.items.map(({ facts }) => facts.reference))
          // The provident fund gets the shares of both.
          const times = format.key === 'ecr' ? 2 : 1
          expect(read.items.map(({ amount }) => amount)).toEqual(amounts.map((amount) => amount * 100 * times))
          expect(read.total).toBe(read.items.reduce((sum, { amount }) => sum + amount, 0))
          expect(format.name(q)).not.toBe('')
        }),
        { numRuns: 20 },
      )
    },
  )

  test.each(formats.filter(([name]) => !name.startsWith('FD')))(
    '%s of somebody else is read without a fault',
    (_name, format) => {
      expect(format.read('nonsense').problems).not.toEqual([])
    },
  )
})

describe('what falls due', () => {
  test('invariant 70: in Canada on a business day of the authority it goes to, whatever the month and the kind of remitter', () => {
    const canada = filings.find(({ code }) => code === 'CA')
    const kinds = ['regular', 'quarterly', 'accelerated_1', 'accelerated_2']
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.constantFrom(...kinds), fc.constantFrom(...kinds), (of, a, b) => {
        const month = `2026-${String(of).padStart(2, '0')}`
        const asked = { facts: { remitter: a, remitterQuebec: b, provinces: 'ON,QC,BC' }, month }
        for (const { rule, due } of canada?.obligations(asked) ?? []) {
          const calendar = rule === 'remit_quebec' || rule === 'rl1' ? 'QC' : 'CRA'
          expect(isBusinessDay(due, calendar), `${rule} ${due}`).toBe(true)
        }
      }),
    )
  })

  const facts = {
    autoInclusion: 'yes',
    hasNationals: 'yes',
    epf: 'yes',
    esi: 'yes',
    remitter: 'accelerated_2',
    remitterQuebec: 'accelerated_1',
    provinces: 'QC,ON,BC',
  }
  const of = (code: string, month: string, more: Record<string, string> = {}) =>
    (filings.find((one) => one.code === code)?.obligations({ facts: { ...facts, ...more }, month }) ?? []).map(
      ({ rule, due }) => `${rule} ${due}`,
    )

  test('falls due after what it is for, in every month of the years on file', () => {
    for (const { code } of filings)
      for (let month = '2026-01'; month <= '2026-12'; month = addMonths(`${month}-01`, 1).slice(0, 7))
        for (const one of filings.find((filing) => filing.code === code)?.obligations({ facts, month }) ?? []) {
          expect(one.due > one.for.until).toBe(true)
          expect(one.for.from <= one.for.until).toBe(true)
        }
  })

  test('by country', () => {
    expect(of('SG', '2026-12')).toEqual(['cpf 2027-01-14', 'ais 2027-03-01'])
    expect(of('AE', '2026-10')).toEqual(['wps 2026-11-01', 'gpssa 2026-11-15'])
    expect(of('IN', '2027-03')).toEqual([
      'epf 2027-04-15',
      'esi 2027-04-15',
      'tds 2027-04-30',
      'tds_return 2027-05-31',
      'tds_certificate 2027-06-15',
    ])
    expect(of('IN', '2026-12').slice(2)).toEqual(['tds 2027-01-07', 'tds_return 2027-01-31'])
    expect(of('CA', '2026-06')).toEqual([
      'remit 2026-06-10',
      'remit 2026-06-17',
      'remit 2026-06-24',
      'remit 2026-07-06',
      'remit_quebec 2026-06-25',
      'remit_quebec 2026-07-10',
    ])
    expect(of('CA', '2026-12', { remitter: 'quarterly', provinces: 'ON,BC' })).toEqual([
      'remit 2027-01-15',
      't4 2027-03-01',
      'eht_on 2027-03-15',
      'eht_bc 2027-03-31',
    ])
    expect(of('CA', '2026-11', { remitter: 'quarterly', provinces: 'ON' })).toEqual([])
  })
})
