import type { Country, CountryField, Facts } from '../../../countries/country.ts'
import type { Day } from '../../../shared/dates.ts'
import { isEmail } from '../../../shared/fields.ts'
import { findNationality, type NamedNationality } from '../../platform/geo/nationality.rules.ts'
import { COLUMN_LABELS, LONGEST } from './columns.ts'
import type { BulkColumn } from './contract.ts'
import { readAmount, readDay } from './reading.ts'

export { normaliseHeader } from './headers.ts'

/** The countries a row may name: by slug, code, name or another spelling. */
export type CountryLookup = { find(text: string): Country | undefined; all: readonly Country[] }

export type RowError = { field: string; message: string }

/** A row as it is saved. Identity numbers are canonical and stand in `secrets`, other country fields in `facts`, by field key. */
export type CleanRow = {
  fullName: string
  email: string
  department: string
  position: string
  countryCode: string
  hireDate: Day
  employeeId: string | null
  phone: string | null
  salaryMinor: number
  manager: string | null
  location: string | null
  notes: string | null
  nationality: string | null
  employmentStatus: string | null
  bankName: string | null
  secrets: Record<string, string>
  facts: Record<string, string>
  warnings: RowError[]
}

export type Checked = { ok: true; value: CleanRow } | { ok: false; errors: RowError[] }

const LARGEST_SALARY = 999_999_999

const slugsSentence = new WeakMap<readonly Country[], string>()

