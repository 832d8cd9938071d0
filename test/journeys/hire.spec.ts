import { expect, type Page, test } from '@playwright/test'
import { everyLook, noViolations, signedIn, unique } from './journey.ts'

type Headers = Record<string, string>

/** A job that is open, and somebody who applied for it by the link of their own letter. */
const applied = async (page: Page, headers: Headers) => {
  const places = await (await page.request.get('/api/places?country=SG&search=woodlands')).json()
  const content = {
    ...{ title: `Pastry chef ${unique()}`, country: 'SG', placeId: places.data.places[0].id, vacancies: 1 },
    description:
      'You bake what is on the table at seven in the morning, plan the week and teach two apprentices how it is done.',
    ...{ employmentType: 'FULL_TIME', workMode: 'onsite', payMin: '3000', payMax: '4200', payPeriod: 'MONTH' },
    closesOn: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    mustHave: ['Laminated dough'],
  }
  const job = await (await page.request.post('/api/company/jobs', { headers, data: { content } })).json()
  const { id } = job.data.job
  expect(
    (await page.request.post(`/api/company/jobs/${id}/move`, { headers, data: { action: 'publish' } })).status(),
  ).toBe(200)
  const email = `${unique()}@people.example`
  const sent = await page.request.post(`/api/jobs/${id}/applications`, {
    data: {
      key: crypto.randomUUID(),
      name: 'Asha Rao',
      email,
      note: 'Twelve years of dough.',
      consent: true,
      answers: [],
    },
  })
  expect(sent.status(), await sent.text()).toBe(201)
  const listed = await (await page.request.get(`/api/company/applications?job=${id}`, { headers })).json()
  return { email, jobId: id as string, application: listed.data.applications[0].id as string, title: content.title }
}

/** The address in a letter to somebody, from the outbox of developer mode; the letter may still be on its way there. */
const linkTo = async (page: Page, headers: Headers, email: string) => {
  let found = ''
  await expect(async () => {
    const box = await (await page.request.get(`/api/outbox?recipient=${encodeURIComponent(email)}`, { headers })).json()
    for (const { id } of box.data.messages) {
      const letter = await page.request.post(`/api/outbox/${id}/read`, { headers, data: {} })
      found ||= /\/application\/[\w-]{16,}/.exec((await letter.json()).data.text)?.[0] ?? ''
    }
    expect(found).not.toBe('')
  }).toPass({ timeout: 30_000 })
  return found
}

const tomorrowAt = (hour: string, days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${hour}`

test('somebody chooses a time, signs an offer on their phone, and is an employee', async ({ page, browser }) => {
  test.setTimeout(180_000)
  const { headers } = await signedIn(page, 'employer')
  const { email, application, title } = await applied(page, headers)

  await page.goto(`/dashboard/ats?application=${application}`)
  await page.getByRole('button', { name: 'Arrange an interview' }).click()
  const form = page.getByRole('dialog', { name: 'Arrange an interview' })
  await form.getByRole('checkbox').first().check()
  await form.getByLabel('Time 1', { exact: true }).fill(tomorrowAt('10:00', 3))
  await form.getByRole('button', { name: 'Another time' }).click()
  await form.getByLabel('Time 2', { exact: true }).fill(tomorrowAt('15:30', 4))
  await form.getByLabel('Place, number or link').fill('Level 3, the kitchen')
  await noViolations(page)
  await form.getByRole('button', { name: 'Send' }).click()
  const interviews = page.getByRole('region', { name: 'Interviews' })
  await expect(interviews.getByText('Waiting for their choice')).toBeVisible()

  const phone = await browser.newContext({ viewport: { width: 360, height: 780 }, timezoneId: 'Asia/Kolkata' })
  const asha = await phone.newPage()
  const theirs = await linkTo(page, headers, email)
  await asha.goto(theirs)
  const chosen = asha.getByRole('radio').first()
  await chosen.check()
  // The time is that of the phone, with where it is held beside it.
  await expect(asha.getByText('07:30', { exact: false }).first()).toBeVisible()
  await expect(asha.getByText('Asia/Singapore', { exact: false }).first()).toBeVisible()
  await asha.getByRole('button', { name: 'Take this time' }).click()
  await expect(asha.getByText('Your interview is arranged.')).toBeVisible()
  await everyLook(asha, 'their application')

  await page.reload()
  await expect(interviews.getByText('Arranged', { exact: true })).toBeVisible()
  await expect(interviews.getByRole('button', { name: 'It was held' })).toHaveCount(0)

  const offer = page.getByRole('region', { name: 'Offer' })
  await offer.getByRole('button', { name: 'Make an offer' }).click()
  const terms = page.getByRole('dialog', { name: 'Offer' })
  await expect(terms.getByLabel('Position')).toHaveValue(title)
  await terms.getByLabel('Pay (SGD)').fill('4100.50')
  await terms.getByLabel('Meal allowance').fill('150')
  await terms.getByRole('button', { name: 'Save draft' }).click()
  await expect(offer.getByText('Draft', { exact: true })).toBeVisible()
  await offer.getByRole('button', { name: 'Approve' }).click()
  await offer.getByRole('button', { name: 'Send to the person' }).click()
  await expect(offer.getByText('Sent', { exact: true })).toBeVisible()
  await expect(offer.getByText('The offer waits for the person’s answer.')).toBeVisible()
  await everyLook(page, 'workspace')

  await asha.reload()
  await expect(asha.getByText('S$4,250.50')).toBeVisible()
  await asha.getByRole('button', { name: 'Accept' }).click()
  await asha.getByLabel('Your name, as the letter has it').fill('Asha')
  await asha.getByRole('button', { name: 'Sign and accept' }).click()
  await expect(asha.getByText('Sign with your name as the letter has it: Asha Rao')).toBeVisible()
  await asha.getByLabel('Your name, as the letter has it').fill('asha rao')
  await asha.getByRole('button', { name: 'Sign and accept' }).click()
  await expect(asha.getByText('You have accepted this offer.')).toBeVisible()
  await noViolations(asha)

  await page.reload()
  await offer.getByRole('button', { name: 'Hire', exact: true }).click()
  const hire = page.getByRole('dialog', { name: 'Hire' })
  await hire.getByLabel('Nationality').fill('Indian')
  await hire.getByRole('button', { name: 'Hire' }).click()
  await expect(hire.getByText('Employment status is required').first()).toBeVisible()
  await hire.getByLabel('Employment status').selectOption({ index: 1 })
  await noViolations(page)
  await hire.getByRole('button', { name: 'Hire' }).click()
  const done = page.getByRole('dialog', { name: 'Asha Rao is an employee now' })
  await expect(done.getByText('All positions are filled: the job is closed.')).toBeVisible()
  await expect(done.getByText('Still to be asked for:', { exact: false })).toBeVisible()
  await done.getByRole('link', { name: 'Open the employee record' }).click()
  await expect(page.getByRole('dialog', { name: 'Employee Profile' }).getByText('Asha Rao').first()).toBeVisible()

  await asha.reload()
  await expect(asha.getByText('Hired', { exact: true }).first()).toBeVisible()
  await phone.close()
})
