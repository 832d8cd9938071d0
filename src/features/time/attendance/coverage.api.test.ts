import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAdministrator } from '../../../../test/hiring.ts'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { drain } from './jobs.ts'
import { openMonths } from './periods.service.ts'

/** Pay of days that have passed becomes another: whether the law's limits hold for those days becomes another with it. */

let app: TestServer
let mei: Person
let bob: Person
let now = new Date('2026-11-20T12:00:00Z')
let employeeId = ''
/** Of October, which is locked, and of November. */
const [LOCKED, OPEN] = ['2026-10-20', '2026-11-10']

const ok = (answer: Awaited<ReturnType<TestServer['call']>>) => {
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.body.data
}
const hr = async (method: string, path: string, body?: unknown) =>
  ok(await app.call(method, path, { token: mei.token, ...(body === undefined ? {} : { body }) }))
const drained = () => drain(app.server.services, { companyId: mei.companyId })
const waiting = async () =>
  (
    await app.look<{ work_date: string }>(
      `select work_date::text from attendance_dirty where company_id = '${mei.companyId}' order by 1`,
    )
  ).map(({ work_date }) => work_date)
const dayOf = async (day: string) => hr('GET', `/api/employees/${employeeId}/attendance?day=${day}`)
const paidOn = async (day: string): Promise<number> => (await dayOf(day)).day.overtimePaid
const lockedOn = async (day: string) =>
  (
    await app.look<{ paid: number }>(
      `select (classes -> 'overtime' ->> 'paid')::int as paid from attendance_locked where company_id = '${mei.companyId}' and work_date = '${day}'`,
    )
  )[0]?.paid
const adjusted = () =>
  app.look<{ day: string; class: string; minutes: number }>(
    `select for_day::text as day, class, minutes from adjustments where company_id = '${mei.companyId}' order by 1, 2`,
  )

/** October of every legal entity that has days of it. */
const octoberLocked = async () => {
  await app.server.services.database.forCompany(mei.companyId, (db) =>
    openMonths({ db, companyId: mei.companyId }, '2026-10-01', '2026-11-20'),
  )
  const { periods } = await hr('GET', '/api/attendance/periods')
  for (const { id, from, state } of periods)
    if (from === '2026-10-01' && state === 'open')
      await hr('POST', `/api/attendance/periods/${id}/lock`, { withUnclear: true })
}

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer()
  bob = await anAdministrator(app, mei, 'Bob')
  const form = formOf({
    joinDate: '2026-01-05',
    fullName: 'Bob Lee',
    email: bob.email,
    compensation: { basicSalary: 2000 },
  })
  employeeId = (await hr('POST', '/api/employees/unified', form)).employee.id
  for (const day of [LOCKED, OPEN]) {
    now = new Date(`${day}T16:00:00Z`)
    const fixes = [
      { employeeId, kind: 'add', at: `${day}T00:00:00Z`, direction: 'in' },
      { employeeId, kind: 'add', at: `${day}T15:00:00Z`, direction: 'out' },
    ]
    await hr('POST', '/api/attendance/fixes', { reason: 'Kept on paper', fixes })
    await drained()
    ok(
      await app.call('POST', '/api/my/overtime', {
        token: bob.token,
        body: { day, minutes: 300, reason: 'The ship was late' },
      }),
    )
    const { items } = await hr('GET', '/api/company/approvals')
    const { results } = await hr('POST', '/api/company/approvals/decide', {
      verdict: 'approve',
      items: items.map(({ id, hash }: { id: string; hash: string }) => ({ id, hash })),
    })
    expect(results[0].why).toBeNull()
    await drained()
  }
  now = new Date('2026-11-20T12:00:00Z')
  await octoberLocked()
})
afterAll(() => app.close())

const paidFrom = (effectiveFrom: string, basicSalary: string) =>
  hr('POST', `/api/employees/${employeeId}/pay-changes`, {
    effectiveFrom,
    basicSalary,
    cause: 'error',
    reason: 'The contract says so',
  })

