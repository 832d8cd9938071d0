import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hired, hire, monthlyGroup, type PayOffice, payOffice, runsInParts } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let office: PayOffice
let runs: ReturnType<typeof runsInParts>
const people: Hired[] = []
const AT_ONCE = 2

beforeAll(async () => {
  app = await startTestServer({
    now: () => new Date('2026-10-20T02:00:00Z'),
    env: { PAY_AT_ONCE: String(AT_ONCE) },
  })
  office = await payOffice(app, 'SG')
  const { groupId } = await monthlyGroup(office)
  runs = runsInParts(app, office, groupId)
  const facts = { birthDate: '1990-01-01', cpfStatus: 'citizen' }
  for (let at = 0; at < 12; at++)
    people.push(await hire(office, { fullName: `Person ${at}`, compensation: { basicSalary: 3000 + at * 100 } }, facts))
})
afterAll(() => app.close())

const approved = async (payDay: string, kind: 'regular' | 'off_cycle' = 'regular') => {
  const id = await runs.newRun(payDay, kind)
  if ((await runs.good(id, 'calculate')).work) await runs.work(id)
  await runs.good(id, 'submit')
  await office.agree('pay-run')
  return id
}

/** The same step asked for by two at once: what each is told, whoever wins first. */
const byTwo = async (id: string, step: string) => {
  const { version } = await runs.runOf(id)
  const ask = () => office.call('POST', `/api/payroll/runs/${id}/${step}`, { version })
  const answers = await Promise.all([ask(), ask()])
  return answers.map(({ status, body }) => [status, body.error]).sort()
}

/** What anybody may find of a run that is locked: each nought or everybody’s. */
const lockedOf = async (id: string) => {
  const shown = await office.good('GET', `/api/payroll/runs/${id}?pageSize=200`)
  const states = shown.people.map(({ state }: { state: string }) => state)
  const [{ lines, slips } = { lines: 0, slips: 0 }] = await app.look<{ lines: number; slips: number }>(`
    select (select count(distinct employment_id)::int from pay_lines where run_id = '${id}') as lines,
           (select count(*)::int from payslips where run_id = '${id}') as slips`)
  return { locked: states.filter((state: string) => state === 'locked').length, lines, slips }
}

