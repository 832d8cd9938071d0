import { describe, expect, it } from 'vitest'
import world from 'world-countries'
import type { Facts } from '../src/countries/country.ts'
import { elsewhere } from '../src/countries/elsewhere.ts'
import { expiryOf, statusOn } from '../src/features/people/authorizations/rules.ts'
import { completenessBand } from '../src/features/people/compliance/completeness.rules.ts'
import { complianceScore, scoreColour, unknownCompliance } from '../src/features/people/compliance/rules.ts'
import { isEmployeeId, seesHrTabs, statusOf } from '../src/features/people/employees/rules.ts'
import { validateForm, visibleFieldsOf } from '../src/features/people/employees/screens/form/judge.ts'
import { startingRate, withAmounts } from '../src/features/people/employees/screens/form/pay.ts'
import { type Compensation, emptyForm, type FormValues } from '../src/features/people/employees/screens/form/values.ts'
import { nationalityOf } from '../src/features/platform/geo/rules.ts'
import { dialogCalculation } from '../src/features/time/overtime/dialog.ts'
import { initialValues } from '../src/features/time/overtime/screens/useDialog.ts'
import { countries, of, onboarding, type Row, rows, today } from './specification.ts'

/**
 * Sections 4, 5.1 and 5.2 of specification 2, one row for each of their rules and sentences, named by its paragraph. 5.3 to 5.6 are
 * in `specification.fields.test.ts`, 5.7 in `employees/specification.api.test.ts`, sections 8 and 9 in
 * `specification.words.test.ts` and `specification.constants.test.ts`.
 */

/* The employee form, filled in so that nothing is missing. */
const DOCUMENTS: Record<string, Record<string, string>> = {
  SG: { nric: 'S1234567D' },
  IN: { panNumber: 'ABCPE1234F', aadhaarNumber: '2341 2341 2346' },
  CA: { sinNumber: '623 456 787', province: 'ON' },
  AE: {
    emiratesId: '784-1980-1234567-8',
    labourCard: 'LC-123456789',
    visaNumber: 'AE123456789',
    visaType: 'employment_visa',
    visaExpiry: '2027-11-20',
    emirate: 'dubai',
  },
}
type Over = Partial<Omit<FormValues, 'compensation'>> & { compensation?: Partial<Compensation> }
const filled = (code: string, over: Over = {}): FormValues => {
  const empty = emptyForm(today, of(code))
  return {
    ...empty,
    fullName: 'Tan Mei Ling',
    email: 'mei@harbour.example',
    designation: 'Analyst',
    department: 'Technical',
    nationality: code === 'AE' ? 'Indian' : of(code).demonym,
    employmentStatus: of(code).employmentStatuses ? 'citizen' : '',
    complianceData: DOCUMENTS[code] ?? {},
    ...over,
    compensation: { ...empty.compensation, basicSalary: '5000', ...over.compensation },
  }
}
const judged = (code: string, over: Over = {}, surface: 'form' | 'onboarding' = 'form') =>
  validateForm(filled(code, over), { country: of(code), today, masks: {}, salaryShown: true, surface })
/** The sentence under a box when the form is sent like this. */
const under = (path: string, code: string, over: Over) => () => judged(code, over).problems[path]
const without = (code: string, key: string): Over => ({ complianceData: { ...DOCUMENTS[code], [key]: '' } })
const documents = (code: string, more: Record<string, string>, over: Over = {}): Over => ({
  ...over,
  complianceData: { ...DOCUMENTS[code], ...more },
})
const shown = (code: string, facts: Facts) => visibleFieldsOf(of(code), facts, 'form').map((field) => field.key)

