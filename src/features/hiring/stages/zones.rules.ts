import type { Countries } from '../../../countries/countries.ts'

export type Whereabouts = {
  country: string | null
  region: string | null
  jobCountry: string
  jobRegion: string | null
}

/** The zone whose nights are kept free of letters: the person's own, and the job's where theirs is not known. */
export const zoneOfPerson = (countries: Countries, { country, region, jobCountry, jobRegion }: Whereabouts): string => {
  const theirs = country ? countries.find(country) : undefined
  if (theirs) return theirs.posting.zoneOf(region ?? '')
  return countries.get(jobCountry).posting.zoneOf(jobRegion ?? '')
}
