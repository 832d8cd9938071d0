import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginJob } from '../../../../test/adverts.ts'
import { addApplications, addMany, stagesOf } from '../../../../test/applications.ts'
import { questionsOf } from '../../../../test/questions.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { readBoard } from './board.contract.ts'

let app: TestServer
let mei: Person
let rival: Person
let jobId: string
let stage: Record<string, string>
beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('CA', 'Rival')
  jobId = (await beginJob(app, mei)).id
  await addApplications(app, mei, jobId, [
    { name: 'Priya Nair', unmet: 1 },
    { name: 'Arun Iyer', stage: 'interview' },
  ])
  stage = await stagesOf(app, mei)
})
afterAll(() => app.close())

type Named = { number: number }
const get = (path: string, by = mei) => app.call('GET', path, { token: by.token })
const put = (path: string, body: object, by = mei) => app.call('PUT', path, { token: by.token, body })
const board = async (job = jobId, more = '') => (await get(`/api/company/board?job=${job}${more}`)).body.data
const pipelines = async (by = mei) => (await get('/api/company/pipelines', by)).body.data

describe('the board', () => {
  test('shows who is where, and no name until names are asked for', async () => {
    const hidden = await get(`/api/company/board?job=${jobId}`)
    expect(hidden.text).not.toContain('Priya')
    const { cards, stages } = hidden.body.data
    expect(stages.map((s: { kind: string }) => s.kind)).toEqual([
      'applied',
      'review',
      'interview',
      'assessment',
      'offer',
      'hired',
    ])
    const byNumber = (list: { number: number }[]) => list.toSorted((x, y) => x.number - y.number)
    expect(byNumber(cards)).toMatchObject([
      { number: 1, name: null, unmet: 1 },
      { number: 2, name: null },
    ])
    const names = byNumber((await board(jobId, '&names=1')).cards)
    expect(names).toMatchObject([{ name: 'Priya Nair' }, { name: 'Arun Iyer' }])
    // Whoever has opened an application knows the name.
    await app.look(`insert into application_views (company_id, application_id, user_id)
      select company_id, id, '${mei.userId}' from applications where job_id = '${jobId}' and number = 2`)
    expect(byNumber((await board()).cards)).toMatchObject([{ name: null }, { name: 'Arun Iyer' }])
  })

  test('says of each when the next interview is, and how many scorecards of those held are in', async () => {
    const other = (await beginJob(app, mei)).id
    const [a, b] = await addApplications(app, mei, other, [{ stage: 'interview' }, {}])
    const current = (application: string | undefined, status: string, days: number) =>
      app.look<{ id: string }>(`
        with i as (insert into interviews (company_id, application_id, round, kind, minutes, zone, attributes, status, starts_at, ics_uid)
            values ('${mei.companyId}', '${application}', 1, 'phone', 30, 'Asia/Singapore', '{}', '${status}', now() + interval '${days} days', gen_random_uuid())
            returning company_id, id)
        insert into interview_panel (company_id, interview_id, user_id) select company_id, id, '${mei.userId}' from i returning interview_id as id`)
    const [over] = await current(a?.id, 'confirmed', -1)
    await current(a?.id, 'confirmed', 2)
    await current(a?.id, 'cancelled', 1)
    const cards = async () => (await board(other)).cards.toSorted((x: Named, y: Named) => x.number - y.number)
    const [first, second] = await cards()
    expect(first).toMatchObject({ feedback: { in: 0, of: 1 }, match: null })
    expect(Date.parse(first.interviewAt) - Date.now()).toBeGreaterThan(40 * 3_600_000)
    expect(second).toMatchObject({ id: b?.id, interviewAt: null, feedback: null })
    await app.look(`insert into scorecards (company_id, interview_id, user_id, ratings, overall, submitted_at)
      values ('${mei.companyId}', '${over?.id}', '${mei.userId}', '[]', 3, now())`)
    expect((await cards())[0].feedback).toEqual({ in: 1, of: 1 })
  })

  test('is another company’s to nobody else', async () => {
    for (const path of ['board', 'board/watch'])
      expect((await get(`/api/company/${path}?job=${jobId}`, rival)).status).toBe(404)
    expect((await get('/api/company/board/jobs', rival)).body.data.jobs).toEqual([])
  })

  test('carries two thousand applications with as many questions as it asks for two, and in no more time than their number explains', async () => {
    const [small, large] = [(await beginJob(app, mei)).id, (await beginJob(app, mei)).id]
    await addMany(app, mei, small, { count: 200, stageId: stage.review as string })
    await addMany(app, mei, large, { count: 2_000, stageId: stage.review as string })
    await app.look('analyze applications, candidates')
    const best = async (job: string) => {
      let took = Number.POSITIVE_INFINITY
      for (let i = 0; i < 4; i++) {
        const from = performance.now()
        await board(job)
        took = Math.min(took, performance.now() - from)
      }
      return took
    }
    await board(small)
    // Side by side: what else runs on the machine slows both.
    const [few, many] = [await best(small), await best(large)]
    expect(many).toBeLessThan(20 * few + 50)
    const input = [await questionsOf(() => board(small)), await questionsOf(() => board(large))]
    expect(input[1]?.questions).toBeLessThanOrEqual((input[0]?.questions ?? 0) + 2)
    const data = input[1]?.answer
    expect(data.cards).toHaveLength(2_000)
    expect(() => readBoard.output.parse(data)).not.toThrow()
  })

  test('tells those who look at it of a move, and who made it', async () => {
    const own = (await beginJob(app, mei)).id
    const [a] = await addApplications(app, mei, own, [{}])
    const stop = new AbortController()
    const answer = await fetch(`${app.url}/api/company/board/watch?job=${own}`, {
      headers: { authorization: `Bearer ${mei.token}` },
      signal: stop.signal,
    })
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
    const decoder = new TextDecoder()
    let text = ''
    const until = async (wanted: string) => {
      while (!text.includes(wanted)) {
        const piece = await reader.read()
        if (piece.done) throw new Error(`The stream ended: ${text}`)
        text += decoder.decode(piece.value)
      }
    }
    await until('"mark"')
    await app.call('POST', '/api/company/applications/move', {
      token: mei.token,
      body: { applications: [{ id: a?.id }], action: 'move', stageId: stage.interview },
    })
    await until('"kind":"move"')
    expect(text).toContain(`"applicationId":"${a?.id}"`)
    expect(text).toContain('"stage":"Interview"')
    expect(text).toContain('"by":"Mei Tan"')
    stop.abort()
    await reader.cancel().catch(() => {})
  })
})

