import { expect, test } from '@playwright/test'
import { everyLook, signedIn } from './journey.ts'

test('compliance opens on what expires, with what is owed, and leads to each person', async ({ page }) => {
  await signedIn(page, 'employer')
  await page.goto('/dashboard/compliance')
  await expect(page.getByRole('heading', { name: 'Compliance', level: 1 })).toBeVisible()
  const filings = page.getByRole('region', { name: 'Filings' })
  await expect(filings.getByRole('link', { name: 'All filings' })).toBeVisible()
  const expiring = page.getByRole('region', { name: 'Expiring documents' })
  await expect(expiring.getByRole('listitem').first()).toBeVisible()
  await everyLook(page)
  await page.getByRole('tab', { name: 'By person' }).click()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('warning')
  await expect(page).toHaveURL(/tab=people/)
  await page
    .getByRole('button', { name: /^Review: / })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /^Checks for / })).toBeVisible()
  // Back is where one was, with its filter.
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('warning')
  await page.getByRole('tab', { name: 'Expiring' }).click()
  const first = expiring.getByRole('button', { name: /^Open profile of / }).first()
  const name = (await first.textContent()) ?? ''
  await first.click()
  await expect(page).toHaveURL(/\/dashboard\/employees\?.*open=profile/)
  await expect(page.getByRole('region', { name: 'Employee Profile' }).getByRole('heading', { name })).toBeVisible()
})

test('the platform’s owner begins with what waits', async ({ page }) => {
  await signedIn(page, 'system_owner')
  await page.goto('/owner-admin')
  await expect(page.getByRole('heading', { name: 'Administration', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: /^Companies to verify: / }).click()
  await expect(page).toHaveURL(/\/owner-admin\/verifications/)
})

test('a tablet at the door has no header, no footer and no help around it', async ({ page }) => {
  await page.goto('/kiosk')
  await expect(page.getByRole('heading', { name: 'This tablet is not paired' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})
