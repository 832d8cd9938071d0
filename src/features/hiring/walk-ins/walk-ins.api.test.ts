import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { publishJob } from '../../../../test/adverts.ts'
import { aJob } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { openMessage } from '../../../server/messages.ts'

const DAY = Date.parse('2026-12-05T01:00:00Z')
let now = new Date(DAY - 86_400_000)
let app: TestServer
let mei: Person
let rival: Person
let job: string
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('IN', 'Rival')
  job = (await publishJob(app, mei, { title: 'Chef' })).id
})
afterAll(() => app.close())
beforeEach(() => {
  now = new Date(DAY - 86_400_000)
})
const at = (minutes: number) => {
  now = new Date(DAY + minutes * 60_000)
}

const planned = (over: Record<string, unknown> = {}) => ({
  title: 'Kitchen day',
  jobs: [job],
  venue: '1 Harbour Road, Level 3',
  access: 'Lift from the street',
  documents: ['Identity card'],
  day: '2026-12-05',
  zone: 'Asia/Singapore',
  starts: '09:00',
  ends: '12:00',
  slotMinutes: 60,
  desks: 1,
  averageMinutes: 10,
  bookedPercent: 100,
  quiet: true,
  ...over,
})
const post = (path: string, body: Record<string, unknown> = {}, token = mei.token) =>
  app.call('POST', `/api/company/walk-ins${path}`, { token, body })
const published = async (over: Record<string, unknown> = {}) => {
  const { status, body } = await post('', planned(over))
  expect(status).toBe(201)
  const { id } = body.data as { id: string }
  expect((await post(`/${id}/move`, { move: 'publish' })).body.data.event.state).toBe('open')
  return id
}
const somebody = () => `${crypto.randomUUID().slice(0, 8)}@people.example`
const register = (id: string, over: Record<string, unknown> = {}) =>
  app.call('POST', `/api/walk-ins/${id}/register`, {
    body: { name: 'Asha Rao', email: somebody(), jobId: job, slot: 2, consent: true, ...over },
  })
const ticketOf = async (link: string) => (await app.call('GET', `/api/walk-in-ticket?link=${link}`)).body.data
const mine = (link: string, body: Record<string, unknown>) =>
  app.call('POST', '/api/walk-in-ticket', { body: { link, ...body } })
const host = async (id: string) =>
  (await app.call('GET', `/api/company/walk-ins/${id}`, { token: mei.token })).body.data
const letters = async (to: string) => {
  const rows = await app.look<{ id: string; company_id: string; sealed: Buffer; template: string; recipient: string }>(
    `select id, company_id, sealed, template, recipient from outbox where recipient = '${to}' order by created_at, id`,
  )
  return rows.map((row) => ({ ...row, ...openMessage(app.server.services, row) }))
}

