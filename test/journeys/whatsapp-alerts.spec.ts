import { expect, test } from '@playwright/test'
import { everyLook, quiet, signedIn } from './journey.ts'

test('somebody agrees to alerts, and sees what is missing', async ({ page }) => {
  await signedIn(page, 'job_seeker')
  await page.goto('/dashboard/seeker/whatsapp-alerts')
  await expect(page.getByRole('heading', { name: 'Set up alerts' })).toBeVisible()
  await quiet(page)
  await everyLook(page, 'alerts not set up')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByText('Write your mobile number')).toBeVisible()
  await expect(page.getByText('Agree to the messages first')).toBeVisible()
  await page.getByLabel('Mobile number').fill('+65 9123 4567')
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm your number' })).toBeVisible()
  await page.getByLabel('Code').fill('12')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('The code has six digits')).toBeVisible()
  await quiet(page)
  await everyLook(page, 'the code')
})