describe('4 states and transitions', () => {
  const classify = (code: string, nationality: string) => () => {
    const { status, confidence } = of(code).classify(nationality, undefined)
    return [status, confidence]
  }
  const rate = (code: string, type: string) => () =>
    startingRate(
      type,
      filled(code, { compensation: { standardHoursPerWeek: String(of(code).hours.standard) } }).compensation,
      of(code),
    )
  const auto = (on: boolean) => () =>
    withAmounts(
      {
        ...filled('SG').compensation,
        autoOvertimeEnabled: on,
        hoursWorkedThisWeek: '50',
        overtimeRateType: 'multiplier',
      },
      of('SG'),
    ).autoOvertimeAmount
  rows([
    ['4 Classification', 'Singaporean in Singapore', classify('SG', 'Singaporean'), ['citizen_pr', 0.95]],
    ['4 Classification', 'Indian in India', classify('IN', 'Indian'), ['citizen_pr', 0.95]],
    ['4 Classification', 'Canadian in Canada', classify('CA', 'Canadian'), ['citizen_pr', 0.95]],
    ['4 Classification', 'Emirati in the UAE', classify('AE', 'Emirati'), ['citizen_pr', 0.95]],
    ['4 Classification', 'otherwise foreign_worker', classify('SG', 'Indian'), ['foreign_worker', 0.9]],
    [
      '4 Employment status',
      'Singapore',
      () => of('SG').employmentStatuses?.map((o) => o.value),
      ['citizen', 'permanent_resident', 'work_permit'],
    ],
    [
      '4 Employment status',
      'Canada',
      () => of('CA').employmentStatuses?.map((o) => o.value),
      ['citizen', 'permanent_resident', 'work_permit'],
    ],
    ['4 Employment status', 'not in India', () => of('IN').employmentStatuses, null],
    ['4 Employment status', 'not in the UAE', () => of('AE').employmentStatuses, null],
    [
      '4 Employment status',
      'work_permit reveals the work pass',
      () => shown('SG', { employmentStatus: 'work_permit' }).filter((k) => k.startsWith('workPass')),
      ['workPassType', 'workPassNumber', 'workPassExpiry'],
    ],
    [
      '4 Employment status',
      'a citizen has no work pass',
      () => shown('SG', { employmentStatus: 'citizen' }).filter((k) => k.startsWith('workPass')),
      [],
    ],
    [
      '4 Employment status',
      'work_permit reveals the permit in Canada',
      () => shown('CA', { employmentStatus: 'work_permit' }).includes('workPermitNumber'),
      true,
    ],
    [
      '4 Employment status',
      'a citizen of Canada has no permit',
      () => shown('CA', { employmentStatus: 'citizen' }).includes('workPermitNumber'),
      false,
    ],
    [
      '4 Changing the work country',
      'hours in Singapore',
      () => emptyForm(today, of('SG')).compensation.standardHoursPerWeek,
      '44',
    ],
    [
      '4 Changing the work country',
      'hours in India',
      () => emptyForm(today, of('IN')).compensation.standardHoursPerWeek,
      '48',
    ],
    [
      '4 Changing the work country',
      'hours in Canada',
      () => emptyForm(today, of('CA')).compensation.standardHoursPerWeek,
      '40',
    ],
    [
      '4 Changing the work country',
      'hours in the UAE',
      () => emptyForm(today, of('AE')).compensation.standardHoursPerWeek,
      '48',
    ],
    ['4 Changing the work country', 'hours elsewhere', () => emptyForm(today).compensation.standardHoursPerWeek, '40'],
    [
      '4 Changing the work country',
      'free text becomes a code',
      () => ['singapore', 'India', ' ca ', 'uae', 'United Arab Emirates'].map((t) => countries.find(t)?.code),
      ['SG', 'IN', 'CA', 'AE', 'AE'],
    ],
    ['4 Auto overtime', 'on: hours beyond the standard week', auto(true), '216.35'],
    ['4 Auto overtime', 'off: the amount is nought', auto(false), '0.00'],
    ['4 Auto overtime', 'multiplier in Singapore', rate('SG', 'multiplier'), '1.5'],
    ['4 Auto overtime', 'multiplier in India', rate('IN', 'multiplier'), '2'],
    ['4 Auto overtime', 'multiplier in Canada', rate('CA', 'multiplier'), '1.5'],
    ['4 Auto overtime', 'multiplier in the UAE', rate('AE', 'multiplier'), '1.25'],
    ['4 Auto overtime', 'multiplier elsewhere', () => elsewhere.overtimeMultiplier, 1.5],
    [
      '4 Auto overtime',
      'hourly: 1.5 times the base hourly',
      rate('SG', 'hourly_rate'),
      (1.5 * (5000 / 26 / 8)).toFixed(2),
    ],
    ['4 Auto overtime', 'a fixed rate starts empty', rate('SG', 'fixed_rate'), ''],
    [
      '4 Submit',
      'nothing missing: nothing in the way',
      () => ['SG', 'IN', 'CA', 'AE'].map((c) => judged(c).problems),
      [{}, {}, {}, {}],
    ],
    [
      '4 Submit',
      'create mode without a valid employee id',
      () => [isEmployeeId(''), isEmployeeId('new'), isEmployeeId('undefined'), isEmployeeId(undefined)],
      [false, false, false, false],
    ],
    ['4 Submit', 'edit mode with one', () => isEmployeeId('0b5e2a52-6f0c-4a30-9d0e-0f6a4b8d1c11'), true],
    [
      '4 Employee status',
      'the four and pending',
      () => ['active', 'inactive', 'on_leave', 'terminated', 'pending'].map(statusOf),
      ['active', 'inactive', 'on_leave', 'terminated', 'pending'],
    ],
    [
      '4 Employee status',
      'missing is active',
      () => [statusOf(null), statusOf(undefined), statusOf('')],
      ['active', 'active', 'active'],
    ],
    [
      '4 Authorization status',
      'active, past its day expired',
      () => [statusOn('active', today, today), statusOn('active', '2026-11-19', today)],
      ['active', 'expired'],
    ],
    [
      '4 Authorization status',
      'pending and cancelled stay',
      () => ['pending', 'cancelled'].map((s) => statusOn(s, '2026-11-19', today)),
      ['pending', 'cancelled'],
    ],
    [
      '4 Authorization status',
      'expiring soon, with days',
      () => expiryOf('2026-12-20', today),
      { expiry_date: '2026-12-20', daysUntilExpiry: 30, isExpiringSoon: true },
    ],
    [
      '4 Compliance status',
      'compliant: no errors',
      () =>
        complianceScore(of('CA'), { sinNumber: '623456787', province: 'ON', employmentStatus: 'citizen' }, today)
          .status,
      'compliant',
    ],
    [
      '4 Compliance status',
      'non-compliant: errors',
      () => complianceScore(of('CA'), {}, today).status,
      'non-compliant',
    ],
    [
      '4 Compliance status',
      'partial: warnings alone',
      () => complianceScore(of('SG'), { employeeType: 'citizen_pr' }, today).status,
      'partial',
    ],
    ['4 Compliance status', 'unknown: no rules', () => unknownCompliance('FR').status, 'unknown'],
    [
      '4 Overtime dialog',
      'opens automatic, regular hours the standard, total 0',
      () =>
        ['SG', 'IN', 'CA', 'AE'].map((c) => {
          const { mode, regularHours, totalHours } = initialValues(of(c))
          return [mode, regularHours, totalHours]
        }),
      [
        ['automatic', 44, 0],
        ['automatic', 48, 0],
        ['automatic', 40, 0],
        ['automatic', 48, 0],
      ],
    ],
    [
      '4 Overtime dialog',
      'manual mode uses custom values',
      () =>
        dialogCalculation({
          country: of('SG'),
          basic: 500_000,
          mode: 'manual',
          regularHours: 44,
          totalHours: 50,
          customThreshold: 40,
          customRate: 2,
        }).weeklyThreshold,
      40,
    ],
    [
      '4 Overtime dialog',
      'else the country’s',
      () => {
        const r = dialogCalculation({
          country: of('SG'),
          basic: 500_000,
          mode: 'manual',
          regularHours: 44,
          totalHours: 50,
        })
        return [r.weeklyThreshold, r.multiplier]
      },
      [44, 1.5],
    ],
    [
      '4 Compliance bands of the list',
      '80 Compliant',
      () => [completenessBand(80).label, completenessBand(100).label],
      ['Compliant', 'Compliant'],
    ],
    [
      '4 Compliance bands of the list',
      '50 to below 80 Needs Review',
      () => [completenessBand(50).label, completenessBand(79).label],
      ['Needs Review', 'Needs Review'],
    ],
    ['4 Compliance bands of the list', 'below 50 Non-Compliant', () => completenessBand(49).label, 'Non-Compliant'],
    [
      '4 Profile score colour',
      '80 green, 60 yellow, else red',
      () => [80, 79, 60, 59].map(scoreColour),
      ['green', 'yellow', 'yellow', 'red'],
    ],
    [
      '6 Roles',
      'admin, system_admin, hr_admin and employer have the tabs',
      () => ['admin', 'system_admin', 'hr_admin', 'employer'].map((role) => seesHrTabs({ role, email: 'a@b.co' })),
      [true, true, true, true],
    ],
    [
      '6 Roles',
      'hr@ or admin@ has them',
      () => ['hr@b.co', 'admin@b.co'].map((email) => seesHrTabs({ role: 'employee', email })),
      [true, true],
    ],
    [
      '6 Roles',
      'all others Basic Info alone',
      () => ['employee', 'job_seeker'].map((role) => seesHrTabs({ role, email: 'a@b.co' })),
      [false, false],
    ],
  ])
})

