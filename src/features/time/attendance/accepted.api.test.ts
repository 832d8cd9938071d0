import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPortalPerson, type PortalPerson } from '../../../../test/claims.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { drain } from './jobs.ts'
import { openMonths } from './periods.service.ts'

let app: TestServer
let owner: Person
let olga: PortalPerson
let gita: PortalPerson
// A Monday.
let now = new Date('2026-11-02T00:00:00Z')
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  owner = await app.employer('SG', 'Harbour Works')
  olga = await aPortalPerson(app, owner, { name: 'Olga Tan', compensation: { basicSalary: 2000 } })
  gita = await aPortalPerson(app, owner, {
    name: 'Gita Rao',
    nationality: 'Malaysian',
    employmentStatus: 'work_permit',
    complianceData: {
      nric: 'G1234567X',
      workPassType: 's_pass',
      workPassNumber: 'WP12345678A',
      workPassExpiry: '2027-05-31',
    },
  })
  const shift = { name: 'Office', code: 'OF', start: '09:00', end: '18:00', effectiveFrom: '2026-01-01' }
  const { id: shiftTypeId } = await good(owner, 'POST', '/api/schedules/shift-types', {
    ...shift,
    windowBefore: 240,
    windowAfter: 480,
  })
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ shifts: day < 6 ? [{ shiftTypeId }] : [], rest: day === 7 }))
  const { id: scheduleId } = await good(owner, 'POST', '/api/schedules/patterns', {
    name: 'Office',
    anchor: '2026-01-05',
    days,
  })
  const ids = []
  for (const who of [olga, gita])
    ids.push((await good(owner, 'GET', `/api/employees/${who.employeeId}/employments`)).employments[0].id)
  const body = { employmentIds: ids, scheduleId, effectiveFrom: '2026-01-05', reason: 'Attendance begins' }
  await good(owner, 'POST', '/api/schedules/assignments', body)
}, 60_000)
afterAll(() => app.close())

const good = async ({ token }: { token: string }, method: string, path: string, body?: unknown) => {
  const answer = await app.call(method, path, { token, ...(body === undefined ? {} : { body }) })
  expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(300)
  return answer.body.data
}
const punch = async (who: PortalPerson, direction: 'in' | 'out', at: string) => {
  now = new Date(at)
  await good(who, 'POST', '/api/my/attendance/punches', { direction, at })
}
const dayOf = async (who: PortalPerson, day: string) => {
  await drain(app.server.services, { companyId: owner.companyId })
  return good(owner, 'GET', `/api/employees/${who.employeeId}/attendance?day=${day}`)
}
const accept = (days: { employeeId: string; day: string }[], reason: string) =>
  good(owner, 'POST', '/api/attendance/accepted', { days, reason })
const openDays = async () => {
  await drain(app.server.services, { companyId: owner.companyId })
  const { records } = await good(owner, 'GET', '/api/employees/attendance?open=yes')
  return records
    .filter((one: { name: string }) => one.name === 'Olga Tan')
    .map((one: { name: string; workDate: string; exceptions: string[] }) => [one.name, one.workDate, one.exceptions])
}

