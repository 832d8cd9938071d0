import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { move, publishJob } from '../../../../test/adverts.ts'
import { ANSWERS, applicationOf, applyTo, cvOf, lettersTo, QUESTIONS, seekerOf } from '../../../../test/applicants.ts'
import { LIVES, type Life, oneColumn } from '../../../../test/cvs.ts'
import { pdfOf } from '../../../../test/files.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { linkHashOf } from './link.ts'

const LIFE = LIVES[0] as Life
let app: TestServer
let mei: Person
let plain: string
let asking: string

beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer('SG', 'Harbour Works')
  plain = (await publishJob(app, mei, { responseDays: 7 })).id
  asking = (await publishJob(app, mei, { title: 'Forklift driver', questions: QUESTIONS })).id
})
afterAll(() => app.close())

const applications = (where: string) =>
  app.look<Record<string, never>>(
    `select a.*, c.email, c.id as candidate from applications a join candidates c on c.id = a.candidate_id where ${where}`,
  )

describe('applying without an account', () => {
  test('keeps the application, its file, a candidate and an event, and writes the person a link', async () => {
    const answer = await applyTo(app, plain, { email: 'first@people.test', note: 'Hello', language: 'fr' })
    expect(answer.status, answer.text).toBe(201)
    expect(answer.body.data).toMatchObject({
      job: { title: 'Warehouse coordinator', company: 'Harbour Works' },
      sent: { name: 'Priya Raman', email: 'first@people.test', cv: 'cv.pdf', note: 'Hello' },
      applicationId: null,
    })
    expect(answer.body.data.answerBy).toMatch(/^\d{4}-\d\d-\d\d$/)
    const [kept] = await applications(`c.email = 'first@people.test'`)
    expect(kept).toMatchObject({ number: 1, outcome: 'active', unmet: 0, language: 'fr', user_id: null })
    expect(kept?.job_revision).toBe(1)
    const events = await app.look(
      `select kind, public_status from application_events where application_id = '${kept?.id}'`,
    )
    expect(events).toEqual([{ kind: 'applied', public_status: 'received' }])
    expect(await app.look(`select purpose, content_type from files where id = '${kept?.cv_file_id}'`)).toEqual([
      { purpose: 'cv', content_type: 'application/pdf' },
    ])
    const letters = await lettersTo(app, mei.companyId, 'first@people.test')
    expect(letters).toMatchObject([{ template: 'application-received' }])
    expect(letters[0]?.text).toContain('Une personne l’examine et vous répond sous 7 jours.')
    expect(letters[0]?.token).toMatch(/^[\w-]{43}$/)
  })

  test('is begun by the CV: it says whose it is, and nothing of it is kept', async () => {
    const before = await app.look(`select count(*)::int n from files`)
    const cv = cvOf('cv.pdf', await oneColumn(LIFE))
    const { status, body, text } = await app.call('POST', `/api/jobs/${plain}/contact`, { body: { cv } })
    expect(status, text).toBe(200)
    expect(body.data).toMatchObject({ name: LIFE.name, email: LIFE.email })
    expect(await app.look(`select count(*)::int n from files`)).toEqual(before)
    const wrong = await app.call('POST', `/api/jobs/${plain}/contact`, {
      body: { cv: cvOf('cv.pdf', Buffer.from('hello')) },
    })
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['cv']])
  })

  test('sent twice with one key is one application', async () => {
    const body = applicationOf({ email: 'twice@people.test' })
    const both = await Promise.all([1, 2].map(() => app.call('POST', `/api/jobs/${plain}/applications`, { body })))
    expect(both.map((b) => b.status)).toEqual([201, 201])
    expect(await applications(`c.email = 'twice@people.test'`)).toHaveLength(1)
    expect(await lettersTo(app, mei.companyId, 'twice@people.test')).toHaveLength(1)
  })

  test('a second time is answered like the first, and the letter says that there is one already', async () => {
    const first = await applyTo(app, plain, { email: 'again@people.test' })
    const second = await applyTo(app, plain, { email: 'again@people.test' })
    expect(second.status).toBe(first.status)
    expect(Object.keys(second.body.data)).toEqual(Object.keys(first.body.data))
    expect(second.body.data.applicationId).toBe(null)
    expect(await applications(`c.email = 'again@people.test'`)).toHaveLength(1)
    const letters = await lettersTo(app, mei.companyId, 'again@people.test')
    expect(letters.map((l) => l.template)).toEqual(['application-received', 'application-again'])
    // Of the moment each was written, and of the same application.
    const [one = '', other = ''] = letters.map(({ token }) => token ?? '')
    expect(linkHashOf(other)).toEqual(linkHashOf(one))
  })

  test('a second time with a file that is no CV is refused like the first: whether there is one already is not told', async () => {
    const email = `probed.${randomUUID().slice(0, 8)}@people.test`
    await applyTo(app, plain, { email })
    const probe = (address: string) =>
      applyTo(app, plain, { email: address, cv: cvOf('cv.pdf', Buffer.from('MZ program')) })
    const [known, unknown] = [await probe(email), await probe(`nobody.${randomUUID()}@people.test`)]
    expect([known.status, known.body.fields]).toEqual([unknown.status, unknown.body.fields])
    expect((await lettersTo(app, mei.companyId, email)).map((l) => l.template)).toEqual(['application-received'])
  })

  test('whoever types the address of somebody known by their account changes neither their name nor their number', async () => {
    const noor = await seekerOf(app)
    await applyTo(app, plain, { name: 'Noor Haddad', phone: '+65 9111 1111' }, noor.token)
    await applyTo(app, asking, { email: noor.email, name: 'Not Noor', phone: '+65 9666 6666', answers: ANSWERS })
    expect(await app.look(`select name, phone from candidates where email = '${noor.email}'`)).toEqual([
      { name: 'Noor Haddad', phone: '+65 9111 1111' },
    ])
  })

  test('numbers the applications of a job, and knows a person again by their address', async () => {
    await applyTo(app, plain, { email: 'both@people.test', name: 'Old Name' })
    await applyTo(app, asking, { email: 'both@people.test', name: 'New Name', answers: ANSWERS })
    const both = await applications(`c.email = 'both@people.test'`)
    expect(new Set(both.map((a) => a.candidate)).size).toBe(1)
    const numbers = await app.look<{ number: number }>(
      `select number from applications where job_id = '${plain}' order by number`,
    )
    expect(numbers.map((n) => n.number)).toEqual(numbers.map((_, i) => i + 1))
    const seekers = await app.look(`select name from candidates where email = 'both@people.test'`)
    expect(seekers).toEqual([{ name: 'New Name' }])
  })

  test('at once from many people, each has a number of their own', async () => {
    const job = (await publishJob(app, mei, { title: 'Packer' })).id
    const sent = await Promise.all(Array.from({ length: 8 }, () => applyTo(app, job)))
    expect(sent.map((s) => s.status)).toEqual(Array(8).fill(201))
    const numbers = await app.look<{ number: number }>(`select number from applications where job_id = '${job}'`)
    expect(numbers.map((n) => n.number).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('keeps nothing of a program that fills in what nobody sees, and answers it as anybody', async () => {
    const trap = await applyTo(app, plain, { email: 'trap@people.test', website: 'https://spam.test' })
    expect(trap.status).toBe(201)
    expect(await applications(`c.email = 'trap@people.test'`)).toEqual([])
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['a wrong address', { email: 'nobody' }, 'email'],
    ['a wrong telephone number', { phone: 'call me' }, 'phone'],
    ['no agreement', { consent: false }, 'consent'],
    ['neither CV nor note', { cv: null }, 'cv'],
    ['a file that is no CV', { cv: cvOf('cv.pdf', Buffer.from('MZ program')) }, 'cv'],
    ['a PDF that runs something', { cv: cvOf('cv.pdf', pdfOf('<< /S /JavaScript /JS (app.alert(1)) >>')) }, 'cv'],
    ['a CV that is no file', { cv: { name: 'cv.pdf', content: '%%%' } }, 'cv.content'],
    ['an unknown language', { language: 'xx' }, 'language'],
  ])('refuses %s by name and keeps nothing', async (_what, over, field) => {
    const email = `wrong.${randomUUID().slice(0, 8)}@people.test`
    const { status, body } = await applyTo(app, plain, { email, ...over })
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual([field])
    expect(await applications(`c.email = '${email}'`)).toEqual([])
  })
})

describe('what is asked', () => {
  test('stands in the public advert', async () => {
    const { body } = await app.call('GET', `/api/jobs/${asking}`)
    expect(body.data.job.questions.map((q: { id: string }) => q.id)).toEqual(QUESTIONS.map((q) => q.id))
    expect(body.data.job.keepMonths).toBe(12)
  })

  test('needs its answers, each wrong one by name', async () => {
    const answers = [
      { id: 'licence', values: ['perhaps'] },
      { id: 'shift', values: ['Early', 'Late'] },
    ]
    const { status, body } = await applyTo(app, asking, { answers })
    expect(status).toBe(422)
    expect(Object.keys(body.fields).sort()).toEqual(['answers.licence', 'answers.shift', 'answers.years'])
  })

  test('never turns anybody away by itself: what is not met is counted, with what they say to it', async () => {
    const email = 'unmet@people.test'
    const answers = [
      { id: 'licence', values: ['no'], explanation: 'I take the test on Friday.' },
      { id: 'years', values: ['1'] },
    ]
    expect((await applyTo(app, asking, { email, answers })).status).toBe(201)
    const [kept] = await applications(`c.email = '${email}'`)
    expect(kept).toMatchObject({ outcome: 'active', unmet: 2 })
    const [licence] = (kept?.answers ?? []) as unknown as object[]
    expect(licence).toMatchObject({
      ask: 'Do you hold a forklift licence?',
      unmet: true,
      explanation: 'I take the test on Friday.',
    })
  })

  test('must be lawful before the job is published', async () => {
    const published = publishJob(app, mei, {
      questions: [{ id: 'age', kind: 'number', ask: 'How old are you?' }],
    })
    await expect(published).rejects.toThrow('an application form may not ask it')
    const unreasoned = publishJob(app, mei, {
      questions: [{ id: 'a', kind: 'yesNo', ask: 'Do you have a licence?', accepts: ['yes'] }],
    })
    await expect(unreasoned).rejects.toThrow('Say why the work needs the answer')
  })
})

describe('applying with an account', () => {
  test('belongs to the account, whatever address is typed, and a second time is told', async () => {
    const noor = await seekerOf(app)
    const first = await applyTo(app, plain, { email: 'typed@people.test' }, noor.token)
    expect(first.status).toBe(201)
    expect(first.body.data.applicationId).toMatch(/^[0-9a-f-]{36}$/)
    const [kept] = await applications(`a.id = '${first.body.data.applicationId}'`)
    expect(kept).toMatchObject({ user_id: noor.userId, email: noor.email, link_hash: null })
    const second = await applyTo(app, plain, {}, noor.token)
    expect(second).toMatchObject({ status: 409, body: { data: { applicationId: first.body.data.applicationId } } })
  })

  test('learns nothing of an application somebody sent with its address: anybody may open an account with it', async () => {
    const noor = await seekerOf(app)
    const guest = await applyTo(app, plain, { email: noor.email })
    const { status, body } = await applyTo(app, plain, {}, noor.token)
    const other = await seekerOf(app)
    const fresh = await applyTo(app, plain, {}, other.token)
    expect([guest.status, status]).toEqual([201, 201])
    expect(Object.keys(body.data).sort()).toEqual(Object.keys(fresh.body.data).sort())
    const mine = await app.call('GET', '/api/my-applications', { token: noor.token })
    expect(mine.body.data.applications.map((a: { id: string }) => a.id)).toEqual([body.data.applicationId])
  })
})

describe('applying with what one keeps', () => {
  const sentWith = async (token: string, own: unknown, over: Record<string, unknown> = {}) =>
    applyTo(app, (await publishJob(app, mei)).id, { cv: null, own, ...over }, token)
  const fileOf = async (applicationId: string) => {
    const answer = await app.call('GET', `/api/company/applications/${applicationId}/cv`, { token: mei.token })
    return { name: answer.headers.get('content-disposition'), bytes: answer.bytes }
  }
  const keep = async (token: string, bytes: Buffer) =>
    (await app.call('POST', '/api/seeker/cvs?name=mine.pdf', { token, file: bytes })).body.data.cv.id as string

  test('a CV of the account goes as a copy: what becomes of it there changes nothing here', async () => {
    const noor = await seekerOf(app)
    const bytes = pdfOf()
    const id = await keep(noor.token, bytes)
    const answer = await sentWith(noor.token, id)
    expect(answer.status, answer.text).toBe(201)
    expect(answer.body.data.sent.cv).toBe('mine.pdf')
    await app.call('DELETE', `/api/seeker/cvs/${id}`, { token: noor.token })
    const { name, bytes: stored } = await fileOf(answer.body.data.applicationId)
    expect(name).toContain('mine.pdf')
    expect(stored.equals(bytes)).toBe(true)
  })

  test('the profile goes as a document; one that says nothing is refused', async () => {
    const noor = await seekerOf(app)
    const empty = await sentWith(noor.token, 'profile')
    expect([empty.status, empty.body.errors?.cv ?? empty.body.fields?.cv]).toEqual([
      422,
      expect.stringContaining('Your profile says nothing of your work yet'),
    ])
    const work = [{ title: 'Forklift driver', employer: 'Keppel Stores', from: '2019-01', to: 'present', lines: [] }]
    await app.call('PUT', '/api/seeker/profile', { token: noor.token, body: { work, version: 0 } })
    const answer = await sentWith(noor.token, 'profile')
    expect(answer.status, answer.text).toBe(201)
    const { bytes } = await fileOf(answer.body.data.applicationId)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('somebody else’s CV, one that is gone, and a guest’s wish for one are refused by name', async () => {
    const [noor, omar] = [await seekerOf(app), await seekerOf(app)]
    const id = await keep(omar.token, pdfOf())
    for (const [token, own] of [
      [noor.token, id],
      [noor.token, randomUUID()],
      [undefined, id],
      [undefined, 'profile'],
    ] as const) {
      const answer = await applyTo(app, plain, { cv: null, own }, token)
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.body.errors ?? answer.body.fields)).toEqual(['cv'])
    }
  })
})

describe('a job that takes none', () => {
  test.each([
    ['paused', { action: 'pause' }, 409],
    ['closed', { action: 'close', reason: 'cancelled' }, 410],
  ])('%s says so', async (_state, body, status) => {
    const job = await publishJob(app, mei)
    await move(app, mei, job.id, body)
    expect((await applyTo(app, job.id)).status).toBe(status)
  })

  test('is not there for a draft or nobody’s', async () => {
    expect((await applyTo(app, randomUUID())).status).toBe(404)
  })

  test('sends those who look to the employer’s own site where that is how', async () => {
    const job = await publishJob(app, mei, { applyUrl: 'https://harbour.example/jobs' })
    expect((await applyTo(app, job.id)).status).toBe(409)
  })
})
