import { countryCodes, loadCountry } from '../../../../countries/registry.web.ts'
import { callEndpoint } from '../../../../web/call.ts'
import { placeWritten } from '../../../adverts/content/paste.rules.ts'
import { interpretPlace, parsePlaceQuery } from '../../../adverts/content/place.rules.ts'
import type { Place } from '../contract.ts'
import { placesCall } from './calls.ts'

/** Looks the place of a pasted advert up: in the country of the work, then by its name alone, then elsewhere. */
export const placeOf = async (
  pasted: string,
  country: string,
): Promise<{ said: string; sure: Place } | { said: string; which: Place[] } | null> => {
  const said = placeWritten(pasted)
  if (said === null) return null
  const countries = await Promise.all(countryCodes.map((code) => loadCountry(code)))
  const { name } = parsePlaceQuery(said, countries)
  const asks = [
    { search: said, country },
    { search: name, country },
    { search: said, country: '' },
  ]
  for (const ask of asks) {
    if (ask.search === '') continue
    const { places } = await callEndpoint(placesCall, ask, { anonymous: true })
    if (places.length > 0) return { said, ...interpretPlace(said, places, country, countries) }
  }
  return null
}
