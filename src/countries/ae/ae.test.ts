import { describe, expect, it } from 'vitest'
import { addDays } from '../../shared/dates.ts'
import { isIban } from '../check-digits.ts'
import type { Facts, Surface } from '../country.ts'
import { validateFields } from '../judge.ts'
import country from './index.ts'
import { parentalDays } from './leave.ts'
import { weeksWithinLimits } from './overtime.ts'
import { isInRamadan } from './ramadan.ts'

const today = '2026-11-20'

describe('numbers and hours', () => {
  it('accepts a right IBAN', () => expect(isIban('AE070331234567890123456')).toBe(true))
  it('refuses more than 144 hours in three weeks', () => expect(weeksWithinLimits([48, 48, 48.5], today)).toBe(false))
})

const t = (surface: Surface, key: string, typed: string, about: Facts): string | null => {
  const { errors, warnings } = validateFields(country, surface, { typed: { [key]: typed }, about, today })
  if (errors[key]) return `error: ${errors[key]}`
  if (warnings[key]) return `warning: ${warnings[key]}`
  return null
}

const expatriate = { uaeEmployeeStatus: 'expatriate_worker' }
const national = { uaeEmployeeStatus: 'uae_national' }
const gcc = { uaeEmployeeStatus: 'gcc_national' }
const ID = 'error: Invalid Emirates ID format (e.g., 784-1234-1234567-1)'

describe('specification, fields', () => {
  it.each<[Surface, string, string, Facts, string | null]>([
    ['form', 'emiratesId', '', {}, 'error: Emirates ID is required'],
    ['form', 'labourCard', '', {}, 'error: Labour Card is required'],
    ['form', 'visaNumber', '', {}, 'error: Visa Number is required'],
    ['form', 'visaType', '', {}, 'error: Visa Type is required'],
    ['form', 'visaExpiry', '', {}, 'error: Visa Expiry is required'],
    ['form', 'emirate', '', {}, 'error: Emirate is required'],
    ['form', 'visaNumber', '', { employeeType: 'citizen_pr' }, null],
    ['form', 'visaNumber', '', { nationality: 'Emirati' }, null],
    ['form', 'visaNumber', '', { nationality: 'Indian' }, 'error: Visa Number is required'],
    ['form', 'emiratesId', '784-1980-1234567-8', {}, null],
    ['form', 'emiratesId', '784 1980 1234567 8', {}, null],
    ['form', 'emiratesId', '٧٨٤١٩٨٠١٢٣٤٥٦٧٨', {}, null],
    ['form', 'emiratesId', '784-1980-1234567', {}, ID],
    [
      'form',
      'emiratesId',
      '784-1980-1234567-9',
      {},
      'warning: The check digit of this Emirates ID does not match. Please compare it with the card',
    ],
    [
      'form',
      'emiratesId',
      '784-1980-1234567-8',
      { birthDate: '1981-01-01' },
      'warning: The year in this Emirates ID is not the year of birth. Please compare it with the card',
    ],
    ['onboarding', 'uaeEmployeeStatus', '', {}, 'error: Employee status is required'],
    ['onboarding', 'uaeEmployeeStatus', 'UAE National', {}, null],
    ['onboarding', 'emirate', '', {}, 'error: Work emirate selection is required'],
    ['onboarding', 'emirate', 'Abu Dhabi', {}, null],
    ['onboarding', 'emiratesId', '123-1980-1234567-8', {}, ID],
    ['onboarding', 'passportNumber', 'A1234567', national, null],
    ['onboarding', 'passportNumber', 'AB123456', national, 'error: Invalid UAE passport format (e.g., A1234567)'],
    ['onboarding', 'gccCountry', '', gcc, 'error: GCC country is required'],
    ['onboarding', 'gccCountry', 'Saudi Arabia', gcc, null],
    ['onboarding', 'gccCountry', '', expatriate, null],
    [
      'onboarding',
      'passportNumber',
      'A1234567890',
      gcc,
      'error: Invalid passport number format (6-10 alphanumeric characters)',
    ],
    ['onboarding', 'passportNumber', 'A1234567890', expatriate, null],
    [
      'onboarding',
      'passportNumber',
      'A123',
      expatriate,
      'error: Invalid passport number format (6-12 alphanumeric characters)',
    ],
    ['onboarding', 'visaType', '', expatriate, 'error: Visa Type is required'],
    ['onboarding', 'visaNumber', '', national, null],
    ['onboarding', 'visaNumber', 'AE12345678', expatriate, 'error: Invalid UAE visa format (e.g., AE123456789)'],
    ['onboarding', 'visaNumber', 'AE123456789', expatriate, null],
    ['onboarding', 'visaExpiry', today, expatriate, 'error: Visa expiry date must be in the future'],
    ['onboarding', 'labourCard', 'LC-123456789', expatriate, null],
    ['onboarding', 'labourCard', 'lc123456789', expatriate, null],
    ['onboarding', 'labourCard', 'LC-12345678', expatriate, 'error: Invalid labour card format (e.g., LC-123456789)'],
    ['compliance', 'emiratesId', '785-1980-1234567-8', {}, 'error: Emirates ID format is invalid'],
  ])('%s %s "%s" %j: %s', (...[surface, key, typed, about, verdict]) => {
    expect(t(surface, key, typed, about)).toBe(verdict)
  })

  it('lists emirates and visa types', () => {
    const options = (key: string) => country.fields.find((field) => field.key === key)?.options?.map((o) => o.value)
    expect(options('emirate')).toEqual([
      'abu_dhabi',
      'dubai',
      'sharjah',
      'ajman',
      'umm_al_quwain',
      'ras_al_khaimah',
      'fujairah',
    ])
    expect(options('visaType')).toEqual([
      'employment_visa',
      'investor_visa',
      'golden_visa',
      'freelancer_visa',
      'family_visa',
    ])
  })

  it('has one field for each thing with two names', () => {
    const of = (key: string) => country.fields.find((field) => field.key === key)?.aliases
    expect(of('labourCard')).toContain('labor_card_number')
    expect(of('visaType')).toEqual(['uae_visa_type', 'visa_status'])
    expect(of('passportNumber')).toEqual(['uae_passport_number', 'gcc_passport_number'])
  })
})

