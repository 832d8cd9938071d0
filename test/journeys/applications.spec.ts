import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { zipSync } from 'fflate'
import { dayIn } from '../../src/shared/dates.ts'
import { LIVES, type Life, oneColumn } from '../cvs.ts'
import { apply as applyMany, ownCompany } from './applications.ts'
import { everyLook, keepSession, noViolations, signedIn, unique } from './journey.ts'

const DESCRIPTION =
  'You plan the deliveries of the day, keep in touch with drivers and customers, and see that what leaves is what was ordered.'
const QUESTIONS = [
  {
    id: 'licence',
    kind: 'yesNo',
    ask: 'Do you hold a forklift licence?',
    required: true,
    accepts: ['yes'],
    why: 'Half of the day is spent on the truck.',
  },
]

type Headers = Record<string, string>
const published = async (page: Page, headers: Headers, title: string) => {
  const places = await (await page.request.get('/api/places?country=SG&search=woodlands')).json()
  const closesOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const content = {
    title,
    description: DESCRIPTION,
    country: 'SG',
    placeId: places.data.places[0].id,
    closesOn,
    responseDays: 5,
    employmentType: 'FULL_TIME',
    workMode: 'onsite',
    payMin: '3000',
    payMax: '4200',
    payPeriod: 'MONTH',
    questions: QUESTIONS,
  }
  const made = await (await page.request.post('/api/company/jobs', { headers, data: { content } })).json()
  const { id } = made.data.job
  const moved = await page.request.post(`/api/company/jobs/${id}/move`, { headers, data: { action: 'publish' } })
  expect(moved.status()).toBe(200)
  return id as string
}

const apply = (page: Page, id: string, name: string, headers: Headers = {}) =>
  page.request.post(`/api/jobs/${id}/applications`, {
    headers,
    data: {
      key: crypto.randomUUID(),
      name,
      email: `${unique()}@people.example`,
      note: 'I have done this for years.',
      consent: true,
      answers: [{ id: 'licence', values: ['yes'] }],
    },
  })

const widthIn = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('a guest applies on a phone with the keyboard alone, corrects what is missing, and reads what was sent', async ({
  page,
  browser,
}) => {
  const { headers } = await signedIn(page, 'employer')
  const title = `Night driver ${unique()}`
  const id = await published(page, headers, title)
  const phone = await browser.newContext({ viewport: { width: 360, height: 780 } })
  const guest = await phone.newPage()
  await guest.goto(`/jobs/${id}`)
  await expect(guest.locator('#app[data-alive]')).toBeAttached()
  await guest.getByRole('button', { name: 'Apply here' }).focus()
  await guest.keyboard.press('Enter')
  await expect(guest.getByRole('heading', { name: new RegExp(title), level: 2 })).toBeFocused()
  await noViolations(guest)
  await guest.keyboard.press('Tab')
  await expect(guest.getByRole('button', { name: 'CV', exact: true })).toBeFocused()
  await guest.keyboard.press('Tab')
  await guest.keyboard.type('Priya Raman')
  await guest.keyboard.press('Tab')
  const email = `${unique()}@people.example`
  await guest.keyboard.type(email)
  await guest.getByRole('radio', { name: 'No' }).focus()
  await guest.keyboard.press('Space')
  await expect(guest.getByText('The work needs another answer', { exact: false })).toBeVisible()
  await guest.getByRole('button', { name: 'Send application' }).focus()
  await guest.keyboard.press('Enter')
  const problems = guest.getByRole('alert')
  await expect(problems).toBeFocused()
  await expect(problems.getByRole('link')).toHaveCount(2)
  await guest.reload()
  await guest.getByRole('button', { name: 'Apply here' }).click()
  await expect(guest.getByLabel('Name', { exact: true })).toHaveValue('Priya Raman')
  await guest.getByLabel('Your explanation (optional)').fill('I take the test on Friday.')
  await guest.getByLabel('Note to the employer (optional)').fill('Ten years on the road.')
  await guest.getByRole('checkbox', { name: /^I agree/ }).focus()
  await guest.keyboard.press('Space')
  expect(await widthIn(guest)).toBeLessThanOrEqual(360)
  await guest.getByRole('button', { name: 'Send application' }).press('Enter')
  await expect(guest.getByRole('heading', { name: 'Your application has been sent' })).toBeFocused()
  await expect(guest.getByText(`We have written to`, { exact: false })).toContainText(email)
  await noViolations(guest)
  await phone.close()
})

