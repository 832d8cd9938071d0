import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAdministrator } from '../../../../test/hiring.ts'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { drain } from './jobs.ts'
import { markRecount } from './recounts.service.ts'

/** A rule of the company is changed: the days nobody has locked follow, the others stay. */

let app: TestServer
let mei: Person
let employeeId = ''
let now = new Date('2026-10-05T01:00:00Z')

const hr = async (method: string, path: string, body?: unknown) => {
  const answer = await app.call(method, path, { token: mei.token, ...(body === undefined ? {} : { body }) })
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.body.data
}
const drained = () => drain(app.server.services, { companyId: mei.companyId })
const entered = (day: string, times: readonly (readonly [string, 'in' | 'out'])[]) =>
  hr('POST', '/api/attendance/fixes', {
    reason: 'Kept on paper',
    fixes: times.map(([at, direction]) => ({ employeeId, kind: 'add', at: `${day}T${at}:00Z`, direction })),
  })
const countedOn = async (day: string) => {
  const { entries } = await hr('GET', `/api/employees/${employeeId}/attendance?day=${day}`)
  return (entries as { minutes: number }[]).reduce((sum, { minutes }) => sum + minutes, 0)
}
/** What the background does after a change. */
const recounted = async () => {
  const waiting = await app.look<{ id: string }>(
    `select id from attendance_recounts where company_id = '${mei.companyId}' and marked_at is null`,
  )
  for (const { id } of waiting) await markRecount(app.server.services, { companyId: mei.companyId, recountId: id })
  await drained()
}
const adjustments = async () =>
  (await app.look<{ n: number }>(`select count(*)::int n from adjustments where company_id = '${mei.companyId}'`))[0]?.n

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer()
  await anAdministrator(app, mei, 'Bob')
  const form = formOf({ joinDate: '2026-01-05', fullName: 'Tan Ah Kow', email: 'tan@recounts.example' })
  employeeId = (await hr('POST', '/api/employees/unified', form)).employee.id
  // A day in two pieces in October and one in November: three hours, an hour away, four hours.
  const pieces = [
    ['01:00', 'in'],
    ['04:00', 'out'],
    ['06:00', 'in'],
    ['10:00', 'out'],
  ] as const
  now = new Date('2026-11-10T12:00:00Z')
  await entered('2026-10-29', pieces)
  await entered('2026-10-30', pieces)
  await entered('2026-11-05', pieces)
  await drained()
  const { periods } = await hr('GET', '/api/attendance/periods')
  expect(periods).toEqual([])
})
afterAll(() => app.close())

