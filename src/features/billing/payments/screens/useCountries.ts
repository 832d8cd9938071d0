import { wire } from '../../../../shared/endpoint.ts'
import { useApiState } from '../../../../web/api.ts'
import type { workCountries } from '../../../platform/geo/contract.ts'

const countriesCall = wire<typeof workCountries>('GET', '/api/work-countries')

/** The codes of the countries plans are sold in; empty until they are known. */
export const useCountries = (): readonly string[] => {
  const { data } = useApiState(countriesCall, {})
  return data?.map(({ code }) => code) ?? []
}

/** The country whose prices are shown: the one that was chosen, else one's own where plans are sold there, else the first. */
export const toCountryView = (chosen: string, own: string | null | undefined, known: readonly string[]): string =>
  known.find((code) => code === chosen) ?? known.find((code) => code === own) ?? known[0] ?? ''
