import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lettersTo } from '../../../../test/applicants.ts'
import { aPortalPerson, type PortalPerson } from '../../../../test/claims.ts'
import { anAdministrator } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let owner: Person
let hana: Person
let mei: PortalPerson
let olga: PortalPerson
let now = new Date('2026-11-17T01:10:00Z')
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  owner = await app.employer('SG', 'Harbour Works')
  hana = await anAdministrator(app, owner, 'Hana', 'hr_admin')
  mei = await aPortalPerson(app, owner, { name: 'Mei Lim' })
  olga = await aPortalPerson(app, owner, { name: 'Olga Tan' })
}, 60_000)
afterAll(() => app.close())

type Who = { token: string }
const DESK = '/api/company/hr-questions'
const MINE = '/api/my-hr-questions'
const call = ({ token }: Who, method: string, path: string, body?: unknown) =>
  app.call(method, path, { token, ...(body === undefined ? {} : { body }) })
const good = async (who: Who, method: string, path: string, body?: unknown) => {
  const answer = await call(who, method, path, body)
  expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(300)
  return answer.body.data
}
const ask = async (who: Who, question: string, kind = 'leave') =>
  (await good(who, 'POST', MINE, { kind, question })).question
const mine = async (who: Who) => (await good(who, 'GET', MINE)).questions
const desk = async (who: Who, filter = '') => (await good(who, 'GET', `${DESK}?${filter}`)).questions
const noticesOf = async (who: Who) =>
  (await good(who, 'GET', '/api/notifications')).notifications as { title: string }[]

describe('a question to HR', () => {
  test('is asked, answered and written about again by both sides, and each hears of the other', async () => {
    const { id } = await ask(mei, 'How many days can I carry over?')
    expect(await desk(hana, 'show=open')).toMatchObject([
      { id, person: 'Mei Lim', kind: 'leave', state: 'open', assignedTo: null },
    ])
    expect((await noticesOf(hana)).map(({ title }) => title)).toContain('Mei Lim asks HR')
    now = new Date('2026-11-18T01:10:00Z')
    const answered = await good(hana, 'POST', `${DESK}/${id}/answer`, { words: 'Seven.' })
    // Who answers first has it.
    expect(answered.question).toMatchObject({ state: 'answered', assignedTo: { id: hana.userId } })
    expect((await noticesOf(mei)).map(({ title }) => title)).toContain('HR has answered you')
    expect(await mine(mei)).toMatchObject([
      { id, state: 'answered', since: now.toISOString(), messages: [{ kind: 'answer', words: 'Seven.' }] },
    ])
    now = new Date('2026-11-19T01:10:00Z')
    await good(mei, 'POST', `${MINE}/${id}/messages`, { words: 'Of this year as well?' })
    expect(await desk(hana, 'show=mine')).toMatchObject([{ id, state: 'open', since: now.toISOString() }])
    expect((await noticesOf(hana)).map(({ title }) => title)).toContain('Mei Lim wrote again')
  })

  test('shows its notes to HR alone: not in the portal, not in the file with one’s own data', async () => {
    const [{ id }] = await desk(hana, 'show=open')
    now = new Date('2026-11-19T02:10:00Z')
    const { messages } = await good(hana, 'POST', `${DESK}/${id}/notes`, { words: 'Ask finance about Mei.' })
    expect(messages.at(-1)).toMatchObject({ kind: 'note', words: 'Ask finance about Mei.' })
    expect(JSON.stringify(await mine(mei))).not.toContain('Ask finance')
    const data = await call(mei, 'GET', '/api/portal/data')
    expect(data.text).not.toContain('Ask finance')
    expect(data.body.data.questions).toMatchObject([{ id, question: 'How many days can I carry over?' }])
    // A note moves nothing.
    expect(await desk(hana, 'show=open')).toMatchObject([{ id }])
  })

  test('is closed by the person, opened again by what they write, and closed by HR, which they hear of', async () => {
    const [{ id }] = await mine(mei)
    expect((await good(mei, 'POST', `${MINE}/${id}/close`)).question.state).toBe('closed')
    expect(await call(mei, 'POST', `${MINE}/${id}/close`)).toMatchObject({
      status: 409,
      body: { message: 'This question is closed already.' },
    })
    expect((await good(mei, 'POST', `${MINE}/${id}/messages`, { words: 'One more thing' })).question.state).toBe('open')
    expect((await good(owner, 'POST', `${DESK}/${id}/close`)).question.state).toBe('closed')
    expect((await noticesOf(mei)).map(({ title }) => title)).toContain('Your question is closed')
    expect((await good(owner, 'POST', `${DESK}/${id}/reopen`)).question.state).toBe('open')
    expect((await call(owner, 'POST', `${DESK}/${id}/reopen`)).status).toBe(409)
  })

  test('is given to somebody who answers questions, who hears of it, or to nobody; to nobody else', async () => {
    const { id } = await ask(olga, 'Which papers do you need?', 'documents')
    const given = await good(owner, 'PUT', `${DESK}/${id}/assigned`, { userId: hana.userId })
    expect(given.question.assignedTo).toMatchObject({ id: hana.userId })
    expect((await noticesOf(hana)).map(({ title }) => title)).toContain('A question of Olga Tan is yours')
    expect((await good(owner, 'PUT', `${DESK}/${id}/assigned`, { userId: null })).question.assignedTo).toBeNull()
    expect(await call(owner, 'PUT', `${DESK}/${id}/assigned`, { userId: id })).toMatchObject({
      status: 422,
      body: { fields: { userId: 'Choose somebody who answers questions' } },
    })
  })

  test('is nobody else’s to read, write or close', async () => {
    const [{ id }] = await mine(olga)
    for (const path of ['messages', 'close'])
      expect((await call(mei, 'POST', `${MINE}/${id}/${path}`, { words: 'Mine?' })).status, path).toBe(404)
    expect((await mine(mei)).some((one: { id: string }) => one.id === id)).toBe(false)
    expect((await call(mei, 'GET', `${DESK}/${id}`)).status).toBe(403)
  })

  test('is refused without words or with a subject that is none', async () => {
    expect(await call(mei, 'POST', MINE, { kind: 'weather', question: ' ' })).toMatchObject({
      status: 422,
      body: { fields: { question: 'Question is required', kind: expect.stringContaining('Kind must be one of') } },
    })
  })
})

