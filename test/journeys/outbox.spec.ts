import { expect, type Page, test } from '@playwright/test'
import { choose, loginOf, noViolations, signedIn } from './journey.ts'

/** Somebody of the company whose portal account is in use. */
const inUse = async (page: Page, token: string): Promise<string> => {
  const headers = { authorization: `Bearer ${token}` }
  const unique = Date.now().toString(36)
  const email = `outbox.${unique}@people.example`
  const data = {
    fullName: `Outbox ${unique}`,
    email,
    designation: 'Clerk',
    department: 'HR',
    countryCode: 'SG',
    nationality: 'Singaporean',
    employmentStatus: 'citizen',
    compensation: { basicSalary: 4000 },
    complianceData: { nric: `S${String(Date.now()).slice(-7)}A` },
    notificationPreferences: { email: true, sms: false, whatsapp: false },
  }
  expect((await page.request.post('/api/employees/unified', { headers, data })).status()).toBe(201)
  const message = async () => {
    const list = await (await page.request.get(`/api/outbox?status=local&recipient=${email}`, { headers })).json()
    return list.data.messages[0]?.id as string | undefined
  }
  await expect.poll(message).toBeTruthy()
  const read = await page.request.post(`/api/outbox/${await message()}/read`, { headers, data: {} })
  const link = /token=([\w-]+)/.exec((await read.json()).data.text)?.[1]
  const chosen = { token: link, password: 'the first password of this journey' }
  expect((await page.request.post('/api/auth/reset-password', { data: chosen })).status()).toBe(200)
  return email
}

test('a reset is sent from the directory, read in the outbox, and its link opens the account', async ({
  page,
  browser,
}) => {
  const { token, user } = await signedIn(page, 'employer')
  const company = user.company_slug
  const email = await inUse(page, token)
  await page.goto(`/dashboard/employees?search=${encodeURIComponent(email)}`)
  await expect(page.getByText(email).first()).toBeVisible()
  await choose(page, 'View Full Profile')
  const profile = page.getByRole('region', { name: 'Employee Profile' })
  await profile.getByRole('button', { name: 'Reset Password' }).first().click()
  await page.getByRole('dialog', { name: 'Send Password Reset' }).getByRole('button', { name: 'Send Reset' }).click()
  await expect(page.getByText('Password reset sent via email successfully!')).toBeVisible()

  await page.goto('/dashboard/settings')
  await page.getByRole('navigation', { name: 'All settings' }).getByRole('link', { name: 'Messages' }).click()
  await expect(page.getByRole('heading', { name: 'Outbox', level: 1 })).toBeVisible()
  await page.getByPlaceholder('Whole address or number').fill(email)
  const row = page
    .getByRole('row')
    .filter({ hasText: 'Password reset by HR' })
    .getByRole('button', { name: `Open: ${email}` })
  await expect(row).toBeVisible()
  await expect(page.getByText('Not sent (no mail server)').filter({ visible: true }).first()).toBeVisible()
  await noViolations(page)
  await row.click()
  const letter = page.getByRole('dialog', { name: 'Password reset by HR' })
  const link = letter.getByRole('link', { name: /reset-password\?token=/ })
  await expect(link).toBeVisible()
  await noViolations(page)
  const { pathname, search } = new URL((await link.getAttribute('href')) ?? '')
  await page.keyboard.press('Escape')
  await expect(letter).toBeHidden()
  await expect(row).toBeFocused()

  // The person, on a device of their own.
  const theirs = await browser.newPage()
  await theirs.goto(pathname + search)
  const password = `a new morning by the sea ${Date.now()}`
  await theirs
    .getByRole('textbox', { name: /password/i })
    .first()
    .fill(password)
  await theirs
    .getByRole('button', { name: /password/i })
    .last()
    .click()
  await expect(theirs.getByText(/password/i).first()).toBeVisible()
  await expect
    .poll(async () => {
      const data = { email, password, role: 'employee', company }
      return (await theirs.request.post('/api/auth/login', { data })).status()
    })
    .toBe(200)
  await theirs.close()
})

test('platform staff say why before they read a company’s message', async ({ page }) => {
  await page.request.post('/api/auth/forgot-password', { data: { email: loginOf('hr_admin').email } })
  await signedIn(page, 'system_owner')
  await page.goto('/owner-admin/outbox')
  const row = page.getByRole('button', { name: /^Open: h•••@/ }).first()
  await expect(row).toBeVisible()
  await row.click()
  const dialog = page.getByRole('dialog', { name: 'Message' })
  await dialog.getByRole('button', { name: 'Show the message' }).click()
  await expect(dialog.getByText('Reason is required')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Asked by the company')
  await noViolations(page)
  await dialog.getByRole('button', { name: 'Show the message' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Choose a new Fourshore password' })).toBeVisible()
})
