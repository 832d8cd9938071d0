import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person
// A Monday morning at nine in Singapore.
let now = new Date('2026-11-16T01:00:00Z')
let shift: string
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer()
  shift = (
    await done('POST', '/api/schedules/shift-types', {
      name: 'Counter',
      code: 'CO',
      start: '10:00',
      end: '18:00',
      effectiveFrom: '2026-01-01',
    })
  ).id
})
afterAll(() => app.close())

const call = (method: string, path: string, body?: unknown, token = mei.token) =>
  app.call(method, path, { token, ...(body === undefined ? {} : { body }) })
const done = async (method: string, path: string, body?: unknown, token = mei.token) => {
  const answer = await call(method, path, body, token)
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.body.data
}
const hire = async (fullName: string) => {
  const { employee } = await done('POST', '/api/employees/unified', formOf({ joinDate: '2025-01-06', fullName }))
  const { employments } = await done('GET', `/api/employees/${employee.id}/employments`)
  const opened = await done('POST', `/api/employees/${employee.id}/welcome-email`, { generatePassword: true })
  const login = { email: employee.email, password: opened.tempPassword, role: 'employee', company: mei.slug }
  const { body } = await app.call('POST', '/api/auth/login', { body: login })
  const changed = await app.call('POST', '/api/auth/change-password', {
    token: body.token,
    body: { currentPassword: login.password, newPassword: PASSWORD },
  })
  return { id: employee.id, employmentId: employments[0].id as string, token: changed.body.token as string }
}
const plan = async (employmentId: string, ...days: string[]) => {
  for (const workDate of days)
    await done('POST', '/api/schedules/shifts', { employmentId, workDate, shiftTypeId: shift })
  await done('POST', '/api/schedules/publish', { from: days[0], until: days.at(-1) })
}
const rosterOf = (from: string, until = from) => done('GET', `/api/schedules/roster?from=${from}&until=${until}`)
const cellsOf = async (who: { employmentId: string }, day: string) =>
  (await rosterOf(day)).people.find(({ id }: { id: string }) => id === who.employmentId)?.cells
const sick = (who: { token: string }, body: object) => call('POST', '/api/my-leave/sick', body, who.token)

