import { expect, type Page, test } from '@playwright/test'
import { addDays } from '../../src/shared/dates.ts'
import { noViolations } from './journey.ts'
import { newcomerOnAPhone, signInToPortal } from './newcomer.ts'

const askForLeave = async (page: Page) => {
  await page.goto('/employee-portal?tab=leave')
  await page.getByRole('button', { name: 'Ask for leave' }).click()
  return page.getByRole('dialog')
}

test('leave begun on a phone is continued at a desk, and neither overwrites the other', async ({ browser }) => {
  test.setTimeout(120_000)
  const android = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36'
  const { phone, somebody } = await newcomerOnAPhone(browser, android)
  const desk = await (await browser.newContext()).newPage()
  await signInToPortal(desk, somebody)

  const from = addDays(new Date().toISOString().slice(0, 10), 90)
  const small = await askForLeave(phone)
  const saved = (on: Page) =>
    on.waitForResponse((answer) => answer.url().includes('/api/drafts') && answer.request().method() === 'PUT')
  let arrived = saved(phone)
  await small.getByLabel('First day').fill(from)
  expect((await arrived).status()).toBe(200)

  const wide = await askForLeave(desk)
  await expect(wide.getByText(/^Draft from \d\d:\d\d, continued from another device$/)).toBeVisible()
  await expect(wide.getByLabel('First day')).toHaveValue(from)
  await noViolations(desk)

  // Both go on: the one that is behind is asked, and loses nothing.
  arrived = saved(desk)
  await wide.getByLabel('First day').fill(addDays(from, 7))
  expect((await arrived).status()).toBe(200)
  arrived = saved(phone)
  await small.getByLabel('First day').fill(addDays(from, 14))
  expect((await arrived).status()).toBe(409)
  const asks = small.getByRole('alert').filter({ hasText: 'on another device' })
  await expect(asks).toBeVisible()
  await expect(small.getByLabel('First day')).toHaveValue(addDays(from, 14))
  await noViolations(phone)
  await asks.getByRole('button', { name: 'The other one' }).click()
  await expect(small.getByLabel('First day')).toHaveValue(addDays(from, 7))

  // Given up at the desk, it is gone on the phone as well.
  await wide.getByRole('button', { name: 'Discard draft' }).click()
  await expect(wide.getByLabel('First day')).not.toHaveValue(addDays(from, 7))
  await expect(async () => {
    const again = await askForLeave(phone)
    await expect(again.getByLabel('First day')).not.toHaveValue(addDays(from, 7), { timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
})
