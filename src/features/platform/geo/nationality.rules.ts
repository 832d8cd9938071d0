/** A country of the world and what its people are called. `names`: every other usual name, in lower case. */
export type NamedNationality = {
  code: string
  name: string
  demonym: string
  independent: boolean
  names: readonly string[]
}

/** How people write a country or its people besides what lists of countries hold, by the country's code. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  AE: ['u.a.e.', 'united arab emirates', 'dubai', 'emirian'],
  AU: ['aussie'],
  CA: ['canuck'],
  CD: ['drc', 'dr congo'],
  CN: ['prc', 'p.r.c.', 'mainland china', 'china mainland'],
  CZ: ['czech republic'],
  GB: ['u.k.', 'britain', 'england', 'english', 'scotland', 'scottish', 'wales', 'welsh', 'northern ireland', 'briton'],
  HK: ['hong konger', 'hksar'],
  IN: ['bharat'],
  KP: ['north korea', 'dprk'],
  KR: ['south korea', 'korean', 'rok'],
  LK: ['ceylon'],
  MM: ['myanmar', 'burma'],
  NL: ['holland'],
  NZ: ['kiwi', 'n.z.'],
  PH: ['filipina', 'pinoy', 'pinay'],
  RU: ['russian federation'],
  SA: ['ksa', 'saudi'],
  SG: ['singapurian', "s'porean", 'sporean'],
  TR: ['turkey', 'turkiye'],
  TW: ['roc'],
  US: ['u.s.', 'u.s.a.', 'america', 'united states'],
  VN: ['viet nam', 'viet'],
  ZA: ['rsa'],
}

const word = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ')

/** Every usual name of a country and its people, in lower case, each once. `listed`: those that a list of countries holds. */
export const usualNames = (code: string, listed: readonly string[]): string[] => [
  ...new Set([code, ...listed, ...(SAID[code] ?? [])].map(word).filter(Boolean)),
]

/**
 * The nationality that somebody means, as it is stored; null: no country is called that. A country goes before a territory of the same
 * name, so that "British" is nobody of an overseas territory.
 */
export const findNationality = (typed: string, nationalities: readonly NamedNationality[]): string | null => {
  const wanted = word(typed)
  if (wanted === '') return null
  const found = nationalities.filter(({ demonym, names }) => word(demonym) === wanted || names.includes(wanted))
  return (found.find((one) => one.independent) ?? found[0])?.demonym ?? null
}
