import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { elsewhere } from '../src/countries/elsewhere.ts'
import { FIRST_DEPARTMENTS, offeredOn } from '../src/features/company/departments/rules.ts'
import { completenessBand } from '../src/features/people/compliance/completeness.rules.ts'
import { complianceScore, scoreColour } from '../src/features/people/compliance/rules.ts'
import { welcomeEmail } from '../src/features/people/employees/contract.ts'
import { EmployeeForm } from '../src/features/people/employees/form.contract.ts'
import { autoOvertime, overtimeHours, overtimePay } from '../src/features/people/employees/overtime.rules.ts'
import { EXPORT_COLUMNS, LIST_LOADS_AFTER_MS, OVERTIME_RATE_TYPES } from '../src/features/people/employees/rules.ts'
import { valuesOf } from '../src/features/people/employees/screens/profile/edit.ts'
import { PREVIEW_ROWS } from '../src/features/platform/imports/screens/sheet.ts'
import { dialogCalculation } from '../src/features/time/overtime/dialog.ts'
import { tenureYears } from '../src/shared/dates.ts'
import { notify } from '../src/web/notify.ts'
import { formatMoney } from '../src/web/ui/format.ts'
import freedonia from './freedonia/index.ts'
import { of, type Row, rows, today } from './specification.ts'

const shown = vi.hoisted(() => vi.fn())
vi.mock('../src/web/shell/notices.tsx', () => ({ showNotice: shown }))

/** Section 9 of specification 2, one row for each constant, named by its paragraph. */

const options = (code: string, key: string) =>
  of(code)
    .fields.find((field) => field.key === key)
    ?.options?.map((option) => option.value)

