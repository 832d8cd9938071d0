import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readContributionFile } from '../../../../test/pay-file.reading.ts'
import { buildEzpay, EZPAY_CODES, type EzpayAdvice, type EzpayMember, ezpayName, readEzpay } from './cpf-ezpay.ts'

const member = (over: Partial<EzpayMember> = {}): EzpayMember => ({
  account: 'S1234567D',
  name: 'Tan Ah Kow',
  status: 'E',
  ordinary: 900_000,
  additional: 50_000,
  payments: { cpf: 296_000, 'shg.cdac': 300 },
  ...over,
})
const advice = (over: Partial<EzpayAdvice> = {}): EzpayAdvice => ({
  submissionNumber: '234567891APTE01',
  advice: 1,
  month: '2026-10',
  madeAt: '2026-11-05T09:30:07',
  members: [member()],
  levy: 1_100,
  ...over,
})

describe('the file CPF EZPay takes', () => {
  test('has a header, a sum for each kind of payment, the people, and a trailer that counts and adds up', () => {
    const employer = '234567891APTE01 01'
    expect(buildEzpay(advice()).split('\r\n')).toEqual(
      [
        `F ${employer}20261105093007FTP.DTL`,
        `F0${employer}20261001000000296000${'0'.repeat(7)}`,
        `F0${employer}202610040000000003000000001`,
        `F0${employer}20261011000000001100${'0'.repeat(7)}`,
        `F1${employer}20261001S1234567D00000029600000009000000000050000ETAN AH KOW`,
        `F1${employer}20261004S1234567D000000000300${'0'.repeat(20)} TAN AH KOW`,
        `F9${employer}0000007000000000297400`,
      ]
        .map((line) => line.padEnd(150))
        .concat(''),
    )
  })

  test('is named as CPF Board asks', () => {
    expect(ezpayName({ submissionNumber: '234567891APTE01', month: '2022-01', advice: 1 })).toBe(
      '234567891APTE01JAN202201.DTL',
    )
  })

  test('has room for a UEN of nine and of ten characters', () => {
    for (const submissionNumber of ['53123456APTE01', '197401143CPTE02'].map((one) => one.padStart(14, '0')))
      expect(readContributionFile(buildEzpay(advice({ submissionNumber }))).problems).toEqual([])
  })

  test.each([
    ['a FIN', member({ account: 'F1234567N' }), /CPF account is an NRIC/],
    ['no name', member({ name: ' ' }), /no name/],
    ['letters that are not Latin', member({ name: '陈伟' }), /Latin letters/],
    ['a sign that is not taken', member({ name: 'Tan; Ah Kow' }), /Latin letters/],
    ['a name of 67 letters', member({ name: 'X'.repeat(67) }), /66 characters/],
    ['less than nothing', member({ payments: { cpf: -100 } }), /below zero/],
    ['wages below zero', member({ ordinary: -1 }), /below zero/],
  ])('refuses %s, and says whose', (_, wrong, sentence) => {
    expect(() => buildEzpay(advice({ members: [wrong] }))).toThrow(sentence)
  })

  test('writes accents as plain letters', () => {
    const [one] = readContributionFile(buildEzpay(advice({ members: [member({ name: 'José D’Souza' })] }))).details
    expect(one?.name).toBe("JOSE D'SOUZA")
  })

  test('for foreigners alone holds the levy and a CPF of nothing', () => {
    const read = readContributionFile(buildEzpay(advice({ members: [] })))
    expect(read).toMatchObject({ details: [], total: 1_100, problems: [] })
    expect(read.summaries).toEqual([
      { code: '01', cents: 0, givers: 0 },
      { code: '11', cents: 1_100, givers: 0 },
    ])
  })

  test('is told from one that was changed on the way', () => {
    const text = buildEzpay(advice())
    expect(readEzpay(text).problems).toEqual([])
    expect(readEzpay(text.replace('000000296000', '000000296100')).problems).not.toEqual([])
    expect(readEzpay(text.replace('TAN AH KOW', 'TAN AH KO')).problems).not.toEqual([])
    expect(readEzpay(text.split('\r\n').slice(0, -2).join('\r\n')).problems).not.toEqual([])
    expect(readEzpay('').problems).not.toEqual([])
  })

  test('reads back as what went in, for any people and amounts, by a reader written apart as well', () => {
    const dollars = fc.integer({ min: 0, max: 9_999 }).map((one) => one * 100)
    const people = fc.uniqueArray(
      fc.record({
        account: fc.integer({ min: 0, max: 9_999_999 }).map((one) => `S${String(one).padStart(7, '0')}A`),
        name: fc.constantFrom('Tan Ah Kow', 'S. Devi d/o Ram', 'Nur (Aminah) @ Lim'),
        status: fc.constantFrom('E', 'N', 'L', 'O'),
        ordinary: fc.integer({ min: 0, max: 99_999_999 }),
        additional: fc.integer({ min: 0, max: 99_999_999 }),
        payments: fc.record(Object.fromEntries(Object.keys(EZPAY_CODES).map((key) => [key, dollars]))),
      }),
      { selector: ({ account }) => account, maxLength: 12 },
    )
    fc.assert(
      fc.property(people, dollars, (members, levy) => {
        const text = buildEzpay(advice({ members: members as EzpayMember[], levy }))
        const due = members.map(({ payments }) => Object.values(payments).reduce((sum, one) => sum + one, 0))
        const total = due.reduce((sum, one) => sum + one, levy)
        const read = readEzpay(text)
        expect(read.problems).toEqual([])
        expect(read.total).toBe(total)
        expect(new Map(read.items.map(({ reference, amount }) => [reference, amount]))).toEqual(
          new Map(members.flatMap(({ account }, i) => (due[i] === 0 ? [] : [[account, due[i]]]))),
        )
        const apart = readContributionFile(text)
        expect(apart).toMatchObject({ month: '202610', total, problems: [] })
        for (const one of apart.details.filter(({ code }) => code === '01')) {
          const { ordinary, additional, status, name } = members.find(({ account }) => account === one.account) ?? {}
          expect(one).toMatchObject({ ordinary, additional, status, name: name?.toUpperCase() })
        }
      }),
    )
  })
})
