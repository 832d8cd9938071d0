import type { QueryClient } from '@tanstack/react-query'
import { request } from '../../../../web/api.ts'
import * as rules from '../rules.ts'

export const GROUPS = ['fetch', 'store', 'country', 'downstream'] as const
export type Group = (typeof GROUPS)[number]

const DOWNSTREAM = {
  attendance: { path: () => '/api/employees/attendance', shape: { records: ['company_id', 'country'] } },
  payroll: { path: (slug: string) => `/api/employees/payroll/${slug}`, shape: { records: ['complianceScore'] } },
  analytics: { path: () => '/api/analytics/dashboard', shape: { names: [] } },
  liveTracking: {
    path: () => '/api/live-tracking/employees',
    shape: { names: ['employees', 'totalLocations'] },
  },
} as const satisfies Record<string, { path: (slug: string) => string; shape: rules.Shape }>

export const TESTS = {
  fetch: ['list', 'ids', 'company', 'ownHint', 'otherHint'],
  store: ['held', 'refusal', 'rates', 'conflict'],
  country: ['known', 'currencies', 'sum'],
  downstream: ['attendance', 'payroll', 'analytics', 'liveTracking'],
} as const satisfies Record<Group, readonly string[]>
export type TestName = (typeof TESTS)[Group][number]
export type Result = { name: TestName; group: Group } & rules.Finding

/** One call, timed; whatever it answers is a finding, and no refusal ends the session. */
export const probeEndpoint = async (
  method: string,
  path: string,
  input: Record<string, unknown> = {},
): Promise<rules.Answer> => {
  const started = performance.now()
  try {
    const response = await request({ method, path }, input, { probe: true })
    const body = await response.json().catch(() => null)
    return { status: response.status, body, ms: Math.round(performance.now() - started) }
  } catch {
    return { status: 0, body: null, ms: Math.round(performance.now() - started) }
  }
}

const LIST = '/api/employees'
const NONE: rules.List = { rows: [], total: 0, flag: undefined }
const total = async () => rules.listOf(await probeEndpoint('GET', LIST, { pageSize: 1 }))?.total ?? -1

type Around = { client: QueryClient; companyId: string }
type Finding = rules.Finding

const fetchTests = async ({ companyId }: Around): Promise<Record<(typeof TESTS.fetch)[number], Finding>> => {
  const answer = await probeEndpoint('GET', LIST)
  const list = rules.listOf(answer)
  const own = rules.listOf(await probeEndpoint('GET', LIST, { company_id: companyId }))
  const other = await probeEndpoint('GET', LIST, { company_id: crypto.randomUUID() })
  return {
    list: rules.checkList(answer),
    ids: rules.checkIds((list ?? NONE).rows),
    company: rules.checkCompany(list ?? NONE, companyId),
    ownHint: rules.checkOwnHint(list, own),
    otherHint: rules.checkOtherHint(other, companyId),
  }
}

/** Writes nothing: an empty form is refused, hours are only computed, and a change of a version long gone is turned away. */
const storeTests = async ({ client }: Around): Promise<Record<(typeof TESTS.store)[number], Finding>> => {
  const current = heldList(client)
  const now = rules.listOf(await probeEndpoint('GET', LIST, current?.input ?? {})) ?? NONE
  const before = await total()
  const refused = await probeEndpoint('POST', LIST, {})
  const refusal = rules.checkRefusal(refused, before, await total())
  const [person] = now.rows
  const nobody: Finding = { verdict: 'missing', found: 'noPerson' }
  const change = (input: object) => probeEndpoint('PUT', `${LIST}/:id`, { id: person?.id, ...input })
  return {
    held: rules.checkDisplayed(current?.rows ?? null, now.rows),
    refusal,
    rates: person ? rules.checkRates(await change({ hours: 1, country: person.country })) : nobody,
    conflict: person ? rules.checkConflict(await change({ version: 0, full_name: person.full_name })) : nobody,
  }
}

/** The list the directory on this page shows. */
const heldList = (client: QueryClient) => {
  const [query] = client.getQueryCache().findAll({ queryKey: [LIST], type: 'active' })
  const data = query?.state.data as { employees: rules.Row[] } | undefined
  return data ? { rows: data.employees, input: query?.queryKey[1] as Record<string, unknown> } : null
}

const countryTests = async (): Promise<Record<(typeof TESTS.country)[number], Finding>> => {
  const rows = (rules.listOf(await probeEndpoint('GET', LIST, { pageSize: 200 })) ?? NONE).rows
  const known = await workCountries()
  return {
    known: rules.checkCountries(rows, known),
    currencies: rules.checkCurrencies(rows, known),
    sum: rules.checkSum(await probeEndpoint('GET', '/api/employees/counters')),
  }
}

type WorkCountry = rules.KnownCountry & { name: string }
const workCountries = async (): Promise<WorkCountry[]> => {
  const { body } = await probeEndpoint('GET', '/api/work-countries')
  return (body as { data?: WorkCountry[] } | null)?.data ?? []
}

const downstreamTests = async (): Promise<Record<(typeof TESTS.downstream)[number], Finding>> => {
  const [country] = await workCountries()
  const slug = country?.name.toLowerCase().split(' ').join('-') ?? ''
  const judged = async (name: keyof typeof DOWNSTREAM) => {
    const { path, shape } = DOWNSTREAM[name]
    return rules.checkDownstream(await probeEndpoint('GET', path(slug)), shape)
  }
  return {
    attendance: await judged('attendance'),
    payroll: await judged('payroll'),
    analytics: await judged('analytics'),
    liveTracking: await judged('liveTracking'),
  }
}

const RUNS: Record<Group, (around: Around) => Promise<Partial<Record<TestName, Finding>>>> = {
  fetch: fetchTests,
  store: storeTests,
  country: countryTests,
  downstream: downstreamTests,
}

export const runTests = async (group: Group, around: Around): Promise<Result[]> => {
  const found = await RUNS[group](around)
  return TESTS[group].flatMap((name) => {
    const finding = found[name]
    return finding ? [{ name, group, ...finding }] : []
  })
}
