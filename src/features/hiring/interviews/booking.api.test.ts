import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Applied, aJob, anAdministrator, anApplication } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let now = new Date('2026-12-01T02:00:00Z')
let app: TestServer
let mei: Person
let bob: Person
let rival: Person
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('IN', 'Rival')
  bob = await anAdministrator(app, mei, 'Bob')
})
afterAll(() => app.close())

const SLOTS = ['2026-12-03T02:00:00.000Z', '2026-12-04T06:00:00.000Z']
const arrange = (a: Applied, over: Record<string, unknown> = {}) =>
  app.call('POST', `/api/company/applications/${a.id}/interviews`, {
    token: mei.token,
    body: { kind: 'video', minutes: 45, zone: 'Asia/Singapore', panel: [mei.userId], slots: SLOTS, ...over },
  })
const somebody = async (name?: string) => anApplication(app, mei, await aJob(app, mei), name)
const choose = (a: Applied, id: string, slot: string) =>
  app.call('POST', `/api/applications/${a.id}/interviews/${id}/answer`, { body: { link: a.link, slot } })
const offered = async (a: Applied) =>
  (await app.call('GET', `/api/applications/${a.id}/interviews?link=${a.link}`)).body.data.interviews[0].slots
const calendar = (token: string, text: string) =>
  app.call('PUT', '/api/company/interviewers/calendar', { token, body: { text, zone: 'Asia/Singapore' } })
const availability = (token: string, people: string[], over: Record<string, unknown> = {}) =>
  app.call('POST', '/api/company/interviewers/availability', {
    token,
    body: { people, from: '2026-11-30', zone: 'Asia/Singapore', ...over },
  })
const ICS = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:1',
  'DTSTAMP:20261101T000000Z',
  'SUMMARY:Dentist',
  'DTSTART:20261203T060000Z',
  'DTEND:20261203T070000Z',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')

describe('a time that is offered to several people', () => {
  test('is booked by one of two who choose it at once; the other is told, and is offered it no longer', async () => {
    for (let i = 0; i < 3; i++) {
      const slots = SLOTS.map((slot) => new Date(Date.parse(slot) + i * 7_200_000).toISOString())
      const two = [await somebody('Asha Rao'), await somebody('Zoe Roy')]
      const ids: string[] = []
      for (const a of two) ids.push((await arrange(a, { slots })).body.data.interview.id)
      const answers = await Promise.all(two.map((a, n) => choose(a, ids[n] as string, slots[0] as string)))
      expect(answers.map((r) => r.status).sort()).toEqual([200, 422])
      const loser = answers.findIndex((r) => r.status === 422)
      expect(answers[loser]?.body.fields.slot).toBe('This time has just been taken. Choose another one.')
      expect(await offered(two[loser] as Applied)).toEqual([slots[1]])
      expect((await choose(two[loser] as Applied, ids[loser] as string, slots[1] as string)).status).toBe(200)
    }
  })

  test('is booked by both where nobody holds both interviews', async () => {
    const [a, b] = [await somebody(), await somebody('Zoe Roy')]
    const at = '2026-12-10T02:00:00.000Z'
    const first = (await arrange(a, { slots: [at] })).body.data.interview.id
    const second = (await arrange(b, { slots: [at], panel: [bob.userId] })).body.data.interview.id
    expect((await choose(a, first, at)).status).toBe(200)
    expect((await choose(b, second, at)).status).toBe(200)
  })
})

