import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishJob } from '../../../../test/adverts.ts'
import { applyTo, seekerOf } from '../../../../test/applicants.ts'
import { pdfOf } from '../../../../test/files.ts'
import { giveSeekerPlan } from '../../../../test/plans.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person
let shift = 0
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date(Date.now() + shift) })
  mei = await app.employer('SG', 'Harbour Works')
  const values = { accepts: true }
  await app.call('PUT', '/api/company/settings/direct-messages', { token: mei.token, body: { values } })
})
afterAll(() => app.close())

const HOUR = 3_600_000
const company = (method: string, path: string, body?: object) =>
  app.call(method, `/api/company/direct-threads${path}`, { token: mei.token, ...(body ? { body } : {}) })

/** A thread that the company began with somebody who applied, and what the person reads in it. */
const begun = async (words = 'We have read your application.') => {
  const noor = await seekerOf(app)
  const until = new Date(Date.now() + 900 * 24 * HOUR).toISOString()
  await giveSeekerPlan(app.server.services, noor.userId, { tier: 'premium_plus', status: 'active', until })
  const job = (await publishJob(app, mei)).id as string
  const application = (await applyTo(app, job, { email: noor.email }, noor.token)).body.data.applicationId
  const made = await company('POST', '', { application, words })
  expect(made.status, made.text).toBe(201)
  const id = made.body.data.thread.id as string
  const own = (method: string, path: string, body?: object) =>
    app.call(method, `/api/seeker/direct-threads/${id}${path}`, { token: noor.token, ...(body ? { body } : {}) })
  return { id, own, job, noor }
}

describe('before the person has answered', () => {
  test.each([
    ['with a sign between that is not seen', 'Call 9\u200b1\u200b2\u200b3\u200b4\u200b5\u200b6\u200b7'],
    ['with strokes between', 'Call 9123/4567'],
    ['with points in the middle', 'Call 9123·4567'],
    ['with lines below', 'Call 9_1_2_3_4_5_6_7'],
    ['in circles', 'Call ⑨①②③④⑤⑥⑦'],
    ['in full width', 'Write to ｎｏｏｒ＠ｇｍａｉｌ．ｃｏｍ'],
    ['with the sign in words', 'Write to noor (at) gmail (dot) com'],
    ['with a sign in a domain that is not seen', 'Look at evil\u200b.com/pay'],
  ])('no number or address is shown that is written %s', async (_how, words) => {
    const { own } = await begun(words)
    const [message] = (await own('GET', '')).body.data.messages
    expect(message.masked).toBe(true)
    expect(message.words).toMatch(/^(?:Call|Write to|Look at) •••(?:\/pay)?$/)
  })

  test('nor in the name of a file', async () => {
    const { id, own } = await begun()
    const name = 'write to noor@gmail.com or call 91234567'
    const sent = await app.call('POST', `/api/company/direct-threads/${id}/files?name=${encodeURIComponent(name)}`, {
      token: mei.token,
      file: pdfOf('map'),
    })
    const file = sent.body.data.id
    expect((await company('POST', `/${id}/messages`, { words: 'The way', file })).status).toBe(201)
    const shown = (await own('GET', '')).body.data.messages.at(-1)
    expect(shown.files).toMatchObject([{ id: file, name: expect.stringContaining('•••') }])
    expect(shown.files[0].name).not.toMatch(/9123|gmail/)
    const read = await own('GET', `/files/${file}`)
    expect(read.headers.get('content-disposition')).not.toMatch(/9123|gmail/)
    await own('POST', '/messages', { words: 'Thank you' })
    expect((await own('GET', '')).body.data.messages.at(-2).files[0].name).toContain('noor@gmail.com')
  })

  test('what everybody writes stays as it is', async () => {
    const words = 'We pay SGD 4,500 to 5,200, 09:00/18:00, from 04/12/2026. कृपया क्ष्‍ा बताएं.'
    const { own } = await begun(words)
    expect((await own('GET', '')).body.data.messages[0]).toMatchObject({ words, masked: false })
  })
})

test.each([
  '4242 4242 4242 4242 12/27',
  '4242.4242.4242.4242',
  '４２４２ ４２４２ ４２４２ ４２４２',
  '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢',
  '4242\u200b4242\u200b4242\u200b4242',
  '4242/4242/4242/4242',
])('the number of a payment card is refused however it is written: %j', async (number) => {
  const { own, id } = await begun()
  for (const answer of [
    await own('POST', '/messages', { words: `It is ${number}` }),
    await company('POST', `/${id}/messages`, { words: `Is it ${number}?` }),
  ])
    expect(answer).toMatchObject({ status: 422, body: { fields: { words: expect.stringContaining('payment card') } } })
})

test('a sign of a scam is warned of though letters of another alphabet stand in it', async () => {
  const { own, id } = await begun('Рау the dероsit and send your bаnk аccount.')
  expect((await own('GET', '')).body.data.messages[0].signs).toEqual(['money', 'bank'])
  const { threads } = (await company('GET', '')).body.data
  expect(threads.find((one: { id: string }) => one.id === id).flagged).toBe(true)
})

test('what was to leave later does not reach whoever has blocked the thread, nor once they unblock it', async () => {
  const { id, own } = await begun()
  const sendAt = new Date(Date.now() + HOUR).toISOString()
  expect((await company('POST', `/${id}/messages`, { words: 'Answer me at last', sendAt })).status).toBe(201)
  expect((await own('PUT', '', { blocked: true })).status).toBe(200)
  shift = 2 * HOUR
  expect((await own('GET', '')).text).not.toContain('Answer me')
  await own('PUT', '', { blocked: false })
  expect((await own('GET', '')).text).not.toContain('Answer me')
  shift = 0
})
