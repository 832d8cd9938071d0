import type { Countries } from '../../../countries/countries.ts'
import type { Output } from '../../../shared/endpoint.ts'
import { fromMinor } from '../../../shared/money.ts'
import type { listEmployees } from './contract.ts'
import { ALLOWANCES } from './pay.rules.ts'
import type * as query from './queries.ts'
import type { EmployeeRecord } from './record.contract.ts'

type Row = Output<typeof listEmployees>['employees'][number]
type Pay = NonNullable<Awaited<ReturnType<typeof query.compensationInForce>>>

/** Minor units → a number in major units, for the wire. */
const majorOf = (minorUnits: number) => (minor: number | null) =>
  minor === null ? null : Number(fromMinor(minor, minorUnits))

/** Records whose country has left the house keep two decimals. */
const minorUnitsOf = (countries: Countries, code: string) =>
  countries.all.find((c) => c.code === code)?.currency.minorUnits ?? 2

const rowOf = (countries: Countries, row: query.Stored): Row => {
  const major = majorOf(minorUnitsOf(countries, row.country))
  return {
    id: row.id,
    employee_id: row.employee_number,
    name: row.full_name,
    full_name: row.full_name,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone: row.phone,
    department: row.department,
    position: row.position,
    nationality: row.nationality,
    country: row.country,
    company_id: row.company_id,
    employment_status: row.employment_status,
    employee_type: row.employee_type,
    document_validation_status: row.document_validation_status,
    status: row.status,
    hire_date: row.hire_date,
    salary: major(row.salary),
    currency: row.currency,
    masked: row.masked,
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}

/** The whole record, snake_case, secrets masked, country fields under their record names. */
export const recordOf = (countries: Countries, e: query.Stored, pay: Pay | undefined): EmployeeRecord => {
  const major = majorOf(minorUnitsOf(countries, e.country))
  const country = countries.all.find((c) => c.code === e.country)
  const masked = e.masked
  const facts = e.facts
  const byCountry: Record<string, string | null> = {}
  for (const field of country?.fields ?? [])
    byCountry[field.record] = (field.secret ? masked[field.key] : facts[field.key]) ?? null
  const number = (value: string | number | null | undefined) =>
    value === null || value === undefined ? null : Number(value)
  const allowances = Object.fromEntries(
    ALLOWANCES.map((a) => [`${a}_allowance`, major(pay?.[`${a}_allowance`] ?? null)]),
  )
  return {
    ...byCountry,
    ...rowOf(countries, e),
    ...(allowances as Record<`${(typeof ALLOWANCES)[number]}_allowance`, number | null>),
    date_of_joining: e.hire_date,
    source_table: 'employees',
    country_code: e.country,
    basic_salary: major(pay?.basic_salary ?? e.salary),
    food_allowance: major(pay?.meal_allowance ?? null),
    overtime_rate_type: pay?.overtime_rate_type ?? null,
    overtime_rate: number(pay?.overtime_rate),
    manual_overtime_hours: number(pay?.manual_overtime_hours),
    manual_overtime_amount: major(pay?.manual_overtime_amount ?? null),
    sunday_overtime_hours: number(pay?.sunday_overtime_hours),
    sunday_overtime_amount: major(pay?.sunday_overtime_amount ?? null),
    public_holiday_overtime_hours: number(pay?.public_holiday_overtime_hours),
    public_holiday_overtime_amount: major(pay?.public_holiday_overtime_amount ?? null),
    auto_overtime_enabled: pay?.auto_overtime_enabled ?? false,
    standard_hours_per_week: number(pay?.standard_hours_per_week) ?? country?.hours.standard ?? null,
    overtime_rate_multiplier:
      number(pay?.overtime_rate_multiplier ?? facts.overtimeRateMultiplier) ?? country?.hours.overtimeMultiplier ?? 1.5,
    holiday_rate_multiplier: number(pay?.holiday_rate_multiplier) ?? country?.hours.holidayMultiplier ?? 2,
    hours_worked_this_week: number(pay?.hours_worked_this_week),
    auto_overtime_amount: major(pay?.auto_overtime_amount ?? null),
    birth_date: e.birth_date,
    marital_status: e.marital_status,
    gender: e.gender,
    address_line1: e.address,
    address_line2: e.address_line2,
    postal_code: e.postal_code,
    emergency_contact_name: e.emergency_contact_name,
    emergency_contact_phone: e.emergency_contact_phone,
    bank_name: e.bank_name,
    bank_account_number: masked.bankAccountNumber ?? null,
    passport_number: masked.passportNumber ?? null,
    manager: e.manager,
    location: e.location,
    notes: e.notes,
    citizenship_status: e.citizenship_status,
    employee_photo_url: e.photo_url,
    notification_preferences: e.notify,
  }
}

/** Names under which the specification (2, 3.3) reads a country's field beside the one it is kept under. */
const SECOND_NAMES: ReadonlySet<string> = new Set([
  'work_permit_number',
  'work_permit_expiry',
  'epf_number',
  'labor_card_number',
  'visa_status',
])

/** A record as it goes out, each such field under both its names. What was withheld is null under both. */
export const withSecondNames = (record: EmployeeRecord, countries: Countries): EmployeeRecord => {
  const country = countries.all.find((c) => c.code === record.country)
  const known = record as Record<string, unknown>
  const second: Record<string, unknown> = {}
  for (const field of country?.fields ?? [])
    for (const name of field.aliases) if (SECOND_NAMES.has(name) && !(name in known)) second[name] = known[field.record]
  return { ...record, ...second }
}
