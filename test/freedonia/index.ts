import { makeClassifier } from '../../src/countries/classify.ts'
import { defineCountry, effectiveDated } from '../../src/countries/country.ts'
import { elsewhere } from '../../src/countries/elsewhere.ts'
import { entityNumber } from '../../src/countries/entity.ts'
import {
  always,
  documentNumber,
  groupDigits,
  matches,
  must,
  requirementField,
  selectField,
  workTerms,
} from '../../src/countries/fields.ts'
import { holidayTable, yearly } from '../../src/countries/holidays.ts'
import { byWeeks, makeHourlyRates } from '../../src/countries/hourly.ts'
import { noFee, payDisclosure } from '../../src/countries/posting.ts'
import { leave } from './leave.ts'
import { source, time } from './time.ts'

/** A country that does not exist: shows that a folder is all a new one takes. */

const identity = {
  code: 'FD',
  order: 5,
  slug: 'freedonia',
  name: 'Freedonia',
  demonym: 'Freedonian',
  aliases: ['fdn', 'land of the brave'],
}
const currency = { code: 'FDC', symbol: 'F', minorUnits: 3 }
const from = '1933-11-17'
const CARD = /^FD\d{6}$/
const regions = [
  { value: 'north', label: 'North' },
  { value: 'south', label: 'South' },
]

export default defineCountry({
  ...identity,
  flag: '🏳️',
  currency,
  locale: 'en',
  language: 'en',
  zone: 'UTC',
  cv: { paper: 'A4', photo: 'optional' },
  callingCode: '+999',
  payFrequency: 'Monthly',
  sampleSalary: 1000,
  employeeNumberPrefix: 'FD',
  regions: { label: 'Region', field: 'region', options: regions },
  employmentStatuses: null,
  hours: {
    standard: elsewhere.standardHours,
    maximum: 60,
    overtimeMultiplier: elsewhere.overtimeMultiplier,
    holidayMultiplier: elsewhere.sundayAndHolidayMultiplier,
  },
  overtimeDialog: { threshold: elsewhere.standardHours, rate: elsewhere.overtimeMultiplier, monthlyMaximum: null },
  sundayAndHolidayMultiplier: elsewhere.sundayAndHolidayMultiplier,
  ...makeHourlyRates({ code: 'fd', currency, divisor: byWeeks(elsewhere.weeksPerMonth) }),
  guidance: ['1.5x after 40 hours'],
  law: {
    standardWeeklyHours: effectiveDated('Standard weekly hours', [{ from, value: 40, source, recorded: from }]),
    overtimeMultiplier: effectiveDated('Overtime multiplier', [{ from, value: 1.5, source, recorded: from }]),
  },
  holidays: holidayTable({
    country: 'Freedonia',
    years: [2026, 2027],
    rows: [
      { name: 'Day of the Duck', days: yearly([2026, 2027], '11-17') },
      { name: 'Firefly’s Birthday', days: ['2026-10-02', '2027-10-02'], regions: ['north'], tentative: [2027] },
    ],
    source,
    substitutes: { on: [7], source },
    week: (region) => ({ days: region === 'south' ? [1, 2, 3, 4, 7] : [1, 2, 3, 4, 5], source }),
  }),
  time,
  leave,
  fields: [
    documentNumber('citizenCard', {
      record: 'citizen_card',
      label: 'Citizen Card',
      on: {
        form: { required: always, format: groupDigits([2, 3, 3], ' ') },
        onboarding: {
          required: always,
          format: groupDigits([2, 6], '-'),
          checks: [must(matches(CARD), 'Invalid citizen card format (e.g., FD-123456)')],
        },
        compliance: { checks: [must(matches(CARD), 'Citizen Card format is invalid')] },
      },
    }),
    selectField('region', {
      record: 'region',
      label: 'Region',
      options: regions,
      on: { form: { required: always }, onboarding: { required: always } },
    }),
    ...workTerms(),
  ],
  derive: (facts) => facts,
  compliance: {
    fieldCount: 2,
    requirements: [
      requirementField('citizenCard', 'Citizen Card', matches(CARD)),
      requirementField('region', 'Region', matches(/./), { required: false }),
    ],
    checks: [
      {
        name: 'Region Known',
        description: 'The region decides the anthem',
        severity: 'warning',
        passes: (facts) => Boolean(facts.region),
      },
    ],
  },
  classify: makeClassifier(identity),
  authorizations: [
    {
      key: 'royal_licence',
      label: 'Royal Licence',
      validity: 'As long as it pleases the president',
      longestMonths: null,
      expires: true,
      law: source,
    },
  ],
  entity: {
    numbers: [
      entityNumber('royalCharter', {
        label: 'Royal charter',
        help: 'Given by the president to whoever may trade.',
        placeholder: 'RC-1234',
        expires: true,
        shape: /^RC\d{4}$/,
        wrong: 'A royal charter is RC and 4 digits',
        format: groupDigits([2, 4], '-'),
        register: { ...source, title: 'Register of Freedonia', url: 'https://register.freedonia.example' },
        source,
      }),
    ],
    fiscalYearStart: '11-17',
    zones: { south: 'Europe/San_Marino' },
  },
  requiredDocuments: () => [{ key: 'citizen_card', label: 'Citizen Card' }],
  origins: [],
  posting: {
    rules: [noFee({ source, from }), payDisclosure({ source, from })],
    abroad: [],
    clock: null,
    outcomeClock: () => null,
    payBands: [500, 1000, 1500],
    payPeriod: 'MONTH',
    zoneOf: () => 'UTC',
    keeps: { months: 12, why: 'A year and a day, less a day.', source },
  },
  demo: {
    companyName: 'Firefly & Sons',
    companySlug: 'firefly-sons',
    companyNumbers: [{ royalCharter: 'RC9999' }, { royalCharter: 'RC9998' }],
    people: [
      {
        nationality: 'Freedonian',
        weight: 1,
        given: Array.from({ length: 40 }, (_, i) => `Rufus ${i + 1}`),
        women: [],
        family: Array.from({ length: 30 }, (_, i) => `Firefly ${i + 1}`),
        written: (given, family) => `${given} ${family}`,
      },
    ],
    addresses: [{ line: '1 Palace Square', city: 'Freedonia City', postalCode: '1' }],
    phone: (draw) => `+999 ${draw.digits(6)}`,
    banks: ['Bank of Freedonia'],
    salaries: Object.fromEntries(
      ['Technical', 'Operations', 'Sales', 'Marketing', 'Finance', 'Administration', 'Admin', 'HR'].map(
        (department) => [department, [800, 2000] as const],
      ),
    ),
    facts: (draw) => ({
      citizenCard: `FD${draw.digits(6)}`,
      region: draw.pick(regions).value,
      workingDaysPerWeek: '5',
      overtimeRateMultiplier: '1.5',
    }),
  },
  sources: [source],
})
