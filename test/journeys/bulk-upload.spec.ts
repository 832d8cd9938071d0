import { readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { workbookOf } from '../../src/features/platform/imports/screens/xlsx.write.ts'
import { noViolations, signedIn, unique } from './journey.ts'

const openUpload = async (page: Page) => {
  await signedIn(page, 'employer')
  await page.goto('/dashboard/employees')
  await page.getByRole('button', { name: 'Bulk Upload' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bulk Employee Upload' })
  await expect(dialog.getByRole('button', { name: 'Choose CSV or Excel file' })).toBeEnabled()
  return dialog
}

const choose = (page: Page, name: string, csv: string | Buffer, mimeType = 'text/csv') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(csv) })

test('a file with wrong rows is put right and uploaded', async ({ page }) => {
  const dialog = await openUpload(page)
  const u = unique()
  await choose(
    page,
    'people.csv',
    [
      'Name;E-mail;Dept;Job title;Country;Start date;Monthly salary;Shoe size',
      `"Lim, Wei ${u}";lim.${u}@fourwinds.example;HR;Clerk;singapore;2026-02-01;4,500.50;42`,
      `;anna.${u}@fourwinds.example;HR;Clerk;india;03/04/2026;30000;40`,
      `Bad Mail ${u};bad@;Sales;Rep;canada;2026-02-01;5000;41`,
      `Wrong Land ${u};wrong.${u}@fourwinds.example;Sales;Rep;France;2026-02-01;5000;41`,
    ].join('\r\n'),
  )
  await expect(dialog.getByRole('heading', { name: 'Match the columns' })).toBeVisible()
  await expect(dialog.getByLabel('Holds: Job title')).toHaveValue('position')
  await expect(dialog.getByLabel('Holds: Shoe size')).toHaveValue('')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText(`Lim, Wei ${u}`)).toBeVisible()
  await expect(dialog.getByText('Full name is required')).toBeVisible()
  await expect(dialog.getByText('Invalid email format')).toBeVisible()
  await expect(dialog.getByText('Country must be: singapore, india, canada, or uae')).toBeVisible()
  await noViolations(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download rows with errors' }).click(),
  ])
  const wrong = readFileSync(await download.path(), 'utf8')
  expect(wrong.split('\r\n')[0]).toContain('Shoe size,Reason')
  expect(wrong).toContain('Invalid email format')

  await dialog.getByRole('textbox', { name: 'Full name' }).fill(`Anna ${u}`)
  await dialog.getByRole('textbox', { name: 'Email' }).fill(`bad.${u}@fourwinds.example`)
  await expect(dialog.getByText('Fixed')).toHaveCount(2)
  await expect(dialog.getByText('Checked against the people of your company. Nothing is saved yet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Process Upload (3 rows)' }).click()
  await expect(page.getByText('Successfully uploaded 3 employees')).toBeVisible()
  await expect(dialog.getByText('Total processed')).toBeVisible()

  // The last one after the fact, in the same place.
  await dialog.getByRole('textbox', { name: 'Country' }).fill('uae')
  await dialog.getByRole('button', { name: 'Process Upload (1 row)' }).click()
  await expect(page.getByText('Successfully uploaded 1 employee')).toBeVisible()
  await dialog.getByRole('button', { name: 'Refresh Employee List' }).click()
  await page.getByPlaceholder('Search employees...').fill(u)
  await expect(page.getByRole('button', { name: new RegExp(`^Edit: .*${u}`) })).toHaveCount(4)
})

test('only a CSV is taken, and one that holds nobody is refused', async ({ page }) => {
  const dialog = await openUpload(page)
  await choose(page, 'people.pdf', 'x', 'application/pdf')
  await expect(page.getByText('Please select a CSV file')).toBeVisible()
  await choose(page, 'empty.csv', 'name,email\r\n')
  await expect(page.getByText('No valid employees found in file')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download Template' }).click(),
  ])
  expect(readFileSync(await download.path(), 'utf8')).toContain('full_name,email,department,position,country,hire_date')
  await expect(page.getByText('Template downloaded successfully')).toBeVisible()
})

test('a file of Excel on Windows keeps its letters', async ({ page }) => {
  const dialog = await openUpload(page)
  const csv = `name;email;department;position;country\r\nJosé Núñez;${unique()}@fourwinds.example;HR;Clerk;canada\r\n`
  await choose(page, 'windows.csv', Buffer.from(csv, 'latin1'))
  await expect(dialog.getByText('José Núñez')).toBeVisible()
})

