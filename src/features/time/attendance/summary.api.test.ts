import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { drain } from './jobs.ts'

/** Each day at each site, summed up: on the screen and as a file. */

let app: TestServer
let mei: Person
const now = new Date('2026-11-06T12:00:00Z')

const ok = (answer: Awaited<ReturnType<TestServer['call']>>) => {
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.body.data
}
const call = (method: string, path: string, body?: unknown) =>
  app.call(method, path, { token: mei.token, ...(body === undefined ? {} : { body }) })
const hr = async (method: string, path: string, body?: unknown) => ok(await call(method, path, body))

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer()
  const siteOf = async (name: string) =>
    (await hr('POST', '/api/company/sites', { name, country: 'SG', zone: 'Asia/Singapore' })).site.id as string
  const someone = async (fullName: string, siteId: string) =>
    (
      await hr(
        'POST',
        '/api/employees/unified',
        formOf({
          fullName,
          siteId,
          joinDate: '2026-01-05',
          email: `${fullName.toLowerCase().replaceAll(' ', '.')}@summary.example`,
        }),
      )
    ).employee.id as string
  const [tuas, changi] = [await siteOf('Tuas yard'), await siteOf('Changi office')]
  const [tan, lim, noor] = [
    await someone('Tan Ah Kow', tuas),
    await someone('Lim Bee Hoon', tuas),
    await someone('Noor Aziz', changi),
  ]
  const fixes = [
    // A long day, a day without an out, and a usual day elsewhere.
    { employeeId: tan, kind: 'add', at: '2026-11-03T00:00:00Z', direction: 'in' },
    { employeeId: tan, kind: 'add', at: '2026-11-03T11:00:00Z', direction: 'out' },
    { employeeId: lim, kind: 'add', at: '2026-11-03T01:00:00Z', direction: 'in' },
    { employeeId: noor, kind: 'add', at: '2026-11-03T01:00:00Z', direction: 'in' },
    { employeeId: noor, kind: 'add', at: '2026-11-03T09:00:00Z', direction: 'out' },
    { employeeId: tan, kind: 'add', at: '2026-11-04T01:00:00Z', direction: 'in' },
    { employeeId: tan, kind: 'add', at: '2026-11-04T09:00:00Z', direction: 'out' },
  ]
  await hr('POST', '/api/attendance/fixes', { reason: 'Kept on paper', fixes })
  await hr('POST', '/api/attendance/remote-days', { employeeId: noor, from: '2026-11-03', until: '2026-11-03' })
  await drain(app.server.services, { companyId: mei.companyId })
})
afterAll(() => app.close())

const SPAN = 'from=2026-11-03&until=2026-11-04'

describe('the daily summary', () => {
  test('has a line for each day and site: who came, who works remotely, overtime and what is to be put right', async () => {
    const { days, totalCount } = await hr('GET', `/api/attendance/summary?${SPAN}&sort=day`)
    expect(totalCount).toBe(3)
    expect(days).toMatchObject([
      { workDate: '2026-11-03', site: 'Changi office', present: 1, remote: 1, exceptions: 0, overtime: 0 },
      { workDate: '2026-11-03', site: 'Tuas yard', present: 2, remote: 0, exceptions: 1 },
      { workDate: '2026-11-04', site: 'Tuas yard', present: 1, exceptions: 0 },
    ])
    expect(days[1].overtime).toBeGreaterThan(0)
    const { records } = await hr('GET', `/api/employees/attendance?${SPAN}`)
    const worked = (of: { worked: number | null }[]) => of.reduce((sum, one) => sum + (one.worked ?? 0), 0)
    expect(worked(days)).toBe(worked(records))
  })

  test('pages by key in every order, without a line twice or left out', async () => {
    for (const sort of ['day', '-day', 'site', '-site']) {
      const seen: string[] = []
      let cursor = ''
      do {
        const at = cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''
        const { days, next } = await hr('GET', `/api/attendance/summary?${SPAN}&sort=${sort}&pageSize=1${at}`)
        seen.push(...days.map(({ id }: { id: string }) => id))
        cursor = next ?? ''
      } while (cursor)
      expect(new Set(seen).size, sort).toBe(3)
      expect(seen, sort).toHaveLength(3)
    }
  })

  test('is the last month where nobody says which days, of one site where one is named, and a year at most', async () => {
    const { days } = await hr('GET', '/api/attendance/summary')
    expect(days.map(({ workDate }: { workDate: string }) => workDate)).toContain('2026-11-03')
    const site = days.find(({ site: name }: { site: string }) => name === 'Changi office').siteId
    expect((await hr('GET', `/api/attendance/summary?${SPAN}&site=${site}`)).days).toHaveLength(1)
    expect((await call('GET', '/api/attendance/summary?from=2020-01-01&until=2026-01-01')).status).toBe(422)
  })

  test('is a file with the same lines, made for a reason that stands in the log', async () => {
    const ask = (filter: object, format = 'csv') =>
      call('POST', '/api/company/list-exports', { list: 'attendance-summary', format, filter })
    const span = { from: '2026-11-03', until: '2026-11-04', sort: 'day' }
    expect((await ask(span)).status).toBe(422)
    expect((await ask({ ...span, reason: 'Safety board' }, 'xlsx')).status).toBe(201)
    const made = ok(await ask({ ...span, reason: 'Safety board' })).export
    const { text } = await call('GET', `/api/company/list-exports/${made.id}/file`)
    const [head, ...lines] = text.replace('\uFEFF', '').trimEnd().split('\r\n')
    expect(head).toBe(
      'Day,Site,Planned,Present,Late,Absent,On leave,Remote,Worked minutes,Overtime minutes,To put right',
    )
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(/^2026-11-03,Changi office,\d+,1,0,0,0,1,/)
    const [logged] = await app.look<{ detail: { filter: { reason: string } } }>(
      `select detail from audit_log where action = 'attendance.export-summary' and company_id = '${mei.companyId}' limit 1`,
    )
    expect(logged?.detail.filter.reason).toBe('Safety board')
  })
})
