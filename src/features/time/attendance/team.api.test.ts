import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPortalPerson, type PortalPerson } from '../../../../test/claims.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { drain } from './jobs.ts'
import { openMonths } from './periods.service.ts'

let app: TestServer
let owner: Person
/** Manages Mei and nobody else; has no account but that of the portal. */
let ravi: PortalPerson
let mei: PortalPerson
let olga: PortalPerson
// A Tuesday morning in Singapore.
let now = new Date('2026-11-17T01:10:00Z')
const employments = new Map<string, string>()
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  owner = await app.employer('SG', 'Harbour Works')
  ravi = await aPortalPerson(app, owner, { name: 'Ravi Menon' })
  mei = await aPortalPerson(app, owner, { name: 'Mei Lim', managerId: ravi.employeeId, from: '2026-11-17' })
  olga = await aPortalPerson(app, owner, { name: 'Olga Tan' })
  for (const one of [mei, olga])
    employments.set(
      one.employeeId,
      (await good(owner, 'GET', `/api/employees/${one.employeeId}/employments`)).employments[0].id,
    )
}, 60_000)
afterAll(() => app.close())

type Who = { token: string }
const call = ({ token }: Who, method: string, path: string, body?: unknown) =>
  app.call(method, path, { token, ...(body === undefined ? {} : { body }) })
const good = async (who: Who, method: string, path: string, body?: unknown) => {
  const answer = await call(who, method, path, body ?? (method === 'GET' ? undefined : {}))
  expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(300)
  return answer.body.data
}
const drained = () => drain(app.server.services, { companyId: owner.companyId })
type Item = { id: string; hash: string; kind: string; title: string; grantable: number | null }
const waiting = async (who: Who, kind: string): Promise<Item[]> =>
  (await good(who, 'GET', '/api/company/approvals?tab=mine')).items.filter((one: Item) => one.kind === kind)
const decide = async (who: Who, { id, hash }: Item, more: object = {}, granted: number | null = null) =>
  (
    await good(who, 'POST', '/api/company/approvals/decide', {
      items: [{ id, hash, granted }],
      verdict: 'approve',
      ...more,
    })
  ).results[0]
const overtimeOf = async (who: Who, day: string) =>
  (await good(who, 'GET', '/api/my/attendance/requests')).requests.find(
    (one: { workDate: string; what: string }) => one.workDate === day && one.what === 'overtime',
  )

describe('a manager with nothing but the portal', () => {
  test('sees today of their people and of nobody else', async () => {
    await good(owner, 'POST', '/api/attendance/again', { from: '2026-11-17', until: '2026-11-17' })
    await drained()
    await good(mei, 'POST', '/api/my/attendance/punches', { direction: 'in', at: now.toISOString() })
    await drained()
    const { people } = await good(ravi, 'GET', '/api/my/team/attendance')
    expect(people).toMatchObject([{ name: 'Mei Lim', zone: 'Asia/Singapore' }])
    expect(['in', 'late']).toContain(people[0].state)
    expect(Date.parse(people[0].since)).toBe(now.getTime())
    expect((await good(mei, 'GET', '/api/my/team/attendance')).people).toEqual([])
    expect((await call(ravi, 'GET', '/api/attendance/now')).status).toBe(403)
  })

  test('decides a forgotten punch of theirs; that of somebody else waits for HR', async () => {
    for (const who of [mei, olga])
      await good(who, 'POST', '/api/my/attendance/corrections', {
        day: '2026-11-16',
        kind: 'add',
        at: '2026-11-16T10:05:00Z',
        direction: 'out',
        reason: 'Forgot to punch out',
      })
    const [item, ...others] = await waiting(ravi, 'punch-correction')
    expect(item?.title).toBe('Mei Lim, 16 November 2026')
    expect(others).toEqual([])
    const [theirs] = (await waiting(owner, 'punch-correction')) as [Item]
    expect(theirs.title).toBe('Olga Tan, 16 November 2026')
    expect((await call(ravi, 'GET', `/api/company/approvals/${theirs.id}`)).status).toBe(404)
    expect((await decide(ravi, theirs)).why).not.toBeNull()
    expect(await decide(ravi, item as Item)).toMatchObject({ state: 'approved', why: null })
  })

  test('decides leave of theirs', async () => {
    await good(mei, 'POST', '/api/my-leave/requests', { type: 'SG.annual', from: '2026-12-01', until: '2026-12-02' })
    await good(olga, 'POST', '/api/my-leave/requests', { type: 'SG.annual', from: '2026-12-01', until: '2026-12-01' })
    const items = await waiting(ravi, 'leave')
    expect(items).toHaveLength(1)
    expect(await decide(ravi, items[0] as Item)).toMatchObject({ state: 'approved' })
    const { requests } = await good(mei, 'GET', '/api/my-leave')
    expect(requests[0]).toMatchObject({ state: 'approved', decidedBy: 'Ravi Menon' })
  })

  test('decides a swap of theirs', async () => {
    const { id: shiftTypeId } = await good(owner, 'POST', '/api/schedules/shift-types', {
      name: 'Morning',
      code: 'MO',
      start: '07:00',
      end: '15:00',
      effectiveFrom: '2026-01-01',
    })
    await good(owner, 'POST', '/api/schedules/shifts', {
      employmentId: employments.get(mei.employeeId),
      workDate: '2026-12-10',
      shiftTypeId,
    })
    await good(owner, 'POST', '/api/schedules/publish', { from: '2026-12-07', until: '2026-12-13' })
    const { shifts } = await good(mei, 'GET', '/api/my/schedule?from=2026-12-07')
    const given = shifts.find((one: { day: string }) => one.day === '2026-12-10')
    const { id } = await good(mei, 'POST', '/api/my/schedule/swaps', {
      day: '2026-12-10',
      shiftId: given.id,
      takerId: employments.get(olga.employeeId),
    })
    await good(olga, 'POST', `/api/my/swaps/${id}/accept`)
    const [item] = await waiting(ravi, 'shift-change')
    expect(await decide(ravi, item as Item)).toMatchObject({ state: 'approved', why: null })
  })
})

