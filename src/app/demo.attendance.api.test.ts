import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filledDemonstration, startTestServer, type TestServer } from '../../test/support.ts'
import { addDays, dayIn } from '../shared/dates.ts'
import { demoLogins } from './demo.logins.ts'

let server: TestServer
/** Before it, days of weeks in which the reader was hung up count as absences. */
let since: string

beforeAll(async () => {
  const { filledAt } = await filledDemonstration()
  since = addDays(dayIn('UTC', filledAt), -30)
  server = await startTestServer({ now: () => filledAt, demonstration: true })
}, 200_000)
afterAll(() => server.close())

const employers = demoLogins.filter(({ role }) => role === 'employer')

const tokenOf = async ({ email, password, portal, company }: (typeof demoLogins)[number]): Promise<string> =>
  (await server.call('POST', '/api/auth/login', { body: { email, password, role: portal, company } })).body.token

const daysWith = async (token: string, filter: string): Promise<number> =>
  (await server.call('GET', `/api/employees/attendance?${filter}&pageSize=50`, { token })).body.data.records.length

describe('attendance of the demonstration', () => {
  test.each(employers)('has days that wait for a word: $who', async (login) => {
    const token = await tokenOf(login)
    const found = {
      missingOut: await daysWith(token, 'exception=missing_out&open=yes'),
      missingIn: await daysWith(token, 'exception=missing_in&open=yes'),
      open: await daysWith(token, `open=yes&from=${since}`),
    }
    // Three without the way out and two without the way in; somebody who is at work now may have forgotten as well.
    expect(found.missingOut).toBeGreaterThanOrEqual(3)
    expect(found.missingIn).toBeGreaterThanOrEqual(2)
    expect(found.open).toBeGreaterThanOrEqual(7)
    expect(found.missingOut + found.missingIn).toBeLessThan(50)
    const { body } = await server.call('GET', '/api/attendance/now', { token })
    expect(body.data.exceptions).toBeGreaterThanOrEqual(7)
  })

  test('has people who were at work although they are on leave, or of whom nobody knows', async () => {
    const [first] = employers
    if (!first) throw new Error('Nobody to sign in as')
    const token = await tokenOf(first)
    expect(await daysWith(token, 'exception=punched_on_leave')).toBeGreaterThanOrEqual(1)
    expect(
      (await daysWith(token, 'state=absent')) + (await daysWith(token, 'state=absent_provisional')),
    ).toBeGreaterThanOrEqual(2)
  })
})
