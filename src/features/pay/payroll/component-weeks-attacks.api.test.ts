import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addQuarterly, entityOf, hireCitizen } from '../../../../test/pay-components.ts'
import { hire, lockedRun, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let now = new Date('2026-09-20T04:00:00Z')
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
})
afterAll(() => app.close())

describe('what counts as additional wages, paid every two weeks over the end of a month', () => {
  test('is contributed on with the wages of its month, and so is its back pay', async () => {
    const office = await payOffice(app, 'SG')
    const entityId = await addQuarterly(office)
    const tan = await hireCitizen(office, 'Tan Li', 3900)
    const allow = (amount: string) =>
      office.good('POST', `/api/employees/${tan.id}/allowances`, {
        allowance_type: 'Commission',
        component: 'quarter',
        frequency: 'monthly',
        currency: 'SGD',
        amount,
        effective_from: '2026-10-05',
      })
    await allow('1300.00')
    const { group } = await office.good('POST', '/api/payroll/groups', {
      entityId,
      name: 'Staff',
      frequency: 'two_weekly',
      firstFrom: '2026-10-05',
      firstUntil: '2026-10-18',
      firstPayDay: '2026-10-20',
    })
    now = new Date('2026-12-10T04:00:00Z')
    /** By wage month: what was earned, and what both shares came to, with what was paid late for it. */
    const byMonth = async () => {
      const rows = await app.look<{ month: string; earned: number; employee: number; both: number }>(`
        select coalesce(paid_for.month, run.month) as month,
               sum(line.amount) filter (where line.kind = 'earning')::int as earned,
               sum(line.amount) filter (where line.key = 'cpf' and line.kind = 'deduction')::int as employee,
               sum(line.amount) filter (where line.key = 'cpf')::int as both
          from pay_lines line join pay_runs run on run.id = line.run_id
          left join pay_runs paid_for on line.source_kind = 'retro' and paid_for.id::text = split_part(line.source_id, '.', 1)
         where line.employment_id = '${tan.employmentId}' group by 1 order by 1`)
      return rows
    }
    // By hand: twelve of 26 parts of 3,900 and 1,300 are 1,800 and 600 each two weeks; 37 % of all of it, and 20 % of the employee, in whole dollars.
    for (const payDay of ['2026-10-20', '2026-11-03', '2026-11-17'])
      await lockedRun(app, office, { groupId: group.id, payDay })
    const first = await byMonth()
    expect(first.reduce((sum, { earned }) => sum + earned, 0)).toBe(3 * 240_000)
    for (const { month, earned, employee, both } of first) {
      expect([month, employee]).toEqual([month, Math.floor((earned * 20) / 10_000) * 100])
      expect([month, both]).toEqual([month, Math.round((earned * 37) / 10_000) * 100])
    }

    await office.good('POST', `/api/employees/${tan.id}/pay-changes`, {
      effectiveFrom: '2026-10-05',
      basicSalary: '4550',
      reason: 'Agreed in September and forgotten',
      cause: 'paid_late',
      decidedOn: '2026-09-20',
    })
    await allow('650.00')
    await lockedRun(app, office, { groupId: group.id, payDay: '2026-12-01' })
    const after = await byMonth()
    // 300 more of each for the three periods before: 4 periods of 2,100 and 900.
    expect(after.reduce((sum, { earned }) => sum + earned, 0)).toBe(4 * 300_000)
    for (const { month, earned, employee, both } of after) {
      expect([month, employee]).toEqual([month, Math.floor((earned * 20) / 10_000) * 100])
      expect([month, both]).toEqual([month, Math.round((earned * 37) / 10_000) * 100])
    }
  })
})

describe('a component that nobody is paid by', () => {
  test('is not deleted while something is entered once by it, one by one or pasted', async () => {
    now = new Date('2026-09-20T04:00:00Z')
    const office = await payOffice(app, 'SG')
    const entityId = await entityOf(office)
    const ng = await hire(office, { fullName: 'Ng Bo' }, null)
    const { group } = await office.good('POST', '/api/payroll/groups', {
      entityId,
      name: 'Staff',
      frequency: 'monthly',
      payOn: 28,
    })
    for (const [at, code] of ['one', 'two', 'three', 'four', 'five', 'six'].entries()) {
      const said = { entityId, code, name: code, nature: 'allowance', effectiveFrom: '2026-01-05' }
      await office.good('POST', '/api/pay-components', said)
      const entered = { kind: 'earning', label: code, nature: 'allowance', month: '2026-10', component: code }
      const [chosen, deleted] = await Promise.all([
        at % 2 === 0
          ? office.call('POST', '/api/payroll/one-offs', { ...entered, employmentId: ng.employmentId, amount: 1000 })
          : office.call('POST', '/api/payroll/one-offs/paste', {
              ...entered,
              groupId: group.id,
              rows: [{ person: 'Ng Bo', label: code, amount: '10' }],
            }),
        office.call('DELETE', `/api/pay-components/${entityId}/${code}`),
      ])
      expect([code, chosen.status < 300, deleted.status], chosen.text).toEqual([
        code,
        deleted.status !== 200,
        deleted.status,
      ])
    }
  })
})

describe('a name that a spreadsheet would run, or that nobody can read', () => {
  test('is text in files, and is refused where it is too long', async () => {
    const office = await payOffice(app, 'SG')
    const entityId = await entityOf(office)
    const said = { entityId, code: 'evil', nature: 'allowance', account: '=1+1', effectiveFrom: '2026-01-05' }
    expect(
      (await office.call('POST', '/api/pay-components', { ...said, name: 'x'.repeat(300) })).body.fields,
    ).toHaveProperty('name')
    const names = { ar: 'ب'.repeat(300) }
    expect((await office.call('POST', '/api/pay-components', { ...said, name: 'Evil', names })).status).toBe(422)
    await office.good('POST', '/api/pay-components', { ...said, name: '=HYPERLINK("http://x")' })
    const tan = await hireCitizen(office, 'Tan Li', 3000)
    await office.good('POST', `/api/employees/${tan.id}/allowances`, {
      allowance_type: '=1',
      component: 'evil',
      frequency: 'monthly',
      currency: 'SGD',
      amount: '100',
      effective_from: '2026-02-01',
    })
    const { group } = await office.good('POST', '/api/payroll/groups', {
      entityId,
      name: 'Staff',
      frequency: 'monthly',
      payOn: 28,
    })
    const run = await lockedRun(app, office, { groupId: group.id, payDay: '2026-09-28' })
    for (const format of ['csv', 'xero']) {
      const { text } = await office.call('GET', `/api/pay-journals/${run.id}/file?format=${format}`)
      expect(text).toContain("'=1+1")
      expect(text).not.toMatch(/(^|,|\n)"?=/)
    }
  })

  test('is seen by nobody who does not work on pay', async () => {
    const office = await payOffice(app, 'SG')
    const entityId = await entityOf(office)
    const ng = await hire(office, { fullName: 'Ng Bo' }, null)
    const rival = await payOffice(app, 'SG')
    for (const path of [
      `/api/pay-components/${entityId}/basic`,
      `/api/pay-component-rules/${entityId}`,
      `/api/pay-component-options/${entityId}`,
      `/api/pay-components?entityId=${entityId}`,
      `/api/employees/${ng.id}/allowance-components`,
    ])
      expect([path, (await rival.call('GET', path)).status]).toEqual([path, 404])
  })
})
