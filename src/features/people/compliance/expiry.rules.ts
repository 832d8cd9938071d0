import type { Country, CountryField, Facts } from '../../../countries/country.ts'
import { type Day, daysBetween } from '../../../shared/dates.ts'

/** Days before an expiry at which people are told, the earliest first; 0: the day has come. */
export const TIERS = [90, 60, 30, 7, 0] as const
export type Tier = (typeof TIERS)[number]

/** The most urgent tier an expiry has reached on a day; null while it is further off than all of them. */
export const tierOn = (expiry: Day, today: Day): Tier | null => {
  const days = daysBetween(today, expiry)
  return TIERS.findLast((tier) => days <= tier) ?? null
}

/** An expiry date of the record, with the fields that stand beside it: workPassExpiry, workPassType, workPassNumber. */
export type ExpiryField = { key: string; label: string; type: CountryField | undefined; numberKey: string }

export const expiryFields = (country: Country): ExpiryField[] =>
  country.fields.flatMap((field) => {
    if (field.kind !== 'date' || !field.key.endsWith('Expiry')) return []
    const stem = field.key.slice(0, -'Expiry'.length)
    return [
      {
        key: field.key,
        label: field.label.replace(/ expiry.*$/i, ''),
        type: country.fields.find((f) => f.key === `${stem}Type`),
        numberKey: `${stem}Number`,
      },
    ]
  })

/** What runs out, in words: "Employment Pass" when the kind is known, else "Work Pass". */
export const passLabel = ({ label, type }: ExpiryField, facts: Facts): string =>
  type?.options?.find((o) => o.value === facts[type.key])?.label ?? label

/** The end of a permit of some kind; null: the pass that stands in the record itself. */
export type PermitEnd = { kind: string | null; until: Day }

/**
 * The first day on which something that somebody needs ends before a day; null: nothing does. Of one kind the permit that holds longest counts, and
 * the record’s own pass only where no permit kept beside it holds on: that is how it is renewed.
 */
export const endingBefore = (permits: readonly PermitEnd[], before: Day): Day | null => {
  const isRenewed = permits.some(({ kind, until }) => kind !== null && until >= before)
  const last = new Map<string | null, Day>()
  for (const { kind, until } of permits) if (until > (last.get(kind) ?? '')) last.set(kind, until)
  if (isRenewed) last.delete(null)
  return [...last.values()].filter((until) => until < before).sort()[0] ?? null
}
