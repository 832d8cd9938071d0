import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addQuarterly, entityOf, hireCitizen } from '../../../../test/pay-components.ts'
import { hire, lockedRun, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let now = new Date('2026-09-20T04:00:00Z')
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
})
afterAll(() => app.close())

const allow = ({ good }: PayOffice, { id }: { id: string }, amount: string, until: string | null = null) =>
  good('POST', `/api/employees/${id}/allowances`, {
    allowance_type: 'Commission',
    component: 'quarter',
    frequency: 'monthly',
    currency: 'SGD',
    amount,
    effective_from: '2026-10-01',
    effective_until: until,
  })

/** A lunch allowance that is paid for more than one month, from October on. */
const LUNCH = {
  name: 'Lunch',
  nature: 'allowance',
  choice: 'more_than_a_month',
  reason: 'Paid for a quarter',
  effectiveFrom: '2026-10-01',
}

describe('back pay for both halves of a month of what counts as additional wages', () => {
  test('is additional in both halves, and the ordinary wages reach their ceiling once', async () => {
    now = new Date('2026-09-20T04:00:00Z')
    const office = await payOffice(app, 'SG')
    const entityId = await addQuarterly(office)
    const tan = await hireCitizen(office, 'Tan Li', 7900)
    await allow(office, tan, '1000.00')
    now = new Date('2026-11-20T04:00:00Z')
    const { group } = await office.good('POST', '/api/payroll/groups', {
      entityId,
      name: 'Staff',
      frequency: 'semi_monthly',
    })
    const linesOf = async (runId: string) => {
      const lines = await app.look<{ key: string; kind: string; sum: number }>(
        `select key, kind, sum(amount)::int as sum from pay_lines where run_id = '${runId}' and employment_id = '${tan.employmentId}'
          group by key, kind`,
      )
      return (key: string, kind: string) => lines.find((line) => line.key === key && line.kind === kind)?.sum ?? 0
    }
    const shares: number[][] = []
    for (const payDay of ['2026-10-15', '2026-10-31']) {
      const of = await linesOf((await lockedRun(app, office, { groupId: group.id, payDay })).id)
      shares.push([of('cpf', 'deduction'), of('cpf', 'employer')])
    }
    // 7,900 ordinary and 1,000 additional: 20 % of 8,900 of the employee, 37 % together.
    expect(shares.reduce((sum, [employee = 0]) => sum + employee, 0)).toBe(178_000)
    expect(shares.reduce((sum, [, employer = 0]) => sum + employer, 0)).toBe(151_300)

    await office.good('POST', `/api/employees/${tan.id}/pay-changes`, {
      effectiveFrom: '2026-10-01',
      basicSalary: '8300',
      reason: 'Agreed in September and forgotten',
      cause: 'paid_late',
      decidedOn: '2026-09-20',
    })
    await allow(office, tan, '600.00')
    const late = async (payDay: string) => {
      const run = await lockedRun(app, office, { groupId: group.id, payDay })
      const lines = await app.look<{ key: string; kind: string; sum: number }>(
        `select case when key like 'arrears.allowance.%' then 'arrears.quarter' else key end as key, kind, sum(amount)::int as sum from pay_lines where run_id = '${run.id}' and source_kind = 'retro' group by 1, 2`,
      )
      const of = (key: string, kind: string) => lines.find((line) => line.key === key && line.kind === kind)?.sum ?? 0
      return [
        of('arrears.basic', 'earning'),
        of('arrears.quarter', 'earning'),
        of('cpf', 'deduction'),
        of('cpf', 'employer'),
      ]
    }
    // 100 are left below the ceiling of ordinary wages, 600 more are additional: 20 % and 17 % of 700.
    expect(await late('2026-11-15')).toEqual([40_000, 60_000, 14_000, 11_900])
    expect(await late('2026-11-30')).toEqual([0, 0, 0, 0])
  })
})

describe('back pay a second time for a month that is over', () => {
  test('knows what the first counted as, where nothing but back pay was ever paid by the component', async () => {
    now = new Date('2026-09-20T04:00:00Z')
    const office = await payOffice(app, 'SG')
    const entityId = await addQuarterly(office)
    const tan = await hireCitizen(office, 'Tan Mei', 7900)
    now = new Date('2026-11-20T04:00:00Z')
    const { group } = await office.good('POST', '/api/payroll/groups', {
      entityId,
      name: 'Staff',
      frequency: 'semi_monthly',
    })
    for (const payDay of ['2026-10-15', '2026-10-31']) await lockedRun(app, office, { groupId: group.id, payDay })
    await office.good('POST', `/api/employees/${tan.id}/pay-changes`, {
      effectiveFrom: '2026-10-01',
      basicSalary: '8000',
      reason: 'Agreed in September and forgotten',
      cause: 'paid_late',
      decidedOn: '2026-09-20',
    })
    const late = async (payDay: string) => {
      const run = await lockedRun(app, office, { groupId: group.id, payDay })
      const lines = await app.look<{ kind: string; sum: number }>(
        `select kind, sum(amount)::int as sum from pay_lines where run_id = '${run.id}' and source_kind = 'retro' group by 1`,
      )
      return ['earning', 'deduction', 'employer'].map((kind) => lines.find((line) => line.kind === kind)?.sum ?? 0)
    }
    await allow(office, tan, '600.00', '2026-10-31')
    // 100 up to the ceiling of ordinary wages and 600 additional: 20 % and 17 % of 700.
    expect(await late('2026-11-15')).toEqual([70_000, 14_000, 11_900])
    await allow(office, tan, '200.00', '2026-10-31')
    expect(await late('2026-11-30')).toEqual([20_000, 4_000, 3_400])
  })
})

