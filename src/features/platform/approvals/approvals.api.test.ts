import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginJob, move } from '../../../../test/adverts.ts'
import { agree, aJob, anAdministrator, anApplication } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { openMessage } from '../../../server/messages.ts'
import { settleApprovals } from './jobs.ts'

let now = new Date('2026-11-23T02:00:00Z')
let app: TestServer
let mei: Person
let bob: Person
let cho: Person
let hr: Person
let solo: Person
let rival: Person
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer('SG', 'Harbour Works')
  solo = await app.employer('SG', 'One Person')
  rival = await app.employer('IN', 'Rival')
  bob = await anAdministrator(app, mei, 'Bob')
  cho = await anAdministrator(app, mei, 'Cho')
  hr = await anAdministrator(app, mei, 'Hana', 'hr_admin')
})
afterAll(() => app.close())

const at = '/api/company/approvals'
const list = async (who: Person, tab = 'mine') =>
  (await app.call('GET', `${at}?tab=${tab}`, { token: who.token })).body.data
type Item = { id: string; hash: string; title: string; kind: string; why: { by: string; onBehalfOf: string | null } }
const waiting = async (who: Person, title: string): Promise<Item | undefined> =>
  (await list(who)).items.find((i: Item) => i.title.includes(title))
const decide = (who: Person, items: { id: string; hash: string }[], verdict = 'approve', reason = '') =>
  app.call('POST', `${at}/decide`, { token: who.token, body: { items, verdict, reason } })
const settings = (who: Person, body: object) =>
  app.call('PUT', '/api/company/hiring-settings', { token: who.token, body })
const letters = async (to: Person) => {
  const rows = await app.look<{ id: string; company_id: string; sealed: Buffer; template: string; recipient: string }>(
    `select id, company_id, sealed, template, recipient from outbox where recipient = '${to.email}' order by created_at, id`,
  )
  return rows.map((row) => ({ template: row.template, ...openMessage(app.server.services, row) }))
}
/** A job that asks for approval, by whom and with which title. */
const asked = async (title: string, by = mei, over: object = {}) => {
  const { id } = await beginJob(app, by, { title, ...over })
  const { body } = await move(app, by, id, { action: 'submit' })
  expect(body.data?.job.status, JSON.stringify(body)).toBe('pending_approval')
  return id as string
}
const TERMS = {
  position: 'Chef de partie',
  department: 'Technical',
  pay: '4800',
  period: 'MONTH',
  startsOn: '2027-01-04',
  expiresOn: '2026-12-30',
}
const anOffer = async (by: Person, over: object = {}, owner = mei) => {
  const application = await anApplication(app, owner, await aJob(app, owner))
  const { body } = await app.call('POST', `/api/company/applications/${application.id}/offers`, {
    token: by.token,
    body: { ...TERMS, ...over },
  })
  return { application, id: body.data.offer.id as string, actions: body.data.offer.actions }
}
const moveOffer = (who: Person, id: string, action: string) =>
  app.call('POST', `/api/company/offers/${id}/move`, { token: who.token, body: { action } })

