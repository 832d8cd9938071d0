import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Country } from '../../../countries/country.ts'
import { countryCodes, loadCountry } from '../../../countries/registry.web.ts'
import { wire } from '../../../shared/endpoint.ts'
import { useApiState } from '../../../web/api.ts'
import { notify } from '../../../web/notify.ts'
import type { workCountries, worldCountries } from '../../geo/contract.ts'
import type {
  classifyEmployee,
  createEmployee,
  employeeCounters,
  getEmployee,
  listEmployees,
  onboardEmployee,
  revealSecret,
  updateEmployee,
  welcomeEmail,
} from '../contract.ts'
import { useWords } from '../words/index.ts'

export const listCall = wire<typeof listEmployees>('GET', '/api/employees')
export const countersCall = wire<typeof employeeCounters>('GET', '/api/employees/counters')
export const getCall = wire<typeof getEmployee>('GET', '/api/employees/:id')
export const createCall = wire<typeof createEmployee>('POST', '/api/employees/unified')
export const onboardCall = wire<typeof onboardEmployee>('POST', '/api/employees')
export const updateCall = wire<typeof updateEmployee>('PUT', '/api/employees/:id')
export const classifyCall = wire<typeof classifyEmployee>('POST', '/api/employees/classify')
export const revealCall = wire<typeof revealSecret>('POST', '/api/employees/:id/reveal')
export const welcomeCall = wire<typeof welcomeEmail>('POST', '/api/employees/:id/welcome-email')
const workCountriesCall = wire<typeof workCountries>('GET', '/api/work-countries')
const worldCountriesCall = wire<typeof worldCountries>('GET', '/api/world-countries')

/** What adding or changing a person makes stale. */
export const PEOPLE = [listCall, countersCall, getCall]

/** The rules of a country, fetched when a person of that country is on the screen. */
export const useCountry = (code: string | null | undefined): Country | undefined =>
  useQuery({
    queryKey: ['country', code],
    queryFn: () => loadCountry(code ?? ''),
    enabled: Boolean(code && countryCodes.includes(code.toUpperCase())),
    staleTime: Number.POSITIVE_INFINITY,
  }).data

/** The rules of every country: for a file that may name any of them. */
export const useCountries = (): readonly Country[] | undefined =>
  useQuery({
    queryKey: ['countries'],
    queryFn: () => Promise.all(countryCodes.map(loadCountry)),
    staleTime: Number.POSITIVE_INFINITY,
  }).data

export type WorkCountry = { code: string; name: string; flag: string; currency: string; symbol: string }

/** The countries to employ people in; those this page was built with when the list does not come. */
export const useWorkCountries = (): readonly WorkCountry[] => {
  const say = useWords()
  const { data, error } = useApiState(workCountriesCall, {})
  useEffect(() => {
    if (error) notify.failure(say('errors.countries'))
  }, [error, say])
  const own = useQuery({
    queryKey: ['countries'],
    queryFn: () => Promise.all(countryCodes.map(loadCountry)),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: Boolean(error),
  }).data
  const built = own && [...own].sort((a, b) => a.order - b.order)
  return data ?? built?.map((c) => ({ ...c, currency: c.currency.code, symbol: c.currency.symbol })) ?? []
}

/** What people may call themselves, with the flag; the list is fetched once. */
export const useNationalities = (): { value: string; label: string }[] => {
  const say = useWords()
  const { data, error } = useApiState(worldCountriesCall, {})
  useEffect(() => {
    if (error) notify.failure(say('errors.nationalities'))
  }, [error, say])
  const byDemonym = new Map<string, string>()
  for (const { demonym, name, flag } of data ?? []) {
    const known = byDemonym.get(demonym)
    byDemonym.set(demonym, known ? `${known}, ${name}` : `${flag} ${demonym} · ${name}`)
  }
  return [...byDemonym].map(([value, label]) => ({ value, label }))
}
