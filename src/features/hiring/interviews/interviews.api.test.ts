import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { move as moveJob, publishJob } from '../../../../test/adverts.ts'
import { type Applied, aJob, anApplication } from '../../../../test/hiring.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { openMessage } from '../../../server/messages.ts'
import { hashPassword } from '../../../server/passwords.ts'
import { reconcileJob } from '../applications/jobs.ts'
import { sendDueMessages } from '../pipeline/jobs.ts'
import { callOffEnded } from './jobs.ts'

let now = new Date('2026-12-01T02:00:00Z')
let app: TestServer
let mei: Person
let rival: Person
let bob: { token: string; userId: string; email: string }
let asha: Applied
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('IN', 'Rival')
  bob = await hr(mei)
  asha = await anApplication(app, mei, await aJob(app, mei))
})
afterAll(() => app.close())

const hr = async (owner: Person) => {
  const email = `hr.${crypto.randomUUID().slice(0, 8)}@harbour.example`
  const [user] = await app.look<{ id: string }>(
    `insert into users (portal, role, company_id, email, first_name, last_name, password_hash, activated_at) values ('company', 'hr_admin', '${owner.companyId}', '${email}', 'Bob', 'Lee', '${await hashPassword(PASSWORD)}', now()) returning id`,
  )
  const { body } = await app.call('POST', '/api/auth/login', { body: { email, password: PASSWORD, role: 'employer' } })
  return { token: body.token as string, userId: user?.id ?? '', email }
}

const SLOTS = ['2026-12-03T02:00:00.000Z', '2026-12-04T06:00:00.000Z']
const arranged = (over: Record<string, unknown> = {}) => ({
  kind: 'onsite',
  minutes: 45,
  zone: 'Asia/Singapore',
  place: 'Level 3',
  panel: [mei.userId, bob.userId],
  slots: SLOTS,
  ...over,
})
const arrange = (application: string, over: Record<string, unknown> = {}, token = mei.token) =>
  app.call('POST', `/api/company/applications/${application}/interviews`, { token, body: arranged(over) })
const listed = async (application: string, token = mei.token) =>
  (await app.call('GET', `/api/company/applications/${application}/interviews`, { token })).body.data
const theirs = (a: Applied, link = a.link) => app.call('GET', `/api/applications/${a.id}/interviews?link=${link}`)
const letters = async (to: string) => {
  const rows = await app.look<{ id: string; company_id: string; sealed: Buffer; template: string; recipient: string }>(
    `select id, company_id, sealed, template, recipient from outbox where recipient = '${to}' order by created_at, id`,
  )
  return rows.map((row) => ({ ...row, ...openMessage(app.server.services, row) }))
}
const entryIn = (letter: Awaited<ReturnType<typeof letters>>[number] | undefined) => {
  const [attached] = letter?.attachments ?? []
  if (!attached) throw new Error('no calendar entry')
  const calendar = new ICAL.Component(ICAL.parse(Buffer.from(attached.content, 'base64').toString()))
  const event = calendar.getFirstSubcomponent('vevent')
  if (!event) throw new Error('no event')
  return { method: calendar.getFirstPropertyValue('method'), its: new ICAL.Event(event) }
}

