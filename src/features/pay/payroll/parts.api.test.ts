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
    let left = 5
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

/** A word of somebody who changes something that pay hangs on, whichever way they do it. */
const CHANGES: readonly [what: string, how: (of: Hired, at: number) => Promise<unknown>][] = [
  [
    'a raise',
    ({ employmentId }, at) =>
      app.look(
        `update compensations set basic_salary = basic_salary + ${100 + at} where employment_id = '${employmentId}'`,
      ),
  ],
  [
    'a one-off',
    ({ employmentId }, at) =>
      office.good('POST', '/api/payroll/one-offs', {
        employmentId,
        kind: 'earning',
        nature: 'bonus',
        label: `Bonus ${at}`,
        amount: 1_000 + at,
        month: '2026-10',
      }),
  ],
  [
    'a one-off taken back',
    ({ employmentId }) =>
      app.look(
        `update pay_one_offs set removed_at = now() where employment_id = '${employmentId}' and removed_at is null`,
      ),
  ],
  [
    'what the law asks',
    ({ employmentId }, at) =>
      office.good('POST', `/api/payroll/people/${employmentId}/profile`, {
        effectiveFrom: '2026-10-01',
        facts: { birthDate: `19${60 + (at % 30)}-02-01`, cpfStatus: 'citizen' },
      }),
  ],
  [
    'the last day of work',
    ({ employmentId }, at) =>
      app.look(`update employments set ended_on = '2026-10-${10 + (at % 15)}' where id = '${employmentId}'`),
  ],
  [
    'work that goes on',
    ({ employmentId }) => app.look(`update employments set ended_on = null where id = '${employmentId}'`),
  ],
  [
    'an end before the period',
    ({ employmentId }) => app.look(`update employments set ended_on = '2026-09-15' where id = '${employmentId}'`),
  ],
  [
    'an allowance',
    ({ id, employmentId }, at) =>
      app.look(`
        insert into allowances (company_id, employee_id, employment_id, allowance_type, frequency, currency, amount, effective_from)
        select company_id, '${id}', id, 'transport', 'monthly', 'SGD', ${10_000 + at}, '2026-01-01' from employments where id = '${employmentId}'`),
  ],
  ['a name', ({ id }, at) => app.look(`update employees set full_name = 'Zed ${at}' where id = '${id}'`)],
  [
    'a birthday',
    ({ id }, at) => app.look(`update employees set birth_date = '19${55 + (at % 40)}-05-05' where id = '${id}'`),
  ],
  ['a setting', (_of, at) => app.look(`update pay_groups set back_months = ${at % 2 === 0 ? 3 : 6}`)],
]

/** The same sequence each time, and none that anybody has chosen. */
const sequence = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
}

describe('calculating again', () => {
  test('those alone whose facts have changed comes to what everybody comes to, whatever changes', async () => {
    const id = await newRun('2026-10-31')
    await good(id, 'calculate')
    await work(id)
    const draw = sequence(7)
    for (let round = 0; round < 25; round++) {
      const told: string[] = []
      for (let n = 0; n <= draw(2); n++) {
        const [what, how] = CHANGES[draw(CHANGES.length)] as (typeof CHANGES)[number]
        const of = people[draw(people.length)] as Hired
        await how(of, round)
        told.push(`${what} of ${of.name}`)
      }
      const run = await good(id, 'calculate')
      if (run.work) await work(id)
      const changedAlone = await figuresOf(id)
      await app.look(`update pay_runs set engine = 'another' where id = '${id}'`)
      expect(changedAlone, told.join(', ')).toEqual(await everybody(id))
      await good(id, 'calculate')
    }
    await good(id, 'void')
    await app.look('update employments set ended_on = null')
  })

  test('reckons nobody where nothing has changed, and one where one has', async () => {
    const id = await newRun('2026-10-31')
    await good(id, 'calculate')
    await work(id)
    await app.look(`update pay_run_people set digest = 'as it was' where run_id = '${id}'`)
    await good(id, 'calculate')
    expect((await figuresOf(id)).every(({ digest }) => digest === 'as it was')).toBe(true)
    const [of] = people as [Hired]
    await app.look(
      `update compensations set basic_salary = basic_salary + 500 where employment_id = '${of.employmentId}'`,
    )
    await good(id, 'calculate')
    const anew = (await figuresOf(id)).filter(({ digest }) => digest !== 'as it was')
    expect(anew.map(({ employment_id }) => employment_id)).toEqual([of.employmentId])
    await good(id, 'void')
  })
})

describe('locking', () => {
  const approved = async () => {
    const id = await newRun('2026-10-31')
    await good(id, 'calculate')
    if ((await runOf(id)).work) await work(id)
    await good(id, 'submit')
    await office.agree('pay-run')
    return id
  }
  const twice = async (id: string) => {
    const { version } = await runOf(id)
    const lock = () => office.call('POST', `/api/payroll/runs/${id}/lock`, { version })
    return (await Promise.all([lock(), lock()])).map(({ status }) => status).sort()
  }

  test('is refused where somebody’s facts have changed since, and says whose', async () => {
    const id = await approved()
    const [, of] = people as [Hired, Hired]
    await app.look(`update employments set ended_on = null where id = '${of.employmentId}'`)
    await app.look(
      `update compensations set basic_salary = basic_salary + 700 where employment_id = '${of.employmentId}'`,
    )
    await good(id, 'lock')
    await work(id)
    expect(await runOf(id)).toMatchObject({
      state: 'approved',
      work: { state: 'failed', problem: expect.stringContaining('Something has changed since the run was calculated') },
    })
    expect(await app.look(`select from pay_lines where run_id = '${id}'`)).toEqual([])
    await good(id, 'void')
  })

  test('two at once: one wins, the other is told; at once and in the background', async () => {
    const inParts = await approved()
    expect(await twice(inParts)).toEqual([200, 409])
    const drafts = await figuresOf(inParts)
    await work(inParts)
    const run = await runOf(inParts)
    expect(run).toMatchObject({ state: 'locked', work: null })
    const locked = await app.look(`
      select employment_id, json_agg(key order by line) as keys, sum(amount) as sum from pay_lines where run_id = '${inParts}' group by 1 order by 1`)
    const drafted = drafts
      .filter(({ state }) => state === 'ok')
      .map(({ employment_id, result }) => {
        const { lines } = result as { lines: { key: string; amount: number }[] }
        return {
          employment_id,
          keys: lines.map(({ key }) => key),
          sum: String(lines.reduce((sum, { amount }) => sum + amount, 0)),
        }
      })
    expect(locked.map((row) => ({ ...row, sum: String(row.sum) }))).toEqual(drafted)
    await good(inParts, 'publish')
    await work(inParts)
    expect((await runOf(inParts)).publishedAt).not.toBeNull()
    expect(await app.look(`select from payslips where run_id = '${inParts}'`)).toHaveLength(drafted.length)

    atOnce(1_000)
    await office.good('POST', '/api/payroll/one-offs', {
      employmentId: people[0]?.employmentId,
      kind: 'earning',
      nature: 'bonus',
      label: 'Bonus',
      amount: 5_000,
      month: '2026-10',
    })
    const id = await newRun('2026-10-20', 'off_cycle')
    await good(id, 'calculate')
    await good(id, 'submit')
    await office.agree('pay-run')
    expect(await twice(id)).toEqual([200, 409])
    atOnce(AT_ONCE)
  })
})
