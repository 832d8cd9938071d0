import { expect, type Page, test } from '@playwright/test'
import { ownCompany } from './applications.ts'
import { everyLook, keepSession, loginOf, quiet, signedIn, unique } from './journey.ts'
import { letCompanyPlanPass } from './plans.ts'

const payWith = async (page: Page, number: string) => {
  await page.getByLabel('Test card number').fill(number)
  await page.getByRole('button', { name: /^Pay [A-Z₹]/ }).click()
}

test('a company goes from its trial to a plan, adds seats its card does not pay, and pays with another', async ({
  page,
  request,
}) => {
  const email = `owner-${unique()}@harbour.example`
  const body = { email, password: 'a quiet morning by the sea', role: 'employer', companyName: 'Harbour Works' }
  const answer = await request.post('/api/auth/signup', {
    data: { ...body, firstName: 'Mei', lastName: 'Tan', country: 'SG' },
  })
  await keepSession(page, await answer.json())
  await page.goto('/dashboard/subscription')
  await expect(page.getByText(/^Free trial: 14 days left/)).toBeVisible()
  await page.getByLabel('Seats').fill('4')
  await expect(page.getByText('4 seats at S$6.00')).toBeVisible()
  await page.getByLabel('Name of the company on the invoice').fill('Harbour Works Pte. Ltd.')
  await quiet(page)
  await everyLook(page, 'plans for a company')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { name: 'To pay: First bill' })).toBeVisible()
  await payWith(page, '4000 0000 0000 0002')
  await expect(page.getByText(/declined this card/)).toBeVisible()
  await payWith(page, '4000 0000 0000 0341')
  await expect(page.getByText(/^Paid until/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('0 people on 4 seats')).toBeVisible()

  await page.getByRole('button', { name: 'Change plan or seats' }).click()
  const change = page.getByRole('dialog')
  await change.getByLabel('Seats').fill('6')
  await expect(change.getByText(/^2 seats for what is left of the period/)).toBeVisible()
  await quiet(page)
  await everyLook(page, 'more seats')
  await change.getByRole('button', { name: /^Change and pay S\$/ }).click()
  // The card on file does not pay: the seats come when another one does.
  await expect(page.getByRole('heading', { name: 'To pay: More seats' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('0 people on 4 seats')).toBeVisible()
  await payWith(page, '4242 4242 4242 4242')
  await expect(page.getByText('0 people on 6 seats')).toBeVisible({ timeout: 30_000 })
  const invoices = page.getByRole('region', { name: 'Invoices' }).getByRole('row')
  await expect(invoices).toHaveCount(3)
  const download = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /^Download SG-/ })
    .first()
    .click()
  expect((await download).suggestedFilename()).toMatch(/^SG-\d{6}\.pdf$/)

  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click()
  await expect(page.getByText(/^Cancelled\. It runs until/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep the plan after all' }).click()
  await expect(page.getByText(/^Paid until/)).toBeVisible()

  // The card is changed without a bill; paused, the company reads and changes nothing, and goes on when it wants.
  await page.getByRole('button', { name: 'Change the card' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Test card number').fill('4242 4242 4242 4242')
  await dialog.getByRole('button', { name: 'Use this card' }).click()
  await expect(page.getByText('The card was changed. It pays the bills to come.')).toBeVisible()
  await page.getByRole('button', { name: 'Pause the plan' }).click()
  await quiet(page)
  await everyLook(page, 'the pause of a company')
  await dialog.getByRole('button', { name: 'Pause now' }).click()
  await expect(page.getByText(/^Paused until .*Your company only reads/)).toBeVisible()
  // Cancelled as well, nothing says that it goes on by itself.
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click()
  await expect(page.getByText(/^Paused until .*, and cancelled\. .*After the pause it runs until/)).toBeVisible()
  await expect(page.getByText('It goes on by itself')).toBeHidden()
  await page.getByRole('button', { name: 'Keep the plan after all' }).click()
  await page.getByRole('button', { name: 'End the pause now' }).click()
  await expect(page.getByText(/^Paid until/)).toBeVisible()
})

test('a company that is past due reads why, pays with another card and goes on', async ({ page, request }) => {
  const login = { email: 'owner@in.example', password: loginOf('employer').password, role: 'employer' }
  await keepSession(page, await (await request.post('/api/auth/login', { data: login })).json())
  await page.goto('/dashboard/subscription')
  await expect(page.getByText(/^The renewal could not be charged/)).toBeVisible()
  await quiet(page)
  await everyLook(page, 'a company that is past due')
  await payWith(page, '4242 4242 4242 4242')
  await expect(page.getByText(/^Paid until/)).toBeVisible({ timeout: 30_000 })
})

test('whoever runs the company sees its plan, its next bill and its people by day', async ({ page }) => {
  await signedIn(page, 'employer')
  await page.goto('/dashboard/subscription')
  await expect(page.getByRole('heading', { name: 'Subscription', level: 1 })).toBeVisible()
  await expect(page.getByText(/people are employed today/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Next bill, on/ })).toBeVisible()
  await quiet(page)
  await everyLook(page, 'the plan of a company')
})

test('a renewal that fails has its week of grace, then everything is read and nothing is changed, until it is paid again', async ({
  page,
}) => {
  const { session, headers, companyId } = await ownCompany(page, `R${unique()}`)
  await keepSession(page, session)
  await page.goto('/dashboard/subscription')
  await page.getByLabel('Name of the company on the invoice').fill('Harbour Works Pte. Ltd.')
  const order = page.getByRole('button', { name: 'Continue to payment' })
  await order.click()
  await payWith(page, '4000 0000 0000 0341')
  await expect(page.getByText(/^Paid until/)).toBeVisible({ timeout: 30_000 })

  const stands = async (sentence: RegExp) =>
    expect(async () => {
      await page.reload()
      await expect(page.getByText(sentence)).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 45_000 })
  const write = () =>
    page.request.post('/api/company/jobs', { headers, data: { content: { title: 'Planner', country: 'SG' } } })
  await letCompanyPlanPass(companyId, 32)
  await stands(/^The renewal could not be charged/)
  // Its bill follows a moment later.
  await stands(/^To pay: Renewal/)
  expect((await write()).ok()).toBe(true)

  await letCompanyPlanPass(companyId, 8)
  await stands(/^Your company only reads now/)
  await quiet(page)
  await everyLook(page, 'a company that only reads')
  const refused = await write()
  expect(refused.status()).toBe(402)
  expect((await refused.json()).code).toBe('PLAN_REQUIRED')
  for (const address of ['payroll', 'employees', 'compliance']) {
    await page.goto(`/dashboard/${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  await page.goto('/dashboard/subscription')
  await page.getByLabel('Name of the company on the invoice').fill('Harbour Works Pte. Ltd.')
  await order.click()
  await payWith(page, '4242 4242 4242 4242')
  await expect(page.getByText(/^Paid until/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('region', { name: 'Invoices' }).getByRole('row')).toHaveCount(3)
  expect((await write()).ok()).toBe(true)
})
