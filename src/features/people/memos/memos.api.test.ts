import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfOf } from '../../../../test/files.ts'
import { formOf, PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { openMessage } from '../../../server/messages.ts'
import { companyMemos, enqueueDueMemos } from './deliver.ts'

let app: TestServer
let mei: Person
let other: Person
let asha: Somebody
let ravi: Somebody
/** Morning in Singapore, 08:30. */
let now = new Date('2026-11-02T00:30:00Z')
type Somebody = { id: string; email: string; name: string; token: string }

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer()
  other = await app.employer('IN', 'Other House')
  for (const name of ['Kitchen', 'Night', 'Harbour'])
    await app.call('POST', '/api/company/departments', { token: mei.token, body: { name } })
  asha = await somebody('Asha Rao', 'Kitchen')
  ravi = await somebody('Ravi Kumar', 'Kitchen')
})
afterAll(() => app.close())

const added = async (fullName: string, department: string) => {
  const form = formOf({ fullName, department })
  const { body, text } = await app.call('POST', '/api/employees/unified', { token: mei.token, body: form })
  expect(body.data?.employee.id, text).toBeTruthy()
  return { id: body.data.employee.id as string, email: form.email, name: fullName }
}
const activate = async ({ id, email }: { id: string; email: string }) => {
  const welcome = await app.call('POST', `/api/employees/${id}/welcome-email`, {
    token: mei.token,
    body: { generatePassword: true },
  })
  const { tempPassword } = welcome.body.data
  const first = await app.call('POST', '/api/auth/login', {
    body: { email, password: tempPassword, role: 'employee', company: mei.slug },
  })
  const chosen = await app.call('POST', '/api/auth/change-password', {
    token: first.body.token,
    body: { currentPassword: tempPassword, newPassword: PASSWORD },
  })
  return chosen.body.token as string
}
const somebody = async (name: string, department: string): Promise<Somebody> => {
  const one = await added(name, department)
  return { ...one, token: await activate(one) }
}
const inDepartment = (department: string) => ({
  mode: 'some',
  departments: [department],
  countries: [],
  locations: [],
  types: [],
  people: [],
})
const chosen = (...people: string[]) => ({ ...inDepartment(''), mode: 'chosen', departments: [], people })
const written = (over: object = {}) => ({
  kind: 'policy',
  mainLanguage: 'en',
  texts: {
    en: { title: 'Knives', body: 'Dear {{first_name}}, keep them sharp.' },
    ar: { title: 'السكاكين', body: 'عزيزنا {{first_name}}' },
  },
  audience: inDepartment('Kitchen'),
  joiners: false,
  ack: 'acknowledge',
  gate: false,
  dueOn: '2026-11-09',
  ...over,
})
const post = (path: string, body: object = {}, token = mei.token) => app.call('POST', path, { token, body })
const get = (path: string, token = mei.token) => app.call('GET', path, { token })
const draft = async (over: object = {}) => {
  const { body, status, text } = await post('/api/memos', written(over))
  expect(status, text).toBe(201)
  return body.data.memo
}
const sent = async (over: object = {}) => {
  const memo = await draft(over)
  const { body, status, text } = await post(`/api/memos/${memo.id}/send`, { revision: memo.revision })
  expect(status, text).toBe(200)
  return body.data.memo
}
const deliver = () => companyMemos(app.server.services, { companyId: mei.companyId })
const open = async (id: string, who = asha) =>
  (await post(`/api/my-memos/${id}/open`, { language: 'ar' }, who.token)).body.data.memo
const receiptsOf = async (id: string) =>
  (await get(`/api/memos/${id}/receipts`)).body.data.receipts as {
    name: string
    state: string
    employeeId: string
    answeredAt: string
    reminders: number
  }[]
const letters = async (email: string) =>
  (
    await app.look<{ id: string; company_id: string; sealed: Buffer }>(
      `select * from outbox where template = 'memo' and recipient = '${email}' order by created_at`,
    )
  ).map((row) => openMessage(app.server.services, row))

