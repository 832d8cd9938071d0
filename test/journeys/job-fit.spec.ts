import { expect, test } from '@playwright/test'
import { LIVES, type Life, twoColumns } from '../cvs.ts'
import { applied } from './applications.ts'
import { everyLook, keepSession, signedIn, unique } from './journey.ts'

test('a job seeker sees which must-haves they meet, saves the job, applies, and is told where it stands instead of being asked again', async ({
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
  await form.getByLabel('My profile as it is now').check()
  await form.getByLabel(/^I agree that/).check()
  await form.getByRole('button', { name: 'Send application' }).click()
  await expect(seeker.getByRole('heading', { name: 'Your application has been sent' })).toBeVisible()
  await seeker.goto(`/jobs/${jobId}`)
  const mine = seeker.getByRole('region', { name: 'You have applied for this job' })
  await expect(mine).toContainText('Status: Received')
  await expect(seeker.getByRole('button', { name: 'Apply here' })).toHaveCount(0)
  await everyLook(seeker, 'a job one has applied for')
  await mine.getByRole('link', { name: 'See where it stands' }).click()
  await expect(seeker).toHaveURL(/seeker\/my-applications\?application=/)
  await expect(seeker.getByRole('heading', { name: title })).toBeVisible()
})

/** More than this and people give up in the middle; what an employer asks with five questions is in it. */
const MOST_INPUTS = 12
const MOST_SECONDS = 180
/** Reading and deciding, of somebody who fills in at leisure, for every input; a letter typed takes a fifth of a second. */
const THINKING_SECONDS = 5
const LETTER_MS = 200

test('from the job to the receipt a known CV takes at most twelve inputs and three minutes, also where everything is filled in', async ({
  page,
  browser,
}) => {
  test.setTimeout(200_000)
  const { headers } = await signedIn(page, 'employer')
  const yes = { kind: 'yesNo', accepts: ['yes'], why: 'The kitchen opens early.' }
  const questions = [
    { id: 'early', ask: 'Can you start at five?', ...yes },
    { id: 'weekend', ask: 'Can you work on Saturdays?', ...yes },
    { id: 'years', kind: 'number', ask: 'How many years have you baked?' },
    { id: 'shift', kind: 'one', ask: 'Which shift?', options: ['Morning', 'Night'] },
    { id: 'why', kind: 'text', ask: 'Why this kitchen?' },
  ]
  const { jobId } = await applied(page, headers, { questions })
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(`/jobs/${jobId}`, { waitUntil: 'networkidle' })
  const began = Date.now()
  await guest.getByRole('button', { name: 'Apply here' }).click()
  const form = guest.getByRole('region', { name: 'Apply for' }).locator('form')
  await expect(form.getByLabel('Name')).toBeVisible()
  // Everything that can be filled in, the choices of one question being one.
  const shown = await form
    .locator('input:visible, select:visible, textarea:visible')
    .evaluateAll((all) => [
      ...new Set(all.filter((e) => !e.closest('[aria-hidden]')).map((e) => (e as HTMLInputElement).name || e.id)),
    ])
  expect(shown.length, shown.join()).toBeLessThanOrEqual(MOST_INPUTS)
  const type = (label: string | RegExp, text: string) =>
    form.getByLabel(label).first().pressSequentially(text, { delay: LETTER_MS })
  await type('Name', 'Ada Rao')
  await type('E-mail', `a${unique()}@p.example`)
  await type(/^Phone/, '+6591234567')
  const buffer = await twoColumns(LIVES[0] as Life)
  await form.locator('input[type=file]').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer })
  for (const ask of ['Can you start at five?', 'Can you work on Saturdays?'])
    await form.getByRole('group', { name: ask }).getByLabel('Yes').check()
  await type('How many years have you baked?', '12')
  await form.getByLabel('Morning').check()
  await type('Why this kitchen?', 'It opens early.')
  await form.getByLabel(/^I agree that/).check()
  await form.getByRole('button', { name: 'Send application' }).click()
  await expect(guest.getByRole('heading', { name: 'Your application has been sent' })).toBeVisible()
  const seconds = (Date.now() - began) / 1_000 + shown.length * THINKING_SECONDS
  expect(seconds).toBeLessThan(MOST_SECONDS)
})

test('a job is reported and its address copied from the list, without opening it first', async ({ page, browser }) => {
  const { headers } = await signedIn(page, 'employer')
  const { jobId, title } = await applied(page, headers)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.addInitScript(() => {
    Object.assign(globalThis, { copied: [] })
    navigator.clipboard.writeText = async (text) => void (globalThis as never as { copied: string[] }).copied.push(text)
  })
  await visitor.goto(`/jobs?search=${encodeURIComponent(title)}`)
  await visitor.getByRole('button', { name: `Copy link: ${title}` }).click()
  await expect(visitor.getByText('Link copied')).toBeVisible()
  const copied = await visitor.evaluate(() => (globalThis as never as { copied: string[] }).copied)
  expect(copied).toEqual([expect.stringMatching(new RegExp(`/jobs/${jobId}$`))])
  await visitor.getByRole('link', { name: `Report this job: ${title}` }).click()
  const report = visitor.getByRole('group').filter({ hasText: 'Report this job' }).first()
  await expect(report).toContainText(title)
  await visitor.getByLabel('It is not a real job').check()
  await visitor.getByRole('button', { name: 'Send report' }).click()
  await expect(visitor.getByText(/^Thank you\. .* Your case number is R-/)).toBeVisible()
})

test('a job that takes no applications is followed with one press and left with another', async ({ page, browser }) => {
  const { headers } = await signedIn(page, 'employer')
  const { jobId } = await applied(page, headers)
  const moved = await page.request.post(`/api/company/jobs/${jobId}/move`, { headers, data: { action: 'pause' } })
  expect(moved.status()).toBe(200)
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(`/jobs/${jobId}`)
  await expect(guest.getByRole('heading', { name: 'Not taking applications at the moment' })).toBeVisible()
  await expect(guest.getByRole('link', { name: 'Sign in to follow it' })).toHaveAttribute(
    'href',
    /\/login\?role=jobseeker/,
  )
  const seeker = await (await browser.newContext()).newPage()
  const made = await seeker.request.post('/api/auth/signup', {
    data: {
      email: `follow.${unique()}@people.example`,
      password: 'a quiet morning by the sea',
      role: 'job_seeker',
      firstName: 'Ada',
      lastName: 'Rao',
      country: 'SG',
    },
  })
  await keepSession(seeker, await made.json())
  await seeker.goto(`/jobs/${jobId}`)
  await seeker.getByRole('button', { name: 'Follow this job' }).click()
  const following = seeker.getByRole('button', { name: 'You follow this job' })
  await expect(following).toHaveAttribute('aria-pressed', 'true')
  await everyLook(seeker, 'a job that is followed')
  await seeker.reload()
  await following.click()
  await expect(seeker.getByRole('button', { name: 'Follow this job' })).toHaveAttribute('aria-pressed', 'false')
})
