import type { Country } from '../../../countries/country.ts'
import { toMinor } from '../../../shared/money.ts'
import type { Compensation } from './form.contract.ts'
import { autoOvertime, overtimePay, publicHolidayOvertime, sundayOvertime } from './overtime.rules.ts'

export const ALLOWANCES = ['housing', 'transport', 'medical', 'meal', 'communication', 'education'] as const
export type Allowance = (typeof ALLOWANCES)[number]

/** Pay as it is stored: amounts in minor units, hours and rates as plain decimals. */
export type Pay = {
  basic_salary: number
  overtime_rate_type: string | null
  overtime_rate: string | null
  manual_overtime_hours: string | null
  manual_overtime_amount: number | null
  sunday_overtime_hours: string | null
  sunday_overtime_amount: number | null
  public_holiday_overtime_hours: string | null
  public_holiday_overtime_amount: number | null
  auto_overtime_enabled: boolean
  standard_hours_per_week: string | null
  hours_worked_this_week: string | null
  auto_overtime_amount: number | null
} & Record<`${Allowance}_allowance`, number | null>

/** Terms of overtime agreed with one person; without them the country's hold. */
export type Terms = { overtime_rate_multiplier?: string | null; holiday_rate_multiplier?: string | null }

/**
 * The compensation of a form as it is stored. Amounts of overtime are computed here from hours and rates: what the form shows is
 * the same function's result, and what it sends is not believed. Errors stand under the form's names.
 */
export const payOf = (c: Compensation, country: Country): { pay: Pay; errors: Record<string, string> } => {
  const errors: Record<string, string> = {}
  const amount = (name: keyof Compensation): number | null => {
    const value = c[name]
    if (typeof value !== 'string') return null
    try {
      return toMinor(value, country.currency.minorUnits)
    } catch (error) {
      errors[`compensation.${name}`] =
        `${name.replace(/([A-Z])/g, ' $1').replace(/^./, (l) => l.toUpperCase())} ${(error as Error).message}`
      return null
    }
  }
  if (c.basicSalary === null) errors['compensation.basicSalary'] = 'Basic salary is required'
  const basic = amount('basicSalary') ?? 0
  const standardHours = c.standardHoursPerWeek === null ? undefined : Number(c.standardHoursPerWeek)
  const rated = { rateType: c.overtimeRateType ?? 'multiplier', rate: c.overtimeRate } as const
  const hours = (value: string | null) => (value === null ? 0 : Number(value))
  const computed = (value: string | null, minor: () => number) => (hours(value) > 0 ? minor() : null)

  const pay: Pay = {
    basic_salary: basic,
    housing_allowance: amount('housingAllowance'),
    transport_allowance: amount('transportAllowance'),
    medical_allowance: amount('medicalAllowance'),
    meal_allowance: amount('mealAllowance'),
    communication_allowance: amount('communicationAllowance'),
    education_allowance: amount('educationAllowance'),
    overtime_rate_type: c.overtimeRateType,
    overtime_rate: c.overtimeRate,
    manual_overtime_hours: c.manualOvertimeHours,
    manual_overtime_amount: computed(
      c.manualOvertimeHours,
      () => overtimePay({ country, basic, standardHours, ...rated, hours: hours(c.manualOvertimeHours) }).amount,
    ),
    sunday_overtime_hours: c.sundayOvertimeHours,
    sunday_overtime_amount: computed(
      c.sundayOvertimeHours,
      () => sundayOvertime({ country, basic, standardHours, hours: hours(c.sundayOvertimeHours) }).amount,
    ),
    public_holiday_overtime_hours: c.publicHolidayOvertimeHours,
    public_holiday_overtime_amount: computed(
      c.publicHolidayOvertimeHours,
      () => publicHolidayOvertime({ country, basic, standardHours, hours: hours(c.publicHolidayOvertimeHours) }).amount,
    ),
    auto_overtime_enabled: c.autoOvertimeEnabled,
    standard_hours_per_week: c.standardHoursPerWeek ?? String(country.hours.standard),
    hours_worked_this_week: c.hoursWorkedThisWeek,
    // Switched off, the automatic amount is nought (specification 2, section 4).
    auto_overtime_amount: c.autoOvertimeEnabled
      ? autoOvertime({ country, basic, standardHours, ...rated, hoursWorked: hours(c.hoursWorkedThisWeek) }).amount
      : 0,
  }
  return { pay, errors }
}

/** Pay of which nothing is known yet. */
export const noPay: Compensation = {
  basicSalary: '0',
  housingAllowance: null,
  transportAllowance: null,
  medicalAllowance: null,
  mealAllowance: null,
  communicationAllowance: null,
  educationAllowance: null,
  overtimeRateType: null,
  overtimeRate: null,
  manualOvertimeHours: null,
  manualOvertimeAmount: null,
  sundayOvertimeHours: null,
  sundayOvertimeAmount: null,
  publicHolidayOvertimeHours: null,
  publicHolidayOvertimeAmount: null,
  autoOvertimeEnabled: false,
  standardHoursPerWeek: null,
  hoursWorkedThisWeek: null,
  autoOvertimeAmount: null,
}

/** Whether what is to be paid is what is paid already, in the same currency. */
export const samePay = (current: object | undefined, pay: object, currency: string) => {
  const before = { ...current } as Record<string, unknown>
  return (
    before.currency === currency &&
    Object.entries(pay).every(([name, value]) =>
      value === null
        ? (before[name] ?? null) === null
        : Number(before[name]) === Number(value) || before[name] === value,
    )
  )
}
