import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishJob } from '../../../../test/adverts.ts'
import { applyTo, lettersTo, seekerOf } from '../../../../test/applicants.ts'
import { pdfOf } from '../../../../test/files.ts'
import { giveSeekerPlan } from '../../../../test/plans.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { directMessageJobs } from './jobs.ts'

let app: TestServer
let mei: Person
let rival: Person
let shift = 0
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date(Date.now() + shift) })
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('SG', 'Other Works')
  expect((await accept(true)).status).toBe(200)
})
afterAll(() => app.close())

const DAY = 86_400_000
const accept = (accepts: boolean, who = mei) =>
  app.call('PUT', '/api/company/settings/direct-messages', { token: who.token, body: { values: { accepts } } })

const seeker = async (paid = true) => {
  const person = await seekerOf(app)
  const until = new Date(Date.now() + 900 * DAY).toISOString()
  if (paid) await giveSeekerPlan(app.server.services, person.userId, { tier: 'premium_plus', status: 'active', until })
  const ask = (method: string, path: string, body?: object) =>
    app.call(method, `/api/seeker/${path}`, { token: person.token, ...(body ? { body } : {}) })
  const begin = (job: string, words = 'Which shifts are there?') => ask('POST', 'direct-threads', { job, words })
  return { ...person, ask, begin }
}
const asked = (method: string, path: string, body?: object, who = mei) =>
  app.call(method, `/api/company/${path}`, { token: who.token, ...(body ? { body } : {}) })
const aJob = async (who = mei) => (await publishJob(app, who)).id as string
const run = (name: string, payload: object) =>
  directMessageJobs.find((job) => job.name === name)?.run(app.server.services, payload)
/** What the worker would do for every message of a thread. */
const tell = async (thread: string) => {
  const rows = await app.look<{ company_id: string; id: string }>(
    `select company_id, id from direct_messages where thread_id = '${thread}' order by visible_at`,
  )
  for (const { company_id: companyId, id } of rows) await run('tell-direct-message', { companyId, id })
}
const upload = (token: string, path: string, file: Buffer) => app.call('POST', path, { token, file })

