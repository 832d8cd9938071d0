import { expect, test } from '@playwright/test'
import { everyLook, keepSession, logOut, quiet, unique } from './journey.ts'

test('somebody keeps a job from elsewhere with a note and a reminder, hands in one list, and reads its last copy without a connection', async ({
  page,
}) => {
  test.setTimeout(150_000)
  const account = { email: `kept.${unique()}@people.example`, password: 'a quiet morning by the sea' }
  const made = await page.request.post('/api/auth/signup', {
    data: { ...account, role: 'job_seeker', firstName: 'Ada', lastName: 'Rao', country: 'SG' },
  })
  await keepSession(page, await made.json())
  await page.goto('/dashboard/seeker/my-applications')
  await page.getByRole('button', { name: 'Add a job from elsewhere' }).click()
  await page.getByLabel('Job', { exact: true }).fill('Pastry cook')
  await page.getByLabel('Company').fill('Elsewhere Bakery')
  await page.getByLabel('Country').selectOption({ label: 'Malaysia' })
  await page.getByLabel('Applied on').fill('2026-11-02')
  await page.getByLabel('Link to the job').fill('https://elsewhere.example/jobs/1')
  await everyLook(page, 'a job from elsewhere')
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('heading', { name: 'Pastry cook' })).toBeVisible()
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Your note').fill('Ring Ravi, who works there')
  await page.getByLabel('Remind me on').fill(day)
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByRole('status')).toHaveText('Saved.')
  await page.getByLabel('Status').selectOption({ label: 'Interviewing' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await everyLook(page, 'a card of one’s own')
  await page.getByRole('button', { name: 'All applications' }).click()
  const stored = page.getByRole('region', { name: 'Kept by me' })
  await expect(stored.getByRole('listitem')).toContainText('Ring Ravi, who works there')
  await expect(stored.getByRole('listitem')).toContainText('Interviewing')
  await everyLook(page, 'applications with one of one’s own')

  // The reminder is coming up at home.
  await page.goto('/dashboard/seeker')
  const coming = page.getByRole('region', { name: 'Coming up' })
  await expect(coming.getByRole('listitem')).toContainText('Pastry cook')
  const file = page.waitForEvent('download')
  await coming.getByRole('button', { name: 'Add to my calendar' }).click()
  expect((await file).suggestedFilename()).toBe('fourshore.ics')
  await coming.getByRole('link', { name: 'Your reminder' }).click()
  await expect(page.getByLabel('Your note')).toHaveValue('Ring Ravi, who works there')

  await page.goto('/dashboard/seeker/applications')
  const row = page.getByRole('row', { name: /Pastry cook/ })
  await expect(row).toContainText('kept by me')
  await expect(page.getByRole('columnheader', { name: 'Outcome' })).toBeVisible()
  await expect(page.getByText('0 applications')).toBeVisible()
  await expect(page.getByText('1 kept by me')).toBeVisible()
  await everyLook(page, 'the plain list')

  await quiet(page)
  await page.route('**/api/my-applications*', (route) => route.abort('internetdisconnected'))
  await page.reload()
  await expect(page.getByText(/^No connection: this is your last copy, of /)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('row', { name: /Pastry cook/ })).toBeVisible()
  await expect(page.getByLabel('From')).toBeDisabled()
  await everyLook(page, 'the last copy')
  await page.unroute('**/api/my-applications*')
  const copies = () => page.evaluate(() => Object.keys(localStorage).filter((k) => k.startsWith('copy:')).length)
  expect(await copies()).toBe(1)
  await logOut(page)
  await expect.poll(copies).toBe(0)
})
