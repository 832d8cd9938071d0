import { expect, test } from '@playwright/test'
import { everyLook, keepSession, quiet, signedIn, unique } from './journey.ts'

const PASSWORD = 'a quiet morning by the sea'

test('somebody buys a plan with a test card, sees its invoice, cancels it and takes the cancellation back', async ({
  page,
  request,
}) => {
  const email = `buyer-${unique()}@rivers.example`
  const answer = await request.post('/api/auth/signup', {
    data: { email, password: PASSWORD, role: 'job_seeker', firstName: 'Asha', lastName: 'Rao', country: 'SG' },
  })
  await keepSession(page, await answer.json())

  // A tool that is locked says which plan it takes.
  await page.goto('/dashboard/seeker/global-skill-assessment')
  await expect(page).toHaveURL(/subscription\?upgrade=premium_plus&reason=feature_access/)
  await expect(page.getByText(/This tool is part of Premium\+/)).toBeVisible()
  await expect(page.getByText('S$19.90 a month')).toBeVisible()
  await quiet(page)
  await everyLook(page, 'the plans')

  await page.getByRole('link', { name: 'Choose Premium+' }).click()
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible()
  await expect(page.getByText('Total now')).toBeVisible()
  await quiet(page)
  await everyLook(page, 'what is paid')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { name: 'Pay with a test card' })).toBeVisible()
  await page.getByLabel('Test card number').fill('4111 1111 1111 1111')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByText(/published test cards only/)).toBeVisible()
  await page.getByLabel('Test card number').fill('4000 0000 0000 0002')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByText(/declined this card/)).toBeVisible()
  await page.getByLabel('Test card number').fill('4000 0025 0000 3155')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you. You have Premium+ now.' })).toBeVisible({
    timeout: 30_000,
  })
  // Loading it again charges nothing more.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Thank you. You have Premium+ now.' })).toBeVisible()

  await page.getByRole('link', { name: 'See the invoice' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download SG-/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^SG-\d{6}\.pdf$/)
  const all = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download all as ZIP' }).click()
  expect((await all).suggestedFilename()).toBe('invoices.zip')
  await quiet(page)
  await everyLook(page, 'the payments')

  await page.goto('/dashboard/seeker/subscription')
  await expect(page.getByRole('heading', { name: 'Now: Premium+' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click()
  await expect(page.getByText(/Your plan runs until/).first()).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: 'Keep my plan after all' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  // The tool is open now.
  await page.goto('/dashboard/seeker/global-skill-assessment')
  await expect(page.getByRole('heading', { name: 'Reading tables' })).toBeVisible()
})

test('the demonstration’s job seeker sees what they paid, and what comes next', async ({ page }) => {
  await signedIn(page, 'job_seeker')
  await page.goto('/dashboard/seeker/payment-history')
  await expect(page.getByRole('row')).toHaveCount(4)
  await page.goto('/dashboard/seeker/pricing')
  await expect(page.getByText(/Renews on/)).toBeVisible()
  await quiet(page)
  await everyLook(page, 'a plan that runs')
})
