import { expect, test } from '@playwright/test'
import { LIVES, type Life, oneColumn } from '../cvs.ts'
import { everyLook, signedIn, unique } from './journey.ts'

test('a CV is compared with the job, both sides read why, and its person asks for people alone', async ({
  page,
  browser,
}) => {
  const { headers } = await signedIn(page, 'employer')
  const places = await (await page.request.get('/api/places?country=SG&search=woodlands')).json()
  const title = `Accountant ${unique()}`
  const content = {
    title,
    country: 'SG',
    placeId: places.data.places[0].id,
    payMin: '4000',
    payMax: '6000',
    payPeriod: 'MONTH',
    employmentType: 'FULL_TIME',
    workMode: 'onsite',
    description: 'You close the books each month, pay suppliers and answer the questions of the auditors with care.',
    closesOn: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    mustHave: ['5+ years of accounting experience', 'Accounts payable', 'SAP and Xero', 'Welding'],
    niceToHave: ['Payroll'],
  }
  const made = await (await page.request.post('/api/company/jobs', { headers, data: { content } })).json()
  const job = made.data.job.id
  const moved = await page.request.post(`/api/company/jobs/${job}/move`, { headers, data: { action: 'publish' } })
  expect(moved.status()).toBe(200)

  const theirs = await browser.newContext({ viewport: { width: 360, height: 780 } })
  const person = await theirs.newPage()
  const seeker = await signedIn(person, 'job_seeker')
  const life = { ...(LIVES[0] as Life), name: `Mei ${unique()}` }
  const sent = await person.request.post(`/api/jobs/${job}/applications`, {
    headers: seeker.headers,
    data: {
      key: crypto.randomUUID(),
      name: life.name,
      email: `${unique()}@people.example`,
      consent: true,
      answers: [],
      cv: { name: 'cv.pdf', content: (await oneColumn(life)).toString('base64') },
    },
  })
  expect(sent.status()).toBe(201)
  const { applicationId } = (await sent.json()).data

  await page.goto(`/dashboard/ats?application=${applicationId}`)
  const panel = page.getByRole('region', { name: 'What the job asks' })
  await expect(async () => {
    await page.reload()
    await expect(panel.getByText('3 of 5 requirements met')).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 40_000 })
  await expect(panel.getByText('Found: Xero. Not found: SAP')).toBeVisible()
  await expect(panel.getByText('Ran accounts payable for 300 suppliers').first()).toBeVisible()
  await panel.getByRole('button', { name: 'Disagree with Welding' }).click()
  await expect(panel.getByLabel('What is wrong?')).toBeFocused()
  await panel.getByLabel('What is wrong?').fill('We will teach it.')
  await panel.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(panel.getByText('We will teach it.')).toBeVisible()
  await everyLook(page)

  await person.goto(`/dashboard/seeker/my-applications?application=${applicationId}`)
  const own = person.getByRole('region', { name: 'What the job asks' })
  await expect(own.getByText('3 of 5 requirements met')).toBeVisible()
  await expect(own.getByText('We will teach it.')).toBeVisible()
  await own.getByText('What the program was given of you').click()
  await expect(own.getByText('Accounts Executive')).toBeVisible()
  await expect(own.getByText('Nanyang Technological University')).toHaveCount(0)
  await everyLook(person)
  await own.getByRole('button', { name: 'Ask for people alone' }).click()
  await own.getByRole('button', { name: 'Yes, people alone' }).click()
  await expect(own.getByText('You asked for people alone to look at your application.', { exact: false })).toBeVisible()
  await page.reload()
  await expect(panel.getByText('This person asked for people alone', { exact: false })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Compare' })).toHaveCount(0)
})

test('whoever applies reads how applications are compared', async ({ page }) => {
  await page.goto('/ai-transparency')
  await expect(page.getByRole('heading', { name: 'How applications are compared', level: 1 })).toBeVisible()
  await expect(page.getByText('Engine match/6', { exact: false })).toBeVisible()
})
