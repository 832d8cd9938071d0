import { describe } from 'vitest'
import type { Facts } from '../src/countries/country.ts'
import { complianceScore, unknownCompliance } from '../src/features/people/compliance/rules.ts'
import { normaliseHeader } from '../src/features/people/employee-import/headers.ts'
import { checkRow } from '../src/features/people/employee-import/rules.ts'
import { kindOf } from '../src/features/platform/imports/screens/file.ts'
import { dialogCalculation, dialogErrors } from '../src/features/time/overtime/dialog.ts'
import { countries, of, onboarding, type Row, rows, today } from './specification.ts'

/** Sections 5.3 to 5.6 of specification 2, one row for each rule and sentence, named by its paragraph. */

describe('5.3 onboarding per-field rules', () => {
  const [sg, ind, ca, ae] = [onboarding('SG'), onboarding('IN'), onboarding('CA'), onboarding('AE')]
  const foreign = { employeeType: 'foreign_worker' }
  const local = { employeeType: 'citizen_pr' }
  const temporary = { workPermitStatus: 'work_permit' }
  const lmia = { workPermitStatus: 'lmia_worker' }
  const expatriate = { uaeEmployeeStatus: 'expatriate_worker' }
  const PASSPORT = 'Invalid passport number format (6-12 alphanumeric characters)'
  const VISA = 'Invalid visa number format (8-15 alphanumeric characters)'
  rows([
    ['5.3 Singapore', 'NRIC', sg('nric', 'X1234567A', local), 'Invalid NRIC format (e.g., S1234567A, T1234567B)'],
    ['5.3 Singapore', 'FIN', sg('fin', 'S1234567D', foreign), 'Invalid FIN format (e.g., F1234567B, G1234567C)'],
    [
      '5.3 Singapore',
      'work pass number under 6',
      sg('workPassNumber', 'WP123', foreign),
      'Invalid work pass number format (e.g., WP12345678A)',
    ],
    [
      '5.3 Singapore',
      'work pass number over 12',
      sg('workPassNumber', 'WP12345678901', foreign),
      'Invalid work pass number format (e.g., WP12345678A)',
    ],
    [
      '5.3 Singapore',
      'expiry in the future',
      sg('workPassExpiry', today, foreign),
      'Work pass expiry date must be in the future',
    ],
    [
      '5.3 Singapore',
      'monthly allowances',
      sg('monthlyAllowances', '-1'),
      'Monthly allowances must be a valid positive number',
    ],
    ...['0', '8'].map(
      (days): Row => [
        '5.2 work terms',
        `working days ${days}`,
        sg('workingDaysPerWeek', days),
        'Working days per week must be between 0.5 and 7',
      ],
    ),
    ...['0.5', '3.5'].map(
      (rate): Row => [
        '5.2 work terms',
        `overtime rate ${rate}`,
        ind('overtimeRateMultiplier', rate),
        'Overtime rate multiplier must be between 1 and 3',
      ],
    ),
    ['5.3 India', 'PAN', ind('panNumber', 'ABCDE12345'), 'Invalid PAN format (e.g., ABCDE1234F)'],
    [
      '5.3 India',
      'Aadhaar, for Indian citizens',
      ind('aadhaarNumber', '', local),
      'Aadhaar is required for Indian citizens',
    ],
    [
      '5.3 India',
      'Aadhaar: 12 digits',
      ind('aadhaarNumber', '2341 2341 234', local),
      'Aadhaar must be exactly 12 digits',
    ],
    [
      '5.3 India',
      'Aadhaar: digits only',
      ind('aadhaarNumber', '23412341234A', local),
      'Invalid Aadhaar format (12 digits only)',
    ],
    ['5.3 India', 'PF', ind('pfNumber', 'KN/BNG/1234567/123'), 'Invalid PF format (e.g., KN/BNG/1234567/123/1234567)'],
    ['5.3 India', 'ESI', ind('esiNumber', '123'), 'Invalid ESI format (17 digits)'],
    ['5.3 India', 'UAN', ind('uanNumber', '123'), 'Invalid UAN format (12 digits)'],
    ['5.3 India', 'IFSC', ind('ifscCode', 'SBI0001234'), 'Invalid IFSC format (e.g., SBIN0001234)'],
    ['5.3 India', 'foreign: visa type', ind('workVisaType', '', foreign), 'Work visa type is required'],
    ['5.3 India', 'foreign: visa number under 8', ind('visaNumber', 'A123456', foreign), VISA],
    ['5.3 India', 'foreign: visa number over 15', ind('visaNumber', 'A123456789012345', foreign), VISA],
    ['5.3 India', 'foreign: visa expiry', ind('visaExpiry', today, foreign), 'Visa expiry date must be in the future'],
    ['5.3 India', 'foreign: passport', ind('passportNumber', 'A1234', foreign), PASSPORT],
    ['5.3 Canada', 'SIN required', ca('sinNumber', ''), 'SIN number is required for all employees'],
    ['5.3 Canada', 'SIN format', ca('sinNumber', '123-456-78A'), 'Invalid SIN format (e.g., 123-456-789)'],
    ['5.3 Canada', 'SIN: 9 digits', ca('sinNumber', '12345678'), 'SIN must be exactly 9 digits'],
    ['5.3 Canada', 'SIN checksum', ca('sinNumber', '123-456-789'), 'Invalid SIN - failed checksum validation'],
    ['5.3 Canada', 'province', ca('province', ''), 'Province/Territory is required'],
    [
      '5.3 Canada',
      'health card of a province',
      ca('provincialHealthCard', '123', { province: 'ON' }),
      'Invalid OHIP format (e.g., 1234 567 890 AB)',
    ],
    [
      '5.3 Canada',
      'health card, fallback',
      ca('provincialHealthCard', '123'),
      'Invalid health card format for selected province',
    ],
    [
      '5.3 Canada',
      'EI with RP or RC',
      () => ['RP', 'RC', 'RT'].map((l) => ca('eiNumber', `123456789${l}0001`)()),
      [null, null, 'Invalid EI format (e.g., 123456789RP0001)'],
    ],
    ['5.3 Canada', 'CPP', ca('cppNumber', '12345678'), 'Invalid CPP format (e.g., 123-456-789)'],
    [
      '5.3 Canada',
      'temporary: permit number',
      ca('workPermitNumber', 'U123456', temporary),
      'Invalid work permit number format (8-12 alphanumeric characters)',
    ],
    [
      '5.3 Canada',
      'temporary: permit expiry',
      ca('workPermitExpiry', today, temporary),
      'Work permit expiry date must be in the future',
    ],
    ['5.3 Canada', 'temporary: passport', ca('passportNumber', 'A12', temporary), PASSPORT],
    [
      '5.3 Canada',
      'LMIA number',
      ca('lmiaNumber', '12345', lmia),
      'Invalid LMIA number format (6-10 alphanumeric characters)',
    ],
    [
      '5.3 UAE',
      'Emirates ID',
      ae('emiratesId', '784-1980-123', expatriate),
      'Invalid Emirates ID format (e.g., 784-1234-1234567-1)',
    ],
    ['5.3 UAE', 'work emirate', ae('emirate', ''), 'Work emirate selection is required'],
    [
      '5.3 UAE',
      'national: passport',
      ae('passportNumber', 'AB123456', { uaeEmployeeStatus: 'uae_national' }),
      'Invalid UAE passport format (e.g., A1234567)',
    ],
    ['5.3 UAE', 'GCC: country', ae('gccCountry', '', { uaeEmployeeStatus: 'gcc_national' }), 'GCC country is required'],
    [
      '5.3 UAE',
      'GCC: passport of 6 to 10',
      ae('passportNumber', 'A1234567890', { uaeEmployeeStatus: 'gcc_national' }),
      'Invalid passport number format (6-10 alphanumeric characters)',
    ],
    ['5.3 UAE', 'expatriate: visa type', ae('visaType', '', expatriate), 'Visa Type is required'],
    [
      '5.3 UAE',
      'expatriate: visa number',
      ae('visaNumber', 'AE12345678', expatriate),
      'Invalid UAE visa format (e.g., AE123456789)',
    ],
    [
      '5.3 UAE',
      'expatriate: visa expiry',
      ae('visaExpiry', today, expatriate),
      'Visa expiry date must be in the future',
    ],
    ['5.3 UAE', 'expatriate: passport', ae('passportNumber', 'A123', expatriate), PASSPORT],
    [
      '5.3 UAE',
      'labour card',
      ae('labourCard', 'LC-12345678', expatriate),
      'Invalid labour card format (e.g., LC-123456789)',
    ],
  ])
})

