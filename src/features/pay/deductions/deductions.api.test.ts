import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entityOf, hireCitizen } from '../../../../test/pay-components.ts'
import { type Hired, hire, lockedRun, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import type { PayRun } from '../payroll/contract.ts'
import type { RecurringDeduction, WholeDeduction } from './contract.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-20T04:00:00Z') })
})
afterAll(() => app.close())

const ALL = '/api/pay-deductions'

/** A component that is taken from pay. */
const addTaken = async (office: PayOffice, code: string, over: Record<string, unknown> = {}) =>
  office.good('POST', '/api/pay-components', {
    entityId: await entityOf(office),
    code,
    name: code === 'loan' ? 'Staff loan' : 'Club',
    nature: 'deduction',
    effectiveFrom: '2026-01-05',
    ...over,
  })

/** What a locked run took from somebody by components, by their codes. */
const takenBy = async (runId: string, { employmentId }: Hired) => {
  const rows = await app.look<{ key: string; component: string; amount: number }>(
    `select key, component, amount from pay_lines where run_id = '${runId}' and employment_id = '${employmentId}' and kind = 'deduction' and component is not null order by line`,
  )
  return rows.map(({ component, amount }) => [component, amount])
}

describe('what is taken from pay again and again', () => {
  let office: PayOffice
  let mei: Hired
  let groupId: string
  let loan: WholeDeduction

  beforeAll(async () => {
    office = await payOffice(app, 'SG')
    mei = await hireCitizen(office, 'Mei Lin', 4000)
    groupId = (await monthlyGroup(office)).groupId
    await addTaken(office, 'loan')
    await addTaken(office, 'club')
  })

  test('asks for somebody of the company, a component that is taken, and days and amounts that agree', async () => {
    const said = { employmentId: mei.employmentId, component: 'loan', amount: 50_000, startsOn: '2026-08-01' }
    const wrong = async (over: Record<string, unknown>) =>
      Object.keys((await office.call('POST', ALL, { ...said, ...over })).body.fields ?? {})
    expect(await wrong({ employmentId: crypto.randomUUID() })).toEqual(['employmentId'])
    expect(await wrong({ component: 'basic' })).toEqual(['component'])
    expect(await wrong({ component: 'nothing' })).toEqual(['component'])
    expect(await wrong({ amount: 0 })).toEqual(['amount'])
    expect(await wrong({ total: 40_000 })).toEqual(['total'])
    expect(await wrong({ endsOn: '2026-07-31' })).toEqual(['endsOn'])
    expect(await wrong({ startsOn: '2025-12-31' })).toEqual(['component'])
  })

  test('is taken with every pay until its total is, the last time only what is left', async () => {
    loan = await office.good('POST', ALL, {
      employmentId: mei.employmentId,
      component: 'loan',
      amount: 50_000,
      startsOn: '2026-08-15',
      total: 120_000,
      note: 'Agreed on 1 August',
    })
    const taken = []
    for (const payDay of ['2026-08-31', '2026-09-30', '2026-10-31'])
      taken.push(await takenBy((await lockedRun(app, office, { groupId, payDay })).id, mei))
    expect(taken).toEqual([[['loan', 50_000]], [['loan', 50_000]], [['loan', 20_000]]])
    const { deductions } = await office.good('GET', `${ALL}?state=paid_off`)
    expect(deductions).toMatchObject([
      { id: loan.deduction.id, name: 'Mei Lin', component: { name: 'Staff loan' }, taken: 120_000, total: 120_000 },
    ])
    const change = { version: 1, amount: 1_000, from: '2026-11-01' }
    expect((await office.call('PUT', `${ALL}/${loan.deduction.id}`, change)).status).toBe(409)
    expect((await office.call('DELETE', `${ALL}/${loan.deduction.id}`)).status).toBe(409)
  })

  test('has another amount from a day that is not paid yet, and ends on one', async () => {
    const { deduction }: WholeDeduction = await office.good('POST', ALL, {
      employmentId: mei.employmentId,
      component: 'club',
      amount: 2_000,
      startsOn: '2026-11-01',
    })
    const to = `${ALL}/${deduction.id}`
    const before = { version: 1, amount: 2_500, from: '2026-10-31' }
    expect(Object.keys((await office.call('PUT', to, before)).body.fields)).toEqual(['from'])
    const changed: WholeDeduction = await office.good('PUT', to, { version: 1, amount: 2_500, from: '2026-12-01' })
    expect(changed.amounts).toEqual([
      { amount: 2_000, from: '2026-11-01', until: '2026-11-30' },
      { amount: 2_500, from: '2026-12-01', until: null },
    ])
    expect((await office.call('PUT', to, { version: 1, amount: 9, from: '2027-01-01' })).status).toBe(409)
    const run = await lockedRun(app, office, { groupId, payDay: '2026-11-30' })
    expect(await takenBy(run.id, mei)).toEqual([['club', 2_000]])
    expect((await office.call('POST', `${to}/end`, { version: 2, on: '2026-11-15' })).body.fields).toHaveProperty('on')
    const ended: WholeDeduction = await office.good('POST', `${to}/end`, { version: 2, on: '2026-12-30' })
    expect(ended.deduction.endsOn).toBe('2026-12-30')
    // An amount that was to begin later never does once the last day lies before it.
    await office.good('PUT', to, { version: 3, amount: 3_000, from: '2026-12-15' })
    const earlier: WholeDeduction = await office.good('POST', `${to}/end`, { version: 4, on: '2026-12-10' })
    expect(earlier.amounts).toEqual([
      { amount: 2_000, from: '2026-11-01', until: '2026-11-30' },
      { amount: 2_500, from: '2026-12-01', until: '2026-12-10' },
    ])
    const next = await lockedRun(app, office, { groupId, payDay: '2026-12-31' })
    // It does not hold on the last day of the period any more.
    expect(await takenBy(next.id, mei)).toEqual([])
  })

  test('says it in the derivation of the payslip, and has its place in the log', async () => {
    const [line] = await app.look<{ why: unknown; forms: unknown }>(
      `select line.why, (select jsonb_agg(form) from pay_why_forms where company_id = line.company_id) as forms
         from pay_lines line join pay_runs run on run.id = line.run_id where line.component = 'loan' order by run.pay_day desc limit 1`,
    )
    expect(JSON.stringify(line)).toContain('Left of the total')
    const actions = await app.look<{ action: string }>(
      `select distinct action from audit_log where company_id = '${office.maker.companyId}' and action like 'pay-deduction.%' order by action`,
    )
    expect(actions.map(({ action }) => action)).toEqual([
      'pay-deduction.add',
      'pay-deduction.change',
      'pay-deduction.end',
    ])
  })

  test('is another company’s business nowhere', async () => {
    const other = await app.employer('SG', 'Others')
    const read = await app.call('GET', `${ALL}/${loan.deduction.id}`, { token: other.token })
    expect(read.status).toBe(404)
    const list = await app.call('GET', ALL, { token: other.token })
    expect(list.body.data.deductions).toEqual([])
  })

  test('what pay does not allow stays with the plan, and no rest of it is taken beside', async () => {
    const lin = await hireCitizen(office, 'Lin Tao', 1000)
    await office.good('POST', ALL, {
      employmentId: lin.employmentId,
      component: 'loan',
      amount: 90_000,
      startsOn: '2027-01-01',
      total: 200_000,
    })
    const run = await lockedRun(app, office, { groupId, payDay: '2027-01-31' })
    const [[, amount] = []] = await takenBy(run.id, lin)
    expect(amount).toBeLessThan(90_000)
    const [row]: RecurringDeduction[] = (await office.good('GET', `${ALL}?employmentId=${lin.employmentId}`)).deductions
    expect(row).toMatchObject({ taken: amount, total: 200_000, state: 'to_come' })
    const rests = await app.look(`select 1 from pay_one_offs where company_id = '${office.maker.companyId}'`)
    expect(rests).toEqual([])
  })
})

