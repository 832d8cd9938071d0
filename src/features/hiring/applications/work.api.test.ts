import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { publishJob } from '../../../../test/adverts.ts'
import { ANSWERS, applyTo, lettersTo, QUESTIONS, seekerOf } from '../../../../test/applicants.ts'
import { aJob, anAdministrator, anApplication } from '../../../../test/hiring.ts'
import { questionsOf } from '../../../../test/questions.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { hourIn } from '../../../shared/dates.ts'
import { findExpiredCandidates, forgetCandidates, notifyOfApplications } from './jobs.ts'

let app: TestServer
let mei: Person
let rival: Person
let job: string
/** How far the server's clock is ahead. */
let ahead = 0
const DAY = 86_400_000

beforeAll(async () => {
  app = await startTestServer({ now: () => new Date(Date.now() + ahead) })
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('IN', 'Lotus Mills')
  job = (await publishJob(app, mei, { title: 'Forklift driver', questions: QUESTIONS, responseDays: 3 })).id
})
afterAll(() => app.close())
afterEach(() => {
  ahead = 0
})

const base = '/api/company/applications'
const as = (person: Person, method: string, path: string, body?: unknown) =>
  app.call(method, path, { token: person.token, ...(body === undefined ? {} : { body }) })
const list = async (query = '', person = mei) => (await as(person, 'GET', `${base}?${query}`)).body.data
const applied = async (over: Record<string, unknown> = {}, jobId = job) => {
  const email = `p.${randomUUID().slice(0, 8)}@people.test`
  const answer = await applyTo(app, jobId, { email, answers: ANSWERS, ...over })
  expect(answer.status, answer.text).toBe(201)
  const [row] = await app.look<{ id: string; candidate_id: string; number: number }>(
    `select a.id, a.candidate_id, a.number from applications a join candidates c on c.id = a.candidate_id where c.email = '${over.email ?? email}' order by a.applied_at desc limit 1`,
  )
  return { ...(row as { id: string; candidate_id: string; number: number }), email: (over.email as string) ?? email }
}
const open = async (id: string) => (await as(mei, 'POST', `${base}/${id}/open`, {})).body.data.application

