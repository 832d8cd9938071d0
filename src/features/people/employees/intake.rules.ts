import type { Country, CountryField, Facts, Surface } from '../../../countries/country.ts'
import { validateFields } from '../../../countries/judge.ts'
import type { Day } from '../../../shared/dates.ts'
import type { EmployeeForm } from './form.contract.ts'

/** What the record already holds, for a form that is an edit. By field key; secrets opened. */
export type StoredFacts = { secrets: Facts; masked: Facts; facts: Facts }

export type Intake = {
  /** Field key → canonical value to store; '' to remove; absent: as it was. */
  secrets: Record<string, string>
  facts: Record<string, string>
  errors: Record<string, string>
  warnings: { field: string; message: string }[]
  /** Labels of papers that are asked for later. */
  later: string[]
}

/** Numbers everybody has, whatever the country. */
const PLAIN_SECRETS = { bankAccountNumber: 'Bank account number', passportNumber: 'Passport number' } as const
type PlainSecret = keyof typeof PLAIN_SECRETS
/** What stands for the hidden part of a number that is shown: a mask that is not the number's own is no number. */
const HIDDEN = '•'
const bare = (text: string) => text.replace(/[\s-]/g, '').toUpperCase()

/**
 * A form against its country's rules for a surface. Pure. Errors stand under the names of the form: `complianceData.nric`. A secret
 * that equals its own mask is unchanged. Fields the surface hides for this person are emptied; fields it does not have stay.
 */
export const validateEmployeeForm = (
  form: EmployeeForm,
  country: Country,
  {
    current,
    today,
    surface = 'form',
    papersLater = false,
  }: { current: StoredFacts | null; today: Day; surface?: 'form' | 'onboarding'; papersLater?: boolean },
): Intake => {
  const intake: Intake = { secrets: {}, facts: {}, errors: {}, warnings: [], later: [] }
  const before = (field: CountryField) => (field.secret ? current?.secrets[field.key] : current?.facts[field.key]) ?? ''
  const known: Record<string, string> = {}
  for (const field of country.fields) {
    const typed = typedFor(form, field)
    known[field.key] =
      typed === null || (field.secret && typed !== '' && typed === current?.masked[field.key])
        ? before(field)
        : field.canonical(typed)
  }
  const about = {
    nationality: form.nationality,
    employmentStatus: form.employmentStatus ?? '',
    birthDate: form.birthDate ?? '',
    employeeType: country.classify(form.nationality, form.employmentStatus ?? undefined).status,
  }
  const derived = country.derive({ ...known, ...about })
  for (const field of country.fields) {
    if (field.on[surface]?.shown?.(derived) === false) known[field.key] = ''
    else if (!known[field.key]) known[field.key] = derived[field.key] ?? ''
  }

  const found = validateFields(country, surface, { typed: known, about, today })
  for (const [key, message] of Object.entries(found.errors))
    if (known[key] || !papersLater) intake.errors[`complianceData.${key}`] = message
    else intake.later.push(country.fields.find((f) => f.key === key)?.label ?? key)
  for (const [key, message] of Object.entries(found.warnings))
    intake.warnings.push({ field: `complianceData.${key}`, message })
  const changed = (field: CountryField) => (known[field.key] ?? '') !== before(field)
  judgeElsewhere(country, surface, { judged: { known, about, changed }, today, intake })

  for (const field of country.fields) {
    const value = known[field.key] ?? ''
    if (value === before(field)) continue
    if (field.secret) intake.secrets[field.key] = value
    else intake.facts[field.key] = value
  }
  for (const key of Object.keys(PLAIN_SECRETS) as PlainSecret[]) {
    const value = form[key]
    if (value === null || value === current?.masked[key] || country.fields.some((f) => f.key === key)) continue
    if (bare(value) !== (current?.secrets[key] ?? '')) intake.secrets[key] = bare(value)
  }
  for (const [key, value] of Object.entries(intake.secrets)) {
    if (!value.includes(HIDDEN)) continue
    const label = country.fields.find((f) => f.key === key)?.label ?? PLAIN_SECRETS[key as PlainSecret]
    intake.errors[key in PLAIN_SECRETS ? key : `complianceData.${key}`] = `${label} must be given in full`
  }
  judgeStatus(form, country, papersLater && form.nationality === '' ? 'later' : surface, intake)
  return intake
}

type Sent = EmployeeForm['complianceData']

/** Under its key, its record name or an older spelling; null when it was not sent at all. */
const sentFor = (sent: Sent, field: CountryField): string | null => {
  for (const name of [field.key, field.record, ...(field.aliases ?? [])]) {
    const value = sent[name]
    if (value !== undefined) return value === null ? '' : String(value).trim()
  }
  return null
}

/** The country's fields of a payload, canonical, by key. */
export const factsGiven = (country: Country, sent: Sent): Facts =>
  Object.fromEntries(country.fields.map((field) => [field.key, field.canonical(sentFor(sent, field) ?? '')]))

const typedFor = (form: EmployeeForm, field: CountryField): string | null => {
  const sent = sentFor(form.complianceData, field)
  if (sent !== null) return sent
  // A country's field may be one the form has anyway.
  return field.key in PLAIN_SECRETS ? form[field.key as PlainSecret] : null
}

type Judged = { known: Facts; about: Facts; changed: (field: CountryField) => boolean }

/** A new value for a field this surface does not have is judged by one that has it: nothing unreadable is stored. What was there stays. */
const judgeElsewhere = (
  country: Country,
  surface: Surface,
  { judged: { known, about, changed }, today, intake }: { judged: Judged; today: Day; intake: Intake },
) => {
  for (const field of country.fields) {
    const other = SURFACES.find((s) => field.on[s])
    if (field.on[surface] || !other || !known[field.key] || !changed(field)) continue
    const message = validateFields(country, other, { typed: known, about, today }).errors[field.key]
    if (message) intake.errors[`complianceData.${field.key}`] = message
  }
}

const SURFACES: readonly Surface[] = ['form', 'onboarding', 'compliance']

const judgeStatus = (form: EmployeeForm, country: Country, surface: string, intake: Intake) => {
  const options = country.employmentStatuses
  if (!options) return
  if (!form.employmentStatus) {
    if (surface === 'form') intake.errors.employmentStatus = 'Employment status is required'
  } else if (!options.some((o) => o.value === form.employmentStatus))
    intake.errors.employmentStatus = `Employment status must be one of ${options.map((o) => o.value).join(', ')}`
}
