import { employeeTypeOf } from '../classify.ts'
import { defineCountry, type Facts } from '../country.ts'
import { byDays, makeHourlyRates } from '../hourly.ts'
import { compliance } from './compliance.ts'
import { demo } from './demo.ts'
import { entity } from './entity.ts'
import { fields } from './fields.ts'
import { holidays } from './holidays.ts'
import { leave } from './leave.ts'
import { law } from './overtime.ts'
import { authorizations } from './permits.ts'
import { posting } from './posting.ts'
import { sources } from './sources.ts'
import { states } from './states.ts'
import { time } from './time.ts'
import { classify, identity } from './who.ts'

const currency = { code: 'INR', symbol: '₹', minorUnits: 2 }

const statusOf: ReadonlyMap<string, string> = new Map(
  Object.entries({ citizen_pr: 'indian_citizen', foreign_worker: 'foreign_worker' }),
)

const derive = (facts: Facts): Facts => ({
  ...facts,
  employeeStatus: facts.employeeStatus || statusOf.get(employeeTypeOf(classify, facts) ?? ''),
})

export default defineCountry({
  ...identity,
  order: 2,
  flag: '🇮🇳',
  currency,
  salesTax: 'GST',
  locale: 'en-IN',
  language: 'en',
  zone: 'Asia/Kolkata',
  cv: { paper: 'A4', photo: 'optional' },
  callingCode: '+91',
  payFrequency: 'Monthly',
  sampleSalary: 50_000,
  employeeNumberPrefix: 'IN',
  regions: { label: 'State', field: 'stateRegistration', options: states },
  employmentStatuses: null,
  hours: { standard: 48, maximum: 60, overtimeMultiplier: 2, holidayMultiplier: 2 },
  overtimeDialog: { threshold: 48, rate: 2, monthlyMaximum: 60 },
  sundayAndHolidayMultiplier: 2,
  ...makeHourlyRates({ code: 'in', currency, divisor: byDays(26, 8) }),
  guidance: ['Max 50 hours per quarter', '2x overtime rate'],
  law,
  holidays,
  time,
  leave,
  fields,
  derive,
  compliance,
  classify,
  authorizations,
  entity,
  requiredDocuments: (status) =>
    status === 'citizen_pr'
      ? [
          { key: 'pan', label: 'PAN card' },
          { key: 'aadhaar', label: 'Aadhaar, first eight digits masked' },
          { key: 'bank_account', label: 'Cancelled cheque or bank passbook' },
        ]
      : [
          { key: 'passport', label: 'Passport' },
          { key: 'work_visa', label: 'Work visa' },
          { key: 'pan', label: 'PAN card' },
          { key: 'bank_account', label: 'Cancelled cheque or bank passbook' },
        ],
  posting,
  origins: [],
  demo,
  sources: Object.values(sources),
})
