import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import encodeQR from 'qr'
import { everyLook, keepSession, noViolations, publishNow, signedIn, unique } from './journey.ts'
import { wrongNames } from './maps.ts'
import { companyOfTwo } from './two.ts'

const DESCRIPTION =
  'You plan the deliveries of the day, keep in touch with drivers and customers, and see that what leaves is what was ordered.'
const closing = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

/** A published job of somebody who is signed in, made past the screens. */
const published = async (page: Page, headers: Record<string, string>, title: string) => {
  const places = await (await page.request.get('/api/places?country=SG&search=woodlands')).json()
  const content = {
    title,
    description: DESCRIPTION,
    country: 'SG',
    placeId: places.data.places[0].id,
    closesOn: closing(),
    employmentType: 'FULL_TIME',
    workMode: 'onsite',
    payMin: '3000',
    payMax: '4200',
    payPeriod: 'MONTH',
    applyEmail: 'jobs@journey.example',
  }
  const made = await (await page.request.post('/api/company/jobs', { headers, data: { content } })).json()
  const moved = await page.request.post(`/api/company/jobs/${made.data.job.id}/move`, {
    headers,
    data: { action: 'publish' },
  })
  expect(moved.status()).toBe(200)
  return made.data.job.id as string
}

/** Its address for a notice, a shop window, a slide. */
test('the address of a published job is had as a QR code, to look at and to keep', async ({ page }) => {
  const title = `Glazier ${unique()}`
  const { headers } = await signedIn(page, 'employer')
  const id = await published(page, headers, title)
  await page.goto(`/dashboard/jobs?job=${id}&tab=advert`)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('menuitem', { name: 'QR code' }).click()
  const code = page.getByRole('dialog', { name: `QR code: ${title}` })
  await expect(code.getByRole('img', { name: 'QR code of the address of this job' })).toBeVisible()
  const address = await code.getByText(`/jobs/${id}`).innerText()
  const saved = async (name: string) => {
    const file = page.waitForEvent('download')
    await code.getByRole('button', { name }).click()
    return readFile(await (await file).path())
  }
  expect((await saved('Save as SVG')).toString()).toBe(encodeQR(address, 'svg', { ecc: 'medium', border: 4 }))
  expect((await saved('Save as PNG')).subarray(1, 4).toString()).toBe('PNG')
  await everyLook(page, 'job-qr')
  await code.getByRole('button', { name: 'Close' }).click()
  await expect(code).toBeHidden()
})

