import { expect, type Page, test } from '@playwright/test'
import { everyLook, quiet, signedIn, unique } from './journey.ts'

/** Has a list as a file by its button, and says what the file is called. */
const fileBy = async (page: Page, button: string, format: 'Excel (XLSX)' | 'CSV'): Promise<string> => {
  await page.getByRole('button', { name: button, exact: true }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format, exact: true }).click(),
  ])
  await expect(page.getByText(`Saved: ${file.suggestedFilename()}`)).toBeVisible()
  return file.suggestedFilename()
}

const DOWNLOAD = 'Download as a file'

test('the platform’s people have their lists as files, and read what came over the contact form', async ({ page }) => {
  const name = `Kim ${unique()}`
  const contact = { name, email: 'kim@people.example', topic: 'sales', message: 'Do you sell to ships?' }
  expect((await page.request.post('/api/contact', { data: contact })).status()).toBe(202)
  await signedIn(page, 'system_owner')

  await page.goto('/owner-admin/contact')
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Do you sell to ships?')
  await quiet(page)
  await everyLook(page, 'messages of the contact form')
  expect(await fileBy(page, DOWNLOAD, 'CSV')).toMatch(/^contact-messages-\d{4}-\d\d-\d\d\.csv$/)
  await page.getByText('Newsletter', { exact: true }).click()
  await expect(page).toHaveURL(/show=newsletter/)
  await page.getByLabel('State').selectOption('left')
  await expect(page).toHaveURL(/state=left/)
  await quiet(page)
  await everyLook(page, 'who gets the newsletter')

  await page.goto('/owner-admin/outbox')
  await expect(page.getByRole('button', { name: /^Open: / }).first()).toBeVisible()
  expect(await fileBy(page, DOWNLOAD, 'Excel (XLSX)')).toMatch(/^outbox-.*\.xlsx$/)
  await quiet(page)
  await everyLook(page, 'the outbox with its file')

  await page.goto('/owner-admin/verifications?show=decided')
  await expect(page.getByRole('button', { name: /^Review: / }).first()).toBeVisible()
  expect(await fileBy(page, DOWNLOAD, 'CSV')).toMatch(/^verifications-.*\.csv$/)
  await quiet(page)
  await everyLook(page, 'the desk with its file')

  await page.goto('/owner-admin/plans')
  expect(await fileBy(page, `${DOWNLOAD}: Companies: a seat`, 'Excel (XLSX)')).toMatch(/^plan-seat-prices-.*\.xlsx$/)
  await quiet(page)
  await everyLook(page, 'the tables of plans with their files')

  // Where there is nothing, there is no file.
  await page.goto('/owner-admin/background-jobs')
  await expect(page.getByText('No failed jobs')).toBeVisible()
  await expect(page.getByRole('button', { name: DOWNLOAD })).toBeDisabled()
})
