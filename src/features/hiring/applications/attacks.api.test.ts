import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishJob } from '../../../../test/adverts.ts'
import { applyTo, lettersTo, seekerOf } from '../../../../test/applicants.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { sendDueMessages } from '../pipeline/jobs.ts'

/** Noon in Singapore. */
let now = new Date(`${new Date().toISOString().slice(0, 10)}T04:00:00Z`)
let app: TestServer
let mei: Person
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer('SG', 'Harbour Works')
})
afterAll(() => app.close())

const call = (method: string, path: string, body?: object) =>
  app.call(method, `/api/company/${path}`, { token: mei.token, ...(body ? { body } : {}) })

test('nobody is let go in silence: the letter of a decision is taken back with the decision alone', async () => {
  const noor = await seekerOf(app)
  const { id: job } = await publishJob(app, mei)
  const { applicationId: id } = (await applyTo(app, job, { email: noor.email }, noor.token)).body.data
  const step = async (body: object) =>
    (await call('POST', 'applications/move', { applications: [{ id }], ...body })).body.data.results[0]
  const messages = async (): Promise<{ id: string; takenBack: boolean; tellsDecision: boolean }[]> =>
    (await call('POST', `applications/${id}/open`)).body.data.application.messages
  const takeBack = (message: string) => call('POST', `applications/${id}/messages/${message}/take-back`)
  const [reason] = await app.look<{ id: string }>(
    `select id from reject_reasons where company_id = '${mei.companyId}' limit 1`,
  )
  const reject = { action: 'reject', reasonId: reason?.id }
  expect((await step(reject)).why).toBeNull()
  const [letter] = await messages()
  expect(await takeBack(letter?.id ?? '')).toMatchObject({
    status: 409,
    body: { error: 'This letter tells of the decision. Restore the application, and the letter stays with it.' },
  })
  expect((await messages())[0]).toMatchObject({ takenBack: false, tellsDecision: true })
  // Other letters are taken back as before, and this one is with the decision.
  const body = { ids: [id], subject: 'About your documents', body: 'Please bring them.', preview: false }
  const sent = (await call('POST', 'applications/messages', body)).body.data.results[0]
  expect((await takeBack(sent.messageId)).status).toBe(200)
  expect((await step({ action: 'restore' })).why).toBeNull()
  expect((await messages())[0]?.takenBack).toBe(true)
  expect((await step(reject)).why).toBeNull()
  now = new Date(now.getTime() + 15 * 60_000)
  await sendDueMessages(app.server.services, { companyId: mei.companyId })
  const told = await lettersTo(app, mei.companyId, noor.email)
  expect(told.filter(({ template }) => template === 'application-letter')).toHaveLength(1)
})
