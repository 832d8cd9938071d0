import { expect, type Page, test } from '@playwright/test'
import { linkTo, ownCompany } from './applications.ts'
import { everyLook, keepSession, unique } from './journey.ts'
import { wrongNames } from './maps.ts'
import { offeredSignedHired } from './story.ts'

test.use({ actionTimeout: 8_000 })

const ZONE = 'Asia/Dubai'
/** Tomorrow where the event is held. */
const tomorrow = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(new Date(Date.now() + 24 * 60 * 60 * 1000))

const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

const planned = async (page: Page, title: string) => {
  await page.goto('/dashboard/walk-in-interviews')
  await page.getByRole('button', { name: 'Plan an event' }).click()
  const form = page.getByRole('dialog', { name: 'Plan a walk-in event' })
  await form.getByRole('textbox', { name: 'Title' }).fill(title)
  await form.getByRole('textbox', { name: 'Address' }).fill('1 Harbour Road, Level 3')
  await form.getByRole('combobox', { name: 'Place' }).fill('dayrah')
  await page.getByRole('option', { name: /^Dayrah/ }).click()
  await form.getByLabel('Accessibility').fill('Lift from the street')
  await form.getByLabel(/^Day/).fill(tomorrow())
  await form.getByLabel('Documents to bring, one a line').fill('Identity card')
  await expect(form.getByText('8 slots, 60 places in all')).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Map: Dayrah' })).toBeVisible()
  await expect(page.getByText('Dayrah: 6 km north of Dubai', { exact: false })).toBeVisible()
}

test('a host in Dubai plans a day, a person registers on a phone, both follow the queue, and who is found is hired', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const word = unique()
  const title = `Kitchen day ${word}`
  const { data: found } = await (await page.request.get('/api/places?country=AE&search=dubai')).json()
  const { session, headers, jobId } = await ownCompany(page, `W${word}`, 'AE', {
    placeId: found.places[0].id,
    employmentType: 'FULL_TIME',
    workMode: 'onsite',
    payMin: '8000',
    payMax: '11000',
    payPeriod: 'MONTH',
    closesOn: inAMonth(),
    description:
      'You cook what is on the table at noon for two hundred people, plan the week and teach two apprentices how it is done.',
  })
  const publish = { headers, data: { action: 'publish' } }
  expect((await page.request.post(`/api/company/jobs/${jobId}/move`, publish)).status()).toBe(200)
  await keepSession(page, session)
  await planned(page, title)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible()
  const address = await page.getByRole('link', { name: 'Public page' }).getAttribute('href')

  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })).newPage()
  await phone.goto(address ?? '')
  await expect(phone.getByRole('heading', { name: title })).toBeVisible()
  await expect(phone.getByRole('img', { name: 'Map: Dayrah' })).toBeVisible()
  expect(await wrongNames(phone)).toEqual([])
  await phone.getByRole('button', { name: 'Get my ticket' }).click()
  await expect(phone.getByLabel('Your name')).toBeFocused()
  await everyLook(phone)
  await phone.getByLabel('Your name').fill('Asha Rao')
  await phone.locator('form').filter({ hasText: 'Your name' }).getByLabel('E-mail').fill(`asha-${word}@people.example`)
  await phone.getByRole('checkbox', { name: /^I need something/ }).check()
  await phone.getByLabel('What do you need?').fill('A quiet room')
  await phone.getByRole('combobox', { name: /^Time/ }).selectOption({ index: 1 })
  await phone.getByRole('checkbox', { name: /^I agree/ }).check()
  await phone.getByRole('button', { name: 'Get my ticket' }).click()
  await expect(phone.getByRole('heading', { name: 'Ticket 1' })).toBeVisible()
  await expect(phone.getByRole('img', { name: 'Code of ticket 1' })).toBeVisible()
  await phone.getByRole('button', { name: 'Change my time' }).click()
  await phone.getByRole('combobox', { name: /^Time/ }).selectOption({ index: 2 })
  await phone.getByRole('button', { name: 'Save' }).click()
  await phone.getByRole('button', { name: 'I am running late' }).click()
  await expect(phone.getByText('Your place is kept until')).toBeVisible()
  await everyLook(phone)

  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByLabel('Ticket number or code').fill('1')
  await page.getByRole('button', { name: 'Check in', exact: true }).click()
  await expect(page.getByText('Ticket 1, Asha Rao: checked in')).toBeVisible()
  await expect(page.getByText('Needs: A quiet room')).toBeVisible()
  await expect(phone.getByText('You are next.')).toBeVisible()
  await page.getByRole('button', { name: 'Call next to desk 2' }).click()
  await expect(phone.getByText('Go to desk 2')).toBeVisible()
  await phone.getByRole('link', { name: 'See the queue' }).click()
  await expect(phone.getByText('Desk 2')).toBeVisible()
  await expect(phone.getByText('Asha')).toHaveCount(0)
  // The hall's connection is gone: whoever comes waits on the desk's device, and is in the queue when it is back.
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Add somebody without a ticket' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Ravi Kumar')
  await page.getByRole('checkbox', { name: /^They agreed/ }).check()
  await page.getByRole('button', { name: 'Add to the queue' }).click()
  await expect(page.getByText('No connection. 1 entry waits on this device')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('region', { name: 'Waiting (1)' })).toContainText('Ravi Kumar')
  await everyLook(phone)
  await everyLook(page)

  // Nobody is marked as not there after one call: it is not offered.
  await expect(page.getByRole('button', { name: 'Not there: 1, Asha Rao' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Begin: 1, Asha Rao' }).click()
  await page.getByRole('button', { name: 'Finish: 1, Asha Rao' }).click()
  const card = page.getByRole('dialog', { name: 'What was found: Asha Rao' })
  await card.getByRole('radio', { name: 'Strong yes' }).check()
  await card.getByLabel('Why, in a sentence or two').fill('Cooks for 200')
  await card.getByLabel('The application goes to').selectOption('interview')
  await everyLook(page)
  await card.getByRole('button', { name: 'Save and free the desk' }).click()
  await expect(page.getByRole('link', { name: 'To the application' })).toBeVisible()
  await page.getByRole('button', { name: 'End and tell everybody' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End and tell everybody' }).click()
  await expect(page.getByText('Ended', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'To the application' }).click()
  await expect(page.getByRole('heading', { name: 'Asha Rao', level: 2 })).toBeVisible()
  await phone.goto(await linkTo(page, headers, `asha-${word}@people.example`))
  const terms = { pay: '9000', allowance: '2500', monthly: 'AED 11,500', name: 'Asha Rao', needsStatus: false }
  await offeredSignedHired(page, phone, terms)
  await phone.context().close()
})
