import { afterAll, beforeAll, expect, test } from 'vitest'
import { lettersTo } from '../../../../test/applicants.ts'
import { type PlanServer, startPlanServer } from '../../../../test/payments.ts'
import { PASSWORD, type Person, type TestServer } from '../../../../test/support.ts'
import { openMessage } from '../../../server/messages.ts'
import { settleCompanyPlan } from '../company-plan/settle.service.ts'
import { writePlanLetters } from '../plan-letters/letters.service.ts'
import { sendBillingPapers } from './papers.service.ts'

let shop: PlanServer
let app: TestServer
beforeAll(async () => {
  shop = await startPlanServer(new Date('2026-11-02T08:00:00Z'))
  app = shop.app
})
afterAll(() => app.close())

const LENA = 'lena@outside.test'
const plan = (mei: Person, method: string, path: string, body?: object) =>
  app.call(method, `/api/company/plan${path}`, { token: mei.token, ...(body ? { body } : {}) })
const linkIn = async (mei: Person, email = LENA) =>
  /billing-contact\/([\w-]+)/.exec((await lettersTo(app, mei.companyId, email)).at(-1)?.text ?? '')?.[1] ?? ''
const answer = (token: string, said: string) =>
  app.call('POST', `/api/billing-contact-links/${token}`, { body: { answer: said } })
const contactsOf = async (mei: Person) => (await plan(mei, 'GET', '/contacts')).body.data.contacts
const buy = async (mei: Person, more: object = {}) => {
  const wish = { action: 'start', product: 'team', period: 'month', seats: 3, country: 'SG', region: '' }
  const billing = { billingName: 'Harbour Pte. Ltd.', billingEmail: 'accounts@harbour.test', taxId: null }
  const bill = await plan(mei, 'POST', '/bills', { ...wish, ...billing, total: 1962, ...more })
  expect(bill.status, bill.text).toBeLessThan(300)
  const card = { number: '4242 4242 4242 4242', approved: null }
  await plan(mei, 'POST', `/bills/${bill.body.data.id}/test-card`, card)
  await shop.tellAll()
  await settleCompanyPlan(app.server.services, { companyId: mei.companyId })
}
/** As its job does, twice: each paper leaves once. */
const sendPapers = async (mei: Person) => {
  for (const _ of [1, 2]) await sendBillingPapers(app.server.services, { companyId: mei.companyId })
}
const papersTo = async (mei: Person, email = LENA) => {
  const rows = await app.look<{ id: string; company_id: string; sealed: Buffer }>(
    `select id, company_id, sealed from outbox where template = 'billing-papers' and recipient = '${email}' and company_id = '${mei.companyId}'`,
  )
  return rows.map((row) => (openMessage(app.server.services, row).attachments ?? []).map(({ filename }) => filename))
}

test('a billing contact agrees by a link, gets invoice, receipt and reminders, and nothing after leaving', async () => {
  const mei = await app.employer('SG', 'Harbour Works')
  const invite = (name: string, email: string) => plan(mei, 'POST', '/contacts', { name, email })
  expect((await invite('', 'nobody')).body.fields).toMatchObject({
    name: expect.any(String),
    email: expect.any(String),
  })
  expect((await invite('Mei', mei.email)).body.fields.email).toContain('signs in to your company')
  const invited = await invite('Lena Koh', LENA)
  expect(invited.status, invited.text).toBe(201)
  expect(invited.body.data.contacts).toMatchObject([{ name: 'Lena Koh', email: LENA, state: 'invited' }])
  const first = await linkIn(mei)

  // Nothing is sent before she agreed.
  await buy(mei)
  await sendPapers(mei)
  expect(await papersTo(mei)).toEqual([])
  expect((await answer('nothing', 'confirm')).status).toBe(404)
  // Invited anew: the link before opens nothing any more.
  expect((await invite('Lena Koh', LENA)).status).toBe(201)
  expect((await answer(first, 'confirm')).status).toBe(404)
  const link = await linkIn(mei)
  expect((await app.call('GET', `/api/billing-contact-links/${link}`)).body.data).toEqual({
    company: 'Harbour Works',
    name: 'Lena Koh',
    state: 'invited',
  })
  expect((await answer(link, 'perhaps')).status).toBe(422)
  shop.to('2026-11-03T08:00:00Z')
  expect((await answer(link, 'confirm')).body.data).toEqual({ state: 'confirmed' })
  expect((await answer(link, 'confirm')).status).toBe(200)
  expect(await contactsOf(mei)).toMatchObject([{ state: 'confirmed' }])
  expect((await invite('Lena Koh', LENA)).body.fields.email).toContain('already')

  // A reminder before the charge, and the papers of what is charged; of what was paid before she agreed, nothing.
  shop.to('2026-11-26T08:00:00Z')
  await writePlanLetters(app.server.services)
  const reminders = async () =>
    (await lettersTo(app, null, LENA)).filter(({ template }) => template.startsWith('plan-'))
  expect(await reminders()).toMatchObject([{ template: 'plan-renewal' }])
  shop.to('2026-12-02T09:00:00Z')
  for (const _ of [1, 2]) {
    await settleCompanyPlan(app.server.services, { companyId: mei.companyId })
    await shop.tellAll()
  }
  await sendPapers(mei)
  const papers = await papersTo(mei)
  expect(papers).toHaveLength(1)
  expect(papers[0]).toEqual([expect.stringMatching(/\.pdf$/), expect.stringMatching(/^receipt-.*\.pdf$/)])

  // By the same link she leaves.
  expect((await answer(link, 'leave')).body.data).toEqual({ state: 'left' })
  expect((await app.call('GET', `/api/billing-contact-links/${link}`)).status).toBe(404)
  shop.to('2026-12-27T08:00:00Z')
  await writePlanLetters(app.server.services)
  expect(await reminders()).toHaveLength(1)
  const login = { email: mei.email, password: PASSWORD, role: 'employer' }
  const { token } = (await app.call('POST', '/api/auth/login', { body: login })).body
  const log = (await app.call('GET', '/api/company/audit-log', { token })).text
  for (const act of ['invite', 'confirm', 'leave']) expect(log).toContain(`billing-contact.${act}`)
})

