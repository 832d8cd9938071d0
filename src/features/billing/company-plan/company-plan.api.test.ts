import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, startTestServer, type TestServer } from '../../../../test/support.ts'
import { addDays, dayIn } from '../../../shared/dates.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer()
})
afterAll(() => app.close())

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
  const { body } = await app.call('GET', '/api/company/plan', { token: mei.token })
  expect(body.data).toMatchObject({ state: 'trial', daysLeft: 14 })
  expect(body.data.seats).toHaveLength(90)
  const on = (day: string) => body.data.seats.find((each: { day: string }) => each.day === day)?.people
  expect([on(addDays(began, -1)), on(began), on(today)]).toEqual([0, 1, 1])
  expect(body.data.messages.map((each: { channel: string }) => each.channel)).toEqual(['email', 'sms', 'whatsapp'])
})
