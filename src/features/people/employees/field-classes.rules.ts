import type { Country } from '../../../countries/country.ts'
import type { Actor } from '../../../shared/actor.ts'
import { hasPermission } from '../../../shared/permissions.ts'
import type { EmployeeRecord } from './record.contract.ts'

/** Kinds of what is kept of somebody. `public` is for everybody of their company; a role has each of the others or not (shared/permissions.ts). */
export const FIELD_CLASSES = ['public', 'personal', 'id-number', 'pay', 'bank', 'health', 'location'] as const
export type FieldClass = (typeof FIELD_CLASSES)[number]
export type GuardedClass = Exclude<FieldClass, 'public'>

/** The class of each field of the record that every country has. A field without one does not compile. */
export const CLASS_OF = {
  id: 'public',
  employee_id: 'public',
  name: 'public',
  full_name: 'public',
  first_name: 'public',
  last_name: 'public',
  email: 'public',
  phone: 'personal',
  department: 'public',
  position: 'public',
  nationality: 'personal',
  country: 'public',
  company_id: 'public',
  employment_status: 'personal',
  employee_type: 'public',
  document_validation_status: 'public',
  status: 'public',
  hire_date: 'public',
  salary: 'pay',
  currency: 'public',
  // By the class of each number that stands in it.
  masked: 'public',
  version: 'public',
  created_at: 'public',
  updated_at: 'public',
  date_of_joining: 'public',
  source_table: 'public',
  country_code: 'public',
  basic_salary: 'pay',
  housing_allowance: 'pay',
  transport_allowance: 'pay',
  medical_allowance: 'pay',
  meal_allowance: 'pay',
  communication_allowance: 'pay',
  education_allowance: 'pay',
  food_allowance: 'pay',
  overtime_rate_type: 'pay',
  overtime_rate: 'pay',
  manual_overtime_hours: 'pay',
  manual_overtime_amount: 'pay',
  sunday_overtime_hours: 'pay',
  sunday_overtime_amount: 'pay',
  public_holiday_overtime_hours: 'pay',
  public_holiday_overtime_amount: 'pay',
  auto_overtime_enabled: 'pay',
  standard_hours_per_week: 'pay',
  overtime_rate_multiplier: 'pay',
  holiday_rate_multiplier: 'pay',
  hours_worked_this_week: 'pay',
  auto_overtime_amount: 'pay',
  birth_date: 'personal',
  marital_status: 'personal',
  gender: 'personal',
  address_line1: 'personal',
  address_line2: 'personal',
  postal_code: 'personal',
  emergency_contact_name: 'personal',
  emergency_contact_phone: 'personal',
  bank_name: 'bank',
  bank_account_number: 'bank',
  passport_number: 'id-number',
  manager: 'public',
  location: 'public',
  notes: 'personal',
  citizenship_status: 'personal',
  employee_photo_url: 'public',
  notification_preferences: 'public',
} as const satisfies Record<keyof typeof EmployeeRecord.shape, FieldClass>

/** The numbers that people of every country have, as they are kept: camelCase. */
const NUMBERS: Readonly<Record<string, FieldClass>> = { bankAccountNumber: 'bank', passportNumber: 'id-number' }

type Field = Country['fields'][number]

/** What a country's field is: as the country says, else a number of a document, else something personal. */
export const classOfCountryField = (field: Pick<Field, 'secret' | 'fieldClass'>): FieldClass =>
  field.fieldClass ?? (field.secret ? 'id-number' : 'personal')

/** The class of a number by the name it is kept under. */
export const classOfNumber = (key: string, fields: readonly Field[]): FieldClass => {
  const field = fields.find((one) => one.key === key)
  return NUMBERS[key] ?? (field ? classOfCountryField(field) : 'id-number')
}

/** Names of all encrypted numbers of these classes, in whichever country. */
export const numbersOf = (countries: readonly Country[], classes: readonly FieldClass[]): string[] => {
  const keys = new Set(Object.keys(NUMBERS).filter((key) => classes.includes(NUMBERS[key] as FieldClass)))
  for (const { fields } of countries)
    for (const field of fields)
      if (field.secret && classes.includes(classOfNumber(field.key, fields))) keys.add(field.key)
  return [...keys]
}

/** Whether somebody gets the fields of a class; of their own record everybody gets all. */
export const hasFieldClass = (actor: Actor, fieldClass: FieldClass, employeeId?: string): boolean =>
  fieldClass === 'public' ||
  (employeeId !== undefined && actor.employeeId === employeeId) ||
  hasPermission(actor, `fields.${fieldClass}`)

/** The classes somebody does not get. */
export const withheldFrom = (actor: Actor, employeeId?: string): GuardedClass[] =>
  FIELD_CLASSES.filter((one) => one !== 'public').filter((one) => !hasFieldClass(actor, one, employeeId))

/** The class of a field of the record by its name there, a country's among them; a name that nobody knows is personal. */
export const classOfField = (name: string, fields: readonly Field[]): FieldClass => {
  if (name in CLASS_OF) return CLASS_OF[name as keyof typeof CLASS_OF]
  const field = fields.find((one) => one.record === name || one.key === name)
  return NUMBERS[name] ?? (field ? classOfCountryField(field) : 'personal')
}

/** The record without the fields of some classes: null in their place, and numbers gone from the masks. */
export const withoutClasses = (
  record: EmployeeRecord,
  fields: readonly Field[],
  withheld: readonly FieldClass[],
): EmployeeRecord => {
  if (withheld.length === 0) return record
  const left: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(record))
    left[name] = withheld.includes(classOfField(name, fields)) ? null : value
  const masks = Object.entries(record.masked).filter(([key]) => !withheld.includes(classOfNumber(key, fields)))
  left.masked = Object.fromEntries(masks)
  return left as EmployeeRecord
}