describe('what waits for somebody', () => {
  beforeAll(() => settings(mei, { jobsNeedApproval: true }))

  test('stands in one list with the facts to decide, and is decided there as on its own page', async () => {
    const id = await asked('Ferry captain')
    const item = await waiting(bob, 'Ferry captain')
    expect(item).toMatchObject({
      kind: 'job',
      askedBy: 'Mei Tan',
      mayDecide: true,
      why: { by: 'administrators', name: null, onBehalfOf: null },
      need: 1,
      missing: ['Bob Lee', 'Cho Lee'],
      path: `/dashboard/jobs?job=${id}&tab=advert`,
    })
    expect(JSON.stringify(item)).toContain('payTo')
    expect(await waiting(mei, 'Ferry captain'), 'whoever asked is not asked').toBeUndefined()
    expect(await waiting(hr, 'Ferry captain')).toBeUndefined()
    expect((await list(mei, 'asked')).items[0]).toMatchObject({ title: 'Ferry captain', mayWithdraw: true })
    const { body } = await decide(bob, [item as Item])
    expect(body.data).toMatchObject({ done: 1, results: [{ state: 'approved', why: null }] })
    expect((await app.call('GET', `/api/company/jobs/${id}`, { token: mei.token })).body.data.job).toMatchObject({
      status: 'approved',
      approval: { given: ['Bob Lee'] },
    })
    const told = await app.call('GET', `${at}/${item?.id}`, { token: mei.token })
    expect(told.body.data.history.map((h: { what: string; by: string }) => [h.what, h.by])).toEqual([
      ['asked', 'Mei Tan'],
      ['approve', 'Bob Lee'],
    ])
    const again = await decide(cho, [item as Item])
    expect(again.body.data.results[0].why).toMatch(/cannot be done|decided already/)
    const [kept] = await app.look<{ shown: { lines: unknown[] } }>(
      `select shown from approval_decisions where instance_id = '${item?.id}'`,
    )
    expect(kept?.shown.lines.length).toBeGreaterThan(2)
  })

  test('is told by the bell of those who are asked, and its answer by that of whoever asked', async () => {
    const bell = async (who: Person) =>
      (await app.call('GET', '/api/notifications?language=en', { token: who.token })).body.data.notifications as {
        event: string
        title: string
        link: string
      }[]
    const id = await asked('Harbour pilot')
    const about = async (who: Person) => (await bell(who)).filter(({ title }) => title.includes('Harbour pilot'))
    expect(await about(bob)).toMatchObject([{ event: 'approval-asked', link: `/dashboard/jobs?job=${id}&tab=advert` }])
    expect(await about(mei)).toEqual([])
    await decide(bob, [(await waiting(bob, 'Harbour pilot')) as Item])
    expect(await about(mei)).toMatchObject([{ event: 'approval-answered' }])
  })

  test('is refused with a reason only, which whoever asked hears', async () => {
    await asked('Deck hand')
    const item = (await waiting(bob, 'Deck hand')) as Item
    expect((await decide(bob, [item], 'refuse')).body.fields).toEqual({ reason: 'Say why it is refused' })
    await decide(bob, [item], 'refuse', 'Not this year.')
    expect((await letters(mei)).at(-1)?.text).toContain('Not this year.')
  })

  test('is set aside until a day by one of those asked, for them alone, and comes back by itself', async () => {
    await asked('Bosun')
    const { id } = (await waiting(bob, 'Bosun')) as Item
    const aside = (who: Person, until: string | null) =>
      app.call('POST', `${at}/${id}/set-aside`, { token: who.token, body: { until } })
    const until = async (who: Person) =>
      ((await waiting(who, 'Bosun')) as Item & { asideUntil: string | null }).asideUntil
    expect((await aside(bob, '2026-11-23')).body.fields).toEqual({ until: 'Choose a day to come' })
    expect((await aside(bob, '2027-11-23')).body.fields).toEqual({ until: 'At most 31 days ahead' })
    expect((await aside(mei, '2026-11-26')).status, 'whoever asked').toBe(409)
    expect((await aside(bob, '2026-11-26')).body.data.item).toMatchObject({ asideUntil: '2026-11-26', mayDecide: true })
    expect(await until(bob)).toBe('2026-11-26')
    expect(await until(cho)).toBeNull()
    expect((await aside(bob, null)).status).toBe(200)
    expect(await until(bob)).toBeNull()
    await aside(bob, '2026-11-24')
    now = new Date('2026-11-24T02:00:00Z')
    expect(await until(bob)).toBeNull()
    now = new Date('2026-11-23T02:00:00Z')
    await decide(bob, [(await waiting(bob, 'Bosun')) as Item])
  })

  test('is decided together, each by itself: what is refused leaves the others as they were decided', async () => {
    for (const title of ['Batch one', 'Batch two']) await asked(title)
    const items = [(await waiting(bob, 'Batch one')) as Item, (await waiting(bob, 'Batch two')) as Item]
    const stale = { ...(items[1] as Item), hash: 'what it was' }
    const { body } = await decide(bob, [items[0] as Item, stale])
    expect(body.data.done).toBe(1)
    const results = Object.fromEntries(body.data.results.map((r: { id: string; why: string | null }) => [r.id, r.why]))
    expect(results[items[0]?.id ?? '']).toBeNull()
    expect(results[stale.id]).toBe('This has changed since you opened it. Read it again before you decide.')
    expect((await decide(bob, [items[1] as Item])).body.data.done).toBe(1)
  })

  test('is another company’s business: nothing of it is there', async () => {
    await asked('Purser')
    const item = (await waiting(bob, 'Purser')) as Item
    expect((await app.call('GET', `${at}/${item.id}`, { token: rival.token })).status).toBe(404)
    expect((await decide(rival, [item])).body.data.results).toEqual([
      { id: item.id, title: '', state: null, why: 'Request not found.' },
    ])
  })

  test('is decided once, when two click at the same moment (AP-017)', async () => {
    await asked('Stoker')
    const item = (await waiting(bob, 'Stoker')) as Item
    const both = await Promise.all([bob, cho].map((who) => decide(who, [item])))
    expect(both.map((b) => b.body.data.done).sort()).toEqual([0, 1])
    const [{ n } = { n: 0 }] = await app.look<{ n: number }>(
      `select count(*)::int n from approval_decisions where instance_id = '${item.id}'`,
    )
    expect(n).toBe(1)
  })

  test('is taken back by whoever asked and by nobody else (AP-018)', async () => {
    const id = await asked('Bosun')
    const item = (await waiting(bob, 'Bosun')) as Item
    expect((await app.call('POST', `${at}/${item.id}/withdraw`, { token: bob.token })).status).toBe(409)
    const back = await app.call('POST', `${at}/${item.id}/withdraw`, { token: mei.token })
    expect(back.body.data.item.state).toBe('withdrawn')
    expect((await app.call('GET', `/api/company/jobs/${id}`, { token: mei.token })).body.data.job.status).toBe('draft')
    expect((await decide(bob, [item])).body.data.done).toBe(0)
  })

  test('goes to whoever stands in, with whose word it is, and comes back when that ends', async () => {
    const days = { fromDay: '2026-11-23', untilDay: '2026-11-30' }
    const given = await app.call('POST', `${at}/delegations`, {
      token: bob.token,
      body: { to: cho.userId, kinds: ['job'], ...days },
    })
    expect(given.body.data.delegations).toMatchObject([{ from: 'Bob Lee', to: 'Cho Lee', mine: true }])
    const circle = await app.call('POST', `${at}/delegations`, { token: cho.token, body: { to: bob.userId, ...days } })
    expect(circle.body.fields.to).toBe('Bob Lee has given theirs to you for some of these days')
    const id = await asked('Helmsman')
    await app.call('PUT', `/api/company/jobs/${id}/team`, { token: mei.token, body: { team: [] } })
    expect(await waiting(bob, 'Helmsman')).toBeUndefined()
    expect((await waiting(cho, 'Helmsman'))?.why).toMatchObject({ by: 'administrators' })
    const delegation = given.body.data.delegations[0].id
    expect((await app.call('DELETE', `${at}/delegations/${delegation}`, { token: cho.token })).status).toBe(404)
    await app.call('DELETE', `${at}/delegations/${delegation}`, { token: bob.token })
    expect(await waiting(bob, 'Helmsman')).toBeDefined()
  })

  test('says nothing of others while the same people are asked', async () => {
    await asked('Purser')
    const item = (await waiting(bob, 'Purser')) as Item
    for (const _ of [1, 2]) await settleApprovals(app.server.services, { companyId: mei.companyId })
    const { body } = await app.call('GET', `${at}/${item.id}`, { token: bob.token })
    expect(body.data.history.map((told: { what: string }) => told.what)).toEqual(['asked'])
  })

  test('is reminded of and, when nobody answers, asked of those who run the company', async () => {
    const settle = () => settleApprovals(app.server.services, { companyId: mei.companyId })
    const saved = await app.call('PUT', '/api/company/approval-policies/job', {
      token: mei.token,
      body: {
        content: { rules: [{ when: {}, steps: [{ who: [{ by: 'people', userIds: [cho.userId], mode: 'any' }] }] }] },
      },
    })
    expect(saved.body.data.policies.find((p: { kind: string }) => p.kind === 'job')).toMatchObject({
      own: false,
      waiting: true,
    })
    expect((await agree(app, bob)).body.data.done).toBe(1)
    await asked('Night watch')
    expect(await waiting(bob, 'Night watch')).toBeUndefined()
    // Monday; two working days on it is Wednesday, five and it is Monday again.
    now = new Date('2026-11-25T03:00:00Z')
    await settle()
    await settle()
    const reminders = (await letters(cho)).filter(
      (l) => l.template === 'approval-waiting' && l.text.includes('Night watch'),
    )
    expect(reminders).toHaveLength(1)
    now = new Date('2026-11-30T03:00:00Z')
    await settle()
    expect((await waiting(bob, 'Night watch'))?.why.by).toBe('escalated')
    expect((await letters(bob)).at(-1)?.text).toContain('nobody has answered in time')
    // Back to what is usual, which somebody else has to agree to as well.
    await app.call('PUT', '/api/company/approval-policies/job', { token: mei.token, body: { content: null } })
    await agree(app, bob)
  })
})