describe('an interview', () => {
  test('is proposed, chosen by the person with their link, and in everybody’s calendar', async () => {
    const { status, body } = await arrange(asha.id)
    expect(status).toBe(201)
    expect(body.data.interview).toMatchObject({ status: 'proposed', round: 1, startsAt: null, slots: SLOTS })
    expect(body.data.interview.attributes.slice(0, 2)).toEqual(['Cooking for 200', 'Food safety'])
    const [asked] = await letters(asha.email)
    expect(asked).toMatchObject({ template: 'interview-proposed' })
    expect(asked?.text).toContain(`/application/${asha.link}`)

    const seen = await theirs(asha)
    expect(seen.body.data.interviews).toHaveLength(1)
    const [mine] = seen.body.data.interviews
    expect(Object.keys(mine)).not.toContain('cards')
    const answer = (slot: string | null, words?: string) =>
      app.call('POST', `/api/applications/${asha.id}/interviews/${mine.id}/answer`, {
        body: { link: asha.link, slot, words },
      })
    expect((await answer('2026-12-05T02:00:00.000Z')).body.fields.slot).toBe('This time is not one of those offered.')
    const chosen = await answer('2026-12-03T10:00:00+08:00')
    expect(chosen.body.data.interviews[0]).toMatchObject({ status: 'confirmed', startsAt: SLOTS[0] })
    expect((await answer(SLOTS[1] as string)).status).toBe(409)

    for (const to of [asha.email, mei.email]) {
      const { method, its } = entryIn((await letters(to)).at(-1))
      expect(method).toBe('REQUEST')
      expect(its.startDate.toJSDate().toISOString()).toBe(SLOTS[0])
      expect(its.sequence).toBe(0)
    }
    const file = await app.call('GET', `/api/applications/${asha.id}/interviews/${mine.id}/calendar?link=${asha.link}`)
    expect(file.headers.get('content-type')).toContain('text/calendar')
    expect(file.text).toContain('BEGIN:VEVENT')
  })

  test('whose times were proposed and are called off before one is chosen is called off to the person, and to nobody else', async () => {
    const who = await anApplication(app, mei, await aJob(app, mei))
    const { id } = (await arrange(who.id)).body.data.interview
    const before = (await letters(bob.email)).length
    const off = await app.call('POST', `/api/company/interviews/${id}/move`, {
      token: mei.token,
      body: { action: 'cancel', reason: 'We look for another day.' },
    })
    expect(off.status).toBe(200)
    const told = await letters(who.email)
    expect(told.map((l) => l.template)).toEqual(['interview-proposed', 'interview-unset'])
    expect(told[1]?.text).toContain('We look for another day.')
    expect(told[1]?.text).toContain(`/application/${who.link}`)
    expect(told[1]?.attachments ?? []).toEqual([])
    expect((await letters(bob.email)).length).toBe(before)
  })

  test('that is moved keeps its name in calendars with a higher sequence; cancelled, it takes itself out', async () => {
    const { interviews } = await listed(asha.id)
    const [held] = interviews
    const moved = await app.call('POST', `/api/company/interviews/${held.id}/change`, {
      token: mei.token,
      body: arranged({ slots: ['2026-12-07T02:00:00Z'], agreed: true, panel: [mei.userId], version: held.version }),
    })
    expect(moved.body.data.interview).toMatchObject({ status: 'confirmed', startsAt: '2026-12-07T02:00:00.000Z' })
    const again = entryIn((await letters(asha.email)).at(-1))
    expect([again.method, again.its.sequence]).toEqual(['REQUEST', 1])
    const stale = await app.call('POST', `/api/company/interviews/${held.id}/move`, {
      token: mei.token,
      body: { action: 'cancel', version: held.version },
    })
    expect(stale.status).toBe(409)
    const off = await app.call('POST', `/api/company/interviews/${held.id}/move`, {
      token: mei.token,
      body: { action: 'cancel', reason: 'Mei is ill.' },
    })
    expect(off.body.data.interview.status).toBe('cancelled')
    const last = (await letters(asha.email)).at(-1)
    const gone = entryIn(last)
    expect([gone.method, gone.its.sequence, gone.its.uid]).toEqual(['CANCEL', 2, again.its.uid])
    expect(last?.text).toContain('Mei is ill.')
  })

  test('that is moved, with the same people holding it, is called off to nobody; who no longer holds it hears it once', async () => {
    const who = await anApplication(app, mei, await aJob(app, mei), 'Tan Li Hua')
    const { id } = (await arrange(who.id, { slots: ['2026-12-14T02:00:00Z'], agreed: true })).body.data.interview
    const moveTo = (at: string, panel: string[]) =>
      app.call('POST', `/api/company/interviews/${id}/change`, {
        token: mei.token,
        body: arranged({ slots: [at], agreed: true, panel }),
      })
    const methods = async () => (await letters(who.email)).map((l) => entryIn(l).method)
    await moveTo('2026-12-15T02:00:00Z', [mei.userId, bob.userId])
    expect(await methods()).toEqual(['REQUEST', 'REQUEST'])
    const ofBob = async () => (await letters(bob.email)).filter((l) => entryIn(l).its.uid.startsWith(id))
    const before = (await ofBob()).length
    await moveTo('2026-12-16T02:00:00Z', [mei.userId])
    expect(await methods()).toEqual(['REQUEST', 'REQUEST', 'REQUEST'])
    expect((await ofBob()).slice(before).map((l) => [entryIn(l).method, l.text.includes('Tan Li Hua')])).toEqual([
      ['CANCEL', true],
    ])
  })

  test('that is settled afterwards changes nothing of the end the person was told, and is not moved any more', async () => {
    const who = await anApplication(app, mei, await aJob(app, mei), 'Ravi Menon')
    const { id } = (await arrange(who.id, { slots: ['2026-12-14T02:00:00Z'], agreed: true })).body.data.interview
    await app.look(`update applications set outcome = 'rejected', outcome_at = now() where id = '${who.id}'`)
    await app.look(
      `insert into application_events (company_id, application_id, kind, by_kind, public_status) values ('${mei.companyId}', '${who.id}', 'told', 'system', 'notSelected')`,
    )
    const sent = (await letters(who.email)).length
    const again = await app.call('POST', `/api/company/interviews/${id}/change`, {
      token: mei.token,
      body: arranged({ slots: ['2026-12-18T02:00:00Z'], agreed: true }),
    })
    expect([again.status, again.body.error]).toEqual([409, 'This application is no longer going on. Restore it first.'])
    expect(await letters(who.email)).toHaveLength(sent)
    const off = await app.call('POST', `/api/company/interviews/${id}/move`, {
      token: mei.token,
      body: { action: 'cancel' },
    })
    expect(off.status).toBe(200)
    const [last] = await app.look<{ public_status: string }>(
      `select public_status from application_events where application_id = '${who.id}' and public_status is not null order by id desc limit 1`,
    )
    expect(last?.public_status).toBe('notSelected')
  })

  test('is chosen as ever while a decision has not been told, and no longer once it has', async () => {
    const who = await anApplication(app, mei, await aJob(app, mei), 'Goh Siew Lan')
    const choose = async () => {
      const { id } = (await arrange(who.id)).body.data.interview
      return () =>
        app.call('POST', `/api/applications/${who.id}/interviews/${id}/answer`, {
          body: { link: who.link, slot: SLOTS[0] },
        })
    }
    const [first, second] = [await choose(), await choose()]
    await app.look(`update applications set outcome = 'rejected', outcome_at = now() where id = '${who.id}'`)
    expect((await first()).status).toBe(200)
    await app.look(
      `insert into application_events (company_id, application_id, kind, by_kind, public_status) values ('${mei.companyId}', '${who.id}', 'told', 'system', 'notSelected')`,
    )
    expect((await second()).status).toBe(409)
  })

  test('for which no time suits tells whoever arranged it, in the person’s words', async () => {
    const { body } = await arrange(asha.id)
    const { id } = body.data.interview
    const told = await app.call('POST', `/api/applications/${asha.id}/interviews/${id}/answer`, {
      body: { link: asha.link, words: 'I am abroad until the 10th.' },
    })
    expect(told.body.data.interviews.at(-1)).toMatchObject({
      status: 'proposed',
      answer: 'I am abroad until the 10th.',
    })
    expect((await letters(mei.email)).at(-1)?.text).toContain('I am abroad until the 10th.')
  })

  test('warns when somebody who holds it is elsewhere then', async () => {
    const other = await anApplication(app, mei, await aJob(app, mei), 'Wei Ming')
    const at = '2026-12-10T02:00:00Z'
    expect((await arrange(other.id, { slots: [at], agreed: true })).body.data.clashes).toEqual([])
    const { clashes } = (await arrange(asha.id, { slots: ['2026-12-10T02:30:00Z'], agreed: true })).body.data
    expect(clashes).toEqual(expect.arrayContaining(['Bob Lee holds another interview at 2026-12-10T02:00:00.000Z.']))
  })

  test.each([
    ['slots', { slots: ['2026-11-01T02:00:00Z'] }, 'A time must lie in the future.'],
    ['zone', { zone: 'Mars/Phobos' }, 'Time zone must be one such as Asia/Singapore'],
    ['panel', { panel: [] }, 'Choose who holds the interview.'],
  ])('with wrong %s is refused under that field', async (field, over, sentence) => {
    const { status, body } = await arrange(asha.id, over)
    expect(status).toBe(422)
    expect(body.fields[field]).toBe(sentence)
  })

  test('takes nobody of another company onto its panel', async () =>
    expect((await arrange(asha.id, { panel: [rival.userId] })).body.fields.panel).toBe(
      'Somebody you chose does not work for your company any more.',
    ))
})

