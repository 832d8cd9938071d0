import { readFileSync, writeFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { demoLogins } from '../../src/app/demo.logins.ts'

const employer = demoLogins.find((l) => l.role === 'employer')
if (!employer) throw new Error('The demonstration has no employer')
const { email, password } = employer
const unique = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`

const openUpload = async (page: Page) => {
  const answer = await page.request.post('/api/auth/login', { data: { email, password, role: 'employer' } })
  const body = await answer.json()
  const { token, user } = body.data ?? body
  await page.addInitScript(
    ([t, u]) => {
      localStorage.setItem('auth_token', t)
      localStorage.setItem('user_data', u)
    },
    [token, JSON.stringify(user)] as const,
  )
  await page.goto('/dashboard/employees')
  await page.getByRole('button', { name: 'Bulk Upload' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bulk Employee Upload' })
  await expect(dialog.getByRole('button', { name: 'Choose CSV file' })).toBeEnabled()
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
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map((v) => v.id)).toEqual([])

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download wrong rows' }).click(),
  ])
  const wrong = readFileSync(await download.path(), 'utf8')
  expect(wrong.split('\r\n')[0]).toContain('Shoe size,Reason')
  expect(wrong).toContain('Invalid email format')

  await dialog.getByRole('textbox', { name: 'Full name' }).fill(`Anna ${u}`)
  await dialog.getByRole('textbox', { name: 'Email' }).fill(`bad.${u}@fourwinds.example`)
  await expect(dialog.getByText('Right now')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Process Upload (3 rows)' }).click()
  await expect(page.getByText('Successfully uploaded 3 employees')).toBeVisible()
  await expect(dialog.getByText('Total processed')).toBeVisible()

  // The last one after the fact, in the same place.
  await dialog.getByRole('textbox', { name: 'Country' }).fill('uae')
  await dialog.getByRole('button', { name: 'Process Upload (1 row)' }).click()
  await expect(page.getByText('Successfully uploaded 1 employees')).toBeVisible()
  await dialog.getByRole('button', { name: 'Refresh Employee List' }).click()
  await page.getByPlaceholder('Search employees...').fill(u)
  await expect(page.getByRole('button', { name: new RegExp(`^Edit: .*${u}`) })).toHaveCount(4)
})

test('only a CSV is taken, and one that holds nobody is refused', async ({ page }) => {
  const dialog = await openUpload(page)
  await choose(page, 'people.xlsx', 'x', 'application/zip')
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
  test.setTimeout(120_000)
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
  await expect(dialog.getByRole('button', { name: 'Process Upload (99,900 rows)' })).toBeEnabled()
  const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest)
  expect(longest).toBeLessThan(500)
  const box = dialog.getByRole('textbox', { name: 'Country' }).first()
  await box.fill('india')
  await expect(dialog.getByRole('button', { name: 'Process Upload (99,901 rows)' })).toBeVisible()
})