describe('9 figures of a country', () => {
  const each = (
    paragraph: string,
    what: string,
    read: (code: string) => unknown,
    expected: Record<string, unknown>,
  ): Row[] =>
    Object.entries(expected).map(([code, value]) => [`9 ${paragraph}`, `${what}, ${code}`, () => read(code), value])
  const hourly = (code: string, weeklyHours: number) =>
    Number(of(code).hourlyRate({ basic: 520_000, weeklyHours }).value).toFixed(4)
  rows([
    ...each('Work hours', 'standard, maximum, overtime, holiday', (c) => Object.values(of(c).hours), {
      SG: [44, 72, 1.5, 2],
      IN: [48, 60, 2, 2],
      CA: [40, 48, 1.5, 1.5],
      AE: [48, 60, 1.25, 1.5],
    }),
    ['9 Work hours', 'standard elsewhere', () => elsewhere.standardHours, 40],
    ...each('Overtime dialog', 'threshold, rate, monthly maximum', (c) => Object.values(of(c).overtimeDialog), {
      SG: [44, 1.5, 72],
      IN: [48, 2, 60],
      CA: [40, 1.5, null],
      AE: [48, 1.25, 60],
    }),
    ...each(
      'Overtime dialog',
      'monthly hours = threshold × 52 ÷ 12; hourly rate = salary over that',
      (c) => {
        const result = dialogCalculation({
          country: of(c),
          basic: 520_000,
          mode: 'automatic',
          regularHours: 1,
          totalHours: 1,
        })
        return [Number(result.monthlyHours.value).toFixed(4), Number(result.hourlyRate.value).toFixed(4)]
      },
      Object.fromEntries(
        [
          ['SG', 44],
          ['IN', 48],
          ['CA', 40],
          ['AE', 48],
        ].map(([code, threshold]) => {
          const monthly = (Number(threshold) * 52) / 12
          return [code, [monthly.toFixed(4), (5200 / monthly).toFixed(4)]]
        }),
      ),
    ),
    ['9 Hourly rate', 'Singapore: salary/26/8', () => hourly('SG', 44), (5200 / 26 / 8).toFixed(4)],
    ['9 Hourly rate', 'India: salary/26/8', () => hourly('IN', 48), (5200 / 26 / 8).toFixed(4)],
    ['9 Hourly rate', 'UAE: salary/30/8', () => hourly('AE', 48), (5200 / 30 / 8).toFixed(4)],
    [
      '9 Hourly rate',
      'Canada: salary/(4.3333 × weekly hours)',
      () => hourly('CA', 37.5),
      (5200 / (4.3333 * 37.5)).toFixed(4),
    ],
    [
      '9 Hourly rate',
      'elsewhere: salary/(4.33 × weekly hours)',
      () => Number(freedonia.hourlyRate({ basic: 5_200_000, weeklyHours: 40 }).value).toFixed(4),
      (5200 / (4.33 * 40)).toFixed(4),
    ],
    ...each('Sunday and public holiday', 'multiplier', (c) => of(c).sundayAndHolidayMultiplier, {
      SG: 2,
      IN: 2,
      AE: 1.5,
      CA: 1.5,
    }),
    ['9 Sunday and public holiday', 'multiplier elsewhere', () => elsewhere.sundayAndHolidayMultiplier, 2],
    ...each('Guidance', 'as displayed', (c) => of(c).guidance, {
      SG: ['Max 72 hours per month', '1.5x weekday after 44 hours', '2x Sunday and public holiday'],
      IN: ['Max 50 hours per quarter', '2x overtime rate'],
      CA: ['1.5x after 44 hours federal', '2x statutory holidays'],
      AE: ['Max 2 hours per day', '1.25x regular', '1.5x night (10 PM to 4 AM) and holiday'],
    }),
    ...each('Other', 'pay frequency', (c) => of(c).payFrequency, {
      SG: 'Monthly',
      IN: 'Monthly',
      AE: 'Monthly',
      CA: 'Bi-weekly',
    }),
    ...each('Other', 'compliance field count', (c) => of(c).compliance.fieldCount, { SG: 6, IN: 12, CA: 10, AE: 8 }),
    ...each(
      'Lists',
      'health card max length',
      (province) =>
        of('CA')
          .fields.find((f) => f.key === 'provincialHealthCard')
          ?.on.onboarding?.maxLength?.({ province }),
      {
        ON: 12,
        BC: 11,
        QC: 13,
        AB: 12,
        SK: 9,
        MB: 11,
        NS: 12,
        NB: 9,
        NL: 9,
        PE: 6,
        YT: 8,
        NT: 9,
        NU: 9,
        else: 15,
      },
    ),
    [
      '9 Lists',
      'Canadian provinces',
      () => options('CA', 'province')?.sort(),
      'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '),
    ],
    [
      '9 Lists',
      'UAE emirates',
      () => options('AE', 'emirate'),
      'abu_dhabi dubai sharjah ajman umm_al_quwain ras_al_khaimah fujairah'.split(' '),
    ],
    [
      '9 Lists',
      'UAE visa types',
      () => options('AE', 'visaType'),
      'employment_visa investor_visa golden_visa freelancer_visa family_visa'.split(' '),
    ],
    [
      '9 Lists',
      'Singapore work pass types, after citizen and PR',
      () => options('SG', 'workPassType')?.slice(2),
      'employment_pass s_pass work_permit personalized_employment_pass entrepreneur_pass'.split(' '),
    ],
    [
      '9 Lists',
      'departments',
      () => offeredOn(FIRST_DEPARTMENTS, 'form'),
      ['Technical', 'Operations', 'Sales', 'Administration', 'HR'],
    ],
    [
      '9 Lists',
      'departments of the edit form (5.7)',
      () => offeredOn(FIRST_DEPARTMENTS, 'edit'),
      ['Technical', 'Operations', 'Sales', 'Marketing', 'Finance', 'HR', 'Admin'],
    ],
    [
      '9 Lists',
      'departments of the directory’s filter (specification 1, section 2)',
      () => offeredOn(FIRST_DEPARTMENTS, 'filter'),
      ['Technical', 'Operations', 'Sales', 'HR'],
    ],
    ['9 Lists', 'overtime rate types', () => OVERTIME_RATE_TYPES, ['hourly_rate', 'multiplier', 'fixed_rate']],
  ])
})

describe('9 overtime types', () => {
  const pay = { country: of('SG'), basic: 520_000, hours: 3 }
  rows([
    [
      '9 Overtime types',
      'hourly_rate: hours × rate',
      () => overtimePay({ ...pay, rateType: 'hourly_rate', rate: 30 }).amount,
      9000,
    ],
    [
      '9 Overtime types',
      'multiplier: hours × base hourly × multiplier',
      () => overtimePay({ ...pay, rateType: 'multiplier', rate: 2 }).amount,
      15_000,
    ],
    [
      '9 Overtime types',
      'fixed_rate: the rate once',
      () => overtimePay({ ...pay, rateType: 'fixed_rate', rate: 77.5 }).amount,
      7750,
    ],
    [
      '9 Overtime types',
      'rounded to 2 decimals, half up',
      () => overtimePay({ ...pay, hours: 0.5, rateType: 'hourly_rate', rate: '10.01' }).explained.value,
      '5.01',
    ],
    [
      '9 Overtime types',
      'auto hours: worked minus standard',
      () => [overtimeHours(50, 44), overtimeHours(40, 44)],
      [6, 0],
    ],
    [
      '9 Overtime types',
      'auto amount',
      () => autoOvertime({ country: of('SG'), basic: 520_000, hoursWorked: 50, rateType: 'multiplier' }).amount,
      22_500,
    ],
  ])
})

