import { expect, test } from '@playwright/test'
import { noViolations, quiet, signedIn, unique } from './journey.ts'

test('a budget is read, a raise is tried out beside it, and what a position costs opens', async ({ page }) => {
  const name = `Raise ${unique()}`
  await signedIn(page, 'employer')
  await page.goto('/dashboard/budget-advisory')
  await expect(page.getByText('Budget of the year')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Budget, actual and forecast by month' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'By department' })).toBeVisible()
  await quiet(page)
  await noViolations(page)

  await page.getByRole('button', { name: 'Copy or try out' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Raise of basic pay, %').fill('10')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Budget', { exact: true })).toContainText(name)
  await expect(page.getByText('Scenario', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Compare' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Compare' }).getByRole('row', { name: /^Total/ })).toBeVisible()

  await page.getByRole('tab', { name: 'Positions' }).click()
  // One opens to what it is made of.
  await page.getByRole('button', { name: 'Facilities Coordinator', exact: true }).first().click()
  await expect(dialog.getByText('Pay', { exact: true })).toBeVisible()
  await quiet(page)
  await noViolations(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Throw away' }).click()
  await expect(page.getByText('Thrown away')).toBeVisible()
})