describe('5.4 overtime dialog', () => {
  const input = { mode: 'manual', regularHours: 40, totalHours: 45 } as const
  const taken = (field: string, values: number[]) => () =>
    values.map((v) => dialogErrors({ ...input, [field]: v })[field] === undefined)
  const notices = (code: string, more: object) => () =>
    dialogCalculation({ country: of(code), basic: 500_000, ...input, ...more }).notices.map((n) => [
      n.severity,
      n.message,
    ])
  rows([
    ['5.4', 'threshold 1 to 80', taken('customThreshold', [0.5, 1, 80, 80.5]), [false, true, true, false]],
    [
      '5.4',
      'multiplier 1 to 3 step 0.1',
      taken('customRate', [0.9, 1, 1.25, 2.3, 3, 3.1]),
      [false, true, false, true, true, false],
    ],
    [
      '5.4',
      'hourly rate at least 0 step 0.01',
      taken('customHourlyRate', [-0.01, 0, 12.34, 12.345]),
      [false, true, true, false],
    ],
    [
      '5.4',
      'an empty hourly rate is calculated',
      () =>
        dialogCalculation({ country: of('SG'), basic: 500_000, ...input, customHourlyRate: '' }).hourlyRate.value.slice(
          0,
          5,
        ),
      String(5000 / ((44 * 52) / 12)).slice(0, 5),
    ],
    [
      '5.4',
      'regular hours 0 to 80 step 0.5',
      taken('regularHours', [-0.5, 0, 80, 80.5, 0.3]),
      [false, true, true, false, false],
    ],
    ['5.4', 'total hours to 100 step 0.5', taken('totalHours', [0.5, 100, 100.5, 0.3]), [true, true, false, false]],
    [
      '5.4',
      'nothing without total hours',
      () => dialogErrors({ ...input, totalHours: 0 }).totalHours,
      'Total hours are required',
    ],
    [
      '5.4',
      'LEGAL WARNING over the monthly maximum',
      notices('SG', { totalHours: 72.5 }),
      [['error', 'LEGAL WARNING: 72.5 hours exceed the Singapore maximum of 72 hours a month']],
    ],
    ['5.4', 'not at the maximum', notices('SG', { totalHours: 72 }), []],
    [
      '5.4',
      'a warning under the standard threshold',
      notices('SG', { customThreshold: 40 }),
      [['warning', 'Custom threshold (40 hours) is below the Singapore standard of 44 hours a week']],
    ],
  ])
})