describe('the list', () => {
  test('sends no name of somebody whose application one has not opened, finds none and sorts by none', async () => {
    const word = `Zebulon${randomUUID().slice(0, 6)}`
    const { id, number } = await applied({ name: `${word} Abara` })
    const hidden = await as(mei, 'GET', `${base}?pageSize=200&sort=name`)
    expect(hidden.text).not.toContain(word)
    expect(hidden.body.data.applications.find((a: { id: string }) => a.id === id)).toMatchObject({ name: null, number })
    expect((await list(`search=${word}`)).totalCount).toBe(0)
    expect((await list(`search=${word}&names=shown`)).applications).toMatchObject([{ id, name: `${word} Abara` }])
    const looked = await as(mei, 'POST', `${base}/messages`, {
      ids: [id],
      subject: 'Hi',
      body: 'Dear {{name}}',
      preview: true,
    })
    expect(looked.body.data.results[0].body).toBe(`Dear Candidate ${number}`)
    await open(id)
    expect((await list(`search=${word}`)).applications).toMatchObject([{ id, name: `${word} Abara` }])
  })

  test('waits for nobody once opened, and says when the next clock is up; a job that is not published has none', async () => {
    const alone = await app.employer('SG', 'Quiet Works')
    const shown = async (query: string) => (await as(alone, 'GET', `${base}?${query}`)).body.data.applications
    const published = (await publishJob(app, alone, { title: 'Quiet job', responseDays: 5 })).id
    const { id } = await applied({ answers: [] }, published)
    expect(await shown('needs=me')).toHaveLength(1)
    await as(alone, 'POST', `${base}/${id}/open`, {})
    expect(await shown('needs=me')).toEqual([])
    const [next] = await shown('sort=due&pageSize=1')
    expect(next).toMatchObject({ id, clock: { late: false } })
    const days = (Date.parse(next.clock.due) - Date.now()) / DAY
    expect(Math.round(days)).toBe(5)
    const still = await aJob(app, alone, { title: 'Not published', responseDays: 5 })
    const { id: unpublished } = await anApplication(app, alone, still)
    const all = await shown('sort=due')
    expect(all.find((a: { id: string }) => a.id === unpublished)).toMatchObject({ clock: null })
  })

  test('narrows by job, stage, outcome, answers, tag and source', async () => {
    const other = (await publishJob(app, mei, { title: 'Lone job' })).id
    const { id } = await applied({ source: 'fair' }, other)
    await as(mei, 'POST', `${base}/label`, { ids: [id], addTags: ['seen at fair'] })
    const only = [{ id }]
    for (const query of [
      `job=${other}`,
      'source=fair',
      'tag=seen%20at%20fair',
      `job=${other}&stage=applied&unmet=none`,
    ])
      expect((await list(query)).applications, query).toMatchObject(only)
    expect((await list(`job=${other}&stage=offer`)).totalCount).toBe(0)
    expect((await list(`job=${other}&outcome=rejected`)).totalCount).toBe(0)
    expect((await list(`job=${other}&outcome=all`)).totalCount).toBe(1)
    expect((await as(mei, 'GET', `${base}?stage=nowhere`)).status).toBe(422)
  })

  test('names the clock that runs out first, and shows what waits', async () => {
    const { id } = await applied()
    const clock = async () => (await list('pageSize=200')).applications.find((a: { id: string }) => a.id === id).clock
    expect(await clock()).toMatchObject({ what: 'promise', late: false })
    ahead = 4 * DAY
    expect(await clock()).toMatchObject({ what: 'promise', late: true })
    expect((await list('needs=me&pageSize=200')).applications.map((a: { id: string }) => a.id)).toContain(id)
    ahead = 0
  })

  test('answers 2,000 rows quickly', async () => {
    const big = (await publishJob(app, rival, { country: 'IN', title: 'Many' })).id
    await applied({ email: 'seed@people.test', answers: [] }, big)
    await app.look(`
      with seed as (select * from applications where job_id = '${big}' limit 1), people as (
        insert into candidates (company_id, name, email) select s.company_id, 'Person ' || n, 'p' || n || '@many.test' from seed s, generate_series(2, 2000) n
        returning company_id, id, email)
      insert into applications (company_id, job_id, candidate_id, number, stage_id, rank, sent)
      select s.company_id, s.job_id, p.id, substr(p.email, 2, length(p.email) - 11)::int, s.stage_id, 1, s.sent from people p, seed s`)
    await app.look('analyze applications, candidates, application_messages')
    const small = (await publishJob(app, rival, { country: 'IN', title: 'Few' })).id
    for (let i = 0; i < 3; i++) await applied({ answers: [] }, small)
    const best = async (job: string) => {
      let took = Number.POSITIVE_INFINITY
      let found = { totalCount: 0 }
      for (let i = 0; i < 4; i++) {
        const began = performance.now()
        found = await list(`job=${job}&pageSize=50`, rival)
        took = Math.min(took, performance.now() - began)
      }
      return { took, found }
    }
    await best(small)
    // Beside a list of three, in the same minute: what else runs on the machine slows both.
    const [few, many] = [await best(small), await best(big)]
    expect(many.found.totalCount).toBe(2000)
    expect(many.took).toBeLessThan(10 * few.took + 100)
    // And by the clock, at the most rows a page may have: the best of five. On a machine that is busy it is measured again, the limit stays.
    const LIMIT_MS = 300
    let quickest = Number.POSITIVE_INFINITY
    for (let round = 0; round < 5 && quickest >= LIMIT_MS; round++) {
      if (round > 0) await new Promise((go) => setTimeout(go, 1_000))
      for (let i = 0; i < 5; i++) {
        const began = performance.now()
        const { applications } = await list(`job=${big}&pageSize=200`, rival)
        quickest = Math.min(quickest, performance.now() - began)
        expect(applications).toHaveLength(200)
      }
    }
    expect(quickest).toBeLessThan(LIMIT_MS)
    // The least of three: a connection that is opened meanwhile asks something of its own.
    const questions = async (job: string) => {
      const tries = []
      for (let i = 0; i < 3; i++) tries.push((await questionsOf(() => list(`job=${job}&pageSize=50`, rival))).questions)
      return Math.min(...tries)
    }
    expect(await questions(big)).toBe(await questions(small))
  })

  test('lays what a filter finds in groups, each with how many', async () => {
    const other = (await publishJob(app, mei, { title: 'Grouped job' })).id
    await applied({ source: 'fair' }, other)
    await applied({ source: 'fair' }, other)
    await applied({}, other)
    const groups = async (by: string) => (await as(mei, 'GET', `${base}/groups?job=${other}&by=${by}`)).body.data.groups
    expect(await groups('source')).toEqual([
      { key: 'fair', name: 'fair', count: 2 },
      { key: 'site', name: 'site', count: 1 },
    ])
    expect(await groups('stage')).toEqual([{ key: 'applied', name: 'applied', count: 3 }])
    expect(await groups('owner')).toEqual([{ key: '', name: '', count: 3 }])
    expect(await groups('job')).toMatchObject([{ key: other, name: 'Grouped job', count: 3 }])
    expect((await as(mei, 'GET', `${base}/groups?by=name`)).status).toBe(422)
  })

  test('rates by the scorecards handed in, and tells an interviewer nothing before their own is in', async () => {
    const { id } = await applied()
    const rating = async () => (await list('pageSize=200')).applications.find((a: { id: string }) => a.id === id).rating
    expect(await rating()).toBeNull()
    const other = await anAdministrator(app, mei, 'Lin')
    const [interview] = await app.look<{ id: string }>(`
      insert into interviews (company_id, application_id, round, kind, minutes, zone, attributes, status, ics_uid, starts_at)
      values ('${mei.companyId}', '${id}', 1, 'video', 45, 'Asia/Singapore', '{Care}', 'done', gen_random_uuid()::text, now() - interval '1 day') returning id`)
    await app.look(`
      insert into interview_panel (company_id, interview_id, user_id) values ('${mei.companyId}', '${interview?.id}', '${mei.userId}'), ('${mei.companyId}', '${interview?.id}', '${other.userId}');
      insert into scorecards (company_id, interview_id, user_id, ratings, overall, submitted_at) values ('${mei.companyId}', '${interview?.id}', '${other.userId}', '[]', 4, now())`)
    expect(await rating()).toBeNull()
    await app.look(
      `insert into scorecards (company_id, interview_id, user_id, ratings, overall, submitted_at) values ('${mei.companyId}', '${interview?.id}', '${mei.userId}', '[]', 3, now())`,
    )
    expect(await rating()).toEqual({ mean: 3.5, of: 2 })
  })

  test('leaves as a file with a reason in the log, without the names that are hidden', async () => {
    const word = `Quill${randomUUID().slice(0, 6)}`
    const { id } = await applied({ name: `=${word}` })
    expect((await as(mei, 'POST', `${base}/export`, {})).body.fields).toEqual({ reason: 'Say what the file is for' })
    const hidden = await as(mei, 'POST', `${base}/export`, { reason: 'Audit' })
    expect(hidden.headers.get('content-type')).toContain('text/csv')
    expect(hidden.text).not.toContain(word)
    await open(id)
    expect((await as(mei, 'POST', `${base}/export`, { reason: 'Audit' })).text).toContain(`'=${word}`)
    const log = await app.look(
      `select detail->>'reason' reason from audit_log where action = 'application.export' and company_id = '${mei.companyId}'`,
    )
    expect(log).toContainEqual({ reason: 'Audit' })
  })
})

