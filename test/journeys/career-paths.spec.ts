import { expect, test } from '@playwright/test'
import { everyLook, lookAt, quiet, signedIn } from './journey.ts'

test('career paths: why, what is open, comparing, a goal with its plan, and what is not for one', async ({ page }) => {
  await signedIn(page, 'job_seeker')
  await page.goto('/dashboard/seeker/ai-career-recommendations')
  const paths = page.getByRole('region', { name: 'Paths', exact: true })
  await expect(paths.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await quiet(page)
  await everyLook(page, 'career paths')

  await paths.getByText('Why this?').first().click()
  await expect(paths.getByText(/Skills: \d+ of 60/).first()).toBeVisible()

  // The figure opens the jobs it counts.
  const figure = paths.getByRole('button', { name: /open jobs? in/ }).first()
  const count = Number(/(\d+) open/.exec((await figure.textContent()) ?? '')?.[1])
  await figure.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(Math.min(50, count))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  // Two side by side.
  for (const at of [0, 1])
    await paths
      .getByRole('checkbox', { name: /^Compare/ })
      .nth(at)
      .check()
  await expect(page.getByRole('region', { name: 'Compare', exact: true }).getByRole('row')).toHaveCount(3)
  await quiet(page)
  expect(await lookAt(page, 'two paths side by side')).toEqual([])

  // A goal, its plan, and what is not for one.
  const goal = await paths.getByRole('heading', { level: 3 }).nth(1).innerText()
  await paths.getByRole('button', { name: `Set as goal: ${goal}` }).click()
  const chosen = page.getByRole('region', { name: 'What you chose' })
  await expect(chosen.getByRole('listitem').first()).toContainText(goal)
  await chosen.getByLabel('Your plan').fill('A course in spring')
  await chosen.getByRole('button', { name: 'Save plan' }).click()
  await expect(page.getByText('Saved').first()).toBeVisible()
  await page.reload()
  await expect(chosen.getByLabel('Your plan')).toHaveValue('A course in spring')

  const name = await paths.getByRole('heading', { level: 3 }).last().innerText()
  await paths.getByRole('button', { name: `Not for me: ${name}` }).click()
  await dialog.getByLabel(/Reason/).fill('Too far from here')
  await dialog.getByRole('button', { name: 'Do not suggest it' }).click()
  await expect(chosen.getByText('Reason: Too far from here')).toBeVisible()
  await expect(paths.getByRole('heading', { name, exact: true })).toHaveCount(0)
  await quiet(page)
  await everyLook(page, 'with choices')
})
