import { expect, type Page, test } from '@playwright/test'
import { applied } from './applications.ts'
import { signedIn, unique } from './journey.ts'

const PASSWORD = 'a quiet morning by the sea'
const someone = () => `back.${unique()}@people.example`
const account = (page: Page, email: string) =>
  page.request.post('/api/auth/signup', {
    data: { email, password: PASSWORD, role: 'job_seeker', firstName: 'Ada', lastName: 'Rao', country: 'SG' },
  })
const signIn = async (page: Page, email: string) => {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log In', exact: true }).last().click()
}

test('a guest who signs in or registers to ask, to follow or to keep a search is back where they were, and nowhere else', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000)
  const { headers } = await signedIn(page, 'employer')
  const { jobId } = await applied(page, headers)
  const email = someone()
  const guest = async () => (await browser.newContext()).newPage()

  const asking = await guest()
  await account(asking, email)
  await asking.goto(`/jobs/${jobId}`)
  await asking.getByRole('link', { name: 'Sign in to ask the employer a question' }).click()
  await signIn(asking, email)
  await expect(asking).toHaveURL(`/jobs/${jobId}`)
  await expect(asking.getByRole('region', { name: 'Ask the employer' })).toBeVisible()

  const { data } = await (await page.request.get(`/api/company/jobs/${jobId}`, { headers })).json()
  const paused = await page.request.post(`/api/company/jobs/${jobId}/move`, {
    headers,
    data: { action: 'pause', version: data.job.version },
  })
  expect(paused.status()).toBe(200)
  const following = await guest()
  await following.goto(`/jobs/${jobId}`)
  await following.getByRole('link', { name: 'Sign in to follow it' }).click()
  await following.getByRole('link', { name: 'Sign up' }).last().click()
  await following.getByLabel('First name').fill('Noor')
  await following.getByLabel('Last name').fill('Rao')
  await following.getByLabel('Email').fill(someone())
  await following.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await following.getByRole('button', { name: 'Create account' }).click()
  await expect(following).toHaveURL(`/jobs/${jobId}`)

  // What stands behind the sign-in is remembered by the page alone.
  const keeping = await guest()
  await keeping.goto('/dashboard/seeker/job-search?search=porter&keep=1')
  await expect(keeping).toHaveURL('/login?role=employer')
  // Which of them it is stands in the address: it is chosen a moment after the click.
  const seekers = keeping.getByRole('radio', { name: 'Job Seeker' })
  await seekers.click({ force: true })
  await expect(seekers).toBeChecked()
  await signIn(keeping, email)
  await expect(keeping).toHaveURL(/\/dashboard\/seeker\/job-search\?search=porter/)

  for (const next of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
    const led = await guest()
    await led.goto(`/login?role=jobseeker&next=${encodeURIComponent(next)}`)
    await signIn(led, email)
    await expect(led).toHaveURL('/dashboard/seeker')
  }
})