describe('days that count and are asked about', () => {
  test('an arrival of somebody who is in already is an overlap; the hours count, and it is closed by accepting it', async () => {
    await punch(olga, 'in', '2026-11-02T01:00:00Z')
    await punch(olga, 'in', '2026-11-02T05:00:00Z')
    await punch(olga, 'out', '2026-11-02T10:00:00Z')
    now = new Date('2026-11-03T00:00:00Z')
    const asked = await dayOf(olga, '2026-11-02')
    expect(asked.day).toMatchObject({ state: 'exception', worked: 480, exceptions: ['overlap'] })
    expect(await openDays()).toEqual([['Olga Tan', '2026-11-02', ['overlap']]])
    // The timesheet says what may be chosen there to be accepted.
    const { people } = await good(owner, 'GET', '/api/attendance/timesheet?from=2026-11-02&until=2026-11-08')
    const own = people.find(({ name }: { name: string }) => name === 'Olga Tan')
    const shown = own.days.find(({ workDate }: { workDate: string }) => workDate === '2026-11-02')
    expect(shown).toMatchObject({ state: 'exception', exceptions: ['overlap'] })
    const { problems } = await good(olga, 'GET', '/api/my/attendance')
    expect(problems).toHaveLength(1)
    const days = [{ employeeId: olga.employeeId, day: '2026-11-02' }]
    const refused = await app.call('POST', '/api/attendance/accepted', {
      token: owner.token,
      body: { days, reason: ' ' },
    })
    expect(refused.status).toBe(422)
    expect(await accept(days, 'She came back from the bank')).toEqual({
      accepted: 1,
      left: 0,
      results: [{ ...days[0], accepted: true }],
    })
    const closed = await dayOf(olga, '2026-11-02')
    expect(closed.day).toMatchObject({ state: 'complete', worked: 480, exceptions: [] })
    expect(closed.accepted).toMatchObject([{ kind: 'overlap', reason: 'She came back from the bank' }])
    expect(await openDays()).toEqual([])
  })

  test('more than the law allows in a day is said of the day, and not the employee’s to put right', async () => {
    await punch(olga, 'in', '2026-11-03T01:00:00Z')
    await punch(olga, 'out', '2026-11-03T15:00:00Z')
    now = new Date('2026-11-04T00:00:00Z')
    const { day } = await dayOf(olga, '2026-11-03')
    expect(day).toMatchObject({ state: 'exception', exceptions: ['over_limit'] })
    expect((await good(olga, 'GET', '/api/my/attendance')).problems).toEqual([])
    expect(
      await accept(
        [
          { employeeId: olga.employeeId, day: '2026-11-03' },
          { employeeId: olga.employeeId, day: '2026-11-02' },
        ],
        'The authority was told',
      ),
    ).toMatchObject({ accepted: 1, left: 1, results: [{ accepted: true }, { accepted: false }] })
    expect((await dayOf(olga, '2026-11-03')).day).toMatchObject({ state: 'complete' })
  })

  test('a punch after the permit ran out is told, until the new permit is on file', async () => {
    const permit = { authorization_type: 's_pass', expiry_date: '2026-11-03' }
    const { authorization } = await good(owner, 'POST', `/api/employees/${gita.employeeId}/authorizations`, permit)
    await punch(gita, 'in', '2026-11-04T01:00:00Z')
    now = new Date('2026-11-04T03:00:00Z')
    // Who is at work is at work, whatever the permit says.
    expect((await dayOf(gita, '2026-11-04')).day).toMatchObject({
      state: 'in_progress',
      exceptions: ['permit_expired'],
    })
    await punch(gita, 'out', '2026-11-04T10:00:00Z')
    now = new Date('2026-11-05T00:00:00Z')
    expect((await dayOf(gita, '2026-11-04')).day).toMatchObject({ state: 'exception', worked: 480 })
    // The hours count all the same: no day of the month is unclear.
    await app.server.services.database.forCompany(owner.companyId, (db) =>
      openMonths({ db, companyId: owner.companyId }, '2026-11-01', '2026-11-05'),
    )
    const { periods } = await good(owner, 'GET', '/api/attendance/periods')
    expect(periods.find(({ from }: { from: string }) => from === '2026-11-01')).toMatchObject({ unclear: 0 })
    const changed = { expiry_date: '2027-11-03', version: authorization.version }
    await good(owner, 'PUT', `/api/employees/${gita.employeeId}/authorizations/${authorization.id}`, changed)
    expect((await dayOf(gita, '2026-11-04')).day).toMatchObject({ state: 'complete', exceptions: [] })
  })
})

describe('what was accepted a moment ago', () => {
  const undo = (days: object[], token = owner.token) =>
    app.call('POST', '/api/attendance/accepted/undo', { token, body: { days } })
  const overlap = async (day: string) => {
    await punch(olga, 'in', `${day}T01:00:00Z`)
    await punch(olga, 'in', `${day}T05:00:00Z`)
    await punch(olga, 'out', `${day}T10:00:00Z`)
    now = new Date(`${day}T23:00:00Z`)
    await dayOf(olga, day)
    return [{ employeeId: olga.employeeId, day }]
  }

  test('is taken back by whoever did, and asks again; it is in the log', async () => {
    const days = await overlap('2026-10-12')
    await accept(days, 'Seen')
    expect((await dayOf(olga, '2026-10-12')).day).toMatchObject({ state: 'complete' })
    expect((await undo(days)).body.data).toEqual({ takenBack: 1 })
    expect((await dayOf(olga, '2026-10-12')).day).toMatchObject({ state: 'exception', exceptions: ['overlap'] })
    const logged = await app.look<{ detail: { days: unknown } }>(
      `select detail from audit_log where action = 'attendance.accept-undo' order by id desc limit 1`,
    )
    expect(logged[0]?.detail.days).toEqual(days)
    // It can be accepted again, for another reason.
    await accept(days, 'Asked her')
    expect((await dayOf(olga, '2026-10-12')).accepted).toMatchObject([{ reason: 'Asked her' }])
  })

  test('stays when it was accepted some time ago or by somebody else, and is nobody else’s to take back', async () => {
    const days = await overlap('2026-10-13')
    await accept(days, 'Seen')
    const rival = await app.employer('SG', 'Rival of October')
    expect((await undo(days, rival.token)).status).toBe(404)
    expect((await undo(days, olga.token)).status).toBe(403)
    now = new Date(now.getTime() + 11 * 60_000)
    expect(await undo(days)).toMatchObject({
      status: 409,
      body: { error: 'These days were accepted by somebody else or some time ago, and stay accepted.' },
    })
    await app.look(
      `update attendance_accepted set accepted_by = gen_random_uuid(), accepted_at = '${now.toISOString()}'`,
    )
    expect((await undo(days)).status).toBe(409)
    expect((await dayOf(olga, '2026-10-13')).day).toMatchObject({ state: 'complete' })
  })

  test('stays when the month was locked meanwhile', async () => {
    const days = await overlap('2026-09-30')
    now = new Date('2026-10-01T01:00:00Z')
    await accept(days, 'Seen')
    await dayOf(olga, '2026-09-30')
    await app.server.services.database.forCompany(owner.companyId, (db) =>
      openMonths({ db, companyId: owner.companyId }, '2026-09-01', '2026-09-30'),
    )
    const { periods } = await good(owner, 'GET', '/api/attendance/periods')
    const september = periods.find(({ from }: { from: string }) => from === '2026-09-01')
    await good(owner, 'POST', `/api/attendance/periods/${september.id}/lock`, { withUnclear: true })
    const refused = await undo(days)
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'The month has been locked meanwhile, so these days stay accepted.',
    ])
    expect((await dayOf(olga, '2026-09-30')).accepted).toHaveLength(1)
  })
})