describe('4 classification is total', () => {
  it.each(countries.all.map((country) => [country.name, country] as const))(
    'in %s, for every country of the world',
    (_name, country) => {
      expect(world.length).toBeGreaterThanOrEqual(249)
      for (const { cca2, name, demonyms } of world) {
        const listed = { code: cca2, name: name.common, demonym: demonyms?.eng?.m || name.common }
        const demonym = nationalityOf(listed, countries.all)
        for (const status of [undefined, '', 'work_permit', 'nonsense']) {
          const found = country.classify(demonym, status)
          const own = cca2 === country.code
          expect([demonym, found.status, found.confidence]).toEqual([
            demonym,
            own ? 'citizen_pr' : 'foreign_worker',
            own ? 0.95 : 0.9,
          ])
        }
      }
    },
  )
})

describe('5.1 unified form', () => {
  const permit = { employmentStatus: 'work_permit', nationality: 'Malaysian' }
  const pay = (compensation: Partial<Compensation>): Over => ({ compensation })
  const hours = (key: keyof Compensation, value: string) => under(`compensation.${key}`, 'SG', pay({ [key]: value }))
  rows([
    ['5.1 Required', 'fullName', under('fullName', 'SG', { fullName: '' }), 'Full name is required'],
    ['5.1 Required', 'email', under('email', 'SG', { email: '' }), 'Email is required'],
    ['5.1 Required', 'designation', under('designation', 'SG', { designation: '' }), 'Position is required'],
    ['5.1 Required', 'nationality', under('nationality', 'SG', { nationality: '' }), 'Nationality is required'],
    ['5.1 Required', 'countryCode', under('countryCode', 'SG', { countryCode: '' }), 'Work country is required'],
    ['5.1 Required', 'department is not', under('department', 'SG', { department: '' }), undefined],
    [
      '5.1 Required',
      'employment status in Singapore',
      under('employmentStatus', 'SG', { employmentStatus: '' }),
      'Employment status is required',
    ],
    [
      '5.1 Required',
      'employment status in Canada',
      under('employmentStatus', 'CA', { employmentStatus: '' }),
      'Employment status is required',
    ],
    ['5.1 Required', 'employment status not in India', under('employmentStatus', 'IN', {}), undefined],
    ['5.1 Required', 'basic salary when salary is shown', hours('basicSalary', ''), 'Basic salary is required'],
    ['5.1 Email', 'format', under('email', 'SG', { email: 'mei' }), 'Invalid email format'],
    [
      '5.1 Overtime hours',
      'at least 0',
      hours('manualOvertimeHours', '-1'),
      'Overtime hours must be between 0 and 744',
    ],
    ['5.1 Overtime hours', 'step 0.5', hours('manualOvertimeHours', '1.3'), 'Overtime hours must be in steps of 0.5'],
    [
      '5.1 Overtime hours',
      'Sunday, step 0.5',
      hours('sundayOvertimeHours', '1.3'),
      'Sunday overtime hours must be in steps of 0.5',
    ],
    [
      '5.1 Overtime hours',
      'public holiday, step 0.5',
      hours('publicHolidayOvertimeHours', '1.3'),
      'Public holiday overtime hours must be in steps of 0.5',
    ],
    [
      '5.1 Standard hours',
      '1 to 80',
      () => ['0', '1', '80', '81'].map((v) => hours('standardHoursPerWeek', v)() ?? 'taken'),
      [
        'Standard hours per week must be between 1 and 80',
        'taken',
        'taken',
        'Standard hours per week must be between 1 and 80',
      ],
    ],
    [
      '5.1 Hours worked',
      '0 to 168',
      () => ['0', '168', '168.5'].map((v) => hours('hoursWorkedThisWeek', v)() ?? 'taken'),
      ['taken', 'taken', 'Hours worked this week must be between 0 and 168'],
    ],
    [
      '5.1 Hours worked',
      'step 0.5',
      hours('hoursWorkedThisWeek', '40.2'),
      'Hours worked this week must be in steps of 0.5',
    ],
    ['5.1 Overtime rate', 'step 0.01', hours('overtimeRate', '1.255'), 'Overtime rate must be in steps of 0.01'],
    [
      '5.1 Singapore',
      'NRIC/FIN required',
      under('complianceData.nric', 'SG', without('SG', 'nric')),
      'NRIC/FIN is required',
    ],
    ...['S', 'T', 'F', 'G', 'M'].map(
      (letter): Row => [
        '5.1 Singapore',
        `NRIC/FIN that begins with ${letter}`,
        under('complianceData.nric', 'SG', documents('SG', { nric: `${letter}1234567A` })),
        undefined,
      ],
    ),
    [
      '5.1 Singapore',
      'no other letter',
      under('complianceData.nric', 'SG', documents('SG', { nric: 'A1234567D' })),
      'Invalid NRIC format (e.g., S1234567A, T1234567B)',
    ],
    [
      '5.1 Singapore',
      'work pass type with work_permit',
      under('complianceData.workPassType', 'SG', permit),
      'Work Pass Type is required',
    ],
    [
      '5.1 Singapore',
      'work pass number with work_permit',
      under('complianceData.workPassNumber', 'SG', permit),
      'Work Pass Number is required',
    ],
    [
      '5.1 Singapore',
      'work pass expiry with work_permit',
      under('complianceData.workPassExpiry', 'SG', permit),
      'Work Pass Expiry is required',
    ],
    [
      '5.1 India',
      'PAN required',
      under('complianceData.panNumber', 'IN', without('IN', 'panNumber')),
      'PAN Number is required',
    ],
    [
      '5.1 India',
      'PAN: 5 letters, 4 digits, 1 letter',
      under('complianceData.panNumber', 'IN', documents('IN', { panNumber: 'ABCD12345F' })),
      'Invalid PAN format (e.g., ABCDE1234F)',
    ],
    [
      '5.1 India',
      'Aadhaar required',
      under('complianceData.aadhaarNumber', 'IN', without('IN', 'aadhaarNumber')),
      'Aadhaar Number is required',
    ],
    [
      '5.1 India',
      'Aadhaar written 4-4-4 with spaces',
      () =>
        of('IN')
          .fields.find((f) => f.key === 'aadhaarNumber')
          ?.on.form?.format('234123412346'),
      '2341 2341 2346',
    ],
    [
      '5.1 Canada',
      'SIN required',
      under('complianceData.sinNumber', 'CA', without('CA', 'sinNumber')),
      'SIN number is required for all employees',
    ],
    [
      '5.1 Canada',
      'SIN written 3-3-3 with spaces',
      () =>
        of('CA')
          .fields.find((f) => f.key === 'sinNumber')
          ?.on.form?.format('623456787'),
      '623 456 787',
    ],
    [
      '5.1 Canada',
      'province required',
      under('complianceData.province', 'CA', without('CA', 'province')),
      'Province/Territory is required',
    ],
    [
      '5.1 Canada',
      'permit number with work_permit',
      under('complianceData.workPermitNumber', 'CA', permit),
      'Work Permit Number is required',
    ],
    [
      '5.1 UAE',
      'Emirates ID required',
      under('complianceData.emiratesId', 'AE', without('AE', 'emiratesId')),
      'Emirates ID is required',
    ],
    [
      '5.1 UAE',
      'Emirates ID written 3-4-7-1 with dashes',
      () =>
        of('AE')
          .fields.find((f) => f.key === 'emiratesId')
          ?.on.form?.format('784198012345678'),
      '784-1980-1234567-8',
    ],
    [
      '5.1 UAE',
      'labour card required',
      under('complianceData.labourCard', 'AE', without('AE', 'labourCard')),
      'Labour Card is required',
    ],
    [
      '5.1 UAE',
      'visa number required',
      under('complianceData.visaNumber', 'AE', without('AE', 'visaNumber')),
      'Visa Number is required',
    ],
    [
      '5.1 UAE',
      'visa type required',
      under('complianceData.visaType', 'AE', without('AE', 'visaType')),
      'Visa Type is required',
    ],
    [
      '5.1 UAE',
      'visa expiry required',
      under('complianceData.visaExpiry', 'AE', without('AE', 'visaExpiry')),
      'Visa Expiry is required',
    ],
    [
      '5.1 UAE',
      'emirate required',
      under('complianceData.emirate', 'AE', without('AE', 'emirate')),
      'Emirate is required',
    ],
  ])
})