describe('an interview with somebody whose application has ended', () => {
  const ofEach = async (who: Applied, id: string) => {
    const about = (l: object) => 'attachments' in l && (l.attachments as unknown[]).length > 0
    const methods = async (to: string) =>
      (await letters(to))
        .filter((l) => about(l) && entryIn(l).its.uid.startsWith(id))
        .map((l) => [entryIn(l).method, entryIn(l).its.sequence])
    return { person: await methods(who.email), mei: await methods(mei.email), bob: await methods(bob.email) }
  }
  const settle = (who: Applied) =>
    callOffEnded(app.server.services, { companyId: mei.companyId, applicationId: who.id })
  const queued = async (who: Applied) =>
    (await app.look(`select 1 from graphile_worker.jobs where key = 'call off ${who.id}'`)).length
  const input = ['REQUEST', 0]
  const off = ['CANCEL', 1]

  test('leaves the panel’s calendars once, and theirs not, when they withdrew', async () => {
    const who = await anApplication(app, mei, (await publishJob(app, mei)).id, 'Yusuf Khan')
    const { id } = (await arrange(who.id, { slots: ['2026-12-20T02:00:00Z'], agreed: true })).body.data.interview
    await settle(who)
    expect(await ofEach(who, id)).toEqual({ person: [input], mei: [input], bob: [input] })
    const withdrawn = await app.call('POST', `/api/my-applications/${who.link}/withdraw`, { body: {} })
    expect([withdrawn.status, await queued(who)]).toEqual([200, 1])
    await settle(who)
    await settle(who)
    expect(await ofEach(who, id)).toEqual({ person: [input], mei: [input, off], bob: [input, off] })
    expect((await listed(who.id)).interviews[0].status).toBe('cancelled')
  })

  test('leaves everybody’s once they were told that the job is closed, and nobody is invited to it any more', async () => {
    const job = (await publishJob(app, mei)).id
    const who = await anApplication(app, mei, job, 'Omar Farouk')
    const { id } = (await arrange(who.id, { slots: ['2026-12-20T09:00:00Z'], agreed: true })).body.data.interview
    const message = 'The new kitchen is put off until spring; we are sorry to have taken your time.'
    await moveJob(app, mei, job, { action: 'close', reason: 'cancelled', message })
    await reconcileJob(app.server.services, { companyId: mei.companyId, jobId: job })
    await settle(who)
    // Known on their page; the letter leaves first, then the calendars.
    const [letter] = await app.look<{ id: string; body: string }>(
      `select id, body from application_messages where application_id = '${who.id}'`,
    )
    expect(letter?.body).toContain(message)
    await app.look(`update application_messages set leaves_at = '2026-01-01' where id = '${letter?.id}'`)
    await sendDueMessages(app.server.services, { companyId: mei.companyId })
    expect(await queued(who)).toBe(1)
    await settle(who)
    await settle(who)
    expect(await ofEach(who, id)).toEqual({ person: [input, off], mei: [input, off], bob: [input, off] })
    const again = await arrange(who.id)
    expect([again.status, again.body.error]).toEqual([
      409,
      'The job is closed, and the person has been told so. Reopen the job first.',
    ])
  })

  test('stays where the advert only came to its last day: who applied goes on', async () => {
    const job = (await publishJob(app, mei)).id
    const who = await anApplication(app, mei, job, 'Mina Aziz')
    const { id } = (await arrange(who.id, { slots: ['2026-12-21T09:00:00Z'], agreed: true })).body.data.interview
    await app.look(`update jobs set status = 'closed', close_reason = 'expired' where id = '${job}'`)
    await reconcileJob(app.server.services, { companyId: mei.companyId, jobId: job })
    await settle(who)
    expect(await ofEach(who, id)).toEqual({ person: [input], mei: [input], bob: [input] })
    expect(await app.look(`select 1 from application_messages where application_id = '${who.id}'`)).toEqual([])
    expect((await arrange(who.id)).status).toBe(201)
  })

  test('leaves everybody’s once they were told that they were not selected, and not before', async () => {
    const who = await anApplication(app, mei, await aJob(app, mei), 'Lina Haddad')
    const { id } = (await arrange(who.id, { slots: ['2026-12-20T04:00:00Z'], agreed: true })).body.data.interview
    await app.look(`update applications set outcome = 'rejected', outcome_at = now() where id = '${who.id}'`)
    await settle(who)
    expect((await ofEach(who, id)).mei).toEqual([input])
    await app.look(`insert into application_messages (company_id, application_id, by_kind, body, leaves_at)
      values ('${mei.companyId}', '${who.id}', 'user', 'Not this time.', '2026-01-01')`)
    const [letter] = await app.look<{ id: string }>(
      `select id from application_messages where application_id = '${who.id}'`,
    )
    await app.look(`insert into application_events (company_id, application_id, kind, by_kind, detail)
      values ('${mei.companyId}', '${who.id}', 'reject', 'user', '{"messageId": "${letter?.id}"}')`)
    await sendDueMessages(app.server.services, { companyId: mei.companyId })
    expect(await queued(who)).toBe(1)
    await settle(who)
    await settle(who)
    expect(await ofEach(who, id)).toEqual({ person: [input, off], mei: [input, off], bob: [input, off] })
  })
})

