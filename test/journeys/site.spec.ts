import { expect, type Page, test } from '@playwright/test'
import { demoLogins } from '../../src/app/demo.logins.ts'
import { accountMenu, logOut, noViolations } from './journey.ts'

const PAGES = [
  '/',
  '/for-employers',
  '/for-job-seekers',
  '/hrms',
  '/hrms-features',
  '/about',
  '/contact',
  '/newsletter',
]
const newEmail = () => `reader.${process.pid}.${Date.now()}.${Math.random().toString(36).slice(2, 8)}@people.example`

/** Until the page's script has brought it to life. */
const open = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.locator('#app')).toHaveAttribute('data-alive', '')
}

const loginOf = (role: string) => {
  const login = demoLogins.find((l) => l.role === role)
  if (!login) throw new Error(`The demonstration has no ${role}`)
  return login
}

const tokenOf = async (page: Page, role: string) => {
  const { email, password, portal } = loginOf(role)
  const answer = await page.request.post('/api/auth/login', { data: { email, password, role: portal } })
  const body = await answer.json()
  return { token: body.token as string, user: body.user as { email: string } }
}

/** Signed in before the page is opened; once, so that logging out lasts. */
const signedIn = async (page: Page, role: string) => {
  const { token, user } = await tokenOf(page, role)
  await page.goto('/robots.txt')
  await page.evaluate(
    ([t, u]) => {
      localStorage.setItem('auth_token', t)
      localStorage.setItem('user_data', u)
    },
    [token, JSON.stringify(user)] as const,
  )
  return user
}

/** The newest message to somebody, as platform staff read it. */
const letterTo = async (page: Page, recipient: string, template: string) => {
  const { token } = await tokenOf(page, 'system_owner')
  const headers = { authorization: `Bearer ${token}` }
  let id = ''
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`/api/outbox?recipient=${encodeURIComponent(recipient)}`, { headers })
        const { data } = await answer.json()
        const letter = data.messages.find(
          (m: { template: string; status: string }) => m.template === template && m.status === 'local',
        )
        id = letter?.id ?? ''
        return id
      },
      { timeout: 20_000 },
    )
    .not.toBe('')
  const read = await page.request.post(`/api/outbox/${id}/read`, { headers, data: {} })
  return (await read.json()).data as { subject: string; text: string }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page can be read, and leads on', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'One place to hire and look after people in four countries',
    )
    await expect(page.getByText('S$236.01').first()).toBeVisible()
    await page.getByRole('navigation', { name: 'Platform' }).getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('heading', { level: 1, name: 'About Fourshore' })).toBeVisible()
    await page.goto('/contact')
    expect(await page.content()).toContain('The form needs JavaScript. Without it, write to support@')
  })
})

test('each page comes to life without a complaint and without moving', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (m) => m.type() === 'error' && complaints.push(m.text()))
  page.on('pageerror', (e) => complaints.push(e.message))
  const foreign: string[] = []
  page.on(
    'request',
    (r) =>
      new URL(r.url()).origin !== new URL(page.url()).origin && page.url() !== 'about:blank' && foreign.push(r.url()),
  )
  for (const path of [...PAGES, '/ar', '/ar/contact']) {
    await open(page, path)
    const moved = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => done(sum), 300)
        }),
    )
    expect(moved, path).toBe(0)
  }
  expect([complaints, foreign]).toEqual([[], []])
})

test('the figures of another country are a press away', async ({ page }) => {
  await open(page, '/')
  const figure = page.getByRole('figure', { name: 'How a figure explains itself' })
  await figure.getByRole('button', { name: 'India' }).click()
  await expect(figure.getByText('₹2,884.62').first()).toBeVisible()
  await expect(figure.getByRole('button', { name: 'India' })).toHaveAttribute('aria-pressed', 'true')
})

test('the bar lifts off the page after 50 pixels', async ({ page }) => {
  await open(page, '/')
  const bar = page.getByRole('banner')
  await expect(bar).not.toHaveAttribute('data-lifted')
  await page.mouse.wheel(0, 51)
  await expect(bar).toHaveAttribute('data-lifted')
  await page.mouse.wheel(0, -51)
  await expect(bar).not.toHaveAttribute('data-lifted')
})

