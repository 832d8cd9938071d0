import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { LIVES, type Life, oneColumn, twoColumns } from '../cvs.ts'
import { keepSession, noViolations, unique } from './journey.ts'

const seeker = async (page: Page) => {
  const data = {
    email: `seeker.${unique()}@people.example`,
    password: 'four boats leave before sunrise',
    role: 'job_seeker',
    firstName: 'Amélie',
    lastName: 'Gagnon',
    country: 'CA',
  }
  return keepSession(page, await (await page.request.post('/api/auth/signup', { data })).json())
}

const looks = async (page: Page, name: string) => {
  for (const [width, scheme] of [
    [360, 'light'],
    [360, 'dark'],
    [1440, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate((s) => document.documentElement.setAttribute('data-mantine-color-scheme', s), scheme)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wide, `wider than the screen at ${width}`).toBeLessThanOrEqual(0)
    await noViolations(page)
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}-${name}-${width}-${scheme}.png`, fullPage: true })
  }
}

test('a CV is read, looked at beside its source, and accepted in parts', async ({ page }) => {
  const life = LIVES[2] as Life
  await seeker(page)
  await page.goto('/dashboard/seeker/profile')
  await expect(page.getByText('0 of 8 facts that help matching').first()).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload a CV' }).click()
  await (await chooser).setFiles({ name: 'Amélie.pdf', mimeType: 'application/pdf', buffer: await twoColumns(life) })

  const review = page.getByRole('region', { name: 'What was read from Amélie.pdf' })
  await expect(review.getByRole('checkbox', { name: /Registered Nurse · Lakeshore General Hospital/ })).toBeChecked({
    timeout: 30_000,
  })
  // Where it stands in the CV.
  await review.getByRole('button', { name: /Show in the CV: Registered Nurse · Lakeshore/ }).click()
  await expect(review.locator('mark').filter({ hasText: 'Lakeshore General Hospital' })).toBeVisible()
  await looks(page, 'profile')
  // One thing is not taken in; nothing was before the button.
  const french = review.getByRole('checkbox', { name: 'French' })
  await french.uncheck()
  await expect(page.getByLabel('Headline', { exact: true })).toHaveValue('')
  await review.getByRole('button', { name: /^Accept what is ticked/ }).click()
  await expect(review).toBeHidden()
  await expect(page.getByLabel('Headline', { exact: true })).toHaveValue('Registered Nurse')
  await expect(page.getByLabel('Job title').first()).toHaveValue('Registered Nurse')
  await expect(page.getByLabel('I still work here').first()).toBeChecked()
  await expect(page.getByText('French', { exact: true })).toBeHidden()

  const pay = page.getByRole('group', { name: 'Pay you ask for' })
  await pay.getByLabel('From').fill('70000')
  await pay.getByLabel('For', { exact: true }).selectOption('A year')
  await pay.getByLabel('Employers who see me may see it').check()
  await page.getByLabel('How soon you can begin').selectOption('in 2 weeks')
  await page.getByRole('radio', { name: 'Employers, without my name' }).check()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Profile saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Employers, without my name' })).toBeChecked()
  await expect(pay.getByLabel('From')).toHaveValue('70,000')
  const seen = page.getByRole('region', { name: 'How employers see you' })
  await expect(seen.getByText('Asks CAD 70,000 or more a year')).toBeVisible()
  await expect(seen.getByText('Can begin: in 2 weeks')).toBeVisible()

  // The order is theirs, by keyboard too; so are the years with a skill.
  const first = await page.getByLabel('Job title').first().inputValue()
  const second = await page.getByLabel('Job title').nth(1).inputValue()
  await page
    .getByRole('button', { name: `Move ${first} down` })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Job title').first()).toHaveValue(second)
  await page.getByText('Years with each skill').click()
  const years = page.getByLabel(/^Years with /).first()
  await years.fill('7')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Profile saved.').last()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Job title').first()).toHaveValue(second)
  await page.getByText('Years with each skill').click()
  await expect(years).toHaveValue('7')

  await page.goto('/job-seeker/profile')
  await page.getByRole('button', { name: 'Remove: Amélie.pdf' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('CV removed.')).toBeVisible()
  await expect(page.getByLabel('Headline', { exact: true })).toHaveValue('Registered Nurse')
})

test('a CV is analysed: what a machine reads, what a reader looks for', async ({ page }) => {
  const { headers } = await seeker(page)
  const sent = await page.request.post('/api/seeker/cvs?name=mine.pdf', {
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    data: await twoColumns(LIVES[2] as Life),
  })
  const { id } = (await sent.json()).data.cv
  const status = async () =>
    (await (await page.request.get(`/api/seeker/cvs/${id}`, { headers })).json()).data.cv.status as string
  await expect.poll(status, { timeout: 30_000 }).toBe('read')
  await page.goto('/dashboard/seeker/resume-analyzer')
  await expect(page.getByText('Columns: 2. Some systems read straight across them.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'The text the matching gets' })).toContainText(
    'Lakeshore General Hospital',
  )
  await page
    .getByLabel('Or paste an advert')
    .fill('Ward nurse\nRequirements:\n- Lakeshore General Hospital\n- Welding of pipelines\n- Female only\n')
  await page.getByRole('button', { name: 'Compare' }).click()
  const against = page.getByRole('region', { name: 'Must-haves of Ward nurse' })
  await expect(against.getByText('1 of 2 must-haves met')).toBeVisible()
  await expect(page.getByText(/Not compared, because nobody may be chosen by it:.*female/i)).toBeVisible()
  await looks(page, 'analyser')
})

test('somebody deletes their account, told first what goes, and cannot come back in', async ({ page }) => {
  await seeker(page)
  await page.goto('/dashboard/seeker/profile')
  await page.getByRole('button', { name: 'Delete account…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('You have sent no applications.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Go on' })).toBeDisabled()
  await looks(page, 'leave')
  await dialog.getByLabel('I know that this cannot be undone').check()
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await dialog.getByLabel('Your password').fill('not the password at all')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('The password is not right.')).toBeVisible()
  await dialog.getByLabel('Your password').fill('four boats leave before sunrise')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Your account is deleted. We have written to you.')).toBeVisible()
  await page.goto('/dashboard/seeker/profile')
  await expect(page).toHaveURL(/login/)
})

test('a CV without a file: pasted, or a JSON Resume, is reviewed like any other', async ({ page }) => {
  await seeker(page)
  await page.goto('/dashboard/seeker/profile')
  await page.getByRole('button', { name: 'Paste text' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste your CV' })
  const text = dialog.getByLabel('Text of your CV, or a JSON Resume')
  await text.fill('{"basics": ')
  await dialog.getByRole('button', { name: 'Read it' }).click()
  await expect(dialog.getByText('The JSON cannot be read.')).toBeVisible()
  await text.fill(
    'Ana Lim\nana.lim@mail.example\n\nWork Experience\nBaker, Harbour Bread\nJan 2019 - Present\n• Baked 900 loaves a day',
  )
  await looks(page, 'paste')
  await dialog.getByRole('button', { name: 'Read it' }).click()
  const review = page.getByRole('region', { name: 'What was read from the text you pasted' })
  await expect(review.getByRole('checkbox', { name: /Baker · Harbour Bread/ })).toBeChecked()
  await review.getByRole('button', { name: 'Close' }).click()
  await expect(review).toBeHidden()
  await expect(page.getByLabel('Job title')).toBeHidden()

  const resume = {
    basics: { name: 'Ana Lim', label: 'Head baker', image: 'https://a.example/me.png' },
    work: [{ name: 'Harbour Bread', position: 'Head baker', startDate: '2021-05-01' }],
    references: [{ name: 'Somebody' }],
  }
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload a CV' }).click()
  const buffer = Buffer.from(JSON.stringify(resume))
  await (await chooser).setFiles({ name: 'resume.json', mimeType: 'application/json', buffer })
  const read = page.getByRole('region', { name: 'What was read from resume.json' })
  await expect(read.getByText(/Not taken over.*references/)).toBeVisible()
  await expect(read.getByText('Left out because no employer needs it: photo')).toBeVisible()
  await read.getByRole('button', { name: /Show in the CV: Head baker · Harbour Bread/ }).click()
  await expect(read.locator('mark').first()).toBeVisible()
  await looks(page, 'json')
  await read.getByRole('button', { name: /^Accept what is ticked/ }).click()
  await expect(page.getByLabel('Headline', { exact: true })).toHaveValue('Head baker')
  await expect(page.getByLabel('I still work here')).toBeChecked()
})

test('a sample shows what a check is; two CVs are compared, and the report is taken along', async ({ page }) => {
  const { headers } = await seeker(page)
  await page.goto('/dashboard/seeker/resume-analyzer')
  await page.getByRole('button', { name: 'See a sample report' }).click()
  const sample = page.getByRole('region', { name: 'Sample report' })
  await expect(sample.getByText('1 of 3 must-haves met').or(sample.getByText('2 of 3 must-haves met'))).toBeVisible()
  await expect(sample.getByText(/date of birth/)).toBeVisible()
  await looks(page, 'sample')

  const life = LIVES[2] as Life
  const files = [
    ['two.pdf', await twoColumns(life)],
    ['one.pdf', await oneColumn({ ...life, skills: ['Welding', ...life.skills] })],
  ] as const
  let one = ''
  for (const [name, buffer] of files) {
    const sent = await page.request.post(`/api/seeker/cvs?name=${name}`, {
      data: buffer,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
    })
    one = (await sent.json()).data.cv.id
  }
  // Which was read first is the machine's business: this one is chosen.
  await expect(async () => {
    await page.goto(`/dashboard/seeker/resume-analyzer?cv=${one}`)
    await expect(page.getByRole('combobox', { name: 'CV', exact: true })).toHaveValue('one.pdf', { timeout: 2_000 })
    await page.getByRole('combobox', { name: 'Compare with another CV' }).click({ timeout: 2_000 })
    await page.getByRole('option', { name: 'two.pdf' }).click({ timeout: 2_000 })
  }).toPass({ timeout: 40_000 })
  const versions = page.getByRole('region', { name: 'Two versions beside each other' })
  const columns = versions.getByRole('listitem').filter({ hasText: 'One column: read in the right order everywhere.' })
  await expect(columns.getByText('Better here')).toBeVisible()
  await expect(columns.getByText('Columns: 2. Some systems read straight across them.')).toBeVisible()
  await expect(versions.getByText(/Skills only in this CV:.*Welding/)).toBeVisible()
  await looks(page, 'versions')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download report' }).click()
  const report = await download
  expect(report.suggestedFilename()).toBe('cv-report-one.html')
  const said = await readFile(await report.path(), 'utf8')
  expect(said).toContain('<h1 dir="auto">Check of one.pdf</h1>')
  expect(said).toContain('One column: read in the right order everywhere.')
  expect(said).toContain('Lakeshore General Hospital')
})
