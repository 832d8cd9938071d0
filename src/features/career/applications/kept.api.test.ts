import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishJob } from '../../../../test/adverts.ts'
import { applyTo, lettersTo, seekerOf } from '../../../../test/applicants.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { reminderJobs } from './kept.jobs.ts'

let now = new Date('2026-12-01T02:00:00Z')
let app: TestServer
let mei: Person
type Seeker = { token: string; userId: string; email: string }
let noor: Seeker
let omar: Seeker
let application: string
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer('SG', 'Harbour Works')
  noor = await seekerOf(app)
  omar = await seekerOf(app)
  const job = await publishJob(app, mei, { title: 'Night porter' })
  application = (await applyTo(app, job.id, {}, noor.token)).body.data.applicationId
})
afterAll(() => app.close())

const card = (over: object = {}) => ({
  title: 'Pastry cook',
  company: 'Elsewhere Bakery',
  country: 'MY',
  appliedOn: '2026-11-30',
  status: 'received',
  link: 'https://elsewhere.example/jobs/1',
  ...over,
})
const add = (over: object = {}, who = noor) => app.call('POST', '/api/my-cards', { token: who.token, body: card(over) })
const note = (about: string, body: object, who = noor) =>
  app.call('PUT', `/api/my-notes/${about}`, { token: who.token, body })
const list = async (query = '', who = noor) =>
  (await app.call('GET', `/api/my-applications${query}`, { token: who.token })).body.data
const run = (name: string, payload: object = {}) =>
  reminderJobs.find((j) => j.name === name)?.run(app.server.services, payload)
const SECRET = 'Ring Ravi, who works there'

describe('cards of jobs elsewhere', () => {
  test('stand in the one list, marked and counted apart', async () => {
    const made = await add()
    expect(made.status, made.text).toBe(201)
    const all = await list()
    expect(all.kept).toMatchObject([{ title: 'Pastry cook', country: 'MY', status: 'received' }])
    expect(all).toMatchObject({ allKept: 1, all: 1, counts: { received: 1 }, weeks: [{ count: 1 }] })
    expect((await list('?country=MY')).kept).toHaveLength(1)
    expect((await list('?country=SG')).kept).toEqual([])
    expect((await list('?status=interview')).kept).toEqual([])
    const { id } = made.body.data.card
    const changed = await app.call('PUT', `/api/my-cards/${id}`, {
      token: noor.token,
      body: card({ status: 'interview' }),
    })
    expect(changed.body.data.card.status).toBe('interview')
    expect((await list('?status=interview')).kept).toHaveLength(1)
  })

  test('are judged: a link is an address, a country is one, a status is known', async () => {
    expect((await add({ link: 'javascript:alert(1)' })).status).toBe(422)
    expect((await add({ country: 'Q' })).status).toBe(422)
    expect((await add({ status: 'perhaps' })).status).toBe(422)
    expect((await add({ title: '' })).status).toBe(422)
  })

  test('belong to one person: no other job seeker changes them, no employer reads them', async () => {
    const { id } = (await list()).kept[0]
    const put = (who: Seeker) => app.call('PUT', `/api/my-cards/${id}`, { token: who.token, body: card() })
    expect((await put(omar)).status).toBe(404)
    expect((await app.call('DELETE', `/api/my-cards/${id}`, { token: omar.token })).status).toBe(404)
    expect((await list('', omar)).kept).toEqual([])
    expect((await app.call('POST', '/api/my-cards', { token: mei.token, body: card() })).status).toBe(403)
  })

  test('are in the record as a PDF and in what one takes along, as kept by oneself', async () => {
    const { text } = await app.call('GET', '/api/seeker/profile/export', { token: noor.token })
    expect(JSON.parse(text)).toMatchObject({ keptByMyself: [{ company: 'Elsewhere Bakery' }] })
  })
})

