import type { AuthorizationType, Country } from '../../../countries/country.ts'
import { type Day, daysBetween } from '../../../shared/dates.ts'
import type { Authorization } from './contract.ts'

/** Days before its end from which something counts as expiring soon. */
export const SOON = 90

/** How an expiry stands on a day. The day itself is the last on which it holds. */
export const expiryOf = (expiry: Day | null, today: Day) => {
  const days = expiry ? daysBetween(today, expiry) : null
  return {
    expiry_date: expiry,
    daysUntilExpiry: days,
    isExpiringSoon: days !== null && days >= 0 && days <= SOON,
  }
}

/** An active one whose day has passed is expired; what is pending or cancelled stays so. */
export const statusOn = (status: string, expiry: Day | null, today: Day): string =>
  status === 'active' && expiry !== null && expiry < today ? 'expired' : status

/** As `whenOf`, but only what is in force can be expiring. */
export const toExpiryView = (stored: { status: string; expires_on: Day | null }, today: Day) => {
  const when = expiryOf(stored.expires_on, today)
  return {
    ...when,
    status: statusOn(stored.status, stored.expires_on, today),
    isExpiringSoon: when.isExpiringSoon && stored.status === 'active',
  }
}

export const typeOf = (country: Country, type: string): AuthorizationType | undefined =>
  country.authorizations.find((t) => t.key === type)

export const labelOf = (country: Country, type: string): string => typeOf(country, type)?.label ?? type

/** A label of the country's list means its key. */
export const keyOf = (country: Country, typed: string): string => {
  const words = typed.trim().toLowerCase()
  return country.authorizations.find((t) => t.key === words || t.label.toLowerCase() === words)?.key ?? typed.trim()
}

export type StoredAuthorization = {
  id: string
  authorization_type: string
  document_mask: string | null
  issued_on: Day | null
  expires_on: Day | null
  status: string
  note: string | null
  version: number
}

/** As it is shown on a day: in words, the number masked, with what the date makes of it. */
export const toAuthorizationView = (country: Country, stored: StoredAuthorization, today: Day): Authorization => ({
  id: stored.id,
  authorization_type: labelOf(country, stored.authorization_type),
  type: stored.authorization_type,
  document_number: stored.document_mask,
  issued_on: stored.issued_on,
  note: stored.note,
  version: stored.version,
  ...toExpiryView(stored, today),
})

type Input = { type: string; issued: Day | null; expiry: Day | null; status: string }

const months = (from: Day, to: Day) => daysBetween(from, to) / 30.44

/** What stands in the way of keeping it, and what is only unusual. Under the names of the call. */
export const validateAuthorization = (country: Country, { type, issued, expiry, status }: Input) => {
  const errors: Record<string, string> = {}
  const warnings: { field: string; message: string }[] = []
  const known = typeOf(country, type)
  if (known?.expires && !expiry && status === 'active')
    errors.expiry_date = `Expiry date is required: ${known.label} runs out`
  if (issued && expiry && expiry <= issued) errors.expiry_date = 'Expiry date must be after the issue date'
  const longest = known?.longestMonths
  if (known && longest && issued && expiry && months(issued, expiry) > longest + 0.5)
    warnings.push({
      field: 'expiry_date',
      message: `${known.label} is usually given for at most ${longest} months. Please compare the dates with the document`,
    })
  return { errors, warnings }
}