describe('overtime', () => {
  test('is approved for fewer minutes than were asked for, with a reason that the employee reads', async () => {
    await good(mei, 'POST', '/api/my/overtime', { day: '2026-11-18', minutes: 120, reason: 'Ship comes late' })
    const [item] = (await waiting(ravi, 'overtime')) as [Item]
    expect(item.grantable).toBe(120)
    expect((await decide(ravi, item, {}, 90)).why).toBeTruthy()
    expect((await decide(ravi, item, { reason: 'More' }, 180)).why).toBeTruthy()
    expect((await overtimeOf(mei, '2026-11-18')).state).toBe('asked')
    const answer = await decide(ravi, item, { reason: 'The second crane is out' }, 90)
    expect(answer).toMatchObject({ state: 'approved', why: null })
    expect(await overtimeOf(mei, '2026-11-18')).toMatchObject({
      state: 'approved',
      overtime: { minutes: 120, approved: 90 },
      answer: 'The second crane is out',
    })
  })

  test('is approved whole where nothing else is said', async () => {
    await good(mei, 'POST', '/api/my/overtime', { day: '2026-11-19', minutes: 45, reason: 'Inventory' })
    const [item] = (await waiting(ravi, 'overtime')) as [Item]
    await decide(ravi, item)
    expect(await overtimeOf(mei, '2026-11-19')).toMatchObject({
      overtime: { minutes: 45, approved: 45 },
      answer: null,
    })
  })

  test('counts what the first of two approvers left of it', async () => {
    await good(owner, 'PUT', '/api/company/approval-policies/overtime', {
      content: {
        rules: [
          {
            when: {},
            steps: [
              { who: [{ by: 'relation', relation: 'line-manager', mode: 'any' }] },
              { who: [{ by: 'administrators', mode: 'any' }] },
            ],
          },
        ],
        samePerson: 'once',
      },
    })
    await good(mei, 'POST', '/api/my/overtime', { day: '2026-11-20', minutes: 100, reason: 'Stock' })
    const [first] = (await waiting(ravi, 'overtime')) as [Item]
    expect(await decide(ravi, first, { reason: 'An hour is enough' }, 60)).toMatchObject({ why: null })
    const [second] = (await waiting(owner, 'overtime')) as [Item]
    expect(second.grantable).toBe(60)
    expect(await decide(owner, second)).toMatchObject({ state: 'approved' })
    expect(await overtimeOf(mei, '2026-11-20')).toMatchObject({
      overtime: { minutes: 100, approved: 60 },
      answer: 'An hour is enough',
    })
  })
})

describe('a month that is locked', () => {
  test('is said on the roster, and its shifts stay as they are', async () => {
    now = new Date('2026-12-02T02:00:00Z')
    const { shiftTypes } = await good(owner, 'GET', '/api/schedules/setup')
    const employmentId = employments.get(mei.employeeId)
    const before = await good(owner, 'GET', '/api/schedules/roster?from=2026-10-26&until=2026-11-01')
    expect(before.locked).toEqual([])
    await app.server.services.database.forCompany(owner.companyId, (db) =>
      openMonths({ db, companyId: owner.companyId }, '2026-11-01', '2026-12-31'),
    )
    await drained()
    const { periods } = await good(owner, 'GET', '/api/attendance/periods')
    const november = periods.find((one: { from: string }) => one.from === '2026-11-01')
    await good(owner, 'POST', `/api/attendance/periods/${november.id}/lock`, { withUnclear: true })
    const roster = await good(owner, 'GET', '/api/schedules/roster?from=2026-11-09&until=2026-11-15')
    expect(roster.locked).toEqual([{ from: '2026-11-01', until: '2026-11-30' }])
    const shift = { employmentId, shiftTypeId: shiftTypes[0].id }
    const late = await call(owner, 'POST', '/api/schedules/shifts', { ...shift, workDate: '2026-11-12' })
    expect(late).toMatchObject({ status: 409, body: { data: { verdicts: [{ rule: 'locked', severity: 'error' }] } } })
    const cleared = await call(owner, 'POST', '/api/schedules/days/clear', {
      employmentId,
      day: '2026-11-12',
      cleared: true,
    })
    expect(cleared.status, cleared.text).toBe(409)
    expect((await call(owner, 'POST', '/api/schedules/shifts', { ...shift, workDate: '2026-12-15' })).status).toBe(201)
  })
})