describe('a walk-in event', () => {
  test('is planned, published, and seen by everybody; a draft by nobody', async () => {
    const { body } = await post('', planned())
    const { id } = body.data
    expect((await app.call('GET', `/api/walk-ins/${id}`)).status).toBe(404)
    await post(`/${id}/move`, { move: 'publish' })
    const seen = (await app.call('GET', `/api/walk-ins/${id}`)).body.data
    expect(seen).toMatchObject({ company: 'Harbour Works', title: 'Kitchen day', takesPeople: true, full: false })
    expect(seen.slots.map((s: { free: number; quiet: boolean }) => [s.free, s.quiet])).toEqual([
      [3, true],
      [6, false],
      [6, false],
    ])
    expect((await post(`/${id}/move`, { move: 'publish' })).status).toBe(409)
    // Nobody is told to come for a job whose advert was never checked.
    const early = (await post('', planned({ jobs: [job, await aJob(app, mei, { title: 'Baker' })] }))).body.data.id
    expect((await post(`/${early}/move`, { move: 'publish' })).body.error).toContain('Publish the job first: “Baker”')
    const change = { ...planned(), version: (await host(id)).event.version }
    expect((await app.call('PUT', `/api/company/walk-ins/${id}`, { token: mei.token, body: change })).status).toBe(409)
  })

  test('of a company whose registration was refused is seen by nobody', async () => {
    const id = await published()
    const set = (state: string) =>
      app.look(`insert into company_verifications (company_id, entity_id, country, legal_name, number_key, number, state, decided_at, reason, asked_at)
        select company_id, id, country, legal_name, 'uen', 'x', '${state}', now(), 'Not there', clock_timestamp() from legal_entities
         where company_id = '${mei.companyId}'`)
    await set('refused')
    expect((await app.call('GET', `/api/walk-ins/${id}`)).status).toBe(404)
    expect((await register(id)).status).toBe(404)
    await set('lapsed')
    expect((await register(id)).status).toBe(201)
  })

  test.each([
    [{ ends: '08:00' }, 'ends', 'The end must come after the start.'],
    [{ day: '2026-12-01' }, 'day', 'This day has passed.'],
    [
      { averageMinutes: 120 },
      'slotMinutes',
      'A slot is too short for one conversation. Make slots longer, or add desks.',
    ],
    [{ bookedPercent: 120 }, 'bookedPercent', 'Places given out must be at most 110'],
    [{ jobs: [crypto.randomUUID()] }, 'jobs', 'One of these jobs is not there any more.'],
  ])('planned with %j says what is wrong', async (over, field, sentence) => {
    const { status, body } = await post('', planned(over))
    expect([status, body.fields[field]]).toEqual([422, sentence])
  })

  test('of another company is not there, whatever is asked of it', async () => {
    const id = await published()
    const { link } = (await register(id)).body.data
    const [ticket] = (await host(id)).tickets
    const input = [
      app.call('GET', `/api/company/walk-ins/${id}`, { token: rival.token }),
      app.call('GET', `/api/company/walk-ins/${id}/watch`, { token: rival.token }),
      app.call('PUT', `/api/company/walk-ins/${id}`, {
        token: rival.token,
        body: { ...planned({ jobs: [await aJob(app, rival)] }), version: 1 },
      }),
      post(`/${id}/move`, { move: 'cancel' }, rival.token),
      post(`/${id}/next`, { desk: 1 }, rival.token),
      post(`/${id}/check-in`, { code: '1' }, rival.token),
      post(`/${id}/walk-ups`, { name: 'Wei', jobId: job, consent: true }, rival.token),
      post(`/${id}/tickets/${ticket.id}/move`, { move: 'checkIn' }, rival.token),
      post(`/${id}/tickets/${ticket.id}/finish`, { overall: 3, result: 'review' }, rival.token),
    ]
    for (const answer of await Promise.all(input)) expect(answer.status).toBe(404)
    expect((await ticketOf(link)).status).toBe('registered')
  })
})

