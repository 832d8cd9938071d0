import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lastLetter } from '../../../../test/accounts.ts'
import { aPortalPerson, type PortalPerson } from '../../../../test/claims.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { features } from '../../../app/features.ts'
import { settleApprovals } from './jobs.ts'

let now = '2026-11-05T04:00:00Z'
let app: TestServer
let owner: Person
let ravi: PortalPerson
let mei: PortalPerson
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date(now) })
  owner = await app.employer('SG', 'Harbour Works')
  ravi = await aPortalPerson(app, owner, { name: 'Ravi Menon' })
  mei = await aPortalPerson(app, owner, { name: 'Mei Lim', managerId: ravi.employeeId, from: '2026-11-05' })
  await good(owner, 'POST', '/api/company/expense-rules/usual-categories')
}, 60_000)
afterAll(() => app.close())

type Who = { token: string }
const call = (who: Who, method: string, path: string, body: unknown = {}) =>
  app.call(method, path, { token: who.token, ...(method === 'GET' ? {} : { body }) })
const good = async (who: Who, method: string, path: string, body: unknown = {}) => {
  const answer = await call(who, method, path, body)
  expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(300)
  return answer.body.data
}
const policy = (kind: string, whenOver: string) =>
  call(owner, 'PUT', `/api/company/approval-policies/${kind}`, {
    content: {
      rules: [{ when: {}, steps: [{ who: [{ by: 'relation', relation: 'line-manager', mode: 'any' }] }] }],
      whenOver,
    },
  })
const handedIn = async (title: string): Promise<string> => {
  const { categories } = await good(mei, 'GET', '/api/my-expenses')
  const meals = categories.find(({ name }: { name: string }) => name === 'Meals').id
  const { id } = (await good(mei, 'POST', '/api/my-expenses', { title })).claim
  const line = { categoryId: meals, spentOn: '2026-11-03', amount: '12', currency: 'SGD', merchant: title }
  await good(mei, 'POST', `/api/my-expenses/${id}/lines`, line)
  await good(mei, 'POST', `/api/my-expenses/${id}/submit`)
  return id
}
const settle = () => settleApprovals(app.server.services, { companyId: owner.companyId })
const claim = async (id: string) => (await good(mei, 'GET', `/api/expense-claims/${id}`)).claim
const requestOf = async (title: string) =>
  (await good(mei, 'GET', '/api/company/approvals?tab=asked')).items.find((one: { title: string }) =>
    one.title.includes(title),
  )
const events = async (title: string) =>
  (await good(owner, 'GET', `/api/company/approvals/${(await requestOf(title)).id}`)).history.map(
    ({ what }: { what: string }) => what,
  )

