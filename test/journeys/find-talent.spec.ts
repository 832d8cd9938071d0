import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { apply, mayBeKept, ownCompany } from './applications.ts'
import { everyLook, keepSession, signedIn, unique } from './journey.ts'

test('an employer finds somebody without a name and invites them; on a phone they accept and apply, and the application says so', async ({
  browser,
  page,
}) => {
  test.setTimeout(150_000)
  const word = `zq${unique()}`
  const phone = await browser.newPage({ viewport: { width: 360, height: 740 } })
  const account = {
    email: `found.${unique()}@people.example`,
    password: 'a quiet morning by the sea',
    role: 'job_seeker',
  }
  const signUp = await phone.request.post('/api/auth/signup', {
    data: { ...account, firstName: 'Amina', lastName: 'Hidden', country: 'SG' },
  })
  const { headers } = await keepSession(phone, await signUp.json())
  const saved = await phone.request.put('/api/seeker/profile', {
    headers,
    data: {
      version: 0,
      headline: `Welder ${word}`,
      work: [{ title: 'Welder', employer: 'Old Mill', from: '2018', to: '2024', lines: [`Used ${word} every day`] }],
      skills: [{ label: word }],
      desired: {
        pay: { from: 300_000, to: 380_000, currency: 'SGD', period: 'MONTH', shown: true },
        notice: '4w',
      },
      visibility: 'anonymous',
    },
  })
  expect(saved.status()).toBe(200)

  await signedIn(page, 'employer')
  await page.goto('/dashboard/find-talent')
  const box = page.getByRole('searchbox', { name: 'Search for people' })
  await box.fill(`skill:${word} NOT driver`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '1 person' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'What is searched for' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText('Asks SGD 3,000 – 3,800 a month')).toBeVisible()
  await expect(page.getByText('Can begin: in 4 weeks')).toBeVisible()
  await everyLook(page, 'find talent')
  // A pay of one's own, and how soon: what does not meet is away, and it is said what keeps it away.
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByRole('button', { name: 'in 4 weeks' }).click()
  await expect(filters.getByText('Can begin: in 4 weeks')).toBeVisible()
  await filters.getByText('Filter by pay asked').click()
  await filters.getByLabel('From').fill('1000')
  await filters.getByLabel('To', { exact: true }).fill('2000')
  await filters.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('heading', { name: '0 people' })).toBeVisible()
  await page.getByRole('button', { name: 'Without Meets SGD 1,000 – 2,000 a month: 1' }).click()
  await expect(page.getByRole('heading', { name: '1 person' })).toBeVisible()
  // Nobody is looked for by an age, which is struck through and named.
  await box.fill(`skill:${word} under 30`)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Not searched for, because nobody is chosen by it: under, 30')).toBeVisible()
  await expect(page.getByRole('heading', { name: '1 person' })).toBeVisible()
  const name = `Welder ${word}`
  await page.getByRole('button', { name: `Open the profile: ${name}` }).click()
  const profile = page.getByRole('dialog')
  await expect(profile.getByText('Employer hidden')).toBeVisible()
  await expect(profile.getByText('Amina')).toHaveCount(0)
  await profile.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: `Invite: ${name}` })
  const jobs = dialog.getByRole('combobox', { name: 'Job' })
  await jobs.selectOption({ index: 1 })
  // The employer reads title, place and number; whoever is invited reads the title.
  const [title] = ((await jobs.locator('option:checked').textContent()) ?? '').split(' · ')
  await dialog.getByLabel('A line of your own').fill('Come and see our workshop.')
  await expect(dialog.getByText('Come and see our workshop.').last()).toBeVisible()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('1 invitation sent')).toBeVisible()

  await phone.goto('/dashboard/seeker')
  const mine = phone.getByRole('region', { name: 'Your invitations' })
  await expect(mine.getByText('Come and see our workshop.')).toBeVisible()
  await everyLook(phone, 'invitations at home')
  await mine.getByRole('button', { name: `Accept and apply: ${title}` }).click()
  await expect(phone).toHaveURL(/\/jobs\//)
  const job = phone.url().split('/').at(-1)?.split('?')[0] ?? ''
  const applied = await phone.request.post(`/api/jobs/${job}/applications`, {
    headers,
    data: {
      key: crypto.randomUUID(),
      name: 'Amina Hidden',
      email: account.email,
      note: 'I weld.',
      answers: await answers(phone, job),
      consent: true,
    },
  })
  expect(applied.status(), await applied.text()).toBe(201)
  await phone.goto('/dashboard/seeker/profile')
  await expect(phone.getByText('1 company has opened your profile.')).toBeVisible()
  await phone.close()

  await page.goto('/dashboard/find-talent?view=invitations')
  const sent = page.getByRole('list', { name: 'Invitations' }).getByRole('listitem').filter({ hasText: 'Amina Hidden' })
  await expect(sent.getByText(account.email)).toBeVisible()
  await sent.getByRole('link', { name: 'Open the application' }).click()
  await expect(page.getByText(/\bInvitation\b/).first()).toBeVisible()
})

type Question = {
  id: string
  kind: string
  options: string[]
  accepts: string[]
  required: boolean
  atLeast: number | null
}

/** What each question of the job takes. */
const answers = async (page: import('@playwright/test').Page, job: string) => {
  const { data } = await (await page.request.get(`/api/jobs/${job}`)).json()
  return ((data.job.questions ?? []) as Question[]).map((q) => ({
    id: q.id,
    values: { yesNo: ['yes'], number: ['9'], text: ['Much.'] }[q.kind] ?? q.options.slice(0, 1),
  }))
}

test('an employer takes their own applicants along as a file, after saying what for', async ({ page }) => {
  const word = `ex${unique()}`
  const { session, companyId, jobId } = await ownCompany(page, word)
  await apply(companyId, jobId, 3)
  await mayBeKept(companyId)
  await keepSession(page, session)
  await page.goto(`/dashboard/find-talent?q=${word}`)
  const own = page.getByRole('region', { name: 'Your own applicants' })
  await expect(own.getByRole('listitem')).toHaveCount(3)
  await everyLook(page, 'own applicants')
  await own.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/What is the file for/).fill('Planning the spring intake')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('own-applicants.csv')
  const said = await readFile(await file.path(), 'utf8')
  expect(said.trim().split('\r\n')).toHaveLength(4)
  expect(said).toContain(`${word} planner`)
  // Names are hidden here as on the screen.
  expect(said).not.toContain('Person 1')
})