describe('5.5 bulk CSV row', () => {
  const whole = { full_name: 'Mei', email: 'mei@h.example', department: 'HR', position: 'Clerk', country: 'singapore' }
  const check = (over: Record<string, string>) => () => {
    const checked = checkRow({ ...whole, ...over }, { countries, today })
    return checked.ok ? [checked.value.hireDate, checked.value.salaryMinor] : checked.errors.map((e) => e.message)
  }
  const column = (header: string) => () => normaliseHeader(header)
  rows([
    ['5.5', 'full name', check({ full_name: '' }), ['Full name is required']],
    ['5.5', 'email', check({ email: '' }), ['Email is required']],
    ['5.5', 'department', check({ department: '' }), ['Department is required']],
    ['5.5', 'position', check({ position: '' }), ['Position is required']],
    ['5.5', 'country', check({ country: '' }), ['Country is required']],
    ['5.5', 'country of the four', check({ country: 'france' }), ['Country must be: singapore, india, canada, or uae']],
    ['5.5', 'email format', check({ email: 'mei' }), ['Invalid email format']],
    ['5.5', 'a missing hire date is today, a missing salary 0', check({}), [today, 0]],
    ['5.5', 'the file must be a CSV', () => kindOf({ name: 'people.pdf', type: 'application/pdf' }), null],
    ...(
      [
        ['name', 'full_name'],
        ['full name', 'full_name'],
        ['employee name', 'full_name'],
        ['email address', 'email'],
        ['title', 'position'],
        ['job title', 'position'],
        ['join date', 'hire_date'],
        ['start date', 'hire_date'],
        ['emp id', 'employee_id'],
        ['phone number', 'phone'],
      ] as const
    ).map(([header, name]): Row => ['5.5 aliases', `${header} is ${name}`, column(header), name]),
  ])
})