describe('whose an interview is', () => {
  test('another company finds neither application nor interview', async () => {
    const { interviews } = await listed(asha.id)
    expect(
      (await app.call('GET', `/api/company/applications/${asha.id}/interviews`, { token: rival.token })).status,
    ).toBe(404)
    expect((await arrange(asha.id, {}, rival.token)).status).toBe(404)
    const move = await app.call('POST', `/api/company/interviews/${interviews[0].id}/move`, {
      token: rival.token,
      body: { action: 'cancel' },
    })
    expect(move.status).toBe(404)
  })
  test('a link opens its own application and no other; without one or an account nothing is shown', async () => {
    const other = await anApplication(app, mei, await aJob(app, mei), 'Lim Ah Kow')
    expect((await theirs(asha, other.link)).status).toBe(404)
    expect((await theirs(asha, 'nonsense')).status).toBe(404)
    expect((await app.call('GET', `/api/applications/${asha.id}/interviews`)).status).toBe(401)
    expect((await app.call('GET', `/api/applications/${asha.id}/interviews`, { token: mei.token })).status).toBe(403)
  })
})

describe('a scorecard', () => {
  const card = { ratings: [{ name: 'Food safety', rating: 3, evidence: 'Knew the core temperatures.' }], overall: 4 }
  const hand = (id: string, token: string, over: Record<string, unknown> = {}) =>
    app.call('PUT', `/api/company/interviews/${id}/scorecard`, { token, body: { ...card, submit: true, ...over } })

  test('is hidden from the others until theirs is in, and then stays', async () => {
    const who = await anApplication(app, mei, await aJob(app, mei), 'Nur Aisyah')
    const { id } = (await arrange(who.id, { slots: ['2026-12-01T03:00:00Z'], agreed: true })).body.data.interview
    expect((await hand(id, mei.token)).body.error).toBe('This interview has not begun yet.')
    now = new Date('2026-12-01T03:10:00Z')
    const mine = await app.call('GET', '/api/company/interviews/mine', { token: bob.token })
    expect(mine.body.data.interviews.map((i: { id: string }) => i.id)).toContain(id)
    expect((await hand(id, mei.token)).status).toBe(200)
    const seen = (await listed(who.id, bob.token)).interviews[0]
    expect([seen.cards, seen.hidden]).toEqual([[], 1])
    // Kept, not handed in: nothing is opened by it.
    expect((await hand(id, bob.token, { submit: false })).body.data.interview.hidden).toBe(1)
    const empty = await hand(id, bob.token, {
      ratings: [{ name: 'Food safety', rating: 2, evidence: '' }],
      overall: null,
    })
    expect(empty.body.fields).toEqual({
      overall: 'Say whether you would hire this person.',
      'ratings.0.evidence': 'Say what you saw or heard for Food safety.',
    })
    const after = (await hand(id, bob.token, { overall: 2 })).body.data.interview
    expect(after.hidden).toBe(0)
    const result = (await listed(who.id, bob.token)).result
    expect(result, 'both scorecards are in').toEqual({ yes: 1, no: 1 })
    expect(after.cards.map((c: { name: string }) => c.name).sort()).toEqual(['Bob Lee', 'Mei Tan'])
    expect((await hand(id, bob.token)).status).toBe(409)
    const strange = await hand(id, mei.token, { ratings: [{ name: 'Age', rating: 1, evidence: 'x' }] })
    expect(strange.status).toBe(422)
  })

  test('is asked for once it is owed, of those who owe it, and not twice a day', async () => {
    const who = await anApplication(app, mei, await aJob(app, mei), 'Farid Aziz')
    now = new Date('2026-12-01T01:00:00Z')
    const { id } = (await arrange(who.id, { slots: ['2026-12-01T03:00:00Z'], agreed: true })).body.data.interview
    const ask = (token = mei.token) =>
      app.call('POST', `/api/company/interviews/${id}/ask-feedback`, { token, body: {} })
    expect((await ask()).body.error).toBe('This interview has not been held yet.')
    expect((await ask(rival.token)).status).toBe(404)
    now = new Date('2026-12-01T05:00:00Z')
    expect((await hand(id, mei.token)).status).toBe(200)
    const before = (await letters(bob.email)).length
    expect((await ask()).body.data.asked).toEqual(['Bob Lee'])
    const [letter] = (await letters(bob.email)).slice(before)
    expect(letter).toMatchObject({
      template: 'application-news',
      subject: 'Chef: a colleague waits for your scorecard',
    })
    expect(letter?.text).toContain(`/dashboard/ats?application=${who.id}`)
    expect((await ask()).body.error).toBe('They were asked less than a day ago.')
    now = new Date('2026-12-02T06:00:00Z')
    expect((await ask()).status).toBe(200)
    expect((await hand(id, bob.token, { overall: 2 })).status).toBe(200)
    expect((await ask()).body.error).toBe('All scorecards are in.')
    now = new Date('2026-12-01T03:10:00Z')
  })

  test('is not read by whoever takes themself off the panel before handing in theirs, and they do not come back', async () => {
    now = new Date('2026-12-01T02:00:00Z')
    const who = await anApplication(app, mei, await aJob(app, mei), 'Siti Rahman')
    const { id } = (await arrange(who.id, { slots: ['2026-12-01T03:00:00Z'], agreed: true })).body.data.interview
    now = new Date('2026-12-01T03:10:00Z')
    expect((await hand(id, mei.token)).status).toBe(200)
    const panel = (users: string[], token: string) =>
      app.call('POST', `/api/company/interviews/${id}/change`, {
        token,
        body: arranged({ slots: ['2026-12-02T03:00:00Z'], agreed: true, panel: users }),
      })
    const [cho, dee] = [await hr(mei), await hr(mei)]
    expect((await panel([mei.userId, cho.userId], bob.token)).status).toBe(200)
    const seen = async (token: string) => (await listed(who.id, token)).interviews[0]
    expect(await seen(bob.token)).toMatchObject({ cards: [], hidden: 1, mine: false })
    // Somebody who never was to hold it reads them.
    expect((await seen(dee.token)).cards).toHaveLength(1)
    const back = await panel([mei.userId, bob.userId], bob.token)
    expect(back.body.fields).toEqual({
      panel: 'Somebody who left this interview cannot come back once a scorecard is in.',
    })
    const mine = await app.call('GET', '/api/company/interviews/mine', { token: bob.token })
    expect(mine.body.data.interviews.map((i: { id: string }) => i.id)).not.toContain(id)
    now = new Date('2026-12-02T03:10:00Z')
    expect((await hand(id, cho.token)).status).toBe(200)
    expect(await seen(bob.token)).toMatchObject({ hidden: 0 })
  })

  test('starts the clock that Ontario asks for, from the last interview that was held', async () => {
    const [place] = await app.look<{ id: number }>(
      `select id from places where country = 'CA' and region = 'Ontario' limit 1`,
    )
    const job = await aJob(app, mei, { country: 'CA', placeId: place?.id, has25: true })
    const who = await anApplication(app, mei, job, 'Zoe Roy')
    now = new Date('2026-12-01T02:00:00Z')
    const { id } = (await arrange(who.id, { slots: ['2026-12-02T15:00:00Z'], agreed: true, zone: 'America/Toronto' }))
      .body.data.interview
    expect((await listed(who.id)).due).toBeNull()
    now = new Date('2026-12-02T16:00:00Z')
    await app.call('POST', `/api/company/interviews/${id}/move`, { token: mei.token, body: { action: 'done' } })
    expect((await listed(who.id)).due).toMatchObject({ on: '2027-01-16' })
    // Nobody said that the next one was held; the scorecard does.
    const next = (await arrange(who.id, { slots: ['2026-12-09T15:00:00Z'], agreed: true, zone: 'America/Toronto' }))
      .body.data.interview
    now = new Date('2026-12-09T16:00:00Z')
    expect((await hand(next.id, mei.token)).status).toBe(200)
    expect((await listed(who.id)).due).toMatchObject({ on: '2027-01-23' })
    const [kept] = await app.look<{ at: string }>(
      `select to_char(outcome_due at time zone 'America/Toronto', 'YYYY-MM-DD HH24:MI') as at from applications where id = '${who.id}'`,
    )
    expect(kept?.at).toBe('2027-01-23 23:59')
    await app.look(`update jobs set status = 'open' where id = '${job}'`)
    const waiting = async (by: string) =>
      (await app.call('GET', '/api/company/applications?needs=me&pageSize=100', { token: by })).body.data.applications
    // The clock of the law stands in the list; before it, whoever held it owes a scorecard.
    const [own] = (await waiting(bob.token)).filter((a: { id: string }) => a.id === who.id)
    expect(own.clock).toMatchObject({ what: 'feedback' })
  })
})
