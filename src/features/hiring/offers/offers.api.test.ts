import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offerCode } from '../../../../test/accounts.ts'
import { type Applied, aJob, anApplication } from '../../../../test/hiring.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { storeFile } from '../../../server/files.ts'
import type { Job } from '../../../server/jobs.ts'
import { openMessage } from '../../../server/messages.ts'
import { hashPassword } from '../../../server/passwords.ts'
import { renderPdf } from '../../../server/pdf.ts'
import { applicationJobs } from '../applications/jobs.ts'
import { interviewJobs } from '../interviews/jobs.ts'
import { jobJobs } from '../jobs/jobs.ts'
import { offerJobs } from './jobs.ts'

let now = new Date('2026-12-01T02:00:00Z')
let app: TestServer
let mei: Person
let rival: Person
let hr: string
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('IN', 'Rival')
  const email = 'bob@harbour.example'
  await app.look(
    `insert into users (portal, role, company_id, email, first_name, last_name, password_hash, activated_at) values ('company', 'hr_admin', '${mei.companyId}', '${email}', 'Bob', 'Lee', '${await hashPassword(PASSWORD)}', now()) returning id`,
  )
  hr = (await app.call('POST', '/api/auth/login', { body: { email, password: PASSWORD, role: 'employer' } })).body.token
})
afterAll(() => app.close())

const TERMS = {
  position: 'Chef de partie',
  department: 'Technical',
  pay: '4800.50',
  period: 'MONTH',
  allowances: [{ kind: 'meal', amount: '200' }],
  startsOn: '2027-01-04',
  expiresOn: '2026-12-08',
  probationMonths: 3,
  weeklyHours: 44,
  terms: 'Two meals on duty.',
}
const draft = (a: Applied, over: Record<string, unknown> = {}, token = mei.token) =>
  app.call('POST', `/api/company/applications/${a.id}/offers`, { token, body: { ...TERMS, ...over } })
const move = (id: string, action: string, token = mei.token, over = {}) =>
  app.call('POST', `/api/company/offers/${id}/move`, { token, body: { action, ...over } })
const listed = async (a: Applied, token = mei.token) =>
  (await app.call('GET', `/api/company/applications/${a.id}/offers`, { token })).body.data
/** As the page does: who accepts by a link has a code sent to the mailbox first. */
const answer = async (a: Applied, id: string, body: Record<string, unknown>) => {
  const code = body.accept && !('code' in body) ? await offerCode(app, a, id) : null
  return app.call('POST', `/api/applications/${a.id}/offers/${id}/answer`, { body: { link: a.link, code, ...body } })
}
const theirs = (a: Applied) => app.call('GET', `/api/applications/${a.id}/offers?link=${a.link}`)
const hire = (a: Applied, body: Record<string, unknown> = {}, token = mei.token) =>
  app.call('POST', `/api/company/applications/${a.id}/hire`, {
    token,
    body: { nationality: 'Singaporean', employmentStatus: 'citizen', ...body },
  })
const somebody = async (job: Record<string, unknown> = {}, name = 'Asha Rao') =>
  anApplication(app, mei, await aJob(app, mei, job), name)
/** An offer as far as the person’s mailbox. */
const sentTo = async (a: Applied, over: Record<string, unknown> = {}) => {
  const { id } = (await draft(a, over)).body.data.offer
  await move(id, 'approve')
  const sent = await move(id, 'send')
  expect(sent.body.data?.offer.status, sent.text).toBe('sent')
  return id as string
}
const lettersTo = async (to: string) => {
  const rows = await app.look<{ id: string; company_id: string; sealed: Buffer; template: string }>(
    `select id, company_id, sealed, template from outbox where recipient = '${to}' order by created_at, id`,
  )
  return rows.map((row) => ({ template: row.template, ...openMessage(app.server.services, row) }))
}

