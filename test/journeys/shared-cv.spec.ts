import { expect, test } from '@playwright/test'
import { everyLook, quiet, signedIn, unique } from './journey.ts'

test('a job seeker shares a CV by a link without telephone; somebody outside reads it; ended, it opens no more', async ({
  page,
  browser,
}) => {
  await signedIn(page, 'job_seeker')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/dashboard/seeker/advanced-ai-resume-builder')
  await page.getByRole('button', { name: 'New CV' }).click()
  const create = page.getByRole('dialog')
  await create.getByLabel('Name of the CV').fill(`To share ${unique()}`)
  await create.getByRole('button', { name: 'Create CV' }).click()
  await page.getByRole('button', { name: 'Share a link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this CV by a link' })
  const whom = `Harbour Bank ${unique()}`
  await dialog.getByLabel('For whom').fill(whom)
  await dialog.getByLabel('Link works for').selectOption('7 days')
  await dialog.getByLabel('Show my e-mail, phone and web addresses').uncheck()
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const row = dialog.getByRole('listitem').filter({ hasText: whom })
  await expect(row.getByText('Contact details hidden')).toBeVisible()
  await expect(row.getByText('Not opened yet')).toBeVisible()
  await quiet(page)
  await everyLook(page, 'links to a CV')
  await row.getByRole('button', { name: `Copy link: ${whom}` }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const outside = await (await browser.newContext()).newPage()
  await outside.goto(new URL(link).pathname)
  await expect(outside.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(outside.getByText('This link works until', { exact: false })).toBeVisible()
  await expect(outside.getByText('@people.example')).toBeHidden()
  await everyLook(outside, 'a CV that was shared')
  const [file] = await Promise.all([
    outside.waitForEvent('download'),
    outside.getByRole('button', { name: 'Download PDF' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)

  await row.getByRole('button', { name: `End link: ${whom}` }).click()
  await expect(row).toBeHidden()
  await outside.reload()
  await expect(outside.getByText('There is no CV here.', { exact: false })).toBeVisible()
})