describe('who approves what', () => {
  const put = (who: Person, kind: string, content: unknown) =>
    app.call('PUT', `/api/company/approval-policies/${kind}`, { token: who.token, body: { content } })
  const rule = (steps: unknown[], when = {}) => ({ when, steps })
  const one = (who: Person) => ({ who: [{ by: 'people', userIds: [who.userId], mode: 'any' }] })

  test('is tried out before it holds, with who would be asked and why', async () => {
    const content = {
      rules: [rule([one(bob), one(cho)], { above: { minor: 500_000, currency: 'SGD' } }), rule([one(cho)])],
    }
    const simulate = (amount: number) =>
      app.call('POST', '/api/company/approval-policies/offer/simulate', {
        token: mei.token,
        body: { content, askedBy: hr.userId, amount, currency: 'SGD' },
      })
    const names = (answer: Awaited<ReturnType<typeof simulate>>) =>
      answer.body.data.steps.map((s: { approvers: { name: string }[] }) => s.approvers.map((a) => a.name))
    expect(names(await simulate(500_001))).toEqual([['Bob Lee'], ['Cho Lee']])
    expect(names(await simulate(500_000))).toEqual([['Cho Lee']])
  })

  test('must hold for everything, and name only those who can decide', async () => {
    const gap = await put(mei, 'offer', { rules: [rule([one(bob)], { countries: ['SG'] })] })
    expect(gap.body.fields.content).toMatch(/^The last rule must hold for everything/)
    const powerless = await put(mei, 'offer', { rules: [rule([one(hr)])] })
    expect(powerless.body.fields.content).toMatch(/^Somebody you chose cannot approve this/)
    expect((await put(mei, 'offer', { rules: [rule([one(rival)])] })).status).toBe(422)
    expect((await put(mei, 'nothing', null)).status).toBe(404)
    expect((await put(hr, 'offer', null)).status).toBe(403)
  })

  test('does not change for what was asked already', async () => {
    const offer = await anOffer(hr)
    await moveOffer(hr, offer.id, 'ask')
    await put(mei, 'offer', { rules: [rule([one(cho)])] })
    await agree(app, bob)
    expect(await waiting(bob, 'Asha Rao'), 'asked under the rule of before').toBeDefined()
    const next = await anOffer(hr, { position: 'Second cook' })
    await moveOffer(hr, next.id, 'ask')
    expect(await waiting(bob, 'Second cook')).toBeUndefined()
    expect(await waiting(cho, 'Second cook')).toBeDefined()
    // Two steps: the first word does not end it.
    await put(mei, 'offer', { rules: [rule([one(cho), one(bob)])] })
    await agree(app, bob)
    const third = await anOffer(hr, { position: 'Third cook' })
    await moveOffer(hr, third.id, 'ask')
    await decide(cho, [(await waiting(cho, 'Third cook')) as Item])
    const half = await app.call('GET', `/api/company/applications/${third.application.id}/offers`, { token: mei.token })
    expect(half.body.data.offers[0].status).toBe('approval')
    await decide(bob, [(await waiting(bob, 'Third cook')) as Item])
    const whole = await app.call('GET', `/api/company/applications/${third.application.id}/offers`, {
      token: mei.token,
    })
    expect(whole.body.data.offers[0]).toMatchObject({ status: 'approved', approvedBy: 'Bob Lee' })
    await put(mei, 'offer', null)
    await agree(app, bob)
  })
})