describe('5.6 country compliance rules', () => {
  const passes = (code: string, key: string, values: string[]) => () => {
    const requirement = of(code).compliance.requirements.find((r) => r.key === key)
    return values.map((value) => requirement?.matches(value, today))
  }
  const checks = (code: string) => () => of(code).compliance.checks.map((c) => [c.name, c.severity])
  const score = (code: string, facts: Facts) => () => complianceScore(of(code), facts, today)
  const lowest = { ...of('CA'), compliance: { ...of('CA').compliance, requirements: [] } }
  rows([
    ['5.6', 'a missing field', () => score('IN', {})().errors[0], 'PAN Number is required for India compliance'],
    ['5.6', 'a wrong pattern', () => score('IN', { panNumber: 'ABC' })().errors[0], 'PAN Number format is invalid'],
    ['5.6', 'a failed check, error', () => score('IN', {})().errors.at(-1)?.startsWith('PAN Validation: '), true],
    ['5.6', 'a failed check, warning', () => score('IN', {})().warnings[0]?.startsWith('EPF Registration: '), true],
    [
      '5.6',
      'an unknown country',
      () => unknownCompliance('FR').errors,
      ['Unknown country compliance requirements: FR'],
    ],
    [
      '5.6 Singapore',
      'permit: 2 capitals, 9 digits, 1 capital',
      passes('SG', 'workPassNumber', ['WP123456789A', 'WP12345678A', 'wp123456789a']),
      [true, false, false],
    ],
    [
      '5.6 Singapore',
      'CPF rate 0 to 37',
      passes('SG', 'cpfContributionRate', ['0', '37', '37.1']),
      [true, true, false],
    ],
    [
      '5.6 Singapore',
      'levy 0 to 11.25',
      passes('SG', 'skillsDevelopmentLevy', ['0', '11.25', '11.26']),
      [true, true, false],
    ],
    [
      '5.6 Singapore',
      'permit expiry in the future',
      passes('SG', 'workPassExpiry', ['2026-11-21', today]),
      [true, false],
    ],
    [
      '5.6 India',
      'PAN: 5 capitals, 4 digits, 1 capital',
      passes('IN', 'panNumber', ['ABCPE1234F', 'ABCP1234F']),
      [true, false],
    ],
    ['5.6 India', 'Aadhaar: 12 digits', passes('IN', 'aadhaarNumber', ['234123412346', '23412341234']), [true, false]],
    [
      '5.6 India',
      'Aadhaar is optional',
      () => of('IN').compliance.requirements.find((r) => r.key === 'aadhaarNumber')?.required,
      false,
    ],
    ['5.6 India', 'ESI: 10 digits', passes('IN', 'esiNumber', ['1234567890', '123456789']), [true, false]],
    [
      '5.6 India',
      'EPF required',
      () => score('IN', {})().errors.includes('EPF Number is required for India compliance'),
      true,
    ],
    [
      '5.6 India',
      'state',
      passes('IN', 'stateRegistration', ['TN', 'KA', 'MH', 'DL', 'UP', 'KL']),
      [true, true, true, true, true, false],
    ],
    [
      '5.6 Canada',
      'SIN: 3-3-3 with dashes',
      () =>
        of('CA')
          .fields.find((f) => f.key === 'sinNumber')
          ?.on.compliance?.format('623456787'),
      '623-456-787',
    ],
    [
      '5.6 Canada',
      'work authorization',
      passes('CA', 'workPermitStatus', ['citizen', 'permanent_resident', 'work_permit', 'student_permit', 'tourist']),
      [true, true, true, true, false],
    ],
    [
      '5.6 Canada',
      'province',
      passes('CA', 'province', [...'ON QC BC AB MB SK NS NB NL PE NT NU YT'.split(' '), 'XX']),
      [...Array(13).fill(true), false],
    ],
    [
      '5.6 UAE',
      'Emirates ID starts 784',
      passes('AE', 'emiratesId', ['784198012345678', '785198012345678']),
      [true, false],
    ],
    [
      '5.6 UAE',
      'Emirates ID: 3-4-7-1 with dashes',
      () =>
        of('AE')
          .fields.find((f) => f.key === 'emiratesId')
          ?.on.compliance?.format('784198012345678'),
      '784-1980-1234567-8',
    ],
    [
      '5.6 UAE',
      'labor card required',
      () => score('AE', {})().errors.includes('Labor Card Number is required for United Arab Emirates compliance'),
      true,
    ],
    [
      '5.6 UAE',
      'visa status',
      passes('AE', 'visaType', ['employment_visa', 'investor_visa', 'family_visa', 'freelancer_visa', 'tourist_visa']),
      [true, true, true, true, false],
    ],
    [
      '5.6 UAE',
      'emirate',
      passes('AE', 'emirate', [
        ...'dubai abu_dhabi sharjah ajman fujairah ras_al_khaimah umm_al_quwain'.split(' '),
        'muscat',
      ]),
      [...Array(7).fill(true), false],
    ],
    [
      '5.6 checks',
      'Singapore',
      checks('SG'),
      [
        ['Work Permit Validity', 'error'],
        ['CPF Contribution', 'warning'],
      ],
    ],
    [
      '5.6 checks',
      'India',
      checks('IN'),
      [
        ['PAN Validation', 'error'],
        ['EPF Registration', 'warning'],
      ],
    ],
    [
      '5.6 checks',
      'Canada',
      checks('CA'),
      [
        ['SIN Validation', 'error'],
        ['Work Authorization', 'error'],
      ],
    ],
    [
      '5.6 checks',
      'UAE',
      checks('AE'),
      [
        ['Emirates ID Validation', 'error'],
        ['Labor Authorization', 'error'],
      ],
    ],
    // India, nothing on file: 5 fields and 2 checks, 4 errors, 1 warning.
    ['5.6 score', 'round((7 − 4 − 0.5) ÷ 7 × 100)', () => score('IN', {})().score, 36],
    ['5.6 score', 'never below 0', () => complianceScore(lowest, {}, today).score, 0],
  ])
})
