import { fromMinor } from '../../../shared/money.ts'
import type { Query } from '../../job-board/jobs/query.rules.ts'
import type { Chip } from './chips.rules.ts'
import type { LexiconCountry } from './lexicon.rules.ts'
import { leastOfMonth } from './pay.rules.ts'

/** The same filters in the address of the list: what it has no filter for is left out there. */
export const classicOf = (chips: readonly Chip[], countries: readonly LexiconCountry[]): Query => {
  const musts = chips.filter((c) => c.must)
  const first = (kind: Chip['kind']) => musts.find((c) => c.kind === kind)
  const roles = musts.filter((c) => c.kind === 'role').map((c) => c.value)
  const words = (roles.length > 0 ? roles : chips.filter((c) => c.kind === 'skill').map((c) => c.value)).join(' or ')
  const query: Query = {}
  if (words) query.search = words.slice(0, 200)
  const place = first('place')?.place
  const pay = first('pay')?.pay
  const paid = pay && countries.find((c) => c.currency.code === pay.currency)
  const country = first('country')?.value ?? place?.country ?? paid?.code
  if (country) query.country = country
  const mode = first('mode')
  if (mode) query.mode = mode.value
  const type = first('type')
  if (type) query.employmentType = type.value
  const level = first('level')
  if (level) query.seniority = level.value
  if (place) {
    query.location = [place.name, place.within, countries.find((c) => c.code === place.country)?.name]
      .filter(Boolean)
      .join(', ')
    if (place.region === '') query.radiusKm = String(Math.max(1, place.radiusKm))
  }
  // A month, in whole units of the currency: not more than was asked for.
  if (pay && !pay.most && paid && paid.code === country)
    query.salaryMin = String(Math.floor(Number(fromMinor(leastOfMonth(pay), paid.currency.minorUnits))))
  const posted = first('posted')
  if (posted?.n) query.postedSince = String(posted.n)
  return query
}
