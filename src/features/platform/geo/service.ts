import world from 'world-countries'
import type { Countries } from '../../../countries/countries.ts'
import { nationalityOf } from './rules.ts'

const all = world
  .map((c) => ({
    code: c.cca2 as string,
    name: c.name.common,
    flag: c.flag,
    demonym: c.demonyms?.eng?.m || c.name.common,
    independent: c.independent === true,
  }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))

/** All countries of the world by their names, each with what its people call themselves. */
export const listWorldCountries = (countries: Countries) =>
  all.map((c) => ({ ...c, demonym: nationalityOf(c, countries.all) }))

/** Whether a nationality is one of the list that every form offers. */
export const isNationality = (countries: Countries, demonym: string): boolean =>
  listWorldCountries(countries).some((c) => c.demonym === demonym)

/** What people of a country call themselves; empty for a code that is no country. */
export const findNationality = (countries: Countries, code: string | null): string =>
  listWorldCountries(countries).find((c) => c.code === code)?.demonym ?? ''
