import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offerCode } from '../../../../test/accounts.ts'
import { type Applied, aJob, anApplication } from '../../../../test/hiring.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { openMessage } from '../../../server/messages.ts'
import { hashPassword } from '../../../server/passwords.ts'
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
    await settle?.run(app.server.services, { companyId: mei.companyId } as never)
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
    await settle?.run(app.server.services, { companyId: mei.companyId } as never)
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

describe('hiring', () => {
  test('makes the employee with everything known, asks for the rest, and closes the job that is full', async () => {
    const a = await somebody({ vacancies: 1 })
    await app.look(`update jobs set status = 'scheduled' where id = '${a.jobId}'`)
    const id = await sentTo(a)
    expect((await hire(a)).body.error).toBe('The offer waits for the person’s answer.')
    await answer(a, id, { accept: true, name: 'Asha Rao' })
    const done = await hire(a)
    expect(done.status, done.text).toBe(201)
    expect(done.body.data).toMatchObject({ name: 'Asha Rao', jobClosed: true })
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
    })
    expect(JSON.stringify(record)).toMatch(/4800\.5/)
    const [application] = await app.look<Record<string, unknown>>(
      `select a.outcome, s.kind, e.public_status from applications a join pipeline_stages s on s.id = a.stage_id
         join application_events e on e.application_id = a.id and e.kind = 'hired' where a.id = '${a.id}'`,
    )
    expect(application).toEqual({ outcome: 'hired', kind: 'hired', public_status: 'hired' })
    const [job] = await app.look<Record<string, unknown>>(
      `select status, close_reason from jobs where id = '${a.jobId}'`,
    )
    expect(job).toEqual({ status: 'closed', close_reason: 'filled' })
    expect((await hire(a)).body.error).toBe('This person is hired.')
    const begun = await app.look(`select 1 from onboardings where employee_id = '${done.body.data.employeeId}'`)
    expect(begun, 'their onboarding').toHaveLength(1)
  })

  test('without a signed offer needs the terms, and with a person who is an employee already changes nothing', async () => {
    const a = await somebody({ vacancies: 2 })
    expect((await hire(a)).body.fields.terms).toBe(
      'Nobody has signed an offer yet: say what was agreed, or make an offer.',
    )
    const terms = { position: 'Chef', pay: '30', period: 'HOUR', startsOn: '2027-01-04', weeklyHours: 40 }
    const first = await hire(a, { terms, welcome: false })
    expect(first.status, first.text).toBe(201)
    expect(first.body.data.jobClosed).toBe(false)
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
