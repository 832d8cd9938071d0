import { expect, test } from '@playwright/test'
import { noViolations, quiet } from './journey.ts'
import { newcomerOnAPhone } from './newcomer.ts'

test('a draft of a claim that is given up comes back with Undo, and is gone when the page is closed', async ({
  browser,
}) => {
  test.setTimeout(90_000)
  const { phone: page } = await newcomerOnAPhone(browser)
  const begin = async (title: string) => {
    await page.getByRole('button', { name: 'New claim' }).click()
    await page.getByLabel('What is it for?').fill(title)
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.getByRole('button', { name: 'Delete draft' }).click()
  }
  await page.getByRole('link', { name: 'Expenses' }).click()
  const claims = page.getByRole('region', { name: 'My claims' })
  const lunch = claims.getByRole('button', { name: /Lunch/ })
  await begin('Lunch')
  await expect(lunch).toBeHidden()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await noViolations(page)
  await undo.click()
  await expect(lunch).toBeVisible()
  await expect(undo).toBeHidden()
  await page.reload()
  await expect(lunch).toBeVisible()

  // Whoever does not undo it has done it, even when the page closes at once.
  await lunch.click()
  await page.getByRole('button', { name: 'Delete draft' }).click()
  await expect(undo).toBeVisible()
  await page.reload()
  await quiet(page)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: 'New claim' })).toBeVisible()
    await expect(lunch).toBeHidden({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
})
