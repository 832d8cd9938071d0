import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIVES, type Life, oneColumn } from '../../../../test/cvs.ts'
import { type Applied, aJob, anApplication } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { storeFile } from '../../../server/files.ts'
import { compareOfJob, deleteExpiredMatchRuns } from './jobs.ts'
import { compareApplication } from './run.service.ts'

let now = new Date('2026-12-01T02:00:00Z')
let app: TestServer
let mei: Person
let rival: Person
const JOB = {
  title: 'Accountant',
  mustHave: ['Accounts payable', 'Xero', 'Welding'],
  niceToHave: ['Payroll'],
  languages: [{ language: 'Mandarin', reason: 'Suppliers write in it' }],
}
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('IN', 'Rival')
})
afterAll(() => app.close())

const withCv = async (jobId: string, life: Life, name = life.name): Promise<Applied> => {
  const applied = await anApplication(app, mei, jobId, name)
  const { services } = app.server
  const stored = await storeFile(services, mei.companyId, await oneColumn({ ...life, name }))
  await app.look(`
    insert into files (company_id, id, name, content_type, bytes, sha256, storage_key, purpose)
    values ('${mei.companyId}', '${stored.id}', 'cv.pdf', 'application/pdf', ${stored.bytes}, '\\x${stored.sha256.toString('hex')}', '${stored.storage_key}', 'cv')`)
  await app.look(`update applications set cv_file_id = '${stored.id}' where id = '${applied.id}'`)
  return applied
}
const compared = (a: Applied, cause: 'applied' | 'job' = 'applied') =>
  compareApplication(app.server.services, { companyId: mei.companyId, applicationId: a.id, cause })
const seen = (a: Applied, token = mei.token) => app.call('GET', `/api/company/applications/${a.id}/match`, { token })
const theirs = (a: Applied, link = a.link) => app.call('GET', `/api/applications/${a.id}/match?link=${link}`)
const runs = (a: Applied) =>
  app.look<{
    current: boolean
    engine: string
    model: string | null
    output: unknown
    points: number
    nearness: number
  }>(
    `select current, engine, model, output, points, nearness from match_runs where application_id = '${a.id}' order by at`,
  )

