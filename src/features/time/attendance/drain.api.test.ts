import { sql } from 'kysely'
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

  test('come out bit by bit as all at once', async () => {
    now = new Date('2026-11-14T00:00:00Z')
    const [bit, once] = people.slice(5) as [PortalPerson, PortalPerson]
    for (const who of [bit, once]) for (const step of CHANGES) await step(who, who === bit ? lane : async () => 0)
    await lane()
    const told = await Promise.all([bit, once].map(weekOf))
    expect(told[0]?.flatMap(({ entries }) => entries).length).toBeGreaterThan(4)
    expect(told[0]).toEqual(told[1])
  })

  test('are left as they are stored where nothing changed', async () => {
    const before = await storedRows()
    expect(before.length).toBeGreaterThan(20)
    const body = { from: '2026-11-01', until: '2026-11-14' }
    const again = await app.call('POST', '/api/attendance/again', { token: owner.token, body })
    expect(again.body.data.days).toBeGreaterThan(20)
    expect(await lane()).toBe(NAMES.length)
    expect(await storedRows()).toEqual(before)
  })
})

describe('punches', () => {
  const asCompany = (statement: ReturnType<typeof sql>) =>
    app.server.services.database.forCompany(owner.companyId, (db) => db.run(statement))
  const countOf = async (employeeId: string) => {
    const [row] = await app.look<{ n: number }>(`
      select count(*)::int as n from punches punch join employments one on one.company_id = punch.company_id and one.id = punch.employment_id
       where one.employee_id = '${employeeId}'`)
    return row?.n
  }

  test('are taken away by nobody', async () => {
    await expect(asCompany(sql`delete from punches`)).rejects.toMatchObject({ code: '42501' })
    await expect(asCompany(sql`update punches set direction = 'in'`)).rejects.toMatchObject({ code: '42501' })
  })

  test('are of an employment that is there, and go with it', async () => {
    const [gone, stays] = people as [PortalPerson, PortalPerson]
    const before = await countOf(stays.employeeId)
    expect(await countOf(gone.employeeId)).toBe(6)
    await asCompany(sql`delete from employees where id = ${gone.employeeId}::uuid`)
    const [left] = await app.look<{ n: number }>(`
      select count(*)::int as n from punches punch
       where not exists (select from employments one where one.company_id = punch.company_id and one.id = punch.employment_id)`)
    expect([left?.n, await countOf(gone.employeeId), await countOf(stays.employeeId)]).toEqual([0, 0, before])
  })
})

type Step = (who: PortalPerson, drained: () => Promise<number>) => Promise<void>
const fix = async (body: object) => {
  const options = { token: owner.token, body: { fixes: [body], reason: 'As the camera shows' } }
  expect((await app.call('POST', '/api/attendance/fixes', options)).status).toBe(201)
}
const punchedAt = (day: string, from: string, until: string): Step => {
  return async (who, drained) => {
    await punch(who, 'in', `2026-11-${day}T${from}:00Z`)
    await drained()
    await punch(who, 'out', `2026-11-${day}T${until}:00Z`)
    await drained()
  }
}
/** A week with overtime, a punch that comes late, one that is moved, and a day of which nothing is left. */
const CHANGES: readonly Step[] = [
  punchedAt('09', '01:00', '10:00'),
  punchedAt('11', '01:00', '13:00'),
  punchedAt('13', '00:30', '14:15'),
  punchedAt('10', '01:10', '10:00'),
  async (who, drained) => {
    const add = { employeeId: who.employeeId, kind: 'add' }
    await fix({ ...add, at: '2026-11-12T01:00:00Z', direction: 'in' })
    await drained()
    await fix({ ...add, at: '2026-11-12T10:30:00Z', direction: 'out' })
    await drained()
    for (const day of ['10', '13']) {
      const { punches } = await dayOf(who, `2026-11-${day}`)
      for (const { id } of punches) {
        const taken = { employeeId: who.employeeId, punchId: id }
        if (day === '10') await fix({ ...taken, kind: 'void' })
        else if (id === punches.at(-1).id) await fix({ ...taken, kind: 'retime', at: '2026-11-13T12:00:00Z' })
        await drained()
      }
    }
  },
]

const dayOf = async (who: PortalPerson, day: string) =>
  (await app.call('GET', `/api/employees/${who.employeeId}/attendance?day=${day}`, { token: owner.token })).body.data
/** The week of somebody day by day, without what tells them from others. */
const weekOf = async (who: PortalPerson) => {
  const days = ['09', '10', '11', '12', '13', '14', '15'].map((day) => dayOf(who, `2026-11-${day}`))
  return (await Promise.all(days)).map(({ day, shifts, entries, derivation, notices, problem }) => {
    const { state, planned, worked, late, early, overtime, overtimePaid } = day ?? {}
    return {
      state,
      planned,
      worked,
      late,
      early,
      overtime,
      overtimePaid,
      shifts,
      entries,
      derivation,
      notices,
      problem,
    }
  })
}
/** Which transaction wrote each row last. */
const storedRows = () =>
  app.look(`
    select 'day' as what, employment_id, work_date, 0 as seq, xmin::text from attendance_days
    union all select 'entry', employment_id, work_date, seq, xmin::text from time_entries
    union all select 'week', employment_id, week_start, 0, xmin::text from attendance_weeks
    order by 1, 2, 3, 4`)
