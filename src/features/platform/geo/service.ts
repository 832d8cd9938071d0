import type { Countries } from '../../../countries/countries.ts'
import { worldNationalities } from './nationalities.service.ts'

/** What people of a country call themselves, by its code; empty for a code that is no country. */
export const nationalityOfCode = (countries: Countries, code: string | null): string =>
  worldNationalities(countries.all).find((one) => one.code === code)?.demonym ?? ''

/** Whether a nationality is one of the list that every form offers. */
export const isNationality = (countries: Countries, demonym: string): boolean =>
  worldNationalities(countries.all).some((one) => one.demonym === demonym)