describe('a thread', () => {
  test('is begun by a person, read and answered by the company, and both are told', async () => {
    const noor = await seeker()
    const job = await aJob()
    const made = await noor.begin(job)
    expect(made.status, made.text).toBe(201)
    const { id } = made.body.data.thread
    expect((await asked('GET', 'direct-threads')).body.data).toMatchObject({
      accepts: true,
      threads: [{ id, name: 'Noor Haddad', unread: 1, job: { id: job } }],
    })
    await tell(id)
    expect((await lettersTo(app, mei.companyId, mei.email)).map((letter) => letter.template)).toContain(
      'direct-message',
    )
    expect((await asked('PUT', `direct-threads/${id}`, { read: true })).body.data.thread.unread).toBe(0)
    const answer = await asked('POST', `direct-threads/${id}/messages`, {
      words: 'Early and late. Call +65 9123 4567.',
    })
    expect(answer.status, answer.text).toBe(201)
    expect(answer.body.data.messages.at(-1)).toMatchObject({ by: 'Mei Tan', masked: false, read: false })
    await tell(id)
    expect((await lettersTo(app, null, noor.email)).map((letter) => letter.template)).toContain('direct-message')

    // Hidden from the person until they answer; shown to both from then on.
    const before = (await noor.ask('GET', `direct-threads/${id}`)).body.data
    expect(before).toMatchObject({ opened: false, thread: { unread: 1 } })
    expect(before.messages[0]).toMatchObject({ read: true })
    expect(before.messages[1]).toMatchObject({ words: 'Early and late. Call •••.', masked: true })
    const after = (await noor.ask('POST', `direct-threads/${id}/messages`, { words: 'Thank you, I call.' })).body.data
    expect(after.opened).toBe(true)
    expect(after.messages[1]).toMatchObject({ words: 'Early and late. Call +65 9123 4567.', masked: false })

    // Nobody else's: not there.
    const other = await seeker()
    expect((await other.ask('GET', `direct-threads/${id}`)).status).toBe(404)
    expect((await asked('GET', `direct-threads/${id}`, undefined, rival)).status).toBe(404)
    expect((await asked('GET', 'direct-threads', undefined, rival)).body.data.threads).toEqual([])
  })

  test('warns the person of what asks for money, and is marked', async () => {
    const noor = await seeker()
    const { id } = (await noor.begin(await aJob())).body.data.thread
    await asked('POST', `direct-threads/${id}/messages`, { words: 'Please pay a deposit and send us the OTP.' })
    const { thread, messages } = (await noor.ask('GET', `direct-threads/${id}`)).body.data
    expect(thread.flagged).toBe(true)
    expect(messages.at(-1).signs).toEqual(['money', 'code'])
    const card = await noor.ask('POST', `direct-threads/${id}/messages`, { words: 'My card is 4242 4242 4242 4242' })
    expect(card).toMatchObject({ status: 422, body: { fields: { words: expect.stringContaining('payment card') } } })
    const report = await noor.ask('POST', `direct-threads/${id}/report`, { reason: 'asks_for_money', block: true })
    expect(report.body.data, report.text).toMatchObject({ reported: true, caseNumber: expect.any(String) })
    const refused = await asked('POST', `direct-threads/${id}/messages`, { words: 'Are you there?' })
    expect(refused).toMatchObject({ status: 409 })
    expect((await asked('GET', 'audit-log')).text).not.toContain('direct-thread.report')
  })

  test('needs a company that agreed, a job that takes questions, and Premium+', async () => {
    const noor = await seeker()
    const job = await aJob(rival)
    expect(await noor.begin(job)).toMatchObject({ status: 409, text: expect.stringContaining('no direct messages') })
    expect((await noor.ask('GET', `direct-starts?job=${job}`)).body.data.jobs).toMatchObject([{ why: 'not_accepting' }])
    const free = await seeker(false)
    expect((await free.begin(await aJob())).status).toBe(402)
    expect((await free.ask('GET', 'direct-threads')).body.data).toMatchObject({ isPaid: false, threads: [] })
    await app.call('PUT', '/api/company/settings/job-questions', {
      token: mei.token,
      body: { values: { peopleMayAsk: false } },
    })
    const closed = await aJob()
    expect(await noor.begin(closed)).toMatchObject({ status: 409, text: expect.stringContaining('Apply for it') })
    // Whoever applied may write all the same.
    expect((await applyTo(app, closed, { email: noor.email }, noor.token)).status).toBe(201)
    expect((await noor.begin(closed)).status).toBe(201)
    await app.call('PUT', '/api/company/settings/job-questions', {
      token: mei.token,
      body: { values: { peopleMayAsk: true } },
    })
  })

  test('is one for each job, five new ones a week', async () => {
    const noor = await seeker()
    const job = await aJob()
    expect((await noor.begin(job)).status).toBe(201)
    expect(await noor.begin(job)).toMatchObject({ status: 409, text: expect.stringContaining('already') })
    const twice = await aJob()
    const both = await Promise.all([noor.begin(twice), noor.begin(twice)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    for (let at = 0; at < 3; at++) expect((await noor.begin(await aJob())).status).toBe(201)
    expect((await noor.begin(await aJob())).status).toBe(429)
    expect((await noor.ask('GET', 'direct-threads')).body.data.left).toBe(0)
  })
})

describe('a message', () => {
  test('that is tried again under its key is written once, for the person and for the company', async () => {
    const noor = await seeker()
    const { id } = (await noor.begin(await aJob())).body.data.thread
    for (const [side, token] of [
      ['seeker', noor.token],
      ['company', mei.token],
    ] as const) {
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const body = { words: `Again from the ${side}` }
      const write = () => app.call('POST', `/api/${side}/direct-threads/${id}/messages`, { token, headers, body })
      expect((await write()).status).toBe(201)
      const again = await write()
      expect(again.status).toBe(201)
      const { messages } = again.body.data as { messages: { words: string }[] }
      expect(messages.filter(({ words }) => words === body.words)).toHaveLength(1)
    }
  })

  test('for later is seen by its writer alone until then, and can be taken back', async () => {
    const noor = await seeker()
    const { id } = (await noor.begin(await aJob())).body.data.thread
    const sendAt = new Date(Date.now() + 2 * 3_600_000).toISOString()
    const write = (words: string) => noor.ask('POST', `direct-threads/${id}/messages`, { words, sendAt })
    const { messages } = (await write('And one more thing')).body.data
    expect(messages.at(-1)).toMatchObject({ isLater: true, at: sendAt })
    const seen = async () => (await asked('GET', `direct-threads/${id}`)).body.data.messages.length
    expect(await seen()).toBe(1)
    const message = messages.at(-1).id
    expect((await asked('DELETE', `direct-threads/${id}/messages/${message}`)).status).toBe(409)
    expect((await noor.ask('DELETE', `direct-threads/${id}/messages/${message}`)).body.data.messages).toHaveLength(1)
    await write('It stays')
    shift = 3 * 3_600_000
    expect(await seen()).toBe(2)
    shift = 0
    const past = await noor.ask('POST', `direct-threads/${id}/messages`, { words: 'x', sendAt: '2020-01-01T00:00:00Z' })
    expect(past).toMatchObject({ status: 422, body: { fields: { sendAt: expect.any(String) } } })
  })

  test('carries a file judged by its content, which the other side reads with the message', async () => {
    const noor = await seeker()
    const { id } = (await noor.begin(await aJob())).body.data.thread
    const path = `/api/seeker/direct-threads/${id}/files?name=certificate.pdf`
    const wrong = await upload(noor.token, path, Buffer.from('MZ this is no document'))
    expect(wrong.status).toBe(422)
    const given = (await upload(noor.token, path, pdfOf())).body.data
    const file = given.id as string
    expect(given.name).toBe('certificate.pdf')
    expect((await asked('GET', `direct-threads/${id}/files/${file}`)).status).toBe(404)
    const sent = await noor.ask('POST', `direct-threads/${id}/messages`, { words: 'My certificate', file })
    expect(sent.body.data.messages.at(-1).files, sent.text).toMatchObject([{ id: file, name: 'certificate.pdf' }])
    const again = await noor.ask('POST', `direct-threads/${id}/messages`, { words: 'Once more', file })
    expect(again).toMatchObject({ status: 422, body: { fields: { file: expect.any(String) } } })
    const read = await asked('GET', `direct-threads/${id}/files/${file}`)
    expect(read.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const theirs = await upload(mei.token, `/api/company/direct-threads/${id}/files?name=map`, pdfOf('map'))
    expect(theirs.status).toBe(201)
  })
})

describe('the company', () => {
  test('writes first to an applicant with Premium+, by number while there is no name, and to nobody else', async () => {
    const noor = await seeker()
    const job = await aJob()
    await applyTo(app, job, { email: noor.email }, noor.token)
    const [{ id: application }] = (await app.look<{ id: string }>(
      `select id from applications where job_id = '${job}'`,
    )) as [{ id: string }]
    const made = await asked('POST', 'direct-threads', { application, words: 'Could you begin in May?' })
    expect(made.status, made.text).toBe(201)
    expect(made.body.data.thread).toMatchObject({ name: null, application: { id: application, number: 1 } })
    await asked('POST', `applications/${application}/open`)
    const { id } = made.body.data.thread
    expect((await asked('GET', `direct-threads/${id}`)).body.data.thread.name).toEqual(expect.any(String))
    expect((await noor.ask('GET', 'direct-threads')).body.data.threads).toMatchObject([{ id, name: 'Harbour Works' }])
    expect((await asked('POST', 'direct-threads', { application, words: 'Again' })).status).toBe(409)

    const free = await seeker(false)
    await applyTo(app, job, { email: free.email }, free.token)
    const [{ id: second }] = (await app.look<{ id: string }>(
      `select id from applications where job_id = '${job}' and id <> '${application}'`,
    )) as [{ id: string }]
    const refused = await asked('POST', 'direct-threads', { application: second, words: 'Hello' })
    expect(refused).toMatchObject({ status: 409, text: expect.stringContaining('takes no direct messages') })
    expect((await asked('POST', 'direct-threads', { application, words: 'x' }, rival)).status).toBe(404)
    expect((await asked('POST', 'direct-threads', { words: 'x' })).status).toBe(422)
  })

  test('reads no mark of what the person hides, and mutes for itself alone', async () => {
    const noor = await seeker()
    const { id } = (await noor.begin(await aJob())).body.data.thread
    await asked('POST', `direct-threads/${id}/messages`, { words: 'Yes' })
    await noor.ask('PUT', `direct-threads/${id}`, { read: true, showsRead: false })
    expect((await asked('GET', `direct-threads/${id}`)).body.data.messages.at(-1).read).toBeNull()
    await noor.ask('PUT', `direct-threads/${id}`, { showsRead: true, muted: true, archived: true })
    expect((await asked('GET', `direct-threads/${id}`)).body.data).toMatchObject({
      thread: { muted: false, archived: false },
      messages: [{}, { read: true }],
    })
    expect((await noor.ask('GET', 'direct-threads?list=archived')).body.data.threads).toMatchObject([{ id }])
    const letters = async () => (await lettersTo(app, null, noor.email)).filter((l) => l.template === 'direct-message')
    await tell(id)
    expect(await letters()).toHaveLength(0)
  })
})

describe('a company that tells of somebody', () => {
  const desk = async () => {
    // Whoever owns the platform has no sign-up.
    await app.look(`insert into users (portal, role, email, first_name, last_name, password_hash)
      select 'platform', 'system_owner', 'o@fourshore.example', 'O', 'W', password_hash from users where id = '${mei.userId}'
      on conflict do nothing`)
    const body = { email: 'o@fourshore.example', password: PASSWORD, role: 'employer' }
    const { token } = (await app.call('POST', '/api/auth/login', { body })).body
    return (method: string, path: string, body?: object) =>
      app.call(method, `/api/platform/direct-reports${path}`, { token, ...(body ? { body } : {}) })
  }

  test('has it looked at, is told what became of it, and the thread is closed for good', async () => {
    const noor = await seeker()
    const { id } = (await noor.begin(await aJob(), 'Send me money or I come by.')).body.data.thread
    const wrong = await asked('POST', `direct-threads/${id}/report`, { reason: 'wrong_facts' })
    expect(wrong.body.fields.reason, wrong.text).toContain('Reason must be one of')
    expect((await asked('POST', `direct-threads/${id}/report`, { reason: 'threatens' }, rival)).status).toBe(404)
    const told = await asked('POST', `direct-threads/${id}/report`, { reason: 'threatens', words: 'It frightens us.' })
    expect(told.status, told.text).toBe(200)
    const { caseNumber } = told.body.data
    expect(await asked('POST', `direct-threads/${id}/report`, { reason: 'other' })).toMatchObject({ status: 409 })
    expect((await asked('GET', `direct-threads/${id}`)).body.data.report).toMatchObject({ caseNumber, decision: null })
    // The person learns nothing of it.
    expect((await noor.ask('GET', `direct-threads/${id}`)).body.data.report).toBeNull()

    const at = await desk()
    const waiting = (await at('GET', '')).body.data
    expect(waiting).toMatchObject({
      waiting: 1,
      late: 0,
      reports: [
        { caseNumber, company: 'Harbour Works', by: 'Mei Tan', person: 'Noor Haddad', words: 'It frightens us.' },
      ],
    })
    const report = waiting.reports[0].id
    expect((await at('GET', `/${report}`)).body.data).toMatchObject({
      messages: [{ side: 'seeker', words: 'Send me money or I come by.' }],
      decides: true,
    })
    const bare = await at('POST', `/${report}/decision`, { decision: 'closed' })
    expect(bare.body.fields, bare.text).toEqual({ why: 'Say why the conversation is closed' })
    const why = 'It threatens.'
    expect((await at('POST', `/${report}/decision`, { decision: 'closed', why })).status).toBe(200)
    expect((await at('POST', `/${report}/decision`, { decision: 'kept' })).status).toBe(409)
    expect((await at('GET', '?show=decided')).body.data.reports[0]).toMatchObject({ caseNumber, decidedWhy: why })

    const closed = { status: 409, text: expect.stringContaining('Fourshore closed this thread') }
    expect(await asked('POST', `direct-threads/${id}/messages`, { words: 'Hello?' })).toMatchObject(closed)
    expect(await noor.ask('POST', `direct-threads/${id}/messages`, { words: 'Hello?' })).toMatchObject(closed)
    expect(await asked('PUT', `direct-threads/${id}`, { blocked: false })).toMatchObject(closed)
    expect((await asked('GET', `direct-threads/${id}`)).body.data).toMatchObject({
      thread: { blockedBy: 'platform' },
      report: { decision: 'closed', why },
    })
    // Neither begins another one.
    expect((await noor.begin(await aJob())).status).toBe(409)
    const theirs = (await lettersTo(app, mei.companyId, mei.email)).find((l) => l.template === 'direct-report-decided')
    expect(theirs?.text).toContain(why)
    expect(theirs?.subject).toContain(caseNumber)
    const hers = (await lettersTo(app, null, noor.email)).find((l) => l.template === 'direct-thread-closed')
    expect(hers?.text).toContain(why)
    expect((await asked('GET', 'audit-log')).text).toContain('direct-thread.report-closed')
  })

  test('hears as well when nothing is done; the person hears nothing and writes on', async () => {
    const noor = await seeker()
    const { id } = (await noor.begin(await aJob(), 'Do you want to buy watches?')).body.data.thread
    await asked('POST', `direct-threads/${id}/report`, { reason: 'sells', block: true })
    expect((await asked('GET', `direct-threads/${id}`)).body.data.thread.blockedBy).toBe('company')
    const at = await desk()
    const [report] = (await at('GET', '')).body.data.reports
    expect((await at('POST', `/${report.id}/decision`, { decision: 'kept' })).status).toBe(200)
    expect((await asked('GET', `direct-threads/${id}`)).body.data.report).toMatchObject({ decision: 'kept' })
    await asked('PUT', `direct-threads/${id}`, { blocked: false })
    expect((await noor.ask('POST', `direct-threads/${id}/messages`, { words: 'No?' })).status).toBe(201)
    expect((await lettersTo(app, null, noor.email)).map((l) => l.template)).not.toContain('direct-thread-closed')
    // It may be told of again.
    expect((await asked('POST', `direct-threads/${id}/report`, { reason: 'sells' })).status).toBe(200)
  })
})

describe('beginnings of a company’s own', () => {
  test('are made, changed and taken away, and speak of name, job and company alone', async () => {
    const template = (method: string, path: string, body?: object, who = mei) =>
      asked(method, `direct-templates${path}`, body, who)
    const words = 'Hello {{name}}, thank you for your question about {{job}}. {{company}}'
    const made = await template('POST', '', { name: 'Thanks', words })
    expect(made.status, made.text).toBe(201)
    const [{ id, version }] = made.body.data.templates
    expect(made.body.data.templates).toMatchObject([{ name: 'Thanks', words, version: 1, changedBy: 'Mei Tan' }])
    const fieldOf = async (body: object) => (await template('POST', '', body)).body.fields
    expect(await fieldOf({ name: 'thanks', words })).toEqual({ name: 'There is a template of this name already.' })
    expect(await fieldOf({ name: 'Odd', words: 'About {{stage}}' })).toEqual({
      words: '{{stage}} stands for nothing here.',
    })
    expect(
      (await fieldOf({ name: 'Fee', words: 'Please pay a registration fee before you start.' })).words,
    ).toBeTruthy()
    expect(await fieldOf({ name: '', words: '' })).toEqual({
      name: 'Give the template a name',
      words: 'Write the text of the template',
    })
    expect((await template('PUT', `/${id}`, { name: 'Thanks', words: 'Hi {{name}}', version: 7 })).status).toBe(409)
    const changed = await template('PUT', `/${id}`, { name: 'Thank you', words: 'Hi {{name}}', version })
    expect(changed.body.data.templates, changed.text).toMatchObject([{ name: 'Thank you', words: 'Hi {{name}}' }])
    expect((await template('PUT', `/${id}`, { name: 'Mine', words, version: 2 }, rival)).status).toBe(404)
    expect((await template('GET', '', undefined, rival)).body.data.templates).toEqual([])
    // A gap that nobody filled does not leave.
    const noor = await seeker()
    const thread = (await noor.begin(await aJob())).body.data.thread.id
    const open = await asked('POST', `direct-threads/${thread}/messages`, { words: 'Hi {{name}}' })
    expect(open.body.fields, open.text).toEqual({ words: 'Write what is to stand for {{name}}.' })
    expect((await asked('GET', `direct-threads/${thread}`)).body.data.company).toBe('Harbour Works')
    expect((await template('DELETE', `/${id}`)).body.data.templates).toEqual([])
    expect((await template('DELETE', `/${id}`)).status).toBe(404)
    expect((await asked('GET', 'audit-log')).text).toContain('direct-template.remove')
  })

  test('are filled for a first message to whoever applied: the name once the application was opened', async () => {
    const noor = await seeker()
    const job = await aJob()
    await applyTo(app, job, { email: noor.email }, noor.token)
    const [{ id: application } = { id: '' }] = await app.look<{ id: string }>(
      `select id from applications where job_id = '${job}'`,
    )
    const facts = (who = mei) => asked('GET', `direct-template-facts?application=${application}`, undefined, who)
    expect((await facts()).body.data).toMatchObject({ name: null, company: 'Harbour Works' })
    await asked('POST', `applications/${application}/open`)
    expect((await facts()).body.data.name).toBe('Priya Raman')
    expect((await facts(rival)).status).toBe(404)
    expect((await asked('GET', 'direct-template-facts')).status).toBe(422)
  })
})

describe('what is kept', () => {
  test('is in the person’s file, and gone on both sides with their account', async () => {
    const noor = await seeker()
    const { id } = (await noor.begin(await aJob(), 'Are there night shifts?')).body.data.thread
    const file = await noor.ask('GET', 'profile/export')
    expect(file.text).toContain('Are there night shifts?')
    const gone = await noor.ask('POST', 'account/delete', { password: PASSWORD, understood: true })
    expect(gone.status, gone.text).toBe(200)
    expect((await asked('GET', `direct-threads/${id}`)).status).toBe(404)
    expect(await app.look(`select id from direct_messages where thread_id = '${id}'`)).toEqual([])
  })

  test('goes two years after the last message, unless the application is held', async () => {
    const noor = await seeker()
    const { id } = (await noor.begin(await aJob())).body.data.thread
    const job = await aJob()
    await applyTo(app, job, { email: noor.email }, noor.token)
    const held = (await noor.begin(job)).body.data.thread.id
    await app.look(`update applications set held_until = '2099-01-01', held_why = 'a claim' where job_id = '${job}'`)
    await app.look(`update direct_threads set last_at = now() - interval '25 months' where id in ('${id}', '${held}')`)
    await run('forget-direct-threads', {})
    expect((await app.look(`select id from direct_threads where user_id = '${noor.userId}'`)).map((t) => t.id)).toEqual(
      [held],
    )
  })
})
