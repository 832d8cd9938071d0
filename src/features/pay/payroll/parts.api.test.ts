import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hired, hire, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import { takeStep } from './jobs.ts'

let app: TestServer
let office: PayOffice
let groupId: string
const people: Hired[] = []
const AT_ONCE = 2

/** More people than this are taken in the background, half as many at a time. */
const atOnce = (most: number) => Object.assign(app.server.services.settings, { payAtOnce: most })

beforeAll(async () => {
  app = await startTestServer({
    now: () => new Date('2026-10-20T02:00:00Z'),
    env: { PAY_AT_ONCE: String(AT_ONCE) },
  })
  office = await payOffice(app, 'SG')
  ;({ groupId } = await monthlyGroup(office))
  const facts = { birthDate: '1990-01-01', cpfStatus: 'citizen' }
  for (const [at, fullName] of ['Ann Lee', 'Ben Ong', 'Cy Ho', 'Dee Tan', 'Eve Lim'].entries())
    people.push(await hire(office, { fullName, compensation: { basicSalary: 3000 + at * 100 } }, facts))
})
afterAll(() => app.close())

const one = async (text: string) => (await app.look(text))[0]
const runOf = async (id: string) => (await office.good('GET', `/api/payroll/runs/${id}`)).run
const act = async (id: string, step: string) =>
  office.call('POST', `/api/payroll/runs/${id}/${step}`, { version: (await runOf(id)).version })
const good = async (id: string, step: string) => {
  const answer = await act(id, step)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data.run
}
const newRun = async (payDay: string, kind: 'regular' | 'off_cycle' = 'regular'): Promise<string> =>
  (await office.good('POST', '/api/payroll/runs', { groupId, payDay, kind })).run.id

/** What waits in the background for a run is done now, as the worker does it. */
const work = async (runId: string, services = app.server.services) => {
  const asked = await one(
    `select company_id "companyId", run_id "runId", id from pay_run_work where run_id = '${runId}'`,
  )
  await takeStep(services, asked as { companyId: string; runId: string; id: string })
}

/** All that a calculation leaves. */
const figuresOf = (runId: string) =>
  app.look(`
    select person.employment_id, person.state, person.reason, person.gates, person.gross, person.net, person.employer_cost, person.digest,
           draft.result, draft.locks
      from pay_run_people person left join pay_drafts draft using (company_id, run_id, employment_id)
     where person.run_id = '${runId}' order by 1`)

const everybody = async (runId: string) => {
  atOnce(1_000)
  await good(runId, 'calculate')
  atOnce(AT_ONCE)
  return figuresOf(runId)
}

describe('a run of many people', () => {
  test('is calculated part by part, and comes to what it comes to at once', async () => {
    const id = await newRun('2026-10-31')
    const asked = await good(id, 'calculate')
    expect(asked).toMatchObject({
      state: 'draft',
      allowed: [],
      work: { step: 'calculate', state: 'waiting', people: 5 },
    })
    expect(await act(id, 'calculate')).toMatchObject({ status: 409 })
    await work(id)
    expect(await runOf(id)).toMatchObject({ state: 'calculated', work: null, sums: { people: 5 } })
    const inParts = await figuresOf(id)
    expect(inParts).toHaveLength(5)
    expect(inParts).toEqual(await everybody(id))
    await good(id, 'void')
  })

  test('goes on after its last part when the server ended in the middle of it', async () => {
    const id = await newRun('2026-10-31')
    await good(id, 'calculate')
    const { database } = app.server.services
    let left = 4
    const ending: typeof database.forCompany = async (...asked) => {
      if (left-- === 0) throw new Error('The server ended')
      return database.forCompany(...asked)
    }
    const services = { ...app.server.services, database: { ...database, forCompany: ending } }
    await expect(work(id, services)).rejects.toThrow('The server ended')
    expect(await runOf(id)).toMatchObject({ state: 'draft', work: { state: 'working', done: 2 } })
    expect(await act(id, 'submit')).toMatchObject({ status: 409 })
    await work(id)
    expect(await runOf(id)).toMatchObject({ state: 'calculated', work: null })
    const inParts = await figuresOf(id)
    expect(inParts).toEqual(await everybody(id))
    await good(id, 'void')
  })

  test('is stopped between two parts, and calculated from the beginning after that', async () => {
    const id = await newRun('2026-10-31')
    await good(id, 'calculate')
    const { run } = await office.good('POST', `/api/payroll/runs/${id}/stop`)
    expect(run).toMatchObject({ state: 'draft', work: { state: 'stopped' }, allowed: ['calculate', 'void'] })
    await work(id)
    expect(await figuresOf(id)).toEqual([])
    expect(await office.call('POST', `/api/payroll/runs/${id}/stop`)).toMatchObject({ status: 409 })
    await good(id, 'calculate')
    await work(id)
    expect(await runOf(id)).toMatchObject({ state: 'calculated', work: null })
    await good(id, 'void')
  })
})
