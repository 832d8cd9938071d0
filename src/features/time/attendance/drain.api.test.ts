import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPortalPerson, type PortalPerson } from '../../../../test/claims.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { listDirtyEmployments } from './drain.queries.ts'
import { drainAttendance } from './drain.service.ts'

let app: TestServer
let owner: Person
let people: PortalPerson[] = []
let now = new Date('2026-11-03T00:00:00Z')
const NAMES = ['Ann Tay', 'Bob Lee', 'Cho Lim', 'Dee Ng', 'Eve Goh', 'Fay Ong', 'Gus Koh']
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  owner = await app.employer('SG', 'Harbour Works')
  people = []
  for (const name of NAMES) people.push(await aPortalPerson(app, owner, { name }))
}, 60_000)
afterAll(() => app.close())

const punch = async (who: PortalPerson, direction: 'in' | 'out', at: string) => {
  const answer = await app.call('POST', '/api/my/attendance/punches', { token: who.token, body: { direction, at } })
  expect(answer.status, answer.text).toBeLessThan(300)
}
/** Two people at most in each transaction, until nothing is left that nobody else has. */
const lane = async (): Promise<number> => {
  const { services } = app.server
  const { database } = services
  for (let computed = 0; ; ) {
    const ids = await database.forCompany(owner.companyId, (db) => listDirtyEmployments(db, owner.companyId, 100))
    let done = 0
    for (let next = 0; next < ids.length; next += 2)
      done += await database.forCompany(owner.companyId, (db) =>
        drainAttendance(services, db, owner.companyId, ids.slice(next, next + 2)),
      )
    if (done === 0) return computed
    computed += done
  }
}
const daysNow = async () => {
  const path = '/api/employees/attendance?from=2026-11-03&until=2026-11-05&pageSize=100'
  const { records } = (await app.call('GET', path, { token: owner.token })).body.data
  return (records as { employee_name?: string; employeeId: string; workDate: string; state: string; worked: number }[])
    .map(({ employeeId, workDate, state, worked }) => ({ employeeId, workDate, state, worked }))
    .toSorted((a, b) => `${a.employeeId}${a.workDate}`.localeCompare(`${b.employeeId}${b.workDate}`))
}

describe('days that several compute at a time', () => {
  test('are each computed with all of their punches, whatever comes in meanwhile, as one alone computes them', async () => {
    for (const day of ['03', '04']) {
      now = new Date(`2026-11-${day}T12:00:00Z`)
      for (const who of people) {
        await punch(who, 'in', `2026-11-${day}T01:00:00Z`)
        await punch(who, 'out', `2026-11-${day}T10:00:00Z`)
      }
    }
    now = new Date('2026-11-05T12:00:00Z')
    // Punches of another day arrive while three lanes are at work.
    const arriving = (async () => {
      for (const who of people) {
        await punch(who, 'in', '2026-11-05T01:00:00Z')
        await punch(who, 'out', '2026-11-05T09:00:00Z')
      }
    })()
    const lanes = await Promise.all([lane(), lane(), lane(), arriving])
    await lane()
    expect(lanes.slice(0, 3).filter((computed) => (computed ?? 0) > 0).length).toBeGreaterThan(1)
    const days = await daysNow()
    expect(days.map(({ state }) => state)).toEqual(Array.from({ length: 3 * NAMES.length }, () => 'complete'))
    const body = { from: '2026-11-03', until: '2026-11-05' }
    await app.call('POST', '/api/attendance/again', { token: owner.token, body })
    await lane()
    expect(await daysNow()).toEqual(days)
  })
})
