import type { Day } from '../shared/dates.ts'
import type { Country, Facts, Surface } from './country.ts'

/** What a surface makes of what was typed: canonical values to store, and the sentence under each field. */
export type Judgement = {
  /** Field key → canonical value, for the country's fields that were handed in. */
  values: Record<string, string>
  /** Block saving. */
  errors: Record<string, string>
  /** Shown, never block. */
  warnings: Record<string, string>
}

/**
 * Judges the country's fields on one surface. `typed` holds field keys → text as typed or stored; `about` what else is
 * known (nationality, employmentStatus, employeeType, birthDate). Fields the surface does not show are not judged.
 * `today` is the date at the employee's place.
 */
export const validateFields = (
  country: Country,
  surface: Surface,
  { typed, about, today }: { typed: Facts; about: Facts; today: Day },
): Judgement => {
  const values: Record<string, string> = {}
  for (const field of country.fields) {
    const text = typed[field.key]
    if (text !== undefined) values[field.key] = field.canonical(text)
  }
  const facts = { ...about, ...values }
  const errors: Record<string, string> = {}
  const warnings: Record<string, string> = {}
  for (const { key, label, on } of country.fields) {
    const rule = on[surface]
    if (!rule || rule.shown?.(facts) === false) continue
    const value = facts[key]
    if (!value) {
      if (rule.required?.(facts)) errors[key] = rule.requiredMessage ?? `${label} is required`
      continue
    }
    const verdict = rule.check?.(value, facts, today)
    if (verdict) (verdict.severity === 'error' ? errors : warnings)[key] = verdict.message
  }
  return { values, errors, warnings }
}
