import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import freedonia from '../../../../test/freedonia/index.ts'
import type { Country } from '../../../countries/country.ts'
import { loadCountries } from '../../../countries/registry.ts'
import { identifyingNumbersOf, lookupsOf, mayAsk, shareOf, statedAs } from './rules.ts'

const all = [...(await loadCountries(join(import.meta.dirname, '../../../countries'))).all, freedonia]
const of = (code: string) => all.find((c) => c.code === code) as Country
const current = (numbers: Record<string, string>) =>
  Object.fromEntries(Object.entries(numbers).map(([key, number]) => [key, { number, expires: null }]))

describe('the numbers that tell which company it is', () => {
  test.each([
    ['SG', ['uen']],
    ['IN', ['cin', 'llpin', 'gstin']],
    ['CA', ['businessNumber', 'federalCorporationNumber']],
    ['AE', ['tradeLicence']],
    ['FD', ['royalCharter']],
  ])('of %s are %j', (code, keys) => expect(identifyingNumbersOf(of(code)).map((n) => n.key)).toEqual(keys))

  test.each([
    ['SG', { uen: '197401143C' }, ['UEN 197401143C'], null],
    ['SG', { cpfSubmissionNumber: '197401143CPTE01' }, [], 'number'],
    ['SG', {}, [], 'number'],
    ['SG', { uen: '12' }, [], 'wrong'],
    ['IN', { cin: 'U72900KA2015PTC082988', pan: 'AAACH1234K' }, ['CIN U72900KA2015PTC082988'], null],
    ['IN', { llpin: 'AAB1234' }, ['LLPIN AAB-1234'], null],
    ['IN', { pan: 'AAACH1234K', tan: 'BLRH12345A' }, [], 'number'],
    ['IN', { gstin: '27AAPFU0939F1ZV' }, ['GSTIN 27AAPFU0939F1ZV'], null],
    [
      'CA',
      { businessNumber: '123456782', federalCorporationNumber: '1234567' },
      ['Business Number 123456782', 'Federal corporation number 123456-7'],
      null,
    ],
    ['CA', { payrollAccount: '123456782RP0001' }, [], 'number'],
    ['AE', { tradeLicence: 'CN-1234567' }, [], 'givenBy'],
    ['AE', { tradeLicence: 'CN-1234567', licensingAuthority: 'dmcc' }, ['Trade licence CN-1234567'], null],
    ['AE', { trn: '100123456700003' }, [], 'number'],
  ])('%s with %j is looked up by %j, missing %s', (code, numbers, expected, missing) => {
    const told = lookupsOf(of(code), current(numbers))
    expect(told.numbers.map((n) => `${n.label} ${n.number}`)).toEqual(expected)
    expect(told.missing).toBe(missing)
    for (const { register } of told.numbers) {
      expect(register.name).not.toBe('')
      expect(register.url).toMatch(/^https:/)
    }
  })

  test('a check letter that does not match is pointed out and stops nothing', () => {
    const { numbers, missing } = lookupsOf(of('SG'), current({ uen: '197401143D' }))
    expect(missing).toBeNull()
    expect(numbers[0]?.warning).toContain('check letter')
  })

  test('a licence is told with who gave it', () => {
    expect(statedAs(of('AE'), 'tradeLicence', { canonical: 'CN-1', givenBy: 'dmcc' })).toMatchObject({
      givenBy: 'Dubai Multi Commodities Centre (DMCC)',
      register: { name: 'National Economic Register' },
    })
    expect(statedAs(of('SG'), 'uen', { canonical: '197401143C', givenBy: null }).givenBy).toBeNull()
  })
})

test.each([
  [null, null, true],
  [null, 'refused', true],
  [null, 'lapsed', true],
  [null, 'pending', false],
  [null, 'verified', false],
  ['number', null, false],
] as const)('with %s missing and the last one %s it may be asked for: %s', (missing, last, may) =>
  expect(mayAsk(missing, last)).toBe(may),
)

test.each([
  [0, 0, null],
  [0, 3, 0],
  [999, 1000, 99],
  [3, 3, 100],
])('%i of %i companies verified are %s per cent', (verified, companies, share) =>
  expect(shareOf(verified, companies)).toBe(share),
)