describe('pay of days that have passed', () => {
  test('that takes somebody out of the law’s hours lets go what its limits held of an open day', async () => {
    const held = await paidOn(OPEN)
    expect(held).toBeGreaterThan(0)
    expect(held).toBeLessThan(300)
    expect((await dayOf(OPEN)).notices.map(({ label }: { label: string }) => label)).toContain('12 hours a day')
    // Above what Part 4 of the Employment Act covers, from a day before the open one and after the locked one.
    await paidFrom('2026-11-02', '9000')
    expect(await waiting()).toEqual([OPEN])
    await drained()
    expect(await paidOn(OPEN)).toBe(300)
    expect((await dayOf(OPEN)).notices).toEqual([])
    expect(await adjusted()).toEqual([])
  })

  test('leaves a locked day as it was locked, and says the difference', async () => {
    const locked = await lockedOn(LOCKED)
    expect(locked).toBeLessThan(300)
    await paidFrom('2026-10-01', '9000')
    expect(await waiting()).toEqual([LOCKED, OPEN])
    await drained()
    expect(await lockedOn(LOCKED)).toBe(locked)
    expect(await adjusted()).toEqual([{ day: LOCKED, class: 'overtime', minutes: 300 - (locked ?? 0) }])
  })

  test('changes from its own day on, within a week as well', async () => {
    // A Monday to Wednesday below the limit, the rest of the week above: the open day is a Tuesday.
    await paidFrom('2026-11-09', '2000')
    await paidFrom('2026-11-11', '9000')
    await drained()
    expect(await paidOn(OPEN)).toBeLessThan(300)
    await paidFrom('2026-11-10', '9000')
    await drained()
    expect(await paidOn(OPEN)).toBe(300)
  })

  test('edited from today has only days from today on wait', async () => {
    await hr('PUT', `/api/employees/${employeeId}`, { salary: '9500' })
    expect(await waiting()).toEqual([])
  })
})

describe('being a manager', () => {
  const said = async (effectiveFrom: string, manager: string | null) => {
    const [employment] = await app.look<{ id: string }>(
      `select id from employments where employee_id = '${employeeId}'`,
    )
    await hr('POST', `/api/payroll/people/${employment?.id}/profile`, { effectiveFrom, facts: { manager } })
  }

  test('from a day on is asked with what pay asks, and lets go what limits held of days from then on', async () => {
    await paidFrom('2026-10-01', '2000')
    await paidFrom('2026-11-02', '2000')
    await paidFrom('2026-11-10', '2000')
    await drained()
    const held = await paidOn(OPEN)
    expect(held).toBeLessThan(300)
    expect((await adjusted()).reduce((sum, { minutes }) => sum + minutes, 0)).toBe(0)
    await said('2026-11-02', 'yes')
    expect(await waiting()).toEqual([OPEN])
    await drained()
    expect(await paidOn(OPEN)).toBe(300)
    // Of a locked day it is a difference; taken back, there is none.
    await said('2026-10-01', 'yes')
    await drained()
    expect((await adjusted()).reduce((sum, { minutes }) => sum + minutes, 0)).toBe(
      300 - ((await lockedOn(LOCKED)) ?? 0),
    )
    await said('2026-10-01', null)
    await said('2026-11-02', null)
    await drained()
    expect(await paidOn(OPEN)).toBe(held)
    expect((await adjusted()).reduce((sum, { minutes }) => sum + minutes, 0)).toBe(0)
  })

  test('changes no day when something else is entered for pay', async () => {
    const [employment] = await app.look<{ id: string }>(
      `select id from employments where employee_id = '${employeeId}'`,
    )
    await hr('POST', `/api/payroll/people/${employment?.id}/profile`, {
      effectiveFrom: '2026-10-01',
      facts: { selfHelpFunds: 'CDAC' },
    })
    expect(await waiting()).toEqual([])
  })
})

describe('what the record says of somebody', () => {
  test('has no day: days that nobody has locked are computed again, and what was locked stays', async () => {
    const { employee } = await hr(
      'POST',
      '/api/employees/unified',
      formOf({
        joinDate: '2026-01-05',
        fullName: 'Marie Roy',
        email: 'marie@coverage.example',
        countryCode: 'CA',
        nationality: 'Canadian',
        employmentStatus: 'citizen',
        complianceData: { sinNumber: '193 456 787', province: 'ON' },
      }),
    )
    const fixes = ['2026-10-21', '2026-11-11'].flatMap((day) => [
      { employeeId: employee.id, kind: 'add', at: `${day}T13:00:00Z`, direction: 'in' },
      { employeeId: employee.id, kind: 'add', at: `${day}T23:00:00Z`, direction: 'out' },
    ])
    await hr('POST', '/api/attendance/fixes', { reason: 'Kept on paper', fixes })
    await drained()
    await octoberLocked()
    const form = {
      ...formOf({ fullName: 'Marie Roy', email: 'marie@coverage.example' }),
      joinDate: '2026-01-05',
      countryCode: 'CA',
      nationality: 'Canadian',
      employmentStatus: 'citizen',
    }
    const { compensation: _pay, ...unpaid } = form
    await hr('PUT', `/api/employees/${employee.id}`, {
      ...unpaid,
      complianceData: { sinNumber: '193 456 787', province: 'BC' },
    })
    const open = await waiting()
    expect(open).toContain('2026-11-11')
    expect(open).not.toContain('2026-10-21')
    await drained()
    expect((await app.look(`select from adjustments where for_day = '2026-10-21'`)).length).toBe(0)
  })
})
