import { expect, type Page, test } from '@playwright/test'
import { past } from './database.ts'
import { everyLook, keepSession, quiet, unique } from './journey.ts'

const PASSWORD = 'a quiet morning by the sea'

/** A job seeker who has just come, in a country. */
const arrives = async (page: Page, country: string) => {
  const email = `offers-${unique()}@rivers.example`
  const data = { email, password: PASSWORD, role: 'job_seeker', firstName: 'Asha', lastName: 'Rao', country }
  await keepSession(page, await (await page.request.post('/api/auth/signup', { data })).json())
}
const pay = async (page: Page, number: string) => {
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByLabel('Test card number').fill(number)
  await page.getByRole('button', { name: /^Pay/ }).click()
}
/** Looks again until what the provider told is there. */
const shows = (page: Page, text: RegExp | string) =>
  expect(async () => {
    await page.reload()
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 2_000 })
  }).toPass()

test('a coupon is applied in the checkout, the new amount is paid, and invoice and receipt are there', async ({
  page,
}) => {
  const code = `SAVE${unique().slice(-6).toUpperCase()}`
  await past(
    `insert into plan_coupons (code, buyers, rate, periods, from_day) values ($1, 'seekers', 50000, 1, '2020-01-01'), ($2, 'seekers', 99000, 1, '2020-01-01')`,
    [code, `${code}LOW`],
  )
  await arrives(page, 'SG')
  await page.goto('/dashboard/seeker/subscription')
  await expect(page.getByRole('heading', { name: 'What you use of your plan' })).toBeVisible()
  await expect(page.getByText('0 of 5')).toBeVisible()
  await page.getByRole('link', { name: 'Choose Premium+' }).click()
  await expect(page.getByText('S$19.90').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Coupon code' }).fill(`${code}LOW`)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(
    page.getByText('This coupon would leave less than a card can be charged. Go on without it.'),
  ).toBeVisible()
  await page.getByRole('textbox', { name: 'Coupon code' }).fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('S$9.95').first()).toBeVisible()
  await quiet(page)
  await everyLook(page, 'a coupon in the checkout')
  await pay(page, '4242 4242 4242 4242')
  await expect(page.getByRole('heading', { name: 'Thank you. You have Premium+ now.' })).toBeVisible({
    timeout: 30_000,
  })

  await page.getByRole('link', { name: 'See the invoice' }).click()
  await expect(page.getByRole('row', { name: /S\$9\.95/ })).toBeVisible()
  const invoice = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download SG-/ }).click()
  expect((await invoice).suggestedFilename()).toMatch(/^SG-\d{6}\.pdf$/)
  const receipt = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download the receipt for SG-/ }).click()
  expect((await receipt).suggestedFilename()).toMatch(/^SG-\d{6}-receipt\.pdf$/)
  await quiet(page)
  await everyLook(page, 'an invoice and its receipt')

  // Now it is paused for two weeks, and taken up again.
  await page.goto('/dashboard/seeker/subscription')
  await expect(page.getByText('0 of 10').first()).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('For how long').selectOption('3 weeks')
  await expect(dialog.getByText(/The next charge moves to/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Pause now' }).click()
  await expect(page.getByText(/^Paused until .* The next charge is on/).first()).toBeVisible()
  await shows(page, /Premium\+ is paused from .* until/)
  await quiet(page)
  await everyLook(page, 'a plan that is paused')
  await page.getByRole('button', { name: 'End the pause now' }).click()
  await shows(page, /Renews on/)
  await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden()
})

test.describe('where a plan has a free trial', () => {
  test.beforeEach(() => past(`update plan_prices set trial_days = 30 where country = $1`, ['AE']))
  test.afterEach(() => past(`update plan_prices set trial_days = 0 where country = $1`, ['AE']))

  test('a free trial says its day and amount, needs a card, and is cancelled before anything is charged', async ({
    page,
    browser,
  }, { retry }) => {
    // A card has one trial: the test that is tried again brings another.
    const card = retry === 0 ? '4000 0000 0000 0259' : '4000 0000 0000 0341'
    await arrives(page, 'AE')
    await page.goto('/dashboard/seeker/subscription')
    await expect(page.getByText(/Free until .*, with a card/).first()).toBeVisible()
    await page.getByRole('link', { name: 'Choose Premium', exact: true }).click()
    await expect(page.getByText(/^Free until .* nothing is charged before/)).toBeVisible()
    await quiet(page)
    await everyLook(page, 'a trial in the checkout')
    await pay(page, card)
    await expect(page.getByRole('heading', { name: 'Thank you. You have Premium now.' })).toBeVisible({
      timeout: 30_000,
    })
    await expect(page.getByText(/Free trial until/)).toBeVisible()
    await page.getByRole('link', { name: 'See your plan' }).click()
    await expect(page.getByText(/29\.00\W? is charged on that day/)).toBeVisible()
    await page.getByRole('button', { name: 'Cancel plan' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click()
    await shows(page, /Cancelled\. It runs until/)
    await page.goto('/dashboard/seeker/payment-history')
    await expect(page.getByText('Nothing was ever charged.', { exact: false })).toBeVisible()

    // The same card, in another account: nothing begins, and nothing is charged.
    const other = await browser.newPage()
    await arrives(other, 'AE')
    await other.goto('/dashboard/seeker/subscription')
    await other.getByRole('link', { name: 'Choose Premium', exact: true }).click()
    await pay(other, card)
    await expect(other.getByText(/A free trial was had with this card/)).toBeVisible({ timeout: 30_000 })
    await other.close()
  })
})
