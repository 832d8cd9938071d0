import { expect, test } from '@playwright/test'
import { everyLook, keepSession, signedIn, unique } from './journey.ts'

test('somebody new is led to their first steps, keeps a search, sets a job aside and hides another', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const data = { email: `seek.${unique()}@people.example`, password: 'a quiet morning by the sea', role: 'jobseeker' }
  const answer = await page.request.post('/api/auth/signup', {
    data: { ...data, role: 'job_seeker', firstName: 'Ada', lastName: 'Rao', country: 'SG' },
  })
  await keepSession(page, await answer.json())
  await page.goto('/dashboard/seeker')
  await expect(page.getByText('Nothing waits for an answer of yours.')).toBeVisible()
  await expect(page.getByText('Your plan: Free')).toHaveAttribute('data-colour', 'green')
  await everyLook(page, 'home')
  await page.getByRole('link', { name: 'Find a job that fits' }).click()
  await expect(page.getByRole('button', { name: 'Keep this search' })).toBeDisabled()
  await page.getByRole('searchbox').fill('chef')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/seeker\/job-search\?.*search=chef/)
  await page.getByRole('button', { name: 'Keep this search' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Name')).toHaveValue('chef')
  await dialog.getByRole('button', { name: 'Keep' }).click()
  await expect(page.getByRole('list', { name: 'Your searches' }).getByRole('link', { name: 'chef' })).toBeVisible()

  await page.goto('/dashboard/seeker/job-search')
  const save = page.getByRole('button', { name: /^Save: / }).first()
  const title = ((await save.getAttribute('aria-label')) ?? '').replace('Save: ', '')
  await save.click()
  await expect(page.getByRole('button', { name: `Saved: ${title}` }).first()).toHaveAttribute('aria-pressed', 'true')
  const hides = page.getByRole('button', { name: /^Hide: / })
  const before = await hides.count()
  await hides.last().click()
  await expect(hides).toHaveCount(before - 1)
  await page.getByLabel('Saved only').click()
  await expect(page.getByRole('button', { name: /^Hide: / })).toHaveCount(1)
})

test('the demonstration’s job seeker finds the same applications at home as in their list', async ({ page }) => {
  await signedIn(page, 'job_seeker')
  await page.goto('/dashboard/seeker')
  const section = page.getByRole('region', { name: 'Your applications' })
  await expect(section.getByRole('listitem').first()).toBeVisible()
  await section.getByRole('link', { name: 'All applications' }).click()
  await expect(page).toHaveURL(/my-applications/)
})