describe('calling in sick', () => {
  test('asks for the leave, opens the shift for others and tells who looks after the roster, in one step and once', async () => {
    const [ida, kai] = [await hire('Ida Koh'), await hire('Kai Ng')]
    await plan(ida.employmentId, '2026-11-16', '2026-11-17')
    const before = await done('GET', '/api/my-leave/sick', undefined, ida.token)
    expect(before.days).toEqual([
      { day: '2026-11-16', shifts: [{ day: '2026-11-16', start: '10:00', end: '18:00' }], calledOff: false },
      { day: '2026-11-17', shifts: [{ day: '2026-11-17', start: '10:00', end: '18:00' }], calledOff: false },
    ])
    expect(before.types[0]).toMatchObject({ type: { key: 'SG.sick' }, forSickness: true })
    const first = await sick(ida, { from: '2026-11-16', note: 'Fever' })
    expect(first.status, first.text).toBe(201)
    expect(first.body.data).toMatchObject({
      state: 'pending',
      freed: [{ day: '2026-11-16', start: '10:00', end: '18:00' }],
      isKnown: false,
    })
    const again = await sick(ida, { from: '2026-11-16', note: 'Fever' })
    expect(again.body.data).toMatchObject({ request: first.body.data.request, freed: [], isKnown: true })
    const roster = await rosterOf('2026-11-16')
    expect(roster.open).toMatchObject([{ day: '2026-11-16', start: '10:00', end: '18:00', instead: 'Ida Koh' }])
    expect(await cellsOf(ida, '2026-11-16')).toMatchObject([{ calledOff: true }])
    const told = await done('GET', '/api/notifications')
    expect(JSON.stringify(told)).toContain('Ida Koh')
    const { people } = await done('GET', `/api/schedules/shifts/${roster.open[0].id}/suggestions`)
    expect(people.map(({ id }: { id: string }) => id)).toContain(kai.employmentId)
    const given = { version: roster.open[0].version, employmentId: kai.employmentId, workDate: '2026-11-16' }
    await done('PUT', `/api/schedules/shifts/${roster.open[0].id}`, given)
    expect(await cellsOf(kai, '2026-11-16')).toHaveLength(1)
    expect((await rosterOf('2026-11-16')).open).toEqual([])
  })

  test('costs the hours that were planned, and taken back gives the shift back and closes the open one', async () => {
    const ben = await hire('Ben Goh')
    await plan(ben.employmentId, '2026-11-17')
    const { body } = await sick(ben, { from: '2026-11-17' })
    const request = body.data.request
    const mine = await done('GET', '/api/my-leave', undefined, ben.token)
    expect(mine.requests).toMatchObject([{ id: request, minutes: 420, state: 'pending' }])
    expect((await rosterOf('2026-11-17')).open).toHaveLength(1)
    await done('POST', `/api/my-leave/requests/${request}/cancel`, {}, ben.token)
    expect((await rosterOf('2026-11-17')).open).toEqual([])
    expect(await cellsOf(ben, '2026-11-17')).toMatchObject([{ calledOff: false, start: '10:00' }])
  })

  test('closes a drop that waits: approved later, it opens no second shift', async () => {
    now = new Date('2026-11-16T01:00:00Z')
    const pia = await hire('Pia Lau')
    await plan(pia.employmentId, '2026-11-17')
    const [cell] = await cellsOf(pia, '2026-11-17')
    const drop = { day: '2026-11-17', shiftId: cell.id, note: 'Exam' }
    const asked = await done('POST', '/api/my/schedule/drops', drop, pia.token)
    expect(asked.state).toBe('accepted')
    const waiting = async () =>
      (await done('GET', '/api/company/approvals')).items.filter(({ title }: { title: string }) => title === 'Pia Lau')
    const [request] = await waiting()
    expect(request).toMatchObject({ kind: 'shift-change' })
    expect((await sick(pia, { from: '2026-11-17' })).status).toBe(201)
    expect((await waiting()).map(({ kind }: { kind: string }) => kind)).not.toContain('shift-change')
    const items = [{ id: request.id, hash: request.hash }]
    await call('POST', '/api/company/approvals/decide', { items, verdict: 'approve', reason: null })
    const { open } = await rosterOf('2026-11-17')
    expect(open.filter(({ instead }: { instead: string | null }) => instead === 'Pia Lau')).toHaveLength(1)
    expect(open).toHaveLength(1)
    // A shift that is called off is neither dropped nor offered.
    expect(await call('POST', '/api/my/schedule/drops', drop, pia.token)).toMatchObject({
      status: 409,
      body: { error: 'You have called in sick for this shift.' },
    })
    await done('POST', `/api/schedules/shifts/${open[0].id}/cancel`, { version: open[0].version })
  })

  test('taken back after somebody took the shift leaves it to them, and says so to whoever looks after the roster', async () => {
    const [zoe, tom] = [await hire('Zoe Yap'), await hire('Tom Pay')]
    await plan(zoe.employmentId, '2026-11-17')
    const { body } = await sick(zoe, { from: '2026-11-17' })
    const [open] = (await rosterOf('2026-11-17')).open
    const given = { version: open.version, employmentId: tom.employmentId, workDate: '2026-11-17' }
    await done('PUT', `/api/schedules/shifts/${open.id}`, given)
    await done('POST', `/api/my-leave/requests/${body.data.request}/cancel`, {}, zoe.token)
    expect(await cellsOf(tom, '2026-11-17')).toHaveLength(1)
    expect(await cellsOf(zoe, '2026-11-17')).toEqual([])
    expect((await rosterOf('2026-11-17')).open).toEqual([])
    expect(JSON.stringify(await done('GET', '/api/notifications'))).toContain('Tom Pay keeps the shift of Zoe Yap')
  })

  test('taken back after the shift has begun is hers all the same: the day is told as it was', async () => {
    const [amy, raj] = [await hire('Amy Ong'), await hire('Raj Nair')]
    await plan(amy.employmentId, '2026-11-16')
    const { body } = await sick(amy, { from: '2026-11-16' })
    const [open] = (await rosterOf('2026-11-16')).open
    const given = { version: open.version, employmentId: raj.employmentId, workDate: '2026-11-16' }
    await done('PUT', `/api/schedules/shifts/${open.id}`, given)
    now = new Date('2026-11-16T03:00:00Z')
    await done('POST', `/api/my-leave/requests/${body.data.request}/cancel`, {}, amy.token)
    expect(await cellsOf(amy, '2026-11-16')).toMatchObject([{ calledOff: false }])
    expect(await cellsOf(raj, '2026-11-16')).toHaveLength(1)
    now = new Date('2026-11-16T01:00:00Z')
  })

  test('is of two at once done once', async () => {
    const lin = await hire('Lin Wee')
    await plan(lin.employmentId, '2026-11-17')
    const both = await Promise.all([1, 2].map(() => sick(lin, { from: '2026-11-17' })))
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(both.map(({ body }) => body.data.request)).size).toBe(1)
    expect((await rosterOf('2026-11-17')).open).toHaveLength(1)
  })

  test('refuses by name: another day, no working day, a kind that is not theirs; and then keeps nothing', async () => {
    const eva = await hire('Eva Sim')
    await plan(eva.employmentId, '2026-11-18')
    for (const [from, says] of [
      ['2026-11-15', 'That day is over: ask for sick leave instead'],
      ['2026-11-18', 'Call in sick for today or tomorrow'],
    ])
      expect(await sick(eva, { from })).toMatchObject({ status: 422, body: { fields: { from: says } } })
    expect(await sick(eva, { from: '2026-11-17', type: 'IN.sick' })).toMatchObject({ status: 422 })
    now = new Date('2026-11-17T12:30:00Z')
    // Sick leave of the year is used up: the shift stays hers.
    const long = await call(
      'POST',
      '/api/my-leave/requests',
      { type: 'SG.sick', from: '2026-12-01', until: '2026-12-18' },
      eva.token,
    )
    expect(long.status, long.text).toBe(201)
    expect((await sick(eva, { from: '2026-11-18' })).status).toBe(422)
    expect(await cellsOf(eva, '2026-11-18')).toMatchObject([{ calledOff: false }])
    expect((await rosterOf('2026-11-18')).open).toEqual([])
  })

  test('is not for whoever has no shifts of their own', async () => {
    expect((await sick(mei, { from: '2026-11-17' })).status).toBe(403)
  })
})

describe('leave for reasons of health', () => {
  test('is logged each time somebody opens it; other leave is not, nor one’s own', async () => {
    const lea = await hire('Lea Ong')
    const enter = (type: string, on: string) =>
      done('POST', '/api/company/leave/requests', { employeeId: lea.id, type, from: on, until: on })
    await enter('SG.sick', '2026-12-01')
    const annual = await enter('SG.annual', '2026-12-07')
    const { requests } = await done('GET', '/api/company/leave/requests?search=Lea')
    const looks = async () => (await done('GET', '/api/company/audit-log?action=leave.view')).entries.length
    for (const { id } of requests) await done('GET', `/api/company/leave/requests/${id}`)
    expect([requests.length, await looks()]).toEqual([2, 1])
    await done('GET', '/api/my-leave', undefined, lea.token)
    await done('GET', `/api/company/leave/requests/${annual.request.id}`)
    expect(await looks()).toBe(1)
  })
})