describe('the workspace', () => {
  test('keeps notes, tells who is mentioned, and lets nobody change another’s', async () => {
    const { id } = await applied()
    const noted = await as(mei, 'POST', `${base}/${id}/notes`, { body: 'Worth a call' })
    expect(noted.status).toBe(201)
    const [note] = noted.body.data.application.notes
    expect(note).toMatchObject({ body: 'Worth a call', mine: true })
    const reworded = await as(mei, 'PUT', `${base}/${id}/notes/${note.id}`, { body: 'Call on Monday' })
    expect(reworded.body.data.application.notes[0]).toMatchObject({
      body: 'Call on Monday',
      editedAt: expect.any(String),
    })
    await app.look(`update application_notes set by_user = gen_random_uuid() where id = '${note.id}'`)
    expect((await as(mei, 'PUT', `${base}/${id}/notes/${note.id}`, { body: 'x' })).status).toBe(404)
    expect((await as(mei, 'POST', `${base}/${id}/notes`, { body: 'x', mentions: [rival.userId] })).body.fields).toEqual(
      {
        mentions: 'Mention people of the team',
      },
    )
  })

  test('writes with gaps filled in, ten minutes later, never at night, and can take it back', async () => {
    const { id, email } = await applied({ name: 'Omar Said' })
    // 22:30 in Singapore: it waits for the morning.
    ahead = Date.parse('2027-03-03T14:30:00Z') - Date.now()
    await open(id)
    const letter = { ids: [id], subject: 'Your {{job}}', body: 'Dear {{name}}, {{company}} says hello.' }
    const looked = (await as(mei, 'POST', `${base}/messages`, { ...letter, preview: true })).body.data
    expect(looked).toMatchObject({
      done: 0,
      results: [{ subject: 'Your Forklift driver', body: 'Dear Omar Said, Harbour Works says hello.' }],
    })
    expect((await as(mei, 'POST', `${base}/messages`, letter)).body.data.done).toBe(1)
    const [message] = (await open(id)).messages
    expect(message).toMatchObject({ leavesAt: '2027-03-04T00:00:00.000Z', leftAt: null, takenBack: false })
    const strange = await as(mei, 'POST', `${base}/messages`, { ...letter, body: '{{salary}}' })
    expect(strange.body.fields.body).toContain('stands for nothing')
    const back = await as(mei, 'POST', `${base}/${id}/messages/${message.id}/take-back`, {})
    expect(back.body.data.application.messages[0]).toMatchObject({ takenBack: true })
    expect((await as(mei, 'POST', `${base}/${id}/messages/${message.id}/take-back`, {})).status).toBe(409)
    expect((await lettersTo(app, mei.companyId, email)).map((l) => l.template)).toEqual(['application-received'])
    ahead = 0
  })

  test('lets a letter leave in the morning of the person, not in that of the job', async () => {
    const { id, candidate_id } = await applied({ name: 'Jean Roy' })
    await open(id)
    const [place] = await app.look<{ id: number }>(
      `select id from places where country = 'CA' and region = 'British Columbia' order by people desc limit 1`,
    )
    await app.look(`update candidates set country = 'CA', place_id = ${place?.id} where id = '${candidate_id}'`)
    // Half past one in the afternoon in Singapore, half past midnight in Toronto, late evening in Vancouver.
    ahead = Date.parse('2027-03-03T05:30:00Z') - Date.now()
    const letter = { ids: [id], subject: 'Hello', body: 'Dear {{name}}', preview: true }
    const [one] = (await as(mei, 'POST', `${base}/messages`, letter)).body.data.results
    const there = (at: string) => hourIn('America/Vancouver', new Date(at))
    expect(there(one.leavesAt)).toBe(8)
    const { reasons } = (await as(mei, 'GET', `${base}/choices`)).body.data
    const no = { applications: [{ id }], action: 'reject', reasonId: reasons[0].id, preview: true }
    expect(there((await as(mei, 'POST', `${base}/move`, no)).body.data.results[0].message.leavesAt)).toBe(8)
    ahead = 0
  })

  test('writes to nobody who has withdrawn', async () => {
    const { id } = await applied()
    await app.look(`update applications set outcome = 'withdrawn' where id = '${id}'`)
    const letter = { ids: [id], subject: 'Hello', body: 'Dear {{name}}' }
    expect((await as(mei, 'POST', `${base}/messages`, letter)).body.data).toMatchObject({
      done: 0,
      results: [{ why: 'The person has withdrawn it.' }],
    })
  })

  test('puts aside until a day; a promise still calls, and a step takes it up again', async () => {
    const { id, number } = await applied()
    await open(id)
    await app.look(
      `update applications set first_response_at = now(), stage_since = now() - interval '30 days' where id = '${id}'`,
    )
    const clock = async () => (await open(id)).clock
    expect(await clock()).toMatchObject({ what: 'stage', late: true })
    const until = new Date(Date.now() + 10 * DAY).toISOString().slice(0, 10)
    const hold = (body: object) => as(mei, 'POST', `${base}/hold`, { ids: [id], ...body })
    expect((await hold({ until: '2020-01-01' })).body.fields.until).toContain('from tomorrow on')
    expect((await hold({ until, why: 'The budget is decided then' })).body.data).toMatchObject({
      done: 1,
      results: [{ why: null }],
    })
    expect(await clock()).toMatchObject({ what: 'hold', late: false })
    const put = await open(id)
    expect([put.heldWhy, put.events[0].kind]).toEqual(['The budget is decided then', 'hold'])
    expect((await list('needs=me&pageSize=200')).applications.map((a: { number: number }) => a.number)).not.toContain(
      number,
    )
    await as(mei, 'POST', `${base}/${id}/notes`, { body: 'x' })
    await app.look(`update applications set asked_at = now() where id = '${id}'`)
    expect(await clock()).toMatchObject({ what: 'asked' })
    await app.look(`update applications set asked_at = null where id = '${id}'`)
    expect((await hold({})).body.data.done).toBe(1)
    expect((await hold({})).body.data.results[0].why).toBe('It was not put aside.')
    await hold({ until })
    const { stages } = await open(id)
    await as(mei, 'POST', `${base}/move`, { applications: [{ id }], action: 'move', stageId: stages[1].id })
    expect((await open(id)).heldUntil).toBeNull()
  })

  test('says who works on it, and lets it be taken over; it runs out by itself', async () => {
    const { id } = await applied()
    const lin = await anAdministrator(app, mei, 'Lin')
    const edit = async (who: Person, body: object = {}) =>
      (await as(who, 'POST', `${base}/${id}/edit`, body)).body.data.by
    expect(await edit(mei)).toBeNull()
    expect(await edit(lin)).toMatchObject({ id: mei.userId, name: expect.stringContaining('Mei') })
    expect(await edit(lin, { take: true })).toBeNull()
    expect(await edit(mei)).toMatchObject({ id: lin.userId })
    await edit(lin, { leave: true })
    expect(await edit(mei)).toBeNull()
    ahead = 2 * 60_000
    expect(await edit(lin)).toBeNull()
    ahead = 0
  })

  test('leaves as one file with the CV, the answers and what was written, without what the team says among itself', async () => {
    const { id } = await applied({ name: 'Pia Pack', note: 'I drive well.' })
    await as(mei, 'POST', `${base}/${id}/notes`, { body: 'SECRET-NOTE' })
    const answer = await fetch(`${app.url}${base}/${id}/pack`, { headers: { authorization: `Bearer ${mei.token}` } })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(Object.keys(files).toSorted()).toEqual(['application.txt', 'cv/cv.pdf', 'history.txt', 'messages.txt'])
    const text = Object.values(files)
      .map((f) => strFromU8(f))
      .join()
    expect(strFromU8(files['application.txt'] as Uint8Array)).toContain('Do you hold a forklift licence?')
    expect(text).toContain('I drive well.')
    expect(text).not.toContain('SECRET-NOTE')
    expect(
      await app.look(`select 1 from audit_log where action = 'application.pack' and target_id = '${id}'`),
    ).toHaveLength(1)
  })

  test('calls up an interview of the next day for whoever has a part in it', async () => {
    const { id } = await applied()
    await open(id)
    await app.look(`update applications set first_response_at = now() where id = '${id}'`)
    const lin = await anAdministrator(app, mei, 'Lin')
    const waits = async (who: Person) =>
      (await list('needs=me&pageSize=200', who)).applications.find((a: { id: string }) => a.id === id)
    expect(await waits(mei)).toBeUndefined()
    const [i] = await app.look<{ id: string }>(`
      insert into interviews (company_id, application_id, round, kind, minutes, zone, attributes, status, ics_uid, starts_at)
      values ('${mei.companyId}', '${id}', 1, 'video', 45, 'Asia/Singapore', '{Care}', 'confirmed', gen_random_uuid()::text, now() + interval '5 hours') returning id`)
    await app.look(
      `insert into interview_panel (company_id, interview_id, user_id) values ('${mei.companyId}', '${i?.id}', '${lin.userId}')`,
    )
    expect((await waits(lin))?.clock).toMatchObject({ what: 'interview', late: false })
    expect(await waits(mei)).toBeUndefined()
    await app.look(
      `insert into application_messages (company_id, application_id, by_kind, subject, body, at) values ('${mei.companyId}', '${id}', 'candidate', '', 'Where do I come?', now())`,
    )
    expect((await waits(mei))?.clock).toMatchObject({ what: 'reply' })
  })

  test('tags and assigns many at once, and says which changed', async () => {
    const [a, b] = [await applied(), await applied()]
    const both = { ids: [a.id, b.id], addTags: ['first'] }
    expect(new Set((await as(mei, 'POST', `${base}/label`, both)).body.data.changed)).toEqual(new Set(both.ids))
    expect((await as(mei, 'POST', `${base}/label`, both)).body.data.changed).toEqual([])
    await as(mei, 'POST', `${base}/label`, { ids: [a.id], ownerId: mei.userId, removeTags: ['first'] })
    expect(await open(a.id)).toMatchObject({ owner: { id: mei.userId }, candidate: { tags: [] } })
    // What takes it back is said: whose each was, and who was tagged.
    const given = await as(mei, 'POST', `${base}/label`, { ids: both.ids, ownerId: null, addTags: ['first'] })
    expect(given.body.data).toMatchObject({ tagged: [a.id], owned: [{ id: a.id, ownerId: mei.userId }] })
    expect(given.body.data.changed).toEqual([a.id])
    expect((await as(mei, 'POST', `${base}/label`, { ids: [a.id], ownerId: rival.userId })).status).toBe(422)
    expect((await as(mei, 'POST', `${base}/label`, { ids: [a.id, randomUUID()], addTags: ['x'] })).status).toBe(404)
  })

  test('finds one person twice, lays them together and takes them apart again', async () => {
    const phone = `+65 9${String(Math.random()).slice(2, 9)}`
    const [a, b] = [
      await applied({ phone, name: `One ${phone}`, cv: null, note: 'a' }),
      await applied({ phone, name: `Other ${phone}`, cv: null, note: 'b' }),
    ]
    expect((await open(a.id)).duplicates).toMatchObject([{ id: b.candidate_id, applications: 1 }])
    const merge = (into: string | null) => as(mei, 'POST', `/api/company/candidates/${b.candidate_id}/merge`, { into })
    expect((await merge(a.candidate_id)).body.data).toEqual({ merged: true, applications: 1 })
    const together = await open(a.id)
    expect(together.duplicates).toEqual([])
    expect(together.others.map((o: { id: string }) => o.id)).toEqual([b.id])
    expect((await merge(a.candidate_id)).status).toBe(409)
    expect((await merge(null)).body.data).toEqual({ merged: false, applications: 1 })
    expect((await open(a.id)).others).toEqual([])
  })

  test('takes three that were laid together apart again, each with what they sent', async () => {
    const [a, b, c] = await Promise.all([applied(), applied(), applied()])
    const merge = async (from: string, into: string | null) =>
      (await as(mei, 'POST', `/api/company/candidates/${from}/merge`, { into })).body.data.applications
    await merge(a.candidate_id, b.candidate_id)
    expect(await merge(b.candidate_id, c.candidate_id)).toBe(2)
    expect(await merge(b.candidate_id, null)).toBe(2)
    expect(await merge(a.candidate_id, null)).toBe(1)
    for (const one of [a, b, c])
      expect(await app.look(`select id from applications where candidate_id = '${one.candidate_id}'`)).toEqual([
        { id: one.id },
      ])
  })

  test('shows the CV, and writes down who read it', async () => {
    const { id } = await applied()
    const { status, headers } = await as(mei, 'GET', `${base}/${id}/cv`)
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(
      await app.look(`select 1 from audit_log where action = 'application.cv-read' and target_id = '${id}'`),
    ).toHaveLength(1)
  })
})

