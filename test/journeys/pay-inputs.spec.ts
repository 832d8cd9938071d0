import { expect, test } from '@playwright/test'
import { noViolations, quiet, signedIn, unique } from './journey.ts'

test('a month’s one-offs are pasted from a spreadsheet, put right, and one is taken back', async ({ page }) => {
  const what = `Bonus ${unique()}`
  await signedIn(page, 'employer')
  await page.goto('/dashboard/payroll')
  await page.getByRole('tab', { name: 'Inputs' }).click()
  await page.getByRole('button', { name: 'Add one-off' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Employee').click()
  await page
    .getByRole('option', { name: /\(.+\)$/ })
    .first()
    .click()
  const chosen = await dialog.getByLabel('Employee').inputValue()
  const number = /\(([^)]+)\)$/.exec(chosen)?.[1] ?? ''
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText('Enter an amount above 0')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Paste from a spreadsheet' }).click()
  await dialog.getByLabel('What it is, where a row does not say').fill(what)
  const rows = dialog.getByLabel('Rows')
  await rows.fill(`${number}\t\t250.00\nNobody at all\t\t12`)
  await dialog.getByRole('button', { name: 'Check rows' }).click()
  await expect(dialog.getByText('Nobody in this group has this number or name')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save 2 rows' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Change rows' }).click()
  await rows.fill(`${number}\t\t250.00`)
  await dialog.getByRole('button', { name: 'Check rows' }).click()
  await dialog.getByRole('button', { name: 'Save 1 row' }).click()
  const row = page.getByRole('row').filter({ hasText: what })
  await expect(row).toContainText('250.00')
  await expect(row).toContainText('To pay')
  await quiet(page)
  await noViolations(page)
  await row.getByRole('button', { name: /^Remove/ }).click()
  await row.getByRole('button', { name: /^Remove/ }).click()
  await expect(row).toHaveCount(0)
})
