import { expect, test } from '@playwright/test'
import { noViolations } from './journey.ts'
import { newcomerOnAPhone, signInToPortal } from './newcomer.ts'

test('whoever reads Arabic has the Hijri day beside every date, on each of their devices, once they choose it', async ({
  browser,
}) => {
  test.setTimeout(90_000)
  const { phone: page, somebody } = await newcomerOnAPhone(browser)
  await page.evaluate(() => localStorage.setItem('language', 'ar'))
  await page.goto('/account')
  const choice = page.getByRole('switch', { name: 'إظهار التاريخ الهجري' })
  await expect(choice).not.toBeChecked()
  await choice.click()
  await expect(choice).toBeChecked()
  await noViolations(page)
  const hijri = /\(\d{1,2} \S+.* 14\d\d هـ\)/
  await page.goto('/employee-portal')
  await expect(page.getByText(hijri).first()).toBeVisible()
  await noViolations(page)

  const desk = await (await browser.newContext()).newPage()
  await signInToPortal(desk, somebody)
  await expect(desk.getByText(hijri)).toHaveCount(0)
  await desk.evaluate(() => localStorage.setItem('language', 'ar'))
  await desk.reload()
  await expect(desk.getByText(hijri).first()).toBeVisible()
})