describe('pipelines', () => {
  type Kept = { id: string | null; name: string; kind: string; cardLimit: number | null; daysLimit: number | null }
  const plain = (stages: Kept[]): Kept[] =>
    stages.map(({ id, name, kind, cardLimit, daysLimit }) => ({ id, name, kind, cardLimit, daysLimit }))

  test('are saved with their stages in order, limits and days; and not on an older version', async () => {
    const [first] = (await pipelines()).pipelines
    const stages = plain(first.stages)
    stages.splice(2, 0, { id: null, name: 'Phone call', kind: 'interview', cardLimit: 5, daysLimit: 3 })
    const saved = await put(`/api/company/pipelines/${first.id}`, { version: first.version, name: 'Hiring', stages })
    expect(saved.status, saved.text).toBe(200)
    const [after] = saved.body.data.pipelines
    expect(after.stages[2]).toMatchObject({ name: 'Phone call', cardLimit: 5, daysLimit: 3 })
    expect(after.stages.map((s: Kept) => s.id).filter((id: string) => stages.some((s) => s.id === id))).toHaveLength(6)
    const late = await put(`/api/company/pipelines/${first.id}`, { version: first.version, name: 'Hiring', stages })
    expect(late).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } })
  })

  test('refuse what is no pipeline, and to lose a stage that somebody is in', async () => {
    const [first] = (await pipelines()).pipelines
    const save = (stages: Kept[]) =>
      put(`/api/company/pipelines/${first.id}`, { version: first.version, name: first.name, stages })
    const stages = plain(first.stages)
    for (const [wrong, sentence] of [
      [stages.slice(1), 'The first stage must be the one for those who have applied.'],
      [stages.slice(0, -1), 'The last stage must be the one for those who are hired.'],
      [stages.filter((s) => s.name !== 'Interview'), 'There are applications in Interview. Move them first.'],
      [stages.map((s) => ({ ...s, name: 'Same' })), 'Two stages have the same name.'],
      [stages.map((s) => ({ ...s, id: crypto.randomUUID() })), 'A stage of this list is not one of the pipeline'],
    ] as const) {
      const answer = await save(wrong as Kept[])
      expect([answer.status, answer.body.fields]).toEqual([422, { stages: sentence }])
    }
    const [theirs] = (await pipelines(rival)).pipelines
    const foreign = await put(`/api/company/pipelines/${theirs.id}`, { version: 1, name: 'X', stages })
    expect(foreign.status).toBe(404)
  })

  test('are chosen for a job, whose applications go to the stage of the same kind', async () => {
    const own = (await beginJob(app, mei)).id
    const [a] = await addApplications(app, mei, own, [{ stage: 'interview' }])
    const made = await app.call('POST', '/api/company/pipelines', { token: mei.token, body: { name: 'Short' } })
    expect(made.status).toBe(201)
    const short = made.body.data.pipelines.find((p: { name: string }) => p.name === 'Short')
    const answer = await put(`/api/company/jobs/${own}/pipeline`, { pipelineId: short.id })
    expect(answer.body.data).toEqual({ moved: 1 })
    const data = await board(own)
    const there = data.stages.find((s: { id: string }) => s.id === data.cards[0].stageId)
    expect([data.cards[0].id, there.kind]).toEqual([a?.id, 'interview'])
    expect((await put(`/api/company/jobs/${own}/pipeline`, { pipelineId: short.id }, rival)).status).toBe(404)
  })

  test('keep reasons with what the person is told', async () => {
    const { reasons } = await pipelines()
    const stored = [
      { id: reasons[1].id, name: reasons[1].name, publicPhrase: 'The licence the work needs is missing.' },
      { id: null, name: 'Moved away', publicPhrase: 'The work needs somebody who lives nearby.' },
    ]
    const saved = await put('/api/company/reject-reasons', { reasons: stored })
    expect(saved.body.data.reasons.map((r: { publicPhrase: string }) => r.publicPhrase)).toEqual(
      stored.map((r) => r.publicPhrase),
    )
    const twice = await put('/api/company/reject-reasons', { reasons: [stored[0], stored[0]] })
    expect(twice.status).toBe(422)
  })
})
