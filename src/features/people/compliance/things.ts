import type { Countries } from '../../../countries/countries.ts'
import type { Services } from '../../../server/context.ts'
import { dayIn } from '../../../shared/dates.ts'
import { labelOf } from '../authorizations/rules.ts'
import { documentKindLabel } from '../documents/rules.ts'
import { expiryFields, passLabel } from './expiry.rules.ts'
import type * as query from './queries.ts'

/** Every country of the house with the day it is there. */
export const placesOf = ({ countries, now }: Pick<Services, 'countries' | 'now'>): query.Today[] =>
  countries.all.map((country) => ({ country, today: dayIn(country.zone, now()) }))

/** What runs out, in words. */
export const describeItem = (countries: Countries, thing: query.ExpiringItem): string => {
  const country = countries.all.find((c) => c.code === thing.country)
  if (!country) return thing.named ?? thing.thing_id
  if (thing.thing === 'authorization') return labelOf(country, thing.named ?? '')
  if (thing.thing === 'document') return documentKindLabel(country, thing.named ?? '')
  const field = expiryFields(country).find((f) => f.key === thing.thing_id)
  return field ? passLabel(field, thing.facts) : thing.thing_id
}
