import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lastLetter } from '../../../../test/accounts.ts'
import { aPortalPerson, callsOf, type PortalPerson } from '../../../../test/claims.ts'
import { anAdministrator } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let now = new Date('2026-11-05T04:00:00Z')
let app: TestServer
const { call, good } = callsOf(() => app)
let owner: Person
let hana: Person
let ravi: PortalPerson
let mei: PortalPerson
let meals: string
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  owner = await app.employer('SG', 'Harbour Works')
  hana = await anAdministrator(app, owner, 'Hana', 'hr_admin')
  ravi = await aPortalPerson(app, owner, { name: 'Ravi Menon' })
  mei = await aPortalPerson(app, owner, { name: 'Mei Lim', managerId: ravi.employeeId, from: '2026-11-05' })
  const { categories } = await good(hana, 'POST', '/api/company/expense-rules/usual-categories')
  meals = categories.find((one: { name: string }) => one.name === 'Meals').id
}, 60_000)
afterAll(() => app.close())

type Who = { token: string }
const at = '/api/company/approvals'
type Item = { id: string; hash: string; title: string; question: unknown; mayDecide: boolean; state: string }
const items = async (who: Who, tab = 'mine'): Promise<Item[]> => (await good(who, 'GET', `${at}?tab=${tab}`)).items
const item = async (who: Who, title: string, tab = 'mine') =>
  (await items(who, tab)).find((one) => one.title.includes(title))

/** A claim that was handed in, by its title. */
const asked = async (title: string) => {
  const { claim } = await good(mei, 'POST', '/api/my-expenses', { title })
  const line = { categoryId: meals, spentOn: '2026-11-03', currency: 'SGD', amount: '20', merchant: title }
  await good(mei, 'POST', `/api/my-expenses/${claim.id}/lines`, line)
  await good(mei, 'POST', `/api/my-expenses/${claim.id}/submit`)
  return claim.id as string
}
const stateOf = async (id: string) => (await good(mei, 'GET', `/api/expense-claims/${id}`)).claim.state
const linkIn = async (email: string) => {
  const { text } = await lastLetter(app, email, 'approval-asked')
  return /\/decide\/(\S+)/.exec(text)?.[1] as string
}

describe('before deciding', () => {
  test('a manager asks, whoever asked answers, and the request goes on waiting', async () => {
    const id = await asked('Dinner with a client')
    const waiting = (await item(ravi, 'Dinner')) as Item
    await good(ravi, 'POST', `${at}/${waiting.id}/ask`, { question: 'Which client?' })
    expect((await lastLetter(app, mei.email, 'approval-question')).text).toContain('Which client?')
    expect(await item(mei, 'Dinner', 'asked')).toMatchObject({
      question: { text: 'Which client?', answer: null, mayAnswer: true },
    })
    expect((await call(ravi, 'POST', `${at}/${waiting.id}/answer`, { answer: 'x' })).status).toBe(409)
    await good(mei, 'POST', `${at}/${waiting.id}/answer`, { answer: 'Northwind' })
    expect((await lastLetter(app, ravi.email, 'approval-question')).text).toContain('Northwind')
    expect(await item(ravi, 'Dinner')).toMatchObject({
      mayDecide: true,
      question: { answer: 'Northwind', mayAnswer: false },
    })
    expect((await call(hana, 'POST', `${at}/${waiting.id}/ask`, { question: 'And when?' })).status).toBe(409)
    await good(ravi, 'POST', `${at}/decide`, { items: [{ id: waiting.id, hash: waiting.hash }], verdict: 'approve' })
    expect(await stateOf(id)).toBe('approved')
    expect((await items(ravi, 'done')).map((one) => one.title)).toContainEqual(expect.stringContaining('Dinner'))
  })

  test('it goes back from the inbox, and is asked for anew', async () => {
    const id = await asked('Parking')
    const waiting = (await item(ravi, 'Parking')) as Item
    await good(ravi, 'POST', `${at}/${waiting.id}/return`, { hash: waiting.hash, reason: 'Add the receipt' })
    expect(await stateOf(id)).toBe('returned')
    expect(await item(mei, 'Parking', 'asked')).toMatchObject({ state: 'returned' })
    await good(mei, 'POST', `/api/my-expenses/${id}/submit`)
    expect(await item(ravi, 'Parking')).toMatchObject({ mayDecide: true })
  })

  test('one’s place goes to somebody who can decide it, never to whoever asked', async () => {
    const id = await asked('Flowers')
    const waiting = (await item(ravi, 'Flowers')) as Item
    const { people } = await good(ravi, 'GET', `${at}/${waiting.id}/pass-to`)
    const names = people.map((one: { name: string }) => one.name)
    expect(names).toContain('Hana Lee')
    expect(names).not.toContain('Mei Lim')
    const [account] = await app.look<{ id: string }>(`select id from users where email = '${mei.email}'`)
    const own = await call(ravi, 'POST', `${at}/${waiting.id}/pass`, { to: account?.id, reason: 'Away' })
    expect(own.text).toContain('Choose somebody who can decide it')
    await good(ravi, 'POST', `${at}/${waiting.id}/pass`, { to: hana.userId, reason: 'I am away' })
    expect(await item(ravi, 'Flowers')).toBeUndefined()
    const passed = (await item(hana, 'Flowers')) as Item
    expect(passed).toMatchObject({ mayDecide: true, why: { onBehalfOf: 'Ravi Menon' } })
    const { history } = await good(hana, 'GET', `${at}/${passed.id}`)
    expect(history).toContainEqual(
      expect.objectContaining({ what: 'reassigned', by: 'Ravi Menon', reason: 'I am away' }),
    )
    await good(hana, 'POST', `${at}/decide`, { items: [{ id: passed.id, hash: passed.hash }], verdict: 'approve' })
    expect(await stateOf(id)).toBe('approved')
  })
})

