import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Applied, aJob, anAdministrator, anApplication } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person
let ravi: Person
let rival: Person
let asha: Applied
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-12-01T02:00:00Z') })
  mei = await app.employer('SG', 'Harbour Works')
  ravi = await anAdministrator(app, mei, 'Ravi')
  rival = await app.employer('IN', 'Rival')
  const job = await aJob(app, mei)
  asha = await anApplication(app, mei, job, 'Asha Rao')
  const ben = await anApplication(app, mei, job, 'Ben Tan')
  const offer = { period: 'MONTH', department: 'Kitchen', allowances: [], expiresOn: '2026-12-08', terms: '' }
  for (const [applied, position, startsOn] of [
    [asha, 'Cook', '2027-01-04'],
    [ben, 'Waiter', '2027-02-01'],
  ] as const) {
    const body = { ...offer, position, startsOn, pay: '3000', probationMonths: 3, weeklyHours: 44 }
    const path = `/api/company/applications/${applied.id}`
    expect(await app.call('POST', `${path}/offers`, { token: mei.token, body })).toMatchObject({ status: 201 })
    const interview = {
      kind: 'video',
      minutes: 45,
      zone: 'Asia/Singapore',
      place: 'https://meet.example/1',
      panel: [mei.userId],
      slots: ['2026-12-03T16:30:00.000Z'],
      agreed: applied === asha,
    }
    expect(await app.call('POST', `${path}/interviews`, { token: mei.token, body: interview })).toMatchObject({
      status: 201,
    })
  }
  await app.look(`delete from application_views`)
  const opened = await app.call('POST', `/api/company/applications/${asha.id}/open`, { token: mei.token, body: {} })
  expect(opened.status).toBe(200)
})
afterAll(() => app.close())

const read = async (path: string, who = mei) => {
  const { status, body, text } = await app.call('GET', path, { token: who.token })
  expect(status, text).toBe(200)
  return body.data
}

describe.each(['offers', 'interviews'])('the list of all %s', (list) => {
  const path = `/api/company/${list}`

  test('names a person to whoever has opened their application, and to nobody else', async () => {
    const named = (data: Record<string, { name: string | null }[]>) => (data[list] ?? []).map((row) => row.name).sort()
    expect(named(await read(path))).toEqual(['Asha Rao', null])
    expect(named(await read(path, ravi))).toEqual([null, null])
  })

  test('does not find a name that it does not show', async () => {
    expect((await read(`${path}?search=asha`)).totalCount).toBe(1)
    expect((await read(`${path}?search=ben`)).totalCount).toBe(0)
    expect((await read(`${path}?search=asha`, ravi)).totalCount).toBe(0)
  })

  test('is had as a file, in which the same names stand', async () => {
    const { body } = await app.call('POST', '/api/company/list-exports', { token: mei.token, body: { list } })
    const file = await app.call('GET', `/api/company/list-exports/${body.data.export.id}/file`, { token: mei.token })
    expect(file.text).toContain('Asha Rao')
    expect(file.text).not.toContain('Ben Tan')
    expect(file.text.trim().split('\r\n')).toHaveLength(3)
  })

  test('is the company’s own', async () => {
    expect((await read(path, rival)).totalCount).toBe(0)
  })
})

describe('the list of all offers', () => {
  test('is ordered by the first day and filtered by its status, with how many each has', async () => {
    const { offers, counts } = await read('/api/company/offers?sort=-starts')
    expect(offers.map((offer: { position: string }) => offer.position)).toEqual(['Waiter', 'Cook'])
    expect(counts).toMatchObject({ draft: 2, sent: 0 })
    expect((await read('/api/company/offers?status=sent')).offers).toEqual([])
    expect((await app.call('GET', '/api/company/offers?sort=pay', { token: mei.token })).body.fields.sort).toMatch(
      /^Sort must be one of changed/,
    )
  })
})

describe('the list of all interviews', () => {
  test('takes the day where the interview is held, and puts what has no time first', async () => {
    const { interviews } = await read('/api/company/interviews')
    expect(interviews.map((each: { startsAt: string | null }) => each.startsAt)).toEqual([
      null,
      '2026-12-03T16:30:00.000Z',
    ])
    // Half past midnight in Singapore.
    expect((await read('/api/company/interviews?from=2026-12-04&to=2026-12-04')).totalCount).toBe(1)
    expect((await read('/api/company/interviews?to=2026-12-03')).totalCount).toBe(0)
    const refused = await app.call('GET', '/api/company/interviews?from=2026-12-04&to=2026-12-03', { token: mei.token })
    expect(refused.body.fields).toEqual({ to: 'To must not be before From' })
  })
})
