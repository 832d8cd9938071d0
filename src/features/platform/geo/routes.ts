import type { Countries } from '../../../countries/countries.ts'
import type { OpenContext } from '../../../server/context.ts'
import { anyone, openRoute } from '../../../server/routes.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { countryOfAddress } from './address.ts'
import * as contract from './contract.ts'
import { worldNationalities } from './nationalities.service.ts'

const work = async ({ countries }: OpenContext) =>
  countries.all.map((c) => ({
    code: c.code,
    name: c.name,
    flag: c.flag,
    currency: c.currency.code,
    symbol: c.currency.symbol,
  }))

/** The list as the page reads it: of our own countries by their own words, of the world. */
const worldOf = (countries: Countries) => worldNationalities(countries.all).filter((one) => one.code.length === 2)

const everywhere = async (
  { countries }: OpenContext,
  { includeEmploymentTypes }: Parsed<typeof contract.worldCountries>,
) =>
  includeEmploymentTypes === 'true'
    ? worldOf(countries).map((c) => ({
        ...c,
        employmentTypes: [...(countries.all.find((ours) => ours.code === c.code)?.employmentStatuses ?? [])],
      }))
    : worldOf(countries)

/** What a proxy we were told to believe says; otherwise where the address is registered, asked of a list of our own and of nobody else. */
const detect = async ({ caller, countries, settings }: OpenContext) => {
  const told = settings.trustProxy > 0 ? caller.country?.toUpperCase() : undefined
  const said = told ?? (await countryOfAddress(caller.address))
  const code = countries.all.find((c) => c.code === said)?.code ?? 'DEFAULT'
  return { country_code: code, data: { country_code: code } }
}

export const geoRoutes = [
  openRoute(contract.workCountries, anyone, work),
  openRoute(contract.worldCountries, anyone, everywhere),
  openRoute(contract.detectCountry, anyone, detect),
]
