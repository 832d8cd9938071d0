import { expect, type Page, test } from '@playwright/test'
import { everyLook } from './journey.ts'

const PASSWORD = 'quiet harbour at dawn'
let people = 0
const newEmail = () => `mei.${process.pid}.${Date.now()}.${people++}@harbour.example`

/** Opens a company over the form, as a person would. */
const signUp = async (page: Page, email = newEmail()) => {
  await page.goto('/signup?role=employer')
  await page.getByLabel('First name').fill('Mei')
  await page.getByLabel('Last name').fill('Tan')
  await page.getByLabel('Company name').fill('Harbour Lights')
  await page.getByLabel('Country').selectOption('SG')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create company account' }).click()
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
  return email
}

const logIn = async (page: Page, email: string, password = PASSWORD) => {
  await page.goto('/login?role=employer')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Log In', exact: true }).last().click()
}

test('an employer signs up, logs out and logs in again', async ({ page }) => {
  const email = await signUp(page)
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText('14 days left in your trial')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
  const kept = await page.evaluate(() => ['auth_token', 'user_data', 'trial_info'].map((k) => localStorage.getItem(k)))
  expect(kept).toEqual([null, null, null])

  // The flag of the logout sends the next protected page to the login page, once.
  await logIn(page, email)
  await expect(page).toHaveURL('/dashboard')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
})

test('a wrong password is answered with one sentence', async ({ page }) => {
  await logIn(page, newEmail(), 'not the password at all')
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is not right.')
  await expect(page).toHaveURL(/\/login/)
})

test('the login form says what is missing and puts the cursor there', async ({ page }) => {
  await page.goto('/login?role=employer')
  await page.locator('form').getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').fill('mei@harbour')
  await page.getByLabel('Email').blur()
  await expect(page.getByText('Invalid email format')).toBeVisible()
})

test('what the server says of a field stands under that field', async ({ page }) => {
  await page.goto('/signup?role=jobseeker')
  await page.getByLabel('First name').fill('Mei')
  await page.getByLabel('Last name').fill('Tan')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByRole('textbox', { name: 'Password' }).fill('passwordpassword')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused()
})

test('a forgotten password gets the same answer for any address', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('nobody@nowhere.example')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('status')).toContainText('If an account exists for nobody@nowhere.example')
})

test('the guard sends people where they belong', async ({ page }) => {
  const ends = async (from: string, to: string) => {
    await page.goto(from)
    await expect(page).toHaveURL(to)
  }
  await ends('/dashboard', '/login?role=employer')
  await ends('/no/such/page', '/')
  await ends('/privacy-policy', '/privacy')
  await ends('/profile', '/login?role=employer')
  await signUp(page)
  await ends('/owner-admin', '/')
  await ends('/dashboard/seeker/resume-boost', '/dashboard')
  await ends('/dashboard/feature-testing', '/dashboard')
  await ends('/job-applications', '/dashboard')
})

test('an expired session leads to the login page and says so', async ({ page }) => {
  await signUp(page)
  await page.evaluate(() => localStorage.setItem('auth_token', 'e30.e30.x'))
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login?expired=true')
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible()
})

test('logging out in one tab logs out the other', async ({ page, context }) => {
  await signUp(page)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL(/\/login/)
})

test('a view of a later release says so and is not in the sidebar', async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard/payroll')
  await expect(page.getByText('Not here yet')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Payroll' })).toHaveCount(
    0,
  )
})

test('Ctrl+K goes anywhere one may go', async ({ page }) => {
  await signUp(page)
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder('Search screens…').fill('Employees')
  await expect(page.getByRole('dialog').getByText('Payroll')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/employees')
})

test('dark mode and Arabic are kept, and Arabic mirrors the page', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#app')).toHaveAttribute('data-alive', '')
  const html = page.locator('html')
  await page.getByRole('button', { name: 'Appearance and language' }).click()
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.getByRole('button', { name: 'Appearance and language' }).click()
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(html).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('link', { name: 'ابدأ الآن' }).first()).toBeVisible()
  const logo = await page.getByRole('link', { name: 'Fourshore' }).boundingBox()
  expect(logo?.x).toBeGreaterThan(600)
  await page.reload()
  await expect(html).toHaveAttribute('dir', 'rtl')
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

test('the first thing the Tab key finds skips to the content', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
})

test('the page works under the server’s content policy without a complaint', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (m) => m.type() === 'error' && complaints.push(m.text()))
  page.on('pageerror', (e) => complaints.push(e.message))
  await signUp(page)
  await page.goto('/dashboard/employees')
  await expect(page.getByRole('heading', { name: 'Employee Management', level: 1 })).toBeVisible()
  expect(complaints).toEqual([])
})

test('axe finds nothing on the dashboard of a company that has nobody yet', async ({ page }) => {
  await signUp(page)
  await expect(page.getByText('Nobody here yet')).toBeVisible()
  await everyLook(page, 'the dashboard')
})
