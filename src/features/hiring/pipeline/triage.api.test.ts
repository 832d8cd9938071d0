import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginJob } from '../../../../test/adverts.ts'
import { addApplications, stagesOf } from '../../../../test/applications.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

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
  await addApplications(app, mei, jobId, [])
  stage = await stagesOf(app, mei)
})
afterAll(() => app.close())

type Who = { token: string }
const read = async (by: Who = mei, job = jobId) =>
  (await app.call('GET', `/api/company/triage?job=${job}`, { token: by.token })).body.data
const decide = async (decisions: object[], by: Who = mei) => {
  const answer = await app.call('POST', '/api/company/triage/decisions', { token: by.token, body: { decisions } })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data.results as { id: string; why: string | null }[]
}
const of = (applicationId: string, decision: string, over: object = {}) => ({
  id: crypto.randomUUID(),
  applicationId,
  version: 1,
  decision,
  seconds: 7,
  ...over,
})
const undo = (id: string, by: Who = mei) =>
  app.call('POST', `/api/company/triage/decisions/${id}/undo`, { token: by.token, body: {} })
const stored = async (id: string) =>
  (await app.look(`select stage_id, outcome, version from applications where id = '${id}'`))[0]

/** A colleague in HR, with an account of their own. */
const colleague = async () => {
  const email = `hr${crypto.randomUUID().slice(0, 6)}@harbour.example`
  await app.look(`insert into users (portal, role, company_id, email, first_name, last_name, password_hash, activated_at)
    select portal, 'employer_admin', company_id, '${email}', 'Aisha', 'Rahman', password_hash, now() from users where id = '${mei.userId}'`)
  const { body } = await app.call('POST', '/api/auth/login', { body: { email, password: PASSWORD, role: 'employer' } })
  return { token: body.token as string, userId: body.user.id as string }
}