test('100,000 rows are read and checked while the page stays alive', async ({ page }, info) => {
  test.setTimeout(240_000)
  const dialog = await openUpload(page)
  const rows = Array.from(
    { length: 100_000 },
    (_, i) => `Person ${i},p${i}@many.example,HR,Clerk,${i % 1000 === 7 ? 'nowhere' : 'singapore'},2026-02-01`,
  )
  const many = info.outputPath('many.csv')
  writeFileSync(many, ['name,email,department,position,country,hire_date', ...rows].join('\n'))
  await page.evaluate(() => {
    const w = window as unknown as { longest: number }
    w.longest = 0
    let last = performance.now()
    const tick = () => {
      const now = performance.now()
      w.longest = Math.max(w.longest, now - last)
      last = now
      requestAnimationFrame(tick)
    }
    tick()
  })
  // From the disk, as a person's file is: a file made in the page would itself hold the page up.
  await page.locator('input[type=file]').setInputFiles(many)
  await expect(dialog.getByText('many.csv, 100,000 rows')).toBeVisible({ timeout: 60_000 })
  await expect(dialog.getByRole('button', { name: 'Process Upload (99,900 rows)' })).toBeEnabled({ timeout: 90_000 })
  const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest)
  expect(longest).toBeLessThan(500)
  const box = dialog.getByRole('textbox', { name: 'Country' }).first()
  // By keyboard from one wrong row to the next, also to those that were not drawn yet.
  await box.focus()
  for (let i = 0; i < 30; i++) await page.keyboard.press('ArrowDown')
  await expect(dialog.locator('li:focus-within')).toContainText('Row 30009')
  for (let i = 0; i < 30; i++) await page.keyboard.press('ArrowUp')
  await box.fill('india')
  await expect(dialog.getByRole('button', { name: 'Process Upload (99,901 rows)' })).toBeVisible()
})

/** What a figure above the preview says. */
const figure = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .first()

const csvOf = (u: string, people: number, over: (i: number) => string = () => '') =>
  [
    'name,email,dept,title,country',
    ...Array.from({ length: people }, (_, i) => over(i) || `P ${i} ${u},p${i}.${u}@four.example,HR,Clerk,india`),
  ].join('\n')

test('a dry run counts who is new, there already and wrong, before anything is saved', async ({ page }) => {
  const dialog = await openUpload(page)
  const u = unique()
  const csv = csvOf(u, 5, (i) => {
    if (i === 3) return `P 3,p0.${u}@four.example,HR,Clerk,india`
    if (i === 4) return `P 4,p4.${u}@four.example,HR,Clerk,France`
    return ''
  })
  await choose(page, 'first.csv', csvOf(u, 1))
  await dialog.getByRole('button', { name: 'Process Upload (1 row)' }).click()
  await expect(page.getByText('Successfully uploaded 1 employee')).toBeVisible()
  await dialog.getByRole('button', { name: 'Upload Another File' }).click()
  await choose(page, 'dry.csv', csv)
  await expect(dialog.getByText('Checked against the people of your company. Nothing is saved yet.')).toBeVisible()
  await expect(figure(page, 'New')).toHaveText('2')
  await expect(figure(page, 'Duplicate')).toHaveText('2')
  await expect(figure(page, 'Wrong')).toHaveText('1')
  await expect(dialog.getByText('Email already belongs to an employee of your company')).toBeVisible()
  await expect(dialog.getByText('Email is already in row 2 of this file')).toBeVisible()
})