describe('many days at once', () => {
  const twice = async (day: string) => {
    await punch(olga, 'in', `${day}T01:00:00Z`)
    await punch(olga, 'in', `${day}T05:00:00Z`)
    await punch(olga, 'out', `${day}T10:00:00Z`)
  }
  const stateOf = async (day: string) => (await dayOf(olga, day)).day.state
  const send = (days: object[], key: string, reason = 'Seen with her') =>
    app.call('POST', '/api/attendance/accepted', {
      token: owner.token,
      body: { days, reason },
      headers: { 'idempotency-key': key },
    })

  test('are all or none where one is of another company, and once however often they are sent', async () => {
    for (const day of ['2026-11-05', '2026-11-06', '2026-11-09']) await twice(day)
    now = new Date('2026-11-10T00:00:00Z')
    const rival = await app.employer('SG', 'Rival')
    const theirs = await aPortalPerson(app, rival, { name: 'Tom Ng' })
    const day = { employeeId: olga.employeeId, day: '2026-11-05' }
    const mixed = await send([day, { employeeId: theirs.employeeId, day: '2026-11-05' }], crypto.randomUUID())
    expect(mixed.status).toBe(404)
    expect(await stateOf('2026-11-05')).toBe('exception')
    // The same day twice is one day.
    const key = crypto.randomUUID()
    const first = await send([day, day], key)
    expect(first.body.data).toMatchObject({ accepted: 1, left: 0 })
    const again = await send([day, day], key)
    expect([again.status, again.body.data]).toEqual([first.status, first.body.data])
    expect((await send([day], key, 'Another reason')).status).toBe(409)
    expect(await stateOf('2026-11-05')).toBe('complete')
    // At once with another key: the reason that came first stays.
    const other = { employeeId: olga.employeeId, day: '2026-11-06' }
    const both = await Promise.all([1, 2].map((n) => send([other], crypto.randomUUID(), `Reason ${n}`)))
    expect(both.every(({ status }) => status === 201)).toBe(true)
    expect((await dayOf(olga, '2026-11-06')).accepted).toHaveLength(1)
    expect(
      (
        await send(
          Array.from({ length: 201 }, () => day),
          crypto.randomUUID(),
        )
      ).status,
    ).toBe(422)
  })

  test('of a locked month are clear from then on, and nothing of their minutes moves', async () => {
    await twice('2026-12-01')
    now = new Date('2026-12-02T00:00:00Z')
    const days = ['2026-11-09', '2026-12-01'].map((day) => ({ employeeId: olga.employeeId, day }))
    await dayOf(olga, '2026-12-01')
    await app.server.services.database.forCompany(owner.companyId, (db) =>
      openMonths({ db, companyId: owner.companyId }, '2026-11-01', '2026-12-31'),
    )
    const { periods } = await good(owner, 'GET', '/api/attendance/periods')
    const november = periods.find(({ from }: { from: string }) => from === '2026-11-01')
    await good(owner, 'POST', `/api/attendance/periods/${november.id}/lock`, { withUnclear: true })
    const before = (await dayOf(olga, '2026-11-09')).day
    expect((await accept(days, 'Late')).results.map(({ accepted }: { accepted: boolean }) => accepted)).toEqual([
      true,
      true,
    ])
    const after = (await dayOf(olga, '2026-11-09')).day
    expect(after).toEqual({ ...before, state: 'complete', exceptions: [] })
    expect(await stateOf('2026-12-01')).toBe('complete')
  })
})
