import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPortalPerson, type PortalPerson } from '../../../../test/claims.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { readWorkbook } from '../../platform/imports/screens/xlsx.ts'
import { drain } from './jobs.ts'

let app: TestServer
let owner: Person
/** Follows a schedule that HR entered before the week began. */
let olga: PortalPerson
/** Follows one that was entered on Wednesday and is said to hold since January. */
let mei: PortalPerson
// A Sunday; the week begins on Monday, 2 November.
let now = new Date('2026-11-01T02:00:00Z')
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  owner = await app.employer('SG', 'Harbour Works')
  olga = await aPortalPerson(app, owner, { name: 'Olga Tan' })
  mei = await aPortalPerson(app, owner, { name: 'Mei Lim' })
}, 60_000)
afterAll(() => app.close())

const good = async ({ token }: { token: string }, method: string, path: string, body?: unknown) => {
  const answer = await app.call(method, path, { token, ...(body === undefined ? {} : { body }) })
  expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(300)
  return answer.body.data
}
const follows = async (who: PortalPerson, scheduleId: string) => {
  const { employments } = await good(owner, 'GET', `/api/employees/${who.employeeId}/employments`)
  const body = {
    employmentIds: [employments[0].id],
    scheduleId,
    effectiveFrom: '2026-01-05',
    reason: 'Attendance begins',
  }
  await good(owner, 'POST', '/api/schedules/assignments', body)
}
const punch = async (who: PortalPerson, direction: 'in' | 'out', at: string) => {
  now = new Date(at)
  await good(who, 'POST', '/api/my/attendance/punches', { direction, at })
}
const weekOf = async (who: PortalPerson): Promise<Record<string, string>> => {
  await drain(app.server.services, { companyId: owner.companyId })
  const { records } = await good(owner, 'GET', '/api/employees/attendance?from=2026-11-02&until=2026-11-06')
  const own = records.filter((one: { employeeId: string }) => one.employeeId === who.employeeId)
  return Object.fromEntries(own.map((one: { workDate: string; state: string }) => [one.workDate, one.state]))
}

describe('somebody whose attendance begins in the middle of a week', () => {
  test('is not absent on the days before, whoever was waited for is', async () => {
    const shift = { name: 'Office', code: 'OF', start: '09:00', end: '18:00', effectiveFrom: '2026-01-01' }
    const { id: shiftTypeId } = await good(owner, 'POST', '/api/schedules/shift-types', shift)
    const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ shifts: day < 6 ? [{ shiftTypeId }] : [], rest: day === 7 }))
    const pattern = { name: 'Office', anchor: '2026-01-05', days }
    const { id: scheduleId } = await good(owner, 'POST', '/api/schedules/patterns', pattern)
    await follows(olga, scheduleId)
    now = new Date('2026-11-04T00:30:00Z')
    await follows(mei, scheduleId)
    await punch(mei, 'in', '2026-11-04T00:55:00Z')
    await punch(olga, 'in', '2026-11-04T00:56:00Z')
    await punch(mei, 'out', '2026-11-04T10:00:00Z')
    await punch(olga, 'out', '2026-11-04T10:00:00Z')
    now = new Date('2026-11-06T12:00:00Z')
    await good(owner, 'POST', '/api/attendance/again', { from: '2026-11-02', until: '2026-11-05' })
    expect(await weekOf(olga)).toMatchObject({
      '2026-11-02': 'absent',
      '2026-11-03': 'absent',
      '2026-11-04': 'complete',
      '2026-11-05': 'absent',
    })
    const week = await weekOf(mei)
    expect(week).toMatchObject({ '2026-11-04': 'complete', '2026-11-05': 'absent' })
    expect(week).not.toHaveProperty('2026-11-02')
    expect(week).not.toHaveProperty('2026-11-03')
  })

  test('is waited for from the first punch on, also when that one is found out later', async () => {
    now = new Date('2026-11-06T13:00:00Z')
    const fix = {
      employeeId: mei.employeeId,
      day: '2026-11-03',
      kind: 'add',
      direction: 'in',
      at: '2026-11-03T01:00:00Z',
    }
    await good(owner, 'POST', '/api/attendance/fixes', { fixes: [fix], reason: 'Came on Tuesday' })
    expect(await weekOf(mei)).toMatchObject({ '2026-11-03': 'exception' })
    expect(await weekOf(mei)).not.toHaveProperty('2026-11-02')
  })
})

describe('days that somebody has computed again', () => {
  const again = async () => {
    const span = { from: '2026-11-02', until: '2026-11-05' }
    const { days } = await good(owner, 'POST', '/api/attendance/again', span)
    await drain(app.server.services, { companyId: owner.companyId })
    const { recounts } = await good(owner, 'GET', '/api/attendance/recounts')
    expect(recounts[0]).toMatchObject({ cause: 'again', ...span, days, finishedAt: expect.any(String) })
    return recounts[0]
  }

  test('say what came out otherwise: of the same facts nothing', async () => {
    expect(await again()).toMatchObject({ changedDays: 0, counted: 0 })
    const { recounts } = await good(owner, 'GET', '/api/attendance/recounts')
    const first = recounts.at(-1)
    expect(first.changedDays).toBeGreaterThan(0)
    const { days } = await good(owner, 'GET', `/api/attendance/recounts/${first.id}`)
    expect(days.map(({ name }: { name: string }) => name)).toContain('Olga Tan')
  })
})

describe('the muster roll', () => {
  test('has people down and the days that are shown across, with what they come to', async () => {
    const path = '/api/attendance/timesheet/file?from=2026-11-02&until=2026-11-06'
    const { bytes, headers } = await app.call('GET', path, { token: owner.token })
    expect(headers.get('content-type')).toContain('spreadsheetml')
    const lines: string[][] = []
    readWorkbook(new Uint8Array(bytes), null, 1_000, (some) => lines.push(...some))
    const [head, ...rows] = lines
    expect(head?.slice(1, 5)).toEqual(['Name', 'Site', '2026-11-02', '2026-11-03'])
    expect(rows.map((row) => row.slice(1, 8))).toEqual([
      ['Mei Lim', '', '', '?', 'P 8.08', 'A', 'A?'],
      ['Olga Tan', '', 'A', 'A', 'P 8.07', 'A', 'A?'],
    ])
  })

  test('is refused for days turned round', async () => {
    const answer = await app.call('GET', '/api/attendance/timesheet/file?from=2026-11-05&until=2026-11-02', {
      token: owner.token,
    })
    expect(answer.body.fields).toMatchObject({ until: 'Until must not be before From' })
  })
})