describe('5.2 onboarding page', () => {
  const sg = onboarding('SG')
  const input = (over: Over) => judged('SG', over, 'onboarding').problems
  const foreign = { employeeType: 'foreign_worker' }
  const STATUS: Record<string, string> = {
    SG: 'workPassType',
    IN: 'employeeStatus',
    CA: 'workPermitStatus',
    AE: 'uaeEmployeeStatus',
  }
  rows([
    ['5.2', 'full name', () => input({ fullName: '' }).fullName, 'Full name is required'],
    ['5.2', 'email', () => input({ email: '' }).email, 'Email is required'],
    ['5.2', 'position', () => input({ designation: '' }).designation, 'Position is required'],
    ['5.2', 'department', () => input({ department: '' }).department, 'Department is required'],
    ['5.2', 'hire date', () => input({ joinDate: '' }).joinDate, 'Hire date is required'],
    ['5.2 Singapore', 'work pass type', sg('workPassType', ''), 'Work pass type is required for Singapore employees'],
    [
      '5.2 Singapore',
      'NRIC',
      sg('nric', '', { employeeType: 'citizen_pr' }),
      'NRIC is required for Singapore Citizens and Permanent Residents',
    ],
    ['5.2 Singapore', 'FIN', sg('fin', '', foreign), 'FIN is required for foreign workers'],
    [
      '5.2 Singapore',
      'work pass number',
      sg('workPassNumber', '', foreign),
      'Work pass number is required for foreign workers',
    ],
    [
      '5.2 Singapore',
      'work pass expiry',
      sg('workPassExpiry', '', foreign),
      'Work pass expiry date is required for foreign workers',
    ],
    ...['SG', 'IN', 'CA', 'AE'].flatMap((code): Row[] => [
      [`5.2 ${code}`, 'working days', onboarding(code)('workingDaysPerWeek', ''), 'Working days per week is required'],
      [
        `5.2 ${code}`,
        'overtime multiplier',
        onboarding(code)('overtimeRateMultiplier', ''),
        'Overtime rate multiplier is required',
      ],
      [
        `5.2 ${code}`,
        'employee status',
        onboarding(code)(STATUS[code] ?? '', ''),
        code === 'SG' ? 'Work pass type is required for Singapore employees' : 'Employee status is required',
      ],
    ]),
  ])
})
