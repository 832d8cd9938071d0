import { expect, type Page, test } from '@playwright/test'
import { accountMenu, everyLook, logOut, noViolations } from './journey.ts'

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
  await accountMenu(page)
  await expect(page.getByText(email)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('14 days left in your trial')).toBeVisible()
  await logOut(page)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
  const stored = await page.evaluate(() =>
    ['auth_token', 'user_data', 'trial_info'].map((k) => localStorage.getItem(k)),
  )
  expect(stored).toEqual([null, null, null])

  // The flag of the logout sends the next protected page to the login page, once.
  await logIn(page, email)
  await expect(page).toHaveURL('/dashboard')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
})

test('after a logout the next page behind the sign-in leads to log in, once without a word', async ({ page }) => {
  await signUp(page)
  await page.context().addCookies([{ name: 'seen', value: '1', url: page.url() }])
  await page.evaluate(() => sessionStorage.setItem('here', '1'))
  await logOut(page)
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => [document.cookie, sessionStorage.length])).toEqual(['', 0])
  // The flag is of this page; a start clears it.
  await page.goto('/login')
  await page.evaluate(() => localStorage.setItem('logout_completed', '1'))
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login?role=employer')
  expect(await page.evaluate(() => localStorage.getItem('logout_completed'))).toBeNull()
  await page.evaluate(() => localStorage.setItem('logout_completed', '1'))
  await page.evaluate(() => history.pushState(null, '', '/login?again'))
  await page.goBack()
  await page.evaluate(() => {
    history.pushState(null, '', '/dashboard')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('logout_completed'))).toBeNull()
})

test('Home and People stay in sight however far the sidebar is scrolled', async ({ page }) => {
  await signUp(page)
  const listed = page.getByRole('navigation', { name: 'Dashboard' })
  const isHeld = async () => {
    for (const name of ['Home', 'People']) {
      const link = listed.getByRole('link', { name, exact: true })
      await expect(link).toBeInViewport({ ratio: 1 })
      // And nothing lies over them.
      await link.click({ trial: true })
    }
  }
  const weights = await listed
    .getByRole('link')
    .evaluateAll((links) => links.map((l) => getComputedStyle(l).fontWeight))
  expect(new Set(weights).size).toBe(2)
  for (const [width, height] of [
    [1440, 420],
    [360, 500],
  ] as const) {
    await page.setViewportSize({ width, height })
    if (width === 360) await page.getByRole('button', { name: 'More', exact: true }).click()
    await isHeld()
    const last = listed.getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
    await isHeld()
  }
  await noViolations(page)
})

test('a page out of the browser’s memory hears who has logged out meanwhile', async ({ page }) => {
  await signUp(page)
  await page.evaluate(() => {
    // As another page of this tab does it: no event tells this one.
    localStorage.removeItem('auth_token')
    localStorage.removeItem('user_data')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page).toHaveURL(/\/login/)
})

test('a wrong password is answered with one sentence', async ({ page }) => {
  await logIn(page, newEmail(), 'not the password at all')
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is not right.')
  await expect(page).toHaveURL(/\/login/)
})

test('a sign-in that fails for another reason says which', async ({ page }) => {
  const failure = page.getByRole('alert')
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 503, json: { success: false } }))
  await logIn(page, newEmail())
  await expect(failure).toHaveText(
    'Authentication service unavailable. Please ensure you have an account and try again.',
  )
  await page.unroute('**/api/auth/login')
  await page.route('**/api/auth/login', (route) => route.abort())
  await page.getByRole('button', { name: 'Log In', exact: true }).last().click()
  await expect(failure).toHaveText('Authentication error. Please try again.')
  // A page that only looks like an answer, as networks of hotels send it, signs nobody in.
  await page.unroute('**/api/auth/login')
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 200, body: '<h1>Welcome, guest</h1>' }))
  await page.getByRole('button', { name: 'Log In', exact: true }).last().click()
  await expect(failure).toHaveText('Authentication error. Please try again.')
  await expect(page).toHaveURL(/\/login/)
})

