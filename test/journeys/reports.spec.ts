import { expect, test } from '@playwright/test'
import { DESCRIPTION } from '../adverts.ts'
import { everyLook, noViolations, quiet, signedIn } from './journey.ts'

test('a reported job is hidden, its company answers, the platform takes it down and says why', async ({
  page,
  browser,
}) => {
  const { token } = await signedIn(page, 'employer')
  const headers = { authorization: `Bearer ${token}` }
  const places = await (await page.request.get('/api/places?country=SG&search=woodlands')).json()
  const title = `Doubtful offer ${Date.now().toString(36)}`
  const content = {
    title,
    description: DESCRIPTION,
    country: 'SG',
    placeId: places.data.places[0].id,
    closesOn: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    payPeriod: 'MONTH',
    payMin: '3000',
    payMax: '4000',
    employmentType: 'FULL_TIME',
    workMode: 'onsite',
    vacancies: 1,
  }
  const made = await (await page.request.post('/api/company/jobs', { headers, data: { content } })).json()
  const id = made.data.job.id as string
  const published = await page.request.post(`/api/company/jobs/${id}/move`, { headers, data: { action: 'publish' } })
  expect(published.status(), await published.text()).toBe(200)

  const seeker = await (await browser.newContext()).newPage()
  await signedIn(seeker, 'job_seeker')
  await seeker.goto(`/jobs/${id}`)
  await quiet(seeker)
  await seeker.locator('summary', { hasText: 'Report this job' }).click()
  await seeker.getByText('It asks for money').click()
  await seeker.getByLabel('What did you see? (optional)').fill('They wanted a deposit for the uniform.')
  await seeker.getByRole('button', { name: 'Send report' }).click()
  const number =
    /R-[0-9A-F]{8}/.exec(await seeker.getByText('Your case number is', { exact: false }).innerText())?.[0] ?? ''
  expect(number).not.toBe('')

  await page.goto(`/dashboard/jobs?job=${id}&tab=advert`)
  await expect(page.getByText('Fourshore is reviewing this job')).toBeVisible()
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByText('Write your answer first')).toBeVisible()
  await page.getByLabel('Say something about it (optional)').fill('We lend the uniform.')
  await everyLook(page, 'hidden-advert')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByText('We lend the uniform.')).toBeVisible()

  const owner = await (await browser.newContext()).newPage()
  await signedIn(owner, 'system_owner')
  await owner.goto('/owner-admin/reports')
  await expect(owner.getByRole('heading', { name: 'Reported jobs', level: 1 })).toBeVisible()
  const row = owner.getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText(number)
  await expect(row).toContainText('Hidden from the public')
  await noViolations(owner)
  await everyLook(owner, 'reports')
  await row.getByRole('button', { name: `Review: ${title}` }).click()
  const dialog = owner.getByRole('dialog')
  await expect(dialog).toContainText('They wanted a deposit for the uniform.')
  await expect(dialog).toContainText('We lend the uniform.')
  await expect(dialog).toContainText(DESCRIPTION.slice(0, 30))
  await everyLook(owner, 'report')
  await dialog.getByRole('button', { name: 'Decide' }).click()
  await expect(dialog.getByText('Choose what becomes of it')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Take it down' }).check()
  await dialog.getByRole('button', { name: 'Decide' }).click()
  await expect(dialog.getByText('Say why the job is taken down')).toBeVisible()
  await dialog.getByLabel('Why').fill('It asks for a deposit.')
  await noViolations(owner)
  await dialog.getByRole('button', { name: 'Decide' }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toBeHidden()
  await owner.getByText(/^Decided \(/).click()
  await expect(owner.getByRole('listitem').filter({ hasText: title })).toContainText('Why: It asks for a deposit.')
  expect((await seeker.request.get(`/api/jobs/${id}`)).status()).toBe(410)
  await owner.context().close()
  await seeker.context().close()
})
