import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishJob } from '../../../../test/adverts.ts'
import { applyTo, seekerOf } from '../../../../test/applicants.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
/** Null: as it is. */
let now: Date | null = null
let mei: Person
let noor: { token: string; userId: string; email: string }
let job: string
let application: string
const DAY = 86_400_000
const day = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

beforeAll(async () => {
  app = await startTestServer({ now: () => now ?? new Date() })
  mei = await app.employer('SG', 'Harbour Works')
  noor = await seekerOf(app)
  job = (await publishJob(app, mei, { title: 'Night porter', responseDays: 5 })).id
  application = (await applyTo(app, job, {}, noor.token)).body.data.applicationId
})
afterAll(() => app.close())

type Coming = { what: string; title: string; at: string | null; day: string | null; zone: string; place: string }
const coming = async (token = noor.token): Promise<Coming[]> =>
  (await app.call('GET', '/api/seeker/upcoming', { token })).body.data.coming
const post = (path: string, body: object, token = mei.token) => app.call('POST', path, { token, body })
const calendar = async (token = noor.token) => {
  const { text, headers } = await app.call('GET', '/api/seeker/upcoming-calendar', { token })
  expect(headers.get('content-type')).toContain('text/calendar')
  const whole = new ICAL.Component(ICAL.parse(text))
  return whole.getAllSubcomponents('vevent').map((e) => new ICAL.Event(e))
}
const inHours = (hours: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 + hours * 3_600_000).toISOString()

