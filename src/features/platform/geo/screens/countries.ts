import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Country } from '../../../../countries/country.ts'
import { countryCodes, loadCountry, loadNames } from '../../../../countries/registry.web.ts'
import type { SpokenCountry } from '../../../../countries/translate.ts'
import { wire } from '../../../../shared/endpoint.ts'
import { useApiState } from '../../../../web/api.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { useUiWords } from '../../../../web/ui/words/index.ts'
import type { workCountries, worldCountries } from '../contract.ts'

const workCountriesCall = wire<typeof workCountries>('GET', '/api/work-countries')
export const worldCountriesCall = wire<typeof worldCountries>('GET', '/api/world-countries')

/** The rules of a country, fetched when a person of that country is on the screen; its labels in the language in use. */
export const useCountry = (code: string | null | undefined): SpokenCountry | undefined => {
  const language = useLanguage()
  return useQuery({
    queryKey: ['country', code, language],
    queryFn: () => loadCountry(code ?? '', language),
    enabled: Boolean(code && countryCodes.includes(code.toUpperCase())),
    staleTime: Number.POSITIVE_INFINITY,
  }).data
}

const asItIs = (english: string) => english

/**
 * How the name of a country's day off, pass or paper, which comes in English, reads in the language in use: these names alone are fetched, and none
 * for who reads English.
 */
export const useCountryNames = (code: string | null | undefined): ((english: string) => string) => {
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['country-names', code, language],
    queryFn: () => loadNames(code ?? '', language),
    enabled: Boolean(language !== 'en' && code && countryCodes.includes(code.toUpperCase())),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? asItIs
}

/** How a province or state is called: its code says nothing to whoever lives there. The code until the country is here. */
export const useRegionName = (code: string): ((region: string) => string) => {
  const country = useCountry(code)
  return (region) => {
    const label = country?.regions?.options.find(({ value }) => value === region)?.label
    return label === undefined ? region : (country?.say(label) ?? label)
  }
}

/** The rules of every country: for a file that may name any of them. In English, as such files are, unless said otherwise. */
export const useCountries = (language = 'en'): readonly SpokenCountry[] | undefined =>
  useQuery({
    queryKey: ['countries', language],
    queryFn: () => Promise.all(countryCodes.map((code) => loadCountry(code, language))),
    staleTime: Number.POSITIVE_INFINITY,
  }).data

export type WorkCountry = { code: string; name: string; flag: string; currency: string; symbol: string }

/** The countries to employ people in; those this page was built with when the list does not come. */
export const useWorkCountries = (): readonly WorkCountry[] => {
  const t = useUiWords()
  const { data, error } = useApiState(workCountriesCall, {})
  useEffect(() => {
    if (error) notify.failure(t('failed.countries'))
  }, [error, t])
  const own = useQuery({
    queryKey: ['countries', 'en'],
    queryFn: () => Promise.all(countryCodes.map((code) => loadCountry(code))),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: Boolean(error),
  }).data
  const built = own && [...own].sort((a, b) => a.order - b.order)
  return data ?? built?.map((c) => ({ ...c, currency: c.currency.code, symbol: c.currency.symbol })) ?? []
}

/** The symbol of a currency wherever a country we employ people in has it; another is known by its code. */
export const useSymbol = (): ((currency: string) => string) => {
  const countries = useWorkCountries()
  return (currency) => countries.find((country) => country.currency === currency)?.symbol ?? currency
}

type Nationality = {
  code: string
  name: string
  flag: string
  demonym: string
  independent: boolean
  names: readonly string[]
}

/** Demonym → the countries whose people are called that; a country's own territories are not told apart from it. */
const byDemonym = (countries: readonly Nationality[]): Map<string, Nationality[]> => {
  const found = new Map<string, Nationality[]>()
  for (const country of countries) {
    const { demonym } = country
    found.set(demonym, [...(found.get(demonym) ?? []), country])
  }
  for (const [demonym, all] of found)
    if (all.some((c) => c.independent))
      found.set(
        demonym,
        all.filter((c) => c.independent),
      )
  return found
}

/** `names`: by what else it is found. `isTerritory`: it comes after a country of a like name. */
export type NationalityChoice = { value: string; label: string; names: readonly string[]; isTerritory: boolean }

/** What people may call themselves, with the flag and every usual name; the list is fetched once. */
export const useNationalities = (): NationalityChoice[] => {
  const t = useUiWords()
  const language = useLanguage()
  const { countryName } = useFormat()
  const { data, error } = useApiState(worldCountriesCall, {})
  useEffect(() => {
    if (error) notify.failure(t('failed.nationalities'))
  }, [error, t])
  return useMemo(
    () =>
      [...byDemonym(data ?? [])].map(([value, countries]) => ({
        value,
        names: countries.flatMap((c) => c.names ?? []),
        isTerritory: countries.every((c) => !c.independent),
        label:
          language === 'en'
            ? `${countries[0]?.flag} ${value} · ${countries.map((c) => c.name).join(', ')}`
            : `${countries[0]?.flag} ${countries.map((c) => countryName(c.code)).join('، ')}`,
      })),
    [data, language, countryName],
  )
}

/** A nationality as it is shown: the demonym in English, the name of the country in another language. */
export const useNationality = (): ((demonym: string | null) => string | null) => {
  const language = useLanguage()
  const { countryName } = useFormat()
  const { data } = useApiState(worldCountriesCall, {}, { enabled: language !== 'en' })
  return useMemo(() => {
    if (language === 'en') return (demonym) => demonym
    const known = byDemonym(data ?? [])
    return (demonym) =>
      (demonym &&
        known
          .get(demonym)
          ?.map((c) => countryName(c.code))
          .join('، ')) ||
      demonym
  }, [data, language, countryName])
}

/** Why somebody is classified as they are; the sentence of the country, in the language in use. */
export const useReason = () => {
  const shown = useNationality()
  return (country: Country, nationality: string, employmentStatus: string | null | undefined): string =>
    country
      .classify(nationality, employmentStatus ?? undefined)
      .details.replace(nationality, () => shown(nationality) ?? nationality)
}
