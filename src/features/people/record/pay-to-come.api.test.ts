import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAdministrator } from '../../../../test/hiring.ts'
import { formOf, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-30T02:00:00Z') })
})
afterAll(() => app.close())

test('a record tells pay from days to come, the next first, and none of it to who may not see pay', async () => {
  const mei = await app.employer()
  const made = await app.call('POST', '/api/employees/unified', {
    token: mei.token,
    body: formOf({ fullName: 'Asha Rao' }),
  })
  const id = made.body.data.employee.id as string
  const detail = async (token: string) => (await app.call('GET', `/api/employees/${id}`, { token })).body.data
  const change = async (effectiveFrom: string, basicSalary: string, reason: string) => {
    const answer = await app.call('POST', `/api/employees/${id}/pay-changes`, {
      token: mei.token,
      body: { effectiveFrom, basicSalary, reason },
    })
    expect(answer.status, answer.text).toBe(201)
  }
  expect((await detail(mei.token)).payToCome).toEqual([])
  await change('2027-04-01', '6400', 'Yearly review')
  await change('2027-01-01', '6100', 'Promotion')
  await change('2027-01-01', '6200', 'Promotion, put right')
  const before = (await detail(mei.token)).salaryBreakdown.basicSalary
  expect((await detail(mei.token)).payToCome).toEqual([
    { effectiveFrom: '2027-01-01', basicSalary: 6200, reason: 'Promotion, put right' },
    { effectiveFrom: '2027-04-01', basicSalary: 6400, reason: 'Yearly review' },
  ])
  expect((await detail(mei.token)).salaryBreakdown.basicSalary).toBe(before)
  const kim = await anAdministrator(app, mei, 'Kim', 'read_only')
  expect(await detail(kim.token)).toMatchObject({ withheld: expect.arrayContaining(['pay']), payToCome: [] })
})
