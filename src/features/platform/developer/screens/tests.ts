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
export const probe = async (
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
const total = async () => rules.listOf(await probe('GET', LIST, { pageSize: 1 }))?.total ?? -1

type Around = { client: QueryClient; companyId: string }
type Finding = rules.Finding

const fetchTests = async ({ companyId }: Around): Promise<Record<(typeof TESTS.fetch)[number], Finding>> => {
  const answer = await probe('GET', LIST)
  const list = rules.listOf(answer)
  const own = rules.listOf(await probe('GET', LIST, { company_id: companyId }))
  const other = await probe('GET', LIST, { company_id: crypto.randomUUID() })
  return {
    list: rules.judgeList(answer),
    ids: rules.judgeIds((list ?? NONE).rows),
    company: rules.judgeCompany(list ?? NONE, companyId),
    ownHint: rules.judgeOwnHint(list, own),
    otherHint: rules.judgeOtherHint(other, companyId),
  }
}

/** Writes nothing: an empty form is refused, hours are only computed, and a change of a version long gone is turned away. */
const storeTests = async ({ client }: Around): Promise<Record<(typeof TESTS.store)[number], Finding>> => {
  const held = heldList(client)
  const now = rules.listOf(await probe('GET', LIST, held?.input ?? {})) ?? NONE
  const before = await total()
  const refused = await probe('POST', LIST, {})
  const refusal = rules.judgeRefusal(refused, before, await total())
  const [person] = now.rows
  const nobody: Finding = { verdict: 'missing', found: 'noPerson' }
  const change = (input: object) => probe('PUT', `${LIST}/:id`, { id: person?.id, ...input })
  return {
    held: rules.judgeHeld(held?.rows ?? null, now.rows),
    refusal,
    rates: person ? rules.judgeRates(await change({ hours: 1, country: person.country })) : nobody,
    conflict: person ? rules.judgeConflict(await change({ version: 0, full_name: person.full_name })) : nobody,
  }
}

/** The list the directory on this page shows. */
const heldList = (client: QueryClient) => {
  const [query] = client.getQueryCache().findAll({ queryKey: [LIST], type: 'active' })
  const data = query?.state.data as { employees: rules.Row[] } | undefined
  return data ? { rows: data.employees, input: query?.queryKey[1] as Record<string, unknown> } : null
}

const countryTests = async (): Promise<Record<(typeof TESTS.country)[number], Finding>> => {
  const rows = (rules.listOf(await probe('GET', LIST, { pageSize: 200 })) ?? NONE).rows
  const known = await workCountries()
  return {
    known: rules.judgeCountries(rows, known),
    currencies: rules.judgeCurrencies(rows, known),
    sum: rules.judgeSum(await probe('GET', '/api/employees/counters')),
  }
}

type WorkCountry = rules.KnownCountry & { name: string }
const workCountries = async (): Promise<WorkCountry[]> => {
  const { body } = await probe('GET', '/api/work-countries')
  return (body as { data?: WorkCountry[] } | null)?.data ?? []
}

const downstreamTests = async (): Promise<Record<(typeof TESTS.downstream)[number], Finding>> => {
  const [country] = await workCountries()
  const slug = country?.name.toLowerCase().split(' ').join('-') ?? ''
  const judged = async (name: keyof typeof DOWNSTREAM) => {
    const { path, shape } = DOWNSTREAM[name]
    return rules.judgeDownstream(await probe('GET', path(slug)), shape)
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

export const run = async (group: Group, around: Around): Promise<Result[]> => {
  const found = await RUNS[group](around)
  return TESTS[group].flatMap((name) => {
    const finding = found[name]
    return finding ? [{ name, group, ...finding }] : []
  })
}