describe('the desk', () => {
  test('has what waits for HR first, the longest of them on top, and what is closed last', async () => {
    now = new Date('2026-11-20T01:10:00Z')
    const { id: settled } = await ask(olga, 'Whom do I tell that I moved?', 'other')
    await good(olga, 'POST', `${MINE}/${settled}/close`)
    now = new Date('2026-11-21T01:10:00Z')
    const { id: latest } = await ask(olga, 'May I leave early on Friday?', 'time')
    const states = (await desk(hana)).map(({ state }: { state: string }) => state)
    expect(states).toEqual(['open', 'open', 'open', 'closed'])
    expect((await desk(hana, 'show=open')).at(-1).id).toBe(latest)
    expect((await desk(hana, 'sort=-since'))[0].id).toBe(settled)
    // Page by page in the same order.
    const all = (await desk(hana)).map(({ id }: { id: string }) => id)
    const seen: string[] = []
    let cursor = ''
    do {
      const { questions, next } = await good(hana, 'GET', `${DESK}?pageSize=1&cursor=${cursor}`)
      seen.push(...questions.map(({ id }: { id: string }) => id))
      cursor = next ?? ''
    } while (cursor !== '' && seen.length < 9)
    expect(seen).toEqual(all)
  })

  test('is searched by person and words, and narrowed to a subject', async () => {
    expect(await desk(hana, 'search=papers')).toMatchObject([{ person: 'Olga Tan' }])
    expect(await desk(hana, 'search=mei')).toMatchObject([{ person: 'Mei Lim' }])
    expect(await desk(hana, 'kind=documents')).toHaveLength(1)
  })

  test('as a file asks what it is for', async () => {
    const file = (filter: object) =>
      call(hana, 'POST', '/api/company/list-exports', { list: 'hr-questions', format: 'csv', filter })
    expect(await file({})).toMatchObject({ status: 422, body: { fields: { reason: 'Say what the file is for' } } })
    expect((await file({ reason: 'Report to the works council' })).status).toBe(201)
  })

  test('says in the log who did what, without the words', async () => {
    const rows = await app.look<{ action: string; after: object | null }>(
      `select action, after from audit_log where target_type = 'hr-question' order by id`,
    )
    const actions = rows.map(({ action }) => action)
    for (const action of ['ask', 'answer', 'write', 'note', 'close', 'reopen', 'assign'])
      expect(actions).toContain(`hr-question.${action}`)
    expect(JSON.stringify(rows)).not.toContain('carry over')
  })
})

