import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPortalPerson, type PortalPerson } from '../../../../test/claims.ts'
import { agree as agreeTo, anAdministrator } from '../../../../test/hiring.ts'
import { type MailServer, startMailServer } from '../../../../test/mail.ts'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

const now = new Date('2026-11-28T04:00:00Z')
const FIELD_KEY = Buffer.alloc(32, 7).toString('base64url')
let mail: MailServer
let app: TestServer
let mei: Person
let arun: Person
let rival: Person
let lin: PortalPerson
let farah: PortalPerson
let runId: string

const at = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@people.test`
const employmentOf = async (employeeId: string): Promise<string> =>
  (await good('GET', `/api/employees/${employeeId}/employments`)).employments[0].id
const profile = async (employeeId: string) =>
  good('POST', `/api/payroll/people/${await employmentOf(employeeId)}/profile`, {
    effectiveFrom: '2026-01-05',
    facts: { birthDate: '1990-01-01', cpfStatus: 'citizen' },
  })

beforeAll(async () => {
  mail = await startMailServer()
  app = await startTestServer({
    now: () => now,
    worker: true,
    env: {
      SMTP_URL: mail.url,
      MAIL_FROM: 'Harbour HR <hr@harbour.test>',
      PUBLIC_URL: 'https://hr.harbour.test',
      FIELD_KEY,
    },
  })
  mei = await app.employer('SG', 'Harbour Works')
  arun = await anAdministrator(app, mei, 'Arun')
  rival = await app.employer('SG', 'Rival')
  lin = await aPortalPerson(app, mei, { name: 'Lin Wei', email: at('lin') })
  farah = await aPortalPerson(app, mei, { name: 'Farah Idris', email: at('farah') })
  for (const { employeeId } of [lin, farah]) await profile(employeeId)
}, 60_000)
afterAll(async () => {
  await app.close()
  await mail.close()
})

const good = async (method: string, path: string, body: unknown = {}, token = mei.token) => {
  const answer = await app.call(method, path, { token, ...(method === 'GET' ? {} : { body }) })
  expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300)
  return answer.body.data
}
const letters = () => good('GET', `/api/payroll/runs/${runId}/letters`)
const until = async <T>(look: () => Promise<T | undefined | false> | T | undefined | false): Promise<T> => {
  for (let i = 0; i < 150; i++) {
    const found = await look()
    if (found) return found
    await new Promise((go) => setTimeout(go, 100))
  }
  throw new Error('It did not happen within fifteen seconds')
}
const about = (address: string) => mail.to(address).filter((one) => one.mail.subject?.startsWith('Your payslip'))

const publish = async () => {
  const { entities } = await good('GET', '/api/payroll/setup')
  const group = { entityId: entities[0].id, name: 'Monthly', frequency: 'monthly', payOn: 30 }
  const groupId = (await good('POST', '/api/payroll/groups', group)).group.id
  let { run } = await good('POST', '/api/payroll/runs', { groupId, payDay: '2026-11-30', kind: 'regular' })
  for (const action of ['calculate', 'submit', 'lock', 'publish']) {
    if (action === 'lock') {
      await agreeTo(app, arun, 'pay-run')
      run = (await good('GET', `/api/payroll/runs/${run.id}`)).run
    }
    run = (await good('POST', `/api/payroll/runs/${run.id}/${action}`, { version: run.version })).run
  }
  return run.id as string
}

describe('letters about payslips', () => {
  test('tell whoever can open one, without an amount; who was not reached is listed with why', async () => {
    const noAccount = (
      await good('POST', '/api/employees/unified', formOf({ fullName: 'Goh Mei', joinDate: '2026-01-05' }))
    ).employee
    await profile(noAccount.id)
    mail.refuse(farah.email)
    runId = await publish()
    const letter = await until(() => about(lin.email)[0])
    expect(letter.mail.subject).toBe('Your payslip of 30 November 2026')
    expect(letter.mail.text).toContain('https://hr.harbour.test/employee-portal?tab=payroll')
    expect(letter.mail.text).not.toMatch(/\d[.,]\d{2}\b/)
    const found = await until(async () => {
      const all = await letters()
      return all.delivered === 1 && all.undelivered.length === 2 && all.undelivered[0].state === 'failed' && all
    })
    expect(found.undelivered).toMatchObject([
      {
        name: 'Farah Idris',
        state: 'failed',
        why: 'no_such_address',
        sentTo: farah.email,
        address: farah.email,
        openedAt: null,
      },
      { name: 'Goh Mei', state: 'no_account', why: null, sentTo: null, hasAccount: false },
    ])
    expect(found.undelivered[0].said).toContain('No such user here')
  })

  test('are sent again to the address now on file, one by one, and logged', async () => {
    const address = at('farah.new')
    const { employee } = await good('GET', `/api/employees/${farah.employeeId}`)
    const form = formOf({ fullName: 'Farah Idris', email: address, joinDate: '2026-01-05', version: employee.version })
    await good('PUT', `/api/employees/${farah.employeeId}`, form)
    const employmentIds = [await employmentOf(farah.employeeId), await employmentOf(lin.employeeId)]
    const answer = await good('POST', `/api/payroll/runs/${runId}/letters`, { employmentIds })
    // Lin was reached and gets no second letter.
    expect(answer).toMatchObject({ sent: 1, skipped: [{ employmentId: employmentIds[1], why: 'reached' }] })
    await until(() => about(address)[0])
    await until(async () => (await letters()).delivered === 2)
    expect((await letters()).undelivered).toMatchObject([{ name: 'Goh Mei' }])
    expect(about(lin.email)).toHaveLength(1)
    const { entries } = await good('GET', '/api/company/audit-log?action=payslip.letter-again')
    expect(entries).toHaveLength(1)
  })

  test('are sent to all that are left together; who still has no account is said to have none', async () => {
    const all = await good('POST', `/api/payroll/runs/${runId}/letters`)
    expect(all).toMatchObject({ sent: 0, skipped: [{ why: 'no_account' }] })
  })

  test('are of nobody else’s run', async () => {
    for (const method of ['GET', 'POST']) {
      const { status } = await app.call(method, `/api/payroll/runs/${runId}/letters`, {
        token: rival.token,
        ...(method === 'POST' && { body: {} }),
      })
      expect(status).toBe(404)
    }
    const stranger = { employmentIds: [crypto.randomUUID()] }
    const unknown = await app.call('POST', `/api/payroll/runs/${runId}/letters`, { token: mei.token, body: stranger })
    expect(unknown.status).toBe(404)
    const own = await app.call('GET', `/api/payroll/runs/${runId}/letters`, { token: lin.token })
    expect(own.status).toBe(403)
  })
})
