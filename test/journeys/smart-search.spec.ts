import { expect, test } from '@playwright/test'
import { everyLook, keepSession, unique } from './journey.ts'

test.use({ viewport: { width: 360, height: 780 } })

test('somebody on a phone says what they look for, sees how it was understood, and opens the job', async ({ page }) => {
  test.setTimeout(120_000)
  const data = { email: `say.${unique()}@people.example`, password: 'a quiet morning by the sea' }
  const answer = await page.request.post('/api/auth/signup', {
    data: { ...data, role: 'job_seeker', firstName: 'Ada', lastName: 'Rao', country: 'SG' },
  })
  await keepSession(page, await answer.json())
  await page.goto('/dashboard/seeker/jobs')
  await expect(page.getByRole('region', { name: 'For example' }).getByRole('button')).toHaveCount(6)

  const box = page.getByRole('textbox', { name: 'What job do you want?' })
  await box.fill('flumsy chef in Singapore, remote, no nights, about 3.5k')
  await box.press('Enter')
  const understood = page.getByRole('region', { name: 'How it was understood' })
  await expect(understood.getByText('flumsy')).toBeVisible()
  await expect(understood.getByText('not understood', { exact: false }).first()).toBeAttached()
  const chips = understood.getByRole('list', { name: 'Filters' })
  for (const name of ['Change: Singapore', 'Change: Remote', 'Change: no nights'])
    await expect(chips.getByRole('button', { name, exact: true })).toBeVisible()

  // Nobody cooks from home: the page says which filter keeps the jobs away.
  await page.getByRole('button', { name: /^Remove “Remote” to see \d/ }).click()
  const first = page.getByRole('main').getByRole('list').getByRole('heading', { level: 3 }).first()
  await expect(first).toBeVisible()
  await expect(page.getByText(/Matches:.*chef/).first()).toBeVisible()
  await expect(page.getByText(/Not mentioned:.*nights/).first()).toBeVisible()

  // A filter becomes a wish, by keyboard; the focus comes back to it.
  const pay = chips.getByRole('button', { name: /^Change: about SGD 3,500/ })
  await pay.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Pay' })
  await dialog.getByRole('radio', { name: 'Good to have' }).check()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(pay).toBeFocused()
  await expect(pay).toContainText('good to have')
  await page.getByText('Why this job').first().click()
  await everyLook(page, 'smart search')

  const classic = page.getByRole('link', { name: 'Continue with filters' })
  await expect(classic).toHaveAttribute('href', /job-search\?.*search=chef/)
  const title = (await first.textContent()) ?? ''
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})
