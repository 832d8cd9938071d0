import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entityOf, hireCitizen } from '../../../../test/pay-components.ts'
import { type Hired, hire, lockedRun, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import type { WholeDeduction } from './contract.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-20T04:00:00Z') })
})
afterAll(() => app.close())

const ALL = '/api/pay-deductions'

// biome-ignore lint/suspicious/noExplicitAny: answers of many calls
type Found = any

const addTaken = async (office: PayOffice, code: string, over: Record<string, unknown> = {}) =>
  office.good('POST', '/api/pay-components', {
    entityId: await entityOf(office),
    code,
    name: `Taken by ${code}`,
    nature: 'deduction',
    effectiveFrom: '2026-01-05',
    ...over,
  })
const plan = async (office: PayOffice, who: Hired, over: Record<string, unknown>): Promise<string> =>
  (
    await office.good('POST', ALL, {
      employmentId: who.employmentId,
      component: 'loan',
      amount: 50_000,
      startsOn: '2026-08-01',
      ...over,
    })
  ).deduction.id
const readPlan = (office: PayOffice, id: string): Promise<WholeDeduction> => office.good('GET', `${ALL}/${id}`)
const runOf = async (office: PayOffice, id: string): Promise<Found> =>
  (await office.good('GET', `/api/payroll/runs/${id}`)).run
const act = async (office: PayOffice, id: string, step: string) =>
  office.call('POST', `/api/payroll/runs/${id}/${step}`, { version: (await runOf(office, id)).version })
const good = async (office: PayOffice, id: string, step: string): Promise<Found> => {
  const answer = await act(office, id, step)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data.run
}
/** A run that was calculated, handed in and agreed to. */
const agreed = async (office: PayOffice, id: string): Promise<void> => {
  await good(office, id, 'calculate')
  await good(office, id, 'submit')
  await office.agree('pay-run')
}
const begun = async (office: PayOffice, groupId: string, payDay: string): Promise<string> =>
  (await office.good('POST', '/api/payroll/runs', { groupId, payDay })).run.id
const linesOf = async (office: PayOffice, runId: string, who: Hired): Promise<Found[]> =>
  (await office.good('GET', `/api/payroll/runs/${runId}/people/${who.employmentId}`)).slip.lines
/** The correction of somebody in a locked run, not calculated yet. */
const corrected = async (office: PayOffice, runId: string, who: Hired, payDay: string): Promise<string> => {
  await office.good('POST', `/api/payroll/runs/${runId}/people/${who.employmentId}/reopen`, {
    reason: 'Something was wrong',
    payDay,
  })
  await office.agree('pay-reopening')
  const { reopenings } = await office.good('GET', `/api/payroll/runs/${runId}/reopenings`)
  return reopenings[0].correctionRunId
}

describe('a correction', () => {
  test('takes nothing of what is taken again and again, and can be locked', async () => {
    const office = await payOffice(app, 'SG')
    const mei = await hireCitizen(office, 'Mei Lin', 4000)
    const { groupId } = await monthlyGroup(office)
    await addTaken(office, 'loan')
    const id = await plan(office, mei, { total: 120_000 })
    const october = await lockedRun(app, office, { groupId, payDay: '2026-10-31' })
    await office.good('POST', `/api/employees/${mei.id}/pay-changes`, {
      effectiveFrom: '2026-10-01',
      basicSalary: '5000',
      reason: 'Promoted',
      cause: 'error',
    })
    const run = await corrected(office, october.id, mei, '2026-11-05')
    await agreed(office, run)
    expect((await linesOf(office, run, mei)).filter(({ kind, key }) => kind === 'deduction' && key !== 'cpf')).toEqual(
      [],
    )
    await good(office, run, 'lock')
    expect((await readPlan(office, id)).deduction.taken).toBe(50_000)
  })
})

describe('in Canada', () => {
  test('what was taken before tax lowers the tax of its month in a correction too', async () => {
    const office = await payOffice(app, 'CA')
    const lea = await hire(
      office,
      {
        fullName: 'Léa Roy',
        countryCode: 'CA',
        nationality: 'Canadian',
        joinDate: '2026-09-01',
        complianceData: { sinNumber: '046 454 286', province: 'ON' },
        compensation: { basicSalary: 6000 },
      },
      null,
    )
    await office.good('POST', `/api/payroll/people/${lea.employmentId}/profile`, {
      effectiveFrom: '2026-09-01',
      facts: { birthDate: '1990-01-01', region: 'ON' },
    })
    const { groupId } = await monthlyGroup(office)
    await addTaken(office, 'dues', { choice: 'union_dues', reason: 'Collective agreement' })
    await addTaken(office, 'rrsp', { choice: 'savings_plan', reason: 'Group plan' })
    await plan(office, lea, { component: 'dues', amount: 100_000, total: 100_000, startsOn: '2026-09-01' })
    const once = { employmentId: lea.employmentId, month: '2026-09', kind: 'deduction', component: 'rrsp' }
    await office.good('POST', '/api/payroll/one-offs', { ...once, label: 'Savings', amount: 100_000 })
    const september = await lockedRun(app, office, { groupId, payDay: '2026-09-30' })
    const run = await corrected(office, september.id, lea, '2026-11-05')
    await good(office, run, 'calculate')
    expect((await linesOf(office, run, lea)).map(({ key, amount }) => [key, amount])).toEqual([])
  })
})