describe('a changed rule of attendance', () => {
  test('is shown before it is saved, with how many days it touches', async () => {
    const { effects } = await hr('POST', '/api/company/settings/attendance/preview', {
      values: { hours: 'first_to_last' },
    })
    expect(effects[0].en).toContain('3 days of 1 people')
    const other = await hr('POST', '/api/company/settings/attendance/preview', { values: { siteMetres: 300 } })
    expect(other.effects).toEqual([])
  })

  test('has the unlocked days it touches computed again, and says what changed', async () => {
    const before = await countedOn('2026-11-05')
    await hr('PUT', '/api/company/settings/attendance', { values: { hours: 'first_to_last' } })
    await recounted()
    expect(await countedOn('2026-11-05')).toBeGreaterThan(before)
    const { recounts } = await hr('GET', '/api/attendance/recounts')
    expect(recounts).toHaveLength(1)
    expect(recounts[0]).toMatchObject({ cause: 'settings', days: 3, changedDays: 3, changedPeople: 1 })
    expect(recounts[0].finishedAt).not.toBeNull()
    expect(recounts[0].counted).toBeGreaterThan(0)
    const { days } = await hr('GET', `/api/attendance/recounts/${recounts[0].id}`)
    expect(days.map(({ workDate }: { workDate: string }) => workDate).toSorted()).toEqual([
      '2026-10-29',
      '2026-10-30',
      '2026-11-05',
    ])
    const told = await app.call('GET', '/api/notifications', { token: mei.token })
    expect(told.text).toContain('computed again')
  })

  test('leaves the days of a locked month, also when such a day is computed for another reason', async () => {
    const { openMonths } = await import('./periods.service.ts')
    await app.server.services.database.forCompany(mei.companyId, (db) =>
      openMonths({ db, companyId: mei.companyId }, '2026-10-01', '2026-11-10'),
    )
    const { periods } = await hr('GET', '/api/attendance/periods')
    const october = periods.find(({ from }: { from: string }) => from === '2026-10-01')
    await hr('POST', `/api/attendance/periods/${october.id}/lock`, { withUnclear: true })
    const locked = await countedOn('2026-10-30')
    const open = await countedOn('2026-11-05')
    await hr('PUT', '/api/company/settings/attendance', { values: { hours: 'pairs' } })
    await recounted()
    expect(await countedOn('2026-11-05')).toBeLessThan(open)
    expect(await countedOn('2026-10-30')).toBe(locked)
    const { recounts } = await hr('GET', '/api/attendance/recounts')
    expect(recounts[0]).toMatchObject({ days: 1, changedDays: 1 })
    // Computed for another reason: the rules of the lock hold, and nothing is adjusted.
    await hr('POST', '/api/attendance/again', { from: '2026-10-26', until: '2026-11-08' })
    await drained()
    expect(await countedOn('2026-10-30')).toBe(locked)
    expect(await adjustments()).toBe(0)
  })

  test('that says how people punch computes nothing', async () => {
    await hr('PUT', '/api/company/settings/attendance', { values: { siteMetres: 350 } })
    const { recounts } = await hr('GET', '/api/attendance/recounts')
    expect(recounts.filter(({ cause }: { cause: string }) => cause === 'settings')).toHaveLength(2)
  })
})

describe('terms of an employment that are other than they were', () => {
  test('have the days from then on computed again', async () => {
    const site = await hr('POST', '/api/company/sites', {
      name: 'Toronto yard',
      country: 'SG',
      zone: 'Asia/Singapore',
      latitude: '1.3200',
      longitude: '103.6500',
    })
    await hr('POST', `/api/employees/${employeeId}/terms`, {
      effectiveFrom: '2026-11-02',
      siteId: site.site.id,
      reason: 'Moved',
      cause: 'error',
    })
    await drained()
    const [day] = await app.look<{ site_id: string | null }>(
      `select site_id from attendance_days where company_id = '${mei.companyId}' and work_date = '2026-11-05'`,
    )
    expect(day?.site_id).toBe(site.site.id)
  })
})

describe('people who are computed together', () => {
  test('each have what they worked before in the month, wherever their days begin', async () => {
    const form = formOf({
      joinDate: '2026-01-05',
      fullName: 'Lim Bee Hoon',
      email: 'lim@recounts.example',
      // Whom Part 4 of the Employment Act is for.
      compensation: { basicSalary: 2000 },
    })
    const { employee } = await hr('POST', '/api/employees/unified', form)
    const long = (id: string, day: string) => [
      { employeeId: id, kind: 'add', at: `${day}T00:00:00Z`, direction: 'in' },
      { employeeId: id, kind: 'add', at: `${day}T15:00:00Z`, direction: 'out' },
    ]
    const days = [5, 6, 7, 8, 9, 12, 13, 14, 15, 16, 19, 20, 21, 22, 23].map(
      (d) => `2026-10-${String(d).padStart(2, '0')}`,
    )
    await hr('POST', '/api/attendance/fixes', { reason: 'Paper', fixes: days.flatMap((day) => long(employee.id, day)) })
    await drained()
    // One drain takes an early day of one person and a late one of the other.
    await hr('POST', '/api/attendance/fixes', {
      reason: 'Paper',
      fixes: [...long(employeeId, '2026-10-06'), ...long(employee.id, '2026-10-29')],
    })
    await drained()
    const { people } = await hr('GET', '/api/attendance/overtime?from=2026-10-26&until=2026-10-31')
    const own = people.find((one: { employeeId: string }) => one.employeeId === employee.id)
    const month = own.notices.find(({ label }: { label: string }) => label.includes('a month'))
    expect(month.used).toBeGreaterThan(48 * 60)
  })
})
