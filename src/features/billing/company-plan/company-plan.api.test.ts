import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../../../test/mail.ts'
import { formOf, startTestServer, type TestServer } from '../../../../test/support.ts'
import { addDays, dayIn } from '../../../shared/dates.ts'
import { deliverMessage } from '../../platform/messages/delivery.ts'

let app: TestServer
let mail: MailServer
beforeAll(async () => {
  mail = await startMailServer()
  app = await startTestServer({ env: { SMTP_URL: mail.url } })
})
afterAll(async () => {
  await app.close()
  await mail.close()
})

test('a company sees its trial, its seats by day and what it sent; nobody else’s people are counted', async () => {
  const today = dayIn('UTC', new Date())
  const began = addDays(today, -4)
  const mei = await app.employer()
  const other = await app.employer('SG', 'Other Works')
  const add = (token: string, joinDate: string) =>
    app.call('POST', '/api/employees/unified', { token, body: formOf({ joinDate }) })
  const added = await add(mei.token, began)
  expect(added.status, added.text).toBeLessThan(300)
  await add(other.token, addDays(today, -60))
  // A letter of the company leaves.
  await app.call('POST', '/api/administrators/invitations', {
    token: mei.token,
    body: { email: 'ravi@harbour.test', role: 'recruiter' },
  })
  const letters = await app.look<{ id: string }>(`select id from outbox where company_id = '${mei.companyId}'`)
  for (const letter of letters) await deliverMessage(app.server.services, letter)
  const { body } = await app.call('GET', '/api/company/plan', { token: mei.token })
  expect(body.data).toMatchObject({ state: 'trial', daysLeft: 14 })
  expect(body.data.seats).toHaveLength(90)
  const on = (day: string) => body.data.seats.find((each: { day: string }) => each.day === day)?.people
  expect([on(addDays(began, -1)), on(began), on(today)]).toEqual([0, 1, 1])
  expect(letters.length).toBeGreaterThan(0)
  expect(body.data.messages).toEqual([
    { channel: 'email', sent: letters.length },
    { channel: 'sms', sent: 0 },
    { channel: 'whatsapp', sent: 0 },
  ])
})
