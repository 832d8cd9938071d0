import type { Countries } from '../../../countries/countries.ts'
import { statedAs } from '../../company/verification/rules.ts'
import type { JobCard } from './contract.ts'
import type { PublicJobRow } from './search.queries.ts'

/** What was found in a register, as its country writes it. */
export const verifiedOf = (countries: Countries, found: PublicJobRow['verified']): JobCard['verified'] => {
  if (!found) return null
  const { label, number, givenBy, register } = statedAs(countries.get(found.country), found.key, {
    canonical: found.number,
    givenBy: found.by,
  })
  return {
    legalName: found.name,
    country: found.country,
    label,
    number,
    givenBy,
    register: found.register,
    url: register.url,
    checkedOn: found.on,
  }
}
