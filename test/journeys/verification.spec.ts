import { expect, test } from '@playwright/test'
import { DESCRIPTION } from '../adverts.ts'
import { pngOf } from '../files.ts'
import { everyLook, keepSession, noViolations, signedIn, unique } from './journey.ts'

test('a company asks to be verified, the platform looks it up, and whoever looks for work sees what was found', async ({
  page,
  browser,
}) => {
  const name = `Lantern Quay ${unique()}`
  const signedUp = await page.request.post('/api/auth/signup', {
    data: {
      email: `${unique()}@lantern.example`,
      password: 'a quiet morning by the sea',
      role: 'employer',
      firstName: 'Mei',
      lastName: 'Tan',
      companyName: name,
      country: 'SG',
    },
  })
  const { headers } = await keepSession(page, await signedUp.json())

  // A company that begins is told of it where it begins to hire.
  await page.goto('/dashboard/recruitment')
  await page.getByRole('link', { name: 'Open: Verify the company' }).click()
  await expect(page.getByRole('tab', { name: 'Verification' })).toHaveAttribute('aria-selected', 'true')
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('Not asked for')
  await expect(row).toContainText('A registration number is missing: UEN.')
  await everyLook(page, 'verification-missing')
  await row.getByRole('link', { name: `Add it: ${name}` }).click()
  await page.getByRole('textbox', { name: 'UEN', exact: true }).fill('202699997D')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('tab', { name: 'Verification' }).click()
  await row.getByRole('button', { name: `Ask for verification: ${name}` }).click()
  const asking = page.getByRole('dialog')
  await asking.getByLabel('Note').fill('Registered this spring.')
  await asking
    .locator('input[type=file]')
    .setInputFiles({ name: 'extract.png', mimeType: 'image/png', buffer: pngOf() })
  await everyLook(page, 'verification-ask')
  await asking.getByRole('button', { name: 'Ask for verification' }).click()
  await expect(row).toContainText('Being looked up')
  await expect(row.getByRole('button', { name: 'Open the document extract.png' })).toBeVisible()
  await noViolations(page)

  // Asked by mistake: withdrawn with a second press, and asked for anew.
  await row.getByRole('button', { name: `Withdraw: ${name}` }).click()
  await row.getByRole('button', { name: `Withdraw for good: ${name}` }).click()
  await expect(row).toContainText('Withdrawn by the company on')
  await row.getByRole('button', { name: `Ask again: ${name}` }).click()
  await asking.getByLabel('Note').fill('Registered this spring.')
  await asking
    .locator('input[type=file]')
    .setInputFiles({ name: 'extract.png', mimeType: 'image/png', buffer: pngOf() })
  await asking.getByRole('button', { name: 'Ask for verification' }).click()
  await expect(row).toContainText('Being looked up')
  await everyLook(page, 'verification-asked')

  // Meanwhile its jobs are public and claim nothing.
  const title = `Lamplighter ${unique()}`
  const places = await (await page.request.get('/api/places?country=SG&search=woodlands')).json()
  const content = {
    title,
    description: DESCRIPTION,
    country: 'SG',
    placeId: places.data.places[0].id,
    vacancies: 1,
    closesOn: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    payPeriod: 'MONTH',
    payMin: '3000',
    payMax: '4000',
    employmentType: 'FULL_TIME',
    workMode: 'onsite',
  }
  const made = await (await page.request.post('/api/company/jobs', { headers, data: { content } })).json()
  const id = made.data.job.id as string
  const published = await page.request.post(`/api/company/jobs/${id}/move`, { headers, data: { action: 'publish' } })
  expect(published.status(), await published.text()).toBe(200)
  const seeker = await (await browser.newContext({ viewport: { width: 360, height: 800 } })).newPage()
  await seeker.goto(`/jobs/${id}`)
  await expect(seeker.getByText('This company’s registration has not been checked.')).toBeVisible()

  const owner = await (await browser.newContext()).newPage()
  await signedIn(owner, 'system_owner')
  await owner.goto('/owner-admin/verifications')
  await expect(owner.getByRole('heading', { name: 'Company verification', level: 1 })).toBeVisible()
  const request = owner.getByRole('listitem').filter({ hasText: name })
  await expect(request).toContainText('UEN 202699997D')
  await expect(request.getByRole('link', { name: 'Open the ACRA register (Bizfile)' })).toHaveAttribute(
    'href',
    'https://www.bizfile.gov.sg',
  )
  await noViolations(owner)
  await everyLook(owner, 'verifications')
  await request.getByRole('button', { name: `Review: ${name}` }).click()
  const dialog = owner.getByRole('dialog')
  await expect(dialog).toContainText('Registered this spring.')
  const download = owner.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Open the document extract.png' }).click()
  expect((await download).suggestedFilename()).toBe('extract.png')
  await dialog.getByRole('button', { name: 'Decide' }).click()
  await expect(dialog.getByText('Choose what becomes of it')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Verify' }).check()
  await dialog.getByRole('button', { name: 'Decide' }).click()
  await expect(dialog.getByText('Say what the register shows')).toBeVisible()
  await everyLook(owner, 'verification-decide')
  await dialog.getByLabel('What the register shows').fill('Live, the same name.')
  await dialog.getByLabel('Day of the look-up').fill('2026-11-12')
  await dialog.getByRole('button', { name: 'Decide' }).click()
  await expect(dialog).toBeHidden()
  await expect(request).toBeHidden()

  await page.reload()
  await expect(row).toContainText('Verified')
  await expect(row).toContainText('Found in the ACRA register (Bizfile) on')
  await expect(row).toContainText('Live, the same name.')
  await everyLook(page, 'verification-verified')

  await seeker.goto(`/jobs?search=${encodeURIComponent(title)}`)
  const mark = /^Verified: .*UEN 202699997D.*, checked on 12 Nov 2026 in the .*ACRA register/
  await expect(seeker.getByRole('listitem').filter({ hasText: title }).getByText(mark)).toBeVisible()
  await noViolations(seeker)
  await seeker.getByRole('link', { name: title, exact: true }).click()
  await expect(seeker.getByRole('heading', { name: 'Who is hiring' })).toBeVisible()
  await expect(seeker.getByText(mark)).toBeVisible()
  await expect(seeker.getByRole('link', { name: /Open the .*ACRA register/ })).toBeVisible()
  expect(await seeker.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await noViolations(seeker)
  await everyLook(seeker, 'verified-job')
  await owner.context().close()
  await seeker.context().close()
})
