import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { pdfOf } from '../files.ts'
import { anNric, noViolations, signedIn, unique } from './journey.ts'

const PASSWORD = 'four boats leave before sunrise'

/** Somebody new of the demonstration company, with a temporary password; HR’s own session stays apart. */
const newcomer = async (browser: Browser, email = `portal.${unique()}@people.example`) => {
  const page = await browser.newPage()
  const { headers, user } = await signedIn(page, 'employer')
  const name = `Portal Person ${unique()}`
  const data = {
    fullName: name,
    email,
    designation: 'Clerk',
    department: 'HR',
    countryCode: 'SG',
    nationality: 'Singaporean',
    employmentStatus: 'citizen',
    compensation: { basicSalary: 4200, transportAllowance: 150 },
    complianceData: { nric: anNric() },
  }
  const made = await page.request.post('/api/employees/unified', { headers, data })
  const { id } = (await made.json()).data.employee
  const welcome = await page.request.post(`/api/employees/${id}/welcome-email`, {
    headers,
    data: { generatePassword: true },
  })
  const { tempPassword } = (await welcome.json()).data
  const hr = {
    get: async (path: string) => (await (await page.request.get(path, { headers })).json()).data,
    put: (path: string, body: object) => page.request.put(path, { headers, data: body }),
  }
  return { id: id as string, name, email, tempPassword: tempPassword as string, slug: user.company_slug, hr }
}