describe('registering', () => {
  test('gives a ticket by link and letter whose code holds nothing about the person', async () => {
    const id = await published()
    const email = somebody()
    const { status, body } = await register(id, { email, need: 'I use a wheelchair', slot: 1 })
    expect(status).toBe(201)
    const seen = await ticketOf(body.data.link)
    expect(seen).toMatchObject({ number: 1, status: 'registered', slot: 1, job: 'Chef', ahead: null })
    expect(seen.code).toMatch(/^[0-9a-f-]{36}\.[\w-]{22}$/)
    expect(seen.code).not.toContain(body.data.link)
    for (const word of ['Asha', email, 'wheelchair']) expect(seen.code).not.toContain(word)
    const [letter] = await letters(email)
    expect(letter?.text).toContain(`/walk-in/ticket/${body.data.link}`)
    expect(letter?.attachments?.[0]?.contentType).toContain('method=REQUEST')
    const file = await app.call('GET', `/api/walk-in-ticket/calendar?link=${body.data.link}`)
    expect(file.text).toContain('BEGIN:VEVENT')
    // What they need is the host's to know, and nobody else's.
    expect((await host(id)).tickets[0].need).toBe('I use a wheelchair')
    const others = [`/api/walk-ins/${id}`, `/api/walk-ins/${id}/board`, `/api/walk-in-ticket?link=${body.data.link}`]
    for (const path of others) expect((await app.call('GET', path)).text).not.toContain('wheelchair')
    // A second time with the same address: the link goes to the mailbox, not to whoever asks.
    expect((await register(id, { email })).body.data.link).toBeNull()
    expect((await letters(email)).at(-1)?.text).toContain(body.data.link)
  })

  test('keeps the quiet slot for who asks for it', async () => {
    const id = await published()
    expect((await register(id, { slot: 1 })).body.fields.slot).toBe('This time is not one of those offered.')
    expect((await register(id, { slot: null })).body.fields.slot).toBe('Choose a time.')
    expect((await register(id, { consent: false })).body.fields.consent).toContain('Agree')
  })

  test('never gives out more places than there are, to twenty at once; then there is a waiting list', async () => {
    const id = await published({ ends: '10:00', quiet: false })
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(id, { slot: 1 })))
    expect(answers.filter((a) => a.status === 201)).toHaveLength(6)
    for (const refused of answers.filter((a) => a.status !== 201))
      expect(refused.body.fields.slot).toBe('This time has just been taken. Choose another one.')
    expect((await host(id)).event.slots[0]).toMatchObject({ capacity: 6, taken: 6 })
    const email = somebody()
    const { link } = (await register(id, { slot: null, email })).body.data
    expect((await ticketOf(link)).status).toBe('waitlisted')
    const first = answers.find((a) => a.status === 201)?.body.data.link
    expect((await mine(first, { action: 'cancel' })).body.data.status).toBe('cancelled')
    expect(await ticketOf(link)).toMatchObject({ status: 'registered', slot: 1 })
    expect((await letters(email)).map((l) => l.subject)).toEqual([
      'On the waiting list: Kitchen day',
      'Your time: Kitchen day',
    ])
  })

  test('can be changed by its own link alone', async () => {
    const id = await published()
    const { link } = (await register(id)).body.data
    const other = (await register(id)).body.data.link
    expect((await app.call('GET', '/api/walk-in-ticket?link=nothing')).status).toBe(404)
    expect((await mine('nothing', { action: 'cancel' })).status).toBe(404)
    expect((await mine(link, { action: 'slot', slot: 3 })).body.data.slot).toBe(3)
    expect((await ticketOf(other)).slot).toBe(2)
    expect((await mine(link, { action: 'late', minutes: 30 })).body.data.lateUntil).toBe('2026-12-05T04:30:00.000Z')
    expect((await mine(link, { action: 'rejoin' })).status).toBe(409)
    // Its link opens no application.
    expect((await app.call('GET', `/api/applications/${crypto.randomUUID()}/interviews?link=${link}`)).status).toBe(404)
  })

  test('is closed while the event is paused', async () => {
    const id = await published()
    await post(`/${id}/move`, { move: 'pause' })
    expect((await register(id)).status).toBe(409)
    await post(`/${id}/move`, { move: 'resume' })
    expect((await register(id)).status).toBe(201)
  })
})

