import { expect, test } from '@playwright/test'
import { pdfOf } from '../files.ts'
import { ownCompany, publishedJob } from './applications.ts'
import { everyLook, keepSession, quiet, unique } from './journey.ts'
import { buyPremiumPlus, newSeeker } from './seekers.ts'

test('a question about a job is asked, answered, and what asks for money is marked, reported and blocked', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const word = unique()
  const { session, headers } = await ownCompany(page, `D${word}`)
  const accepts = { headers, data: { values: { accepts: true } } }
  expect((await page.request.put('/api/company/settings/direct-messages', accepts)).status()).toBe(200)
  const { title } = await publishedJob(page, headers)
  await keepSession(page, session)

  const theirs = await browser.newPage()
  const asha = await newSeeker(theirs.request)
  await buyPremiumPlus(theirs.request, asha)
  await keepSession(theirs, asha.session)
  await theirs.goto('/dashboard/seeker/direct-messaging')
  await expect(theirs.getByText('No threads yet').first()).toBeVisible()
  await quiet(theirs)
  await everyLook(theirs, 'no threads yet')

  // The first message: its usual beginning, and what is hidden until the other side has answered.
  await theirs.getByRole('button', { name: 'New message' }).click()
  await expect(theirs.getByText('5 new threads left this week')).toBeVisible()
  await theirs.getByLabel('Job or company').fill(title)
  await theirs.getByRole('button', { name: 'Find', exact: true }).click()
  await theirs.getByRole('button', { name: new RegExp(`^Write: ${title}`) }).click()
  await theirs.getByLabel('Begin with').selectOption({ label: 'Ask about working hours' })
  await expect(theirs.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue(/working hours/)
  await theirs
    .getByRole('textbox', { name: 'Message', exact: true })
    .fill('Are there night shifts? My NRIC is S1234567D.')
  await expect(theirs.getByText(/You write of identity papers/)).toBeVisible()
  await quiet(theirs)
  await everyLook(theirs, 'a first message')
  await theirs.getByRole('textbox', { name: 'Message', exact: true }).fill('Are there night shifts?')
  await theirs.getByRole('button', { name: 'Send message' }).click()
  const said = theirs.getByRole('list', { name: 'Messages' })
  await expect(said.getByText('Are there night shifts?')).toBeVisible()

  // The company reads it, and answers with a file.
  await page.goto('/dashboard/direct-messages')
  await page.getByRole('button', { name: /Asha Rao/ }).click()
  const read = page.getByRole('list', { name: 'Messages' })
  await expect(read.getByText('Are there night shifts?')).toBeVisible()
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Two a month. Ask Mei: +65 9123 4567')
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'shifts.pdf', mimeType: 'application/pdf', buffer: pdfOf() })
  await expect(page.getByText('Attached: shifts.pdf')).toBeVisible()
  await quiet(page)
  await everyLook(page, 'a message of the company')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(read.getByText('Two a month. Ask Mei: +65 9123 4567')).toBeVisible()

  // It stands on the open page at once; the number comes once they have answered.
  await expect(said.getByText('Two a month. Ask Mei: •••')).toBeVisible()
  await expect(said.getByText(/Addresses, numbers and links are shown once you have answered/)).toBeVisible()
  const download = theirs.waitForEvent('download')
  await said.getByRole('button', { name: 'Download shifts.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('shifts.pdf')
  await theirs.getByRole('textbox', { name: 'Message', exact: true }).fill('Thank you, I call on Monday.')
  await theirs.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(said.getByText('Two a month. Ask Mei: +65 9123 4567')).toBeVisible()
  await expect(read.getByText('Thank you, I call on Monday.')).toBeVisible()

  // Words of a scam: whoever reads them is told, the thread is marked, and the company is reported and blocked.
  await page
    .getByRole('textbox', { name: 'Message', exact: true })
    .fill('Pay a deposit of 200 dollars first and send us the OTP.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(read.getByText(/Pay a deposit/)).toBeVisible()
  await expect(read.getByText('Be careful with this message')).toHaveCount(0)
  await expect(said.getByText('Be careful with this message')).toBeVisible()
  await expect(said.getByText('It speaks of money. Nobody who hires asks you to pay.')).toBeVisible()
  await expect(said.getByText('It speaks of a code or password. Never give one away.')).toBeVisible()
  await expect(theirs.getByText(/Do not pay and do not send them/)).toBeVisible()
  await quiet(theirs)
  await everyLook(theirs, 'a thread that asks for money')
  await theirs.getByRole('button', { name: 'Report', exact: true }).click()
  const report = theirs.getByRole('dialog', { name: 'Report this thread' })
  await report.getByLabel('What happened').fill('They want money before anything else.')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(theirs.getByText(/^Reported\. Case /)).toBeVisible()
  await expect(theirs.getByText('You blocked this thread. Nobody can write in it.')).toBeVisible()
  await expect(page.getByText('The other side closed this thread.')).toBeVisible()
  await quiet(page)
  await everyLook(page, 'a thread that was closed')
  await theirs.close()
})