/** "Country must be: singapore, india, canada, or uae" */
export const countrySentence = (countries: readonly Country[]): string => {
  let sentence = slugsSentence.get(countries)
  if (sentence === undefined) {
    sentence = `Country must be: ${listed(countries.map((c) => c.slug))}`
    slugsSentence.set(countries, sentence)
  }
  return sentence
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}, or ${words.at(-1)}`

/** What a spreadsheet leaves of a long number: 6.59123E+10. */
const SHORTENED = /^\d(\.\d+)?E\+\d+$/i
const NUMBERS_AS_TEXT: ReadonlySet<string> = new Set(['phone', 'bank_account_number', 'employee_id'])

/** What a spreadsheet shows where a formula came to nothing. */
const SHEET_ERROR = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!)$/

/** A cell as trimmed text; a sentence when it cannot be kept. */
const cellOf = (
  row: Readonly<Record<string, unknown>>,
  name: string,
  { label, max, errors }: { label: string; max: number; errors: RowError[] },
): string => {
  const raw = row[name]
  if (raw === undefined || raw === null) return ''
  if (typeof raw !== 'string') {
    if (typeof raw === 'number' && Number.isFinite(raw)) return String(raw)
    errors.push({ field: name, message: `${label} must be text` })
    return ''
  }
  const text = raw.trim().normalize('NFC')
  if (text === '') return ''
  if (text.length > max) {
    errors.push({ field: name, message: `${label} must be at most ${max} characters` })
    return ''
  }
  if (text.includes('\0') || !text.isWellFormed()) {
    errors.push({ field: name, message: `${label} holds characters that cannot be stored` })
    return ''
  }
  if (text.charCodeAt(0) === 35 && SHEET_ERROR.test(text)) {
    errors.push({ field: name, message: `${label} holds an error of the spreadsheet (${text})` })
    return ''
  }
  return text
}

const optionOf = (options: readonly { value: string; label: string }[], typed: string): string | undefined => {
  const wanted = typed.toLowerCase()
  const spaced = wanted.replaceAll(/[ -]+/g, '_')
  return options.find(
    (o) => o.value.toLowerCase() === wanted || o.value.toLowerCase() === spaced || o.label.toLowerCase() === wanted,
  )?.value
}

const YES: ReadonlySet<string> = new Set(['yes', 'y', 'true', '1', 'x'])

/** A typed value of a country's field → its canonical value, or the sentence that says why not. */
const canonicalOf = (field: CountryField, typed: string): { value: string; note?: string } | { error: string } => {
  if (field.options) {
    const canonical = field.canonical(typed)
    const value = field.options.some((o) => o.value === canonical) ? canonical : optionOf(field.options, typed)
    return value ? { value } : { error: `${field.label} must be: ${listed(field.options.map((o) => o.value))}` }
  }
  if (field.kind === 'date') {
    const read = readDay(typed)
    if (!read) return { error: `${field.label} must be a date (YYYY-MM-DD)` }
    return read.ambiguous ? { value: read.day, note: dayFirst(field.label, typed, read.day) } : { value: read.day }
  }
  if (field.kind === 'checkbox') return { value: YES.has(typed.toLowerCase()) ? 'true' : 'false' }
  if (SHORTENED.test(typed)) return { error: shortened(field.label, typed) }
  return { value: field.canonical(typed) }
}

const dayFirst = (label: string, typed: string, day: Day) => `${label} ${typed} was read day first, as ${day}`
const shortened = (label: string, typed: string) =>
  `${label} was shortened by a spreadsheet (${typed}): format the column as text`

type Around = {
  countries: CountryLookup
  today: Day
  /** Left out, nationalities are kept as they were typed. */
  nationalities?: readonly NamedNationality[]
  /** The company's departments; left out, none is remarked upon. */
  departments?: readonly string[]
}

const sameWord = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** By whichever usual name; what no country is called stays as it was typed, with a remark. */
const nationalityIn = (typed: string, nationalities: readonly NamedNationality[], warnings: RowError[]) => {
  if (typed === '' || nationalities.length === 0) return typed || null
  const found = findNationality(typed, nationalities)
  if (found === null) warnings.push({ field: 'nationality', message: `Nationality ${typed} is not one we know` })
  return found ?? typed
}

/**
 * One row of the file: clean and ready to save, or every sentence that stops it. Pure, and cheap enough for 100,000 rows: each
 * sentence is only made when it is needed.
 */
export const checkRow = (
  row: Readonly<Record<string, unknown>>,
  { countries, today, nationalities = [], departments = [] }: Around,
): Checked => {
  const errors: RowError[] = []
  const warnings: RowError[] = []
  const cell = (name: BulkColumn) => cellOf(row, name, { label: COLUMN_LABELS[name], max: LONGEST[name], errors })
  const numberAsText = (name: BulkColumn): string | null => {
    const text = cell(name)
    if (NUMBERS_AS_TEXT.has(name) && SHORTENED.test(text))
      errors.push({ field: name, message: shortened(COLUMN_LABELS[name], text) })
    return text || null
  }
  const required = (name: BulkColumn): string => {
    const before = errors.length
    const text = cell(name)
    if (text === '' && errors.length === before)
      errors.push({ field: name, message: `${COLUMN_LABELS[name]} is required` })
    return text
  }

  const fullName =
    row.full_name === undefined && (row.first_name || row.last_name) ? joinedName(row, errors) : required('full_name')
  const email = required('email').toLowerCase()
  if (email !== '' && !isEmail(email)) errors.push({ field: 'email', message: 'Invalid email format' })
  const department = required('department')
  if (department !== '' && departments.length > 0 && !departments.some((name) => sameWord(name, department)))
    warnings.push({ field: 'department', message: `Department ${department} is not on your company’s list yet` })
  const position = required('position')
  const countryText = required('country')
  const country = countryText === '' ? undefined : countries.find(countryText)
  if (countryText !== '' && !country) errors.push({ field: 'country', message: countrySentence(countries.all) })

  const hired = cell('hire_date')
  const hireDay = hired === '' ? null : readDay(hired)
  if (hired !== '' && !hireDay) errors.push({ field: 'hire_date', message: 'Hire date must be a date (YYYY-MM-DD)' })
  if (hireDay?.ambiguous) warnings.push({ field: 'hire_date', message: dayFirst('Hire date', hired, hireDay.day) })

  const pay = cell('salary')
  const salary = pay === '' ? { minor: 0 } : readAmount(pay, country?.currency, LARGEST_SALARY)
  if ('problem' in salary) errors.push({ field: 'salary', message: `Salary ${salary.problem}` })

  const stated = cell('employment_status')
  let employmentStatus: string | null = stated || null
  if (stated !== '' && country?.employmentStatuses) {
    employmentStatus = optionOf(country.employmentStatuses, stated) ?? null
    if (!employmentStatus)
      errors.push({
        field: 'employment_status',
        message: `Employment status must be: ${listed(country.employmentStatuses.map((o) => o.value))}`,
      })
  }

  const value: CleanRow = {
    fullName,
    email,
    department,
    position,
    countryCode: country?.code ?? '',
    hireDate: hireDay?.day ?? today,
    employeeId: numberAsText('employee_id'),
    phone: numberAsText('phone'),
    salaryMinor: 'minor' in salary ? salary.minor : 0,
    manager: cell('manager') || null,
    location: cell('location') || null,
    notes: cell('notes') || null,
    nationality: nationalityIn(cell('nationality'), nationalities, warnings),
    employmentStatus,
    bankName: cell('bank_name') || null,
    secrets: {},
    facts: {},
    warnings,
  }
  const inFull = (name: 'bank_account_number' | 'passport_number', text: string | null): text is string => {
    // What stands for the hidden part of a number that was copied from a screen is no number.
    if (text?.includes('•')) errors.push({ field: name, message: `${COLUMN_LABELS[name]} must be given in full` })
    return text !== null && text !== ''
  }
  const account = numberAsText('bank_account_number')
  if (inFull('bank_account_number', account))
    value.secrets.bankAccountNumber = account.replaceAll(/[\s-]/g, '').toUpperCase()
  const passport = cell('passport_number')
  if (inFull('passport_number', passport))
    value.secrets.passportNumber = passport.replaceAll(/[\s-]/g, '').toUpperCase()
  if (country) checkCountryFields(row, country, { into: value, errors, today })
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value }
}

const joinedName = (row: Readonly<Record<string, unknown>>, errors: RowError[]): string => {
  const before = errors.length
  const first = cellOf(row, 'first_name', { label: 'First name', max: 100, errors })
  const last = cellOf(row, 'last_name', { label: 'Last name', max: 100, errors })
  const whole = `${first} ${last}`.trim()
  const label = COLUMN_LABELS.full_name
  if (whole === '' && errors.length === before) errors.push({ field: 'full_name', message: `${label} is required` })
  if (whole.length > LONGEST.full_name)
    errors.push({ field: 'full_name', message: `${label} must be at most ${LONGEST.full_name} characters` })
  return whole
}

/** The name a country's field goes by in this row, or undefined when the row does not have it. */
const nameIn = (row: Readonly<Record<string, unknown>>, field: CountryField): string | undefined =>
  row[field.record] !== undefined ? field.record : field.aliases.find((a) => row[a] !== undefined)

const checkCountryFields = (
  row: Readonly<Record<string, unknown>>,
  country: Country,
  { into, errors, today }: { into: CleanRow; errors: RowError[]; today: Day },
) => {
  let facts: Record<string, string | undefined> | null = null
  const names = new Map<string, string>()
  for (const field of country.fields) {
    const name = nameIn(row, field)
    if (name === undefined || name === 'passport_number') continue
    const typed = cellOf(row, name, { label: field.label, max: 200, errors })
    if (typed === '') continue
    const read = canonicalOf(field, typed)
    if ('error' in read) errors.push({ field: name, message: read.error })
    else {
      facts ??= { nationality: into.nationality ?? '', employmentStatus: into.employmentStatus ?? '' }
      facts[field.key] = read.value
      names.set(field.key, name)
      if (read.note) into.warnings.push({ field: name, message: read.note })
    }
  }
  if (!facts) return
  const known: Facts = country.derive(facts)
  for (const field of country.fields) {
    const value = known[field.key]
    if (!value) continue
    ;(field.secret ? into.secrets : into.facts)[field.key] = value
    const name = names.get(field.key)
    const rule = field.on.form ?? field.on.onboarding ?? field.on.compliance
    const verdict = name === undefined ? null : rule?.check?.(value, known, today)
    if (name && verdict)
      (verdict.severity === 'error' ? errors : into.warnings).push({ field: name, message: verdict.message })
  }
}