describe('the queue', () => {
  test('calls by slot and arrival, twice with five minutes between, and shows everybody numbers alone', async () => {
    const id = await published({ desks: 2, quiet: false })
    const early = (await register(id, { slot: 2, name: 'Wei' })).body.data.link
    const first = (await register(id, { slot: 1, name: 'Asha' })).body.data.link
    const { code } = await ticketOf(first)
    expect((await post(`/${id}/check-in`, { code: '1' })).status).toBe(409)
    at(0)
    await post(`/${id}/move`, { move: 'begin' })
    expect((await post(`/${id}/check-in`, { code: '1' })).body.data.ticket).toMatchObject({
      name: 'Wei',
      status: 'waiting',
    })
    at(5)
    expect((await post(`/${id}/check-in`, { code: `${code.slice(0, -3)}AAA` })).status).toBe(422)
    expect((await post(`/${id}/check-in`, { code })).body.data).toMatchObject({
      again: false,
      ticket: { name: 'Asha' },
    })
    expect((await post(`/${id}/check-in`, { code })).body.data.again).toBe(true)
    expect(await ticketOf(early)).toMatchObject({ ahead: 1 })
    const walkUp = await post(`/${id}/walk-ups`, { name: 'Ravi', jobId: job, consent: true })
    expect(walkUp.body.data.ticket).toMatchObject({ number: 3, status: 'waiting', walkUp: true })

    const called = (await post(`/${id}/next`, { desk: 1 })).body.data.ticket
    expect(called).toMatchObject({ name: 'Asha', desk: 1, calls: 1 })
    expect((await post(`/${id}/next`, { desk: 1 })).status).toBe(409)
    expect((await post(`/${id}/next`, { desk: 3 })).body.fields.desk).toBe('This event has 2 desks.')
    expect(await ticketOf(first)).toMatchObject({ status: 'called', desk: 1 })
    const board = await app.call('GET', `/api/walk-ins/${id}/board`)
    expect(board.body.data).toMatchObject({ called: [{ number: 2, desk: 1 }], next: [3, 1], waiting: 2 })
    for (const name of ['Asha', 'Wei', 'Ravi']) expect(board.text).not.toContain(name)

    const step = (move: string) => post(`/${id}/tickets/${called.id}/move`, { move })
    expect((await step('callAgain')).body.message).toBe('Call again 5 minutes after the first call, not before.')
    expect((await step('noShow')).status).toBe(409)
    at(10)
    expect((await step('callAgain')).body.data.ticket.calls).toBe(2)
    expect((await step('noShow')).body.data.ticket).toMatchObject({ status: 'no_show', desk: null })
    // Back at the end of the line, by their own hand.
    expect((await mine(first, { action: 'rejoin' })).body.data).toMatchObject({ status: 'waiting', ahead: 2 })
  })

  test('takes what a desk without a connection sends later with the time it happened, and each of it once', async () => {
    const id = await published({ quiet: false })
    await register(id, { slot: 2, name: 'Wei' })
    await register(id, { slot: 2, name: 'Asha' })
    at(0)
    await post(`/${id}/move`, { move: 'begin' })
    at(30)
    const minutesAgo = (n: number) => new Date(now.getTime() - n * 60_000).toISOString()
    await post(`/${id}/check-in`, { code: '1' })
    // She came before Wei, and is told of after him.
    await post(`/${id}/check-in`, { code: '2', at: minutesAgo(20) })
    const arrived = async (name: string) =>
      (await host(id)).tickets.find((t: { name: string }) => t.name === name).arrivedAt
    expect([await arrived('Wei'), await arrived('Asha')]).toEqual([minutesAgo(0), minutesAgo(20)])
    const ravi = { name: 'Ravi', jobId: job, consent: true, key: crypto.randomUUID(), at: minutesAgo(25) }
    const first = await post(`/${id}/walk-ups`, ravi)
    expect(first.status, first.text).toBe(201)
    expect((await post(`/${id}/walk-ups`, ravi)).body.data).toEqual(first.body.data)
    expect((await host(id)).tickets).toHaveLength(3)
    const other = await published({ quiet: false })
    await post(`/${other}/move`, { move: 'begin' })
    expect((await post(`/${other}/walk-ups`, ravi)).status).toBe(422)
    // A clock that is ahead, and one of another year, say what can be.
    for (const [name, said, kept] of [
      ['Ahead', minutesAgo(-600), minutesAgo(0)],
      ['Behind', '2001-01-01T00:00:00Z', minutesAgo(24 * 60)],
    ] as const) {
      await post(`/${id}/walk-ups`, { ...ravi, name, key: crypto.randomUUID(), at: said })
      expect(await arrived(name)).toBe(kept)
    }
    expect((await post(`/${id}/check-in`, { code: '1', at: 'noon' })).status).toBe(422)
  })

  test('ends with what was found, and an application stands in the pipeline', async () => {
    const id = await published({ quiet: false })
    const email = somebody()
    await register(id, { slot: 1, email })
    at(0)
    await post(`/${id}/move`, { move: 'begin' })
    await post(`/${id}/check-in`, { code: '1' })
    const { ticket } = (await post(`/${id}/next`, { desk: 1 })).body.data
    const path = `/${id}/tickets/${ticket.id}`
    const card = { overall: 4, summary: 'Cooks for 200', result: 'interview' }
    expect((await post(`${path}/finish`, card)).status).toBe(409)
    await post(`${path}/move`, { move: 'start' })
    expect((await post(`/${id}/move`, { move: 'end' })).status).toBe(409)
    at(12)
    const { ticket: done } = (await post(`${path}/finish`, card)).body.data
    expect(done).toMatchObject({ status: 'done', overall: 4, result: 'interview' })
    const stored = await app.look(
      `select s.kind, a.source, a.outcome, c.email from applications a join pipeline_stages s on s.id = a.stage_id join candidates c on c.id = a.candidate_id where a.id = '${done.applicationId}'`,
    )
    expect(stored).toEqual([{ kind: 'interview', source: 'walk-in', outcome: 'active', email }])
    const ended = await post(`/${id}/move`, { move: 'end', words: 'Thank you for coming.' })
    expect(ended.body.data.event.state).toBe('ended')
    // Their own link to the application, once.
    const received = (await letters(email)).filter((l) => l.template === 'application-received')
    expect(received).toHaveLength(1)
    const link = /\/application\/([\w-]+)/.exec(received[0]?.text ?? '')?.[1]
    expect((await app.call('GET', `/api/my-applications/${link}`)).status).toBe(200)
    expect((await letters(email)).at(-1)).toMatchObject({ template: 'walk-in-over', subject: 'Kitchen day is over' })
    expect((await letters(email)).at(-1)?.text).toContain('Thank you for coming.')

    // The same person on another day: their application goes on, and stays one.
    at(-1440)
    const next = await published({ quiet: false })
    await register(next, { slot: 1, email })
    at(0)
    await post(`/${next}/move`, { move: 'begin' })
    await post(`/${next}/check-in`, { code: '1' })
    const again = (await post(`/${next}/next`, { desk: 1 })).body.data.ticket
    await post(`/${next}/tickets/${again.id}/move`, { move: 'start' })
    const offered = await post(`/${next}/tickets/${again.id}/finish`, { overall: 4, result: 'offer' })
    expect(offered.body.data.ticket.applicationId).toBe(done.applicationId)
    const moved = await app.look(
      `select s.kind from applications a join pipeline_stages s on s.id = a.stage_id where a.id = '${done.applicationId}'`,
    )
    expect(moved).toEqual([{ kind: 'offer' }])
  })

  test('asks for an address before somebody without one is judged', async () => {
    const id = await published({ quiet: false })
    at(0)
    await post(`/${id}/move`, { move: 'begin' })
    await post(`/${id}/walk-ups`, { name: 'Ravi', jobId: job, consent: true })
    const { ticket } = (await post(`/${id}/next`, { desk: 1 })).body.data
    await post(`/${id}/tickets/${ticket.id}/move`, { move: 'start' })
    const card = { overall: 2, result: 'review' }
    const refused = await post(`/${id}/tickets/${ticket.id}/finish`, card)
    expect(refused.body.fields.email).toBe('Ask for an e-mail address: the answer goes there.')
    const done = await post(`/${id}/tickets/${ticket.id}/finish`, { ...card, email: somebody() })
    expect(done.body.data.ticket.status).toBe('done')
  })

  test('that is cancelled tells everybody, and their calendars', async () => {
    const id = await published()
    const email = somebody()
    const { link } = (await register(id, { email })).body.data
    await post(`/${id}/move`, { move: 'cancel', words: 'The hall is closed.' })
    const last = (await letters(email)).at(-1)
    expect(last?.text).toContain('The hall is closed.')
    expect(last?.attachments?.[0]?.contentType).toContain('method=CANCEL')
    expect(await ticketOf(link)).toMatchObject({
      status: 'cancelled',
      event: { state: 'cancelled', reason: 'The hall is closed.' },
    })
  })
})
