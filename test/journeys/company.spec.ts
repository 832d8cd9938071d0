import { expect, type Page, test } from '@playwright/test'
import { noViolations } from './journey.ts'

/** A company of its own for each test: nothing here is shared with other journeys. */
const open = async (page: Page, tab: string, language = 'en') => {
  const email = `owner.${crypto.randomUUID()}@company.example`
  const data = {
    email,
    password: 'a quiet morning by the sea',
    role: 'employer',
    firstName: 'Mei',
    lastName: 'Tan',
    companyName: 'Harbour Works',
    country: 'SG',
  }
  const { token, user } = await (await page.request.post('/api/auth/signup', { data })).json()
  await page.addInitScript(
    ([t, u, l]) => {
      localStorage.setItem('auth_token', t)
      localStorage.setItem('user_data', u)
      localStorage.setItem('language', l)
    },
    [token, JSON.stringify(user), language] as const,
  )
  await page.goto(`/dashboard/company?tab=${tab}`)
}

test.afterEach(async ({ page }, info) => {
  if (process.env.SHOTS)
    await page.screenshot({ path: `${process.env.SHOTS}/${info.title.slice(0, 12)}.png`, fullPage: true })
})

test('the profile is changed and stays changed', async ({ page }) => {
  await open(page, 'profile')
  await page.getByLabel('Industry').fill('Logistics')
  await page.getByLabel('Website').fill('harbour.example')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Industry')).toHaveValue('Logistics')
  await expect(page.getByLabel('Website')).toHaveValue('https://harbour.example')
  await noViolations(page)
})

test('an entity is asked for the numbers of its country', async ({ page }) => {
  await open(page, 'entities')
  await page.getByRole('button', { name: 'Add legal entity' }).click()
  await page.getByRole('button', { name: /Canada/ }).click()
  await page.getByLabel('Legal name').fill('Harbour Canada Inc.')
  await page.getByLabel('Business Number').fill('123456789')
  await expect(page.getByText('The check digit of this Business Number does not match')).toBeVisible()
  await noViolations(page)
  await page.getByRole('button', { name: 'Add legal entity' }).last().click()
  await expect(page.getByRole('button', { name: 'Edit Harbour Canada Inc.' })).toBeVisible()
})

test('departments come from a file: what is wrong is put right, a job writes, and it is taken back', async ({
  page,
}) => {
  await open(page, 'departments')
  await page.getByRole('button', { name: 'Import from a file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import Departments' })
  await expect(dialog.getByRole('button', { name: 'Choose CSV or Excel file' })).toBeEnabled()
  await noViolations(page)
  const csv = 'Unit;Part of;Floor\nYard;Operations;1\n;Sales;2\nDock;Nowhere;3\nsales;;4\n'
  const buffer = Buffer.from(csv)
  await page.locator('input[type=file]').setInputFiles({ name: 'units.csv', mimeType: 'text/csv', buffer })
  await expect(dialog.getByLabel('Holds: Unit')).toHaveValue('name')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Checked against what your company has. Nothing is saved yet.')).toBeVisible()
  await expect(dialog.getByText('Parent department must be one of your departments')).toBeVisible()
  await expect(dialog.getByText('Your company already has a department of this name')).toBeVisible()
  await noViolations(page)
  await dialog.getByRole('textbox', { name: 'Parent department' }).fill('Sales')
  await expect(dialog.getByText('Fixed')).toBeVisible()
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(page.getByText('2 rows imported')).toBeVisible({ timeout: 20_000 })
  await dialog.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('dialog', { name: 'Undo this import?' }).getByRole('button', { name: 'Remove it' }).click()
  await expect(page.getByText('2 were removed.')).toBeVisible()
})

test('settings show what changes before they are saved, and who said so', async ({ page }) => {
  await open(page, 'settings')
  await page.getByRole('button', { name: 'Questions about jobs' }).click()
  await page.getByRole('switch', { name: 'People may ask about jobs' }).click()
  await page.getByRole('button', { name: 'Preview changes' }).click()
  await expect(page.getByText('People may ask about jobs: On becomes Off')).toBeVisible()
  await noViolations(page)
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await expect(page.getByText(/by Mei Tan/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'People may ask about jobs' })).not.toBeChecked()
})

test('a department is added and merged, and the log tells of it', async ({ page }) => {
  await open(page, 'departments')
  await page.getByRole('button', { name: 'Add department' }).click()
  await page.getByLabel('Department name').fill('Robotics')
  await page.getByRole('dialog').getByRole('button', { name: 'Add department' }).click()
  await page.getByRole('button', { name: 'Merge Robotics…' }).click()
  await page.getByLabel('Merge into').selectOption('Technical')
  await page.getByRole('button', { name: 'Merge departments' }).click()
  await expect(page.getByRole('button', { name: 'Edit Robotics' })).toHaveCount(0)
  await noViolations(page)
  await page.getByRole('tab', { name: 'Audit log' }).click()
  await page.getByRole('button', { name: /Merged departments/ }).click()
  await expect(page.getByRole('row', { name: 'Name Robotics Technical' })).toBeVisible()
  await noViolations(page)
})

test('sites and the export are there, in Arabic as well', async ({ page }) => {
  await open(page, 'sites', 'ar')
  await expect(page.getByText('لا مواقع بعد')).toBeVisible()
  await noViolations(page)
  await page.getByRole('tab', { name: 'تصدير البيانات' }).click()
  await page.getByRole('button', { name: 'إنشاء ملف التصدير' }).click()
  await expect(page.getByRole('button', { name: /^تنزيل تصدير/ })).toBeVisible({ timeout: 30_000 })
  await noViolations(page)
})

test('a day off is added, a holiday taken away and given back, and the week changed', async ({ page }) => {
  await open(page, 'holidays&year=2026')
  const rows = page.getByRole('table', { name: 'Holidays' })
  await expect(rows.getByText('Deepavali').first()).toBeVisible()
  await expect(rows.getByText(/Ministry of Manpower/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Add day off' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Day/).fill('2026-12-24')
  await dialog.getByLabel('Name').fill('Founders’ Day')
  await noViolations(page)
  await dialog.getByRole('button', { name: 'Add day off' }).click()
  await expect(rows.getByText('Founders’ Day')).toBeVisible()
  await expect(rows.getByText('Your company, for the legal entity')).toBeVisible()
  await page.getByRole('button', { name: 'Take Christmas Day away here' }).click()
  await expect(rows.getByText('Taken away: worked')).toBeVisible()
  await page.getByRole('button', { name: 'Take back what was entered here for Christmas Day' }).click()
  await expect(rows.getByText('Taken away: worked')).toHaveCount(0)
  await page.getByRole('button', { name: 'Change week' }).click()
  await dialog.getByRole('checkbox', { name: 'Saturday' }).check()
  await dialog.getByLabel('Effective from').fill('2026-01-01')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(/Worked here: .*Saturday/)).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'For a calendar' }).click()
  expect((await saved).suggestedFilename()).toBe('holidays-2026.ics')
  await noViolations(page)
})

test('holidays are read in Arabic', async ({ page }) => {
  await open(page, 'holidays&year=2026', 'ar')
  await expect(page.getByRole('tab', { name: 'العطل' })).toBeVisible()
  await expect(page.getByText('ديبافالي').first()).toBeVisible()
  await noViolations(page)
})