describe('a memo', () => {
  test('is written, sent to a department, read in Arabic, acknowledged, and stands in the register with its hash', async () => {
    const memo = await sent()
    expect(memo).toMatchObject({ state: 'sent', version: 1, counts: { people: 2, delivered: 0, pending: 2 } })
    expect(memo.versions[0].hash).toMatch(/^[0-9a-f]{64}$/)
    await deliver()
    expect((await receiptsOf(memo.id)).map((r) => r.state)).toEqual(['delivered', 'delivered'])
    const mine = await get('/api/my-memos', asha.token)
    expect(mine.body.data.counts).toMatchObject({ action: 1, unread: 1 })
    const shown = await open(memo.id)
    expect(shown.texts.en.body).toBe('Dear Asha, keep them sharp.')
    expect(shown.tracked.language).toBe('ar')
    const answer = { answer: 'acknowledge', hash: shown.hash, at: now.toISOString(), language: 'ar', seconds: 12 }
    for (let i = 0; i < 2; i++)
      expect((await post(`/api/my-memos/${memo.id}/answer`, answer, asha.token)).status).toBe(200)
    const register = await get(`/api/memos/${memo.id}/register?format=csv`)
    expect(register.text).toContain('Asha Rao')
    expect(register.text).toContain(shown.hash)
    expect((await get(`/api/memos/${memo.id}/register?format=pdf`)).bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await get(`/api/my-memos/${memo.id}/pdf?language=ar`, asha.token)).bytes.subarray(0, 5).toString()).toBe(
      '%PDF-',
    )
    const [logged] = await app.look<{ n: number }>(
      `select count(*)::int n from audit_log where target_id = '${memo.id}' and action = 'memo.acknowledge'`,
    )
    expect(logged?.n).toBe(1)
  })

  test('is answered by each of two colleagues who send the same Idempotency-Key, and neither is shown the other’s', async () => {
    const memo = await sent()
    await deliver()
    const headers = { 'idempotency-key': 'my-first-memo' }
    const call = (who: Somebody, path: string, body: object) =>
      app.call('POST', `/api/my-memos/${memo.id}/${path}`, { token: who.token, body, headers })
    for (const who of [asha, ravi]) {
      const shown = (await call(who, 'open', { language: 'en' })).body.data.memo
      expect(shown.texts.en.body).toBe(`Dear ${who.name.split(' ')[0]}, keep them sharp.`)
      const answer = { answer: 'acknowledge', hash: shown.hash, at: now.toISOString(), language: 'en', seconds: 9 }
      expect((await call(who, 'answer', answer)).status).toBe(200)
    }
    expect((await receiptsOf(memo.id)).map((r) => r.state)).toEqual(['acknowledged', 'acknowledged'])
  })

  test('tells each person once, however often the job runs; a reminder comes once, and not to who has answered', async () => {
    const memo = await sent({ texts: { en: { title: 'Once only', body: 'A' } } })
    await Promise.all([deliver(), deliver()])
    await deliver()
    const about = async () => (await letters(ravi.email)).filter((l) => l.subject.includes('Once only'))
    expect(await about()).toHaveLength(1)
    expect((await about())[0]?.text).toContain(`/c/${mei.slug}?tab=memos&memo=${memo.id}`)
    expect((await post(`/api/memos/${memo.id}/remind`)).body.data).toEqual({ reminded: 0, skipped: 2 })
    const { hash } = await open(memo.id)
    await post(`/api/my-memos/${memo.id}/answer`, { answer: 'acknowledge', hash }, asha.token)
    now = new Date('2026-11-03T00:30:00Z')
    expect((await post(`/api/memos/${memo.id}/remind`)).body.data).toEqual({ reminded: 1, skipped: 0 })
    await deliver()
    await deliver()
    expect(await about()).toHaveLength(2)
    expect((await about())[1]?.subject).toMatch(/^Still waiting for you/)
    expect((await receiptsOf(memo.id)).find((r) => r.name === 'Ravi Kumar')?.reminders).toBe(1)
  })

  test('waits for the daytime of its readers and for their account, but not an alert', async () => {
    now = new Date('2026-11-03T15:00:00Z')
    const late = await added('Late Comer', 'Night')
    const memo = await sent({ audience: inDepartment('Night') })
    await deliver()
    expect(await receiptsOf(memo.id)).toMatchObject([{ state: 'queued' }])
    const token = await activate(late)
    await deliver()
    expect(await letters(late.email)).toHaveLength(0)
    expect((await get('/api/my-memos', token)).body.data.counts.action).toBe(1)
    await sent({ audience: inDepartment('Night'), kind: 'alert' })
    await deliver()
    expect(await letters(late.email)).toHaveLength(1)
    now = new Date('2026-11-04T00:30:00Z')
    await deliver()
    expect(await letters(late.email)).toHaveLength(2)
    const [left] = await app.look<{ waiting: boolean }>(`select waiting from memos where id = '${memo.id}'`)
    expect(left?.waiting).toBe(false)
  })

  test('goes out by itself at its time, and to who joins where it says so', async () => {
    const memo = await draft({ joiners: true, audience: inDepartment('Harbour') })
    await added('First There', 'Harbour')
    const over = await post(`/api/memos/${memo.id}/send`, { revision: 1, publishAt: '2026-11-01T09:00' })
    expect(over.body.fields.publishAt).toMatch(/over/)
    expect(
      (await post(`/api/memos/${memo.id}/send`, { revision: 1, publishAt: '2026-11-05T09:00' })).body.data.memo,
    ).toMatchObject({ state: 'scheduled', publishAt: '2026-11-05T01:00:00Z' })
    now = new Date('2026-11-05T01:01:00Z')
    await enqueueDueMemos(app.server.services)
    const jobs = await app.look<{ key: string }>(
      `select key from graphile_worker.jobs where task_identifier = 'company-memos'`,
    )
    expect(jobs.map((j) => j.key)).toContain(`memos ${mei.companyId}`)
    await deliver()
    expect((await receiptsOf(memo.id)).map((r) => r.name)).toEqual(['First There'])
    await app.look(`update memos set sent_at = now() - interval '1 second' where id = '${memo.id}'`)
    await added('New Joiner', 'Harbour')
    await added('Elsewhere', 'Technical')
    await deliver()
    await deliver()
    expect((await receiptsOf(memo.id)).map((r) => r.name)).toEqual(['First There', 'New Joiner'])
  })

  test('in a new version asks again; an answer to the old words does not count for the new', async () => {
    const memo = await sent({ texts: { en: { title: 'V', body: 'One' } } })
    await deliver()
    const { hash } = await open(memo.id)
    await post(`/api/my-memos/${memo.id}/answer`, { answer: 'acknowledge', hash }, asha.token)
    const same = await post(`/api/memos/${memo.id}/supersede`, {
      revision: memo.revision,
      mainLanguage: 'en',
      texts: memo.texts,
      note: 'N',
    })
    expect(same.body.fields.texts).toMatch(/Nothing is different/)
    const next = await post(`/api/memos/${memo.id}/supersede`, {
      revision: memo.revision,
      mainLanguage: 'en',
      texts: { en: { title: 'V', body: 'Two' } },
      note: 'The second word',
    })
    expect(next.status, next.text).toBe(200)
    expect(next.body.data.memo.versions.map((v: { acknowledged: number }) => v.acknowledged)).toEqual([0, 1])
    const old = await post(`/api/my-memos/${memo.id}/answer`, { answer: 'acknowledge', hash }, asha.token)
    expect(old.status).toBe(409)
    expect(old.body.error).toMatch(/newer version needs you/)
    const item = (await get('/api/my-memos', asha.token)).body.data.memos.find((m: { id: string }) => m.id === memo.id)
    expect(item).toMatchObject({ state: 'to_do', newer: true, version: 2 })
    const shown = await open(memo.id)
    expect(shown.history.map((h: { answer: string }) => h.answer)).toEqual([null, 'acknowledged'])
    await deliver()
    // Who has opened it already needs no letter any more.
    expect((await letters(ravi.email)).filter((l) => /newer version needs you/i.test(l.subject))).toHaveLength(1)
  })

  test('is found by its words in any language, and not by what they are kept in', async () => {
    const word = `Knife${Date.now()}`
    const memo = await draft({
      texts: { en: { title: `The "${word}"`, body: 'Second drawer' }, ta: { title: 'கத்தி', body: 'B' } },
    })
    const found = async (search: string) =>
      (await get(`/api/memos?${new URLSearchParams({ search })}`)).body.data.memos.map((m: { id: string }) => m.id)
    for (const search of [word.toLowerCase(), `"${word}"`, 'second DRAWER', 'கத்தி'])
      expect(await found(search)).toContain(memo.id)
    for (const search of ['title', '"ta"', `${word}%`]) expect(await found(search)).not.toContain(memo.id)
  })

  test('is declined with a reason, signed by name, exempted, extended, closed and recalled', async () => {
    const memo = await sent({ ack: 'sign' })
    const { hash } = await open(memo.id)
    const answer = (body: object, who = asha) =>
      post(`/api/my-memos/${memo.id}/answer`, { answer: 'acknowledge', hash, ...body }, who.token)
    expect((await answer({}, ravi)).body.error).toMatch(/Open the memo/)
    expect((await answer({ answer: 'decline' })).body.fields.reason).toMatch(/why/)
    expect((await answer({ answer: 'decline', reason: 'Not mine' })).body.data.memo.state).toBe('declined')
    expect((await answer({ signature: 'Somebody' })).body.fields.signature).toMatch(/Asha Rao/)
    expect((await answer({ signature: 'asha rao' })).body.data.memo.state).toBe('acknowledged')
    expect((await answer({ answer: 'decline', reason: 'Again' })).status).toBe(409)
    expect((await post(`/api/memos/${memo.id}/due`, { dueOn: '2026-11-01' })).body.fields.dueOn).toMatch(/over/)
    expect((await post(`/api/memos/${memo.id}/due`, { dueOn: '2026-12-01' })).body.data.memo.dueOn).toBe('2026-12-01')
    expect((await post(`/api/memos/${memo.id}/exempt`, { employeeId: ravi.id, reason: 'On leave' })).status).toBe(200)
    expect((await post(`/api/memos/${memo.id}/exempt`, { employeeId: asha.id, reason: 'On leave' })).status).toBe(409)
    expect((await receiptsOf(memo.id)).map((r) => r.state)).toEqual(['acknowledged', 'exempt'])
    expect((await post(`/api/memos/${memo.id}/move`, { to: 'recalled' })).body.fields.reason).toMatch(/why/)
    expect((await post(`/api/memos/${memo.id}/move`, { to: 'closed' })).body.data.memo.state).toBe('closed')
    expect(
      (await post(`/api/memos/${memo.id}/move`, { to: 'recalled', reason: 'Wrong date' })).body.data.memo.state,
    ).toBe('recalled')
    expect(await open(memo.id)).toMatchObject({ state: 'recalled', reason: 'Wrong date', texts: {} })
  })

  test('keeps the time of a device that had no connection, and marks as read without acknowledging', async () => {
    const memo = await sent()
    const { hash } = await open(memo.id)
    const at = now.toISOString()
    now = new Date(now.getTime() + 3 * 3_600_000)
    await post(`/api/my-memos/${memo.id}/answer`, { answer: 'acknowledge', hash, at }, asha.token)
    const receipt = (await receiptsOf(memo.id)).find((r) => r.employeeId === asha.id)
    expect(receipt?.answeredAt).toBe(at.replace('.000Z', 'Z'))
    await post('/api/my-memos/read', {}, ravi.token)
    const mine = (await get('/api/my-memos', ravi.token)).body.data
    expect(mine.counts.unread).toBe(0)
    expect(mine.memos.find((m: { id: string }) => m.id === memo.id).state).toBe('to_do')
  })

  test('carries files that its readers, and nobody else, can open', async () => {
    const memo = await draft({ audience: chosen(asha.id) })
    const put = await app.call('POST', `/api/memos/${memo.id}/files?name=rules.pdf`, {
      token: mei.token,
      file: pdfOf(),
    })
    expect(put.status, put.text).toBe(201)
    const [file] = put.body.data.memo.files
    const wrong = await app.call('POST', `/api/memos/${memo.id}/files?name=a.pdf`, {
      token: mei.token,
      file: Buffer.from('MZ not a pdf'),
    })
    expect(wrong.body.fields.file).toBeTruthy()
    await post(`/api/memos/${memo.id}/send`, { revision: memo.revision })
    expect((await get(`/api/my-memos/${memo.id}/files/${file.id}`, asha.token)).bytes.equals(pdfOf())).toBe(true)
    expect((await get(`/api/my-memos/${memo.id}/files/${file.id}`, ravi.token)).status).toBe(404)
    expect((await app.call('DELETE', `/api/memos/${memo.id}/files/${file.id}`, { token: mei.token })).status).toBe(409)
  })

  test('is not sent to nobody, without what its text names, or by a press on an older draft', async () => {
    const nobody = await draft({ audience: inDepartment('Nowhere') })
    expect((await post(`/api/memos/${nobody.id}/send`, { revision: 1 })).body.fields.audience).toMatch(/Nobody/)
    expect(
      (await post('/api/memos', written({ texts: { en: { title: 'A', body: '{{salary}}' } } }))).body.fields.texts,
    ).toMatch(/salary/)
    expect((await post('/api/memos', written({ texts: { ar: { title: 'A', body: 'B' } } }))).body.fields.texts).toMatch(
      /main language/,
    )
    const lacking = await draft({ texts: { en: { title: 'A', body: '{{department}}' } }, audience: chosen(asha.id) })
    await app.look(`update employees set department = null where id = '${asha.id}'`)
    expect((await post(`/api/memos/${lacking.id}/send`, { revision: 1 })).body.fields.audience).toMatch(
      /department.*Asha Rao/,
    )
    // Nor does a new version say a dash where the first one said nothing.
    const first = await sent({ audience: chosen(asha.id) })
    const next = { mainLanguage: 'en', note: 'N', revision: first.revision }
    const second = await post(`/api/memos/${first.id}/supersede`, {
      ...next,
      texts: { en: { title: 'A', body: '{{department}}' } },
    })
    expect(second.body.fields?.texts).toMatch(/department.*Asha Rao/)
    await app.look(`update employees set department = 'Kitchen' where id = '${asha.id}'`)
    expect((await post(`/api/memos/${lacking.id}/send`, { revision: 9 })).status).toBe(409)
    expect((await app.call('DELETE', `/api/memos/${lacking.id}`, { token: mei.token })).status).toBe(200)
    const preview = await post('/api/memo-audience', { audience: inDepartment('Kitchen') })
    expect(preview.body.data).toMatchObject({ count: 2, withoutAccount: 0 })
  })
})

