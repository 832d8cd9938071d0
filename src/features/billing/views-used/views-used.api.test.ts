import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, startTestServer, type TestServer } from '../../../../test/support.ts'

const DAY_MS = 86_400_000
let app: TestServer
let at = new Date('2026-11-02T08:00:00Z')
beforeAll(async () => {
  app = await startTestServer({ now: () => at })
})
afterAll(() => app.close())

test('a company sees which views it used in the last 30 days, on how many of them, and that no plan alone has any', async () => {
  const mei = await app.employer('SG')
  const other = await app.employer('SG', 'Other Works')
  const open = (view: string, token = mei.token) =>
    app.call('POST', '/api/company/plan/views', { token, body: { view } })
  const used = async (token: string) =>
    (await app.call('GET', '/api/company/plan/views', { token })).body.data as { views: object[]; only: object[] }
  expect((await open('/dashboard/payroll')).body.data).toEqual({ counted: true })
  expect((await open('/dashboard/payroll')).body.data).toEqual({ counted: false })
  await open('/dashboard/jobs/$id')
  await open('/dashboard/employees', other.token)
  const only = [
    { product: 'team', views: 0 },
    { product: 'business', views: 0 },
  ]
  expect(await used(mei.token)).toEqual({
    views: [
      { view: '/dashboard/jobs/$id', days: 1, onlyIn: null },
      { view: '/dashboard/payroll', days: 1, onlyIn: null },
    ],
    only,
  })
  // Nothing of what was looked at, and nobody's name, can be written down.
  for (const view of ['/dashboard/jobs/5c2b9f00-0000-4000-8000-000000000000', 'dashboard', '/', '/a?b=c', '/ravi@x', 7])
    expect((await open(view as string)).status).toBe(422)
  const columns = await app.look<{ column_name: string }>(
    `select column_name from information_schema.columns where table_name = 'company_view_days' order by 1`,
  )
  expect(columns.map(({ column_name: name }) => name)).toEqual(['company_id', 'day', 'view'])
  // A day that is over counts on until 30 are, and then is gone.
  at = new Date(at.getTime() + 29 * DAY_MS)
  const { token } = (
    await app.call('POST', '/api/auth/login', {
      body: { email: mei.email, password: PASSWORD, role: 'employer' },
    })
  ).body
  await open('/dashboard/payroll', token)
  expect((await used(token)).views).toContainEqual({ view: '/dashboard/payroll', days: 2, onlyIn: null })
  at = new Date(at.getTime() + DAY_MS)
  await open('/dashboard/leave', token)
  const days = await app.look(`select day from company_view_days where company_id = '${mei.companyId}'`)
  expect(days).toHaveLength(2)
})
