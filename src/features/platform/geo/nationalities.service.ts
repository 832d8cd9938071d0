import world from 'world-countries'
import type { Country } from '../../../countries/country.ts'
import { type NamedNationality, usualNames } from './nationality.rules.ts'
import { nationalityOf } from './rules.ts'

export type WorldNationality = NamedNationality & { flag: string; names: string[] }

const REGIONAL_A = 0x1f1e6
const flagOf = (code: string) =>
  String.fromCodePoint(...[...code].map((letter) => REGIONAL_A + letter.charCodeAt(0) - 65))

const all = world
  .map((c) => ({
    code: c.cca2 as string,
    name: c.name.common,
    // The list lacks that of the Caribbean Netherlands: a flag is the code in regional letters.
    flag: c.flag || flagOf(c.cca2),
    demonym: c.demonyms?.eng?.m || c.name.common,
    independent: c.independent === true,
    names: usualNames(c.cca2, [c.name.common, c.name.official, c.cca3, c.demonyms?.eng?.f ?? '', ...c.altSpellings]),
  }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))

const ofOurs = new WeakMap<readonly Country[], WorldNationality[]>()

/** Every nationality there is, with flag and usual names; our own countries by their own words, one that is no country of this world as well. */
export const worldNationalities = (ours: readonly Country[]): WorldNationality[] => {
  let list = ofOurs.get(ours)
  if (!list) {
    const others = ours.filter(({ code }) => !all.some((one) => one.code === code))
    list = [
      ...all.map((one) => ({ ...one, demonym: nationalityOf(one, ours) })),
      ...others.map(({ code, name, flag, demonym, aliases }) => ({
        code,
        name,
        flag,
        demonym,
        independent: true,
        names: usualNames(code, [name, ...aliases]),
      })),
    ]
    ofOurs.set(ours, list)
  }
  return list
}
