import { expect, test } from '@playwright/test'
import { everyLook, quiet, signedIn } from './journey.ts'

test('whoever runs the company sees its trial and its seats by day', async ({ page }) => {
  await signedIn(page, 'employer')
  await page.goto('/dashboard/subscription')
  await expect(page.getByRole('heading', { name: 'Subscription', level: 1 })).toBeVisible()
  await expect(page.getByText(/people are employed today/)).toBeVisible()
  await expect(page.getByText(/no plan is sold to companies yet/)).toBeVisible()
  await quiet(page)
  await everyLook(page, 'the plan of a company')
})
