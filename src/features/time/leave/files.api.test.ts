import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person
let asha: string
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-16T01:00:00Z') })
  mei = await app.employer('SG', 'Harbour Works')
  const form = formOf({ fullName: 'Asha Rao', joinDate: '2024-01-08', compensation: { basicSalary: 5200 } })
  asha = (await done('POST', '/api/employees/unified', form)).employee.id
  await done('GET', `/api/company/leave/people/${asha}`)
})
afterAll(() => app.close())

const done = async (method: string, path: string, body?: unknown) => {
  const answer = await app.call(method, path, { token: mei.token, ...(body === undefined ? {} : { body }) })
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.body.data
}
const ask = (list: string, filter: object, format = 'csv') =>
  app.call('POST', '/api/company/list-exports', { token: mei.token, body: { list, format, filter } })
const linesOf = async (list: string, filter: object) => {
  const made = await ask(list, filter)
  expect(made.status, made.text).toBe(201)
  const file = await fetch(`${app.url}/api/company/list-exports/${made.body.data.export.id}/file`, {
    headers: { authorization: `Bearer ${mei.token}` },
  })
  return (await file.text()).replace('\uFEFF', '').trimEnd().split('\r\n')
}
const logged = (action: string) =>
  app.look<{ detail: { filter: { reason: string } } }>(
    `select detail from audit_log where action = '${action}' and company_id = '${mei.companyId}' order by at desc, id desc limit 1`,
  )

describe('leave as files', () => {
  test.each(['leave-ledger', 'leave-liability', 'leave-requests', 'attendance'])(
    '%s asks what the file is for',
    async (list) => {
      const { status, body } = await ask(list, {})
      expect([status, body.fields]).toEqual([422, { reason: 'Say what the file is for' }])
      expect((await ask(list, { reason: 'Audit of the year' }, 'xlsx')).status).toBe(201)
    },
  )

  test('the ledger has every entry with what it follows from, of everybody or of one; the reason stands in the log', async () => {
    const adjusted = { type: 'SG.annual', kind: 'adjust', minutes: 480, onDay: '2026-11-16', reason: 'Agreed' }
    await done('POST', `/api/company/leave/people/${asha}/adjust`, adjusted)
    const [head, ...lines] = await linesOf('leave-ledger', { employee: asha, type: 'SG.annual', reason: 'Audit' })
    expect(head).toBe(
      'Employee ID,Person,Department,Kind of leave,Day,Entry,Days,Minutes,Came with,Follows from,Written',
    )
    expect(lines.some((line) => line.includes('Asha Rao') && line.includes(',grant,'))).toBe(true)
    expect(lines.some((line) => line.includes('2026-11-16,adjust,') || line.includes('2026-11-16,grant,'))).toBe(true)
    expect(await linesOf('leave-ledger', { employee: crypto.randomUUID(), reason: 'Audit' })).toHaveLength(1)
    expect(await logged('leave.export-ledger')).toMatchObject([{ detail: { filter: { reason: 'Audit' } } }])
  })

  test('what is owed has the amount and the rule of each; who sees no pay has no such list', async () => {
    const lines = await linesOf('leave-liability', { reason: 'Year end' })
    const { rows } = await done('GET', '/api/company/leave/liability')
    const own = rows.find(({ employeeId }: { employeeId: string }) => employeeId === asha)
    const amount = (own.amount.minor / 100).toFixed(2)
    expect(lines.find((line) => line.includes('Asha Rao'))).toContain(`,SG,`)
    expect(lines.find((line) => line.includes('Asha Rao'))).toContain(`,SGD,${amount},`)
    await app.look(`update users set role = 'recruiter' where id = '${mei.userId}'`)
    expect((await ask('leave-liability', { reason: 'Curious' })).status).toBeGreaterThanOrEqual(400)
    await app.look(`update users set role = 'employer' where id = '${mei.userId}'`)
  })
})

describe('balances of many people', () => {
  test('are tried first, then corrected each by itself; who is refused says why and keeps none of the others up', async () => {
    const form = formOf({ fullName: 'Bo Lim', joinDate: '2024-01-08' })
    const bo = (await done('POST', '/api/employees/unified', form)).employee.id
    const accounts = [
      { employeeId: asha, type: 'SG.annual' },
      { employeeId: bo, type: 'SG.annual' },
      { employeeId: bo, type: 'IN.earned' },
    ]
    const input = { accounts, days: 2, onDay: '2026-11-16', expiresOn: '', reason: 'Ten years of the company' }
    const balance = async () => {
      const { balances } = await done('GET', '/api/company/leave/balances?type=SG.annual&search=Asha')
      return balances[0].balance
    }
    const before = await balance()
    const tried = (await done('POST', '/api/company/leave/adjust-many', { ...input, dryRun: true })).results
    const day = tried[0].dayMinutes
    expect(tried[0]).toMatchObject({ employeeId: asha, before, after: before + 2 * day, why: null })
    expect(tried[2]).toMatchObject({ before: null, after: null, why: expect.any(String) })
    expect(await balance()).toBe(before)
    const { results } = await done('POST', '/api/company/leave/adjust-many', { ...input, dryRun: false })
    expect(results.map(({ why }: { why: string | null }) => why === null)).toEqual([true, true, false])
    expect(await balance()).toBe(before + 2 * day)
    const away = { ...input, days: -300, dryRun: true }
    const refused = (await done('POST', '/api/company/leave/adjust-many', away)).results
    expect(refused[0].why).toContain('less cannot be left')
  })
})

describe('the year end', () => {
  test('is read before it happens: what is carried over, what ends, as a list and as a file; nothing is written', async () => {
    const entries = () => app.look<{ n: number }>('select count(*)::int as n from leave_entries')
    const before = await entries()
    const adjusted = { type: 'SG.annual', kind: 'comp_off', minutes: 960, onDay: '2026-11-16', expiresOn: '2026-12-31' }
    await done('POST', `/api/company/leave/people/${asha}/adjust`, { ...adjusted, reason: 'Sundays worked' })
    const written = await entries()
    expect(written[0]?.n).toBeGreaterThan(before[0]?.n ?? 0)
    const { rows, total } = await done('GET', '/api/company/leave/year-end?until=2027-01-01')
    const own = rows.find(
      ({ employeeId, type }: { employeeId: string; type: { key: string } }) =>
        employeeId === asha && type.key === 'SG.annual',
    )
    expect(own.lost + own.carried).toBeGreaterThanOrEqual(960)
    expect(await entries()).toEqual(written)
    const lines = await linesOf('leave-year-end', { until: '2027-01-01', reason: 'Letters to staff' })
    expect(lines[0]).toBe(
      'Employee ID,Person,Department,Kind of leave,Days now,Days carried over,Days that end unused,Days then',
    )
    expect(lines).toHaveLength(total + 1)
    const past = await app.call('GET', '/api/company/leave/year-end?until=2026-11-16', { token: mei.token })
    expect(past.body.fields).toEqual({ until: 'Until must lie ahead' })
  })
})