const renderedPdf = async () => {
  const pieces: Uint8Array[] = []
  const about = { title: 'CV', subject: 'Asha Rao', header: '', footer: '', at: new Date('2026-01-01') }
  for await (const piece of renderPdf(about, async (paper) => paper.text('Asha Rao, chef'))) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** As the worker does when the moment has come. */
const run = (jobs: readonly Job[], name: string, payload: object = {}) =>
  jobs.find((job) => job.name === name)?.run(app.server.services, { companyId: mei.companyId, ...payload })
const later = async (minutes: number, work: () => Promise<void> | undefined) => {
  const before = now
  now = new Date(now.getTime() + minutes * 60_000)
  await work()
  now = before
}
const jobState = async (id: string) =>
  (await app.look<Record<string, unknown>>(`select status, close_reason from jobs where id = '${id}'`))[0]
const outcomeOf = async ({ id }: Applied) =>
  (await app.look<{ outcome: string }>(`select outcome from applications where id = '${id}'`))[0]?.outcome

const firstAnswer = async ({ id }: { id: string }) =>
  (await app.look<{ at: string | null }>(`select first_response_at at from applications where id = '${id}'`))[0]?.at

describe('an offer', () => {
  test('is signed by a link only with the code from the mailbox, tried five times', async () => {
    const asha = await somebody()
    const id = await sentTo(asha)
    expect((await theirs(asha)).body.data.needsCode).toBe(true)
    const sign = (code: string | null) => answer(asha, id, { accept: true, name: asha.name, code })
    const bare = await sign(null)
    expect([bare.status, Object.keys(bare.body.fields ?? {})]).toEqual([422, ['code']])
    const code = await offerCode(app, asha, id)
    const wrong = code === '000 000' ? '000 001' : '000 000'
    for (let i = 0; i < 5; i++) expect((await sign(wrong)).status).toBe(422)
    expect((await sign(code)).status).toBe(422)
    const signed = await sign(await offerCode(app, asha, id))
    expect(signed.status, signed.text).toBe(200)
    expect(signed.body.data.offers[0].status).toBe('accepted')
  })

  test('is drafted by HR, approved by the employer, sent with its letter, and signed', async () => {
    const asha = await somebody()
    const { body } = await draft(asha, {}, hr)
    const { offer } = body.data
    expect(offer).toMatchObject({
      status: 'draft',
      pay: '4800.50',
      monthly: '5000.50',
      currency: 'SGD',
      actions: ['ask', 'withdraw'],
    })
    // Nothing of a draft is the person’s to see.
    expect((await theirs(asha)).body.data.offers).toEqual([])
    expect((await move(offer.id, 'approve', hr)).status).toBe(409)
    expect((await move(offer.id, 'send', hr)).status).toBe(409)
    expect((await move(offer.id, 'ask', hr)).body.data.offer.status).toBe('approval')
    expect((await lettersTo(mei.email)).at(-1)?.template).toBe('offer-approval')
    await move(offer.id, 'approve')
    expect(await firstAnswer(asha), 'what is written and approved inside the company answers nobody').toBeNull()
    const sent = await move(offer.id, 'send', hr)
    expect(sent.body.data.offer).toMatchObject({ status: 'sent', approvedBy: 'Mei Tan', writable: false })
    expect((await lettersTo(asha.email)).at(-1)?.text).toContain(`/application/${asha.link}`)
    expect(await firstAnswer(asha)).not.toBeNull()

    const seen = (await theirs(asha)).body.data
    expect(seen).toMatchObject({
      name: 'Asha Rao',
      offers: [{ open: true, monthly: '5000.50', company: 'Harbour Works' }],
    })
    const letter = await app.call('GET', `/api/applications/${asha.id}/offers/${offer.id}/letter?link=${asha.link}`)
    expect(letter.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const again = await app.call('GET', `/api/company/offers/${offer.id}/letter`, { token: mei.token })
    expect(again.bytes.equals(letter.bytes), 'the company opens the very letter').toBe(true)

    const wrong = await answer(asha, offer.id, { accept: true, name: 'Asha R.' })
    expect(wrong.body.fields.name).toBe('Sign with your name as the letter has it: Asha Rao')
    const signed = await answer(asha, offer.id, { accept: true, name: 'asha rao' })
    expect(signed.body.data.offers[0]).toMatchObject({ status: 'accepted', signedName: 'asha rao', open: false })
    expect((await answer(asha, offer.id, { accept: false })).status).toBe(409)
    const [logged] = await app.look<{ after: Record<string, unknown>; detail: Record<string, unknown> }>(
      `select after, detail from audit_log where action = 'offer.accepted' and target_id = '${asha.id}'`,
    )
    expect(logged?.after).toMatchObject({ signedName: 'asha rao' })
    expect(logged?.detail.letterSha256).toMatch(/^[0-9a-f]{64}$/)
  })

  test('that was approved and then changed has to be approved again', async () => {
    const a = await somebody()
    const { id } = (await draft(a)).body.data.offer
    await move(id, 'approve')
    const changed = await app.call('PUT', `/api/company/offers/${id}`, {
      token: mei.token,
      body: { ...TERMS, pay: '9000' },
    })
    expect(changed.body.data.offer).toMatchObject({ status: 'draft', approvedBy: null, pay: '9000.00' })
    expect((await move(id, 'send')).status).toBe(409)
  })

  test('is the only one of its application until it is withdrawn or declined', async () => {
    const a = await somebody()
    const { id } = (await draft(a)).body.data.offer
    expect((await draft(a)).status).toBe(409)
    await move(id, 'withdraw')
    expect((await draft(a)).status).toBe(201)
  })

  test('that is signed is gone back on by whoever answers for the company alone, with a reason that the person reads', async () => {
    const a = await somebody({ vacancies: 1 })
    const id = await sentTo(a)
    await answer(a, id, { accept: true, name: a.name })
    const reject = async () => {
      const [held] = await app.look<{ id: string }>(
        `insert into reject_reasons (company_id, name, public_phrase) values ('${mei.companyId}', 'R${crypto.randomUUID()}', 'Not this time') returning id`,
      )
      const { body } = await app.call('POST', '/api/company/applications/move', {
        token: mei.token,
        body: { applications: [{ id: a.id }], action: 'reject', reasonId: held?.id },
      })
      return body.data.results[0].why
    }
    expect(await reject()).toBe('This person has signed an offer. Withdraw it first, with the reason.')
    expect((await move(id, 'withdraw', hr, { note: 'No.' })).status).toBe(409)
    expect((await listed(a, hr)).offers[0].actions).toEqual([])
    expect((await move(id, 'withdraw')).body.fields.note).toBe('Say why. The person reads it.')
    const reason = `The site at Harbour closes in March, so that the kitchen you were to lead will not open; we are sorry. ${'It is so. '.repeat(9)}`
    const back = await move(id, 'withdraw', mei.token, { note: reason })
    expect(back.body.data.offer.status).toBe('withdrawn')
    const letter = (await lettersTo(a.email)).at(-1)
    expect(letter?.template).toBe('offer-withdrawn')
    expect(letter?.text).toContain(reason.trim())
    expect(letter?.text).toContain('that you had signed')
    expect((await theirs(a)).body.data.offers[0]).toMatchObject({ status: 'withdrawn', open: false })
    // Its vacancy is free again, and the person can be told no.
    expect((await listed(a)).vacancies).toMatchObject({ all: 1, offered: 0 })
    expect(await reject()).toBeNull()
  })

  test('that was sent and is withdrawn is told to the person; what was never sent is not', async () => {
    const a = await somebody()
    const id = await sentTo(a)
    await move(id, 'withdraw', hr)
    expect((await lettersTo(a.email)).map((l) => l.template)).toEqual(['offer-made', 'offer-withdrawn'])
    const b = await somebody()
    await move((await draft(b)).body.data.offer.id, 'withdraw')
    expect(await lettersTo(b.email)).toEqual([])
  })

  test('is not withdrawn from somebody who is hired', async () => {
    const a = await somebody()
    const id = await sentTo(a)
    await answer(a, id, { accept: true, name: a.name })
    expect((await hire(a)).status).toBe(201)
    expect((await move(id, 'withdraw', mei.token, { note: 'No.' })).body.error ?? '').toMatch(/is hired/)
  })

  test('goes to no more people than there are vacancies', async () => {
    const jobId = await aJob(app, mei, { vacancies: 1 })
    const [first, second] = [
      await anApplication(app, mei, jobId, 'Asha Rao'),
      await anApplication(app, mei, jobId, 'Zoe Roy'),
    ]
    const id = await sentTo(first)
    const other = (await draft(second)).body.data.offer.id
    await move(other, 'approve')
    const refused = await move(other, 'send')
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'The one position of this job is filled or offered. Withdraw that offer, or raise the number of vacancies.',
    ])
    await answer(first, id, { accept: false, words: 'I took another job.' })
    expect((await lettersTo(mei.email)).at(-1)?.text).toContain('I took another job.')
    expect((await move(other, 'send')).status).toBe(200)
  })

  test('ends by itself after its last day where the work is', async () => {
    const a = await somebody()
    const id = await sentTo(a)
    now = new Date('2026-12-08T15:59:00Z')
    expect((await theirs(a)).body.data.offers[0].open).toBe(true)
    now = new Date('2026-12-08T16:01:00Z')
    expect((await theirs(a)).body.data.offers[0].open).toBe(false)
    expect((await answer(a, id, { accept: true, name: 'Asha Rao' })).status).toBe(409)
    const settle = offerJobs.find((j) => j.name === 'company-offers-over')
    await settle?.run(app.server.services, { companyId: mei.companyId })
    expect((await listed(a)).offers[0].status).toBe('expired')
    now = new Date('2026-12-01T02:00:00Z')
  })

  test('that ends after the person was told of the end changes nothing of it', async () => {
    const settle = offerJobs.find((j) => j.name === 'company-offers-over')
    const over = async (a: Applied) => {
      await app.look(`update applications set outcome = 'rejected', outcome_at = now() where id = '${a.id}'`)
      await app.look(
        `insert into application_events (company_id, application_id, kind, by_kind, public_status) values ('${mei.companyId}', '${a.id}', 'told', 'system', 'notSelected')`,
      )
    }
    const told = async (a: Applied) =>
      (
        await app.look<{ public_status: string }>(
          `select public_status from application_events where application_id = '${a.id}' and public_status is not null order by id desc limit 1`,
        )
      )[0]?.public_status
    const [back, late] = [await somebody(), await somebody()]
    const id = await sentTo(back)
    await sentTo(late)
    await over(back)
    await over(late)
    expect((await move(id, 'withdraw')).status).toBe(200)
    now = new Date('2026-12-08T16:01:00Z')
    await settle?.run(app.server.services, { companyId: mei.companyId })
    now = new Date('2026-12-01T02:00:00Z')
    expect((await listed(late)).offers[0].status).toBe('expired')
    expect([await told(back), await told(late)]).toEqual(['notSelected', 'notSelected'])
  })

  test('is signed with the name it was sent to, whatever the person is called in the list since', async () => {
    const a = await somebody()
    const id = await sentTo(a)
    await app.look(
      `update candidates set name = 'Somebody Else' where id = (select candidate_id from applications where id = '${a.id}')`,
    )
    const signed = await answer(a, id, { accept: true, name: 'Asha Rao' })
    expect(signed.status, signed.text).toBe(200)
  })

  test('stands until midnight in Vancouver where the work is in Vancouver', async () => {
    const [place] = await app.look<{ id: number }>(
      `select id from places where country = 'CA' and region = 'British Columbia' limit 1`,
    )
    const a = await somebody({ country: 'CA', placeId: place?.id })
    const id = await sentTo(a)
    now = new Date('2026-12-09T06:30:00Z')
    const signed = await answer(a, id, { accept: true, name: 'Asha Rao' })
    now = new Date('2026-12-01T02:00:00Z')
    expect(signed.status, signed.text).toBe(200)
    const b = await somebody({ country: 'CA', placeId: place?.id })
    const late = await sentTo(b)
    now = new Date('2026-12-09T08:01:00Z')
    const tooLate = await answer(b, late, { accept: true, name: 'Asha Rao' })
    expect(tooLate.status).toBe(409)
    now = new Date('2026-12-01T02:00:00Z')
  })

  test.each([
    ['pay', { pay: '10.005' }, 'Amounts in SGD have at most 2 decimals'],
    ['expiresOn', { expiresOn: '2026-11-30' }, 'The last day to accept has passed'],
    ['startsOn', { startsOn: '2026-11-30' }, 'The first day has passed'],
    ['weeklyHours', { period: 'HOUR', weeklyHours: null }, 'Say how many hours a week are paid'],
    ['position', { position: ' ' }, 'Position is required'],
  ])('with wrong %s is refused under that field', async (field, over, sentence) => {
    const { status, body } = await draft(await somebody(), over)
    expect([status, body.fields[field]]).toEqual([422, sentence])
  })

  test('is nobody else’s: another company gets 404, another link gets 404', async () => {
    const a = await somebody()
    const id = await sentTo(a)
    expect((await draft(a, {}, rival.token)).status).toBe(404)
    expect((await move(id, 'withdraw', rival.token)).status).toBe(404)
    expect((await app.call('GET', `/api/company/offers/${id}/letter`, { token: rival.token })).status).toBe(404)
    const other = await somebody({}, 'Wei Ming')
    expect((await answer({ ...a, link: other.link }, id, { accept: true, name: 'Asha Rao' })).status).toBe(404)
    expect((await answer(other, id, { accept: true, name: 'Asha Rao' })).status).toBe(404)
    const letter = await app.call('GET', `/api/applications/${a.id}/offers/${id}/letter?link=${other.link}`)
    expect(letter.status).toBe(404)
  })
})