test('a job seeker sees that a person opened it; the employer answers, and both read the same', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const { headers } = await signedIn(page, 'employer')
  const title = `Planner ${unique()}`
  const id = await published(page, headers, title)
  // A place where it is never the day it is in UTC, whenever this runs.
  const zone = new Date().getUTCHours() < 10 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'
  const other = await browser.newContext({ viewport: { width: 360, height: 780 }, timezoneId: zone })
  const seeker = await other.newPage()
  const them = await signedIn(seeker, 'job_seeker')
  const made = await apply(seeker, id, 'Demo Seeker', them.headers)
  expect(made.status()).toBe(201)
  const { applicationId } = (await made.json()).data
  await seeker.goto('/dashboard/seeker/my-applications')
  await seeker.getByRole('button', { name: title }).click()
  await expect(seeker.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(seeker.getByText('Nobody has opened it yet')).toBeVisible()
  await noViolations(seeker)

  await page.goto(`/dashboard/manage-applications?job=${id}`)
  await expect(page.getByText('Candidate 1').first()).toBeVisible()
  await page.getByRole('button', { name: 'Open Candidate 1' }).click()
  await expect(page.getByRole('heading', { name: 'Demo Seeker' })).toBeVisible()
  await page.getByRole('tab', { name: 'Notes' }).click()
  await page.getByLabel('Note for the team').fill('Worth a call')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Worth a call')).toBeVisible()
  await noViolations(page)
  await page.getByRole('button', { name: 'Move to In review' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move 1 candidate' }).click()
  await expect(page.getByText('1 candidate moved to In review')).toBeVisible()
  await page.getByRole('button', { name: 'Message…' }).click()
  const letter = page.getByRole('dialog')
  await letter.getByLabel('Message', { exact: false }).fill('Dear {{name}}, hello.')
  await expect(letter.getByText('Dear Demo Seeker, hello.')).toBeVisible()
  await noViolations(page)
  await letter.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('tab', { name: 'Messages' }).click()
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('Taken back', { exact: false }).first()).toBeVisible()

  await seeker.goto(`/dashboard/seeker/my-applications?application=${applicationId}`)
  await expect(seeker.getByText('First opened by a person on', { exact: false })).toBeVisible()
  await expect(seeker.getByText('Being reviewed').first()).toBeVisible()
  await expect(seeker.getByText('Dear Demo Seeker')).toHaveCount(0)
  await seeker.goto('/job-seeker/applications')
  await expect(seeker.getByRole('link', { name: title })).toBeVisible()
  const theirDay = dayIn(zone, new Date())
  const asWritten = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(theirDay),
  )
  await expect(seeker.getByRole('row').filter({ hasText: title }).getByRole('cell').last()).toHaveText(asWritten)
  for (const [name, file] of [
    ['Save as CSV', 'csv'],
    ['Save as PDF', 'pdf'],
  ] as const) {
    const [saved] = await Promise.all([
      seeker.waitForEvent('download'),
      seeker.getByRole('button', { name, exact: true }).click(),
    ])
    expect(saved.suggestedFilename()).toBe(`applications-${theirDay}.${file}`)
    const bytes = await readFile(await saved.path())
    if (file === 'csv') expect(bytes.toString()).toContain(`As of ${theirDay}T`)
  }
  await noViolations(seeker)
  await seeker.goto(`/dashboard/seeker/my-applications?application=${applicationId}`)
  await seeker.getByRole('button', { name: 'Withdraw…' }).click()
  await seeker.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(seeker.getByText('Withdrawn').first()).toBeVisible()
  expect(await widthIn(seeker)).toBeLessThanOrEqual(360)
  await other.close()
})