describe('an application that is compared', () => {
  let job: string
  let one: Applied
  beforeAll(async () => {
    job = await aJob(app, mei, JOB)
    one = await withCv(job, LIVES[0] as Life)
    await compared(one)
  })

  test('shows on the phone what was found and where, and the work of the CV without who and where', async () => {
    const { name, work } = LIVES[0] as Life
    await app.look(`update applications set stage_id = '${one.stages.applied}' where id = '${one.id}'`)
    const answer = await app.call('GET', `/api/company/triage?job=${job}`, { token: mei.token })
    const [card] = answer.body.data.cards
    expect(card.lines.map((l: { text: string }) => l.text)).toEqual(JOB.mustHave)
    const met = card.lines.filter((l: { verdict: string }) => l.verdict === 'met')
    expect(met.length).toBeGreaterThan(0)
    for (const line of met) expect(line.quote).toBeTruthy()
    expect(card.cv.titles).toContain(work[0]?.title)
    for (const said of [name, work[0]?.employer ?? '']) expect(answer.text).not.toContain(said)
    const board = await app.call('GET', `/api/company/board?job=${job}`, { token: mei.token })
    expect(board.body.data.cards[0].match).toEqual({ met: 4, of: 5 })
    await app.look(`update applications set stage_id = '${one.stages.interview}' where id = '${one.id}'`)
  })

  test('says for each requirement what was found, why and where, the same to both sides', async () => {
    const { status, body } = await seen(one)
    expect(status).toBe(200)
    const { match, state } = body.data
    expect(state).toBe('compared')
    expect(match).toMatchObject({
      met: 4,
      of: 5,
      band: 'most',
      engine: 'match/6 cv/3 facts/2',
      model: 'minilm-l6-v2/fp16',
    })
    expect(match.lines.map((l: { verdict: string }) => l.verdict)).toEqual(['met', 'met', 'not_found', 'met', 'met'])
    expect(match.lines[0].quote.text).toContain('accounts payable')
    const own = (await theirs(one)).body.data
    expect(own.match).toEqual(match)
    expect(own.given.titles).toEqual(['Senior Accountant', 'Accounts Executive'])
    const told = JSON.stringify(own.given)
    for (const secret of ['Tan Mei Ling', '9123', 'meiling', 'Nanyang', 'Harbour Foods', '2016'])
      expect(told).not.toContain(secret)
  })

  test('is for its company and its person alone', async () => {
    expect((await seen(one, rival.token)).status).toBe(404)
    const other = await anApplication(app, mei, job, 'Wei Ming')
    expect((await theirs(one, other.link)).status).toBe(404)
    expect((await app.call('GET', `/api/applications/${one.id}/match`)).status).toBe(401)
    expect((await app.call('GET', `/api/company/applications/${one.id}/match`)).status).toBe(401)
  })

  test('is kept once for the same inputs, and again when the job asks something else', async () => {
    await compared(one)
    expect(await runs(one)).toHaveLength(1)
    await app.look(`update jobs set content = content || '{"mustHave": ["Xero"]}' where id = '${job}'`)
    await compareOfJob(app.server.services, { companyId: mei.companyId, jobId: job })
    expect((await runs(one)).map((r) => r.current)).toEqual([false, true])
    expect((await seen(one)).body.data.match).toMatchObject({ met: 3, of: 3 })
    expect((await seen(one)).body.data.runs).toHaveLength(2)
  })

  test('looked at, is looked at by somebody in the log', async () => {
    const entries = await app.look<{ actor_id: string }>(
      `select actor_id from audit_log where action = 'match.read' and target_id = '${one.id}'`,
    )
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.every((e) => e.actor_id === mei.userId)).toBe(true)
  })

  test('moves nothing and ends nothing', async () => {
    const [row] = await app.look(`select outcome, stage_id, version from applications where id = '${one.id}'`)
    expect(row).toEqual({ outcome: 'active', stage_id: one.stages.interview, version: 1 })
    expect(await app.look(`select 1 from application_events where application_id = '${one.id}'`)).toEqual([])
  })

  test('is disagreed with by either side, with a reason both read', async () => {
    const at = `/api/company/applications/${one.id}/match/objections`
    const no = await app.call('POST', at, { token: mei.token, body: { line: 'must:9', reason: 'It is there.' } })
    expect(no.body.fields.line).toBe('This requirement is not part of the comparison any more.')
    expect((await app.call('POST', at, { token: mei.token, body: { reason: '' } })).body.fields.reason).toBe(
      'Say what is wrong with it',
    )
    expect((await app.call('POST', at, { token: rival.token, body: { reason: 'x' } })).status).toBe(404)
    const yes = await app.call('POST', at, { token: mei.token, body: { line: 'must:0', reason: 'Only for a week.' } })
    expect(yes.status).toBe(201)
    const mine = await app.call('POST', `/api/applications/${one.id}/match/objections`, {
      body: { link: one.link, line: 'nice:0', reason: 'I ran payroll for two years.' },
    })
    expect(mine.status).toBe(201)
    const read = (await seen(one)).body.data.objections
    expect(read.map((o: { by: string; reason: string }) => [o.by, o.reason])).toEqual([
      ['user', 'Only for a week.'],
      ['candidate', 'I ran payroll for two years.'],
    ])
    // The team is the employer to them.
    expect((await theirs(one)).body.data.objections.map((o: { who: string | null }) => o.who)).toEqual([null, null])
  })

  test('is taken away when its person asks for people alone, and never made again', async () => {
    const input = await app.call('POST', `/api/applications/${one.id}/match/human-review`, { body: { link: one.link } })
    expect(input.body.data).toMatchObject({ state: 'human_only', match: null, given: null, mayAsk: false })
    expect((await seen(one)).body.data).toMatchObject({ state: 'human_only', match: null })
    await compared(one)
    expect((await runs(one)).filter((r) => r.current)).toEqual([])
    const again = await app.call('POST', `/api/company/applications/${one.id}/match`, { token: mei.token })
    expect(again.status).toBe(409)
    expect(
      (await app.call('POST', `/api/applications/${one.id}/match/human-review`, { body: { link: one.link } })).status,
    ).toBe(200)
  })
})

