import { expect, test } from '@playwright/test'
import { apply, ownCompany } from './applications.ts'
import { keepSession, noViolations, unique } from './journey.ts'

test('a company words a no of its own, sees how it reads, and lets somebody go with it', async ({ page }) => {
  const { session, jobId, companyId } = await ownCompany(page, unique())
  await apply(companyId, jobId, 1)
  await keepSession(page, session)
  await page.goto('/dashboard/recruitment?tab=templates')
  await page.getByRole('button', { name: 'Begin a letter from Rejection' }).click()
  const dialog = page.getByRole('dialog', { name: 'New letter' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('With thanks')
  const text = dialog.getByRole('textbox', { name: 'Text' })
  const preview = dialog.getByRole('region', { name: 'How it reads' })
  await expect(preview.getByText('Hello Alex Example,')).toBeVisible()
  await preview.getByLabel('Read it as').selectOption({ index: 1 })
  await expect(preview.getByText('Hello Candidate 1,')).toBeVisible()
  await text.fill('Dear {{name}}, not this time for {{job}}.')
  await expect(preview.getByText('A rejection needs {{reason}}.')).toBeVisible()
  await noViolations(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('A rejection needs {{reason}}.')).toHaveCount(2)
  await text.press('End')
  await dialog.getByRole('button', { name: 'Put in the reason’s own words' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('With thanks')).toBeVisible()
  await noViolations(page)

  await page.goto('/dashboard/manage-applications')
  await page.getByRole('checkbox').nth(1).check()
  await page.getByRole('button', { name: /^Reject/ }).click()
  const letting = page.getByRole('dialog')
  await letting.getByLabel('Reason').selectOption({ index: 1 })
  await letting.getByLabel('Letter', { exact: true }).selectOption({ label: 'With thanks (English)' })
  await letting.getByText(/^Letter, leaves/).click()
  await expect(letting.getByText(/not this time for .* planner/)).toBeVisible()
  await noViolations(page)
  await letting.getByRole('button', { name: 'Reject 1 candidate' }).click()
  await expect(letting).toBeHidden()
})

test('stages and reasons are reached from the templates by a company that has no job yet', async ({ page }) => {
  const answer = await page.request.post('/api/auth/signup', {
    data: {
      email: `new-${unique()}@journey.example`,
      password: 'a quiet morning by the sea',
      role: 'employer',
      firstName: 'Mei',
      lastName: 'Tan',
      companyName: `New ${unique()}`,
      country: 'SG',
    },
  })
  await keepSession(page, await answer.json())
  await page.goto('/dashboard/recruitment?tab=templates')
  await page.getByRole('link', { name: /^Open: Reasons for rejecting/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('tab', { name: /reasons/i, selected: true })).toBeVisible()
  await expect(dialog.getByRole('group').first()).toBeVisible()
  await noViolations(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('the documents of an application stand in one list, each with the way to it', async ({ page }) => {
  const { session, headers, jobId, companyId } = await ownCompany(page, unique())
  await apply(companyId, jobId, 1)
  const { data } = await (await page.request.get(`/api/company/applications?job=${jobId}`, { headers })).json()
  const id = data.applications[0].id as string
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  await keepSession(page, session)
  await page.goto(`/dashboard/ats?application=${id}&part=documents`)
  const list = page.getByRole('region', { name: 'Documents' })
  await expect(list.getByText('No file belongs to this application.')).toBeVisible()
  const made = await page.request.post(`/api/company/applications/${id}/offers`, {
    headers,
    data: { position: 'Planner', pay: '4000', period: 'MONTH', startsOn: day(30), expiresOn: day(7) },
  })
  expect(made.status(), await made.text()).toBe(201)
  await page.reload()
  await expect(list.getByText('Draft; it has not left')).toBeVisible()
  await expect(list.getByText('Times are those of where the work is (Asia/Singapore).')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    list.getByRole('button', { name: 'Download offer-draft.pdf' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('offer-draft.pdf')
  await noViolations(page)
})