describe('locking a run of many', () => {
  test('is refused where somebody’s facts have changed since, and says whose', async () => {
    const id = await approved('2026-10-31')
    const [of] = people as [Hired]
    await app.look(
      `update compensations set basic_salary = basic_salary + 700 where employment_id = '${of.employmentId}'`,
    )
    await runs.good(id, 'lock')
    await runs.work(id)
    expect(await runs.runOf(id)).toMatchObject({
      state: 'approved',
      work: {
        state: 'failed',
        problem: 'Something has changed since the run was calculated: Person 0. Calculate it again.',
      },
    })
    expect(await lockedOf(id)).toEqual({ locked: 0, lines: 0, slips: 0 })
    await runs.good(id, 'void')
  })

  test('by two at once: one wins, the other is told; ended in the middle nothing is locked, and it goes on', async () => {
    const id = await approved('2026-10-31')
    expect(await byTwo(id, 'lock')).toEqual([
      [200, undefined],
      [409, 'This run is being locked already.'],
    ])
    // Begun, looked at the tables, and then the server ends.
    await expect(runs.work(id, runs.endingAt(3))).rejects.toThrow('The server ended')
    expect(await runs.runOf(id)).toMatchObject({ state: 'approved', work: { step: 'lock', state: 'working' } })
    expect(await lockedOf(id)).toEqual({ locked: 0, lines: 0, slips: 0 })
    expect(await runs.act(id, 'calculate')).toMatchObject({ status: 409 })
    expect(await runs.act(id, 'void')).toMatchObject({ status: 409 })
    const drafted = await app.look<{ id: string; sum: number }>(`
      select employment_id as id, (select sum((line ->> 'amount')::int)::int from jsonb_array_elements(result -> 'lines') line) as sum
        from pay_drafts where run_id = '${id}' order by 1`)
    await runs.work(id)
    expect(await runs.runOf(id)).toMatchObject({ state: 'locked', work: null, allowed: ['publish'] })
    expect(await lockedOf(id)).toEqual({ locked: 12, lines: 12, slips: 0 })
    const locked = await app.look(`
      select employment_id as id, sum(amount)::int as sum from pay_lines where run_id = '${id}' group by 1 order by 1`)
    expect(locked).toEqual(drafted)
    expect(await runs.act(id, 'lock')).toMatchObject({ status: 409 })
  })

  test('leaves no line of somebody who is not in the run, and nobody out of it whose pay is locked', async () => {
    const line = `insert into pay_lines (company_id, run_id, employment_id, line, key, label, kind, amount, source_kind, source_id, why)
      select company_id, run_id, gen_random_uuid(), 1, 'basic', 'Basic', 'earning', 1, 'item', 'basic', '{}' from pay_lines limit 1`
    await expect(app.look(line)).rejects.toThrow('Locked pay is of somebody who is in its run')
    await expect(app.look("delete from pay_run_people where state = 'locked'")).rejects.toThrow(
      'Somebody whose pay is locked stays in the run',
    )
  })

  test('is of a run and of employments that are there: nobody else is in it, and drafts are of whoever is in it', async () => {
    const person = (run: string, employment: string) => `
      insert into pay_run_people (company_id, run_id, employment_id, state)
      select company_id, ${run}, ${employment}, 'ok' from pay_run_people limit 1`
    await expect(app.look(person('gen_random_uuid()', 'employment_id'))).rejects.toThrow(
      'Somebody is in a run that is there',
    )
    await expect(app.look(person('run_id', 'gen_random_uuid()'))).rejects.toThrow(
      'Somebody in a run has an employment that is there',
    )
    const draft = `insert into pay_drafts (company_id, run_id, employment_id, result)
      select company_id, run_id, gen_random_uuid(), '{}' from pay_run_people limit 1`
    await expect(app.look(draft)).rejects.toThrow('Locked pay is of somebody who is in its run')
    await expect(
      app.look(`delete from employments where id in (select employment_id from pay_run_people where state = 'locked')`),
    ).rejects.toThrow()
    const id = await runs.newRun('2026-11-30')
    await runs.good(id, 'calculate')
    await runs.work(id)
    const left = () =>
      app.look<{ people: number; drafts: number }>(`
        select (select count(*)::int from pay_run_people where run_id = '${id}') as people,
               (select count(*)::int from pay_drafts where run_id = '${id}') as drafts`)
    expect(await left()).toEqual([{ people: 12, drafts: 12 }])
    await app.look(`delete from pay_run_people where run_id = '${id}' and employment_id in (
      select employment_id from pay_run_people where run_id = '${id}' order by 1 limit 5)`)
    expect(await left()).toEqual([{ people: 7, drafts: 7 }])
    await app.look(`delete from pay_runs where id = '${id}'`)
    expect(await left()).toEqual([{ people: 0, drafts: 0 }])
  })

  test('is published part by part: how far it is, is told; ended in the middle or behind others it goes on, and each has one payslip', async () => {
    const { runs: all } = await office.good('GET', '/api/payroll/runs')
    const { id } = all.find(({ state }: { state: string }) => state === 'locked')
    expect(await byTwo(id, 'publish')).toEqual([
      [200, undefined],
      [409, 'The payslips of this run are being published already.'],
    ])
    await expect(runs.work(id, runs.endingAt(5))).rejects.toThrow('The server ended')
    expect(await runs.runOf(id)).toMatchObject({
      publishedAt: null,
      work: { step: 'publish', state: 'working', people: 12, done: 5 },
    })
    expect(await lockedOf(id)).toMatchObject({ slips: 5 })
    await runs.work(id, undefined, { isOver: async () => true })
    expect(await runs.runOf(id)).toMatchObject({ work: { step: 'publish', state: 'waiting', done: 10 } })
    expect(await lockedOf(id)).toMatchObject({ slips: 10 })
    await runs.work(id)
    expect(await runs.runOf(id)).toMatchObject({ publishedAt: expect.any(String), work: null })
    expect(await lockedOf(id)).toEqual({ locked: 12, lines: 12, slips: 12 })
    expect(await runs.act(id, 'publish')).toMatchObject({ status: 409 })
  })

  test('of few, by two at once: one wins, the other is told, and what is paid once is paid once', async () => {
    runs.atOnce(1_000)
    await office.good('POST', '/api/payroll/one-offs', {
      employmentId: people[0]?.employmentId,
      kind: 'earning',
      nature: 'bonus',
      label: 'Bonus',
      amount: 5_000,
      month: '2026-10',
    })
    const [first, second] = [await approved('2026-10-20', 'off_cycle'), await approved('2026-10-21', 'off_cycle')]
    expect(await byTwo(first, 'lock')).toEqual([
      [200, undefined],
      [409, 'Somebody else has changed this run since you opened it.'],
    ])
    expect(await runs.act(second, 'lock')).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('Something has changed since the run was calculated: Person 0.') },
    })
    expect(await app.look("select from pay_lines where source_kind = 'one_off'")).toHaveLength(1)
  })

  test('is not sent for approval where somebody’s facts have changed since: nobody approves what cannot be locked', async () => {
    runs.atOnce(1_000)
    const bonus = () =>
      office.good('POST', '/api/payroll/one-offs', {
        employmentId: people[1]?.employmentId,
        kind: 'earning',
        nature: 'bonus',
        label: 'Bonus',
        amount: 7_000,
        month: '2026-10',
      })
    await bonus()
    const id = await runs.newRun('2026-10-22', 'off_cycle')
    await runs.good(id, 'calculate')
    await bonus()
    expect(await runs.act(id, 'submit')).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('Something has changed since the run was calculated: Person 1.') },
    })
    await runs.good(id, 'calculate')
    await runs.good(id, 'submit')
  })
})
