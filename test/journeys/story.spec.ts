import { expect, test } from '@playwright/test'
import { LIVES, oneColumn } from '../cvs.ts'
import { letTimePass, ownCompany } from './applications.ts'
import { everyLook, keepSession, noViolations, publishNow, unique } from './journey.ts'
import { lettersTo, offeredSignedHired } from './story.ts'

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true } as const
const DESCRIPTION =
  'You bake what is on the table at seven in the morning, plan the week and teach two apprentices how it is done.'
const inDays = (days: number, hour = '') =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}${hour && `T${hour}`}`

test('a job is posted, found by a sentence on a phone, applied for, triaged, talked about, offered and signed: an employee', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const word = unique()
  const { session, headers } = await ownCompany(page, `S${word}`)
  await keepSession(page, session)

  // The employer posts.
  const title = `Pastry chef ${word}`
  await page.goto('/dashboard/jobs')
  await page.getByRole('button', { name: 'New job' }).click()
  const begin = page.getByRole('dialog', { name: 'New job' })
  await begin.getByText('Paste', { exact: true }).click()
  await begin.getByLabel('Country of the work').selectOption('SG')
  await begin
    .getByLabel('Advert')
    .fill(`${title}\n${DESCRIPTION}\nFull-time, on-site. S$3,000 - S$4,200 a month\nRequirements\n- Payroll`)
  await begin.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await page.getByRole('combobox', { name: 'Place' }).fill('woodlands')
  await page.getByRole('option', { name: 'Woodlands' }).first().click()
  await page.getByLabel('Closing day').fill(inDays(30))
  await expect(page.getByText(/^Saved /)).toBeVisible()
  await publishNow(page)

  // A job seeker on a phone says what they look for, and applies with a PDF.
  const phone = await browser.newContext({ ...PHONE, timezoneId: 'Asia/Kolkata' })
  const asha = await phone.newPage()
  const email = `asha.${word}@people.example`
  const account = await asha.request.post('/api/auth/signup', {
    data: {
      email,
      password: 'a quiet morning by the sea',
      role: 'job_seeker',
      firstName: 'Asha',
      lastName: 'Rao',
      country: 'SG',
    },
  })
  await keepSession(asha, await account.json())
  await asha.goto('/dashboard/seeker/jobs')
  const box = asha.getByRole('textbox', { name: 'What job do you want?' })
  await box.fill('full-time pastry chef near Woodlands, at least 3k')
  await box.press('Enter')
  await asha.getByRole('link', { name: title, exact: true }).click()
  await expect(asha.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await asha.getByRole('button', { name: 'Apply here' }).click()
  await expect(asha.getByRole('radio', { name: 'Another file' })).toBeChecked()
  const cv = await oneColumn({ ...(LIVES[0] as (typeof LIVES)[number]), name: 'Asha Rao', email })
  await asha
    .getByLabel('CV', { exact: true })
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: cv })
  await asha.getByRole('checkbox', { name: /^I agree/ }).check()
  await asha.getByRole('button', { name: 'Send application' }).click()
  await expect(asha.getByText('Your application has been sent')).toBeVisible()

  // The employer sorts it on a phone of their own.
  const pocket = await browser.newContext(PHONE)
  const triage = await pocket.newPage()
  await keepSession(triage, session)
  await triage.goto('/dashboard/mobile-triage')
  await expect(triage.getByRole('heading', { name: 'Candidate 1', exact: true })).toBeVisible()
  await expect(triage.getByText('Asha')).toHaveCount(0)
  await triage.getByRole('group', { name: 'Decide' }).getByRole('button', { name: 'Advance', exact: true }).click()
  await expect(triage.getByRole('heading', { name: 'That was all' })).toBeVisible()
  await pocket.close()

  // An interview is arranged, and the person chooses the time where they are.
  await page.goto('/dashboard/manage-applications?names=shown')
  await page
    .getByRole('button', { name: /^Open / })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Asha Rao', level: 2 })).toBeVisible()
  await page.getByRole('tab', { name: 'Interviews' }).click()
  await page.getByRole('button', { name: 'Arrange an interview' }).click()
  const form = page.getByRole('dialog', { name: 'Arrange an interview' })
  await form.getByRole('checkbox').first().check()
  await form.getByLabel('Time 1', { exact: true }).fill(inDays(3, '10:00'))
  await form.getByRole('button', { name: 'Another time' }).click()
  await form.getByLabel('Time 2', { exact: true }).fill(inDays(4, '15:30'))
  await form.getByLabel('Place, number or link').fill('Level 3, the kitchen')
  await noViolations(page)
  await form.getByRole('button', { name: 'Send' }).click()
  const interviews = page.getByRole('region', { name: 'Interviews' })
  await expect(interviews.getByText('Waiting for their choice')).toBeVisible()
  await asha.goto('/dashboard/seeker/my-applications')
  await asha.getByRole('button', { name: title }).first().click()
  await asha.getByRole('radio').first().check()
  // The time is that of the phone, with where it is held beside it.
  await expect(asha.getByText('07:30', { exact: false }).first()).toBeVisible()
  await expect(asha.getByText('Asia/Singapore', { exact: false }).first()).toBeVisible()
  await asha.getByRole('button', { name: 'Choose this time' }).click()
  await expect(asha.getByText('Your interview is scheduled.')).toBeVisible()
  await everyLook(asha, 'their application')

  // It was held: the scorecard is handed in, and stays.
  await page.reload()
  await expect(interviews.getByText('Scheduled', { exact: true })).toBeVisible()
  await expect(interviews.getByRole('button', { name: 'Mark as completed' })).toHaveCount(0)
  await letTimePass(session.user.company_id, 5)
  await page.reload()
  await interviews.getByRole('button', { name: 'Mark as completed' }).click()
  const card = page.getByRole('form', { name: 'Your scorecard' })
  await card.getByRole('group').first().getByRole('button').last().click()
  await card.getByRole('textbox').first().fill('Laminated a whole tray while we talked')
  await card.getByRole('group', { name: 'Would you hire this person?' }).getByRole('button').last().click()
  await card.getByRole('button', { name: 'Submit' }).click()
  await expect(interviews.getByText('Strong yes')).toBeVisible()

  await offeredSignedHired(
    page,
    asha,
    { pay: '4100.50', allowance: '150', monthly: 'S$4,250.50', name: 'Asha Rao', needsStatus: true },
    true,
  )
  await page.goto('/dashboard/employees')
  await expect(page.getByRole('button', { name: 'Asha Rao' }).first()).toBeVisible()
  await expect
    .poll(async () => (await lettersTo(page, headers, email)).toSorted())
    .toEqual(expect.arrayContaining(['application-received', 'interview-arranged', 'interview-proposed', 'offer-made']))
  await phone.close()
})