describe('whoever leaves', () => {
  const left = async (office: PayOffice, who: Hired, endedOn: string) => {
    const { employments } = await office.good('GET', `/api/employees/${who.id}/employments`)
    const body = { version: employments[0].version, endedOn, endReason: 'Resigned' }
    await office.good('PUT', `/api/employees/${who.id}/employments/${who.employmentId}`, body)
  }
  /** The last pay of somebody, agreed to, with everything that is owed agreed or nothing of it. */
  const lastPay = async (office: PayOffice, who: Hired, payDay: string, isAgreed: boolean): Promise<string> => {
    const to = `/api/payroll/people/${who.employmentId}/exit`
    const { owed } = (await office.good('GET', to)).exit
    const { exit } = await office.good('POST', to, {
      owed: owed.map(({ label, amount }: Found) => ({ label, amount, agreed: isAgreed })),
    })
    await office.good('POST', `/api/payroll/exits/${exit.id}/submit`, { version: exit.version })
    await office.agree('pay-exit')
    const now = (await office.good('GET', to)).exit
    const paid = await office.good('POST', `/api/payroll/exits/${now.id}/pay`, { version: now.version, payDay })
    await agreed(office, paid.exit.runId)
    return paid.exit.runId
  }

  test('gives back what is left of a loan once, the part of the period with it', async () => {
    const office = await payOffice(app, 'SG')
    const mei = await hireCitizen(office, 'Mei Lin', 4000)
    await monthlyGroup(office)
    await addTaken(office, 'loan')
    const id = await plan(office, mei, { amount: 20_000, total: 50_000 })
    await left(office, mei, '2026-10-22')
    const run = await lastPay(office, mei, '2026-10-22', true)
    const taken = (await linesOf(office, run, mei)).filter(({ label }) => label === 'Taken by loan')
    expect(taken.map(({ amount }) => amount)).toEqual([20_000, 30_000])
    await good(office, run, 'lock')
    expect((await readPlan(office, id)).deduction.taken).toBe(50_000)
  })

  test('and was paid by the run of everybody has dues of the period taken once, and is paid out', async () => {
    const office = await payOffice(app, 'SG')
    const mei = await hireCitizen(office, 'Mei Lin', 4000)
    const { groupId } = await monthlyGroup(office)
    await addTaken(office, 'club')
    const id = await plan(office, mei, { component: 'club', amount: 2_000 })
    await lockedRun(app, office, { groupId, payDay: '2026-10-31' })
    await left(office, mei, '2026-10-31')
    const once = { employmentId: mei.employmentId, month: '2026-10', kind: 'earning', nature: 'bonus' }
    await office.good('POST', '/api/payroll/one-offs', { ...once, label: 'Bonus', amount: 100_000 })
    const run = await lastPay(office, mei, '2026-11-02', true)
    await good(office, run, 'lock')
    expect((await readPlan(office, id)).deduction.taken).toBe(2_000)
  })
})

