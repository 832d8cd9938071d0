import type { Country } from './country.ts'

/** Each country is a chunk of its own, fetched when a person of that country is on the screen. */
const chunks = import.meta.glob<{ default: Country }>('./*/index.ts')

const byCode = new Map(
  Object.entries(chunks).map(([path, load]) => [path.split('/').at(-2)?.toUpperCase() ?? '', load]),
)

/** ISO codes of the countries this installation operates in. */
export const countryCodes: readonly string[] = [...byCode.keys()].sort()

/** Fetches a country's rules by ISO code, in any case. */
export const loadCountry = async (code: string): Promise<Country> => {
  const load = byCode.get(code.trim().toUpperCase())
  if (!load) throw new RangeError(`We do not operate in ${code} yet`)
  return (await load()).default
}
