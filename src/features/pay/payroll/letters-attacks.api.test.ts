import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPortalPerson, type PortalPerson } from '../../../../test/claims.ts'
import { agree as agreeTo, anAdministrator } from '../../../../test/hiring.ts'
import { type MailServer, startMailServer } from '../../../../test/mail.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

/** Two who publish, or write again, at once; a mail server that is busy; payslips that are taken back. */

const now = new Date('2026-11-28T04:00:00Z')
let mail: MailServer
let app: TestServer
let mei: Person
let arun: Person
let lin: PortalPerson
let employmentId: string
let runId: string

const call = (method: string, path: string, body: unknown = {}, by = mei) =>
  app.call(method, path, { token: by.token, ...(method === 'GET' ? {} : { body }) })
const good = async (method: string, path: string, body: unknown = {}) => {
  const answer = await call(method, path, body)
  expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300)
  return answer.body.data
}
const letters = () => good('GET', `/api/payroll/runs/${runId}/letters`)
const writeAgain = (body: object = {}) => call('POST', `/api/payroll/runs/${runId}/letters`, body)
const until = async <T>(look: () => Promise<T | false> | T | false): Promise<T> => {
  for (let i = 0; i < 150; i++) {
    const found = await look()
    if (found) return found
    await new Promise((go) => setTimeout(go, 100))
  }
  throw new Error('It did not happen within fifteen seconds')
}
const received = () => mail.to(lin.email).filter((one) => one.mail.subject?.startsWith('Your payslip'))

beforeAll(async () => {
  mail = await startMailServer()
  app = await startTestServer({
    now: () => now,
    worker: true,
    env: { SMTP_URL: mail.url, MAIL_FROM: 'Harbour HR <hr@harbour.test>', PUBLIC_URL: 'https://hr.harbour.test' },
  })
  mei = await app.employer('SG', 'Harbour Works')
  arun = await anAdministrator(app, mei, 'Arun')
  lin = await aPortalPerson(app, mei, { name: 'Lin Wei', email: `lin.${crypto.randomUUID().slice(0, 8)}@people.test` })
  employmentId = (await good('GET', `/api/employees/${lin.employeeId}/employments`)).employments[0].id
  await good('POST', `/api/payroll/people/${employmentId}/profile`, {
    effectiveFrom: '2026-01-05',
    facts: { birthDate: '1990-01-01', cpfStatus: 'citizen' },
  })
  const { entities } = await good('GET', '/api/payroll/setup')
  const group = { entityId: entities[0].id, name: 'Monthly', frequency: 'monthly', payOn: 30 }
  const groupId = (await good('POST', '/api/payroll/groups', group)).group.id
  let { run } = await good('POST', '/api/payroll/runs', { groupId, payDay: '2026-11-30', kind: 'regular' })
  runId = run.id
  for (const action of ['calculate', 'submit', 'lock']) {
    if (action === 'lock') {
      await agreeTo(app, arun, 'pay-run')
      run = (await good('GET', `/api/payroll/runs/${run.id}`)).run
    }
    run = (await good('POST', `/api/payroll/runs/${run.id}/${action}`, { version: run.version })).run
  }
}, 60_000)
afterAll(async () => {
  await app.close()
  await mail.close()
})

describe('one letter about one payslip', () => {
  test('is kept when two publish at once, while the mail server is busy', async () => {
    mail.answerWith(({ mail: one }) =>
      one.subject?.startsWith('Your payslip') ? { code: 451, said: '4.3.2 Busy, try again later' } : null,
    )
    const { run } = await good('GET', `/api/payroll/runs/${runId}`)
    const publish = () => call('POST', `/api/payroll/runs/${runId}/publish`, { version: run.version })
    const all = await Promise.all([publish(), publish(), publish()])
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status } of all) expect([200, 409]).toContain(status)
    const [waits] = await until(async () => {
      const { undelivered } = await letters()
      return undelivered.length > 0 && undelivered
    })
    expect(waits).toMatchObject({ name: 'Lin Wei', state: 'retrying', sentTo: lin.email })
    expect(
      await app.look(
        `select count(*)::int as n from outbox where template = 'payslip-out' and recipient = '${lin.email}'`,
      ),
    ).toEqual([{ n: 1 }])
  })

  test('leaves once more when somebody writes again, however often, and arrives once', async () => {
    mail.answerWith(() => null)
    const answers = await Promise.all([1, 2, 3].map(() => writeAgain({ employmentIds: [employmentId] })))
    for (const { status } of answers) expect(status).toBe(200)
    await until(async () => (await letters()).delivered === 1)
    // The outbox was told to try now: no second letter waits for its own turn.
    expect(
      await app.look(`select status from outbox where template = 'payslip-out' and recipient = '${lin.email}'`),
    ).toEqual([{ status: 'sent' }])
    expect(received()).toHaveLength(1)
    expect((await writeAgain()).status).toBe(409)
    expect((await writeAgain({ employmentIds: [employmentId] })).body.data).toMatchObject({
      sent: 0,
      skipped: [{ why: 'reached' }],
    })
  })

  test('is written again to nobody whose payslip was taken back', async () => {
    const back = await call('POST', `/api/pay-files/runs/${runId}/void`, { reason: 'Wrong month' }, arun)
    expect(back.status, back.text).toBeLessThan(300)
    expect(await letters()).toMatchObject({ delivered: 0, waiting: 0, undelivered: [] })
    expect((await writeAgain()).status).toBe(409)
    expect((await writeAgain({ employmentIds: [employmentId] })).status).toBe(404)
    expect(received()).toHaveLength(1)
  })
})