describe('a letter of offer that is sent with time to take it back', () => {
  test('leaves when that is over, and not before', async () => {
    const a = await somebody()
    const { id } = (await draft(a)).body.data.offer
    await move(id, 'approve')
    const sent = await move(id, 'send', mei.token, { later: true })
    expect(sent.body.data.offer).toMatchObject({ status: 'approved', leavesAt: '2026-12-01T02:10:00.000Z' })
    expect(sent.body.data.offer.actions).toContain('hold')
    await later(9, () => run(offerJobs, 'company-offers-leaving'))
    expect((await theirs(a)).body.data.offers, 'nothing of it is theirs to see yet').toEqual([])
    await later(11, () => run(offerJobs, 'company-offers-leaving'))
    expect((await listed(a)).offers[0]).toMatchObject({ status: 'sent', leavesAt: null })
    expect((await lettersTo(a.email)).map((l) => l.template)).toEqual(['offer-made'])
  })

  test('is held, and nobody hears of it', async () => {
    const a = await somebody()
    const { id } = (await draft(a)).body.data.offer
    await move(id, 'approve')
    await move(id, 'send', mei.token, { later: true })
    expect((await move(id, 'hold')).body.data.offer).toMatchObject({ status: 'approved', leavesAt: null })
    expect((await move(id, 'hold')).status).toBe(409)
    await later(11, () => run(offerJobs, 'company-offers-leaving'))
    expect(await lettersTo(a.email)).toEqual([])
    expect((await listed(a)).offers[0].status).toBe('approved')
  })

  test('waits for the morning where the person is', async () => {
    const a = await somebody()
    const { id } = (await draft(a)).body.data.offer
    await move(id, 'approve')
    now = new Date('2026-12-01T14:00:00Z')
    const sent = await move(id, 'send', mei.token, { later: true })
    now = new Date('2026-12-01T02:00:00Z')
    expect(sent.body.data.offer.leavesAt, '08:00 in Singapore').toBe('2026-12-02T00:00:00.000Z')
  })

  test('stays with the reason beside it where its position was filled meanwhile', async () => {
    const jobId = await aJob(app, mei, { vacancies: 1 })
    const [first, second] = [await anApplication(app, mei, jobId), await anApplication(app, mei, jobId, 'Zoe Roy')]
    const { id } = (await draft(second)).body.data.offer
    await move(id, 'approve')
    await move(id, 'send', mei.token, { later: true })
    await sentTo(first)
    await later(11, () => run(offerJobs, 'company-offers-leaving'))
    const [kept] = (await listed(second)).offers
    expect(kept).toMatchObject({ status: 'approved', leavesAt: null })
    expect(kept.heldBack).toMatch(/position of this job is filled or offered/)
  })

  test('is never drafted with the top of the pay range', async () => {
    const { defaults } = await listed(await somebody())
    expect(defaults).toMatchObject({ pay: '', range: { min: '4000.00', max: '5000.00', period: 'MONTH' } })
  })
})