describe('9 edit form defaults and other', () => {
  it('toast defaults: 5000 ms where one says no time of its own, twenty at most, top right', () => {
    const source = readFileSync(new URL('../src/web/shell/notices.tsx', import.meta.url), 'utf8')
    expect([/limit=\{([\d_]+)\}/.exec(source)?.[1], /autoClose=\{([\d_]+)\}/.exec(source)?.[1]]).toEqual([
      '20',
      '5_000',
    ])
    // In Arabic the right is where the left is in English; the journey “a notice lies over nothing …” sees both.
    expect(source).toContain("position={dir === 'rtl' ? 'top-left' : 'top-right'}")
  })

  const blank = valuesOf({} as never)
  rows([
    ['9 Edit form defaults', 'standard hours 40', () => blank.standard_hours_per_week, '40'],
    ['9 Edit form defaults', 'overtime multiplier 1.5', () => blank.overtime_rate_multiplier, '1.5'],
    ['9 Edit form defaults', 'holiday multiplier 2', () => blank.holiday_rate_multiplier, '2'],
    [
      '9 Edit form defaults',
      'else the country value',
      () => valuesOf({ overtime_rate_multiplier: 1.25 } as never).overtime_rate_multiplier,
      '1.25',
    ],
    ['9 Other', 'amounts without decimals', () => formatMoney(5200.4, { symbol: 'S$', decimals: 0 }), 'S$5,200'],
    [
      '9 Other',
      'confidences',
      () => ['Singaporean', 'Indian'].map((n) => of('SG').classify(n, undefined).confidence),
      [0.95, 0.9],
    ],
    ['9 Other', 'CSV preview', () => PREVIEW_ROWS, 5],
    ['9 Other', 'list loads after mount', () => LIST_LOADS_AFTER_MS, 100],
    [
      '9 Other',
      'tenure by 365.25 days',
      () => [
        tenureYears('2022-11-20', '2026-11-20'),
        tenureYears('2025-11-20', '2026-11-20'),
        tenureYears('2026-11-20', today),
      ],
      [4, 0.9, 0],
    ],
    [
      '9 Other',
      'bands of the list, 80 and 50',
      () => [80, 79, 50, 49].map((s) => completenessBand(s).colour),
      ['green', 'yellow', 'yellow', 'red'],
    ],
    [
      '9 Other',
      'bands of the profile, 80 and 60',
      () => [80, 79, 60, 59].map(scoreColour),
      ['green', 'yellow', 'yellow', 'red'],
    ],
    // Singapore: 4 fields and 2 checks; one warning costs half a sixth.
    [
      '9 Other',
      'a warning weighs half an error',
      () => complianceScore(of('SG'), { employeeType: 'citizen_pr' }, today).score,
      Math.round((5.5 / 6) * 100),
    ],
    [
      '9 Other',
      'columns of employees.csv',
      () => EXPORT_COLUMNS,
      ['Employee ID', 'Full Name', 'Email', 'Department', 'Position', 'Status'],
    ],
    [
      '9 Other',
      'password reset methods',
      () =>
        ['email', 'sms', 'whatsapp', 'fax'].map(
          (resetMethod) =>
            welcomeEmail.input.safeParse({ id: '0b5e2a52-6f0c-4a30-9d0e-0f6a4b8d1c11', resetMethod }).success,
        ),
      [true, true, true, false],
    ],
    [
      '9 Other',
      'overtime rate types of the call',
      () =>
        ['hourly_rate', 'multiplier', 'fixed_rate', 'x'].map(
          (overtimeRateType) => EmployeeForm.shape.compensation.safeParse({ overtimeRateType }).success,
        ),
      [true, true, true, false],
    ],
  ])

  it('9 Other: toasts last 4 seconds', async () => {
    notify.success('saved')
    await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(1))
    notify.failure('not saved')
    await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(2))
    expect(shown.mock.calls.map(([notice]) => notice.duration)).toEqual([4000, 4000])
  })
})
