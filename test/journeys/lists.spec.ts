import { expect, test } from '@playwright/test'
import { lookAt, settled, signedIn, unique } from './journey.ts'

test('a list keeps its view, and is had as a workbook with the columns that are shown', async ({ page }) => {
  await signedIn(page, 'employer')
  const name = `Active ${unique()}`
  await page.goto('/dashboard/employees?status=active&sort=-name')
  const inUse = page.getByRole('list', { name: 'Filters in use' })
  await expect(inUse.getByRole('listitem')).toHaveText('Active')
  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByRole('menuitem', { name: 'Save this view' }).click()
  await page.getByLabel('Name of the view').fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name })).toBeVisible()
  await inUse.getByRole('button', { name: 'Remove filter: Active' }).click()
  await expect(page).not.toHaveURL(/status=/)
  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByRole('menuitem', { name }).click()
  await expect(page).toHaveURL(/status=active/)
  expect(await lookAt(page, 'a list with a saved view')).toEqual([])
  await page.getByRole('button', { name: 'Download as a file' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^employees-\d{4}-\d\d-\d\d\.xlsx$/)
  await expect(page.getByText(`Saved: ${file.suggestedFilename()}`)).toBeVisible()
  await page.getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: `Delete “${name}”` }).click()
  await expect(page.getByRole('button', { name: 'Saved views' })).toBeVisible()
})

test('several people get another department after a look, and it is taken back', async ({ page }) => {
  await signedIn(page, 'employer')
  await page.goto('/dashboard/employees?status=active')
  await settled(page)
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') })
  for (const row of [1, 2]) await rows.nth(row).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Change…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change 2 people' })
  const choices = dialog.getByLabel('New department')
  await expect(choices.locator('option').nth(1)).toBeAttached()
  const departments = await choices.locator('option').allTextContents()
  await choices.selectOption(departments.at(-1) as string)
  await expect(dialog.getByRole('region', { name: 'What will happen' }).getByRole('listitem')).toHaveCount(2)
  expect(await lookAt(page, 'what will happen to several people')).toEqual([])
  const confirm = dialog.getByRole('button', { name: /^Change \d$/ })
  await confirm.click()
  await expect(page.getByText(/people? changed/)).toBeVisible()
  await page.getByRole('button', { name: /^Undo \d$/ }).click()
  await expect(page.getByText('Undone')).toBeVisible()
})

test('applications are had as a workbook, with the reason for it', async ({ page }) => {
  await signedIn(page, 'employer')
  await page.goto('/dashboard/manage-applications?outcome=all')
  await expect(page.getByRole('list', { name: 'Filters in use' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Export…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export…' })
  await dialog.getByLabel('Format').selectOption('xlsx')
  await dialog.getByLabel('What is the file for').fill('The board of March')
  expect(await lookAt(page, 'a list with a reason for its file')).toEqual([])
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export', exact: true }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^applications-.*\.xlsx$/)
  await expect(dialog).toBeHidden()
})