describe('another company', () => {
  test('finds none of it there', async () => {
    const { id, candidate_id } = await applied()
    const tries: [string, string, unknown?][] = [
      ['POST', `${base}/${id}/open`, {}],
      ['GET', `${base}/${id}/cv`],
      ['POST', `${base}/${id}/notes`, { body: 'x' }],
      ['PUT', `${base}/${id}/notes/${randomUUID()}`, { body: 'x' }],
      ['POST', `${base}/${id}/messages/${randomUUID()}/take-back`, {}],
      ['POST', `${base}/label`, { ids: [id], addTags: ['x'] }],
      ['POST', `${base}/${id}/edit`, {}],
      ['GET', `${base}/${id}/pack`],
      ['POST', `/api/company/candidates/${candidate_id}/merge`, { into: null }],
      ['POST', `/api/company/candidates/${candidate_id}/erase`, { reason: 'x' }],
    ]
    for (const [method, path, body] of tries) expect((await as(rival, method, path, body)).status, path).toBe(404)
    const written = await as(rival, 'POST', `${base}/messages`, { ids: [id], subject: 'a', body: 'b' })
    expect(written.body.data).toMatchObject({ done: 0, results: [{ why: 'Application not found.' }] })
    expect(JSON.stringify(await list('names=shown&outcome=all', rival))).not.toContain(id)
    const noor = await seekerOf(app)
    expect((await app.call('GET', base, { token: noor.token })).status).toBe(403)
  })
})

