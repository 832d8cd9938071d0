import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hired, hire, monthlyGroup, type PayOffice, payOffice, runsInParts } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let today = '2026-10-20'
let office: PayOffice
let groupId: string
const people: Hired[] = []
const AT_ONCE = 2

let runs: ReturnType<typeof runsInParts>

beforeAll(async () => {
  app = await startTestServer({
    now: () => new Date(`${today}T02:00:00Z`),
    env: { PAY_AT_ONCE: String(AT_ONCE) },
  })
  office = await payOffice(app, 'SG')
  ;({ groupId } = await monthlyGroup(office))
  runs = runsInParts(app, office, groupId)
  const facts = { birthDate: '1990-01-01', cpfStatus: 'citizen' }
  for (const [at, fullName] of ['Ann Lee', 'Ben Ong', 'Cy Ho', 'Dee Tan', 'Eve Lim'].entries())
    people.push(await hire(office, { fullName, compensation: { basicSalary: 3000 + at * 100 } }, facts))
})
afterAll(() => app.close())

/** All that a calculation leaves. */
const figuresOf = (runId: string) =>
  app.look(`
    select person.employment_id, person.state, person.reason, person.gates, person.gross, person.net, person.employer_cost, person.digest,
           draft.result, draft.locks
      from pay_run_people person left join pay_drafts draft using (company_id, run_id, employment_id)
     where person.run_id = '${runId}' order by 1`)

const everybody = async (runId: string) => {
  runs.atOnce(1_000)
  await runs.good(runId, 'calculate')
  runs.atOnce(AT_ONCE)
  return figuresOf(runId)
}

