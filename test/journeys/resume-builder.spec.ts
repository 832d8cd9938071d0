import { expect, test } from '@playwright/test'
import { everyLook, quiet, signedIn, unique } from './journey.ts'

test('a CV is made from the profile, changed, checked, read back, downloaded and brought back as it was', async ({
  page,
}) => {
  await signedIn(page, 'job_seeker')
  await page.goto('/dashboard/seeker/advanced-ai-resume-builder')
  await expect(page.getByRole('heading', { name: 'Your CVs' })).toBeVisible()
  await quiet(page)
  await everyLook(page, 'the CVs')

  await page.getByRole('button', { name: 'See a sample' }).click()
  const sample = page.getByRole('dialog', { name: 'A sample CV' })
  await expect(sample.getByText('Accounts assistant').first()).toBeVisible()
  await quiet(page)
  await everyLook(page, 'a sample CV')
  await sample.getByRole('button', { name: 'Close' }).click()

  const name = `For hotels ${unique()}`
  // The first reading is slow: it arrives when the CV has been changed and saved since.
  let slow: () => void = () => {}
  const isSaved = new Promise<void>((resolve) => {
    slow = resolve
  })
  await page.route('**/reading?**', async (route) => {
    const answer = await route.fetch()
    await isSaved
    await route.fulfill({ response: answer })
  })
  await page.getByRole('button', { name: 'New CV' }).click()
  const create = page.getByRole('dialog')
  await create.getByLabel('Name of the CV').fill(name)
  await quiet(page)
  await everyLook(page, 'a new CV')
  await create.getByRole('button', { name: 'Create CV' }).click()

  // What is typed stands in the preview at once, and is saved after a pause.
  const preview = page.getByRole('region', { name: 'Preview' })
  const contact = page.getByRole('region', { name: 'Name and contact' })
  await contact.getByLabel('Headline').fill('Night manager of a small hotel')
  await expect(preview.getByText('Night manager of a small hotel')).toBeVisible()
  await expect(page.getByText('All changes are saved.')).toBeVisible()
  slow()
  const check = page.getByRole('region', { name: 'Check and download' })
  await expect(check.getByText(/^Read back: a program finds your name/)).toBeVisible({ timeout: 20_000 })
  await page.unrouteAll({ behavior: 'wait' })

  // A section goes up by keyboard, and another is hidden.
  const skills = page.getByRole('region', { name: 'Skills', exact: true })
  await skills.getByRole('button', { name: 'Move up: Skills' }).focus()
  await page.keyboard.press('Enter')
  await expect(skills.getByRole('button', { name: 'Move up: Skills' })).toBeFocused()
  const summary = page.getByRole('region', { name: 'Summary', exact: true })
  await summary.getByRole('button', { name: 'Write it from my facts' }).click()
  await expect(preview.getByText('Summary', { exact: true })).toBeVisible()
  await summary.getByRole('checkbox', { name: 'In the CV: Summary' }).uncheck()
  await expect(preview.getByText('Summary', { exact: true })).toBeHidden()

  // What is weak is pointed out; what is wrong stands under its field.
  const work = page.getByRole('region', { name: 'Work experience', exact: true })
  await work.getByLabel('What you did').first().fill('Responsible for the night shift')
  await expect(page.getByRole('region', { name: 'Writing' }).getByText(/not what you did/)).toBeVisible()
  await work.getByLabel('From: Month').first().selectOption('March')
  await work.getByLabel('From: Year').first().fill('20')
  await expect(work.getByText('From must be a month (YYYY-MM) or a year (YYYY)')).toBeVisible()
  await expect(page.getByText(/^Not saved:/)).toBeVisible()
  await quiet(page)
  await everyLook(page, 'a CV that is written, with a date that is none')
  await work.getByLabel('From: Year').first().fill('2020')
  await expect(page.getByText('All changes are saved.')).toBeVisible()

  // Of an occupation that is chosen, what is ticked comes in as it is worded, and nothing else.
  await work
    .getByRole('button', { name: /^Ideas by occupation: / })
    .first()
    .click()
  const ideas = page.getByRole('dialog', { name: 'Ideas by occupation' })
  await ideas.getByLabel('Title of the job').fill('line cook')
  await ideas.getByRole('button', { name: 'Cooks, Restaurant' }).click()
  await expect(ideas.getByRole('button', { name: 'Add what I ticked' })).toBeDisabled()
  await ideas.getByRole('checkbox', { name: /^Weigh, measure, and mix/ }).check()
  await ideas.getByLabel(/^In your words: Weigh/).fill('Mixed doughs for 80 loaves a day')
  await quiet(page)
  await everyLook(page, 'ideas by occupation')
  await ideas.getByRole('button', { name: 'Add what I ticked' }).click()
  await expect(preview.getByText('Mixed doughs for 80 loaves a day')).toBeVisible()
  await expect(page.getByText('All changes are saved.')).toBeVisible()

  // Each file is read back before it is taken.
  await check.getByText('Word', { exact: true }).click()
  await expect(check.getByText(/^Read back: a program finds your name/)).toBeVisible({ timeout: 20_000 })
  const download = page.waitForEvent('download')
  await check.getByRole('button', { name: 'Download Word' }).click()
  expect((await download).suggestedFilename()).toMatch(/For hotels .*\.docx$/)

  await page.getByRole('button', { name: 'Earlier versions' }).click()
  const versions = page.getByRole('dialog')
  await expect(versions.getByText(/^Differs in:/)).toBeVisible()
  await quiet(page)
  await everyLook(page, 'earlier versions')
  await versions.getByRole('button', { name: /^Bring back the version/ }).click()
  await expect(contact.getByLabel('Headline')).not.toHaveValue('Night manager of a small hotel')

  await page.getByRole('button', { name: 'All CVs' }).click()
  await page.getByRole('button', { name: `Remove: ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('button', { name: `Edit: ${name}` })).toBeHidden()
})
