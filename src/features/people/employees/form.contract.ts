import { z } from 'zod'
import { email, optionalDay, optionalDecimal, optionalText, requiredText, text, uuid } from '../../../shared/fields.ts'

const hours = (label: string, max = 744) => optionalDecimal(label, { min: 0, max, step: 0.5 })
/** Left out or null: as it was. Empty: taken off the record. */
const clearable = (label: string, max: number) =>
  text(label, max)
    .nullish()
    .transform((s) => s ?? null)
const amount = (label: string) => optionalDecimal(label, { min: 0, max: 999_999_999 })

export const OVERTIME_RATE_TYPES = ['hourly_rate', 'multiplier', 'fixed_rate'] as const

/** Specification 2, 3.1. Amounts in major units of the work country's currency, as text or number; hours in steps of half an hour. */
export const Compensation = z.object(
  {
    basicSalary: amount('Basic salary'),
    housingAllowance: amount('Housing allowance'),
    transportAllowance: amount('Transport allowance'),
    medicalAllowance: amount('Medical allowance'),
    mealAllowance: amount('Meal allowance'),
    communicationAllowance: amount('Communication allowance'),
    educationAllowance: amount('Education allowance'),
    overtimeRateType: z
      .union([z.literal('').transform(() => null), z.enum(OVERTIME_RATE_TYPES)], {
        error: 'Overtime rate type must be hourly_rate, multiplier or fixed_rate',
      })
      .nullish()
      .transform((v) => v ?? null),
    overtimeRate: optionalDecimal('Overtime rate', { min: 0, max: 9_999_999, step: 0.01 }),
    manualOvertimeHours: hours('Overtime hours'),
    manualOvertimeAmount: amount('Overtime amount'),
    sundayOvertimeHours: hours('Sunday overtime hours'),
    sundayOvertimeAmount: amount('Sunday overtime amount'),
    publicHolidayOvertimeHours: hours('Public holiday overtime hours'),
    publicHolidayOvertimeAmount: amount('Public holiday overtime amount'),
    autoOvertimeEnabled: z
      .boolean({ error: 'Automatic overtime must be true or false' })
      .nullish()
      .transform((v) => v ?? false),
    standardHoursPerWeek: optionalDecimal('Standard hours per week', { min: 1, max: 80, step: 0.1 }),
    hoursWorkedThisWeek: hours('Hours worked this week', 168),
    autoOvertimeAmount: amount('Automatic overtime amount'),
  },
  { error: 'Compensation must be an object' },
)
export type Compensation = z.output<typeof Compensation>

const channel = (label: string) =>
  z
    .boolean({ error: `${label} must be true or false` })
    .nullish()
    .transform((v) => v ?? false)

/**
 * The whole employee form (specification 2, 2.1, 3.1, 5.1). Country fields travel in `complianceData` under their keys and are
 * judged by the country's module. A secret equal to its own mask means "unchanged".
 */
export const EmployeeForm = z.object({
  fullName: requiredText('Full name', 200),
  email: email(),
  designation: requiredText('Position', 200),
  department: optionalText('Department', 100),
  countryCode: requiredText('Work country', 60),
  nationality: requiredText('Nationality', 100),
  employmentStatus: optionalText('Employment status', 40),
  phone: optionalText('Phone number', 40),
  joinDate: optionalDay('Start date'),
  salary: optionalDecimal('Salary', { min: 0, max: 999_999_999 }),
  employeeId: optionalText('Employee ID', 60),
  status: z
    .enum(['active', 'inactive', 'on_leave', 'terminated', 'pending'], {
      error: 'Status must be active, inactive, on_leave, terminated or pending',
    })
    .nullish()
    .transform((v) => v ?? null),
  compensation: Compensation.nullish().transform((v) => v ?? null),
  complianceData: z
    .record(
      z.string(),
      z.union(
        [
          z.string().max(200, { error: 'A document number must be at most 200 characters' }),
          z.number(),
          z.boolean(),
          z.null(),
        ],
        {
          error: 'A document field must be text',
        },
      ),
      { error: 'Compliance data must be an object' },
    )
    .nullish()
    .transform((v) => v ?? {}),
  notificationPreferences: z
    .object(
      {
        email: channel('E-mail notification'),
        sms: channel('SMS notification'),
        whatsapp: channel('WhatsApp notification'),
      },
      { error: 'Notification preferences must be an object' },
    )
    .nullish()
    .transform((v) => v ?? null),
  birthDate: optionalDay('Birth date'),
  maritalStatus: optionalText('Marital status', 40),
  gender: optionalText('Gender', 40),
  address: optionalText('Address', 500),
  addressLine2: optionalText('Address line 2', 500),
  postalCode: optionalText('Postal code', 20),
  emergencyContactName: optionalText('Emergency contact name', 200),
  emergencyContactPhone: optionalText('Emergency contact phone', 40),
  bankName: optionalText('Bank name', 200),
  bankAccountNumber: clearable('Bank account number', 60),
  passportNumber: clearable('Passport number', 40),
  /** Whom they report to, an employee of the company, and at which of its sites they work. Left out: as it was; null: nobody, none. */
  managerId: uuid('Manager').nullish(),
  siteId: uuid('Site').nullish(),
})
export type EmployeeForm = z.output<typeof EmployeeForm>

/** Left out or null: not asked for. */
const wish = (label: string) => z.boolean({ error: `${label} must be true or false` }).nullish()

/** What the management page says besides, of somebody new (specification 2, 3.6). */
export const NewEmployeeForm = EmployeeForm.extend({
  /** Starts their onboarding; with `send_welcome_email` (true unless it is false) they are written to. */
  enable_onboarding: wish('Onboarding'),
  send_welcome_email: wish('Welcome email'),
  overtime_rate_multiplier: optionalDecimal('Overtime multiplier', { min: 1, max: 3, step: 0.01 }),
  holiday_rate_multiplier: optionalDecimal('Holiday multiplier', { min: 1, max: 3, step: 0.01 }),
})
export type EmployeeFormInput = z.input<typeof EmployeeForm>