describe('the link of a letter', () => {
  test('shows what it is about without changing it, decides it once, and tells the log who', async () => {
    const id = await asked('Bus to the airport')
    const link = await linkIn(ravi.email)
    const shown = await good(null, 'GET', `/api/approval-links/${link}`)
    expect(shown).toMatchObject({
      state: 'open',
      company: 'Harbour Works',
      title: expect.stringContaining('Bus'),
      lines: expect.arrayContaining([{ label: 'Total', text: '20.00 SGD' }]),
    })
    await good(null, 'GET', `/api/approval-links/${link}`)
    expect(await stateOf(id)).toBe('submitted')
    expect((await call(null, 'POST', `/api/approval-links/${link}`, { verdict: 'refuse' })).status).toBe(422)
    await good(null, 'POST', `/api/approval-links/${link}`, { verdict: 'approve' })
    expect(await stateOf(id)).toBe('approved')
    const again = await call(null, 'POST', `/api/approval-links/${link}`, { verdict: 'approve' })
    expect(again.status, again.text).toBe(409)
    expect((await good(null, 'GET', `/api/approval-links/${link}`)) as object).toMatchObject({
      state: 'used',
      title: '',
    })
    const { entries } = await good(owner, 'GET', '/api/company/audit-log?action=approval.by-link')
    expect(entries).toHaveLength(1)
  })

  test('AP-018: of what was taken back meanwhile decides nothing', async () => {
    const id = await asked('Stamps')
    const link = await linkIn(ravi.email)
    await good(mei, 'POST', `/api/my-expenses/${id}/withdraw`)
    expect((await good(null, 'GET', `/api/approval-links/${link}`)).state).toBe('decided')
    const answer = await call(null, 'POST', `/api/approval-links/${link}`, { verdict: 'approve' })
    expect(answer.status).toBe(409)
    expect(answer.text).toContain('taken back')
    expect(await stateOf(id)).toBe('draft')
  })

  test('does not decide what is another thing by now, is over after three days, and is nobody else’s guess', async () => {
    const id = await asked('Toner')
    const link = await linkIn(ravi.email)
    const [first] = await app.look<{ id: string }>(`select id from expense_lines where claim_id = '${id}'`)
    await app.look(`update expense_lines set amount_minor = 9900, payable_minor = 9900 where id = '${first?.id}'`)
    expect((await good(null, 'GET', `/api/approval-links/${link}`)).state).toBe('changed')
    const changed = await call(null, 'POST', `/api/approval-links/${link}`, { verdict: 'approve' })
    expect(changed.text).toContain('changed since the letter')
    await asked('Pens')
    const late = await linkIn(ravi.email)
    now = new Date('2026-11-09T04:00:00Z')
    expect((await good(null, 'GET', `/api/approval-links/${late}`)).state).toBe('ended')
    expect((await call(null, 'POST', `/api/approval-links/${late}`, { verdict: 'approve' })).status).toBe(409)
    expect((await call(null, 'GET', `/api/approval-links/${late.slice(0, -4)}AAAA`)).status).toBe(404)
    expect((await call(null, 'GET', '/api/approval-links/nothing')).status).toBe(404)
  })
})