describe('what is kept', () => {
  test('is erased when asked: dates and outcomes stay, nothing of the person does', async () => {
    const word = `Marigold${randomUUID().slice(0, 6)}`
    const { id, candidate_id } = await applied({ name: word, note: `I am ${word}` })
    await as(mei, 'POST', `${base}/${id}/notes`, { body: `${word} was kind` })
    expect((await as(mei, 'POST', `/api/company/candidates/${candidate_id}/erase`, {})).status).toBe(422)
    // What was said beside a step, and a walk-in day they came to.
    await app.look(`
      insert into application_events (company_id, application_id, kind, by_kind, detail) values ('${mei.companyId}', '${id}', 'move', 'user', '{"note": "${word} is quick"}');
      with e as (insert into walk_in_events (company_id, title, venue, day, zone, starts, ends, slot_minutes, desks, average_minutes)
        values ('${mei.companyId}', 'Drivers day', 'Level 3', '2027-01-01', 'Asia/Singapore', '09:00', '12:00', 30, 2, 10) returning id)
      insert into walk_in_tickets (company_id, event_id, number, job_id, status, name, phone, need, application_id)
        select a.company_id, e.id, 1, a.job_id, 'done', '${word}', '+65', 'a chair for ${word}', a.id from e, applications a where a.id = '${id}'`)
    const gone = await as(mei, 'POST', `/api/company/candidates/${candidate_id}/erase`, { reason: 'Asked for it' })
    expect(gone.body.data).toEqual({ erased: true, applications: 1 })
    const stub = await open(id)
    expect(stub).toMatchObject({ cv: null, note: null, notes: [], candidate: { name: 'Erased', phone: null } })
    expect(JSON.stringify(stub)).not.toContain(word)
    expect(stub.appliedAt).toBeTruthy()
    for (const table of [
      'candidates',
      'applications',
      'application_notes',
      'application_messages',
      'application_events',
      'walk_in_tickets',
      'files',
    ])
      expect(await app.look(`select 1 from ${table} t where t::text like '%${word}%'`), table).toEqual([])
  })

  test('what happened to an application is only ever added to, but for words that are taken out', async () => {
    const { id } = await applied()
    const change = (set: string) =>
      app.server.services.database.forCompany(mei.companyId, (db) =>
        db.run(sql.raw(`update application_events set ${set} where application_id = '${id}'`)),
      )
    await expect(change(`kind = 'hired'`)).rejects.toThrow(/permission denied/)
    await expect(change(`detail = '{"note": "other"}'`)).rejects.toThrow(/only ever added to/)
    await expect(change(`detail = '{}'`)).resolves.toBeGreaterThan(0)
  })

  test('takes what interviews, offers and colleagues said of the person with it, and all that was laid together', async () => {
    const word = `Saffron${randomUUID().slice(0, 6)}`
    const people = [await applied({ name: word }), await applied({ name: `${word} B` }), await applied()]
    const [first, second, third] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
    const merge = (from: { candidate_id: string }, into: { candidate_id: string }) =>
      as(mei, 'POST', `/api/company/candidates/${from.candidate_id}/merge`, { into: into.candidate_id })
    await merge(first, second)
    expect((await merge(second, third)).status).toBe(200)
    const of = `'${mei.companyId}', '${first.id}'`
    const file = randomUUID()
    await app.look(`
      insert into interviews (company_id, application_id, round, kind, minutes, zone, note, attributes, status, starts_at, ics_uid, answer, reason)
        values (${of}, 1, 'phone', 30, 'Asia/Singapore', 'Dear ${word}', '{Care}', 'done', now(), '${randomUUID()}', '${word} is abroad', '${word} was ill');
      insert into scorecards (company_id, interview_id, user_id, ratings, overall, summary, submitted_at)
        select company_id, id, '${mei.userId}', '[{"name": "Care", "rating": 2, "evidence": "${word} hesitated"}]', 2, '${word} again', now()
          from interviews where application_id = '${first.id}';
      insert into files (company_id, id, purpose, name, content_type, bytes, sha256, storage_key)
        values ('${mei.companyId}', '${file}', 'offer', 'offer.pdf', 'application/pdf', 1, 'x', '${file}');
      insert into offers (company_id, application_id, status, position, country, currency, pay, period, starts_on, expires_on, sent_at, signed_name, signed_from, signed_agent, terms, declined_reason, letter_file_id)
        values (${of}, 'declined', 'Driver', 'SG', 'SGD', 1, 'MONTH', '2027-01-01', '2027-01-01', now(), '${word}', '10.1.2.3', 'agent of ${word}', 'for ${word}', '${word} moves', '${file}');
      insert into triage_decisions (company_id, id, application_id, by_user, decision, note, seconds)
        values ('${mei.companyId}', '${randomUUID()}', '${first.id}', '${mei.userId}', 'notNow', '${word}?', 3)`)
    const gone = await as(mei, 'POST', `/api/company/candidates/${third.candidate_id}/erase`, {
      reason: 'Asked for it',
    })
    expect(gone.body.data, gone.text).toEqual({ erased: true, applications: 3 })
    for (const table of ['candidates', 'applications', 'interviews', 'scorecards', 'offers', 'triage_decisions'])
      expect(await app.look(`select 1 from ${table} t where t::text like '%${word}%'`), table).toEqual([])
    expect(await app.look(`select 1 from files where id = '${file}'`)).toEqual([])
    expect(await app.look(`select signed_from from offers where application_id = '${first.id}'`)).toEqual([
      { signed_from: null },
    ])
  })

  test('goes by itself when its time is over, unless it is still going on', async () => {
    const other = (await publishJob(app, mei, { title: 'Short job' })).id
    const [done, going] = [await applied({}, other), await applied()]
    const [{ keep_until } = { keep_until: '' }] = await app.look<{ keep_until: string }>(
      `select keep_until::text from candidates where id = '${done.candidate_id}'`,
    )
    expect(keep_until > new Date(Date.now() + 360 * DAY).toISOString().slice(0, 10)).toBe(true)
    ahead = 400 * DAY
    await app.look(`update jobs set status = 'closed' where id = '${other}'`)
    await findExpiredCandidates(app.server.services)
    const queued = await app.look(
      `select 1 from graphile_worker._private_jobs where key = 'forget candidates ${mei.companyId}'`,
    )
    expect(queued).toHaveLength(1)
    await forgetCandidates(app.server.services, { companyId: mei.companyId })
    const left = await app.look<{ id: string }>(
      `select id from candidates where erased_at is null and id in ('${done.candidate_id}', '${going.candidate_id}')`,
    )
    expect(left).toEqual([{ id: going.candidate_id }])
    ahead = 0
  })

  test('the owner of a job is told of those that came together, once', async () => {
    const other = (await publishJob(app, mei, { title: 'Told job' })).id
    await applied({}, other)
    await applied({}, other)
    const tell = () => notifyOfApplications(app.server.services, { companyId: mei.companyId, jobId: other })
    await tell()
    await tell()
    const told = (await lettersTo(app, mei.companyId, mei.email)).filter((l) => l.subject.startsWith('Told job'))
    expect(told.map((l) => l.subject)).toEqual(['Told job: 2 new applications'])
  })
})

