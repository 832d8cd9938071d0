import type { Country, CountryField, Facts } from '../../../../../countries/country.ts'
import { type Day, isDay } from '../../../../../shared/dates.ts'
import { removeGrouping } from '../../../../../shared/digits.ts'
import { isEmail } from '../../../../../shared/fields.ts'
import { type ALLOWANCES, type FormValues, OWN_SECRETS, pathOf, valueAt } from './values.ts'

/** Path of a box → the sentence under it. Problems stop the saving, warnings are only shown. */
export type Judgement = { problems: Record<string, string>; warnings: Record<string, string> }

export type Circumstances = {
  country: Country | undefined
  today: Day
  /** Numbers as masked by the server: a box that still holds its mask is unchanged and not judged. */
  masks: Readonly<Record<string, string>>
  salaryShown: boolean
  surface: FormSurface
}

/** Where the form stands: in Employee Management, or in the Onboarding Center with rules and fields of its own. */
export type FormSurface = 'form' | 'onboarding'

export const SECTIONS = {
  basic: ['fullName', 'email', 'designation', 'department', 'countryCode'],
  classification: ['nationality', 'employmentStatus'],
  details: ['joinDate', 'phone', 'employeeId', 'status', 'managerId', 'siteId'],
  personal: [
    'birthDate',
    'maritalStatus',
    'gender',
    'address',
    'addressLine2',
    'postalCode',
    'emergencyContactName',
    'emergencyContactPhone',
    'bankName',
    'bankAccountNumber',
    'passportNumber',
  ],
  compensation: ['compensation'],
  documents: ['complianceData'],
  notifications: ['notificationPreferences'],
  afterwards: ['afterwards'],
} as const
export type Section = keyof typeof SECTIONS

/** The section a box stands in. */
export const sectionOf = (path: string): Section => {
  const first = path.split('.')[0] ?? ''
  return (Object.keys(SECTIONS) as Section[]).find((s) => (SECTIONS[s] as readonly string[]).includes(first)) ?? 'basic'
}

/** The order of the form from top to bottom, for the summary and the first focus. */
const ORDER = Object.keys(SECTIONS) as Section[]
export const inFormOrder = (paths: readonly string[], country: Country | undefined): string[] => {
  const fields = country?.fields.map(pathOf) ?? []
  const rank = (path: string) => {
    const section = sectionOf(path)
    const names: Readonly<Record<typeof section, readonly string[]>> = {
      ...SECTIONS,
      documents: fields,
      compensation: PAY,
    }
    return ORDER.indexOf(section) * 1000 + names[section].indexOf(path)
  }
  return [...paths].sort((a, b) => rank(a) - rank(b))
}

const ALWAYS: readonly (readonly [string, string])[] = [
  ['fullName', 'Full name is required'],
  ['email', 'Email is required'],
  ['designation', 'Position is required'],
  ['countryCode', 'Work country is required'],
  ['nationality', 'Nationality is required'],
]
const REQUIRED: Readonly<Record<FormSurface, typeof ALWAYS>> = {
  form: ALWAYS,
  onboarding: [...ALWAYS, ['department', 'Department is required'], ['joinDate', 'Hire date is required']],
}

const LONGEST: Readonly<Record<string, readonly [string, number]>> = {
  fullName: ['Full name', 200],
  designation: ['Position', 200],
  department: ['Department', 100],
  phone: ['Phone number', 40],
  employeeId: ['Employee ID', 60],
  address: ['Address', 500],
  addressLine2: ['Address line 2', 500],
  postalCode: ['Postal code', 20],
  emergencyContactName: ['Emergency contact name', 200],
  emergencyContactPhone: ['Emergency contact phone', 40],
  bankName: ['Bank name', 200],
  bankAccountNumber: ['Bank account number', 60],
  passportNumber: ['Passport number', 40],
}

type Limits = readonly [label: string, min: number, max: number, step: number]
const AMOUNT_MAX = 999_999_999
const NUMBERS: Readonly<Record<string, Limits>> = {
  basicSalary: ['Basic salary', 0, AMOUNT_MAX, 0.01],
  housingAllowance: ['Housing allowance', 0, AMOUNT_MAX, 0.01],
  transportAllowance: ['Transport allowance', 0, AMOUNT_MAX, 0.01],
  medicalAllowance: ['Medical allowance', 0, AMOUNT_MAX, 0.01],
  mealAllowance: ['Meal allowance', 0, AMOUNT_MAX, 0.01],
  communicationAllowance: ['Communication allowance', 0, AMOUNT_MAX, 0.01],
  educationAllowance: ['Education allowance', 0, AMOUNT_MAX, 0.01],
  standardHoursPerWeek: ['Standard hours per week', 1, 80, 0],
  hoursWorkedThisWeek: ['Hours worked this week', 0, 168, 0.5],
  overtimeRate: ['Overtime rate', 0, 9_999_999, 0.01],
  manualOvertimeHours: ['Overtime hours', 0, 744, 0.5],
  sundayOvertimeHours: ['Sunday overtime hours', 0, 744, 0.5],
  publicHolidayOvertimeHours: ['Public holiday overtime hours', 0, 744, 0.5],
}
/** Agreed with one person: 1 to 3 in steps of 0.1, or the country's own. */
const MULTIPLIERS = {
  overtimeRateMultiplier: ['Overtime multiplier', 'overtimeMultiplier'],
  holidayRateMultiplier: ['Holiday multiplier', 'holidayMultiplier'],
} as const
const PAY = [...Object.keys(NUMBERS), ...Object.keys(MULTIPLIERS)].map((k) => `compensation.${k}`)

const DECIMAL = /^-?\d{1,13}(\.\d{1,6})?$/