describe('a run of many people', () => {
  test('is calculated part by part, and comes to what it comes to at once', async () => {
    const id = await runs.newRun('2026-10-31')
    const asked = await runs.good(id, 'calculate')
    expect(asked).toMatchObject({
      state: 'draft',
      allowed: [],
      work: { step: 'calculate', state: 'waiting', people: 5 },
    })
    expect(await runs.act(id, 'calculate')).toMatchObject({ status: 409 })
    await runs.work(id)
    expect(await runs.runOf(id)).toMatchObject({ state: 'calculated', work: null, sums: { people: 5 } })
    const inParts = await figuresOf(id)
    expect(inParts).toHaveLength(5)
    expect(inParts).toEqual(await everybody(id))
    await runs.good(id, 'void')
  })

  test('goes on after its last part when the server ended in the middle of it', async () => {
    const id = await runs.newRun('2026-10-31')
    await runs.good(id, 'calculate')
    await expect(runs.work(id, runs.endingAt(10))).rejects.toThrow('The server ended')
    expect(await runs.runOf(id)).toMatchObject({ state: 'draft', work: { state: 'working', done: 2 } })
    expect(await runs.act(id, 'submit')).toMatchObject({ status: 409 })
    await runs.work(id)
    expect(await runs.runOf(id)).toMatchObject({ state: 'calculated', work: null })
    const inParts = await figuresOf(id)
    expect(inParts).toEqual(await everybody(id))
    await runs.good(id, 'void')
  })

  test('makes room for others between two parts, goes on behind them, and comes to the same', async () => {
    const id = await runs.newRun('2026-10-31')
    await runs.good(id, 'calculate')
    const turns: (number | null)[] = []
    for (let work = (await runs.runOf(id)).work; work; work = (await runs.runOf(id)).work) {
      turns.push(work.done)
      expect(work.state).toBe('waiting')
      await app.look(`delete from graphile_worker._private_jobs where key = 'pay run ${id}'`)
      await runs.work(id, undefined, { isOver: async () => true })
      const again = await app.look(`select from graphile_worker.jobs where key = 'pay run ${id}'`)
      expect(again).toHaveLength((await runs.runOf(id)).work ? 1 : 0)
    }
    expect(turns).toEqual([0, 1, 2, 3, 4])
    expect(await figuresOf(id)).toEqual(await everybody(id))
    await runs.good(id, 'void')
  })

  test('is stopped between two parts, and calculated from the beginning after that', async () => {
    const id = await runs.newRun('2026-10-31')
    await runs.good(id, 'calculate')
    const { run } = await office.good('POST', `/api/payroll/runs/${id}/stop`)
    expect(run).toMatchObject({ state: 'draft', work: { state: 'stopped' }, allowed: ['calculate', 'void'] })
    await runs.work(id)
    expect(await figuresOf(id)).toEqual([])
    expect(await office.call('POST', `/api/payroll/runs/${id}/stop`)).toMatchObject({ status: 409 })
    await runs.good(id, 'calculate')
    await runs.work(id)
    expect(await runs.runOf(id)).toMatchObject({ state: 'calculated', work: null })
    await runs.good(id, 'void')
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
    const id = await runs.newRun('2026-10-31')
    await runs.good(id, 'calculate')
    await runs.work(id)
    const draw = sequence(7)
    for (let round = 0; round < 25; round++) {
      const told: string[] = []
      for (let n = 0; n <= draw(2); n++) {
        const [what, how] = CHANGES[draw(CHANGES.length)] as (typeof CHANGES)[number]
        const of = people[draw(people.length)] as Hired
        await how(of, round)
        told.push(`${what} of ${of.name}`)
      }
      const run = await runs.good(id, 'calculate')
      if (run.work) await runs.work(id)
      const changedAlone = await figuresOf(id)
      await app.look(`update pay_runs set engine = 'another' where id = '${id}'`)
      expect(changedAlone, told.join(', ')).toEqual(await everybody(id))
      await runs.good(id, 'calculate')
    }
    await runs.good(id, 'void')
    await app.look('update employments set ended_on = null')
  })

  test('reckons nobody where nothing has changed, and one where one has', async () => {
    const id = await runs.newRun('2026-10-31')
    await runs.good(id, 'calculate')
    await runs.work(id)
    await app.look(`update pay_run_people set digest = 'as it was' where run_id = '${id}'`)
    await runs.good(id, 'calculate')
    expect((await figuresOf(id)).every(({ digest }) => digest === 'as it was')).toBe(true)
    const [of] = people as [Hired]
    await app.look(
      `update compensations set basic_salary = basic_salary + 500 where employment_id = '${of.employmentId}'`,
    )
    await runs.good(id, 'calculate')
    const anew = (await figuresOf(id)).filter(({ digest }) => digest !== 'as it was')
    expect(anew.map(({ employment_id }) => employment_id)).toEqual([of.employmentId])
    await runs.good(id, 'void')
  })

  test('on another day reckons whoever was on leave as well: what the law says of it may be another', async () => {
    const id = await runs.newRun('2026-10-31')
    const [, of] = people as [Hired, Hired]
    const { countries } = await office.good('POST', '/api/company/leave/types', {
      country: 'SG',
      name: 'Unpaid leave',
      paid: false,
    })
    const { type } = countries[0].types.find(
      ({ type: { name } }: { type: { name: string } }) => name === 'Unpaid leave',
    )
    await office.good('POST', '/api/company/leave/requests', {
      employeeId: of.id,
      type: type.key,
      from: '2026-10-12',
      until: '2026-10-12',
    })
    await runs.good(id, 'calculate')
    await runs.work(id)
    await app.look(`update pay_run_people set digest = 'as it was' where run_id = '${id}'`)
    await runs.good(id, 'calculate')
    expect((await figuresOf(id)).every(({ digest }) => digest === 'as it was')).toBe(true)
    today = '2026-10-21'
    await runs.good(id, 'calculate')
    const anew = (await figuresOf(id)).filter(({ digest }) => digest !== 'as it was')
    expect(anew.map(({ employment_id }) => employment_id)).toEqual([of.employmentId])
    await runs.good(id, 'void')
  })
})
