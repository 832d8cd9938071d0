import type { Countries } from '../../../countries/countries.ts'
import type { Country, Facts } from '../../../countries/country.ts'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { expiryFields, passLabel } from '../../people/compliance/expiry.rules.ts'
import { listPermitsOf } from './checks.queries.ts'

type Holder = { employee_id: string; employee_type: string; country: string; facts: Facts }

/** What somebody works on. `until`: the last day of it; null: it does not run out. */
export type Permit = { label: string; until: Day | null }

const permitOf = (
  holder: Holder,
  permit: { authorization_type: string; expires_on: Day | null } | undefined,
  country: Country,
): Permit | null => {
  if (holder.employee_type === 'citizen_pr') return null
  if (permit) {
    const type = country.authorizations.find(({ key }) => key === permit.authorization_type)
    return { label: type?.label ?? permit.authorization_type, until: permit.expires_on }
  }
  const field = expiryFields(country).find(({ key }) => holder.facts[key])
  return field
    ? { label: passLabel(field, holder.facts as Record<string, string>), until: holder.facts[field.key] ?? null }
    : null
}

/** The permit on file of each, else the pass in their record; null: they need none, or none is known to run out. By employee. */
export const loadPermits = async (
  { db, countries }: { db: Db; countries: Countries },
  companyId: string,
  holders: readonly Holder[],
): Promise<ReadonlyMap<string, Permit | null>> => {
  const ids = [...new Set(holders.map(({ employee_id }) => employee_id))]
  const known = new Map((await listPermitsOf(db, companyId, ids)).map((row) => [row.employee_id, row] as const))
  return new Map(
    holders.map((one) => [one.employee_id, permitOf(one, known.get(one.employee_id), countries.get(one.country))]),
  )
}