test('the newsletter is asked for at the foot of a page, confirmed by its link, and left by another', async ({
  page,
}) => {
  const email = newEmail()
  await open(page, '/about')
  const form = page.getByRole('form', { name: 'Newsletter' })
  const box = form.getByLabel('E-mail address')
  await expect(box).toHaveAttribute('type', 'email')
  await box.fill(email)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByText('Look into your mailbox: a link to confirm is on its way.')).toBeVisible()
  await expect(box).toHaveValue('')

  const linkIn = (text: string) => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
  const { text } = await letterTo(page, email, 'newsletter-confirm')
  const link = linkIn(text)
  await open(page, link.pathname + link.search)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByText('Your address is confirmed.')).toBeVisible()
  await noViolations(page)

  const leave = linkIn((await letterTo(page, email, 'newsletter-welcome')).text)
  await open(page, leave.pathname + leave.search)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText('You are off the list.')).toBeVisible()
  await open(page, link.pathname + link.search)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('alert')).toContainText('already used or is too old')
})

test('somebody writes to the team, after putting right what was wrong', async ({ page }) => {
  const email = newEmail()
  await open(page, '/contact')
  const form = page.getByRole('form', { name: 'Contact' })
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByText('Name is required')).toBeVisible()
  await expect(form.getByText('Email is required')).toBeVisible()
  await expect(form.getByLabel('Your name')).toBeFocused()
  await noViolations(page)
  await form.getByLabel('Your name').fill('Asha Rao')
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Country').selectOption('India')
  await form.getByLabel('What is it about?').selectOption('My personal data')
  await form.getByLabel('Message').fill('Which data do you keep of me?')
  await page.route('**/api/contact', (route) => route.abort())
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByRole('alert')).toContainText('What you wrote is still here')
  await page.unroute('**/api/contact')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await noViolations(page)
  expect((await letterTo(page, email, 'contact-received')).subject).toContain('We have your message')
})

test('another language has an address of its own, and is remembered', async ({ page }) => {
  await open(page, '/about')
  await page.getByRole('button', { name: 'Appearance and language' }).click()
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(page).toHaveURL('/ar/about')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('#app')).toHaveAttribute('data-alive', '')
  // The plain address is for whoever has not chosen.
  await page.goto('/hrms')
  await expect(page).toHaveURL('/ar/hrms')
  await expect(page.locator('#app')).toHaveAttribute('data-alive', '')
  await page.getByRole('link', { name: 'ابدأ الآن' }).first().click()
  await expect(page).toHaveURL(/\/signup/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await open(page, '/ar')
  await page.getByRole('button', { name: 'المظهر واللغة' }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveURL('/')
})

test('dark stays dark from page to page, and in the application', async ({ page }) => {
  await open(page, '/')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await page.getByRole('button', { name: 'Appearance and language' }).click()
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect.poll(background).not.toBe(light)
  const dark = await background()
  await open(page, '/about')
  await expect.poll(background).toBe(dark)
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(background).toBe(dark)
  await page.getByRole('button', { name: 'Appearance and language' }).click()
  await page.getByRole('button', { name: 'Light', exact: true }).click()
  await expect.poll(background).toBe(light)
})

test('whoever is signed in has their own navigation, and can log out from here', async ({ page }) => {
  const user = await signedIn(page, 'employer')
  await open(page, '/')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  for (const name of ['Dashboard', 'Employees', 'Company'])
    await expect(navigation.getByRole('link', { name, exact: true })).toBeVisible()
  await accountMenu(page)
  await expect(page.getByText(user.email)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to your dashboard' }).first()).toBeVisible()
  await navigation.getByRole('link', { name: 'Employees' }).click()
  await expect(page.getByRole('heading', { name: 'Employee Management', level: 1 })).toBeVisible()
  await open(page, '/about')
  await logOut(page)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
  const stored = await page.evaluate(() => ['auth_token', 'user_data'].map((k) => localStorage.getItem(k)))
  expect(stored).toEqual([null, null])
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login?role=employer')
})

test('the application leads here and back without losing its way', async ({ page }) => {
  await page.goto('/login?role=employer')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Fourshore' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'One place to hire and look after people in four countries',
  )
  await expect(page.getByText('S$236.01').first()).toBeVisible()
  await expect(page).toHaveTitle('Fourshore')
  await page.reload()
  await expect(page).toHaveTitle(/^Fourshore: hiring and HR/)
})

test('the footer is not on the platform’s pages', async ({ page }) => {
  await signedIn(page, 'system_owner')
  await page.goto('/owner-admin/outbox')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the menu opens, leads on and closes', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    const panel = page.getByRole('banner').getByRole('navigation', { name: 'Main' }).last()
    await expect(panel.getByRole('link', { name: 'Job Seeker Login' })).toBeVisible()
    await noViolations(page)
    await panel.getByRole('link', { name: 'For Employers' }).tap()
    await expect(page).toHaveURL('/for-employers')
  })
})
