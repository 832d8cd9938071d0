import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aJob, anAdministrator, anApplication } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { openMessage } from '../../../server/messages.ts'
import { sendDueReports } from './jobs.ts'

let now = new Date('2026-11-20T04:00:00Z')
let app: TestServer
let mei: Person
let bob: Person
let rival: Person
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('IN', 'Rival')
  bob = await anAdministrator(app, mei, 'Bob')
  await app.look(`update users set language = 'fr' where id = '${bob.userId}'`)
  await anApplication(app, mei, await aJob(app, mei, { department: 'Kitchen' }))
  await app.look(`update applications set applied_at = '2026-11-18T04:00:00Z'`)
})
afterAll(() => app.close())

const at = '/api/company/hiring-reports'
const written = (over: Record<string, unknown> = {}) => ({
  name: 'Monday figures',
  figures: ['funnel', 'costs'],
  period: '30',
  department: 'Kitchen',
  cadence: 'weekly',
  day: 1,
  hour: 8,
  zone: 'Asia/Singapore',
  recipients: [mei.userId, bob.userId],
  ...over,
})
const add = (over: Record<string, unknown> = {}, token = mei.token) =>
  app.call('POST', at, { token, body: written(over) })
const list = async (token = mei.token) => (await app.call('GET', at, { token })).body.data
const run = () => sendDueReports(app.server.services, { companyId: mei.companyId })
const letters = async () => {
  const rows = await app.look<{ id: string; company_id: string; sealed: Buffer; recipient: string; language: string }>(
    `select id, company_id, sealed, recipient, language from outbox where template = 'hiring-report' order by created_at, id`,
  )
  return rows.map((row) => ({ ...row, ...openMessage(app.server.services, row) }))
}

