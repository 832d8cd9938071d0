import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginJob } from '../../../../test/adverts.ts'
import { addApplications, addMany, stagesOf } from '../../../../test/applications.ts'
import { questionsOf } from '../../../../test/questions.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { markApplicationLettersSent } from '../applications/changes.service.ts'
import { lockDueMessages } from './due.queries.ts'
import { sendDueMessages } from './jobs.ts'

let app: TestServer
let mei: Person
let rival: Person
let jobId: string
let stage: Record<string, string>
let reasonId: string
/** Noon in Singapore. */
let now = new Date('2027-03-09T04:00:00Z')
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('CA', 'Rival')
  jobId = (await beginJob(app, mei)).id
  await addApplications(app, mei, jobId, [])
  stage = await stagesOf(app, mei)
  const [reason] = await app.look<{ id: string }>(
    `select id from reject_reasons where company_id = '${mei.companyId}' order by position limit 1`,
  )
  reasonId = reason?.id as string
})
afterAll(() => app.close())

const add = (...people: Parameters<typeof addApplications>[3]) => addApplications(app, mei, jobId, people)
const ask = (body: Record<string, unknown>, by = mei) =>
  app.call('POST', '/api/company/applications/move', { token: by.token, body })
const one = async (id: string, body: Record<string, unknown>) => {
  const answer = await ask({ applications: [{ id }], ...body })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data.results[0]
}
const stored = async (id: string) =>
  (
    await app.look(
      `select stage_id, rank::float8 rank, outcome, version, first_response_at, restore_stage_id, outcome_phrase from applications where id = '${id}'`,
    )
  )[0]
const orderIn = async (stageId: string) =>
  (
    await app.look<{ number: number }>(
      `select number from applications where job_id = '${jobId}' and stage_id = '${stageId}' and outcome = 'active' order by rank, id`,
    )
  ).map((r) => r.number)

