import { expect, test } from '@playwright/test'
import { noViolations, signedIn, unique } from './journey.ts'

test('the org chart is walked, opened and followed to a person by keyboard alone', async ({ page }) => {
  const { headers } = await signedIn(page, 'employer')
  const list = await (await page.request.get('/api/employees?status=active&sort=name&pageSize=50', { headers })).json()
  // Two who are there the whole year: others may have just been added by another journey.
  const there: string[] = []
  for (const { id } of list.data.employees as { id: string }[]) {
    const { data } = await (await page.request.get(`/api/employees/${id}/employments`, { headers })).json()
    const [{ startedOn, endedOn }] = data.employments
    if (startedOn < '2026-01-01' && endedOn === null) there.push(id)
    if (there.length === 2) break
  }
  const [boss, other] = there
  const line = { managerId: boss, effectiveFrom: '2026-01-01', reason: 'The chart', cause: 'error' }
  const said = await page.request.post(`/api/employees/${other}/reporting-lines`, { headers, data: line })
  expect(await said.json()).toMatchObject({ success: true })
  await page.goto('/dashboard/employees?open=org')
  const tree = page.getByRole('tree', { name: 'Org chart' })
  const first = tree.getByRole('treeitem', { expanded: false }).first()
  await expect(first).toBeVisible()
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await expect(tree.getByRole('treeitem', { expanded: true })).toHaveCount(1)
  await expect(tree.getByRole('treeitem', { level: 2 }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const under = tree.getByRole('treeitem', { level: 2 }).first()
  await expect(under).toBeFocused()
  await noViolations(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Employee Profile' })).toBeVisible()
  await expect(page).toHaveURL(/tab=org/)
})

test('somebody is saved with name, country and start date, and shown as not yet begun', async ({ page }) => {
  await signedIn(page, 'employer')
  await page.goto('/dashboard/employees?open=new')
  const form = page.getByRole('dialog', { name: 'Add New Employee' })
  const name = `Starter ${unique()}`
  await form.getByLabel('Full name').fill(name)
  await form.getByLabel('Work country').selectOption('AE')
  await form.getByLabel('Start date').fill('2099-01-04')
  await form.getByRole('button', { name: 'Save now, complete later' }).click()
  const least = page.getByRole('dialog', { name: 'Save with name, country and start date' })
  await expect(least.getByText('No email leaves when you create them.')).toBeVisible()
  await noViolations(page)
  await least.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(`${name} is saved. Still missing:`, { exact: false })).toBeVisible()
  await expect(form).toBeHidden()
  await page.getByPlaceholder('Search employees...').fill(name)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row.getByText('Pre-boarding')).toBeVisible()
})
