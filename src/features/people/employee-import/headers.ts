import type { Country } from '../../../countries/country.ts'
import type { ImportColumn } from '../../../server/imports.ts'
import { type Mapping, plainHeader as snake } from '../../platform/imports/columns.rules.ts'
import { BULK_COLUMN_NAMES, COLUMN_LABELS, REQUIRED_COLUMNS } from './columns.ts'
import type { BulkColumn } from './contract.ts'

/** Other names a file may use for a column, as `snake` writes them. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  full_name: ['name', 'employee_name', 'employee_full_name', 'staff_name', 'legal_name', 'complete_name'],
  first_name: ['given_name', 'forename', 'first'],
  last_name: ['surname', 'family_name', 'last'],
  email: ['email_address', 'e_mail', 'e_mail_address', 'mail', 'work_email', 'company_email', 'email_id'],
  department: ['dept', 'department_name', 'team', 'division'],
  position: ['title', 'job_title', 'job_position', 'role', 'designation', 'job_role', 'job'],
  country: ['work_country', 'country_code', 'country_name', 'employment_country', 'country_of_employment'],
  hire_date: [
    'join_date',
    'joining_date',
    'start_date',
    'date_of_joining',
    'date_joined',
    'doj',
    'hired_on',
    'date_of_hire',
    'employment_start_date',
  ],
  employee_id: ['emp_id', 'employee_no', 'employee_number', 'emp_no', 'staff_id', 'staff_no', 'employee_code', 'id'],
  phone: [
    'phone_number',
    'phone_no',
    'mobile',
    'mobile_number',
    'mobile_no',
    'telephone',
    'contact_number',
    'tel',
    'cell',
  ],
  salary: [
    'basic_salary',
    'monthly_salary',
    'base_salary',
    'basic_pay',
    'pay',
    'monthly_basic',
    'monthly_basic_salary',
  ],
  manager: ['manager_name', 'reporting_manager', 'reports_to', 'supervisor', 'line_manager'],
  location: ['office', 'work_location', 'city', 'site', 'branch'],
  notes: ['note', 'remarks', 'comments', 'comment'],
  nationality: ['citizenship', 'country_of_citizenship'],
  employment_status: ['citizenship_status', 'residency_status', 'work_status', 'immigration_status'],
  bank_name: ['bank'],
  bank_account_number: ['bank_account', 'account_number', 'bank_account_no', 'account_no', 'iban'],
  passport_number: ['passport', 'passport_no'],
}

const KNOWN: ReadonlyMap<string, string> = new Map([
  ...BULK_COLUMN_NAMES.map((c) => [c, c] as const),
  ...Object.entries(ALIASES).flatMap(([column, names]) => [column, ...names].map((n) => [n, column] as const)),
])

const countryHeaders = new WeakMap<readonly Country[], ReadonlyMap<string, string>>()

/** Record names, form keys and labels of every country's own fields → record names. */
const headersOf = (countries: readonly Country[]) => {
  const known = countryHeaders.get(countries)
  if (known) return known
  const map = new Map<string, string>()
  for (const field of countries.flatMap((c) => c.fields))
    for (const name of [field.record, ...field.aliases, snake(field.key), snake(field.label)])
      if (!map.has(name)) map.set(name, field.record)
  countryHeaders.set(countries, map)
  return map
}

/** A header as a person writes it → the column or record name it means; null when it means none we know. */
export const normaliseHeader = (text: string, countries: readonly Country[] = []): string | null => {
  const name = snake(text)
  return KNOWN.get(name) ?? headersOf(countries).get(name) ?? null
}

/** Whether a mapping may name this column. */
export const isKnownColumn = (column: string, countries: readonly Country[]): boolean =>
  KNOWN.get(column) === column || [...headersOf(countries).values()].includes(column)

/** Every column a file of people may have: ours, the two halves of a name, and each country's own fields under their record names. */
export const importColumns = (countries: readonly Country[]): readonly ImportColumn[] => {
  const known = columnsByCountries.get(countries)
  if (known) return known
  const own: ImportColumn[] = BULK_COLUMN_NAMES.map((key) => column(key, COLUMN_LABELS[key], ALIASES[key] ?? []))
  const halves = [
    column('first_name', 'First name', ALIASES.first_name ?? []),
    column('last_name', 'Last name', ALIASES.last_name ?? []),
  ]
  const taken = new Set([...own, ...halves].map(({ key }) => key))
  const ofCountries = countries
    .flatMap((country) => country.fields)
    .filter(({ record }) => !taken.has(record) && taken.add(record))
    .map((field) => column(field.record, field.label, [...field.aliases, field.key, field.label]))
  const all = [...own, ...halves, ...ofCountries]
  columnsByCountries.set(countries, all)
  return all
}

const columnsByCountries = new WeakMap<readonly Country[], readonly ImportColumn[]>()

const required: ReadonlySet<string> = new Set(REQUIRED_COLUMNS)

const column = (key: string, label: string, aliases: readonly string[]): ImportColumn => {
  const named = { key, label: { en: label }, aliases }
  return required.has(key) ? { ...named, required: true } : named
}

/** What each header of a file means. A column already taken by an earlier header is left to the person. */
export const mapHeaders = (headers: readonly string[], countries: readonly Country[] = []): Mapping => {
  const taken = new Set<string>()
  return headers.map((header) => {
    const column = normaliseHeader(header, countries)
    if (!column || taken.has(column)) return null
    taken.add(column)
    return column
  })
}

/** Columns that must be there and are not. A first and a last name together make a full name. */
export const missingColumns = (mapping: Mapping): BulkColumn[] =>
  REQUIRED_COLUMNS.filter(
    (c) =>
      !mapping.includes(c) && !(c === 'full_name' && (mapping.includes('first_name') || mapping.includes('last_name'))),
  )
