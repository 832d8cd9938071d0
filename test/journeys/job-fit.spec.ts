import { expect, test } from '@playwright/test'
import { applied } from './applications.ts'
import { everyLook, keepSession, signedIn, unique } from './journey.ts'

/** More than this and people give up in the middle. */
const MOST_INPUTS = 12

test('a job seeker sees which must-haves they meet, saves the job, applies with at most twelve inputs and is told so', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000)
  const { headers } = await signedIn(page, 'employer')
  const { jobId, title } = await applied(page, headers)
  const seeker = await (await browser.newContext()).newPage()
  const account = {
    email: `fit.${unique()}@people.example`,
    password: 'a quiet morning by the sea',
    role: 'job_seeker',
  }
  const made = await seeker.request.post('/api/auth/signup', {
    data: { ...account, firstName: 'Ada', lastName: 'Rao', country: 'SG' },
  })
  const session = await keepSession(seeker, await made.json())
  const saved = await seeker.request.put('/api/seeker/profile', {
    headers: session.headers,
    data: {
      version: 0,
      work: [
        { title: 'Baker', employer: 'Sea View', from: '2020-01', to: '2024-01', lines: ['Laminated dough daily'] },
      ],
      authorisations: [{ country: 'SG', status: 'citizen' }],
    },
  })
  expect(saved.status(), await saved.text()).toBe(200)

  await seeker.goto(`/jobs/${jobId}`)
  const fits = seeker.getByRole('region', { name: 'You match 1 of 1 must-haves' })
  await expect(fits).toContainText('You may work in Singapore.')
  await fits.getByText('Each must-have').click()
  await expect(fits.getByRole('listitem')).toContainText(['Laminated dough'])
  await expect(fits.getByRole('listitem').getByText('Met', { exact: true })).toBeVisible()
  await everyLook(seeker, 'how one fits a job')
  await seeker.setViewportSize({ width: 360, height: 900 })
  await seeker.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(seeker.getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute('aria-pressed', 'true')

  await seeker.goto(`/dashboard/seeker/job-search?search=${encodeURIComponent(title)}`)
  const card = seeker.getByRole('listitem').filter({ has: seeker.getByRole('link', { name: title }) })
  await expect(card.getByText('You match 1 of 1 must-haves')).toBeVisible()
  await expect(card.getByRole('button', { name: `Saved: ${title}` })).toBeVisible()
  await everyLook(seeker, 'how one fits, on cards')

  await seeker.goto(`/jobs/${jobId}`)
  await seeker.getByRole('button', { name: 'Apply here' }).click()
  const form = seeker.getByRole('region', { name: 'Apply for' }).locator('form')
  await expect(form.getByRole('radio').first()).toBeVisible()
  const inputs = await form.locator('input:visible, select:visible, textarea:visible').count()
  expect(inputs).toBeGreaterThan(2)
  expect(inputs).toBeLessThanOrEqual(MOST_INPUTS)
  await form.getByLabel('My profile, as it stands now').check()
  await form.getByLabel(/^I agree that/).check()
  await form.getByRole('button', { name: 'Send application' }).click()
  await expect(seeker.getByRole('heading', { name: 'Your application has been sent' })).toBeVisible()
  await seeker.goto(`/jobs/${jobId}`)
  await expect(seeker.getByText(/^You applied on/)).toBeVisible()
})
