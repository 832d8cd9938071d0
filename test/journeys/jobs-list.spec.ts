import { expect, type Page, test } from '@playwright/test'
import { keepSession, lookAt, noViolations, unique } from './journey.ts'

const PASSWORD = 'quiet harbour at dawn'

/** A company of its own, so that its list holds what the journey puts into it. */
const ownCompany = async (page: Page, country: string) => {
  const answer = await page.request.post('/api/auth/signup', {
    data: {
      password: PASSWORD,
      role: 'employer',
      firstName: 'Mei',
      lastName: 'Tan',
      country,
      email: `mei.${unique()}@jobs.example`,
      companyName: `Lantern ${unique()}`,
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return keepSession(page, await answer.json())
}

test('a company without a job begins with an advert written for its country', async ({ page }) => {
  await ownCompany(page, 'AE')
  await page.goto('/dashboard/jobs')
  await expect(page.getByText('Post your first job')).toBeVisible()
  const starters = page.getByRole('region', { name: 'Or begin with one of these adverts for United Arab Emirates' })
  await expect(starters.getByRole('listitem')).toHaveCount(3)
  await expect(
    starters.getByText('Left for you: place, pay, closing day, whether there is a vacancy now', { exact: false }),
  ).toBeVisible()
  expect(await lookAt(page, 'jobs, empty')).toEqual([])
  await starters.getByRole('button', { name: 'Use the advert: Shop supervisor (English)' }).click()
  await expect(page.getByRole('heading', { name: 'Shop supervisor', level: 1 })).toBeVisible()
  const check = page.getByRole('tabpanel', { name: 'Check' })
  await expect(check.getByText('Choose the place of the work', { exact: false })).toBeVisible()
  await expect(check.getByText('Choose a closing day that is still to come.')).toBeVisible()
  await expect(check.getByText('2 things to fix before it can be published')).toBeVisible()
  await noViolations(page)
  await page.goto('/dashboard/jobs')
  await expect(page.getByRole('button', { name: 'Open: Shop supervisor' })).toBeVisible()
  await expect(page.getByText('Post your first job')).toBeHidden()
})

test('who reads Arabic is offered the advert in Arabic first', async ({ page }) => {
  await ownCompany(page, 'AE')
  await page.addInitScript(() => localStorage.setItem('language', 'ar'))
  await page.goto('/dashboard/jobs')
  await page.getByRole('button', { name: 'استخدم الإعلان: مشرف أو مشرفة متجر (العربية)' }).click()
  await expect(page.getByRole('heading', { name: 'مشرف أو مشرفة متجر', level: 1 })).toBeVisible()
  await noViolations(page)
})

const content = async (page: Page, title: string) => {
  const places = await (await page.request.get('/api/places?country=SG&search=woodlands')).json()
  return {
    title,
    country: 'SG',
    placeId: places.data.places[0].id,
    employmentType: 'FULL_TIME',
    workMode: 'onsite',
    payMin: '3000',
    payMax: '4200',
    payPeriod: 'MONTH',
    closesOn: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    description:
      'You plan the deliveries of the day, keep in touch with drivers and customers, and see that what leaves is what was ordered.',
  }
}

test('an advert that somebody opens has a view, which says what it means; the list is taken along as a file', async ({
  page,
  browser,
}) => {
  const { headers } = await ownCompany(page, 'SG')
  const title = `Rigger ${unique()}`
  const made = await page.request.post('/api/company/jobs', { headers, data: { content: await content(page, title) } })
  const { id } = (await made.json()).data.job
  await page.request.post(`/api/company/jobs/${id}/move`, { headers, data: { action: 'publish' } })
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
  const visitor = await browser.newContext({ userAgent: agent })
  const stranger = await visitor.newPage()
  await stranger.goto(`/jobs/${id}`)
  await expect(stranger.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await visitor.close()
  const figure = page.getByRole('button', { name: `Views and apply rate: ${title}` })
  await expect(async () => {
    await page.goto('/dashboard/jobs')
    await expect(figure).toHaveText(/^1 view\s*Too few to tell$/, { timeout: 3_000 })
  }).toPass({ timeout: 20_000 })
  await figure.click()
  await expect(page.getByText('A view is somebody who opened the page of the job', { exact: false })).toBeVisible()
  await expect(page.getByText(/^Counted since .* as of /)).toBeVisible()
  await noViolations(page)
  await page.keyboard.press('Escape')
  await expect(figure).toBeFocused()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await saving).suggestedFilename()).toBe('jobs.csv')
  await expect(page.getByText('Jobs exported')).toBeVisible()
  await page.getByRole('button', { name: `Open: ${title}` }).click()
  await page.getByRole('tab', { name: 'Advert' }).click()
  await expect(page.getByRole('button', { name: `Views and apply rate: ${title}` })).toBeVisible()
  expect(await lookAt(page, 'a job with views')).toEqual([])
})

test('a pasted advert brings its place along, and asks where there are two', async ({ page }) => {
  await ownCompany(page, 'CA')
  const begin = async (place: string) => {
    await page.goto('/dashboard/jobs?new=1')
    const dialog = page.getByRole('dialog', { name: 'New job' })
    await dialog.getByText('Paste', { exact: true }).click()
    await dialog.getByLabel('Country of the work').selectOption('CA')
    await dialog.getByLabel('Advert').fill(`Line cook\nLocation: ${place}\nYou cook what was ordered.`)
    await dialog.getByRole('button', { name: 'Begin' }).click()
    return dialog
  }
  await begin('Toronto, Ontario, Canada')
  await expect(page.getByRole('heading', { name: 'Line cook', level: 1 })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Place' })).toHaveValue('Toronto, Ontario, Canada')

  const found = await (await page.request.get('/api/places?country=CA&search=windsor')).json()
  const windsors = found.data.places.filter((p: { name: string }) => p.name === 'Windsor')
  expect(windsors.length).toBeGreaterThan(1)
  const dialog = await begin('Windsor')
  const which = dialog.getByLabel('Which place does “Windsor” mean?')
  await expect(which).toBeVisible()
  await noViolations(page)
  await which.selectOption({ label: 'Windsor, Ontario, Canada' })
  await dialog.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('combobox', { name: 'Place' })).toHaveValue('Windsor, Ontario, Canada')
})

test('what interviews look at is kept as a template, in the place of all templates', async ({ page }) => {
  await ownCompany(page, 'SG')
  await page.goto('/dashboard/recruitment')
  await page.getByRole('tab', { name: 'Templates' }).click()
  await expect(
    page.getByRole('link', { name: 'Open: Reasons for rejecting, with what the person is told' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Add a set' }).click()
  await page.getByLabel('Name of the set').fill('Kitchen')
  await page.getByRole('textbox', { name: 'Attribute 1' }).fill('Cooking for 200')
  await page.getByLabel('4 means').fill('Has taught it')
  await page.getByRole('button', { name: 'Save scorecards' }).click()
  await expect(page.getByText('Scorecards saved')).toBeVisible()
  expect(await lookAt(page, 'templates')).toEqual([])
  await page.reload()
  await expect(page.getByLabel('Name of the set')).toHaveValue('Kitchen')
  await expect(page.getByLabel('4 means')).toHaveValue('Has taught it')
})