describe('a warning', () => {
  test('is for one person, behind the password, with a right of reply, and not told in its letter', async () => {
    expect(
      (await draft({ kind: 'warning' }).then((m) => post(`/api/memos/${m.id}/send`, { revision: 1 }))).body.fields
        .audience,
    ).toMatch(/one person/)
    const memo = await sent({
      kind: 'warning',
      audience: chosen(asha.id),
      texts: { en: { title: 'Secret matter', body: 'Facts' } },
    })
    await deliver()
    const letter = (await letters(asha.email)).at(-1)
    expect(`${letter?.subject} ${letter?.text}`).not.toContain('Secret matter')
    const locked = await open(memo.id)
    expect(locked).toMatchObject({ locked: true, texts: {}, titles: {} })
    expect((await receiptsOf(memo.id))[0]?.state).toBe('delivered')
    const answer = () =>
      post(`/api/my-memos/${memo.id}/answer`, { answer: 'acknowledge', hash: locked.hash }, asha.token)
    expect((await answer()).status).toBe(409)
    expect((await get(`/api/my-memos/${memo.id}/pdf`, asha.token)).status).toBe(409)
    expect((await post(`/api/my-memos/${memo.id}/unlock`, { password: 'not this one' }, asha.token)).status).toBe(422)
    const unlocked = await post(`/api/my-memos/${memo.id}/unlock`, { password: PASSWORD }, asha.token)
    expect(unlocked.body.data.memo.texts.en.title).toBe('Secret matter')
    const replied = await post(`/api/my-memos/${memo.id}/replies`, { body: 'I see it otherwise' }, asha.token)
    expect(replied.body.data.memo.replies).toMatchObject([{ by: 'employee', name: 'Asha Rao' }])
    await post(`/api/memos/${memo.id}/people/${asha.id}/replies`, { body: 'Let us talk' })
    expect((await get(`/api/memos/${memo.id}/people/${asha.id}/replies`)).body.data.replies).toHaveLength(2)
    expect((await answer()).body.data.memo.state).toBe('acknowledged')
    const again = await app.call('POST', '/api/auth/login', {
      body: { email: asha.email, password: PASSWORD, role: 'employee', company: mei.slug },
    })
    expect((await post(`/api/my-memos/${memo.id}/open`, {}, again.body.token)).body.data.memo.locked).toBe(true)
    expect((await post(`/api/my-memos/${memo.id}/open`, {}, ravi.token)).status).toBe(404)
  })

  test('leaves neither words nor for whom in the log, and no line of it for a further administrator', async () => {
    const memo = await draft({
      kind: 'warning',
      audience: chosen(asha.id),
      texts: { en: { title: 'Kept from the log', body: 'Facts' } },
    })
    const changed = await app.call('PUT', `/api/memos/${memo.id}`, {
      token: mei.token,
      body: {
        ...written({
          kind: 'warning',
          audience: chosen(ravi.id),
          texts: { en: { title: 'Kept from the log', body: 'F' } },
        }),
        revision: memo.revision,
      },
    })
    expect(changed.status, changed.text).toBe(200)
    const file = await app.call('POST', `/api/memos/${memo.id}/files?name=kept-from-the-log.pdf`, {
      token: mei.token,
      file: pdfOf(),
    })
    expect(file.status, file.text).toBe(201)
    const dropped = await draft({ kind: 'warning', audience: chosen(asha.id), texts: memo.texts })
    await app.call('DELETE', `/api/memos/${dropped.id}`, { token: mei.token })
    const sentOne = await post(`/api/memos/${memo.id}/send`, { revision: changed.body.data.memo.revision })
    expect(sentOne.status, sentOne.text).toBe(200)
    const { revision } = sentOne.body.data.memo
    const next = {
      mainLanguage: 'en',
      texts: { en: { title: 'Kept from the log', body: 'G' } },
      note: 'kept from the log',
    }
    expect((await post(`/api/memos/${memo.id}/supersede`, { ...next, revision })).status).toBe(200)
    await post(`/api/memos/${memo.id}/exempt`, { employeeId: ravi.id, reason: 'kept from the log' })
    await post(`/api/memos/${memo.id}/move`, { to: 'recalled', reason: 'kept from the log' })
    const mine = (await get('/api/company/audit-log?pageSize=100')).text
    expect(mine).toContain(memo.id)
    expect(mine.toLowerCase()).not.toMatch(/kept.from.the.log/)
    const notice = await sent({ kind: 'notice' })
    await app.look(`update users set role = 'employer_admin' where id = '${mei.userId}'`)
    try {
      const theirs = (await get('/api/company/audit-log?pageSize=100')).text
      const taken = (await get('/api/company/audit-log/export')).text
      for (const text of [theirs, taken]) {
        expect(text).not.toContain(memo.id)
        expect(text).not.toContain(dropped.id)
        expect(text).toContain(notice.id)
        expect(text).toContain('employee.create')
      }
    } finally {
      await app.look(`update users set role = 'employer' where id = '${mei.userId}'`)
    }
  })

  test('shows what was answered only behind the password, too, and in one’s own record', async () => {
    const memo = await sent({ kind: 'warning', audience: chosen(asha.id), texts: { en: { title: 'T', body: 'B' } } })
    const unlocked = await post(`/api/my-memos/${memo.id}/unlock`, { password: PASSWORD }, asha.token)
    const declined = { answer: 'decline', reason: 'I never took the till', hash: unlocked.body.data.memo.hash }
    const answered = await post(`/api/my-memos/${memo.id}/answer`, declined, asha.token)
    expect(answered.body.data.memo.answer.reason).toBe('I never took the till')
    expect((await get('/api/my-memos/record', asha.token)).text).toContain('till')
    await post(`/api/memos/${memo.id}/move`, { to: 'closed', reason: 'Taken back the till' })
    const again = await app.call('POST', '/api/auth/login', {
      body: { email: asha.email, password: PASSWORD, role: 'employee', company: mei.slug },
    })
    const { token } = again.body
    const locked = await post(`/api/my-memos/${memo.id}/open`, {}, token)
    expect(locked.body.data.memo).toMatchObject({ locked: true, state: 'declined' })
    expect(locked.text).not.toContain('till')
    expect((await get('/api/my-memos/record', token)).text).not.toContain('till')
  })

  test('is not there for a further administrator', async () => {
    const memo = await sent({ kind: 'letter', audience: chosen(asha.id) })
    await app.look(`update users set role = 'employer_admin' where id = '${mei.userId}'`)
    try {
      expect((await get(`/api/memos/${memo.id}`)).status).toBe(404)
      expect((await get('/api/memos?kind=letter')).body.data).toMatchObject({ memos: [], mayBePersonal: false })
      expect((await post('/api/memos', written({ kind: 'warning' }))).body.fields.kind).toMatch(/HR/)
      expect((await get('/api/memos')).status).toBe(200)
    } finally {
      await app.look(`update users set role = 'employer' where id = '${mei.userId}'`)
    }
  })
})

