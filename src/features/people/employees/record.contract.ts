import { z } from 'zod'

export const EMPLOYEE_ACTIONS = ['edit', 'view', 'reveal', 'welcome-email'] as const
/** What the caller may do with this record; a screen offers just these. */
export const Allowed = z.array(z.enum(EMPLOYEE_ACTIONS))

/** Classes of fields (field-classes.rules.ts) that are not for the caller: what is null may well be there. */
export const Withheld = z.array(z.enum(['personal', 'id-number', 'pay', 'bank', 'health', 'location']))

/** A row of the directory. Identity numbers stand in `masked`, last four characters only. */
export const EmployeeRow = z.object({
  id: z.string(),
  employee_id: z.string(),
  name: z.string(),
  full_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  department: z.string().nullable(),
  position: z.string().nullable(),
  nationality: z.string().nullable(),
  country: z.string(),
  company_id: z.string(),
  employment_status: z.string().nullable(),
  employee_type: z.string(),
  document_validation_status: z.string(),
  status: z.string(),
  hire_date: z.string().nullable(),
  salary: z.number().nullable(),
  currency: z.string(),
  masked: z.record(z.string(), z.string()),
  version: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type EmployeeRow = z.output<typeof EmployeeRow>

const money = z.number().nullable()

/** The whole record as read for editing: snake_case, money in major units, secrets masked. Country fields stand under their record names. */
export const EmployeeRecord = EmployeeRow.extend({
  /** The hire date under its other name. */
  date_of_joining: z.string().nullable(),
  /** Where a record comes from, and its country once more, for those who tell records of several lists apart. */
  source_table: z.literal('employees'),
  country_code: z.string(),
  basic_salary: money,
  housing_allowance: money,
  transport_allowance: money,
  medical_allowance: money,
  meal_allowance: money,
  communication_allowance: money,
  education_allowance: money,
  food_allowance: money,
  overtime_rate_type: z.string().nullable(),
  overtime_rate: z.number().nullable(),
  manual_overtime_hours: z.number().nullable(),
  manual_overtime_amount: money,
  sunday_overtime_hours: z.number().nullable(),
  sunday_overtime_amount: money,
  public_holiday_overtime_hours: z.number().nullable(),
  public_holiday_overtime_amount: money,
  auto_overtime_enabled: z.boolean().nullable(),
  standard_hours_per_week: z.number().nullable(),
  /** The person's own, else what was said at onboarding, else the country's. */
  overtime_rate_multiplier: z.number().nullable(),
  holiday_rate_multiplier: z.number().nullable(),
  hours_worked_this_week: z.number().nullable(),
  auto_overtime_amount: money,
  birth_date: z.string().nullable(),
  marital_status: z.string().nullable(),
  gender: z.string().nullable(),
  address_line1: z.string().nullable(),
  address_line2: z.string().nullable(),
  postal_code: z.string().nullable(),
  emergency_contact_name: z.string().nullable(),
  emergency_contact_phone: z.string().nullable(),
  bank_name: z.string().nullable(),
  bank_account_number: z.string().nullable(),
  passport_number: z.string().nullable(),
  manager: z.string().nullable(),
  location: z.string().nullable(),
  notes: z.string().nullable(),
  citizenship_status: z.string().nullable(),
  employee_photo_url: z.string().nullable(),
  notification_preferences: z.object({ email: z.boolean(), sms: z.boolean(), whatsapp: z.boolean() }),
}).loose()
export type EmployeeRecord = z.output<typeof EmployeeRecord>