test('a job is begun, stopped by the check, repaired and published; a visitor finds it; closed, it is gone', async ({
  page,
  browser,
}) => {
  const word = `Zephyr${unique()}`
  const title = `${word} coordinator`
  await signedIn(page, 'employer')
  await page.goto('/dashboard/jobs')
  await page.getByRole('button', { name: 'New job' }).click()
  const dialog = page.getByRole('dialog', { name: 'New job' })
  await noViolations(page)
  await dialog.getByText('Paste', { exact: true }).click()
  await dialog.getByLabel('Country of the work').selectOption('SG')
  await dialog
    .getByLabel('Advert')
    .fill(`${title}\n${DESCRIPTION}\nFull-time, on-site. S$3,000 - S$9,000 a month\nRequirements\n- Forklift licence`)
  await dialog.getByRole('button', { name: 'Begin' }).click()

  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(page.getByLabel('Lowest pay (SGD)')).toHaveValue('3000')
  await expect(page.getByLabel('Employment type')).toHaveValue('FULL_TIME')
  const publish = page.getByRole('button', { name: 'Publish' })
  await expect(publish).toBeDisabled()
  const check = page.getByRole('tabpanel', { name: 'Check' })
  await expect(check.getByText('The highest pay may be at most twice the lowest.')).toBeVisible()
  await noViolations(page)

  // The finding leads to its field.
  await check.getByRole('button', { name: 'The highest pay may be at most twice the lowest.' }).click()
  await expect(page.getByLabel('Highest pay (SGD)')).toBeFocused()
  await page.getByLabel('Highest pay (SGD)').fill('4200')
  await page.getByRole('combobox', { name: 'Place' }).fill('woodlands')
  await page.getByRole('option', { name: 'Woodlands' }).first().click()
  await page.getByLabel('Closing day').fill(closing())
  await page.getByLabel('E-mail for applications').fill('jobs@journey.example')
  await expect(check.getByText('Ready to publish')).toBeVisible()
  await expect(page.getByText(/^Saved /)).toBeVisible()
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Preview' }).getByText('S$3,000 – S$4,200 a month')).toBeVisible()
  await publishNow(page)
  await page.getByRole('tab', { name: 'Advert' }).click()
  await expect(page.getByText('The public sees this job.', { exact: false })).toBeVisible()
  await noViolations(page)

  const phone = await browser.newContext({ viewport: { width: 360, height: 780 } })
  const visitor = await phone.newPage()
  await visitor.goto('/jobs')
  await visitor.getByLabel('Title, skill or company').fill(word)
  await visitor.getByRole('button', { name: 'Find jobs' }).click()
  await visitor.getByText('Show filters').click()
  await visitor.getByRole('link', { name: /^On site/ }).click()
  await expect(visitor).toHaveURL(/mode=onsite/)
  await expect(visitor.getByRole('heading', { name: /^1 job/ })).toBeVisible()
  await noViolations(visitor)
  await visitor.getByRole('link', { name: title, exact: true }).click()
  await expect(visitor.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(visitor.getByRole('img', { name: /^Map: / })).toBeVisible()
  await expect(visitor.getByRole('figure').filter({ hasText: 'North is up.' })).toContainText('in a straight line')
  await expect(visitor.getByRole('link', { name: /OpenStreetMap contributors/ })).toBeVisible()
  expect(await wrongNames(visitor)).toEqual([])
  await expect(visitor.getByRole('link', { name: /jobs@journey.example/ })).toHaveAttribute('href', /^mailto:/)
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const markup = await visitor.locator('script[type="application/ld+json"]').allTextContents()
  const posting = markup.map((text) => JSON.parse(text)).find((thing) => thing['@type'] === 'JobPosting')
  expect(posting).toMatchObject({ title, employmentType: 'FULL_TIME', directApply: true })
  await noViolations(visitor)
  await visitor.locator('summary', { hasText: 'Report this job' }).click()
  await visitor.getByLabel('Something else').check()
  await visitor.getByRole('button', { name: 'Send report' }).click()
  await expect(visitor.getByText('Thank you. Somebody at Fourshore will look at this job.')).toBeVisible()

  await page.getByRole('button', { name: `Actions: ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Close…' }).click()
  const closes = page.getByRole('dialog', { name: 'Close the job' })
  await closes.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(closes.getByText('Say why the job is closed')).toBeVisible()
  await closes.getByLabel('Why').selectOption('filled')
  await noViolations(page)
  await closes.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByText('This job is closed.', { exact: false })).toBeVisible()

  const gone = await visitor.reload()
  expect(gone?.status()).toBe(410)
  await expect(visitor.getByRole('heading', { name: 'This job is closed', level: 1 })).toBeVisible()
  expect((await visitor.content()).includes('"JobPosting"')).toBe(false)
  expect((await visitor.content()).includes('noindex')).toBe(true)
  await noViolations(visitor)
  await phone.close()
})

test('what two people save at once is not lost', async ({ page }) => {
  const { headers } = await signedIn(page, 'employer')
  const title = `Conflict ${unique()}`
  const made = await (await page.request.post('/api/company/jobs', { headers, data: { content: { title } } })).json()
  const { id, content } = made.data.job
  await page.goto(`/dashboard/jobs?job=${id}&tab=advert`)
  await expect(page.getByLabel('Title')).toHaveValue(title)
  const theirs = { version: 1, content: { ...content, department: 'Their department' } }
  expect((await page.request.put(`/api/company/jobs/${id}`, { headers, data: theirs })).status()).toBe(200)
  await page.getByLabel('Department').fill('My department')
  await expect(page.getByText('Somebody else has saved this job meanwhile.')).toBeVisible()
  await noViolations(page)
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(page.getByLabel('Department')).toHaveValue('Their department')
})

test('many jobs are changed after a look at what happens to each', async ({ page }) => {
  const { headers } = await signedIn(page, 'employer')
  const word = `Manifold${unique()}`
  for (const n of [1, 2]) await published(page, headers, `${word} ${n}`)
  await page.goto(`/dashboard/jobs?search=${word}`)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Change…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change 2 jobs' })
  await expect(dialog.getByText('will be: Paused').first()).toBeVisible()
  await noViolations(page)
  await dialog.getByRole('button', { name: 'Change 2 jobs' }).click()
  await expect(page.getByText('2 jobs changed')).toBeVisible()
  await expect(page.getByText('Paused').filter({ visible: true }).first()).toBeVisible()
  // What the list was searched by is not what the board of a job is searched by.
  await page.getByText(`${word} 1`, { exact: true }).first().click()
  await expect(page.getByPlaceholder('Search this board')).toHaveValue('')
})

test('the public pages work without a script and in Arabic, and a job that is not there leads to the list', async ({
  browser,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })
  const page = await plain.newPage()
  await page.goto('/jobs')
  await page.getByLabel('Title, skill or company').fill('nurse')
  await page.getByRole('button', { name: 'Find jobs' }).click()
  await expect(page.getByRole('heading', { name: /jobs? for “nurse”/ })).toBeVisible()
  await page.getByRole('listitem').getByRole('link', { name: /Nurse/ }).first().click()
  await expect(page.getByRole('heading', { name: 'How to apply' })).toBeVisible()
  await page.goto('/jobs/00000000-0000-4000-8000-000000000000')
  await expect(page).toHaveURL(/\/jobs\?missing=1/)
  await expect(page.getByText('That job is not there', { exact: false })).toBeVisible()
  await plain.close()
  const dark = await browser.newContext({ viewport: { width: 360, height: 780 }, colorScheme: 'dark' })
  const arabic = await dark.newPage()
  await arabic.goto('/ar/jobs?mode=remote')
  await expect(arabic.getByRole('heading', { name: 'الوظائف', level: 1 })).toBeVisible()
  expect(await arabic.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await dark.close()
})

test('the employer’s list and form fit a phone; HR reads without a way to write', async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const { headers } = await signedIn(page, 'employer')
  const title = `Phone ${unique()}`
  const id = await published(page, headers, title)
  for (const address of [
    `/dashboard/jobs?search=${encodeURIComponent(title)}`,
    `/dashboard/jobs?job=${id}&tab=advert`,
  ]) {
    await page.goto(address)
    await expect(page.getByText(title).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  }
  await noViolations(page)
  const hr = await browser.newPage()
  await signedIn(hr, 'hr_admin')
  await hr.goto(`/dashboard/jobs?job=${id}&tab=advert`)
  await expect(hr.getByText('You may read jobs.', { exact: false })).toBeVisible()
  await expect(hr.getByRole('textbox', { name: 'Title' })).toBeDisabled()
  await expect(hr.getByRole('button', { name: /^Actions/ })).toHaveCount(0)
  // Candidates are not theirs: how many there are is said, and leads nowhere.
  await hr.goto('/dashboard/jobs?search=Office%20Administrator')
  await expect(hr.getByText(/\d+ new/).first()).toBeVisible()
  await expect(hr.getByRole('link', { name: /\d+ new/ })).toHaveCount(0)
  await hr.close()
})

test('a job is asked for, sent back, approved by somebody else and only then published', async ({ page, browser }) => {
  const { mei, ravi, headers } = await companyOfTwo(page)
  const title = `Approval ${unique()}`
  const places = await (await page.request.get('/api/places?country=SG&search=woodlands')).json()
  const content = {
    title,
    description: DESCRIPTION,
    country: 'SG',
    placeId: places.data.places[0].id,
    closesOn: closing(),
    employmentType: 'FULL_TIME',
    workMode: 'onsite',
    payMin: '3000',
    payMax: '4200',
    payPeriod: 'MONTH',
    applyEmail: 'jobs@journey.example',
  }
  const made = await (await page.request.post('/api/company/jobs', { headers, data: { content } })).json()
  await keepSession(page, mei)
  await page.goto('/dashboard/jobs')
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const settings = page.getByRole('dialog', { name: 'How you hire' })
  await settings.getByRole('switch', { name: 'Jobs need approval before' }).click()
  await noViolations(page)
  await settings.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await page.goto(`/dashboard/jobs?job=${made.data.job.id}&tab=advert`)
  await expect(page.getByText('This job needs approval before it is published.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Team' }).click()
  await page.getByLabel('Role', { exact: true }).selectOption('approver')
  await page.getByLabel('Person', { exact: true }).selectOption('Ravi Nair')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Remove Ravi Nair as Approver' })).toBeVisible()
  await everyLook(page, 'team')
  await page.getByRole('tab', { name: 'Advert' }).click()
  await page.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(page.getByText('Approval is still needed from Ravi Nair.', { exact: false })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeDisabled()

  const theirs = await (await browser.newContext()).newPage()
  await keepSession(theirs, ravi)
  await theirs.goto('/dashboard/jobs')
  await expect(theirs.getByText('1 job waits for your approval.')).toBeVisible()
  await noViolations(theirs)
  await theirs.getByRole('button', { name: 'Show', exact: true }).click()
  await theirs.getByRole('button', { name: `Open: ${title}` }).click()
  await theirs.getByRole('button', { name: `Actions: ${title}` }).click()
  await theirs.getByRole('menuitem', { name: 'Send back…' }).click()
  const back = theirs.getByRole('dialog', { name: 'Send the job back' })
  await back.getByLabel('What has to change').fill('Say which site it is.')
  await back.getByRole('button', { name: 'Send back' }).click()
  await expect(back).toBeHidden()
  await expect(theirs.getByText('Say which site it is.').first()).toBeVisible()

  await page.reload()
  await expect(page.getByText('Sent back by Ravi Nair')).toBeVisible()
  await page.getByRole('textbox', { name: 'Title' }).fill(`${title} North`)
  await expect(page.getByText(/^Saved /)).toBeVisible()
  await page.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(page.getByText('This job waits for approval')).toBeVisible()
  await theirs.reload()
  await theirs.getByRole('button', { name: 'Approve' }).click()
  await expect(theirs.getByText('Approved by Ravi Nair.', { exact: false })).toBeVisible()
  await theirs.context().close()
  await page.reload()
  await publishNow(page)
  await page.getByRole('tab', { name: 'Advert' }).click()
  await expect(page.getByText('The public sees this job.', { exact: false })).toBeVisible()
})
