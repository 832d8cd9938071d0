import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readOcbcFile, readUobFile } from '../../../../test/pay-file.reading.ts'
import type { FileInput, FileItem } from '../../filing.ts'
import { ocbcGiro } from './ocbc-giro.ts'
import { uobGiro } from './uob-giro.ts'

const EMPLOYER = {
  payBank: 'uob',
  payAccount: '366-305-0778',
  payAccountName: 'FOUR WINDS PTE LTD',
  fileNumber: '7',
  reference: 'SALARY 2026-11',
}

const person = (facts: Record<string, string>, net: number): FileItem => ({
  facts: { name: 'Lin Wei', bank: 'OCBC', account: '501-234567-001', reference: 'P-01', ...facts },
  amounts: { net },
})

const q = (items: FileItem[], more: Partial<FileInput> = {}): FileInput => ({
  employer: EMPLOYER,
  month: '2026-11',
  madeAt: '2026-11-25T11:07:00',
  payDay: '2026-11-30',
  items,
  ...more,
})

const TWO = [
  person({}, 400_000),
  person(
    { name: 'Renée d’Souza', bank: 'Standard Chartered', bic: 'SCBLSG22', account: '0-123456-789', reference: 'P-02' },
    336_010,
  ),
]

describe('the payroll file of UOB', () => {
  test('says who pays from where and when, and to whom how much, by its columns', () => {
    const file = readUobFile(uobGiro.build(q(TWO)))
    expect(file.problems).toEqual([])
    expect(file.header).toEqual({
      fileName: 'UGBI251107',
      kind: 'RNORMAL    B',
      bic: 'UOVBSGSGXXX',
      account: '3663050778',
      name: 'FOUR WINDS PTE LTD',
      days: '2026112520261130',
    })
    expect(file.total).toBe(736_010)
    expect(file.people).toEqual([
      {
        bic: 'OCBCSGSGXXX',
        account: '501234567001',
        name: 'Lin Wei',
        amount: 400_000,
        endToEnd: 'P-01',
        purpose: 'SALA',
      },
      {
        bic: 'SCBLSG22XXX',
        account: '0123456789',
        name: 'Renee d Souza',
        amount: 336_010,
        endToEnd: 'P-02',
        purpose: 'SALA',
      },
    ])
    expect(uobGiro.name(q(TWO))).toBe('UGBI251107.txt')
  })

  test('has a hash over who pays and each payment, every sign by its place', () => {
    // Signs times their places: 11 for the banks, 34 for accounts, 140 for names with their spaces, 3, 18 and 4 for the rest, and 22 for payroll.
    const count = (text: string, length: number) =>
      [...text.padEnd(length)].reduce((all, c, i) => all + c.charCodeAt(0) * (i + 1), 0)
    const header = count('UOVBSGSGXXX', 11) + count('3663050778', 34) + count('FOUR WINDS PTE LTD', 140)
    const payment =
      count('OCBCSGSGXXX', 11) +
      count('501234567001', 34) +
      count('Lin Wei', 140) +
      count('SGD', 3) +
      count('000000000000400000', 18) +
      count('SALA', 4) +
      22
    const trailer = uobGiro.build(q([person({}, 400_000)])).split('\r\n')[2] ?? ''
    expect(trailer.slice(0, 42)).toBe(
      `9${'400000'.padStart(18, '0')}0000001${String(header + payment).padStart(16, '0')}`,
    )
    expect(count('SGD', 3)).toBe(83 + 2 * 71 + 3 * 68)
  })

  test.each([
    ['a digit of an account', (text: string) => text.replace('501234567001', '501234567010')],
    ['an amount', (text: string) => text.replaceAll('400000', '400001')],
    ['a payment that was taken out', (text: string) => [text.slice(0, 617), text.slice(617 * 2)].join('')],
  ])('is found out when somebody changes %s', (_what, change) => {
    expect(uobGiro.read(change(uobGiro.build(q(TWO)))).problems).not.toEqual([])
  })

  test('pays on the day it is made where the pay day is over, and at once by FAST', () => {
    const late = q(TWO, { madeAt: '2026-12-02T09:00:00', employer: { ...EMPLOYER, payBy: 'fast' } })
    expect(readUobFile(uobGiro.build(late)).header).toMatchObject({ days: '2026120220261202', kind: 'RNORMAL    I' })
  })

  test('says of each what the bank would refuse', () => {
    const said = (input: FileInput) => input.items.map((item) => uobGiro.problemOf?.(item, input))
    const items = [
      person({ bank: 'Citibank' }, 1),
      person({ name: '林伟' }, 1),
      person({}, 20_000_000),
      person({}, 20_000_001),
    ]
    expect(said(q(items, { employer: { ...EMPLOYER, payBy: 'fast' } }))).toEqual([
      'No BIC (SWIFT code) is known for the bank “Citibank”: enter it.',
      'The bank takes names in Latin letters alone.',
      null,
      'FAST carries at most 200,000 dollars a payment: pay by GIRO.',
    ])
    expect(said(q([person({}, 20_000_001)]))).toEqual([null])
    expect(() => uobGiro.build(q([person({ bank: '' }, 1)]))).toThrow('Lin Wei: No BIC')
  })

  test('never cuts an account', () => {
    expect(() => uobGiro.build(q([person({ account: '1'.repeat(35) }, 1)]))).toThrow('is not up to 34')
  })
})

describe('the payroll file of OCBC', () => {
  test('says payroll, GIRO and the day, then each payment by its columns', () => {
    const file = readOcbcFile(ocbcGiro.build(q(TWO)))
    expect(file.problems).toEqual([])
    expect(file.header).toEqual({
      type: '30',
      madeOn: '20261125',
      bic: 'OCBCSGSGXXX',
      account: '3663050778',
      clearing: 'GIRO',
      valueDay: '30112026',
    })
    expect(file.people[1]).toEqual({
      bic: 'SCBLSG22XXX',
      account: '0123456789',
      name: 'Renee d Souza',
      amount: 336_010,
      details: 'SALARY 2026-11',
      purpose: 'SALA',
    })
  })
})

test.each([
  ['UOB', uobGiro, readUobFile],
  ['OCBC', ocbcGiro, readOcbcFile],
] as const)(
  'whatever names and amounts, a reader written apart gets from the file of %s what went in',
  (_bank, format, read) => {
    const item = fc.record({
      name: fc.string({ unit: 'grapheme', maxLength: 160 }),
      net: fc.integer({ min: 1, max: 99_999_999 }),
    })
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 12 }), (people) => {
        const items = people.map(({ name, net }, i) => person({ name: `A ${name}`, reference: `P-${i}` }, net))
        const text = format.build(q(items))
        const file = read(text)
        expect(file.problems).toEqual([])
        expect(file.people.map(({ amount }) => amount)).toEqual(people.map(({ net }) => net))
        expect(text).toMatch(/^[\x20-\x7E\r\n]*$/)
        expect(format.read(text).problems).toEqual([])
      }),
      { numRuns: 50 },
    )
  },
)