describe('sorting on the phone', () => {
  test('shows no name, neither in its place nor in what the person wrote', async () => {
    await addApplications(app, mei, jobId, [{ name: 'Priya Nair' }])
    const answer = await app.call('GET', `/api/company/triage?job=${jobId}`, { token: mei.token })
    expect(answer.text).not.toMatch(/Priya|Nair|people\.example/)
    expect(answer.body.data.cards[0].note).toBe('I am ••• ••• and I plan deliveries.')
  })

  test('says whether what they expect to be paid is in range, where the job asks', async () => {
    const asking = (await beginJob(app, mei)).id
    await app.look(
      `update jobs set content = content || '{"payMax": "4200", "questions": [{"id": "pay", "kind": "number", "ask": "Pay?", "pays": true}]}' where id = '${asking}'`,
    )
    const [a, b] = await addApplications(app, mei, asking, [{}, {}, {}])
    const said = (id: string | undefined, value: string) =>
      app.look(
        `update applications set answers = '[{"id": "pay", "kind": "number", "ask": "Pay?", "values": ["${value}"], "unmet": false, "why": "", "explanation": ""}]' where id = '${id}'`,
      )
    await said(a?.id, '4000')
    await said(b?.id, '5000')
    expect((await read(mei, asking)).cards.map((c: { pay: string }) => c.pay)).toEqual(['in', 'above', 'unknown'])
    expect((await read()).cards.every((c: { pay: null }) => c.pay === null)).toBe(true)
  })

  test('goes on with one, and lets nobody go by a swipe', async () => {
    const [a, b] = await addApplications(app, mei, jobId, [{}, {}])
    await decide([of(a?.id as string, 'advance'), of(b?.id as string, 'notNow', { note: 'No licence' })])
    expect(await stored(a?.id as string)).toMatchObject({ stage_id: stage.review, version: 2 })
    expect(await stored(b?.id as string)).toMatchObject({ stage_id: stage.applied, outcome: 'active', version: 1 })
    const { proposed, reasons } = (
      await app.call('GET', `/api/company/triage/proposed?job=${jobId}`, { token: mei.token })
    ).body.data
    expect(proposed).toMatchObject([{ id: b?.id, by: 'Mei Tan', note: 'No licence', mine: true }])
    expect((await read()).cards.map((c: { id: string }) => c.id)).not.toContain(b?.id)
    const confirmed = await app.call('POST', '/api/company/applications/move', {
      token: mei.token,
      body: { applications: [{ id: b?.id, version: 1 }], action: 'reject', reasonId: reasons[0].id },
    })
    expect(confirmed.body.data.done).toBe(1)
    expect((await read()).proposed).toBe(0)
  })

  test('counts a decision once, however often the phone sends it', async () => {
    const [a] = await addApplications(app, mei, jobId, [{}])
    const decision = of(a?.id as string, 'advance')
    expect(await decide([decision])).toEqual([{ id: decision.id, why: null }])
    expect(await decide([decision])).toEqual([{ id: decision.id, why: null }])
    expect((await stored(a?.id as string))?.version).toBe(2)
    const [told] = await app.look(`select seconds from triage_decisions where id = '${decision.id}'`)
    expect(told).toEqual({ seconds: 7 })
  })

  test('leaves alone what has moved meanwhile, and says so', async () => {
    const [a, b] = await addApplications(app, mei, jobId, [{}, {}])
    await app.call('POST', '/api/company/applications/move', {
      token: mei.token,
      body: { applications: [{ id: a?.id }], action: 'move', stageId: stage.offer },
    })
    const [first, second] = await decide([of(a?.id as string, 'notNow'), of(b?.id as string, 'skip')])
    expect(first?.why).toBe('Somebody else has moved it meanwhile. It is left as it is.')
    expect(second?.why).toBeNull()
    expect((await stored(a?.id as string))?.stage_id).toBe(stage.offer)
  })

  test('asks a colleague, who finds it first', async () => {
    const aisha = await colleague()
    await addApplications(app, mei, jobId, [{}])
    const [a] = await addApplications(app, mei, jobId, [{}])
    const [none] = await decide([of(a?.id as string, 'ask')])
    expect(none?.why).toBe('Choose a colleague to ask.')
    await decide([of(a?.id as string, 'ask', { askedUser: aisha.userId, note: 'Is this licence valid here?' })])
    expect((await read()).cards.map((c: { id: string }) => c.id)).not.toContain(a?.id)
    const [first] = (await read(aisha)).cards
    expect(first).toMatchObject({ id: a?.id, askedBy: { name: 'Mei Tan', note: 'Is this licence valid here?' } })
  })

  test('takes a decision of one’s own back, the move with it', async () => {
    const [a, b] = await addApplications(app, mei, jobId, [{}, {}])
    const [forth, away] = [of(a?.id as string, 'advance'), of(b?.id as string, 'notNow')]
    await decide([forth, away])
    expect((await undo(forth.id)).body.data).toEqual({ why: null })
    expect(await stored(a?.id as string)).toMatchObject({ stage_id: stage.applied })
    await undo(away.id)
    const waiting = (await read()).cards.map((c: { id: string }) => c.id)
    expect(waiting).toEqual(expect.arrayContaining([a?.id, b?.id]))
    expect((await undo(forth.id, rival)).status).toBe(404)
    const again = of(a?.id as string, 'advance', { version: 3 })
    await decide([again])
    await app.call('POST', '/api/company/applications/move', {
      token: mei.token,
      body: { applications: [{ id: a?.id }], action: 'move', stageId: stage.interview },
    })
    expect((await undo(again.id)).body.data.why).toBe('It has been moved on since. It is left as it is.')
  })

  test('what is proposed is looked at once more: who was interviewed already, and would be hurt by a no, is named', async () => {
    const job = (await beginJob(app, mei)).id
    const [calm, met] = await addApplications(app, mei, job, [{}, {}])
    await decide([of(calm?.id as string, 'notNow'), of(met?.id as string, 'notNow')])
    await app.look(`update applications set last_interview_at = now() - interval '40 days',
      outcome_due = now() + interval '5 days' where id = '${met?.id}'`)
    const answer = await app.call('GET', `/api/company/triage/proposed?job=${job}`, { token: mei.token })
    const { proposed, reasons } = answer.body.data
    expect(proposed.map((p: { number: number }) => p.number).sort()).toEqual([calm?.number, met?.number])
    const { body } = await app.call('POST', '/api/company/applications/move', {
      token: mei.token,
      body: {
        applications: proposed.map(({ id, version }: { id: string; version: number }) => ({ id, version })),
        action: 'reject',
        reasonId: reasons[0].id,
        preview: true,
      },
    })
    const hurts = new Map(body.data.results.map((r: { id: string; hurts: string[] }) => [r.id, r.hurts]))
    expect([calm, met].map((a) => hurts.get(a?.id))).toEqual([[], ['interviewed']])
  })

  test('finds nothing of another company', async () => {
    const [a] = await addApplications(app, mei, jobId, [{}])
    const [result] = await decide([of(a?.id as string, 'advance')], rival)
    expect(result?.why).toBe('Application not found.')
    const job = await app.call('GET', `/api/company/triage?job=${jobId}`, { token: rival.token })
    expect(job.status).toBe(404)
  })
})