test('the foot of a page has every link, claim, office and badge, and each link leads somewhere', async ({ page }) => {
  await page.goto('/login')
  const foot = page.getByRole('contentinfo')
  const claims = foot.getByRole('listitem').filter({ hasText: /active jobs|countries|verified/ })
  await expect(claims).toHaveText(['50K+ active jobs', '4 countries'])
  const columns: Record<string, Record<string, string>> = {
    Platform: {
      Jobs: '/jobs',
      'For Job Seekers': '/for-job-seekers',
      'For Employers': '/for-employers',
      About: '/about',
    },
    Solutions: { HRMS: '/hrms', 'HR features': '/hrms-features' },
    Support: { Contact: '/contact', 'Help by e-mail': 'mailto:', FAQ: '/faq', 'System status': '/health' },
    Legal: {
      'Privacy policy': '/privacy',
      'Terms of service': '/terms',
      'Cookie policy': '/cookie-policy',
      'Data protection': '/data-protection',
      'Refund policy': '/refund',
    },
  }
  for (const [column, links] of Object.entries(columns)) {
    const found = foot.getByRole('navigation', { name: column }).getByRole('link')
    await expect(found).toHaveText(Object.keys(links))
    for (const [i, to] of Object.values(links).entries()) {
      const href = (await found.nth(i).getAttribute('href')) ?? ''
      expect(href.startsWith(to)).toBe(true)
      if (to.startsWith('/')) expect((await page.request.get(href, { maxRedirects: 0 })).status()).toBe(200)
    }
  }
  for (const office of [
    'Woodlands, Singapore',
    'Chennai, India',
    'Dubai, United Arab Emirates',
    'Served from Singapore',
  ])
    await expect(foot.getByText(office)).toBeVisible()
  await expect(foot.getByRole('list', { name: /data protection laws/ }).getByRole('listitem')).toHaveText([
    'Singapore: PDPA',
    'India: DPDP Act',
    'Canada: PIPEDA',
    'UAE: PDPL',
  ])
  const box = foot.getByRole('textbox', { name: 'E-mail address' })
  await expect(box).toHaveAttribute('type', 'email')
  await expect(box).toHaveAttribute('required')
  await expect(foot.getByRole('button', { name: 'Subscribe' })).toBeVisible()
})

test('the bar lifts off beyond 50 pixels and not at 50', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 500 })
  await page.goto('/login')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const bar = page.getByRole('banner')
  await page.evaluate(() => scrollTo(0, 50))
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(bar).not.toHaveAttribute('data-lifted')
  await page.evaluate(() => scrollTo(0, 51))
  await expect(bar).toHaveAttribute('data-lifted')
  await expect(bar).toBeInViewport({ ratio: 1 })
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
  await page.evaluate(() => {
    history.pushState(null, '', '/no/such/page')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('alert').filter({ hasText: 'There is no page at /no/such/page.' })).toBeVisible()
  await expect(page).toHaveURL('/')
  await ends('/owner-admin', '/')
  await expect(
    page.getByRole('alert').filter({ hasText: 'You may not see Owner administration as Owner.' }),
  ).toBeVisible()
  await ends('/dashboard/seeker/resume-boost', '/dashboard')
  await ends('/dashboard/feature-testing', '/dashboard')
  await ends('/job-applications', '/dashboard')
  await expect(page.getByRole('heading', { name: 'You may not see Applications', level: 1 })).toBeVisible()
  await expect(page.getByText('You are signed in as Owner, and this role does not include the page.')).toBeVisible()
  await noViolations(page)
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
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
  await logOut(page)
  await expect(other).toHaveURL(/\/login/)
})

test('a view of a later release says so and is not in the sidebar', async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard/analytics')
  await expect(page.getByText('Not here yet')).toBeVisible()
  const lines = page.getByRole('navigation', { name: 'Dashboard' })
  await expect(lines.getByRole('link', { name: 'Payroll' })).toBeVisible()
  await expect(lines.getByRole('link', { name: 'Analytics' })).toHaveCount(0)
})

test('Ctrl+K goes anywhere one may go', async ({ page }) => {
  await signUp(page)
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder('Search people, jobs, pages and actions…').fill('Employees')
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