describe('hiring', () => {
  const TERMS_NOW = { position: 'Chef', pay: '4000', period: 'MONTH', startsOn: '2027-01-04' }
  const preview = (a: Applied) => app.call('GET', `/api/company/applications/${a.id}/hire`, { token: mei.token })
  /** A job that is open, with one position and two who applied. */
  const twoFor = async () => {
    const jobId = await aJob(app, mei, { vacancies: 1 })
    await app.look(`update jobs set status = 'open' where id = '${jobId}'`)
    return [await anApplication(app, mei, jobId), await anApplication(app, mei, jobId, 'Zoe Roy')] as const
  }

  test('says first whose application ends with it and what each would read, and writes to nobody meanwhile', async () => {
    const [asha, zoe] = await twoFor()
    const { body } = await preview(asha)
    expect(body.data).toMatchObject({ fills: true, othersCount: 1, closesAt: '2026-12-01T02:10:00.000Z', carries: [] })
    expect(body.data.others[0]).toMatchObject({ id: zoe.id, name: null, subject: 'Chef: the job is closed' })
    expect(body.data.others[0].body).toContain('Harbour Works has closed the job Chef')
    expect(body.data.others[0].body, 'who was never opened is named to nobody').not.toContain('Zoe')
    expect(await outcomeOf(zoe)).toBe('active')
  })

  test('ends what others applied only after there was time to keep the job open', async () => {
    const [asha, zoe] = await twoFor()
    expect((await hire(asha, { terms: TERMS_NOW })).status).toBe(201)
    const kept = await app.call('POST', `/api/company/jobs/${asha.jobId}/keep-open`, { token: mei.token })
    expect(kept.status, kept.text).toBe(200)
    expect(kept.body.data.job.fillsAt).toBeNull()
    await later(11, () => run(jobJobs, 'company-jobs-due'))
    expect([await jobState(asha.jobId), await outcomeOf(zoe)]).toEqual([
      { status: 'open', close_reason: null },
      'active',
    ])
    const again = await app.call('POST', `/api/company/jobs/${asha.jobId}/keep-open`, { token: mei.token })
    expect(again.body.error).toBe('This job is not about to close.')
  })

  test('closes no job and writes to nobody where whoever hires says so', async () => {
    const [asha, zoe] = await twoFor()
    expect((await hire(asha, { terms: TERMS_NOW, closeJob: false })).body.data.closesAt).toBeNull()
    await later(11, () => run(jobJobs, 'company-jobs-due'))
    expect([(await jobState(asha.jobId))?.status, await outcomeOf(zoe)]).toEqual(['open', 'active'])
  })

  test('ends the others for the company as for themselves once the job has closed, and not the one who is hired', async () => {
    const [asha, zoe] = await twoFor()
    await hire(asha, { terms: TERMS_NOW })
    await later(11, () => run(jobJobs, 'company-jobs-due'))
    await later(11, () => run(applicationJobs, 'settle-job-applications', { jobId: asha.jobId }))
    expect([await outcomeOf(asha), await outcomeOf(zoe)]).toEqual(['hired', 'closed'])
    const moved = await app.call('POST', '/api/company/applications/move', {
      token: mei.token,
      body: { applications: [{ id: zoe.id }], action: 'move', stageId: zoe.stages.review },
    })
    expect(moved.body.data.results[0].why).toBe('It ended when the job was closed. Reopen the job first.')
    const [list] = (
      await app.call('GET', `/api/company/applications?job=${asha.jobId}&outcome=closed`, { token: mei.token })
    ).body.data.applications
    expect(list).toMatchObject({ id: zoe.id, outcome: 'closed' })
  })

  test('reopens what somebody sent last, where they have sent two to a job that opens again', async () => {
    const jobId = await aJob(app, mei)
    const [old, last] = [await anApplication(app, mei, jobId), await anApplication(app, mei, jobId)]
    await app.look(`update applications set outcome = 'closed', outcome_at = now(), restore_stage_id = stage_id,
        candidate_id = (select candidate_id from applications where id = '${last.id}') where id in ('${old.id}', '${last.id}')`)
    await app.look(`update jobs set status = 'open' where id = '${jobId}'`)
    await run(applicationJobs, 'settle-job-applications', { jobId })
    expect([await outcomeOf(old), await outcomeOf(last)]).toEqual(['closed', 'active'])
  })

  test('takes a nationality from the list alone', async () => {
    const a = await somebody()
    const refused = await hire(a, { terms: TERMS_NOW, nationality: 'Singapurian' })
    expect([refused.status, refused.body.fields.nationality]).toEqual([422, 'Choose a nationality from the list'])
    expect(await outcomeOf(a)).toBe('active')
  })

  test('takes the CV, the signed letter and the answers over into the documents, and the telephone number of the application', async () => {
    const a = await somebody()
    const cv = await renderedPdf()
    const stored = await storeFile(app.server.services, mei.companyId as string, cv)
    await app.look(`insert into files (company_id, id, storage_key, bytes, sha256, purpose, name, content_type)
      values ('${mei.companyId}', '${stored.id}', '${stored.storage_key}', ${stored.bytes}, '\\x${stored.sha256.toString('hex')}', 'cv', 'asha.pdf', 'application/pdf')`)
    const answers = JSON.stringify([{ id: 'q1', kind: 'text', ask: 'Which shifts suit you?', values: ['Mornings'] }])
    await app.look(`update applications set cv_file_id = '${stored.id}', answers = '${answers}' where id = '${a.id}'`)
    await app.look(
      `update candidates set phone = null where id = (select candidate_id from applications where id = '${a.id}')`,
    )
    const id = await sentTo(a)
    await answer(a, id, { accept: true, name: 'Asha Rao' })
    expect((await preview(a)).body.data).toMatchObject({
      carries: ['cv', 'offerLetter', 'answers'],
      phone: '+6591234567',
    })
    const { body } = await hire(a)
    expect(body.data.carried).toEqual(['cv', 'offerLetter', 'answers', 'phone'])
    const { employeeId } = body.data
    const documents = (await app.call('GET', `/api/employees/${employeeId}/documents`, { token: mei.token })).body.data
      .documents
    expect(documents.map((d: { title: string }) => d.title).sort()).toEqual([
      'Application answers',
      'CV',
      'Signed offer letter',
    ])
    const letter = documents.find((d: { title: string }) => d.title === 'CV')
    const file = await app.call('GET', `/api/employees/${employeeId}/documents/${letter.id}/versions/1`, {
      token: mei.token,
    })
    expect(file.bytes.equals(cv), 'the very file that was sent').toBe(true)
    const record = (await app.call('GET', `/api/employees/${employeeId}`, { token: mei.token })).body.data
    expect((record.employee ?? record).phone).toBe('+6591234567')
  })

  test('makes somebody active on their first day where they work, and welcomes them then where that was to wait', async () => {
    const a = await somebody()
    const { body } = await hire(a, { terms: TERMS_NOW, welcomeOnFirstDay: true })
    const status = async () =>
      (await app.look<{ status: string }>(`select status from employees where id = '${body.data.employeeId}'`))[0]
        ?.status
    const welcomes = async () =>
      (await app.look(`select 1 from graphile_worker.jobs where key = 'welcome ${body.data.employeeId}'`)).length
    expect([await status(), await welcomes()]).toEqual(['pending', 0])
    now = new Date('2027-01-03T15:59:00Z')
    await run(offerJobs, 'company-first-days')
    expect([await status(), await welcomes()]).toEqual(['pending', 0])
    now = new Date('2027-01-03T16:01:00Z')
    await run(offerJobs, 'company-first-days')
    expect([await status(), await welcomes()]).toEqual(['active', 1])
    now = new Date('2026-12-01T02:00:00Z')
  })

  test('leaves nothing to withdraw or to cancel, and calls off what was still to come', async () => {
    const a = await somebody()
    const id = await sentTo(a)
    await answer(a, id, { accept: true, name: 'Asha Rao' })
    const arranged = await app.call('POST', `/api/company/applications/${a.id}/interviews`, {
      token: mei.token,
      body: {
        kind: 'phone',
        minutes: 30,
        zone: 'Asia/Singapore',
        slots: ['2026-12-03T02:00:00Z'],
        agreed: true,
        panel: [mei.userId],
        place: '',
        note: '',
      },
    })
    expect(arranged.status, arranged.text).toBe(201)
    expect((await preview(a)).body.data.interviews).toBe(1)
    await hire(a)
    await run(interviewJobs, 'call-off-interviews', { applicationId: a.id })
    const { interviews } = (await app.call('GET', `/api/company/applications/${a.id}/interviews`, { token: mei.token }))
      .body.data
    expect(interviews[0]).toMatchObject({ status: 'cancelled', actions: [] })
    expect((await listed(a)).offers[0]).toMatchObject({ id, status: 'accepted', actions: [] })
  })

  test('makes the employee with everything known, asks for the rest, and closes the job that is full', async () => {
    const a = await somebody({ vacancies: 1 })
    await app.look(`update jobs set status = 'scheduled' where id = '${a.jobId}'`)
    const id = await sentTo(a)
    expect((await hire(a)).body.error).toBe('The offer waits for the person’s answer.')
    await answer(a, id, { accept: true, name: 'Asha Rao' })
    const done = await hire(a)
    expect(done.status, done.text).toBe(201)
    expect(done.body.data).toMatchObject({
      name: 'Asha Rao',
      before: true,
      carried: ['offerLetter', 'phone'],
      left: [],
    })
    expect(done.body.data.closesAt).toBe('2026-12-01T02:10:00.000Z')
    expect(done.body.data.missing).toEqual(['NRIC/FIN'])
    const { body } = await app.call('GET', `/api/employees/${done.body.data.employeeId}`, { token: mei.token })
    const record = body.data.employee ?? body.data
    expect(record).toMatchObject({
      full_name: 'Asha Rao',
      email: a.email,
      phone: '+6591234567',
      position: 'Chef de partie',
      department: 'Technical',
      nationality: 'Singaporean',
      status: 'pending',
    })
    expect(JSON.stringify(record)).toMatch(/4800\.5/)
    const [application] = await app.look<Record<string, unknown>>(
      `select a.outcome, s.kind, e.public_status from applications a join pipeline_stages s on s.id = a.stage_id
         join application_events e on e.application_id = a.id and e.kind = 'hired' where a.id = '${a.id}'`,
    )
    expect(application).toEqual({ outcome: 'hired', kind: 'hired', public_status: 'hired' })
    expect(await jobState(a.jobId), 'not before there was time to take it back').toMatchObject({ status: 'scheduled' })
    await later(11, () => run(jobJobs, 'company-jobs-due'))
    expect(await jobState(a.jobId)).toEqual({ status: 'closed', close_reason: 'filled' })
    expect((await hire(a)).body.error).toBe('This person is hired.')
    const begun = await app.look(`select 1 from onboardings where employee_id = '${done.body.data.employeeId}'`)
    expect(begun, 'their onboarding').toHaveLength(1)
    const log = await app.call('GET', '/api/company/audit-log?action=application.hire', { token: mei.token })
    const told = log.body.data.entries.map((entry: { target: { name: string | null } }) => entry.target.name)
    expect(told, 'who was hired, by name').toContain('Asha Rao')
  })

  test('without a signed offer needs the terms, and with a person who is an employee already changes nothing', async () => {
    const a = await somebody({ vacancies: 2 })
    expect((await hire(a)).body.fields.terms).toBe(
      'Nobody has signed an offer yet: say what was agreed, or make an offer.',
    )
    const terms = { position: 'Chef', pay: '30', period: 'HOUR', startsOn: '2027-01-04', weeklyHours: 40 }
    const first = await hire(a, { terms, welcome: false })
    expect(first.status, first.text).toBe(201)
    expect(first.body.data.closesAt).toBeNull()
    const [pay] = await app.look<{ basic_salary: number }>(
      `select basic_salary::int from compensations where employee_id = '${first.body.data.employeeId}'`,
    )
    expect(pay?.basic_salary).toBe(520_000)
    const twin = await anApplication(app, mei, a.jobId, 'Asha Rao')
    await app.look(
      `update candidates set email = '${a.email}' where id = (select candidate_id from applications where id = '${twin.id}')`,
    )
    const again = await hire(twin, { terms })
    expect([again.status, again.body.fields.email]).toEqual([
      409,
      'An employee with this email already exists in your company.',
    ])
    const [left] = await app.look<{ outcome: string }>(`select outcome from applications where id = '${twin.id}'`)
    expect(left?.outcome).toBe('active')
  })

  test('two at once for one last position: one is hired, the other is told', async () => {
    const jobId = await aJob(app, mei, { vacancies: 1 })
    const two = [await anApplication(app, mei, jobId, 'Asha Rao'), await anApplication(app, mei, jobId, 'Zoe Roy')]
    const terms = { position: 'Chef', pay: '4000', period: 'MONTH', startsOn: '2027-01-04' }
    const done = await Promise.all(two.map((a) => hire(a, { terms })))
    expect(done.map((d) => d.status).sort()).toEqual([201, 409])
  })

  test('takes no position that was promised to somebody else', async () => {
    const jobId = await aJob(app, mei, { vacancies: 1 })
    const [first, second] = [
      await anApplication(app, mei, jobId, 'Asha Rao'),
      await anApplication(app, mei, jobId, 'Zoe Roy'),
    ]
    const id = await sentTo(first)
    await answer(first, id, { accept: true, name: 'Asha Rao' })
    const terms = { position: 'Chef', pay: '4000', period: 'MONTH', startsOn: '2027-01-04' }
    const refused = await hire(second, { terms })
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'The one position of this job is filled or offered. Withdraw that offer, or raise the number of vacancies.',
    ])
    expect((await hire(first)).status).toBe(201)
  })

  test('keeps back the news that the job is closed, where it has not left yet', async () => {
    const a = await somebody()
    await app.look(
      `insert into application_messages (company_id, application_id, by_kind, body, leaves_at) values ('${mei.companyId}', '${a.id}', 'system', 'The job is closed.', now() + interval '9 hours'), ('${mei.companyId}', '${a.id}', 'user', 'See you on Monday.', now() + interval '9 minutes')`,
    )
    const terms = { position: 'Chef', pay: '4000', period: 'MONTH', startsOn: '2027-01-04' }
    expect((await hire(a, { terms })).status).toBe(201)
    const leaving = await app.look(
      `select body from application_messages where application_id = '${a.id}' and taken_back_at is null`,
    )
    expect(leaving).toEqual([{ body: 'See you on Monday.' }])
  })

  test('and declining at once: one of the two is done, and no letter says otherwise', async () => {
    const [reason] = await app.look<{ id: string }>(
      `insert into reject_reasons (company_id, name, public_phrase) values ('${mei.companyId}', 'Other', 'Another reason.') returning id`,
    )
    const terms = { position: 'Chef', pay: '4000', period: 'MONTH', startsOn: '2027-01-04' }
    for (let i = 0; i < 4; i++) {
      const a = await somebody()
      await Promise.all([
        hire(a, { terms }),
        app.call('POST', '/api/company/applications/move', {
          token: mei.token,
          body: { applications: [{ id: a.id }], action: 'reject', reasonId: reason?.id },
        }),
      ])
      const [left] = await app.look<{ outcome: string; letters: number; employees: number }>(
        `select a.outcome, (select count(*)::int from application_messages m where m.application_id = a.id) letters,
           (select count(*)::int from employees e where e.email = '${a.email}') employees from applications a where a.id = '${a.id}'`,
      )
      expect(left).toEqual(
        left?.outcome === 'hired'
          ? { outcome: 'hired', letters: 0, employees: 1 }
          : { outcome: 'rejected', letters: 1, employees: 0 },
      )
    }
  })

  test('is not for another company', async () =>
    expect((await hire(await somebody(), {}, rival.token)).status).toBe(404))
})
