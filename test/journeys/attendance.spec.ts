import { type Browser, expect, type Page, test } from '@playwright/test'
import { anNric, everyLook, noViolations, sessionOf, signedIn, unique } from './journey.ts'

const PASSWORD = 'four boats leave before sunrise'
const DAY_MS = 86_400_000
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

/** Somebody of the demonstration company who has been there for a while, with an account of the portal. */
const employee = async (browser: Browser) => {
  const page = await browser.newPage()
  const { headers, user } = await signedIn(page, 'employer')
  const [name, email] = [`Punch Person ${unique()}`, `punch.${unique()}@people.example`]
  const data = {
    fullName: name,
    email,
    designation: 'Clerk',
    department: 'HR',
    countryCode: 'SG',
    nationality: 'Singaporean',
    employmentStatus: 'citizen',
    joinDate: dayBefore(200),
    compensation: { basicSalary: 4200 },
    complianceData: { nric: anNric() },
  }
  const { id } = (await (await page.request.post('/api/employees/unified', { headers, data })).json()).data.employee
  const welcome = await page.request.post(`/api/employees/${id}/welcome-email`, {
    headers,
    data: { generatePassword: true },
  })
  const { tempPassword } = (await welcome.json()).data
  await page.close()
  return { id, name, email, password: tempPassword as string, slug: user.company_slug }
}

const enter = async (page: Page, who: Awaited<ReturnType<typeof employee>>) => {
  await page.goto(`/c/${who.slug}`)
  await page.getByLabel('Email').fill(who.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(who.password)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Temporary password' }).fill(who.password)
  await page.getByRole('textbox', { name: 'New password' }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/employee-portal')
}

test('somebody punches without a connection, puts right what they forgot, and the month is locked', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000)
  const who = await employee(browser)
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
  const phone = await context.newPage()
  await enter(phone, who)
  await phone.getByRole('link', { name: 'Attendance' }).click()
  const today = phone.getByRole('region', { name: 'Today' })
  await expect(today.getByText('You are not in')).toBeVisible()
  await context.setOffline(true)
  await today.getByRole('button', { name: 'Punch in' }).click()
  await expect(today.getByText(/kept on this device/)).toBeVisible()
  await context.setOffline(false)
  await expect(today.getByText(/^In since/)).toBeVisible({ timeout: 45_000 })
  await noViolations(phone)

  // Three days ago nobody punched out: the day is shown with what is missing, and one word settles it.
  const token = await phone.evaluate(() => localStorage.getItem('auth_token'))
  const day = dayBefore(3)
  const late = await phone.request.post('/api/my/attendance/punches', {
    headers: { authorization: `Bearer ${token}` },
    data: { direction: 'in', at: `${day}T01:00:00.000Z` },
  })
  expect(late.status()).toBe(201)
  await expect(async () => {
    await phone.reload()
    await expect(phone.getByRole('region', { name: 'To put right' })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 45_000 })
  await phone.getByRole('button', { name: /^Say when/ }).click()
  const dialog = phone.getByRole('dialog')
  await dialog.getByLabel('Right time').fill('18:00')
  await dialog.getByLabel('Why').fill('Forgot to punch out')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(phone.getByText('Waits for approval').first()).toBeVisible()
  await context.close()

  const { headers } = await signedIn(page, 'employer')
  // Nobody is their manager: HR decides, or whoever stands in for HR.
  const { token: hr } = await sessionOf(page, 'hr_admin')
  const waiting = []
  for (const by of [{ authorization: `Bearer ${hr}` }, headers]) {
    const { items } = (await (await page.request.get('/api/company/approvals', { headers: by })).json()).data
    waiting.push(...items.map((item: { id: string; hash: string; title: string }) => ({ by, item })))
  }
  const asked = waiting.find(({ item }) => item.title.startsWith(who.name))
  const said = await page.request.post('/api/company/approvals/decide', {
    headers: asked?.by ?? headers,
    data: { verdict: 'approve', items: [{ id: asked?.item.id, hash: asked?.item.hash }] },
  })
  expect(said.status()).toBe(200)
  await expect(async () => {
    const told = await page.request.get(`/api/employees/${who.id}/attendance?day=${day}`, { headers })
    expect((await told.json()).data.day.state).toBe('complete')
  }).toPass({ timeout: 45_000 })

  await page.goto('/dashboard/attendance')
  await expect(page.getByRole('button', { name: new RegExp(who.name) })).toContainText('Here')
  await everyLook(page)
  await page.getByRole('tab', { name: 'Timesheet' }).click()
  await expect(page.getByRole('region', { name: 'Timesheet' })).toBeVisible()
  await noViolations(page)
  await page.getByRole('tab', { name: 'Months' }).click()
  // A month with days to put right asks once more; one without is locked at once.
  const month = page.getByRole('listitem').filter({ hasText: /days? to put right/ })
  await month.last().getByRole('button', { name: 'Lock month' }).click()
  const anyway = page.getByRole('button', { name: 'Lock all the same' })
  await anyway.click()
  await expect(anyway).toBeHidden()
  await noViolations(page)
})

test('many days of the timesheet are chosen by mouse and keys, and a schedule is given to their people', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await signedIn(page, 'employer')
  await page.goto(`/dashboard/attendance?tab=timesheet&on=${dayBefore(14)}`)
  const sheet = page.getByRole('region', { name: 'Timesheet' })
  const cell = (row: number, column: number) => sheet.locator(`[data-cell="${row} ${column}"]`)
  await page.getByRole('button', { name: 'Choose days' }).click()
  await cell(0, 0).click()
  await cell(1, 2).click({ modifiers: ['Shift'] })
  await expect(page.getByText('6 days chosen, people: 2')).toBeVisible()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByText('9 days chosen, people: 3')).toBeVisible()
  await expect(cell(2, 0)).toHaveAttribute('aria-pressed', 'true')
  await noViolations(page)
  await page.getByRole('button', { name: 'Accept as it is' }).click()
  const accepting = page.getByRole('dialog', { name: 'Accept days as they are' })
  await expect(accepting.getByText(/stays? as (it is|they are)|counts? as/).first()).toBeVisible()
  await accepting.getByRole('button', { name: 'Cancel' }).click()

  // What was chosen was let go with the dialog.
  await cell(0, 0).click()
  await cell(1, 0).click()
  await page.getByRole('button', { name: 'Give a schedule' }).click()
  const giving = page.getByRole('dialog', { name: 'Give a schedule' })
  await giving.getByLabel('Schedule').selectOption({ index: 1 })
  await giving.getByRole('textbox', { name: 'Reason' }).fill('Moved to another team')
  await giving.getByRole('button', { name: 'Show what happens' }).click()
  await expect(giving.getByText(/follow|left out/).first()).toBeVisible()
  await noViolations(page)
  await page.keyboard.press('Escape')
})