test('an invitation is over after 14 days; contacts are five at most, and another company’s are not there', async () => {
  const mei = await app.employer('SG', 'Second Works')
  const rival = await app.employer('SG', 'Third Works')
  for (let i = 1; i <= 5; i++)
    expect((await plan(mei, 'POST', '/contacts', { name: 'Somebody', email: `c${i}@outside.test` })).status).toBe(201)
  expect((await plan(mei, 'POST', '/contacts', { name: 'Somebody', email: 'c6@outside.test' })).status).toBe(409)
  const one = (await contactsOf(mei)).find(({ email }: { email: string }) => email === 'c1@outside.test')
  expect(await contactsOf(rival)).toEqual([])
  expect((await plan(rival, 'DELETE', `/contacts/${one.id}`)).status).toBe(404)
  expect((await plan(mei, 'DELETE', `/contacts/${one.id}`)).body.data.contacts).toHaveLength(4)
  const link = await linkIn(mei, 'c2@outside.test')
  shop.to('2027-01-20T08:00:00Z')
  const over = await app.call('GET', `/api/billing-contact-links/${link}`)
  expect(over.body.data, `${link} ${over.text}`).toMatchObject({ state: 'over' })
  expect((await answer(link, 'confirm')).status).toBe(410)
})

test('a billing contact is written to in the language they were invited in: invitation, papers and reminders', async () => {
  const mei = await app.employer('SG', 'Quayside Works')
  const invite = (language: string) =>
    plan(mei, 'POST', '/contacts', { name: 'Léa Roy', email: 'lea@outside.test', language })
  expect((await invite('de')).body.fields.language).toContain('Language must be one of')
  expect((await invite('fr')).body.data.contacts).toMatchObject([{ name: 'Léa Roy', language: 'fr' }])
  const letters = () => lettersTo(app, mei.companyId, 'lea@outside.test')
  expect((await letters()).at(-1)?.text).toContain('Bonjour Léa Roy,')
  await answer(await linkIn(mei, 'lea@outside.test'), 'confirm')
  const day = (days: number) => new Date(app.server.services.now().getTime() + days * 86_400_000).toISOString()
  shop.to(day(1))
  const login = { email: mei.email, password: PASSWORD, role: 'employer' }
  const { token } = (await app.call('POST', '/api/auth/login', { body: login })).body
  await buy({ ...mei, token })
  await sendPapers(mei)
  expect((await letters()).at(-1)).toMatchObject({
    template: 'billing-papers',
    text: expect.stringContaining('Bonjour Léa Roy,'),
  })
  shop.to(day(25))
  await writePlanLetters(app.server.services)
  const reminder = (await lettersTo(app, null, 'lea@outside.test')).find(({ template }) => template === 'plan-renewal')
  expect(reminder?.text).toContain('Bonjour')
})

test('contacts are five at most however many are invited at once, and one address is one contact', async () => {
  const mei = await app.employer('SG', 'Fourth Works')
  const rival = await app.employer('SG', 'Fifth Works')
  const invite = (of: Person, email: string) => plan(of, 'POST', '/contacts', { name: 'Somebody', email })
  const all = await Promise.all(Array.from({ length: 8 }, (_, at) => invite(mei, `many${at}@outside.test`)))
  expect(all.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409, 409])
  const same = await Promise.all(
    [1, 2, 3].map((at) => invite(rival, at === 2 ? 'ONE@outside.test' : 'one@outside.test')),
  )
  expect(same.every(({ status }) => status === 201)).toBe(true)
  expect(await contactsOf(rival)).toHaveLength(1)
  // Of the links only the newest opens; another company's contact of the same address is another.
  const links = (await lettersTo(app, rival.companyId, 'one@outside.test')).map(
    ({ text }) => /billing-contact\/([\w-]+)/.exec(text ?? '')?.[1] ?? '',
  )
  const opened = await Promise.all(links.map(async (link) => (await answer(link, 'confirm')).status))
  expect(opened.filter((status) => status === 200).length).toBeLessThanOrEqual(1)
  const [one] = await contactsOf(mei)
  const own = await linkIn(mei, one.email)
  expect((await answer(own, 'leave')).status).toBe(200)
  expect((await answer(own, 'confirm')).status).toBe(404)
  expect((await answer(own, 'leave')).status).toBe(404)
  expect(await contactsOf(mei)).toHaveLength(4)
  expect((await contactsOf(rival)).length).toBe(1)
})

test('a link that is opened twice at once agrees once', async () => {
  shop.to('2027-02-01T08:00:00Z')
  const mei = await app.employer('SG', 'Sixth Works')
  const email = 'tom@outside.test'
  await plan(mei, 'POST', '/contacts', { name: 'Tom Ng', email })
  const link = await linkIn(mei, email)
  // Two open the link at once.
  const both = await Promise.all([answer(link, 'confirm'), answer(link, 'confirm')])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const log = await app.look<{ n: number }>(
    `select count(*)::int as n from audit_log where company_id = '${mei.companyId}' and action = 'billing-contact.confirm'`,
  )
  expect(log).toEqual([{ n: 1 }])
})
