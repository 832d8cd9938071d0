import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offerCode } from '../../../../test/accounts.ts'
import { beginJob } from '../../../../test/adverts.ts'
import { addApplications } from '../../../../test/applications.ts'
import { type Applied, aJob, anApplication } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

const now = new Date('2026-12-01T02:00:00Z')
let app: TestServer
let mei: Person
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer('SG', 'Harbour Works')
})
afterAll(() => app.close())

const call = (method: string, path: string, body?: object) =>
  app.call(method, `/api/company/${path}`, { token: mei.token, ...(body ? { body } : {}) })
const step = async ({ id }: Applied, body: object) => {
  const answer = await call('POST', 'applications/move', { applications: [{ id }], ...body })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data.results[0]
}
const TERMS = {
  position: 'Chef',
  department: 'Technical',
  pay: '4800',
  period: 'MONTH',
  startsOn: '2027-01-04',
  expiresOn: '2026-12-08',
}
const offered = async (a: Applied): Promise<string> => {
  const { id } = (await call('POST', `applications/${a.id}/offers`, TERMS)).body.data.offer
  for (const action of ['approve', 'send']) {
    const moved = await call('POST', `offers/${id}/move`, { action })
    expect(moved.status, moved.text).toBe(200)
  }
  return id
}
/** Let go by mistake, and taken back before the letter left. */
const restored = async (): Promise<Applied> => {
  const asha = await anApplication(app, mei, await aJob(app, mei))
  const reasonId = (await app.look<{ id: string }>(`select id from reject_reasons limit 1`))[0]?.id
  expect(await step(asha, { action: 'reject', reasonId })).toMatchObject({ why: null, outcome: 'rejected' })
  expect(await step(asha, { action: 'restore' })).toMatchObject({ why: null, outcome: 'active' })
  return asha
}

describe('whoever holds an offer', () => {
  beforeAll(async () => {
    await addApplications(app, mei, (await beginJob(app, mei)).id, [])
  })

  test('is not let go by taking back the step that brought them back', async () => {
    const asha = await restored()
    const offer = await offered(asha)
    expect(await step(asha, { action: 'undo' })).toMatchObject({
      outcome: null,
      why: 'An offer waits for this person’s answer. Withdraw it first.',
    })
    const body = { link: asha.link, accept: true, name: asha.name, code: await offerCode(app, asha, offer) }
    const signed = await app.call('POST', `/api/applications/${asha.id}/offers/${offer}/answer`, { body })
    expect(signed.status, signed.text).toBe(200)
    expect((await step(asha, { action: 'undo' })).why).toBe(
      'This person has signed an offer. Withdraw it first, with the reason.',
    )
    await call('POST', `offers/${offer}/move`, { action: 'withdraw', note: 'The kitchen closes.' })
    expect(await step(asha, { action: 'undo' })).toMatchObject({ why: null, outcome: 'rejected' })
  })
})

describe('sorting without names', () => {
  const noteOf = async (name: string, note: string): Promise<string> => {
    const { id } = await beginJob(app, mei)
    const { status } = await call('POST', `jobs/${id}/move`, { action: 'publish' })
    expect(status).toBe(200)
    const sent = { key: crypto.randomUUID(), name, email: `${crypto.randomUUID()}@people.example`, note, consent: true }
    const applied = await app.call('POST', `/api/jobs/${id}/applications`, { body: sent })
    expect(applied.status, applied.text).toBe(201)
    return (await call('GET', `triage?job=${id}`)).body.data.cards[0].note
  }

  test.each([
    ['composed otherwise than it is typed', 'José Núñez', 'I am Jose\u0301 Nu\u0301n\u0303ez.'],
    ['without its accents', 'José Núñez', 'I am Jose Nunez.'],
    ['with accents it is not typed with', 'Jose Nunez', 'I am José Núñez.'],
    ['in addresses on the web', 'Priya Nair', 'See linkedin.com/in/pnair-88, @priyanair and priyanair.example.'],
  ])('shows no name that is written %s', async (_how, name, note) => {
    const shown = await noteOf(name, note)
    expect(shown.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()).not.toMatch(/jose|nunez|priya|nair/)
    expect(shown).toMatch(/^(?:I am|See) •••/)
  })

  test('leaves the words of the work as they are', async () => {
    const note = 'I know Node.js, ASP.NET, CI/CD and TCP/IP, and read यूनिकोड.'
    expect(await noteOf('Asha Rao', note)).toBe(note)
  })
})
