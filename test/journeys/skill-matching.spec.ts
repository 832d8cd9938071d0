import { expect, test } from '@playwright/test'
import { everyLook, quiet, signedIn } from './journey.ts'

test('jobs by skills: what opens more is opened, learnt, and a skill is corrected', async ({ page }) => {
  await signedIn(page, 'job_seeker')
  await page.goto('/dashboard/seeker/skill-job-matching')
  await expect(page.getByRole('heading', { name: 'Your skills', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Ready now/ })).toHaveAttribute('aria-pressed', 'true')
  await quiet(page)
  await everyLook(page, 'jobs by skills')

  // One skill away: each job says what is missing.
  await page.getByRole('button', { name: /^One skill away/ }).press('Enter')
  const jobs = page.getByRole('region', { name: 'Jobs', exact: true })
  await expect(jobs.getByText('Missing:').first()).toBeVisible()

  // The figure of a skill opens its list, which is as long as it says.
  const unlocks = page.getByRole('region', { name: 'One skill that opens more jobs' })
  const first = unlocks.getByRole('button', { name: /more jobs?/ }).first()
  const count = Number(/(\d+) more/.exec((await first.textContent()) ?? '')?.[1])
  await first.click()
  await expect(jobs.getByText(/is the one skill missing/)).toBeVisible()
  await quiet(page)
  expect(await jobs.getByRole('heading', { level: 3 }).count()).toBe(Math.min(10, count))
  await everyLook(page, 'jobs that one skill opens')
  await jobs.getByRole('button', { name: 'Show all again' }).click()

  // A skill: where it comes from, and what is said of it.
  const skills = page.getByRole('region', { name: 'Your skills' })
  await skills.getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Where it comes from' })).toBeVisible()
  await dialog.getByRole('radio', { name: /leave it out/ }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(skills.getByRole('heading', { name: 'Left out' })).toBeVisible()
  await quiet(page)
  await everyLook(page, 'with a skill left out')

  // One is added by its name.
  await skills.getByText('Add skills').click()
  await skills.getByRole('combobox', { name: 'Skill', exact: true }).fill('React.js')
  await skills.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(skills.getByRole('button', { name: 'React', exact: true })).toBeVisible()
})
