import { defineCountry, type Facts } from '../country.ts'
import { toOptions } from '../fields.ts'
import { byWeeks, makeHourlyRates } from '../hourly.ts'
import { compliance } from './compliance.ts'
import { demo } from './demo.ts'
import { entity } from './entity.ts'
import { fields } from './fields.ts'
import { holidays } from './holidays.ts'
import { leave } from './leave.ts'
import { law } from './overtime.ts'
import { authorizations } from './permits.ts'
import { posting } from './posting.ts'
import { provinces } from './provinces.ts'
import { sources } from './sources.ts'
import { time } from './time.ts'
import { classify, identity } from './who.ts'

const currency = { code: 'CAD', symbol: 'C$', minorUnits: 2 }

const LOCAL = ['citizen', 'permanent_resident']

/** The form's three statuses are among the six; the other way round, every permit is a work permit to the form. */
const derive = (facts: Facts): Facts => {
  const workPermitStatus = facts.workPermitStatus || facts.employmentStatus
  const short = workPermitStatus && (LOCAL.includes(workPermitStatus) ? workPermitStatus : 'work_permit')
  return { ...facts, workPermitStatus, employmentStatus: facts.employmentStatus || short }
}

export default defineCountry({
  ...identity,
  order: 3,
  flag: '🇨🇦',
  currency,
  salesTax: 'GST/HST',
  locale: 'en-CA',
  language: 'en',
  zone: 'America/Toronto',
  cv: { paper: 'LETTER', photo: 'left-out' },
  callingCode: '+1',
  payFrequency: 'Bi-weekly',
  sampleSalary: 4500,
  employeeNumberPrefix: 'CA',
  regions: { label: 'Province/Territory', field: 'province', options: provinces },
  employmentStatuses: toOptions(['citizen', 'permanent_resident', 'work_permit']),
  hours: { standard: 40, maximum: 48, overtimeMultiplier: 1.5, holidayMultiplier: 1.5 },
  overtimeDialog: { threshold: 40, rate: 1.5, monthlyMaximum: null },
  sundayAndHolidayMultiplier: 1.5,
  ...makeHourlyRates({ code: 'ca', currency, divisor: byWeeks('4.3333') }),
  guidance: ['1.5x after 44 hours federal', '2x statutory holidays'],
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
          { key: 'sin', label: 'SIN confirmation letter' },
          { key: 'status', label: 'Proof of citizenship or permanent residence' },
          { key: 'bank_account', label: 'Void cheque or direct deposit form' },
        ]
      : [
          { key: 'passport', label: 'Passport' },
          { key: 'work_permit', label: 'Work permit or study permit' },
          { key: 'sin', label: 'SIN confirmation letter' },
          { key: 'bank_account', label: 'Void cheque or direct deposit form' },
        ],
  posting,
  origins: [
    'indigenous',
    'white',
    'south_asian',
    'chinese',
    'black',
    'filipino',
    'arab',
    'latin_american',
    'southeast_asian',
    'other',
  ],
  demo,
  sources: Object.values(sources),
})