describe('a total', () => {
  let office: PayOffice
  let groupId: string
  beforeAll(async () => {
    office = await payOffice(app, 'SG')
    groupId = (await monthlyGroup(office)).groupId
    await addTaken(office, 'loan')
  })

  test('is not passed by two runs that were calculated before either was locked', async () => {
    const mei = await hireCitizen(office, 'Mei Lin', 4000)
    const id = await plan(office, mei, { amount: 50_000, total: 60_000 })
    const runs = [await begun(office, groupId, '2026-08-31'), await begun(office, groupId, '2026-09-30')]
    for (const run of runs) await agreed(office, run)
    await good(office, runs[0] ?? '', 'lock')
    const second = await act(office, runs[1] ?? '', 'lock')
    expect([second.status, second.body.error]).toEqual([
      409,
      'Something has changed since the run was calculated: Mei Lin. Calculate it again.',
    ])
    expect((await readPlan(office, id)).deduction.taken).toBe(50_000)
    await office.good('POST', `/api/payroll/runs/${runs[1]}/void`, {
      version: (await runOf(office, runs[1] ?? '')).version,
    })
  })

  test('is one for all amounts of its plan, those of days that are not paid yet with them', async () => {
    const lin = await hireCitizen(office, 'Lin Tao', 4000)
    const id = await plan(office, lin, { amount: 20_000, total: 120_000, startsOn: '2026-09-01' })
    await office.good('PUT', `${ALL}/${id}`, { version: 1, amount: 10_000, from: '2026-11-01', total: 120_000 })
    await office.good('PUT', `${ALL}/${id}`, { version: 2, amount: 10_000, from: '2026-12-01', total: 30_000 })
    for (const payDay of ['2026-09-30', '2026-10-31']) await lockedRun(app, office, { groupId, payDay })
    expect((await readPlan(office, id)).deduction.taken).toBe(30_000)
  })

  test.each([1, 2, 3])('is neither deleted nor ended under a run that is being locked (%i)', async () => {
    const own = await payOffice(app, 'SG')
    const mei = await hireCitizen(own, 'Mei Lin', 4000)
    const monthly = await monthlyGroup(own)
    await addTaken(own, 'loan')
    const id = await plan(own, mei, { total: 60_000 })
    const run = await begun(own, monthly.groupId, '2026-10-31')
    await agreed(own, run)
    const { version } = await runOf(own, run)
    const answers = await Promise.all([
      own.call('POST', `/api/payroll/runs/${run}/lock`, { version }),
      own.call('DELETE', `${ALL}/${id}`),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

test('of each month is taken by the next run of it where the first is given up', async () => {
  const office = await payOffice(app, 'SG')
  const mei = await hireCitizen(office, 'Mei Lin', 4000)
  await addTaken(office, 'loan')
  const entityId = await entityOf(office)
  const { group } = await office.good('POST', '/api/payroll/groups', {
    entityId,
    name: 'Halves',
    frequency: 'semi_monthly',
  })
  const id = await plan(office, mei, { every: 'month', startsOn: '2026-10-01' })
  const first = await lockedRun(app, office, { groupId: group.id, payDay: '2026-10-15' })
  const gaveUp = await office.call(
    'POST',
    `/api/pay-files/runs/${first.id}/void`,
    { reason: 'Wrong' },
    office.approver.token,
  )
  expect(gaveUp.status, gaveUp.text).toBe(200)
  expect((await readPlan(office, id)).deduction.taken).toBe(0)
  const second = await lockedRun(app, office, { groupId: group.id, payDay: '2026-10-31' })
  const again = await lockedRun(app, office, { groupId: group.id, payDay: '2026-10-15' })
  const of = async (run: string) =>
    (await linesOf(office, run, mei)).filter(({ label }) => label === 'Taken by loan').length
  expect([await of(second.id), await of(again.id)]).toEqual([1, 0])
  expect((await readPlan(office, id)).deduction.taken).toBe(50_000)
})

describe('whoever means harm', () => {
  test('enters nothing that is no amount, no day and no name of a component', async () => {
    const office = await payOffice(app, 'SG')
    const mei = await hireCitizen(office, 'Mei Lin', 4000)
    await addTaken(office, 'loan')
    const said = { employmentId: mei.employmentId, component: 'loan', amount: 100, startsOn: '2026-08-01' }
    const id = await plan(office, mei, { amount: 100 })
    for (const over of [
      { amount: 1e300 },
      { amount: '9'.repeat(400) },
      { amount: -1 },
      { amount: 0.5 },
      { amount: [100, 2] },
      { amount: null },
      { total: 1e16 },
      { total: {} },
      { component: '__proto__' },
      { component: "loan'; drop table pay_deductions; --" },
      { component: 'loan\u0000' },
      { startsOn: '2026-02-30' },
      { startsOn: '99999-01-01' },
      { endsOn: '0000-00-00' },
      { every: 'pay\u0000' },
      { note: 'x\u0000y' },
      { employmentId: `${mei.employmentId}:2026-10-31` },
    ])
      expect([over, (await office.call('POST', ALL, { ...said, ...over })).status]).toEqual([over, 422])
    for (const search of ['%', '\u0000', "'", '\\'])
      for (const list of [ALL, '/api/pay-deduction-people'])
        expect((await office.call('GET', `${list}?search=${encodeURIComponent(search)}`)).status).toBeLessThan(500)
    const other = await payOffice(app, 'SG')
    const statuses = [
      await other.call('POST', ALL, said),
      await other.call('PUT', `${ALL}/${id}`, { version: 1, amount: 1, from: '2026-12-01' }),
      await other.call('POST', `${ALL}/${id}/end`, { version: 1, on: null }),
      await other.call('DELETE', `${ALL}/${id}`),
    ].map(({ status }) => status)
    expect(statuses).toEqual([422, 404, 404, 404])
  })
})
