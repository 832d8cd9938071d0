import { expect, type Page, test } from '@playwright/test'
import { noViolations } from './journey.ts'

/** Sections 4, 6 and 9: what is kept of a session in the browser, against the real server. */

const PASSWORD = 'quiet harbour at dawn'
const unique = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 7)}`

const signUp = async (page: Page, role: 'job_seeker' | 'employer') => {
  const employer = { companyName: `Harbour ${unique()}`, country: 'SG' }
  const answer = await page.request.post('/api/auth/signup', {
    data: {
      email: `asha.${unique()}@rivers.example`,
      password: PASSWORD,
      role,
      firstName: 'Asha',
      lastName: 'Rao',
      ...(role === 'employer' ? employer : {}),
    },
  })
  return (await answer.json()) as { token: string; user: object; trial: object | null }
}
/** As a tab that is opened with somebody kept in the browser. */
const open = async (page: Page, stored: { token: string; user: object }, path: string) => {
  await page.goto('/login')
  await page.evaluate(({ token, user }) => {
    localStorage.setItem('auth_token', token)
    localStorage.setItem('user_data', JSON.stringify(user))
  }, stored)
  await page.goto(path)
}
const stored = (page: Page, key: string) => page.evaluate((k) => localStorage.getItem(k), key)

test('a job seeker’s plan is asked for, kept, restored, and holds the door of premium plus', async ({ page }) => {
  const input: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) input.push(pathname)
  })
  await open(page, await signUp(page, 'job_seeker'), '/dashboard/seeker')
  await expect.poll(() => stored(page, 'subscription_info')).not.toBeNull()
  expect(JSON.parse((await stored(page, 'subscription_info')) ?? '')).toMatchObject({
    tier: 'free',
    planName: 'Free',
    isActive: false,
    expiresAt: null,
  })
  expect(input).toContain('/api/subscription/current')
  expect(input).not.toContain('/api/company/me')
  await page.goto('/dashboard/seeker/resume-boost')
  await expect(page).toHaveURL('/dashboard/seeker/subscription?upgrade=premium_plus&reason=feature_access')
  // What is stored holds until the server says otherwise.
  await page.route('**/api/subscription/current', (route) => route.abort())
  await page.evaluate(() =>
    localStorage.setItem('subscription_info', JSON.stringify({ tier: 'premium_plus', isActive: true })),
  )
  await page.goto('/dashboard/seeker/resume-boost')
  await expect(page).toHaveURL('/dashboard/seeker/resume-boost')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await noViolations(page)
})

test('an employer’s country comes from the company, never from the address', async ({ page }) => {
  const input: string[] = []
  page.on('request', (request) => input.push(new URL(request.url()).pathname))
  const { token, user } = await signUp(page, 'employer')
  await open(page, { token, user: { ...user, country: null, country_code: null } }, '/dashboard')
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
  await expect.poll(async () => JSON.parse((await stored(page, 'user_data')) ?? '{}').country_code).toBe('SG')
  await page.waitForTimeout(1500)
  expect(input.filter((path) => path === '/api/company/me')).toHaveLength(1)
  expect(input).not.toContain('/api/geo/detect')
  expect(input).not.toContain('/api/subscription/current')
})

test('a company that cannot be loaded keeps nobody out unless the server says no', async ({ page }) => {
  const kept = await signUp(page, 'employer')
  await page.route('**/api/company/me', (route) => route.fulfill({ status: 503, json: { success: false } }))
  await open(page, kept, '/dashboard')
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible({ timeout: 15_000 })
  await page.unroute('**/api/company/me')
  await page.route('**/api/company/me', (route) =>
    route.fulfill({ status: 403, json: { success: false, code: 'FORBIDDEN', error: 'No.' } }),
  )
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
  expect(await stored(page, 'auth_token')).toBeNull()
})

for (const [code, error, sentence, address] of [
  ['TOKEN_EXPIRED', 'x', 'Token expired, redirecting to login', '/login?expired=true'],
  ['FORBIDDEN', 'invalid signature', 'Authentication token invalid, redirecting to login', '/login'],
  ['FORBIDDEN', 'No.', 'Authentication failed, redirecting to login', '/login'],
] as const)
  test(`a refusal with ${code} and “${error}” ends the session: ${sentence}`, async ({ page }) => {
    await open(page, await signUp(page, 'employer'), '/dashboard')
    await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
    await page.route('**/api/employees?**', (route) =>
      route.fulfill({ status: 403, json: { success: false, code, error } }),
    )
    await page.getByRole('link', { name: 'People', exact: true }).first().click()
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
    await expect(page).toHaveURL(address)
    for (const key of ['auth_token', 'user_data', 'trial_info']) expect(await stored(page, key)).toBeNull()
  })

test('two tabs renew once, and both go on with the new token', async ({ page, context }) => {
  const kept = await signUp(page, 'employer')
  let renewals = 0
  await context.route('**/api/auth/refresh', async (route) => {
    renewals++
    await route.continue()
  })
  await open(page, kept, '/dashboard')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
  // The server ends the token for one of them: the other finds the new one.
  const before = await stored(page, 'auth_token')
  await page.route('**/api/employees?**', async (route) => {
    if (route.request().headers().authorization !== `Bearer ${before}`) return route.continue()
    await route.fulfill({ status: 401, json: { success: false, code: 'TOKEN_INVALID', error: 'x' } })
  })
  const retried = page.waitForRequest((request) => request.headers()['x-retry'] === '1')
  await page.goto('/dashboard/employees')
  await retried
  await expect(page.getByRole('heading', { name: 'Employee Management', level: 1 })).toBeVisible()
  const after = await stored(other, 'auth_token')
  expect(after).not.toBe(before)
  const sent = other.waitForRequest((request) => request.url().includes('/api/employees?'))
  await other.getByRole('link', { name: 'People', exact: true }).first().click()
  expect((await sent).headers().authorization).toBe(`Bearer ${after}`)
  expect(renewals).toBe(1)
})