describe('when interviewers are busy', () => {
  test('is read from their calendar file, without a word of what they do', async () => {
    const saved = await calendar(bob.token, ICS)
    expect(saved.body.data).toMatchObject({ times: 1, readAt: now.toISOString() })
    const { body } = await availability(mei.token, [bob.userId])
    expect(body.data).toEqual({
      busy: expect.arrayContaining([
        {
          userId: bob.userId,
          startsAt: '2026-12-03T06:00:00.000Z',
          endsAt: '2026-12-03T07:00:00.000Z',
          by: 'calendar',
        },
      ]),
      unknown: [],
    })
    const rows = await app.look(`select * from busy_times`)
    expect(JSON.stringify(rows)).not.toContain('Dentist')
  })

  test('holds their interviews as well, but not the one that is being moved', async () => {
    const a = await somebody()
    const at = '2026-12-02T02:00:00.000Z'
    const { id } = (await arrange(a, { slots: [at], agreed: true })).body.data.interview
    const ofMei = async (over = {}) =>
      (await availability(mei.token, [mei.userId], over)).body.data.busy.filter(
        (b: { startsAt: string }) => b.startsAt === at,
      )
    expect(await ofMei()).toEqual([
      { userId: mei.userId, startsAt: at, endsAt: '2026-12-02T02:45:00.000Z', by: 'interview' },
    ])
    expect(await ofMei({ except: id })).toEqual([])
  })

  test('is replaced by the next file, forgotten when asked, and refused where it is no calendar', async () => {
    expect((await calendar(bob.token, 'hello')).body.fields.text).toMatch(/not a calendar file/)
    await calendar(bob.token, ICS.replace('20261203T060000Z', '20261203T063000Z'))
    expect((await availability(mei.token, [bob.userId])).body.data.busy[0].startsAt).toBe('2026-12-03T06:30:00.000Z')
    const gone = await app.call('DELETE', '/api/company/interviewers/calendar', { token: bob.token })
    expect(gone.body.data).toEqual({ readAt: null, readsUntil: null, times: 0 })
    expect((await availability(mei.token, [bob.userId])).body.data.unknown).toEqual([bob.userId])
  })

  test('is told of nobody in another company', async () => {
    await calendar(bob.token, ICS)
    expect((await availability(rival.token, [bob.userId])).body.data.busy).toEqual([])
  })
})

describe('an interview that has taken place', () => {
  test('is recorded as completed, writes to nobody, and takes its scorecard', async () => {
    const a = await somebody()
    const at = '2026-11-30T02:00:00.000Z'
    const made = await arrange(a, { slots: [at], tookPlace: true })
    expect(made.status, made.text).toBe(201)
    expect(made.body.data.interview).toMatchObject({ status: 'done', startsAt: at })
    expect(await app.look(`select 1 from outbox where recipient = '${a.email}'`)).toEqual([])
    const [row] = await app.look<{ last_interview_at: string }>(
      `select last_interview_at from applications where id = '${a.id}'`,
    )
    expect(new Date(row?.last_interview_at ?? 0).toISOString()).toBe(at)
  })

  test('lies in the past, and not long ago', async () => {
    const a = await somebody()
    const refused = async (slot: string) => (await arrange(a, { slots: [slot], tookPlace: true })).body.fields.slots
    expect(await refused('2026-12-02T02:00:00Z')).toBe('An interview that took place lies in the past.')
    expect(await refused('2026-06-02T02:00:00Z')).toBe('It must have taken place within the last 90 days.')
  })

  test('is completed with the last scorecard of those who hold it, which can be handed in from 15 minutes before', async () => {
    const a = await somebody()
    const { id } = (
      await arrange(a, { slots: ['2026-12-01T02:30:00Z'], agreed: true, panel: [mei.userId, bob.userId] })
    ).body.data.interview
    const card = (token: string) =>
      app.call('PUT', `/api/company/interviews/${id}/scorecard`, {
        token,
        body: {
          ratings: [{ name: 'Food safety', rating: 3, evidence: 'Knew it.' }],
          overall: 3,
          summary: '',
          submit: true,
        },
      })
    expect((await card(mei.token)).body.error).toBe('This interview has not begun yet.')
    now = new Date('2026-12-01T02:15:00Z')
    expect((await card(mei.token)).body.data.interview.status).toBe('confirmed')
    expect((await card(bob.token)).body.data.interview.status).toBe('done')
    now = new Date('2026-12-01T02:00:00Z')
  })
})
