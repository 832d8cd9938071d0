import { expect, test } from '@playwright/test'
import { noViolations, quiet, signedIn } from './journey.ts'

test('TEST DB says whether the database answers', async ({ page }) => {
  await signedIn(page, 'hr_admin')
  await page.goto('/dashboard/employees')
  await page.getByRole('button', { name: 'TEST DB' }).click()
  await expect(page.getByText(/Database answered: [\d,]+ employees of Four Winds Trading in \d+ ms/)).toBeVisible()
  await page.route('**/api/employees?pageSize=1', (route) => route.fulfill({ status: 503, json: { success: false } }))
  await page.getByRole('button', { name: 'TEST DB' }).click()
  await expect(page.getByText('Database test failed: HTTP 503')).toBeVisible()
})

test('the debug panel runs its tests, changes nothing, and calls nothing passed that is not there', async ({
  page,
}) => {
  const { headers } = await signedIn(page, 'hr_admin')
  const everybody = async () => (await (await page.request.get('/api/employees?pageSize=200', { headers })).json()).data
  await page.goto('/dashboard/employees')
  const toggle = page.getByRole('button', { name: 'Debug Panel', exact: true })
  await toggle.click()
  await expect(page).toHaveURL(/debug=true/)
  const panel = page.getByRole('region', { name: 'Employee data integrity' })
  await expect(panel.getByText('Every identifier is a UUID and every record belongs to this company.')).toBeVisible()
  const before = await everybody()
  await panel.getByRole('button', { name: 'Run all tests' }).click()
  await expect(panel.getByRole('status')).toHaveText(/\d+ passed, 0 failed, \d+ not available/)
  await expect(panel.getByRole('button', { name: 'Run all tests' })).toBeEnabled()
  await expect(panel.getByText('Not run')).toHaveCount(0)
  const fetches = panel.getByRole('region', { name: 'Fetch' })
  await expect(fetches.getByText('Passed')).toHaveCount(5)
  expect((await everybody()).employees.map((e: { id: string; version: number }) => [e.id, e.version]).sort()).toEqual(
    before.employees.map((e: { id: string; version: number }) => [e.id, e.version]).sort(),
  )
  await noViolations(page)
  await panel.getByRole('button', { name: 'Close the debug panel' }).click()
  await expect(panel).toBeHidden()
  await expect(page).not.toHaveURL(/debug=/)
  await expect(toggle).toBeFocused()
})

test('finds a record of another company and an identifier that is none', async ({ page }) => {
  await signedIn(page, 'hr_admin')
  await page.route('**/api/employees?pageSize=200', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    body.data.employees[0].id = 'SG001'
    body.data.employees[1].company_id = crypto.randomUUID()
    await route.fulfill({ response: answer, json: body })
  })
  await page.goto('/dashboard/employees?debug=true')
  const panel = page.getByRole('region', { name: 'Employee data integrity' })
  await expect(panel.getByText(/the identifier SG001 is not a UUID$/)).toBeVisible()
  await expect(panel.getByText(/the record belongs to another company$/)).toBeVisible()
})

test('reads the employees anew every 30 seconds', async ({ page }) => {
  await page.clock.install()
  await signedIn(page, 'hr_admin')
  let reads = 0
  page.on('request', (r) => {
    if (r.url().includes('/api/employees?pageSize=200')) reads++
  })
  await page.goto('/dashboard/employees?debug=true')
  const panel = page.getByRole('region', { name: 'Employee data integrity' })
  await expect(panel.getByText(/every 30 seconds/)).toBeVisible()
  expect(reads).toBe(1)
  await page.clock.fastForward(30_500)
  await expect.poll(() => reads).toBe(2)
})

test('an address opens nothing where the server has developer mode off', async ({ page }) => {
  await signedIn(page, 'hr_admin')
  await page.route('**/api/developer', (route) =>
    route.fulfill({ json: { success: true, data: { developer: false, tools: [] } } }),
  )
  await page.goto('/dashboard/employees?debug=true')
  await expect(page.getByRole('button', { name: 'Add Employee' }).first()).toBeVisible()
  await quiet(page)
  await expect(page.getByRole('button', { name: 'TEST DB' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Employee data integrity' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Outbox' })).toHaveCount(0)
})