describe('a report that is sent by itself', () => {
  let id: string

  test('says when it leaves next, by the clock of its zone', async () => {
    const made = await add()
    expect(made.status).toBe(201)
    expect(made.body.data.report).toMatchObject({ nextAt: '2026-11-23T00:00:00.000Z', lastSent: null, paused: false })
    id = made.body.data.report.id
    expect((await list()).zone).toBe('Asia/Singapore')
  })

  test('does not leave before its moment', async () => {
    now = new Date('2026-11-22T23:59:00Z')
    await run()
    expect(await letters()).toEqual([])
  })

  test('leaves once, to each in their language, with its figures as a file and the way to the lists', async () => {
    now = new Date('2026-11-23T00:03:00Z')
    await run()
    await run()
    const sent = await letters()
    expect(sent.map((l) => [l.recipient, l.language]).sort()).toEqual(
      [
        [mei.email, 'en'],
        [bob.email, 'fr'],
      ].sort(),
    )
    expect(sent.find((l) => l.language === 'fr')?.subject).toBe('Rapport de recrutement : Monday figures')
    expect(sent[0]?.text).toContain('/dashboard/recruitment?tab=reports&department=Kitchen')
    const [file] = sent[0]?.attachments ?? []
    expect(file?.filename).toBe('recruitment-2026-10-24-2026-11-22.csv')
    const csv = Buffer.from(file?.content ?? '', 'base64').toString()
    expect(csv).toContain('funnel,applied,1,people')
    expect(csv).not.toContain('waits,')
    expect((await list()).reports[0]).toMatchObject({
      nextAt: '2026-11-30T00:00:00.000Z',
      lastSent: { at: '2026-11-23T00:03:00.000Z', letters: 2 },
    })
    const log = await app.look(`select from audit_log where action = 'hiringReport.send' and target_id = '${id}'`)
    expect(log).toHaveLength(1)
  })

  test('leaves once also when it is run anew for a moment that was sent, as after a restart', async () => {
    await app.look(`update hiring_reports set next_at = '2026-11-23T00:00:00Z' where id = '${id}'`)
    await Promise.all([run(), run()])
    expect(await letters()).toHaveLength(2)
  })

  test('that fell due three times while the server stood still leaves once', async () => {
    now = new Date('2026-12-15T02:00:00Z')
    await run()
    expect(await letters()).toHaveLength(4)
    expect((await list()).reports[0].nextAt).toBe('2026-12-21T00:00:00.000Z')
  })

  test('goes to nobody who has left or may not see the hub any more', async () => {
    await app.look(`update users set role = 'hr_admin' where id = '${bob.userId}'`)
    now = new Date('2026-12-21T00:01:00Z')
    await run()
    expect((await letters()).slice(4).map((l) => l.recipient)).toEqual([mei.email])
    expect((await list()).reports[0].recipients.find((r: { id: string }) => r.id === bob.userId).gets).toBe(false)
    expect((await add({ recipients: [bob.userId] })).body.fields).toHaveProperty('recipients')
    await app.look(`update users set role = 'employer_admin', disabled_at = now() where id = '${bob.userId}'`)
    now = new Date('2026-12-28T00:01:00Z')
    await run()
    expect((await letters()).slice(5).map((l) => l.recipient)).toEqual([mei.email])
  })

  test('is paused, and what fell due meanwhile is not sent afterwards', async () => {
    const pause = (paused: boolean) => app.call('POST', `${at}/${id}/pause`, { token: mei.token, body: { paused } })
    await pause(true)
    now = new Date('2027-01-20T00:01:00Z')
    await run()
    expect((await pause(false)).body.data.report).toMatchObject({ paused: false, nextAt: '2027-01-25T00:00:00.000Z' })
    await run()
    expect(await letters()).toHaveLength(6)
  })

  test('is changed by whoever saw it last, and deleted', async () => {
    const { version } = (await list()).reports[0]
    const change = (v: number) =>
      app.call('PUT', `${at}/${id}`, {
        token: mei.token,
        body: {
          ...written({ cadence: 'monthly', day: 31, recipients: [mei.userId], figures: ['fairness'] }),
          version: v,
        },
      })
    expect((await change(version)).body.data.report).toMatchObject({ nextAt: '2027-01-31T00:00:00.000Z' })
    expect((await change(version)).status).toBe(409)
    expect((await app.call('DELETE', `${at}/${id}`, { token: mei.token })).status).toBe(200)
    expect((await list()).reports).toEqual([])
  })

  test('is nobody else’s', async () => {
    const hr = await anAdministrator(app, mei, 'Hana', 'hr_admin')
    expect((await app.call('GET', at, { token: hr.token })).status).toBe(403)
    expect((await add({}, rival.token)).body.fields).toHaveProperty('recipients')
    expect((await add({ cadence: 'weekly', day: 9, recipients: [mei.userId] })).body.fields).toEqual({
      day: 'Choose a day of the week',
    })
    expect((await add({ zone: 'Mars/Olympus' })).body.fields).toHaveProperty('zone')
  })

  test('of fairness holds the newest report as it was made, small groups left out already', async () => {
    const report = {
      people: 40,
      answered: null,
      interview: 9,
      offer: 6,
      hired: 5,
      parts: [{ dimension: 'gender', groups: [], unknown: 30, tooFew: ['woman'], hidden: [] }],
    }
    await app.look(`insert into fairness_reports (company_id, country, from_day, until_day, frozen, report, made_at)
      values ('${mei.companyId}', 'SG', '2026-01-01', '2026-12-31', true, '${JSON.stringify(report)}', now())`)
    await add({ name: 'Fairness', figures: ['fairness'], recipients: [mei.userId] })
    const before = (await letters()).length
    now = new Date('2027-01-25T00:01:00Z')
    await run()
    const [letter] = (await letters()).slice(before)
    expect(letter?.attachments?.map((a) => a.filename)).toEqual(['fairness-sg-2026-12-31.csv'])
    expect(Buffer.from(letter?.attachments?.[0]?.content ?? '', 'base64').toString()).toContain('Woman,too few')
  })
})
