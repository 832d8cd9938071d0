import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPortalPerson, type PortalPerson } from '../../../../test/claims.ts'
import { agree } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { drain } from '../../time/attendance/jobs.ts'
import { openMonths } from '../../time/attendance/periods.service.ts'

/** Approved time by pay period and class, as a file. */

let app: TestServer
let mei: Person
let bob: PortalPerson
let groupId = ''
let now = new Date('2026-10-30T12:00:00Z')

type Who = { token: string }
const call = (method: string, path: string, body?: unknown, who: Who = mei) =>
  app.call(method, path, { token: who.token, ...(body === undefined ? {} : { body }) })
const good = async (method: string, path: string, body?: unknown, who: Who = mei) => {
  const answer = await call(method, path, body ?? (method === 'GET' ? undefined : {}), who)
  expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300)
  return answer.body.data
}
const ask = (filter: object, format = 'csv', who: Who = mei) =>
  call('POST', '/api/company/list-exports', { list: 'pay-time', format, filter }, who)
const lines = async (): Promise<string[]> => {
  const made = await ask({ group: groupId, month: '2026-10', reason: 'For the payroll bureau' })
  expect(made.status, made.text).toBe(201)
  const { text } = await call('GET', `/api/company/list-exports/${made.body.data.export.id}/file`)
  return text.replace('\uFEFF', '').trimEnd().split('\r\n')
}
const worked = async (day: string, ...at: readonly (readonly [string, 'in' | 'out'])[]) => {
  const fixes = at.map(([time, direction]) => ({
    employeeId: bob.employeeId,
    kind: 'add',
    at: `${day}T${time}:00Z`,
    direction,
  }))
  await good('POST', '/api/attendance/fixes', { fixes, reason: 'On paper' })
  await drain(app.server.services, { companyId: mei.companyId })
}

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer('SG', 'Harbour Works')
  bob = await aPortalPerson(app, mei, { name: 'Bob Lee', compensation: { basicSalary: 2400 } })
  const { entities } = await good('GET', '/api/payroll/setup')
  const group = { entityId: entities[0].id, name: 'Harbour monthly', frequency: 'monthly', payOn: 31 }
  groupId = (await good('POST', '/api/payroll/groups', group)).group.id
  // Twelve hours, of which two of overtime are approved; and an arrival without a departure.
  await worked('2026-10-05', ['00:00', 'in'], ['12:00', 'out'])
  await worked('2026-10-06', ['01:00', 'in'])
  await good('POST', '/api/my/overtime', { day: '2026-10-05', minutes: 120, reason: 'Ship was late' }, bob)
  await agree(app, mei, 'overtime')
  await drain(app.server.services, { companyId: mei.companyId })
  const type = (
    await good('POST', '/api/company/leave/types', { country: 'SG', name: 'Unpaid leave', paid: false })
  ).countries[0].types.find(({ type: { name } }: { type: { name: string } }) => name === 'Unpaid leave').type
  const leave = { employeeId: bob.employeeId, type: type.key, from: '2026-10-12', until: '2026-10-12' }
  await good('POST', '/api/company/leave/requests', leave)
}, 60_000)
afterAll(() => app.close())

describe('approved time as a file for whoever pays', () => {
  test('has a line for each person, pay period and class, in minutes: ordinary time, approved overtime, unpaid leave', async () => {
    const [head, ...rows] = await lines()
    expect(head).toBe('Employee ID,Name,Pay group,From,Until,Pay day,Class,Kind,Minutes,Locked,Days to put right')
    const [number] = rows[0]?.split(',') ?? []
    const { day, entries } = await good('GET', `/api/employees/${bob.employeeId}/attendance?day=2026-10-05`)
    const regular = entries
      .filter(({ kind }: { kind: string }) => kind === 'regular')
      .reduce((sum: number, { minutes }: { minutes: number }) => sum + minutes, 0)
    expect(day.overtimePaid).toBe(120)
    const own = `${number},Bob Lee,Harbour monthly,2026-10-01,2026-10-31,2026-10-31`
    expect(rows).toEqual([
      `${own},Normal hours,regular,${regular},,1`,
      `${own},Overtime,overtime,120,,1`,
      // A working day of eight hours and 48 minutes: 44 hours in five days.
      `${own},Unpaid leave,unpaid leave,528,,1`,
    ])
  })

  test('says of locked time that it is locked, and what came to light since is in it', async () => {
    now = new Date('2026-11-03T01:00:00Z')
    await drain(app.server.services, { companyId: mei.companyId })
    await app.server.services.database.forCompany(mei.companyId, (db) =>
      openMonths({ db, companyId: mei.companyId }, '2026-10-01', '2026-11-03'),
    )
    const { periods } = await good('GET', '/api/attendance/periods')
    const october = periods.find(({ from }: { from: string }) => from === '2026-10-01')
    await good('POST', `/api/attendance/periods/${october.id}/lock`, { withUnclear: true })
    const minutesOf = (rows: string[], kind: string) =>
      Number(
        rows
          .find((row) => row.includes(`,${kind},`))
          ?.split(`,${kind},`)[1]
          ?.split(',')[0],
      )
    const before = await lines()
    expect(before.filter((row) => row.endsWith(',yes,1'))).toHaveLength(2)
    await worked('2026-10-06', ['09:00', 'out'])
    const after = await lines()
    expect(minutesOf(after, 'regular')).toBeGreaterThan(minutesOf(before, 'regular'))
    expect(minutesOf(after, 'overtime')).toBe(120)
    expect(after[1]?.endsWith(',yes,0')).toBe(true)
  })

  test('asks what it is for, is refused to whoever has no payroll, and stands in the log', async () => {
    const filter = { group: groupId, month: '2026-10' }
    expect((await ask(filter)).body.fields).toEqual({ reason: 'Say what the file is for' })
    expect((await ask({ ...filter, reason: 'Audit' }, 'xlsx')).status).toBe(201)
    expect((await ask({ ...filter, reason: 'Audit' }, 'csv', bob)).status).toBe(403)
    expect((await ask({ ...filter, group: crypto.randomUUID(), reason: 'Audit' })).status).toBe(404)
    const logged = await app.look<{ detail: { filter: { reason: string } } }>(
      `select detail from audit_log where action = 'payroll.export-time' and company_id = '${mei.companyId}' order by at limit 1`,
    )
    expect(logged[0]?.detail.filter.reason).toBe('For the payroll bureau')
  })
})
