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
import { recordsKeptUntil } from './records.ts'
import { sources } from './sources.ts'
import { EMIRATES } from './status.ts'
import { time } from './time.ts'
import { classify, identity } from './who.ts'

const currency = { code: 'AED', symbol: 'AED', minorUnits: 2 }

const statusOf: ReadonlyMap<string, string> = new Map(
  Object.entries({ citizen_pr: 'uae_national', foreign_worker: 'expatriate_worker' }),
)

const derive = (facts: Facts): Facts => ({
  ...facts,
  uaeEmployeeStatus: facts.uaeEmployeeStatus || statusOf.get(employeeTypeOf(classify, facts) ?? ''),
})

export default defineCountry({
  ...identity,
  order: 4,
  flag: '🇦🇪',
  currency,
  recordsKept: recordsKeptUntil,
  salesTax: 'VAT',
  locale: 'en-AE',
  language: 'ar',
  zone: 'Asia/Dubai',
  cv: { paper: 'A4', photo: 'optional' },
  map: {
    mainPlaces: 'Dubai, Abu Dhabi, Sharjah, Ajman, Al Ain City, Ras Al Khaimah, Fujairah, Umm Al Quwain City'.split(
      ', ',
    ),
  },
  callingCode: '+971',
  payFrequency: 'Monthly',
  sampleSalary: 8000,
  employeeNumberPrefix: 'AE',
  regions: { label: 'Emirate', field: 'emirate', options: EMIRATES },
  employmentStatuses: null,
  hours: { standard: 48, maximum: 60, overtimeMultiplier: 1.25, holidayMultiplier: 1.5 },
  overtimeDialog: { threshold: 48, rate: 1.25, monthlyMaximum: 60 },
  sundayAndHolidayMultiplier: 1.5,
  ...makeHourlyRates({ code: 'ae', currency, divisor: byDays(30, 8) }),
  guidance: ['Max 2 hours per day', '1.25x regular', '1.5x night (10 PM to 4 AM) and holiday'],
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
          { key: 'emirates_id', label: 'Emirates ID' },
          { key: 'passport', label: 'Passport' },
          { key: 'family_book', label: 'Family book (Khulasat Al Qaid)' },
          { key: 'bank_account', label: 'IBAN letter' },
        ]
      : [
          { key: 'passport', label: 'Passport' },
          { key: 'visa', label: 'Residence visa' },
          { key: 'emirates_id', label: 'Emirates ID' },
          { key: 'labour_card', label: 'Labour card' },
          { key: 'bank_account', label: 'IBAN letter' },
        ],
  posting,
  origins: [],
  demo,
  sources: Object.values(sources),
})