describe('what is to come', () => {
  test('a promised answer, as the list of applications says it', async () => {
    const { body } = await app.call('GET', '/api/my-applications', { token: noor.token })
    expect(await coming()).toMatchObject([
      { what: 'answerBy', title: 'Night porter', day: body.data.applications[0].promisedBy, at: null },
    ])
  })

  test('an interview once its time is chosen, an offer by its last day, a walk-in slot: in the list and in one calendar', async () => {
    const at = inHours(48)
    const input = await post(`/api/company/applications/${application}/interviews`, {
      kind: 'onsite',
      minutes: 45,
      zone: 'Asia/Singapore',
      place: 'Level 3',
      panel: [mei.userId],
      slots: [at, inHours(72)],
    })
    expect(input.status, input.text).toBe(201)
    expect((await coming()).map((c) => c.what)).not.toContain('interview')
    const { id, version } = input.body.data.interview
    const chosen = await app.call('POST', `/api/applications/${application}/interviews/${id}/answer`, {
      token: noor.token,
      body: { slot: at, version },
    })
    expect(chosen.status, chosen.text).toBe(200)

    const made = await post(`/api/company/applications/${application}/offers`, {
      position: 'Night porter',
      department: '',
      pay: '4000',
      period: 'MONTH',
      allowances: [],
      weeklyHours: 44,
      startsOn: day(30),
      expiresOn: day(7),
      probationMonths: 3,
      terms: '',
    })
    const offer = (action: string) => post(`/api/company/offers/${made.body.data.offer.id}/move`, { action })
    await offer('approve')
    expect((await offer('send')).status).toBe(200)

    const event = await post('/api/company/walk-ins', {
      title: 'Porters’ day',
      jobs: [job],
      venue: '1 Harbour Road',
      access: '',
      documents: [],
      languages: [],
      day: day(10),
      zone: 'Asia/Singapore',
      starts: '09:00',
      ends: '12:00',
      slotMinutes: 60,
      desks: 1,
      averageMinutes: 10,
      bookedPercent: 100,
      quiet: false,
    })
    expect(event.status, event.text).toBe(201)
    const walkIn = event.body.data.id as string
    await post(`/api/company/walk-ins/${walkIn}/move`, { move: 'publish' })
    const register = (email: string, token?: string) =>
      app.call('POST', `/api/walk-ins/${walkIn}/register`, {
        ...(token ? { token } : {}),
        body: { name: 'Noor', email, jobId: job, slot: 2, consent: true },
      })
    const ticket = await register(noor.email, noor.token)
    expect(ticket.status, ticket.text).toBe(201)

    const list = await coming()
    expect(list.map((c) => c.what)).toEqual(expect.arrayContaining(['interview', 'walkIn', 'offerEnds']))
    const of = (what: string) => list.find((c) => c.what === what)
    expect(of('interview')).toMatchObject({ at, zone: 'Asia/Singapore', place: 'Level 3', title: 'Night porter' })
    expect(of('offerEnds')).toMatchObject({ day: day(7), at: null })
    expect(of('walkIn')).toMatchObject({ at: `${day(10)}T02:00:00.000Z`, place: '1 Harbour Road' })

    const events = await calendar()
    expect(events).toHaveLength(list.length)
    const interview = events.find((e) => e.summary === 'Interview: Night porter, Harbour Works')
    // An instant in UTC is right in every zone; a whole day is a date, which has none.
    expect(interview?.startDate.toJSDate().toISOString()).toBe(at)
    expect(interview?.endDate.toJSDate().getTime()).toBe(Date.parse(at) + 45 * 60_000)
    const last = events.find((e) => e.summary.startsWith('Last day to answer the offer'))
    expect([last?.startDate.isDate, last?.startDate.toString(), last?.endDate.toString()]).toEqual([
      true,
      day(7),
      day(8),
    ])
    const [known] = await app.look<{ ics_uid: string }>(`select ics_uid from interviews where id = '${id}'`)
    expect(interview?.uid).toBe(known?.ics_uid)
  })

  test('what is due today stays until the day is over where one is, and not where UTC is', async () => {
    // Ten in the evening of Toronto: it is tomorrow in UTC.
    now = new Date(`${day(4)}T03:00:00Z`)
    const evening = day(3)
    const stored = await app.call('PUT', `/api/my-notes/${application}`, {
      token: noor.token,
      body: { words: 'Ring them', remindOn: evening, zone: 'America/Toronto' },
    })
    expect(stored.status, stored.text).toBe(200)
    const due = async (zone: string) =>
      (await app.call('GET', `/api/seeker/upcoming?zone=${zone}`, { token: noor.token })).body.data.coming
        .filter((c: Coming) => c.day === evening)
        .map((c: Coming) => c.what)
    expect(await due('America/Toronto')).toEqual(['reminder'])
    expect(await due('Asia/Singapore')).toEqual(['reminder'])
    const { body } = await app.call('GET', '/api/my-applications', { token: noor.token })
    const promised = body.data.applications[0].promisedBy as string
    now = new Date(Date.parse(`${promised}T03:00:00Z`) + DAY)
    const answers = async (zone: string) =>
      (await app.call('GET', `/api/seeker/upcoming?zone=${zone}`, { token: noor.token })).body.data.coming.filter(
        (c: Coming) => c.what === 'answerBy',
      )
    expect(await answers('America/Toronto')).toMatchObject([{ day: promised }])
    expect(await answers('Asia/Singapore')).toEqual([])
    // Nobody said where they are: the promise was given in Singapore, where it is one in the morning of the next day.
    now = new Date(`${promised}T17:00:00Z`)
    expect((await coming()).map((c) => c.what)).not.toContain('answerBy')
    now = new Date(`${promised}T15:00:00Z`)
    expect((await coming()).map((c) => c.what)).toContain('answerBy')
    expect((await app.call('GET', '/api/seeker/upcoming?zone=Nowhere', { token: noor.token })).status).toBe(422)
    now = null
    await app.call('PUT', `/api/my-notes/${application}`, { token: noor.token, body: { words: '' } })
  })

  test('nobody else’s, and nothing that is over', async () => {
    const omar = await seekerOf(app)
    expect(await coming(omar.token)).toEqual([])
    expect(await calendar(omar.token)).toEqual([])
    for (const path of ['/api/seeker/upcoming', '/api/seeker/upcoming-calendar'])
      expect((await app.call('GET', path, { token: mei.token })).status).toBe(403)
    await app.call('POST', `/api/my-applications/${application}/withdraw`, { token: noor.token, body: {} })
    expect((await coming()).map((c) => c.what)).toEqual(['walkIn'])
  })
})