describe('many people', () => {
  test('are frozen in one statement and told in pieces, each once', async () => {
    await app.look(`
      insert into employees (company_id, employee_number, full_name, first_name, last_name, email, country, currency, department)
      select '${mei.companyId}', 'Z' || n, 'Person ' || n, 'Person', n::text, 'person' || n || '@many.example', 'SG', 'SGD', 'Many' from generate_series(1, 450) n`)
    await app.look(`
      insert into users (portal, role, company_id, employee_id, email, first_name, last_name, country, activated_at)
      select 'employee', 'employee', company_id, id, email, first_name, last_name, 'SG', now() from employees where department = 'Many'`)
    const memo = await sent({ audience: inDepartment('Many') })
    expect(memo.counts.people).toBe(450)
    await deliver()
    await deliver()
    const [counted] = await app.look<{ letters: number; people: number }>(`
      select count(*)::int letters, count(distinct recipient)::int people from outbox where recipient like '%@many.example'`)
    expect(counted).toEqual({ letters: 450, people: 450 })
  })
})

describe('who may do what', () => {
  test('another company’s memo is not there; an employee writes none; HR has no inbox; nobody comes in without a session', async () => {
    const memo = await sent()
    for (const path of ['', '/receipts', '/register?format=csv'])
      expect((await get(`/api/memos/${memo.id}${path}`, other.token)).status).toBe(404)
    for (const path of ['remind', 'exempt', 'move', 'due', 'send', 'supersede']) {
      const body = {
        employeeId: asha.id,
        reason: 'R',
        to: 'closed',
        dueOn: '2027-01-01',
        revision: 2,
        mainLanguage: 'en',
        texts: { en: { title: 'T', body: 'B' } },
        note: 'N',
      }
      expect((await post(`/api/memos/${memo.id}/${path}`, body, other.token)).status, path).toBe(404)
      expect((await post(`/api/memos/${memo.id}/${path}`, body, asha.token)).status, path).toBe(403)
    }
    expect((await get('/api/memos', asha.token)).status).toBe(403)
    expect((await get('/api/my-memos')).body.data).toMatchObject({ hasInbox: false, memos: [] })
    expect((await post(`/api/my-memos/${memo.id}/open`)).status).toBe(403)
    expect((await app.call('GET', '/api/my-memos')).status).toBe(401)
    const someoneElse = await added('Not Asked', 'Technical')
    expect((await post(`/api/my-memos/${memo.id}/open`, {}, await activate(someoneElse))).status).toBe(404)
  })
})