const enter = async (page: Page, who: Awaited<ReturnType<typeof newcomer>>) => {
  await page.goto(`/c/${who.slug}`)
  await page.getByLabel('Email').fill(who.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(who.tempPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Temporary password' }).fill(who.tempPassword)
  await page.getByRole('textbox', { name: 'New password' }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/employee-portal')
  await expect(page.getByRole('heading', { name: `Welcome, ${who.name}` })).toBeVisible()
}

test('the first page tells of today, punches in, and opens the form for leave', async ({ page, browser }) => {
  const who = await newcomer(browser)
  await enter(page, who)
  const today = page.getByRole('region', { name: 'Today', exact: true })
  await expect(today.getByText(/No shift today|–/).first()).toBeVisible()
  await today.getByRole('button', { name: 'Punch in' }).click()
  await expect(today.getByRole('button', { name: 'Punch out' })).toBeVisible()
  await noViolations(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const bar = page.getByRole('navigation', { name: 'Main places' })
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Time', 'Leave', 'Pay'])
  await bar.getByRole('link', { name: 'Pay' }).click()
  await expect(page).toHaveURL('/employee-portal?tab=payroll')
  await bar.getByRole('link', { name: 'Home' }).click()
  await today.getByRole('link', { name: 'Ask for leave' }).click()
  await expect(page.getByRole('dialog', { name: 'Ask for leave' })).toBeVisible()
  await noViolations(page)
})

test('a first sign-in chooses a password, lands in the portal, and does what is waiting there', async ({
  page,
  browser,
}) => {
  const who = await newcomer(browser)
  await enter(page, who)
  const welcome = page.getByRole('region', { name: /^Your first days at / })
  await expect(welcome.getByRole('listitem')).toHaveCount(4)
  await expect(welcome.getByText('Done: 0 of 4.')).toBeVisible()
  await noViolations(page)
  const todo = page.getByRole('region', { name: 'To do' })
  await expect(todo.getByRole('listitem')).toHaveCount(3)
  await todo.getByRole('listitem').filter({ hasText: 'home address' }).getByRole('link', { name: 'Fill in' }).click()

  await page.getByLabel('Phone number', { exact: true }).fill('+65 8123 4567')
  await page.getByLabel('Address', { exact: true }).fill('10 Marina Boulevard')
  await page.getByLabel('Postal code').fill('018983')
  await page.getByLabel('Emergency contact', { exact: true }).fill('Asha Kumar')
  await page.getByLabel('Emergency contact’s phone').fill('+65 8123 0000')
  await page.getByRole('checkbox', { name: 'SMS' }).check()
  await page.getByRole('button', { name: 'Save my details' }).click()
  await expect(page.getByText('Your details are saved.')).toBeVisible()
  const { employee } = await who.hr.get(`/api/employees/${who.id}`)
  expect(employee).toMatchObject({ address_line1: '10 Marina Boulevard', emergency_contact_name: 'Asha Kumar' })
  // Numbers by their last four, here too.
  await expect(page.getByRole('region', { name: 'What HR keeps' })).not.toContainText(/S\d{7}A/)

  await page.getByRole('link', { name: 'Documents' }).click()
  await expect(page.getByText('There are no documents yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Upload a document' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload a document' })
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(dialog.getByText('Choose a file').last()).toBeVisible()
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'diploma.pdf', mimeType: 'application/pdf', buffer: pdfOf() })
  await dialog.getByLabel('What it is').selectOption({ label: 'Certificate' })
  await dialog.getByLabel('Name it, if you like').fill('Diploma')
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(dialog).toBeHidden()
  const paper = page.getByRole('listitem').filter({ hasText: 'Diploma' })
  const downloading = page.waitForEvent('download')
  await paper.getByRole('button', { name: 'Download diploma.pdf' }).click()
  expect((await downloading).suggestedFilename()).toBe('diploma.pdf')
  expect((await who.hr.get(`/api/employees/${who.id}/documents`)).documents).toHaveLength(1)

  await page.getByRole('link', { name: 'Pay', exact: true }).click()
  const pay = page.getByRole('region', { name: 'Pay, a month' })
  await expect(pay.getByRole('row').last()).toContainText('S$4,350.00')

  // Nothing of what was done is asked for any more. A memo to everybody of another journey may be.
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(todo).toBeVisible()
  await expect(todo.getByRole('listitem').filter({ hasNotText: /^Read and answer/ })).toHaveCount(0)

  // The steps of the first days are ticked by what was done, the last one leads to its place, and they go for good when hidden.
  await expect(welcome.getByText('Done: 3 of 4.')).toBeVisible()
  await welcome.getByRole('link', { name: 'Do it now: Choose how you hear of news' }).click()
  await expect(page).toHaveURL('/notifications')
  await page.goto('/employee-portal')
  await welcome.getByRole('button', { name: 'Hide these steps' }).click()
  await expect(welcome).toBeHidden()
  await page.reload()
  await expect(todo).toBeVisible()
  await expect(welcome).toBeHidden()
})

test('what HR changed meanwhile is shown beside what was typed, and nothing typed is lost', async ({
  page,
  browser,
}) => {
  const who = await newcomer(browser)
  await enter(page, who)
  await page.getByRole('link', { name: 'Details' }).click()
  await page.getByLabel('Phone number', { exact: true }).fill('+65 8123 4567')
  expect((await who.hr.put(`/api/employees/${who.id}`, { phone: '+65 9999 1111' })).status()).toBe(200)
  await page.getByRole('button', { name: 'Save my details' }).click()
  await expect(page.getByText('On record now: +65 9999 1111')).toBeVisible()
  await expect(page.getByLabel('Phone number', { exact: true })).toHaveValue('+65 8123 4567')
  await page.getByRole('button', { name: 'Save my details' }).click()
  await expect(page.getByText('Your details are saved.')).toBeVisible()
  expect((await who.hr.get(`/api/employees/${who.id}`)).employee.phone).toBe('+65 8123 4567')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await (await downloading).path()
  expect(JSON.parse(readFileSync(file, 'utf8')).record.employee.full_name).toBe(who.name)
})

test('the portal fits a phone, in light and dark, in English and Arabic; axe finds nothing', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const who = await newcomer(browser)
  await page.setViewportSize({ width: 360, height: 780 })
  await enter(page, who)
  for (const [language, scheme] of [
    ['en', 'light'],
    ['en', 'dark'],
    ['ar', 'light'],
  ] as const) {
    await page.evaluate(
      ([l, s]) => {
        localStorage.setItem('language', l)
        localStorage.setItem('mantine-color-scheme-value', s)
      },
      [language, scheme] as const,
    )
    for (const tab of ['', '?tab=details', '?tab=pay', '?tab=documents']) {
      await page.goto(`/employee-portal${tab}`)
      await expect(page.locator('main section').first()).toBeVisible()
      // Tabs of other parts come one after the other: the open one stays in sight.
      await expect(page.locator('main nav [aria-current="page"]')).toBeInViewport({ ratio: 0.9 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${language} ${tab}`).toBeLessThanOrEqual(
        360,
      )
      await noViolations(page)
    }
  }
})

test('a company’s page says who it is before anybody signs in, and an address of nobody says so', async ({
  page,
  browser,
}) => {
  const own = await browser.newPage()
  const { headers, user } = await signedIn(own, 'employer')
  const before = (await (await own.request.get('/api/employer/profile', { headers })).json()).profile
  const about = `Four harbours, one company. ${unique()}`
  const saved = await own.request.put('/api/employer/profile', { headers, data: { about, version: before.version } })
  expect(saved.status()).toBe(200)
  await page.goto(`/c/${user.company_slug}`)
  const company = page.getByRole('region', { name: 'Four Winds Trading' })
  await expect(company.getByText(about)).toBeVisible()
  const jobs = page.getByRole('region', { name: 'Open jobs' }).getByRole('link')
  const first = (await jobs.first().textContent()) ?? ''
  await expect(page.getByText('Sign in to Four Winds Trading')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  // The bar at the top is drawn anew for a phone.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await jobs.first().click()
  await expect(page.getByRole('heading', { name: first, level: 1 })).toBeVisible()
  await page.goto('/c/nobody-at-all')
  await expect(page.getByRole('heading', { name: 'There is no company here' })).toBeVisible()
  await noViolations(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the open jobs of a company come first, with a way to the door of its employees', async ({ page }) => {
    await page.goto('/c/four-winds')
    const top = async (name: string) => (await page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? 0
    await expect(page.getByRole('heading', { name: 'Open jobs' })).toBeVisible()
    expect(await top('Employee login')).toBeGreaterThan(await top('Open jobs'))
    await page.getByRole('link', { name: 'Employee login' }).click()
    await expect(page.getByRole('heading', { name: 'Employee login' })).toBeInViewport()
    await page.setViewportSize({ width: 1440, height: 900 })
    const door = await page.getByRole('heading', { name: 'Employee login' }).boundingBox()
    const jobs = await page.getByRole('heading', { name: 'Open jobs' }).boundingBox()
    expect(door?.x).toBeGreaterThan((jobs?.x ?? 0) + (jobs?.width ?? 0))
  })

  test('a long e-mail address stays readable: on a line of its own, broken before the @', async ({ page, browser }) => {
    const local = `mohammed.alqassimi.${unique()}`
    await enter(page, await newcomer(browser, `${local}@international-trading.example`))
    const address = page.getByRole('definition').filter({ hasText: local })
    const lines = await address.evaluate(
      (dd) => dd.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(dd).lineHeight),
    )
    expect(lines).toBeLessThan(2.2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await noViolations(page)
  })
})

test('in Arabic a time of work is read from the right, on the first page and in the lists of shifts and days', async ({
  page,
}) => {
  await signedIn(page, 'employee')
  await page.addInitScript(() => localStorage.setItem('language', 'ar'))
  for (const at of ['', '?tab=schedules', '?tab=attendance']) {
    await page.goto(`/employee-portal${at}`)
    // The month of a week ago: on its first days a month has no day that was worked yet.
    const aWeekAgo = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 7)
    if (at === '?tab=attendance') await page.getByLabel('الشهر').selectOption(aWeekAgo)
    const range = page.getByText(/^\d\d:\d\d–\d\d:\d\d$/).first()
    await expect(range).toBeVisible()
    const [first, last] = await range.evaluate((element) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text
      const leftOf = (start: number) => {
        const part = document.createRange()
        part.setStart(text, start)
        part.setEnd(text, start + 5)
        return part.getBoundingClientRect().left
      }
      return [leftOf(0), leftOf(6)]
    })
    expect(first, at).toBeGreaterThan(last as number)
  }
})