describe('Ramadan', () => {
  const month = (moved: { begins: number; ends: number }) => {
    const days = Array.from({ length: 60 }, (_, i) => addDays('2026-02-01', i)).filter((day) => isInRamadan(day, moved))
    return [days[0], days.at(-1), days.length]
  }
  it.each([
    [0, 0, ['2026-02-18', '2026-03-19', 30]],
    [1, 0, ['2026-02-19', '2026-03-19', 29]],
    [0, -1, ['2026-02-18', '2026-03-18', 29]],
    [-1, 1, ['2026-02-17', '2026-03-20', 32]],
  ])('of 2026 begins and ends as calculated, or so many days later: %i, %i', (begins, ends, expected) => {
    expect(month({ begins, ends })).toEqual(expected)
  })
})

describe('parental leave', () => {
  it.each([
    ['2026-05-21', 5],
    ['2026-05-20', 5],
    ['2026-05-19', 0],
  ])('of a child born on %s may begin up to the day on which it is six months old', (childBorn, expected) => {
    const on = '2026-11-20'
    const service = { months: 12, years: 1, days: 365 }
    expect(parentalDays({ regime: 'mainland', service, on, event: { childBorn, childAgeMonths: 6 } })).toBe(expected)
  })

  it.each([
    [6, 5],
    [6.5, 0],
  ])('of a child of %d months, its day of birth not told, is within six', (childAgeMonths, expected) => {
    const service = { months: 12, years: 1, days: 365 }
    expect(parentalDays({ regime: 'mainland', service, on: '2026-11-20', event: { childAgeMonths } })).toBe(expected)
  })
})