test('people who applied by e-mail are brought along from a ZIP and a table, checked, and read on the page', async ({
  page,
}) => {
  // A file waits for its turn behind the work of other journeys.
  test.setTimeout(120_000)
  const { headers } = await signedIn(page, 'employer')
  const word = unique()
  const id = await published(page, headers, `Rigger ${word}`)
  const life: Life = { ...(LIVES[0] as Life), name: 'Tan Bee Leng', email: `bee.${word}@people.example` }
  const zip = Buffer.from(zipSync({ 'cvs/bee leng.pdf': await oneColumn(life), 'cvs/list.txt': new Uint8Array(3) }))
  const table = `name,email,phone,note\nOmar Said,omar.${word}@people.example,,Ten years of rigging\nNo Address,,,Rigged\n`
  await page.goto(`/dashboard/manage-applications?job=${id}`)
  await page.getByRole('button', { name: 'Import applications' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import applications' })
  await dialog.locator('input[type=file]').setInputFiles([
    { name: 'heap.zip', mimeType: 'application/zip', buffer: zip },
    { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(table) },
  ])
  await expect(dialog.getByRole('alert')).toContainText('list.txt is not a PDF')
  await expect(dialog.getByText('2 ready, 1 to check, 0 being read')).toBeVisible({ timeout: 60_000 })
  await expect(dialog.getByLabel('Name: Tan Bee Leng')).toHaveValue('Tan Bee Leng')
  await everyLook(page, 'bringing applications along')
  await dialog.getByLabel('E-mail: No Address').fill(`third.${word}@people.example`)
  await dialog.getByLabel('How they agreed').fill('Applied by e-mail in November')
  await dialog.getByRole('button', { name: 'Add 3 applications' }).click()
  await expect(dialog.getByText('3 added, 0 were there already, 0 not added')).toBeVisible()
  await dialog.getByRole('link', { name: 'Open' }).first().click()
  await expect(page.getByRole('heading', { name: 'Tan Bee Leng', level: 2 })).toBeVisible()
  // Where the browser draws PDFs by itself, the CV itself comes first.
  const reading = page.getByText('As a program reads it')
  if (await page.evaluate(() => navigator.pdfViewerEnabled)) await reading.click()
  const cv = page.getByRole('region', { name: 'The CV line by line' })
  await expect(cv).toContainText(life.work[0]?.employer ?? '')
  await everyLook(page, 'the CV as it is read')
})

test('many are turned down after a look at whom it hurts; what has changed meanwhile is named, tried again and taken back', async ({
  page,
}) => {
  const company = await ownCompany(page, `M${unique()}`)
  await applyMany(company.companyId, company.jobId, 3)
  await keepSession(page, company.session)
  const { headers } = company
  await page.goto(`/dashboard/manage-applications?job=${company.jobId}&sort=applied`)
  await page.getByRole('button', { name: 'More filters' }).click()
  await page.getByRole('dialog', { name: 'More filters' }).getByLabel('Group by').selectOption('stage')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Group by: Stage' })).toContainText('New')
  await page.getByRole('checkbox', { name: 'Candidate 1' }).check()
  await page.getByRole('checkbox', { name: 'Candidate 2' }).check()
  const { data } = await (
    await page.request.get(`/api/company/applications?job=${company.jobId}&sort=applied`, { headers })
  ).json()
  const of = (n: number) => data.applications.find((a: { number: number }) => a.number === n)
  const { stages } = (await (await page.request.get('/api/company/applications/choices', { headers })).json()).data
  await page.getByRole('button', { name: 'Reject…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reject 2 candidates' })
  await dialog.getByLabel('Reason').selectOption({ index: 1 })
  await expect(dialog.getByText('Letter, leaves', { exact: false })).toHaveCount(2)
  await noViolations(page)
  // A colleague is quicker with one of them.
  await page.request.post('/api/company/applications/move', {
    headers,
    data: { applications: [{ id: of(2).id }], action: 'move', stageId: stages[1].id },
  })
  await dialog.getByRole('button', { name: 'Reject 2 candidates' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Candidate 2: It has changed since you looked.')
  await expect(dialog.getByRole('status')).toHaveText('2 of 2')
  await dialog.getByRole('button', { name: 'Try 1 again' }).click()
  await expect(page.getByText('2 candidates rejected')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Taken back')).toBeVisible()
  const again = await (await page.request.get(`/api/company/applications?job=${company.jobId}`, { headers })).json()
  expect(again.data.totalCount).toBe(3)

  // One is put aside; a colleague who opens it meanwhile hears who works on it.
  await page.getByRole('button', { name: 'Open Candidate 3' }).click()
  await page.getByRole('button', { name: 'More…' }).click()
  await page.getByRole('menuitem', { name: 'Put aside…' }).click()
  await page.getByRole('dialog').getByLabel('Why (for the team)').fill('Budget in May')
  await page.getByRole('dialog').getByRole('button', { name: 'Put aside' }).click()
  await expect(page.getByText(/^Put aside until .*Budget in May/)).toBeVisible()
  await noViolations(page)
})

test('somebody is asked about another job, answers its questions by their link and agrees; both sides see where it went', async ({
  page,
  browser,
}) => {
  const { headers } = await signedIn(page, 'employer')
  const first = `Night driver ${unique()}`
  const second = `Yard lead ${unique()}`
  const id = await published(page, headers, first)
  await published(page, headers, second)
  const name = `Asha ${unique()}`
  expect((await apply(page, id, name)).status()).toBe(201)
  await page.goto(`/dashboard/manage-applications?job=${id}`)
  await page.getByRole('button', { name: 'Open Candidate 1' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await page.getByRole('button', { name: 'More…' }).click()
  await page.getByRole('menuitem', { name: 'Consider for another job…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Consider for another job' })
  await dialog.getByRole('combobox', { name: 'Job' }).fill(second)
  await page.getByRole('option', { name: second }).click()
  await dialog.getByLabel('Why (the person reads it)').fill('You led a yard before.')
  await noViolations(page)
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
  await page.getByRole('tab', { name: 'About' }).click()
  const input = page.getByRole('complementary', { name: 'Contact' })
  await expect(input.getByText('not answered yet')).toBeVisible()
  await page.getByRole('tab', { name: 'Messages' }).click()
  const link = /\/application\/[\w-]+/.exec(
    await page.getByText('May we consider you', { exact: false }).locator('..').innerText(),
  )?.[0]
  const phone = await browser.newContext({ viewport: { width: 360, height: 780 } })
  const guest = await phone.newPage()
  await guest.goto(link ?? '')
  const card = guest.getByRole('region', { name: `May you be considered for ${second}?` })
  await expect(card.getByText('You led a yard before.')).toBeVisible()
  await expect(card.getByText(`Your application for ${first} goes on either way.`)).toBeVisible()
  expect(await widthIn(guest)).toBeLessThanOrEqual(360)
  await noViolations(guest)
  await card.getByRole('button', { name: 'Yes, consider me' }).click()
  await expect(card.getByRole('alert')).toHaveText('This question needs an answer')
  await card.getByRole('radio', { name: 'Yes' }).check()
  await card.getByRole('button', { name: 'Yes, consider me' }).click()
  await expect(card.getByText('You agreed.', { exact: false })).toBeVisible()
  await page.reload()
  await page.getByRole('tab', { name: 'About' }).click()
  // It is among their other applications as well.
  await input.getByRole('link', { name: second }).first().click()
  await expect(page.getByText(second).first()).toBeVisible()
  await page.getByRole('tab', { name: 'About' }).click()
  await expect(page.getByText('Came from:')).toBeVisible()
  await expect(input.getByRole('link', { name: first }).first()).toBeVisible()
})

test('an advert nobody has answered shows its address to send on, in the list and on the board', async ({ page }) => {
  const { headers } = await signedIn(page, 'employer')
  const id = await published(page, headers, `Lonely ${unique()}`)
  for (const path of ['manage-applications', 'kanban-ats']) {
    await page.goto(`/dashboard/${path}?job=${id}`)
    await expect(page.getByLabel('Address of the advert')).toHaveValue(new RegExp(`/jobs/${id}$`))
    await noViolations(page)
  }
})

test('filters are kept under a name and come back', async ({ page }) => {
  await signedIn(page, 'employer')
  const name = `Late ${unique()}`
  await page.goto('/dashboard/manage-applications?needs=me&sort=due')
  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByRole('menuitem', { name: 'Save this view' }).click()
  await page.getByLabel('Name of the view').fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name })).toBeVisible()
  await page.goto('/dashboard/manage-applications')
  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByRole('menuitem', { name }).click()
  await expect(page).toHaveURL(/needs=me/)
  await page.getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: `Delete “${name}”` }).click()
  await expect(page.getByRole('button', { name: 'Saved views' })).toBeVisible()
})
