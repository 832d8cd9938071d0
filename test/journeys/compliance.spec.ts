import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { noViolations, signedIn } from './journey.ts'

test('what runs out is listed by urgency, and leads to the person', async ({ page }) => {
  await signedIn(page, 'employer')
  await page.goto('/dashboard/employees?open=new&tab=compliance')
  const panel = page.getByRole('region', { name: 'Expiring documents' })
  await expect(panel.getByRole('listitem').first()).toBeVisible()
  const all = await panel.getByRole('listitem').count()
  await panel.getByText(/^Expired \(/).click()
  await expect(panel.getByText(/days? left/)).toHaveCount(0)
  expect(await panel.getByRole('listitem').count()).toBeLessThan(all)
  const first = panel.getByRole('button', { name: /^Open profile of / }).first()
  const name = (await first.textContent()) ?? ''
  await first.click()
  const profile = page.getByRole('region', { name: 'Employee Profile' })
  await expect(profile.getByRole('heading', { name })).toBeVisible()
  await expect(profile.getByRole('region', { name: 'Documents and permits' })).toBeVisible()
})

test('a review names the rule of each point lost, and reports come as PDF and CSV', async ({ page }) => {
  const { token } = await signedIn(page, 'employer')
  const list = await page.request.get('/api/compliance/expiring?tier=0', {
    headers: { authorization: `Bearer ${token}` },
  })
  const expired = (await list.json()).data.items.find((i: { thing: string }) => i.thing === 'pass')
  await page.goto(`/dashboard/employees?open=edit&id=${expired.employee.id}&tab=compliance`)
  await expect(page.getByRole('heading', { name: `Checks for ${expired.employee.name}` })).toBeVisible()
  await expect(page.getByText(/^Compliance fields of /)).toBeVisible()
  for (const [button, mark] of [
    ['Report (PDF)', /^%PDF-/],
    ['Report (CSV)', /Points lost,Rule,Source/],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ])
    expect(readFileSync(await download.path(), 'latin1')).toMatch(mark)
  }
  await noViolations(page)
})

test('the company’s report follows the filter', async ({ page }) => {
  await signedIn(page, 'employer')
  await page.goto('/dashboard/employees?open=new&tab=compliance&completeness=warning')
  const report = page.getByRole('button', { name: 'Company report' })
  await report.click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    // The notice stays for four seconds: it is read while the file comes.
    expect(page.getByText('Compliance report generated successfully!')).toBeVisible({ timeout: 20_000 }),
    page.getByRole('menuitem', { name: 'Report (CSV)' }).click(),
  ])
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n')
    .slice(1)
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).toMatch(/,(50|67)%,/)
  await expect(page.getByRole('region', { name: 'Expiring documents' }).getByRole('listitem').first()).toBeVisible()
  await noViolations(page)
})
