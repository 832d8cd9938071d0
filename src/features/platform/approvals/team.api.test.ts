import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPortalPerson, type PortalPerson } from '../../../../test/claims.ts'
import { anAdministrator } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let owner: Person
let hana: Person
let tara: PortalPerson
let ravi: PortalPerson
let mei: PortalPerson
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-05T04:00:00Z') })
  owner = await app.employer('SG', 'Harbour Works')
  hana = await anAdministrator(app, owner, 'Hana', 'hr_admin')
  tara = await aPortalPerson(app, owner, { name: 'Tara Iyer' })
  ravi = await aPortalPerson(app, owner, { name: 'Ravi Menon', managerId: tara.employeeId, from: '2026-11-05' })
  mei = await aPortalPerson(app, owner, { name: 'Mei Lim', managerId: ravi.employeeId, from: '2026-11-05' })
  await good(hana, 'POST', '/api/company/expense-rules/usual-categories')
}, 60_000)
afterAll(() => app.close())

type Who = { token: string }
const good = async (who: Who, method: string, path: string, body: unknown = {}) => {
  const answer = await app.call(method, path, { token: who.token, ...(method === 'GET' ? {} : { body }) })
  expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(300)
  return answer.body.data
}
const claimOf = async (who: Who, title: string): Promise<string> => {
  const { categories } = await good(who, 'GET', '/api/my-expenses')
  const meals = categories.find(({ name }: { name: string }) => name === 'Meals').id
  const { id } = (await good(who, 'POST', '/api/my-expenses', { title })).claim
  const line = { categoryId: meals, spentOn: '2026-11-03', amount: '12', currency: 'SGD', merchant: title }
  await good(who, 'POST', `/api/my-expenses/${id}/lines`, line)
  await good(who, 'POST', `/api/my-expenses/${id}/submit`)
  return id
}
type Item = { id: string; title: string; hash: string; lines: unknown[]; mayDecide: boolean; missing: string[] }
const listed = async (who: Who, tab: string): Promise<Item[]> =>
  (await good(who, 'GET', `/api/company/approvals?tab=${tab}`)).items

describe('what waits in a team', () => {
  test('is what those who report to one have asked for, whoever decides it, and nobody else’s', async () => {
    await claimOf(mei, 'Lunch')
    expect(await listed(ravi, 'team')).toMatchObject([{ mayDecide: true, title: 'Mei Lim: Lunch (1)' }])
    expect(await listed(tara, 'team')).toMatchObject([
      { mayDecide: false, title: 'Mei Lim', lines: [], missing: ['Ravi Menon'] },
    ])
    expect(await listed(mei, 'team')).toEqual([])
    expect(await listed(hana, 'team')).toEqual([])
  })

  test('has only the name of the person where it is not theirs to decide: its lines may say what somebody is paid', async () => {
    const steps = [{ who: [{ by: 'administrators', mode: 'any' }] }]
    await good(owner, 'PUT', '/api/company/approval-policies/expense-claim', {
      content: { rules: [{ when: {}, steps }] },
    })
    await claimOf(ravi, 'Hotel')
    const item = (await listed(tara, 'team')).find(({ title }) => title === 'Ravi Menon')
    expect(item).toMatchObject({ title: 'Ravi Menon', lines: [], hash: '', path: '', mayDecide: false })
    expect(item?.missing).toHaveLength(1)
    expect((await app.call('GET', `/api/company/approvals/${item?.id}`, { token: tara.token })).status).toBe(404)
  })
})

describe('what is decided in somebody’s place', () => {
  test('stands apart as well, for as long as one stands in', async () => {
    const cho = await anAdministrator(app, owner, 'Cho', 'hr_admin')
    expect(await listed(cho, 'delegated')).toEqual([])
    const days = { fromDay: '2026-11-05', untilDay: '2026-11-30' }
    await good(owner, 'POST', '/api/company/approvals/delegations', { to: cho.userId, ...days })
    const delegated = await listed(cho, 'delegated')
    expect(delegated).toMatchObject([
      { title: expect.stringContaining('Hotel'), why: { onBehalfOf: expect.any(String) } },
    ])
    expect((await listed(cho, 'mine')).map(({ id }) => id)).toContain(delegated[0]?.id)
    expect(await listed(owner, 'delegated')).toEqual([])
  })
})

describe('the log of decisions', () => {
  test('comes as a paper too, and that it was taken is logged', async () => {
    const paper = await app.call('GET', '/api/company/approvals/log.pdf', { token: hana.token })
    expect(paper.status).toBe(200)
    expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const log = await app.look(`select 1 from audit_log where action = 'approvals.log' and detail->>'format' = 'pdf'`)
    expect(log).toHaveLength(1)
    expect((await app.call('GET', '/api/company/approvals/log.pdf', { token: mei.token })).status).toBe(403)
  })
})
