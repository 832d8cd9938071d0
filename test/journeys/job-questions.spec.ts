import { expect, test } from '@playwright/test'
import { applied } from './applications.ts'
import { everyLook, keepSession, signedIn, unique } from './journey.ts'

test('a job seeker asks about a job on a phone, the employer answers and publishes without learning who asked, a visitor reads it', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000)
  const { headers } = await signedIn(page, 'employer')
  const { jobId } = await applied(page, headers)

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/jobs/${jobId}`)
  await expect(visitor.getByRole('link', { name: 'Sign in to ask the employer a question' })).toBeVisible()

  const seeker = await (await browser.newContext({ viewport: { width: 360, height: 800 } })).newPage()
  const made = await seeker.request.post('/api/auth/signup', {
    data: {
      email: `ask.${unique()}@people.example`,
      password: 'a quiet morning by the sea',
      role: 'job_seeker',
      firstName: 'Ada',
      lastName: 'Unnamed',
      country: 'SG',
    },
  })
  await keepSession(seeker, await made.json())
  await seeker.goto(`/jobs/${jobId}`)
  const ask = seeker.getByRole('region', { name: 'Ask the employer' })
  // One line until it is wanted: the advert is read first.
  await expect(ask.getByLabel('Your question')).toBeHidden()
  await ask.getByText('Ask the employer').click()
  await ask.getByLabel('Your question').fill('Is the early shift paid more?')
  await everyLook(seeker, 'asking about a job')
  await ask.getByRole('button', { name: 'Send question' }).click()
  await expect(ask.getByRole('status')).toHaveText('Your question was sent. The answer comes by email.')
  await expect(ask.getByRole('listitem')).toContainText(['Waits for an answer'])

  await page.goto(`/dashboard/jobs?job=${jobId}`)
  await page.getByRole('tab', { name: 'Questions (1)' }).click()
  const questions = page.getByRole('tabpanel', { name: 'Questions (1)' })
  await expect(questions).toContainText('Is the early shift paid more?')
  await expect(page.getByText('Unnamed')).toHaveCount(0)
  await questions.getByLabel('Your answer').fill('Yes, after a registration fee.')
  await questions.getByRole('button', { name: 'Save answer' }).click()
  await expect(questions).toContainText('nobody pays to get a job')
  await everyLook(page, 'questions about a job')
  await questions.getByLabel('Your answer').fill('Yes, by a quarter.')
  await questions.getByLabel('Show question and answer on the advert').check()
  await questions.getByRole('button', { name: 'Save answer' }).click()
  await expect(page.getByRole('tab', { name: 'Questions', exact: true })).toBeVisible()

  const plain = await visitor.request.get(`/jobs/${jobId}`)
  expect(await plain.text()).toContain('Yes, by a quarter.')
  await visitor.goto(`/jobs/${jobId}`)
  const input = visitor.getByRole('region', { name: 'Questions and answers' })
  await expect(input).toContainText('Is the early shift paid more?')
  await everyLook(visitor, 'questions and answers on an advert')
  await seeker.goto(`/jobs/${jobId}`)
  await expect(ask.getByRole('listitem')).toContainText(['Yes, by a quarter.'])
})