test('thousands are taken along, each with how many others may be the same person', async () => {
  const busy = await app.employer('SG', 'Busy House')
  const job = await aJob(app, busy)
  const first = await anApplication(app, busy, job, 'Asha Rao')
  await app.look(`
    insert into candidates (company_id, name, email) select '${busy.companyId}', case when n <= 2 then 'asha RAO' else 'Person ' || n end, 'n' || n || '@many.example' from generate_series(1, 3000) n`)
  await app.look(`
    insert into applications (company_id, job_id, candidate_id, link_hash, number, stage_id, rank, sent, applied_at)
    select '${busy.companyId}', '${job}', id, sha256(id::text::bytea), 1 + row_number() over (), '${first.stages.interview}', 1 + row_number() over (),
      '{}', '2026-01-01' from candidates where company_id = '${busy.companyId}' and email like '%@many.example'`)
  await app.look('analyze candidates, applications')
  const { body } = await app.call('GET', '/api/company/applications', { token: busy.token })
  expect(body.data.applications[0]).toMatchObject({ id: first.id, duplicates: 2 })
  const begun = performance.now()
  const taken = await app.call('POST', '/api/company/applications/export', {
    token: busy.token,
    body: { reason: 'Audit' },
  })
  expect(taken.status, taken.text.slice(0, 200)).toBe(200)
  expect(taken.text.trim().split('\r\n')).toHaveLength(3002)
  expect(performance.now() - begun).toBeLessThan(4_000)
})
