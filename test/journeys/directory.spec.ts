import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { keepSession, noViolations, openMenu, signedIn, unique } from './journey.ts'

const rows = (page: Page) => page.getByRole('table', { name: 'Employee Directory' }).locator('tbody tr[data-index]')

test('from the search the arrows go down the rows; ticked people are exported', async ({ page }) => {
  await signedIn(page, 'employer')
  await page.goto('/dashboard/employees')
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByPlaceholder('Search employees...')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).nth(0)).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.getByText('2 selected')).toBeVisible()
  await noViolations(page)

  // They stay ticked on another page and under another filter.
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText('2 selected')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export selected' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('employees.csv')
  const lines = readFileSync(await download.path(), 'utf8')
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
  expect(lines[0]).toBe('Employee ID,Full Name,Email,Department,Position,Status')
  expect(lines).toHaveLength(3)
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await expect(page.getByRole('button', { name: 'Export selected' })).toBeHidden()
})

test('counters that do not come are a dash, and Try again asks for them too', async ({ page }) => {
  await signedIn(page, 'employer')
  await page.route('**/api/employees**', (route) => route.abort())
  await page.goto('/dashboard/employees')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(page.getByText('Failed to connect to employee database')).toBeVisible()
  const total = page.locator('dl > div', { hasText: 'Total Employees' })
  await expect(total).toContainText('—')
  await page.unrouteAll({ behavior: 'wait' })
  await again.click()
  await expect(rows(page).first()).toBeVisible()
  await expect(total).toContainText(/\d/)
})