describe('nobody walks around it', () => {
  test('whoever wrote an offer does not approve it while another could', async () => {
    const offer = await anOffer(mei)
    expect(offer.actions).toEqual(['ask', 'withdraw'])
    const own = await moveOffer(mei, offer.id, 'approve')
    expect([own.status, own.body.error]).toEqual([
      409,
      'You wrote this offer: somebody else has to approve it. Ask for approval.',
    ])
    expect((await moveOffer(bob, offer.id, 'approve')).body.data.offer.status).toBe('approved')
  })

  test('nor whoever changed the pay of what another wrote and asks for', async () => {
    const offer = await anOffer(hr)
    await app.call('PUT', `/api/company/offers/${offer.id}`, { token: mei.token, body: { ...TERMS, pay: '19000' } })
    await moveOffer(hr, offer.id, 'ask')
    expect((await moveOffer(mei, offer.id, 'approve')).status).toBe(409)
    expect((await moveOffer(cho, offer.id, 'approve')).body.data.offer.status).toBe('approved')
  })

  test('alone, whoever wrote it approves, and that nobody else could is kept', async () => {
    const offer = await anOffer(solo, {}, solo)
    expect((await moveOffer(solo, offer.id, 'approve')).body.data.offer.status).toBe('approved')
    const [kept] = await app.look<{ alone: boolean }>(
      `select alone from approval_instances where subject_id = '${offer.id}'`,
    )
    expect(kept?.alone).toBe(true)
  })

  test('an offer that changes while it waits is asked for anew', async () => {
    const offer = await anOffer(hr, { position: 'Pastry cook' })
    await moveOffer(hr, offer.id, 'ask')
    const item = (await waiting(bob, 'Pastry cook')) as Item
    await app.call('PUT', `/api/company/offers/${offer.id}`, {
      token: hr.token,
      body: { ...TERMS, position: 'Pastry cook', pay: '9000' },
    })
    expect((await decide(bob, [item])).body.data.done).toBe(0)
    await moveOffer(hr, offer.id, 'ask')
    const fresh = (await waiting(bob, 'Pastry cook')) as Item
    expect(fresh.hash).not.toBe(item.hash)
    expect((await decide(bob, [fresh])).body.data.done).toBe(1)
  })

  test('HR hires on no terms that nobody approved; where offers need approval nobody does', async () => {
    const application = await anApplication(app, mei, await aJob(app, mei))
    const hire = (who: Person) =>
      app.call('POST', `/api/company/applications/${application.id}/hire`, {
        token: who.token,
        body: {
          nationality: 'Singaporean',
          employmentStatus: 'citizen',
          terms: { position: 'Chef', department: 'Technical', pay: '99000', period: 'MONTH', startsOn: '2027-01-04' },
          welcome: false,
        },
      })
    const byHr = await hire(hr)
    expect([byHr.status, byHr.body.error]).toEqual([
      409,
      'Nobody has approved these terms. Make an offer and ask for approval first.',
    ])
    await settings(mei, { jobsNeedApproval: true, offersNeedApproval: true })
    const byOwner = await hire(mei)
    expect([byOwner.status, byOwner.body.error]).toEqual([
      409,
      'Your company hires nobody without an approved offer. Make an offer, have it approved, and send it to be signed.',
    ])
    await settings(mei, { jobsNeedApproval: true, offersNeedApproval: false })
    expect((await hire(mei)).status, 'not before another agrees').toBe(409)
    await agree(app, cho)
    expect((await hire(mei)).status).toBe(201)
  })

  test('switching a control off waits for another administrator, and everybody who runs the company is told', async () => {
    await settings(mei, { jobsNeedApproval: true })
    const off = await settings(mei, { jobsNeedApproval: false })
    expect(off.body.data).toMatchObject({ jobsNeedApproval: true, switchingOff: { jobs: { by: 'Mei Tan' } } })
    for (const who of [mei, bob, cho]) expect((await letters(who)).at(-1)?.template).toBe('control-changed')
    const { id } = await beginJob(app, mei)
    expect((await move(app, mei, id, { action: 'publish' })).status, 'it holds until then').toBe(409)
    expect((await agree(app, mei)).status, 'not by whoever asked').toBe(422)
    expect((await agree(app, hr)).status).toBe(422)
    const item = (await list(bob)).items.find((i: Item) => i.kind === 'control')
    expect((await decide(bob, [item], 'refuse', 'We keep it.')).body.data.done).toBe(1)
    expect((await settings(mei, { jobsNeedApproval: true })).body.data).toMatchObject({
      jobsNeedApproval: true,
      switchingOff: { jobs: null },
    })
    await settings(mei, { jobsNeedApproval: false })
    await agree(app, cho)
    const after = await app.call('GET', '/api/company/hiring-settings', { token: mei.token })
    expect(after.body.data).toMatchObject({ jobsNeedApproval: false, switchingOff: { jobs: null } })
    expect((await letters(bob)).at(-1)?.text).toContain('Cho Lee has changed that jobs need approval')
  })

  test('alone it is done at once, and told', async () => {
    await settings(solo, { jobsNeedApproval: true })
    const off = await settings(solo, { jobsNeedApproval: false })
    expect(off.body.data).toMatchObject({ jobsNeedApproval: false, switchingOff: { jobs: null } })
    expect((await letters(solo)).at(-1)?.template).toBe('control-changed')
  })
})

test('the log holds every word, for those who decide such things', async () => {
  const log = await app.call('GET', `${at}/log.csv`, { token: mei.token })
  expect(log.text).toContain('Not this year.')
  const theirs = await app.call('GET', `${at}/log.csv`, { token: hr.token })
  expect(theirs.text.trim().split('\n')).toHaveLength(1)
})
