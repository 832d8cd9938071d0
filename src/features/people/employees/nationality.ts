import type { Context } from '../../../server/context.ts'
import { invalid } from '../../../shared/refusal.ts'
import { worldNationalities } from '../../platform/geo/nationalities.service.ts'
import { findNationality } from '../../platform/geo/nationality.rules.ts'

/**
 * A nationality as it is stored, by whichever usual name it was typed: "UAE" is Emirati. What no country is called is refused; what the
 * record holds already stays as it is.
 */
export const knownNationality = (
  { countries }: Pick<Context, 'countries'>,
  typed: string,
  current: string | null = null,
): string => {
  if (typed === '' || typed === current) return typed
  const found = findNationality(typed, worldNationalities(countries.all))
  if (found === null) throw invalid({ nationality: 'Nationality is not on the list. Choose one of the suggestions' })
  return found
}
