import { expect } from 'vitest'
import type { PayRun } from '../src/features/pay/payroll/contract.ts'
import { takeStep } from '../src/features/pay/payroll/jobs.ts'
import { UNTIL_DONE } from '../src/server/jobs.ts'
import { agree as agreeTo, anAdministrator } from './hiring.ts'
import { formOf, type Person, type TestServer } from './support.ts'

/** A company that pays people: who makes runs, who agrees to them, and what either asks for. */
export type PayOffice = {
  maker: Person
  approver: Person
  call: (method: string, path: string, body?: unknown, token?: string) => ReturnType<TestServer['call']>
  /** The same; a refusal fails the test. */
  // biome-ignore lint/suspicious/noExplicitAny: answers of many calls
  good: (method: string, path: string, body?: unknown, token?: string) => Promise<any>
  /** The second person agrees to what waits of a kind. */
  agree: (kind: string) => Promise<void>
}

export type Hired = { id: string; employmentId: string; name: string }

/** A company of a country with a second person who agrees. */
export const payOffice = async (app: TestServer, country: string): Promise<PayOffice> => {
  const maker = await app.employer(country, `Works ${country}`)
  const approver = await anAdministrator(app, maker, 'Arun')
  const call: PayOffice['call'] = (method, path, body, token = maker.token) =>
    app.call(method, path, { token, ...(body === undefined ? {} : { body }) })
  const good: PayOffice['good'] = async (method, path, body, token) => {
    const answer = await call(method, path, body, token)
    expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300)
    return answer.body.data
  }
  const agree: PayOffice['agree'] = async (kind) => {
    const answer = await agreeTo(app, approver, kind)
    expect(answer.status, answer.text).toBe(200)
  }
  return { maker, approver, call, good, agree }
}

/** Hires somebody, with what the law’s schemes ask of them. */
export const hire = async (
  { good }: PayOffice,
  over: Record<string, unknown>,
  facts: Record<string, string> | null,
): Promise<Hired> => {
  const { employee } = await good('POST', '/api/employees/unified', formOf({ joinDate: '2026-01-05', ...over }))
  const { employments } = await good('GET', `/api/employees/${employee.id}/employments`)
  const employmentId: string = employments[0].id
  if (facts) await good('POST', `/api/payroll/people/${employmentId}/profile`, { effectiveFrom: '2026-01-05', facts })
  return { id: employee.id, employmentId, name: String(over.fullName) }
}

/** The one legal entity of the company with a monthly pay group. */
export const monthlyGroup = async ({ good }: PayOffice): Promise<{ entityId: string; groupId: string }> => {
  const { entities } = await good('GET', '/api/payroll/setup')
  const entityId: string = entities[0].id
  const { group } = await good('POST', '/api/payroll/groups', {
    entityId,
    name: 'Monthly',
    frequency: 'monthly',
    payOn: 31,
  })
  return { entityId, groupId: group.id }
}

type Input = { groupId: string; payDay: string; kind?: 'regular' | 'off_cycle'; held?: readonly Hired[] }

/** A run from its beginning to its lock, made by one and agreed to by another. */
export const lockedRun = async (app: TestServer, office: PayOffice, input: Input): Promise<PayRun> => {
  const { good, approver } = office
  const step = async (run: PayRun, action: string): Promise<PayRun> =>
    (await good('POST', `/api/payroll/runs/${run.id}/${action}`, { version: run.version })).run
  const { groupId, payDay, kind = 'regular', held = [] } = input
  let run: PayRun = (await good('POST', '/api/payroll/runs', { groupId, payDay, kind })).run
  run = await step(run, 'calculate')
  for (const { employmentId } of held)
    await good('POST', `/api/payroll/runs/${run.id}/people/${employmentId}`, {
      state: 'held',
      reason: 'Account to be proved',
    })
  run = await step((await good('GET', `/api/payroll/runs/${run.id}`)).run, 'submit')
  const agreed = await agreeTo(app, approver, 'pay-run')
  expect(agreed.status, agreed.text).toBe(200)
  return step((await good('GET', `/api/payroll/runs/${run.id}`)).run, 'lock')
}

/** Runs of a group of which more people than `most` are taken in the background, half as many at a time. */
export const runsInParts = (app: TestServer, office: PayOffice, groupId: string) => {
  const runOf = async (id: string) => (await office.good('GET', `/api/payroll/runs/${id}`)).run
  const act = async (id: string, step: string) =>
    office.call('POST', `/api/payroll/runs/${id}/${step}`, { version: (await runOf(id)).version })
  return {
    atOnce: (most: number) => Object.assign(app.server.services.settings, { payAtOnce: most }),
    runOf,
    act,
    good: async (id: string, step: string) => {
      const answer = await act(id, step)
      expect(answer.status, answer.text).toBe(200)
      return answer.body.data.run
    },
    newRun: async (payDay: string, kind: 'regular' | 'off_cycle' = 'regular'): Promise<string> =>
      (await office.good('POST', '/api/payroll/runs', { groupId, payDay, kind })).run.id,
    /** What waits in the background for a run is done now, as the worker does it. */
    work: async (runId: string, services = app.server.services, turn = UNTIL_DONE) => {
      const [asked] = await app.look<{ companyId: string; runId: string; id: string }>(
        `select company_id "companyId", run_id "runId", id from pay_run_work where run_id = '${runId}'`,
      )
      if (!asked) throw new Error('Nothing waits for this run')
      await takeStep(services, asked, turn)
    },
    /** The services of a server that ends at the n-th transaction from now. */
    endingAt: (n: number) => {
      const { services } = app.server
      let left = n - 1
      const forCompany: typeof services.database.forCompany = async (...input) => {
        if (left-- <= 0) throw new Error('The server ended')
        return services.database.forCompany(...input)
      }
      return { ...services, database: { ...services.database, forCompany } }
    },
  }
}
