import { expect, test } from '@playwright/test'
import { applied } from './applications.ts'
import { everyLook, keepSession, signedIn, unique } from './journey.ts'

test('an advert that is published twice is one card, its page leads to the other, and whoever hides it has hidden both', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000)
  const { headers } = await signedIn(page, 'employer')
  const word = `lamination${unique().replace(/\W|\d/g, '')}`
  const first = await applied(page, headers, { title: `Pastry chef ${word}` })
  const second = await applied(page, headers, { title: `Pastry chef ${word}` })

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/jobs?search=${word}`)
  await expect(visitor.getByRole('heading', { name: /^1 job/ })).toBeVisible()
  const card = visitor.getByRole('listitem').filter({ hasText: '2 openings of the same advert' })
  await expect(card).toHaveCount(1)
  await everyLook(visitor, 'a card for two openings')
  await card.getByRole('link', { name: `Pastry chef ${word}`, exact: true }).click()
  await expect(visitor).toHaveURL(`/jobs/${second.jobId}`)
  const others = visitor.getByRole('region', { name: 'Other openings of the same advert' })
  await everyLook(visitor, 'a job with another opening')
  await others.getByRole('link').click()
  await expect(visitor).toHaveURL(`/jobs/${first.jobId}`)

  // The employer is told while writing.
  await page.goto(`/dashboard/jobs?job=${first.jobId}&tab=advert`)
  await expect(page.getByText('An advert with the same title, place and text is already open')).toBeVisible()

  const seeker = await (await browser.newContext()).newPage()
  const made = await seeker.request.post('/api/auth/signup', {
    data: {
      email: `same.${unique()}@people.example`,
      password: 'a quiet morning by the sea',
      role: 'job_seeker',
      firstName: 'Ada',
      lastName: 'Rao',
      country: 'SG',
    },
  })
  await keepSession(seeker, await made.json())
  await seeker.goto(`/dashboard/seeker/job-search?search=${word}`)
  await seeker.getByRole('button', { name: `Hide: Pastry chef ${word}` }).click()
  await expect(seeker.getByRole('link', { name: `Pastry chef ${word}`, exact: true })).toHaveCount(0)
})