const numberProblem = (typed: string, [label, min, max, step]: Limits): string | null => {
  const plain = removeGrouping(typed)
  if (!DECIMAL.test(plain)) return `${label} must be a number`
  if (Number(plain) < min || Number(plain) > max) return `${label} must be between ${min} and ${max}`
  const steps = Math.round((Number(plain) / (step || 1)) * 1e6) / 1e6
  return step && !Number.isInteger(steps) ? `${label} must be in steps of ${step}` : null
}

/** What the country's rules are told: every known value in its stored form. */
export const factsOf = (values: FormValues, { country, masks }: Pick<Circumstances, 'country' | 'masks'>): Facts => {
  const facts: Record<string, string | undefined> = {
    nationality: values.nationality,
    employmentStatus: values.employmentStatus,
    birthDate: values.birthDate,
  }
  for (const field of country?.fields ?? []) {
    const typed = valueAt(values, pathOf(field))
    facts[field.key] = typed === masks[pathOf(field)] ? typed : field.canonical(typed)
  }
  return country ? country.derive(facts) : facts
}

/** The country's fields on the form, given what else is filled in. */
export const visibleFieldsOf = (country: Country | undefined, facts: Facts, surface: FormSurface): CountryField[] =>
  (country?.fields ?? []).filter((f) => f.on[surface] && (f.on[surface].shown?.(facts) ?? true))

export const validateForm = (values: FormValues, around: Circumstances): Judgement => {
  const { country, today, masks } = around
  const problems: Record<string, string> = {}
  const warnings: Record<string, string> = {}
  for (const [path, sentence] of REQUIRED[around.surface])
    if (valueAt(values, path).trim() === '') problems[path] = sentence
  if (!problems.email && !isEmail(values.email.trim())) problems.email = 'Invalid email format'
  for (const [path, [label, max]] of Object.entries(LONGEST))
    if (valueAt(values, path).length > max) problems[path] = `${label} must be at most ${max} characters`
  if (around.surface === 'form' && country?.employmentStatuses && values.employmentStatus === '')
    problems.employmentStatus = 'Employment status is required'
  for (const [path, label] of [
    ['joinDate', 'Start date'],
    ['birthDate', 'Birth date'],
  ] as const)
    if (values[path] !== '' && !isDay(values[path])) problems[path] = `${label} must be a date (YYYY-MM-DD)`
  if (around.salaryShown) judgePay(values, country, problems)
  judgeDocuments(values, around, { today, masks, problems, warnings })
  return { problems, warnings }
}

const judgePay = ({ compensation }: FormValues, country: Country | undefined, problems: Record<string, string>) => {
  if (compensation.basicSalary.trim() === '') problems['compensation.basicSalary'] = 'Basic salary is required'
  for (const [key, limits] of Object.entries(NUMBERS)) {
    const typed = String(compensation[key as (typeof ALLOWANCES)[number]] ?? '')
    const problem = typed.trim() === '' ? null : numberProblem(typed, limits)
    if (problem) problems[`compensation.${key}`] = problem
  }
  for (const [key, [label, own]] of Object.entries(MULTIPLIERS)) {
    const typed = compensation[key as keyof typeof MULTIPLIERS].trim()
    if (typed === '' || Number(typed) === country?.hours[own]) continue
    const problem = numberProblem(typed, [label, 1, 3, 0.1])
    if (problem) problems[`compensation.${key}`] = problem
  }
}

const judgeDocuments = (
  values: FormValues,
  { country, surface }: Circumstances,
  {
    today,
    masks,
    problems,
    warnings,
  }: { today: Day; masks: Circumstances['masks']; problems: Record<string, string>; warnings: Record<string, string> },
) => {
  const facts = factsOf(values, { country, masks })
  for (const field of visibleFieldsOf(country, facts, surface)) {
    const rule = field.on[surface]
    const path = pathOf(field)
    const typed = valueAt(values, path)
    if (typed !== '' && typed === masks[path]) continue
    const canonical = field.canonical(typed)
    if (canonical === '') {
      if (rule?.required?.(facts)) problems[path] = rule.requiredMessage ?? `${field.label} is required`
      continue
    }
    const verdict = rule?.check?.(canonical, facts, today)
    if (verdict) (verdict.severity === 'error' ? problems : warnings)[path] = verdict.message
  }
}

/** Whether a box must be filled in, for its mark. */
export const isRequired = (
  path: string,
  { country, salaryShown, surface }: Pick<Circumstances, 'country' | 'salaryShown' | 'surface'>,
): boolean =>
  REQUIRED[surface].some(([p]) => p === path) ||
  (path === 'employmentStatus' && country?.employmentStatuses != null) ||
  (path === 'compensation.basicSalary' && salaryShown)

/** A name the server used for a wrong field → the path of its box, or null when the form has no such box. */
export const pathOfServerField = (name: string, values: FormValues, country: Country | undefined): string | null => {
  if (name === 'salary') return 'compensation.basicSalary'
  if (name === 'position') return 'designation'
  const last = name.split('.').at(-1) ?? name
  const field = country?.fields.find((f) => f.key === last || f.record === last)
  if (field) return pathOf(field)
  if (last in values) return last
  return last in values.compensation ? `compensation.${last}` : null
}

/** The masked numbers of a record as read, by path. */
export const masksOf = (values: FormValues, country: Country): Record<string, string> => {
  const masks: Record<string, string> = {}
  for (const path of [...Object.keys(OWN_SECRETS), ...country.fields.filter((f) => f.secret).map(pathOf)]) {
    const value = valueAt(values, path)
    if (value !== '') masks[path] = value
  }
  return masks
}
