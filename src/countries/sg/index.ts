import { defineCountry, type Facts } from '../country.ts'
import { toOptions } from '../fields.ts'
import { byDays, makeHourlyRates } from '../hourly.ts'
import { compliance } from './compliance.ts'
import { demo } from './demo.ts'
import { entity } from './entity.ts'
import { fields } from './fields.ts'
import { holidays } from './holidays.ts'
import { FIN } from './identity.ts'
import { leave } from './leave.ts'
import { law } from './overtime.ts'
import { recordsKeptUntil } from './passes.ts'
import { authorizations } from './permits.ts'
import { posting } from './posting.ts'
import { sources } from './sources.ts'
import { time } from './time.ts'
import { classify, identity } from './who.ts'

const currency = { code: 'SGD', symbol: 'S$', minorUnits: 2 }

const statusOf: ReadonlyMap<string, string> = new Map(
  Object.entries({ citizen: 'citizen', permanent_resident: 'permanent_resident' }),
)

const derive = (facts: Facts): Facts => {
  const nric = facts.nric || facts.fin
  const fin = facts.fin || (FIN.test(facts.nric ?? '') ? facts.nric : undefined)
  const workPassType = facts.workPassType || statusOf.get(facts.employmentStatus ?? '')
  const employmentStatus =
    facts.employmentStatus || (workPassType ? (statusOf.get(workPassType) ?? 'work_permit') : undefined)
  return { ...facts, nric, fin, workPassType, employmentStatus }
}

export default defineCountry({
  ...identity,
  order: 1,
  flag: '🇸🇬',
  currency,
  recordsKept: (lastDay) => recordsKeptUntil(lastDay, 'tax'),
  salesTax: 'GST',
  locale: 'en-SG',
  language: 'en',
  zone: 'Asia/Singapore',
  cv: { paper: 'A4', photo: 'left-out' },
  map: {
    km: 28,
    mainPlaces:
      'Singapore, Woodlands, Jurong East, Tampines Estate, Punggol, Changi Village, Yishun New Town, Boon Lay, Ang Mo Kio New Town, Bedok New Town, HarbourFront, Choa Chu Kang New Town, Bukit Timah, Toa Payoh New Town, Pasir Ris New Town, Queenstown Estate'.split(
        ', ',
      ),
  },
  callingCode: '+65',
  payFrequency: 'Monthly',
  sampleSalary: 5000,
  employeeNumberPrefix: 'SG',
  regions: null,
  employmentStatuses: toOptions(['citizen', 'permanent_resident', 'work_permit']),
  hours: { standard: 44, maximum: 72, overtimeMultiplier: 1.5, holidayMultiplier: 2 },
  overtimeDialog: { threshold: 44, rate: 1.5, monthlyMaximum: 72 },
  sundayAndHolidayMultiplier: 2,
  ...makeHourlyRates({ code: 'sg', currency, divisor: byDays(26, 8) }),
  guidance: ['Max 72 hours per month', '1.5x weekday after 44 hours', '2x Sunday and public holiday'],
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
          { key: 'nric', label: 'NRIC' },
          { key: 'bank_account', label: 'Proof of bank account' },
        ]
      : [
          { key: 'passport', label: 'Passport' },
          { key: 'fin', label: 'FIN card' },
          { key: 'work_pass', label: 'Work pass or in-principle approval letter' },
          { key: 'bank_account', label: 'Proof of bank account' },
        ],
  posting,
  origins: ['chinese', 'malay', 'indian', 'eurasian', 'other'],
  demo,
  sources: Object.values(sources),
})