describe('words', () => {
  test('are kept as they were written, from right to left as well, up to two thousand characters', async () => {
    const words = 'كم يومًا يبقى لي؟ \u202EABC\u202C 🙂 <b>&amp;</b>\nسطر ثانٍ'
    const { id } = await ask(olga, words)
    expect((await good(hana, 'GET', `${DESK}/${id}`)).question.question).toBe(words)
    await good(hana, 'POST', `${DESK}/${id}/answer`, { words: 'أ'.repeat(2000) })
    for (const [who, path, body] of [
      [olga, MINE, { kind: 'pay', question: 'x'.repeat(10_000) }],
      [olga, `${MINE}/${id}/messages`, { words: 'x'.repeat(10_000) }],
      [hana, `${DESK}/${id}/answer`, { words: 'أ'.repeat(10_000) }],
      [hana, `${DESK}/${id}/notes`, { words: 'x'.repeat(2001) }],
    ] as const)
      expect((await call(who, 'POST', path, body)).status, path).toBe(422)
    expect((await mine(olga)).find((one: { id: string }) => one.id === id).messages).toHaveLength(1)
    await good(olga, 'POST', `${MINE}/${id}/close`)
  })

  test('of a note reach the person by no call, notification, letter or file', async () => {
    const { id } = await ask(olga, 'What is my notice?', 'other')
    const secret = `Secret of the desk ${crypto.randomUUID()}`
    await good(hana, 'POST', `${DESK}/${id}/notes`, { words: secret })
    await good(hana, 'POST', `${DESK}/${id}/answer`, { words: 'A month.' })
    await good(hana, 'POST', `${DESK}/${id}/notes`, { words: secret })
    await good(hana, 'POST', `${DESK}/${id}/close`)
    for (const path of [MINE, '/api/notifications', '/api/portal/data', '/api/portal/tiles'])
      expect((await call(olga, 'GET', path)).text, path).not.toContain(secret)
    expect((await call(olga, 'POST', `${MINE}/${id}/messages`, { words: 'And in summer?' })).text).not.toContain(secret)
    expect((await call(olga, 'POST', `${MINE}/${id}/close`)).text).not.toContain(secret)
    const letters = [
      ...(await lettersTo(app, owner.companyId, olga.email)),
      ...(await lettersTo(app, owner.companyId, hana.email)),
    ]
    expect(letters.length).toBeGreaterThan(0)
    // What was asked and answered stands in no letter either: it may be about health.
    for (const words of [secret, 'A month.', 'What is my notice?'])
      expect(JSON.stringify(letters), words).not.toContain(words)
    const log = await app.look('select action, after, detail from audit_log')
    expect(JSON.stringify(log)).not.toContain(secret)
  })

  test('of one’s own are all in the file with one’s data, however many', async () => {
    const kim = await aPortalPerson(app, owner, { name: 'Kim Ong' })
    // Four hours of thirty an hour.
    for (let at = 0; at < 102; at++) {
      if (at % 30 === 0) now = new Date(now.getTime() + 61 * 60_000)
      await ask(kim, `Question ${at}`)
    }
    const { questions } = (await call(kim, 'GET', '/api/portal/data')).body.data
    expect(questions).toHaveLength(102)
    expect(questions.map(({ question }: { question: string }) => question)).toContain('Question 0')
  })
})

describe('a company that does without it', () => {
  test('switches it off in the portal', async () => {
    await good(owner, 'PUT', '/api/company/settings/portal', { scope: 'company', values: { questions: false } })
    expect((await good(mei, 'GET', '/api/portal/tiles')).off).toEqual(['questions'])
    expect((await call(mei, 'GET', MINE)).status).toBe(409)
    expect((await call(hana, 'GET', DESK)).status).toBe(200)
  })
})