describe('a comparison', () => {
  test('of two people with one CV is the same to the last digit', async () => {
    const job = await aJob(app, mei, JOB)
    const [a, b] = [
      await withCv(job, LIVES[0] as Life, 'John Smith'),
      await withCv(job, LIVES[0] as Life, 'Priya Subramaniam'),
    ]
    await compareOfJob(app.server.services, { companyId: mei.companyId, jobId: job })
    const bare = (value: unknown) =>
      JSON.parse(JSON.stringify(value, (key, current) => (key === 'at' ? undefined : current)))
    const [[one], [other]] = [await runs(a), await runs(b)]
    expect(one?.nearness).toBeGreaterThan(0)
    expect(bare(other)).toEqual(bare(one))
  })

  test('is not made where the advert says that no program is used', async () => {
    const one = await withCv(await aJob(app, mei, { ...JOB, usesAi: false }), LIVES[0] as Life)
    await compared(one)
    expect(await runs(one)).toEqual([])
    expect((await seen(one)).body.data.state).toBe('not_used')
    expect((await app.call('POST', `/api/company/applications/${one.id}/match`, { token: mei.token })).status).toBe(409)
  })

  test('without a CV is made of the skills a note names; of nothing there is none', async () => {
    const job = await aJob(app, mei, JOB)
    const [told, silent] = [
      await anApplication(app, mei, job, 'Ruby Tan'),
      await anApplication(app, mei, job, 'Lee Wei'),
    ]
    await app.look(
      `update applications set sent = sent || '{"note": "I have used Xero for years. Regards, Ruby"}' where id = '${told.id}'`,
    )
    await compared(told)
    await compared(silent)
    expect((await seen(told)).body.data.match).toMatchObject({ met: 1, of: 5 })
    expect((await theirs(told)).body.data.given.skills).toEqual(['Xero'])
    expect((await seen(silent)).body.data).toMatchObject({ state: 'nothing', match: null })
  })

  test('goes with its person’s erasure; that it was made stays, and after four years nothing does', async () => {
    const one = await withCv(await aJob(app, mei, JOB), LIVES[0] as Life)
    await compared(one)
    const [who] = await app.look<{ candidate_id: string }>(
      `select candidate_id from applications where id = '${one.id}'`,
    )
    const erased = await app.call('POST', `/api/company/candidates/${who?.candidate_id}/erase`, {
      token: mei.token,
      body: { reason: 'They asked for it.' },
    })
    expect(erased.status).toBe(200)
    expect(await runs(one)).toMatchObject([{ current: false, output: null, points: 28 }])
    expect(await app.look(`select 1 from match_facts where application_id = '${one.id}'`)).toEqual([])
    now = new Date('2030-12-02T02:00:00Z')
    await deleteExpiredMatchRuns(app.server.services)
    expect(await runs(one)).toEqual([])
    now = new Date('2026-12-01T02:00:00Z')
  })

  test('orders a list only by what is met, then by nearness; nobody is left out', async () => {
    const job = await aJob(app, mei, JOB)
    const strong = await withCv(job, LIVES[0] as Life)
    const weak = await withCv(job, LIVES[1] as Life)
    const none = await anApplication(app, mei, job, 'Lee Wei')
    await compareOfJob(app.server.services, { companyId: mei.companyId, jobId: job })
    const list = async (query: string) =>
      (await app.call('GET', `/api/company/applications?job=${job}${query}`, { token: mei.token })).body.data
        .applications
    const listed = await list('&sort=-match')
    expect(listed.map((l: { id: string }) => l.id)).toEqual([strong.id, weak.id, none.id])
    expect(listed[0].match).toEqual({ met: 4, of: 5 })
    expect(listed[2].match).toBeNull()
    // Not by itself: whoever chose nothing has them by date.
    expect((await list('')).map((l: { id: string }) => l.id)).not.toEqual([strong.id, weak.id, none.id])
  })
})