describe('when the time to decide is over', () => {
  test('a claim is declined where the company says so: nothing of it is paid, and its person hears why', async () => {
    now = '2026-11-05T04:00:00Z'
    expect((await policy('expense-claim', 'decline')).status).toBe(200)
    const id = await handedIn('Lunch')
    now = '2026-11-12T04:00:00Z'
    await settle()
    expect((await claim(id)).state).toBe('submitted')
    now = '2026-11-16T04:00:00Z'
    await settle()
    await settle()
    expect(await claim(id)).toMatchObject({
      state: 'refused',
      answer: 'Nobody decided it in time.',
      lineList: [{ decision: 'refused', approved: { minor: 0 } }],
    })
    expect(await requestOf('Lunch')).toMatchObject({ state: 'refused', missing: [] })
    expect(await events('Lunch')).toEqual(['asked', 'reminded', 'declined'])
    const late = await call(ravi, 'POST', `/api/expense-claims/${id}/decide`, { hash: 'x', verdict: 'approve' })
    expect(late.status, 'a word that comes too late').toBeGreaterThanOrEqual(400)
    expect(JSON.stringify(await lastLetter(app, mei.email, 'approval-answered'))).toContain(
      'Nobody decided it in time.',
    )
  })

  test('leave and overtime that lie ahead are declined; of sickness, and of what is worked already, somebody has to decide', async () => {
    now = '2026-11-05T04:00:00Z'
    for (const kind of ['leave', 'overtime']) expect((await policy(kind, 'decline')).status).toBe(200)
    const leave = (type: string, from: string) =>
      good(mei, 'POST', '/api/my-leave/requests', { type, from, until: from })
    await leave('SG.annual', '2026-12-21')
    await leave('SG.sick', '2026-11-05')
    await good(mei, 'POST', '/api/my/overtime', { day: '2026-12-22', minutes: 60, reason: 'Stock' })
    await good(mei, 'POST', '/api/my/overtime', { day: '2026-11-04', minutes: 60, reason: 'Late ship' })
    await settle()
    now = '2026-11-20T04:00:00Z'
    await settle()
    const { requests } = await good(mei, 'GET', '/api/my-leave')
    const stateOn = (day: string) => requests.find(({ from }: { from: string }) => from === day)?.state
    expect([stateOn('2026-12-21'), stateOn('2026-11-05')]).toEqual(['refused', 'pending'])
    const asked = (await good(mei, 'GET', '/api/my/attendance/requests')).requests
    const overtimeOn = (day: string) => asked.find((one: { workDate: string }) => one.workDate === day)?.state
    expect([overtimeOn('2026-12-22'), overtimeOn('2026-11-04')]).toEqual(['refused', 'asked'])
  })

  test('a shift that somebody wants to drop stays theirs when nobody answers', async () => {
    now = '2026-11-20T04:00:00Z'
    expect((await policy('shift-change', 'decline')).status).toBe(200)
    const counter = { name: 'Counter', code: 'CO', start: '10:00', end: '18:00', effectiveFrom: '2026-01-01' }
    const { id: shiftTypeId } = await good(owner, 'POST', '/api/schedules/shift-types', counter)
    const { employments } = await good(owner, 'GET', `/api/employees/${mei.employeeId}/employments`)
    const shift = { employmentId: employments[0].id, workDate: '2026-11-22', shiftTypeId }
    await good(owner, 'POST', '/api/schedules/shifts', shift)
    await good(owner, 'POST', '/api/schedules/publish', { from: '2026-11-22', until: '2026-11-22' })
    const cells = async () =>
      (await good(owner, 'GET', '/api/schedules/roster?from=2026-11-22&until=2026-11-22')).people.find(
        ({ id }: { id: string }) => id === employments[0].id,
      ).cells
    const [cell] = await cells()
    const drop = { day: '2026-11-22', shiftId: cell.id, note: 'Exam' }
    expect((await good(mei, 'POST', '/api/my/schedule/drops', drop)).state).toBe('accepted')
    await settle()
    now = '2026-12-20T04:00:00Z'
    await settle()
    expect(await requestOf('Mei Lim')).toMatchObject({ kind: 'shift-change', state: 'refused' })
    expect(await cells()).toHaveLength(1)
    now = '2026-11-20T04:00:00Z'
  })

  test('whoever is asked is reminded once more, and nobody else is asked, where the company says so', async () => {
    now = '2026-11-05T04:00:00Z'
    await policy('expense-claim', 'remind')
    const id = await handedIn('Taxi')
    for (const at of ['2026-11-12', '2026-11-16', '2026-11-17', '2026-12-17']) {
      now = `${at}T04:00:00Z`
      await settle()
    }
    expect(await events('Taxi')).toEqual(['asked', 'reminded', 'reminded'])
    expect((await claim(id)).state).toBe('submitted')
    expect((await requestOf('Taxi')).missing).toEqual(['Ravi Menon'])
  })

  test('those who run the company are asked as well where it says nothing', async () => {
    now = '2026-11-05T04:00:00Z'
    await policy('expense-claim', 'escalate')
    await handedIn('Train')
    now = '2026-11-16T04:00:00Z'
    await settle()
    expect(await events('Train')).toContain('escalated')
    expect((await requestOf('Train')).state).toBe('pending')
  })

  test('nothing is ever approved by a clock, and pay is not declined by one either (invariant 37)', async () => {
    expect((await policy('expense-claim', 'approve')).status).toBe(422)
    for (const kind of ['pay-run', 'job', 'punch-correction']) {
      const refused = await call(owner, 'PUT', `/api/company/approval-policies/${kind}`, {
        content: {
          rules: [{ when: {}, steps: [{ who: [{ by: 'administrators', mode: 'any' }] }] }],
          whenOver: 'decline',
        },
      })
      expect([kind, refused.status]).toEqual([kind, 422])
    }
    const declined = features.flatMap(({ approvals = [] }) => approvals).filter(({ decline }) => decline !== undefined)
    expect(declined.map(({ kind }) => kind).toSorted()).toEqual([
      'expense-claim',
      'leave',
      'overtime',
      'remote-work',
      'shift-change',
    ])
  })
})