describe('a correction of a month', () => {
  test('puts right what counts as additional wages as that, by its component', async () => {
    now = new Date('2026-09-20T04:00:00Z')
    const office = await payOffice(app, 'SG')
    const entityId = await addQuarterly(office)
    const tan = await hireCitizen(office, 'Tan Hua', 8000)
    now = new Date('2026-11-20T04:00:00Z')
    const { group } = await office.good('POST', '/api/payroll/groups', {
      entityId,
      name: 'Staff',
      frequency: 'semi_monthly',
    })
    await lockedRun(app, office, { groupId: group.id, payDay: '2026-10-15' })
    const second = await lockedRun(app, office, { groupId: group.id, payDay: '2026-10-31' })
    await allow(office, tan, '600.00', '2026-10-31')
    await office.good('POST', `/api/payroll/runs/${second.id}/people/${tan.employmentId}/reopen`, {
      reason: 'Commission was left out',
      payDay: '2026-11-18',
    })
    await office.agree('pay-reopening')
    const { reopenings } = await office.good('GET', `/api/payroll/runs/${second.id}/reopenings`)
    const { run } = await office.good('GET', `/api/payroll/runs/${reopenings[0].correctionRunId}`)
    await office.good('POST', `/api/payroll/runs/${run.id}/calculate`, { version: run.version })
    const { slip } = await office.good('GET', `/api/payroll/runs/${run.id}/people/${tan.employmentId}`)
    // Half of 600 was due in the second half. Ordinary wages are at their ceiling: 20 % of 300 is of additional ones.
    const ofKind = (kind: string) =>
      slip.lines.filter((line: { kind: string }) => line.kind === kind).map(({ amount }: { amount: number }) => amount)
    expect([ofKind('earning'), ofKind('deduction')]).toEqual([[30_000], [6_000]])
    const [kept] = await app.look<{ component: string }>(
      `select one ->> 'component' as component from pay_drafts, jsonb_array_elements(result -> 'lines') one
        where run_id = '${run.id}' and one ->> 'kind' = 'earning'`,
    )
    expect(kept?.component).toBe('quarter')
  })
})

describe('what a company says of a ready-made component', () => {
  test('is not given up once a period was paid by it, and changes nothing before its day', async () => {
    now = new Date('2026-09-20T04:00:00Z')
    const office = await payOffice(app, 'SG')
    const entityId = await entityOf(office)
    const at = `/api/pay-components/${entityId}/meal`
    await office.good('PUT', at, LUNCH)
    await hire(
      office,
      { fullName: 'Lim Ai', compensation: { basicSalary: 5000, mealAllowance: 100 } },
      { birthDate: '1990-01-01', cpfStatus: 'citizen' },
    )
    now = new Date('2026-11-20T04:00:00Z')
    const { group } = await office.good('POST', '/api/payroll/groups', {
      entityId,
      name: 'Staff',
      frequency: 'monthly',
      payOn: 31,
    })
    await lockedRun(app, office, { groupId: group.id, payDay: '2026-10-31' })
    expect((await office.good('GET', at)).allowed).not.toContain('delete')
    expect((await office.call('DELETE', at)).status).toBe(409)
  })

  test('is said by one of two at once, and the other is told', async () => {
    now = new Date('2026-09-20T04:00:00Z')
    const office = await payOffice(app, 'SG')
    const at = `/api/pay-components/${await entityOf(office)}/transport`
    const say = (name: string) =>
      office.call('PUT', at, { name, nature: 'conveyance', effectiveFrom: '2026-10-01', version: 0 })
    const answers = await Promise.all(['Taxi', 'Bus', 'Train'].map(say))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })
})

describe('a component that nobody is paid by', () => {
  test('is not deleted while somebody is given it', async () => {
    now = new Date('2026-09-20T04:00:00Z')
    const office = await payOffice(app, 'SG')
    const entityId = await entityOf(office)
    const ng = await hire(office, { fullName: 'Ng Bo' }, null)
    for (const code of ['one', 'two', 'three', 'four', 'five']) {
      await office.good('POST', '/api/pay-components', {
        entityId,
        code,
        name: code,
        nature: 'allowance',
        effectiveFrom: '2026-01-05',
      })
      const [chosen, deleted] = await Promise.all([
        office.call('POST', `/api/employees/${ng.id}/allowances`, {
          allowance_type: code,
          component: code,
          frequency: 'monthly',
          currency: 'SGD',
          amount: '10.00',
          effective_from: '2026-02-01',
        }),
        office.call('DELETE', `/api/pay-components/${entityId}/${code}`),
      ])
      expect([chosen.status, deleted.status].sort(), code).toEqual(chosen.status === 201 ? [201, 409] : [200, 422])
    }
  })
})

describe('an allowance', () => {
  test('is not of a component that only another company has', async () => {
    const office = await payOffice(app, 'SG')
    const other = await payOffice(app, 'SG')
    const body = { code: 'theirs', name: '=cmd|calc', nature: 'allowance', effectiveFrom: '2026-01-05' }
    await other.good('POST', '/api/pay-components', { ...body, entityId: await entityOf(other) })
    const ng = await hire(office, { fullName: 'Ng Bo' }, null)
    const answer = await office.call('POST', `/api/employees/${ng.id}/allowances`, {
      allowance_type: 'Theirs',
      component: 'theirs',
      frequency: 'monthly',
      currency: 'SGD',
      amount: '10.00',
      effective_from: '2026-02-01',
    })
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['component']])
  })
})