test('the sidebar waits for its words', async ({ page }) => {
  await signedIn(page, 'employer')
  await page.route(/\/assets\/en-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goto('/dashboard/employees')
  await expect(page.getByRole('link', { name: 'People', exact: true })).toBeVisible()
  await expect(page.getByText('line.people')).toHaveCount(0)
})

test('a notice stands top right, in Arabic top left, and over nothing that is pressed next', async ({ page }) => {
  await signedIn(page, 'employer')
  for (const [width, opened, language] of [
    [1440, '', 'en'],
    [1440, '?open=new', 'en'],
    [360, '?open=new', 'en'],
    [1440, '?open=new', 'ar'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript((l) => localStorage.setItem('language', l), language)
    await page.route(/\/api\/employees\?/, (route) => route.fulfill({ status: 503, json: { success: false } }))
    await page.goto(`/dashboard/employees${opened}`)
    const arabic = language === 'ar'
    const notice = page
      .getByRole('alert')
      .filter({ hasText: arabic ? 'تعذّر تحميل بيانات الموظفين' : 'Failed to load employee data' })
      .first()
    await expect(notice).toBeVisible()
    const box = await notice.boundingBox()
    expect(box && (arabic ? box.x < 30 : box.x + box.width > width - 30)).toBe(true)
    expect(box && box.y < 80).toBe(true)
    const pressable = (name: string) => page.getByRole('button', { name }).first().click({ trial: true, timeout: 2000 })
    if (opened) {
      const dialog = page.getByRole('dialog', { name: arabic ? 'إضافة موظف جديد' : 'Add New Employee' })
      await expect(dialog.getByLabel(arabic ? 'الاسم الكامل' : 'Full name')).toBeVisible()
      await dialog
        .getByRole('button', { name: arabic ? 'إنشاء الموظف' : 'Create Employee' })
        .click({ trial: true, timeout: 2000 })
      await dialog.getByRole('button', { name: arabic ? 'إغلاق' : 'Close' }).click({ trial: true, timeout: 2000 })
    } else await pressable('Add Employee')
    await expect(notice).toBeVisible()
  }
})

test('the menu of a row and the search for pages pass axe', async ({ page }) => {
  await signedIn(page, 'employer')
  await page.goto('/dashboard/employees')
  const actions = await openMenu(page)
  await expect(actions.getByRole('menuitem', { name: 'Send Welcome Email' })).toBeVisible()
  await noViolations(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Go to' })).toBeVisible()
  await page.keyboard.type('emp')
  await noViolations(page)
})

test('a page open since before a release takes the new one', async ({ page }) => {
  await signedIn(page, 'employer')
  await page.goto('/dashboard/employees')
  await expect(rows(page).first()).toBeVisible()
  await page.route(/\/assets\/Palette-/, (route) => route.fulfill({ status: 404 }))
  await page.route(
    (url) => url.pathname === '/login',
    (route) =>
      route.fulfill({ contentType: 'text/html', body: '<script type="module" crossorigin src="/assets/new.js">' }),
  )
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Control+k')])
  expect(await page.evaluate(() => localStorage.getItem('chunk_recovery_history'))).toBeNull()
  await expect(rows(page).first()).toBeVisible()
  // A server that goes on speaking of a release it does not send is asked a few times, and no more.
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('alertdialog', { name: 'Refreshing Application (Attempt 1)' })).toBeVisible()
})

test('whoever runs the platform has its own navigation, and no company’s', async ({ page }) => {
  await signedIn(page, 'system_owner')
  await page.goto('/dashboard/feature-testing')
  await expect(page.getByText('Not here yet')).toBeVisible()
  const lines = page.getByRole('navigation', { name: 'Dashboard' })
  await expect(lines.getByRole('link', { name: 'Reported jobs' })).toBeVisible()
  await expect(lines.getByRole('link', { name: 'People' })).toHaveCount(0)
})

test('a company with nobody yet is led to its first employee and to the upload', async ({ page }) => {
  const data = { email: `first.${unique()}@fresh.example`, password: 'nobody is here so far', role: 'employer' }
  const company = { firstName: 'Ada', lastName: 'Lim', companyName: `Fresh Start ${unique()}`, country: 'SG' }
  const answer = await page.request.post('/api/auth/signup', { data: { ...data, ...company } })
  await keepSession(page, await answer.json())
  await page.goto('/dashboard')
  await expect(page.getByText('Nobody here yet')).toBeVisible()
  await page.getByRole('link', { name: 'Add Employee' }).click()
  await expect(page.getByRole('dialog', { name: 'Add New Employee' })).toBeVisible()
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Bulk Upload' }).click()
  await expect(page.getByRole('dialog', { name: 'Bulk Employee Upload' })).toBeVisible()
  await page.goto('/dashboard/employees')
  await page.locator('#content').getByRole('button', { name: 'Add Employee' }).last().click()
  const dialog = page.getByRole('dialog', { name: 'Add New Employee' })
  await dialog.getByRole('tab', { name: 'Advanced' }).click()
  const advanced = dialog.getByRole('tabpanel')
  await expect(advanced).toContainText('This section contains advanced employee management features.')
  await expect(advanced.getByRole('textbox')).toHaveCount(0)
  await dialog.getByRole('tab', { name: 'Compliance' }).click()
  await expect(dialog.getByText('Add employees to view compliance status')).toBeVisible()
})

test('the compliance tab shows for each person who, where, how complete and what to do', async ({ page }) => {
  await signedIn(page, 'employer')
  await page.goto('/dashboard/employees?open=new&tab=compliance')
  const dialog = page.getByRole('dialog', { name: 'Add New Employee' })
  const head = dialog.getByRole('columnheader')
  await expect(head).toHaveText([
    'Employee',
    'Country',
    'Status',
    'Documents',
    'By country rules',
    'Record Completeness',
    'Actions',
  ])
  const row = dialog.getByRole('row').nth(1)
  await expect(row).toContainText(/\d+ verified/)
  await expect(row).toContainText(/\d+%/)
  await expect(row.getByRole('button', { name: /^Review: / })).toBeVisible()
  await expect(row.getByRole('button', { name: /^Report: / })).toBeVisible()
})
