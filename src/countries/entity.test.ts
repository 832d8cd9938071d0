import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import freedonia from '../../test/freedonia/index.ts'
import type { Country } from './country.ts'
import { validateNumbers, zoneOf } from './entity.ts'
import { loadCountries } from './registry.ts'

const countries = [...(await loadCountries(join(import.meta.dirname))).all, freedonia]
const of = (code: string) => countries.find((c) => c.code === code) as Country

describe.each(countries.map((c) => [c.name, c] as const))('a legal entity in %s', (_name, country) => {
  const { numbers, fiscalYearStart, zones } = country.entity

  test('is asked for numbers that have a name, a shape and a source', () => {
    expect(new Set(numbers.map((n) => n.key)).size).toBe(numbers.length)
    expect(numbers.length).toBeGreaterThan(0)
    for (const number of numbers) {
      expect(number.source.title).not.toBe('')
      const example = number.options?.[0]?.value ?? number.placeholder
      const canonical = number.canonical(example)
      expect(number.check(canonical, {})?.severity, `${number.key} ${example}`).not.toBe('error')
      expect(number.canonical(number.format(canonical))).toBe(canonical)
      for (const nonsense of ['!', '<script>', '0', 'x'.repeat(200)])
        expect(number.check(number.canonical(nonsense), {})?.severity, `${number.key} ${nonsense}`).toBe('error')
    }
  })

  test('names at least one number that tells which company it is, with the public register it is looked up in', () => {
    const identifying = numbers.filter((n) => n.register)
    expect(identifying.length).toBeGreaterThan(0)
    for (const { key, register, givenBy } of identifying) {
      expect(register?.title, key).not.toBe('')
      expect(register?.url, key).toMatch(/^https:\/\/\S+$/)
      expect(register?.checkedOn, key).toMatch(/^\d{4}-\d\d-\d\d$/)
      if (givenBy) expect(numbers.find((n) => n.key === givenBy)?.options, key).toBeDefined()
    }
  })

  test('has a day its year begins on and a zone for each place', () => {
    expect(fiscalYearStart).toMatch(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
    const known = country.regions?.options.map((o) => o.value) ?? []
    for (const [place, zone] of Object.entries(zones)) {
      expect(known).toContain(place)
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
    }
    expect(zoneOf(country, 'nowhere')).toBe(country.zone)
    expect(zoneOf(country, null)).toBe(country.zone)
  })
})

const OK = null
const warns = (text: string) => ({ severity: 'warning', message: expect.stringContaining(text) })
const refuses = (text: string) => ({ severity: 'error', message: expect.stringContaining(text) })

/** Numbers as authorities print them; what is wrong with the others. */
test.each([
  ['SG', 'uen', '197401143C', OK],
  ['SG', 'uen', '196800306E', OK],
  ['SG', 'uen', '197200078R', OK],
  ['SG', 'uen', '00192200M', OK],
  ['SG', 'uen', 'T01FC6132D', OK],
  ['SG', 'uen', '1974 01143 c', OK],
  ['SG', 'uen', '197401143D', warns('check letter')],
  ['SG', 'uen', '00192200A', warns('check letter')],
  ['SG', 'uen', '123456', refuses('UEN must look like')],
  ['SG', 'uen', 'A01FC6132D', refuses('UEN must look like')],
  ['SG', 'cpfSubmissionNumber', '197401143C-PTE-01', OK],
  ['SG', 'cpfSubmissionNumber', '197401143C', refuses('3 letters and 2 digits')],
  ['IN', 'cin', 'L17110MH1973PLC019786', OK],
  ['IN', 'cin', 'U72900KA2015PTC082988', OK],
  ['IN', 'cin', 'X17110MH1973PLC019786', refuses('CIN must be')],
  ['IN', 'cin', 'L17110MH1773PLC019786', refuses('CIN must be')],
  ['IN', 'cin', 'L17110MH1973PLC01978', refuses('CIN must be')],
  ['IN', 'llpin', 'AAB-1234', OK],
  ['IN', 'llpin', 'aab 1234', OK],
  ['IN', 'llpin', 'AA-1234', refuses('LLPIN must be')],
  ['IN', 'pan', 'AAACH1234K', OK],
  ['IN', 'pan', 'aapfu 0939 f', OK],
  ['IN', 'pan', 'ABCPE1234F', warns('PAN of a person')],
  ['IN', 'pan', 'ABCDE1234F', warns('no kind of holder')],
  ['IN', 'pan', 'ABCD12345F', refuses('5 letters')],
  ['IN', 'tan', 'BLRH12345A', OK],
  ['IN', 'tan', 'BLR12345A', refuses('TAN must be')],
  ['IN', 'gstin', '27AAPFU0939F1ZV', OK],
  ['IN', 'gstin', '27AAPFU0939F1ZO', warns('check character')],
  ['IN', 'gstin', '45AAPFU0939F1ZV', warns('state or check')],
  ['IN', 'gstin', '369296450896540', refuses('GSTIN must be')],
  ['IN', 'epfCode', 'MH/BAN/0000064/000', OK],
  ['IN', 'epfCode', 'MHBAN00000640000000125', refuses('EPF establishment code')],
  ['IN', 'esiCode', '31001234560000999', OK],
  ['IN', 'esiCode', '3100123456', refuses('17 digits')],
  ['CA', 'businessNumber', '123456782', OK],
  ['CA', 'businessNumber', '123 456 782', OK],
  ['CA', 'businessNumber', '123456789', warns('check digit')],
  ['CA', 'businessNumber', '12345678', refuses('9 digits')],
  ['CA', 'payrollAccount', '123456782 RP 0001', OK],
  ['CA', 'payrollAccount', '123456789RP0001', warns('check digit')],
  ['CA', 'payrollAccount', '123456782RT0001', refuses('RP and 4 digits')],
  ['CA', 'gstAccount', '123456782RT0001', OK],
  ['CA', 'corporateAccount', '123456782RC0001', OK],
  ['CA', 'federalCorporationNumber', '123456-7', OK],
  ['CA', 'federalCorporationNumber', '10203040', OK],
  ['CA', 'federalCorporationNumber', '12345', refuses('6 to 8 digits')],
  ['CA', 'federalCorporationNumber', 'BC1234567', refuses('6 to 8 digits')],
  ['CA', 'corporationNumber', 'BC1234567', OK],
  ['CA', 'corporationNumber', '1', refuses('5 to 12')],
  ['AE', 'licensingAuthority', 'dmcc', OK],
  ['AE', 'licensingAuthority', 'moon', refuses('not one of the choices')],
  ['AE', 'tradeLicence', 'CN-1234567', OK],
  ['AE', 'tradeLicence', 'DMCC-123456', OK],
  ['AE', 'tradeLicence', '--', refuses('3 to 25')],
  ['AE', 'mohreEstablishment', '123456', OK],
  ['AE', 'mohreEstablishment', '12345678901234', refuses('13 digits')],
  ['AE', 'trn', '100123456700003', OK],
  ['AE', 'trn', '200123456700003', warns('begins with 100')],
  ['AE', 'trn', '10012345670000', refuses('15 digits')],
  ['FD', 'royalCharter', 'rc-1234', OK],
  ['FD', 'royalCharter', '1234', refuses('RC and 4 digits')],
])('%s %s %s', (code, key, typed, expected) => {
  const number = of(code).entity.numbers.find((n) => n.key === key)
  const verdict = number?.check(number.canonical(typed), {}) ?? null
  if (expected === OK) expect(verdict).toBeNull()
  else expect(verdict).toEqual(expected)
})

test.each([
  ['SG', { uen: '197401143C', cpfSubmissionNumber: '196800306EPTE01' }, 'cpfSubmissionNumber'],
  ['IN', { pan: 'AAACH1234K', gstin: '27AAPFU0939F1ZV' }, 'gstin'],
  ['CA', { businessNumber: '123456782', payrollAccount: '100000009RP0001' }, 'payrollAccount'],
])('in %s numbers that do not go together are warned about: %j', (code, typed, key) => {
  const { errors, warnings } = validateNumbers(of(code), typed)
  expect(errors).toEqual({})
  expect(Object.keys(warnings)).toEqual([key])
})

test('what is not asked of a country is not kept', () => {
  expect(validateNumbers(of('SG'), { uen: '197401143c', trn: '100123456700003' }).values).toEqual({ uen: '197401143C' })
})

test.each([
  ['CA', 'NL', 'America/St_Johns'],
  ['CA', 'BC', 'America/Vancouver'],
  ['CA', undefined, 'America/Toronto'],
  ['IN', 'MH', 'Asia/Kolkata'],
  ['AE', 'dubai', 'Asia/Dubai'],
])('%s %s lies in %s', (code, place, zone) => expect(zoneOf(of(code), place)).toBe(zone))