describe('moving applications', () => {
  test('puts one into a stage, says so to the person and to the log', async () => {
    const [a] = await add({})
    const moved = await one(a?.id ?? '', { action: 'move', stageId: stage.interview })
    expect(moved).toMatchObject({ stageId: stage.interview, outcome: 'active', version: 2, why: null, message: null })
    expect(await stored(moved.id)).toMatchObject({
      stage_id: stage.interview,
      version: 2,
      first_response_at: expect.anything(),
    })
    expect(
      await app.look(
        `select kind, by_kind, by_user, from_stage, to_stage, public_status from application_events where application_id = '${moved.id}'`,
      ),
    ).toEqual([
      {
        kind: 'move',
        by_kind: 'user',
        by_user: mei.userId,
        from_stage: stage.applied,
        to_stage: stage.interview,
        public_status: 'interview',
      },
    ])
    const [told] = await app.look(`select action, before, after from audit_log where target_id = '${moved.id}'`)
    expect(told).toMatchObject({ action: 'application.move', before: { stage: 'New' }, after: { stage: 'Interview' } })
  })

  test('keeps the order within a stage, before another card or behind all', async () => {
    const made = await add({ stage: 'assessment' }, { stage: 'assessment' }, { stage: 'assessment' })
    const [a, b, c] = made.map((m) => m.id) as [string, string, string]
    const numbers = made.map((m) => m.number) as [number, number, number]
    await one(c, { action: 'move', stageId: stage.assessment, before: a })
    expect(await orderIn(stage.assessment as string)).toEqual([numbers[2], numbers[0], numbers[1]])
    await one(a, { action: 'move', stageId: stage.assessment })
    expect(await orderIn(stage.assessment as string)).toEqual([numbers[2], numbers[1], numbers[0]])
    const several = await ask({
      applications: [{ id: a }, { id: b }],
      action: 'move',
      stageId: stage.assessment,
      before: c,
    })
    expect(several.body.data.done).toBe(2)
    expect(await orderIn(stage.assessment as string)).toEqual([numbers[0], numbers[1], numbers[2]])
    // Again and again into the same gap: the stage is numbered anew before the gap is gone.
    for (let i = 0; i < 60; i++) await one(i % 2 ? a : b, { action: 'move', stageId: stage.assessment, before: c })
    expect((await orderIn(stage.assessment as string)).at(-1)).toBe(numbers[2])
  })

  test('leaves one alone that has moved meanwhile, says where it is, and moves the others', async () => {
    const [a, b] = await add({}, {})
    await one(a?.id as string, { action: 'move', stageId: stage.review })
    const { body } = await ask({
      applications: [
        { id: a?.id, version: 1 },
        { id: b?.id, version: 1 },
      ],
      action: 'move',
      stageId: stage.offer,
    })
    expect(body.data.done).toBe(1)
    expect(body.data.results).toMatchObject([
      { id: a?.id, stageId: null, version: 2, why: 'It has changed since you looked. It is in In review now.' },
      { id: b?.id, stageId: stage.offer, why: null },
    ])
    expect(await stored(a?.id as string)).toMatchObject({ stage_id: stage.review, version: 2 })
  })

  test('moves nobody into the stage of the hired', async () => {
    const [a] = await add({})
    expect(await one(a?.id as string, { action: 'move', stageId: stage.hired })).toMatchObject({
      stageId: null,
      why: 'Nobody is moved to this stage by hand. Use Hire.',
    })
  })

  test('only says what would happen when that is asked', async () => {
    const [a] = await add({ name: 'Arun Iyer' })
    const told = await one(a?.id as string, { action: 'reject', reasonId, preview: true })
    expect(told).toMatchObject({ outcome: 'rejected', version: 1, eventId: null })
    // The name is hidden until the application is opened; the letter that leaves has it.
    expect(told.message.body).toContain('Hello •••,')
    await app.look(
      `insert into application_views (company_id, application_id, user_id) values ('${mei.companyId}', '${a?.id}', '${mei.userId}')`,
    )
    const opened = await one(a?.id as string, { action: 'reject', reasonId, preview: true })
    expect(opened.message.body).toContain('Hello Arun Iyer,')
    expect(told.message.body).toContain('We chose somebody whose experience is closer to this work.')
    expect(await stored(a?.id as string)).toMatchObject({ outcome: 'active', version: 1 })
    expect(await app.look(`select from application_messages where application_id = '${a?.id}'`)).toEqual([])
  })

  test('refuses each wrong field by name, and another company’s application as if there were none', async () => {
    const [a] = await add({})
    const input = { applications: [{ id: a?.id }], action: 'move', stageId: stage.review }
    for (const [field, over] of Object.entries({
      applications: { applications: [] },
      action: { action: 'promote' },
      stageId: { stageId: crypto.randomUUID() },
      reasonId: { action: 'reject', reasonId: crypto.randomUUID() },
      preview: { preview: 'perhaps' },
    })) {
      const answer = await ask({ ...input, ...over })
      expect([field, answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([field, 422, [field]])
    }
    const theirJob = (await beginJob(app, rival, { country: 'CA' })).id
    const [theirs] = await addApplications(app, rival, theirJob, [{}])
    expect((await ask({ ...input, applications: [{ id: theirs?.id }] })).status).toBe(404)
    const mixed = await ask({ ...input, applications: [{ id: theirs?.id }, { id: a?.id }] })
    expect(mixed.body.data.results[0]).toMatchObject({ stageId: null, why: 'Application not found.' })
    expect(mixed.body.data.done).toBe(1)
    const foreign = await ask({ ...input, stageId: (await stagesOf(app, rival)).review })
    expect(foreign.status).toBe(422)
    const [there] = await app.look(`select version from applications where id = '${theirs?.id}'`)
    expect(there).toEqual({ version: 1 })
  })

  test('is not done twice when the answer was lost and it is sent again', async () => {
    const [a] = await add({})
    const sent = { applications: [{ id: a?.id, version: 1 }], action: 'move', stageId: stage.review }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const send = () => app.call('POST', '/api/company/applications/move', { token: mei.token, body: sent, headers })
    const [first, second] = [await send(), await send()]
    expect(second.body).toEqual(first.body)
    expect((await stored(a?.id as string))?.version).toBe(2)
  })
})

describe('not taking somebody on', () => {
  test('needs a reason, tells the person ten minutes later and once, and can be taken back until then', async () => {
    const [a] = await add({ email: 'lena@people.example', language: 'fr' })
    const id = a?.id as string
    expect((await ask({ applications: [{ id }], action: 'reject' })).body.fields).toEqual({
      reasonId: 'Choose a reason.',
    })
    const gone = await one(id, { action: 'reject', reasonId, note: 'Strong, but not here' })
    expect(gone).toMatchObject({ outcome: 'rejected', message: { leavesAt: '2027-03-09T04:10:00.000Z' } })
    expect(gone.message.body).toContain('dont l’expérience est plus proche')
    expect(await stored(id)).toMatchObject({
      outcome: 'rejected',
      restore_stage_id: stage.applied,
      first_response_at: null,
    })
    await sendDueMessages(app.server.services, mei)
    const sent = () => app.look(`select recipient, language from outbox where recipient = 'lena@people.example'`)
    expect(await sent()).toEqual([])

    const undone = await one(id, { action: 'undo' })
    expect(undone).toMatchObject({ outcome: 'active', stageId: stage.applied })
    now = new Date(now.getTime() + 20 * 60_000)
    await sendDueMessages(app.server.services, mei)
    expect(await sent()).toEqual([])

    await one(id, { action: 'reject', reasonId, message: 'The depot moves to Johor, and the work goes with it.' })
    now = new Date(now.getTime() + 11 * 60_000)
    await Promise.all([sendDueMessages(app.server.services, mei), sendDueMessages(app.server.services, mei)])
    await sendDueMessages(app.server.services, mei)
    expect(await sent()).toEqual([{ recipient: 'lena@people.example', language: 'fr' }])
    expect((await stored(id))?.first_response_at).not.toBeNull()
    const [letter] = await app.look<{ body: string }>(
      `select body from application_messages where application_id = '${id}' and left_at is not null`,
    )
    expect(letter?.body).toContain('Priya Nair')
    expect((await one(id, { action: 'undo' })).why).toBe('The person has been told already. Restore it instead.')
    const seen = await app.look<{ public_status: string }>(
      `select public_status from application_events where application_id = '${id}' and public_status is not null order by id`,
    )
    expect(seen.map((s) => s.public_status)).toEqual(['notSelected'])
  })

  test('is not taken back once its letter is in the sender’s hands', async () => {
    const [a] = await add({})
    const id = a?.id as string
    await one(id, { action: 'reject', reasonId })
    const later = new Date(now.getTime() + 24 * 3_600_000).toISOString()
    const undone = await app.server.services.database.forCompany(mei.companyId, async (db) => {
      const due = await lockDueMessages(db, mei.companyId, later)
      const input = ask({ applications: [{ id }], action: 'undo' })
      await new Promise((done) => setTimeout(done, 300))
      const letters = due.map((d) => d.id)
      await markApplicationLettersSent(db, mei.companyId, letters, later)
      return { asked: input }
    })
    expect((await undone.asked).body.data.results[0].why).toBe('The person has been told already. Restore it instead.')
    expect(await stored(id)).toMatchObject({ outcome: 'rejected' })
  })

  test('is not done while an offer waits for an answer; nothing is written', async () => {
    const [a, b] = await add({}, {})
    await app.look(
      `insert into offers (company_id, application_id, status, position, country, currency, pay, period, starts_on, expires_on, sent_at)
        values ('${mei.companyId}', '${a?.id}', 'sent', 'Planner', 'SG', 'SGD', 400000, 'MONTH', '2027-05-01', '2027-03-20', now())`,
    )
    const { body } = await ask({
      applications: [{ id: a?.id }, { id: b?.id }],
      action: 'reject',
      reasonId,
    })
    expect(body.data.results.map((r: { why: string | null }) => r.why)).toEqual([
      'An offer waits for this person’s answer. Withdraw it first.',
      null,
    ])
    expect(await stored(a?.id as string)).toMatchObject({ outcome: 'active', version: 1 })
    expect(await app.look(`select 1 from application_messages where application_id = '${a?.id}'`)).toEqual([])
  })

  test('writes in no night of the person', async () => {
    const [a] = await add({ country: 'CA' })
    // Noon in Singapore is late evening in Toronto.
    now = new Date('2027-03-10T04:00:00Z')
    const { message } = await one(a?.id as string, { action: 'reject', reasonId })
    expect(message.leavesAt).toBe('2027-03-10T13:00:00.000Z')
  })

  test('goes back to the stage it left, and not to the first', async () => {
    const [a] = await add({ stage: 'interview' })
    const id = a?.id as string
    await one(id, { action: 'reject', reasonId })
    expect((await one(id, { action: 'move', stageId: stage.review })).why).toBe(
      'It was not taken on. Restore it first.',
    )
    expect(await one(id, { action: 'restore' })).toMatchObject({ outcome: 'active', stageId: stage.interview })
    const [letter] = await app.look(
      `select taken_back_at, left_at from application_messages where application_id = '${id}'`,
    )
    expect(letter).toMatchObject({ taken_back_at: expect.anything(), left_at: null })
    // To take the restoring back lets the letter go after all.
    expect(await one(id, { action: 'undo' })).toMatchObject({ outcome: 'rejected' })
    const [again] = await app.look(
      `select taken_back_at, leaves_at from application_messages where application_id = '${id}'`,
    )
    expect(again).toMatchObject({ taken_back_at: null })
  })

  test('does not restore beside another application of the same person', async () => {
    const [a] = await add({})
    const id = a?.id as string
    await one(id, { action: 'reject', reasonId })
    await app.look(
      `insert into applications (company_id, job_id, candidate_id, number, stage_id, rank, sent)
        select company_id, job_id, candidate_id, 9999, stage_id, 9999, sent from applications where id = '${id}'`,
    )
    expect((await one(id, { action: 'restore' })).why).toBe(
      'This person has applied again, and that application is going on.',
    )
  })
})

describe('taking the last step back', () => {
  test('puts the card where it was, step by step', async () => {
    const [a] = await add({})
    const id = a?.id as string
    const before = await stored(id)
    await one(id, { action: 'move', stageId: stage.review })
    await one(id, { action: 'move', stageId: stage.interview })
    expect((await one(id, { action: 'undo' })).stageId).toBe(stage.review)
    expect((await one(id, { action: 'undo' })).stageId).toBe(stage.applied)
    expect((await stored(id))?.rank).toBe(before?.rank)
    expect((await one(id, { action: 'undo' })).why).toBe('There is nothing to take back.')
  })
})

describe('a look at a rejection', () => {
  test('names whom it would hurt: who was interviewed, waits for an answer, or has an interview agreed', async () => {
    const made = await add({}, {}, {}, {})
    const [calm, met, wrote, agreed] = made.map((m) => m.id)
    await app.look(`update applications set last_interview_at = now() where id = '${met}'`)
    await app.look(
      `insert into application_messages (company_id, application_id, by_kind, subject, body, at) values ('${mei.companyId}', '${wrote}', 'candidate', '', 'Any news?', now())`,
    )
    await app.look(`insert into interviews (company_id, application_id, round, kind, minutes, zone, attributes, status, ics_uid, starts_at)
      values ('${mei.companyId}', '${agreed}', 1, 'video', 45, 'Asia/Singapore', '{Care}', 'confirmed', gen_random_uuid()::text, '2027-03-20')`)
    const { body } = await ask({
      applications: made.map(({ id }) => ({ id })),
      action: 'reject',
      reasonId,
      preview: true,
    })
    const hurts = new Map(body.data.results.map((r: { id: string; hurts: string[] }) => [r.id, r.hurts]))
    expect([calm, met, wrote, agreed].map((id) => hurts.get(id))).toEqual([
      [],
      ['interviewed'],
      ['unanswered'],
      ['agreed'],
    ])
  })
})

describe('many at once', () => {
  test('five hundred move in one call', async () => {
    const many = await addMany(app, mei, jobId, { count: 502, stageId: stage.applied as string })
    const moved = async (those: typeof many) => {
      const { body } = await ask({
        applications: those.map(({ id }) => ({ id })),
        action: 'move',
        stageId: stage.offer,
      })
      return body.data.done as number
    }
    const few = await questionsOf(() => moved(many.splice(0, 2)))
    const all = await questionsOf(() => moved(many))
    expect([few.answer, all.answer]).toEqual([2, 500])
    // As many questions to the database for five hundred as for two, whatever else runs on the machine.
    expect(all.questions).toBeLessThanOrEqual(few.questions + 5)
    const versions = await app.look(
      `select distinct version from applications where id in (${many.map((m) => `'${m.id}'`).join()})`,
    )
    expect(versions).toEqual([{ version: 2 }])
  })
})