test('an upload that broke off goes on after a reload, is told of when chosen again, and can be undone', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const dialog = await openUpload(page)
  const u = unique()
  const csv = csvOf(u, 5_000)
  const name = `half ${u}.csv`
  // The third chunk is lost, as if the connection were.
  let chunks = 0
  await page.route('**/api/employees/bulk-upload', (route) =>
    !route.request().postData()?.includes('dryRun') && ++chunks > 2 ? route.abort() : route.continue(),
  )
  await choose(page, name, csv)
  await dialog.getByRole('button', { name: 'Process Upload (5,000 rows)' }).click({ timeout: 30_000 })
  await expect(page.getByText('Upload failed. Please try again.')).toBeVisible({ timeout: 30_000 })
  await page.unroute('**/api/employees/bulk-upload')

  await page.reload()
  await expect(dialog.getByRole('heading', { name: 'Past imports' })).toBeVisible()
  const listed = dialog.getByRole('article').filter({ hasText: name })
  await expect(listed).toContainText('4,000 of 5,000 rows added')
  await choose(page, name, csv)
  await expect(dialog.getByText('Part of this file is in already')).toBeVisible()
  await dialog.getByRole('button', { name: 'Process Upload (1,000 rows)' }).click({ timeout: 30_000 })
  await expect(
    page.getByText('Successfully uploaded 1000 employees').or(page.getByText('Successfully uploaded 1,000 employees')),
  ).toBeVisible({ timeout: 30_000 })
  await expect(figure(page, 'Total processed')).toHaveText('5,000')

  await dialog.getByRole('button', { name: 'Upload Another File' }).click()
  await choose(page, name, csv)
  await expect(dialog.getByText(/^This file was already imported on/)).toBeVisible()
  await expect(dialog.getByText('All 5,000 rows were added.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Process Upload (0 rows)' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Remove file' }).click()

  await listed.getByRole('button', { name: 'Undo this import' }).click()
  const ask = page.getByRole('dialog', { name: 'Undo this import?' })
  await page.keyboard.press('Escape')
  await expect(ask).toBeHidden()
  await expect(listed.getByRole('button', { name: 'Undo this import' })).toBeFocused()
  await page.keyboard.press('Enter')
  await noViolations(page)
  await ask.getByRole('button', { name: 'Remove them' }).click()
  await expect(page.getByText('5,000 people were removed.')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('dialog', { name: 'The import is undone' }).getByRole('button', { name: 'Close' }).last().click()
  await expect(listed).toContainText('Undone')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByPlaceholder('Search employees...').fill(u)
  await expect(page.getByText(u)).toHaveCount(0)
})

test('a second window sees an import move', async ({ page, context }) => {
  const dialog = await openUpload(page)
  const u = unique()
  await page.route('**/finish', async (route) => {
    await new Promise((go) => setTimeout(go, 4_000))
    await route.continue()
  })
  const other = await context.newPage()
  await choose(page, 'moving.csv', csvOf(u, 2_500))
  await dialog.getByRole('button', { name: 'Process Upload (2,500 rows)' }).click({ timeout: 30_000 })
  const theirs = await openUpload(other)
  const listed = theirs.getByRole('article').filter({ hasText: 'moving.csv' })
  await expect(listed).toContainText('Not finished')
  await expect(listed).toContainText('2,500 of 2,500 rows added')
  await expect(listed).toContainText('Imported')
})

test('how columns were matched is remembered for the next file of that shape', async ({ page }) => {
  const dialog = await openUpload(page)
  const u = unique()
  const file = (i: number) => `Who ${u},Post,Unit,Does,Where\nAda ${i},ada${i}.${u}@four.example,HR,Clerk,india\n`
  await choose(page, 'odd.csv', file(1))
  await expect(dialog.getByRole('heading', { name: 'Match the columns' })).toBeVisible()
  await dialog.getByLabel(`Holds: Who ${u}`).selectOption('full_name')
  await dialog.getByLabel('Holds: Post').selectOption('email')
  await dialog.getByLabel('Holds: Unit').selectOption('department')
  await dialog.getByLabel('Holds: Does').selectOption('position')
  await dialog.getByLabel('Holds: Where').selectOption('country')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Process Upload (1 row)' }).click()
  await dialog.getByRole('button', { name: 'Upload Another File' }).click()
  await choose(page, 'odd-2.csv', file(2))
  await expect(dialog.getByText('The columns are matched as your company did the last time.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Process Upload (1 row)' })).toBeEnabled()
})

test('an Excel workbook is read, its sheets are to be chosen from, and the template is one', async ({ page }) => {
  const dialog = await openUpload(page)
  const u = unique()
  const head = ['Full name', 'Email', 'Department', 'Position', 'Country', 'Employee ID']
  const book = workbookOf([
    {
      name: 'Staff',
      rows: [head, [`Ada ${u}`, `ada.${u}@four.example`, 'HR', 'Clerk', 'uae', `00${u}`]],
      widths: [20],
    },
    { name: 'More', rows: [head, [`Bo ${u}`, `bo.${u}@four.example`, 'HR', 'Clerk', 'canada', '']], widths: [20] },
  ])
  await choose(page, 'staff.xlsx', Buffer.from(book))
  await expect(dialog.getByText(`00${u}`)).toBeVisible()
  await dialog.getByLabel('Sheet').selectOption('More')
  await expect(dialog.getByText(`Bo ${u}`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Process Upload (1 row)' }).click()
  await expect(page.getByText('Successfully uploaded 1 employee')).toBeVisible()
  await dialog.getByRole('button', { name: 'Upload Another File' }).click()
  await choose(page, 'broken.xlsx', 'no workbook')
  await expect(page.getByText('it is damaged, or no Excel workbook')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Excel template' }).click(),
  ])
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 't.xlsx', mimeType: '', buffer: readFileSync(await download.path()) })
  // A template that nobody filled in holds nobody.
  await expect(dialog.getByText('t.xlsx, 0 rows')).toBeVisible()
  const [text] = await Promise.all([
    page.waitForEvent('download'),
    dialog
      .getByRole('button', { name: 'Remove file' })
      .click()
      .then(() => dialog.getByRole('button', { name: 'Download instructions' }).click()),
  ])
  expect(readFileSync(await text.path(), 'utf8')).toContain('Needed in every row: full name')
})
