import { expect, type Page, test } from '@playwright/test'
import { addDays } from '../../src/shared/dates.ts'
import { anNric, noViolations, signedIn, unique } from './journey.ts'

const PASSWORD = 'four boats leave before sunrise'

/** Somebody new of the demonstration company, with an account of the portal. */
const somebody = async (office: Page) => {
  const { headers, user } = await signedIn(office, 'hr_admin')
  const email = `drafts.${unique()}@people.example`
  const data = {
    fullName: `Drafts ${unique()}`,
    email,
    designation: 'Clerk',
    department: 'HR',
    countryCode: 'SG',
    nationality: 'Singaporean',
    employmentStatus: 'citizen',
    compensation: { basicSalary: 4200 },
    complianceData: { nric: anNric() },
  }
  const made = await office.request.post('/api/employees/unified', { headers, data })
  const { id } = (await made.json()).data.employee
  const letter = { headers, data: { generatePassword: true } }
  const welcome = await office.request.post(`/api/employees/${id}/welcome-email`, letter)
  const { tempPassword } = (await welcome.json()).data
  return { email, tempPassword, portal: `/c/${user.company_slug}` }
}

const signIn = async (page: Page, portal: string, email: string, password: string) => {
  await page.goto(portal)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.keyboard.press('Enter')
}
const askForLeave = async (page: Page) => {
  await page.goto('/employee-portal?tab=leave')
  await page.getByRole('button', { name: 'Ask for leave' }).click()
  return page.getByRole('dialog')
}

test('leave begun on a phone is continued at a desk, and neither overwrites the other', async ({ browser, page }) => {
  test.setTimeout(120_000)
  const { email, tempPassword, portal } = await somebody(page)
  const agent = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36'
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, userAgent: agent })
  const phone = await context.newPage()
  await signIn(phone, portal, email, tempPassword)
  await phone.getByRole('textbox', { name: 'Temporary password' }).fill(tempPassword)
  await phone.getByRole('textbox', { name: 'New password' }).fill(PASSWORD)
  await phone.keyboard.press('Enter')
  await expect(phone).toHaveURL('/employee-portal')
  const desk = await (await browser.newContext()).newPage()
  await signIn(desk, portal, email, PASSWORD)
  await expect(desk).toHaveURL('/employee-portal')

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
