import { type Browser, expect, type Page, test } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { invitationTo, mailboxCodeTo, noViolations } from './journey.ts'

// Two people in two browsers, looked at by axe at each step.
test.describe.configure({ timeout: 150_000 })

const PASSWORD = 'a quiet morning by the sea'
const unique = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`

type Owner = { email: string; token: string; user: object; company: string }

/** Opens a company of this journey's own. */
const openCompany = async (page: Page): Promise<Owner> => {
  const name = unique()
  const email = `owner.${name}@settings.example`
  const company = `Settings ${name}`
  const data = {
    email,
    password: PASSWORD,
    role: 'employer',
    firstName: 'Mei',
    lastName: 'Tan',
    companyName: company,
    country: 'SG',
  }
  const answer = await page.request.post('/api/auth/signup', { data })
  expect(answer.status()).toBe(201)
  const { token, user } = await answer.json()
  return { email, token, user, company }
}

/** The same, with the owner's address proved. */
const openProved = async (page: Page): Promise<Owner> => {
  const owner = await openCompany(page)
  const headers = { authorization: `Bearer ${owner.token}` }
  expect((await page.request.post('/api/account/address/code', { headers, data: {} })).status()).toBe(202)
  const data = { code: await mailboxCodeTo(page, headers, owner.email) }
  expect((await page.request.post('/api/account/address/confirm', { headers, data })).status()).toBe(200)
  return owner
}

/** The browser as it is after signing in, on the page one was sent to. */
const enter = async (page: Page, { token, user }: Pick<Owner, 'token' | 'user'>, path: string) => {
  await page.goto('/login')
  await page.evaluate(
    ([t, u]) => {
      localStorage.setItem('auth_token', t)
      localStorage.setItem('user_data', u)
    },
    [token, JSON.stringify(user)] as const,
  )
  await page.goto(path)
}

const signIn = async (page: Page, email: string) => {
  await page.goto('/login?role=employer')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).click()
}

const otherBrowser = async (browser: Browser) => (await browser.newContext()).newPage()
const codeOf = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })

test('an administrator is invited, read of in the outbox, accepts and has the role', async ({ page, browser }) => {
  const owner = await openCompany(page)
  await enter(page, owner, '/dashboard/settings?tab=administrators')
  await page.getByRole('button', { name: 'Invite colleague' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' })
  const email = `hana.${unique()}@settings.example`
  await dialog.getByLabel('Email').fill('no address')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByText('Invalid email format')).toBeVisible()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('radio', { name: 'HR' }).check()
  await noViolations(page)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('row').filter({ hasText: email }).getByText('Invited', { exact: true })).toBeVisible()

  const headers = { authorization: `Bearer ${owner.token}` }

  const theirs = await otherBrowser(browser)
  await theirs.goto(await invitationTo(page, headers, email))
  await expect(theirs.getByRole('heading', { name: `Join ${owner.company}` })).toBeVisible()
  await theirs.getByLabel('First name').fill('Hana')
  await theirs.getByLabel('Last name').fill('Ito')
  await theirs.getByLabel(/^Password/).fill('short')
  await theirs.getByRole('button', { name: 'Accept and sign in' }).click()
  await expect(theirs.getByText('Password must be at least 15 characters', { exact: false })).toBeVisible()
  await noViolations(theirs)
  await theirs.getByLabel(/^Password/).fill(PASSWORD)
  await theirs.getByRole('button', { name: 'Accept and sign in' }).click()
  await expect(theirs).toHaveURL(/\/dashboard$/)
  await theirs.goto('/dashboard/settings')
  await expect(theirs.getByRole('tab', { name: 'Security' })).toBeVisible()
  await expect(theirs.getByRole('tab', { name: 'Colleagues' })).toHaveCount(0)

  await page.reload()
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row.getByText('Active')).toBeVisible()
  await row.getByRole('button', { name: 'Actions for Hana Ito' }).click()
  await page.getByRole('menuitem', { name: 'Make Administrator' }).click()
  const sure = page.getByRole('dialog', { name: 'Make Hana Ito Administrator' })
  await sure.getByRole('button', { name: 'Make Administrator' }).click()
  await expect(row.getByRole('cell', { name: 'Administrator' })).toBeVisible()
  await noViolations(page)

  // A change of role signs them out; afterwards they have it.
  await theirs.goto('/dashboard/settings?tab=security')
  await expect(theirs).toHaveURL(/\/login/)
  await signIn(theirs, email)
  await expect(theirs).toHaveURL(/\/dashboard$/)
  await theirs.goto('/dashboard/settings?tab=administrators')
  await expect(theirs.getByRole('row').filter({ hasText: owner.email })).toBeVisible()

  // They see the product as a recruiter does, and nothing of it can be changed; then they are themselves again.
  await theirs.getByRole('combobox', { name: 'Role' }).click()
  await theirs.getByRole('option', { name: 'Recruiter' }).click()
  await theirs.getByRole('button', { name: 'Start view' }).click()
  const banner = theirs.getByRole('region', { name: 'Viewing as somebody else' })
  await expect(banner).toContainText('Recruiter')
  await expect(theirs.getByRole('link', { name: 'Company', exact: true })).toHaveCount(0)
  await noViolations(theirs)
  await banner.getByRole('button', { name: 'End view' }).click()
  await expect(theirs.getByRole('heading', { name: 'View as' })).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('an authenticator app is set up, asked for at the next sign-in, and replaced by a recovery code', async ({
  page,
}) => {
  const owner = await openCompany(page)
  await enter(page, owner, '/dashboard/settings?tab=security')
  // Nothing is set up before the address is proved.
  await page.getByRole('button', { name: `Send a code to ${owner.email}` }).click()
  await noViolations(page)
  const headers = { authorization: `Bearer ${owner.token}` }
  await page.getByLabel('Code from the letter').fill(await mailboxCodeTo(page, headers, owner.email))
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('Your address is confirmed.')).toBeVisible()
  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = (await dialog.locator('code').innerText()).replace(/\s/g, '')
  await noViolations(page)
  await dialog.getByLabel('Code from the app').fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText('This code is not right.', { exact: false })).toBeVisible()
  // The code of the step before: the one of now is for the sign-in, as each is good once. Codes change each half minute, and at the end of one
  // the code of the step before would be over when it arrives.
  const left = 30_000 - (Date.now() % 30_000)
  if (left < 10_000) await new Promise((go) => setTimeout(go, left))
  await dialog.getByLabel('Code from the app').fill(codeOf(secret, Date.now() - 30_000))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const recovery = await codes.getByRole('listitem').first().innerText()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    codes.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('fourshore-recovery-codes.txt')
  await noViolations(page)
  await codes.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 codes left')).toBeVisible()
  await noViolations(page)

  await signIn(page, owner.email)
  await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible()
  await noViolations(page)
  await page.getByLabel('Code from your authenticator app').fill('123')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('Enter the six digits your authenticator app shows.')).toBeVisible()
  await page.getByLabel('Code from your authenticator app').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await signIn(page, owner.email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recovery)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/dashboard/settings?tab=security')
  await expect(page.getByText('9 codes left')).toBeVisible()
})

test('a passkey is added, signs in without a password, and is removed', async ({ page, baseURL }) => {
  // A passkey belongs to a name, and an address is none.
  const at = (path: string) => new URL(path, (baseURL ?? '').replace('127.0.0.1', 'localhost')).href
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const owner = await openProved(page)
  await page.goto(at('/login'))
  await page.evaluate(
    ([t, u]) => {
      localStorage.setItem('auth_token', t)
      localStorage.setItem('user_data', u)
    },
    [owner.token, JSON.stringify(owner.user)] as const,
  )
  await page.goto(at('/dashboard/settings?tab=security'))
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('My laptop')
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await noViolations(page)
  await dialog.getByRole('button', { name: 'Continue on this device' }).click()
  await page
    .getByRole('dialog', { name: 'Your recovery codes' })
    .getByRole('button', { name: 'I have kept them' })
    .click()
  await expect(page.getByText('My laptop')).toBeVisible()
  await noViolations(page)

  await page.evaluate(() => localStorage.clear())
  await page.goto(at('/login'))
  await noViolations(page)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  // After the password it is the second factor.
  await page.evaluate(() => localStorage.clear())
  await page.goto(at('/login?role=employer'))
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).click()
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto(at('/dashboard/settings?tab=security'))
  await page.getByRole('button', { name: 'Rename My laptop' }).click()
  const rename = page.getByRole('dialog', { name: 'Rename passkey' })
  await rename.getByLabel('Name').fill('Work laptop')
  await rename.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Remove Work laptop' }).click()
  const remove = page.getByRole('dialog', { name: 'Remove “Work laptop”' })
  await remove.getByLabel('Your password').fill(PASSWORD)
  await remove.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('No passkey yet')).toBeVisible()
})

test('another session is ended, and that browser is sent to the sign-in page', async ({ page, browser }) => {
  const owner = await openCompany(page)
  const phone = await otherBrowser(browser)
  await signIn(phone, owner.email)
  await expect(phone).toHaveURL(/\/dashboard$/)
  await enter(page, owner, '/dashboard/settings?tab=security')
  await expect(page.getByText('This device')).toBeVisible()
  await noViolations(page)
  await page.getByRole('button', { name: /^End the session: / }).click()
  await expect(page.getByText('The session is ended.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^End the session: / })).toHaveCount(0)
  await phone.goto('/dashboard/employees')
  await expect(phone).toHaveURL(/\/login/)
  await page.reload()
  await expect(page.getByText('This device')).toBeVisible()
})

test('who has to set up a second factor is led there and goes on from there', async ({ page, browser }) => {
  const owner = await openProved(page)
  const headers = { authorization: `Bearer ${owner.token}` }
  const post = async (path: string, data: object) => (await page.request.post(path, { headers, data })).json()
  const { secret } = (await post('/api/account/authenticator', { password: PASSWORD })).data
  await post('/api/account/authenticator/confirm', { code: codeOf(secret) })
  const email = `ravi.${unique()}@settings.example`
  await post('/api/administrators/invitations', { email, role: 'employer_admin' })

  await enter(page, owner, '/dashboard/settings?tab=administrators')
  await page.getByRole('switch', { name: 'Require a second factor of administrators' }).click()
  await expect(page.getByText('Everybody who administers the company now needs a second factor.')).toBeVisible()
  await noViolations(page)

  const theirs = await otherBrowser(browser)
  await theirs.goto(await invitationTo(page, headers, email))
  await theirs.getByLabel('First name').fill('Ravi')
  await theirs.getByLabel('Last name').fill('Nair')
  await theirs.getByLabel(/^Password/).fill(PASSWORD)
  await theirs.getByRole('button', { name: 'Accept and sign in' }).click()
  await expect(theirs).toHaveURL(/\/account\?tab=security$/)
  await expect(theirs.getByText('Your company asks for a second factor. Set up', { exact: false })).toBeVisible()
  await noViolations(theirs)
  // Whoever walks past it is led back.
  await theirs.goto('/dashboard/employees')
  await expect(theirs).toHaveURL(/\/account\?tab=security$/)
  await theirs.getByRole('button', { name: 'Set up' }).click()
  const dialog = theirs.getByRole('dialog', { name: 'Set up an authenticator app' })
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const key = (await dialog.locator('code').innerText()).replace(/\s/g, '')
  await dialog.getByLabel('Code from the app').fill(codeOf(key))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await theirs
    .getByRole('dialog', { name: 'Your recovery codes' })
    .getByRole('button', { name: 'I have kept them' })
    .click()
  await expect(theirs).toHaveURL(/\/dashboard$/)
})

test('one’s name, language and password are changed', async ({ page }) => {
  const owner = await openCompany(page)
  await enter(page, owner, '/dashboard/settings')
  await page.getByLabel('First name').fill('Mei Ling')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Your name is saved.')).toBeVisible()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('New password').fill('a louder evening by the sea')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password is changed.', { exact: false })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Mei Ling')
  await noViolations(page)
  await page.getByLabel('Language', { exact: true }).selectOption('ar')
  await expect(page.getByRole('heading', { name: 'الإعدادات', level: 1 })).toBeVisible()
  await noViolations(page)
})
