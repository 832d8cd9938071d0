import { expect, type Page, test } from '@playwright/test'
import { keepSession, lookAt, noViolations, unique } from './journey.ts'

const PASSWORD = 'quiet harbour at dawn'

/** A company of its own, so that its list holds what the journey puts into it. */
const ownCompany = async (page: Page, country: string) => {
  const answer = await page.request.post('/api/auth/signup', {
    data: {
      ...{ password: PASSWORD, role: 'employer', firstName: 'Mei', lastName: 'Tan', country },
      ...{ email: `mei.${unique()}@jobs.example`, companyName: `Lantern ${unique()}` },
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return keepSession(page, await answer.json())
}

test('a company without a job begins with an advert written for its country', async ({ page }) => {
  await ownCompany(page, 'AE')
  await page.goto('/dashboard/jobs')
  await expect(page.getByText('Post your first job')).toBeVisible()
  const starters = page.getByRole('region', { name: 'Or begin with one of these adverts for United Arab Emirates' })
  await expect(starters.getByRole('listitem')).toHaveCount(3)
  await expect(
    starters.getByText('Left for you: place, pay, closing day, whether there is a vacancy now', { exact: false }),
  ).toBeVisible()
  expect(await lookAt(page, 'jobs, empty')).toEqual([])
  await starters.getByRole('button', { name: 'Use the advert: Shop supervisor (English)' }).click()
  await expect(page.getByRole('heading', { name: 'Shop supervisor', level: 1 })).toBeVisible()
  const check = page.getByRole('tabpanel', { name: 'Check' })
  await expect(check.getByText('Choose the place of the work', { exact: false })).toBeVisible()
  await expect(check.getByText('Choose a closing day that is still to come.')).toBeVisible()
  await expect(check.getByText('2 things keep it from being published')).toBeVisible()
  await noViolations(page)
  await page.goto('/dashboard/jobs')
  await expect(page.getByRole('button', { name: 'Open: Shop supervisor' })).toBeVisible()
  await expect(page.getByText('Post your first job')).toBeHidden()
})

test('who reads Arabic is offered the advert in Arabic first', async ({ page }) => {
  await ownCompany(page, 'AE')
  await page.addInitScript(() => localStorage.setItem('language', 'ar'))
  await page.goto('/dashboard/jobs')
  await page.getByRole('button', { name: 'استخدم الإعلان: مشرف أو مشرفة متجر (العربية)' }).click()
  await expect(page.getByRole('heading', { name: 'مشرف أو مشرفة متجر', level: 1 })).toBeVisible()
  await noViolations(page)
})