describe('notes and reminders of one’s own', () => {
  test('are kept for one’s own applications and cards, and for nobody else’s', async () => {
    const zone = 'Asia/Singapore'
    const stored = await note(application, { words: SECRET, remindOn: '2026-12-03', zone })
    expect(stored.body.data.note).toMatchObject({ words: SECRET, remindOn: '2026-12-03', remindedAt: null })
    expect((await list()).notes).toMatchObject([{ about: application, words: SECRET }])
    expect((await note(application, { words: 'x' }, omar)).status).toBe(404)
    expect((await note(application, { words: 'x', remindOn: '2026-12-03', zone: 'Nowhere' })).status).toBe(422)
    expect((await note(application, { words: 'x', remindOn: '2026-12-03' })).status).toBe(422)
    const [about] = (await list()).kept
    expect((await note(about.id, { words: 'Sent by post' })).status).toBe(200)
    const coming = (await app.call('GET', '/api/seeker/upcoming', { token: noor.token })).body.data.coming
    expect(coming).toContainEqual(
      expect.objectContaining({ what: 'reminder', day: '2026-12-03', title: 'Night porter' }),
    )
  })

  test('no employer sees any of it: not in their calls, and not through their door to the database', async () => {
    for (const path of [
      '/api/company/applications',
      `/api/company/applications/${application}/other-jobs`,
      `/api/company/applications/${application}/interviews`,
    ])
      expect((await app.call('GET', path, { token: mei.token })).text).not.toContain('Ravi')
    const opened = await app.call('POST', `/api/company/applications/${application}/open`, {
      token: mei.token,
      body: {},
    })
    expect(opened.status).toBe(200)
    expect(opened.text).not.toContain('Ravi')
    for (const table of ['seeker_notes', 'seeker_cards'])
      await expect(
        app.server.services.database.forCompany(mei.companyId, (db) => db.many(sql`select * from ${sql.table(table)}`)),
      ).rejects.toThrow(/permission denied/)
    await expect(
      app.server.services.database.forPlatform((db) => db.many(sql`select words from seeker_notes`)),
    ).rejects.toThrow(/permission denied/)
  })

  test('one letter, once, in the morning of the day where the person is', async () => {
    const letters = async () => (await lettersTo(app, null, noor.email)).filter((l) => l.template === 'own-reminder')
    const payload = { userId: noor.userId, about: application }
    const queued = () =>
      app.look(`select 1 from graphile_worker._private_jobs where key = 'own-reminder ${noor.userId} ${application}'`)
    now = new Date('2026-12-02T23:50:00Z') // 07:50 in Singapore
    await run('own-reminders')
    await run('own-reminder', payload)
    expect([await queued(), await letters()]).toEqual([[], []])
    now = new Date('2026-12-03T00:05:00Z') // 08:05 in Singapore, still the day before in Toronto
    await run('own-reminders')
    expect(await queued()).toHaveLength(1)
    await Promise.all([run('own-reminder', payload), run('own-reminder', payload)])
    await run('own-reminder', payload)
    const [letter, ...more] = await letters()
    expect(more).toEqual([])
    expect(letter?.subject).toBe('Your reminder: Night porter, Harbour Works')
    expect(letter?.text).toContain(SECRET)
    expect((await list()).notes.find((n: { about: string }) => n.about === application).remindedAt).not.toBeNull()
    // The words may change; the same day is told once, another day is another reminder.
    await note(application, { words: 'Changed', remindOn: '2026-12-03', zone: 'Asia/Singapore' })
    await run('own-reminder', payload)
    expect(await letters()).toHaveLength(1)
    await note(application, { words: 'Changed', remindOn: '2026-12-04', zone: 'America/Toronto' })
    now = new Date('2026-12-04T12:59:00Z') // 07:59 in Toronto
    await run('own-reminder', payload)
    expect(await letters()).toHaveLength(1)
    now = new Date('2026-12-04T13:01:00Z')
    await run('own-reminder', payload)
    expect(await letters()).toHaveLength(2)
  })

  test('taken along whole, taken away when empty, and gone with the account', async () => {
    const whole = JSON.parse((await app.call('GET', '/api/seeker/profile/export', { token: noor.token })).text)
    expect(whole.ownNotes).toContainEqual(expect.objectContaining({ about: application, words: 'Changed' }))
    expect((await note(application, {})).body.data.note).toBeNull()
    expect((await list()).notes).toHaveLength(1)
    const [{ id }] = (await list()).kept
    await app.call('DELETE', `/api/my-cards/${id}`, { token: noor.token })
    expect(await list()).toMatchObject({ kept: [], notes: [] })
    await add()
    await note((await list()).kept[0].id, { words: 'Sent by post' })
    const gone = await app.call('POST', '/api/seeker/account/delete', {
      token: noor.token,
      body: { password: PASSWORD, understood: true },
    })
    expect(gone.status, gone.text).toBe(200)
    for (const table of ['seeker_notes', 'seeker_cards', 'seeker_marks'])
      expect(await app.look(`select 1 from ${table} where user_id = '${noor.userId}'`)).toEqual([])
  })
})