describe('in Canada', () => {
  test('union dues taken every two weeks lower the tax by law, and those of each month are taken once in it', async () => {
    const office = await payOffice(app, 'CA')
    const hireIn = (fullName: string, sinNumber: string) =>
      hire(
        office,
        {
          fullName,
          countryCode: 'CA',
          nationality: 'Canadian',
          joinDate: '2026-08-31',
          complianceData: { sinNumber, province: 'ON' },
          compensation: { basicSalary: 6000 },
        },
        null,
      )
    const [lea, ann] = [await hireIn('Léa Roy', '046 454 286'), await hireIn('Ann Roy', '123 456 782')]
    for (const { employmentId } of [lea, ann])
      await office.good('POST', `/api/payroll/people/${employmentId}/profile`, {
        effectiveFrom: '2026-08-31',
        facts: { birthDate: '1990-01-01', region: 'ON' },
      })
    const entityId = await entityOf(office)
    const { group } = await office.good('POST', '/api/payroll/groups', {
      entityId,
      name: 'Staff',
      frequency: 'two_weekly',
      firstFrom: '2026-08-31',
      firstUntil: '2026-09-13',
      firstPayDay: '2026-09-18',
    })
    await addTaken(office, 'dues', { name: 'Union dues', choice: 'union_dues', reason: 'Collective agreement' })
    await addTaken(office, 'club')
    const take = (component: string, amount: number, every: string) =>
      office.good('POST', ALL, { employmentId: lea.employmentId, component, amount, every, startsOn: '2026-08-31' })
    await take('dues', 10_000, 'pay')
    await take('club', 1_500, 'month')
    const runs: PayRun[] = []
    for (const payDay of ['2026-09-18', '2026-10-02', '2026-10-16'])
      runs.push(await lockedRun(app, office, { groupId: group.id, payDay }))
    const taken = []
    for (const { id } of runs) taken.push(await takenBy(id, lea))
    // Periods until 13 and 27 September and 11 October: the club is of each month once.
    expect(taken.map((own) => own.filter(([code]) => code === 'dues').length)).toEqual([1, 1, 1])
    expect(taken.map((own) => own.filter(([code]) => code === 'club').length)).toEqual([1, 0, 1])
    const taxOf = async ({ employmentId }: Hired) =>
      (
        await app.look<{ tax: number }>(
          `select sum(amount)::int as tax from pay_lines where run_id = '${runs[0]?.id}' and employment_id = '${employmentId}' and key like '%_tax'`,
        )
      )[0]?.tax ?? 0
    const less = (await taxOf(ann)) - (await taxOf(lea))
    // The lowest rates of Ontario and Canada together are 19.05 % of 100 dollars and more; the highest of these salaries below 32 %.
    expect(less).toBeGreaterThan(1_900)
    expect(less).toBeLessThan(3_300)
  })
})
