import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { applicationFor, moveToInterview, ownCompany, publishedJob } from './applications.ts'
import { withCamera } from './camera.ts'
import { everyLook, keepSession, quiet, unique } from './journey.ts'
import { letPlanPass } from './plans.ts'
import { messagesTo, newSeeker, type Seeker, saveProfile } from './seekers.ts'

/**
 * Somebody who looks for work buys Premium+, uses each of its eleven tools to an end that somebody else sees, and is free again. The tests run one
 * after the other and share who they are about; each begins with a page of its own.
 */

test.describe.configure({ mode: 'serial' })
test.use({ launchOptions: withCamera })

const word = `zs${unique()}`
/** Every such number of Singapore is one that may be given out; of those that begin with 9 alone, some are not. */
const PHONE = `+65912${String(Math.floor(Math.random() * 1e5)).padStart(5, '0')}`
type Company = Awaited<ReturnType<typeof ownCompany>>
let company: Company
let job: { jobId: string; title: string }
let asha: Seeker
let cv: Buffer
let application: string

/** The employer, in a window of their own. */
const employer = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage()
  await keepSession(page, company.session)
  return page
}

/** From the page of a job, with a file. */
const applyOn = async (page: Page, title: string) => {
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await quiet(page)
  await page.getByRole('button', { name: 'Apply here' }).click()
  await page.getByRole('radio', { name: 'Another file' }).check()
  await page
    .getByLabel('CV', { exact: true })
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: cv })
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByRole('button', { name: 'Send application' }).click()
  await expect(page.getByText('Your application has been sent')).toBeVisible()
}

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage()
  company = await ownCompany(page, `Q${word}`)
  const { headers } = company
  const accepts = { headers, data: { values: { accepts: true } } }
  expect((await page.request.put('/api/company/settings/direct-messages', accepts)).status()).toBe(200)
  job = await publishedJob(page, headers, { title: `Baker ${word}`, mustHave: ['Baking', 'Food safety'] })
  asha = await newSeeker(page.request)
  const skills = [word, 'Baking', 'Food safety']
  await saveProfile(page.request, asha, { headline: 'Baker', skills })
  // A search that finds fewer than ten people has no labelled place.
  for (let n = 0; n < 9; n++)
    await saveProfile(page.request, await newSeeker(page.request, 'Noor'), { headline: `Cook ${n}`, skills })
  await page.close()
})

test('a tool is locked; a card is declined, another asks for its owner, and Premium+ is there', async ({ page }) => {
  await keepSession(page, asha.session)
  await page.goto('/dashboard/seeker/resume-boost')
  await expect(page).toHaveURL(/subscription\?upgrade=premium_plus&reason=feature_access/)
  await page.getByRole('link', { name: 'Choose Premium+' }).click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  const pay = async (number: string) => {
    await page.getByLabel('Test card number').fill(number)
    await page.getByRole('button', { name: /^Pay/ }).click()
  }
  await pay('4000 0000 0000 0002')
  await expect(page.getByText(/declined this card/)).toBeVisible()
  await pay('4000 0025 0000 3155')
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you. You have Premium+ now.' })).toBeVisible({
    timeout: 30_000,
  })
})

test('a CV is told, improved, laid out, downloaded and applied with; the employer reads it, and sees its person promoted', async ({
  page,
  browser,
}) => {
  await keepSession(page, asha.session)
  // Told question by question.
  await page.goto('/dashboard/seeker/voice-resume-builder')
  const answer = async (text: string, confirm: RegExp) => {
    await page.getByLabel('Your answer').fill(text)
    await page.getByRole('button', { name: 'Take this answer' }).click()
    await page.getByRole('button', { name: confirm }).first().click()
  }
  const next = () => page.getByRole('button', { name: 'Next question' }).click()
  await answer('I am a baker', /^Confirm: Baker/)
  for (const _ of [1, 2, 3]) await next()
  await answer('I worked as a baker at Harbour Hotel in Singapore from March 2019 until June 2022', /^Confirm: Baker/)
  await next()
  await answer('Responsible for managing 12 helpers', /^Confirm: Responsible/)
  for (let left = 5; left < 13; left++) await next()
  await page.getByLabel('Name of the CV').fill(`Told ${word}`)
  await page.getByRole('button', { name: 'Make the CV' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('• Responsible for managing 12 helpers')).toBeVisible()

  // A line reads stronger, and its person asks to be seen for a week.
  const id = new URL(page.url()).searchParams.get('cv')
  await page.goto(`/dashboard/seeker/resume-boost?cv=${id}`)
  await page.getByRole('button', { name: /^Accept/ }).click()
  await expect(page.getByText('1 line changed')).toBeVisible()
  await page.getByRole('button', { name: 'Start a week' }).click()
  await expect(page.getByText(/^Promoted until/)).toBeVisible()

  // Laid out, read back, and taken as a file.
  await page.getByRole('link', { name: 'Open the CV' }).click()
  await expect(preview.getByText('• Managed 12 helpers')).toBeVisible()
  const contact = page.getByRole('region', { name: 'Name and contact' })
  await contact.getByLabel('Headline').fill('Baker of early mornings')
  await expect(page.getByText('All changes are saved.')).toBeVisible()
  const check = page.getByRole('region', { name: 'Check and download' })
  await expect(check.getByText(/^Read back: a program finds your name/)).toBeVisible({ timeout: 30_000 })
  const download = page.waitForEvent('download')
  await check.getByRole('button', { name: 'Download PDF' }).click()
  cv = await readFile(await (await download).path())
  await page.goto(`/jobs/${job.jobId}`)
  await applyOn(page, job.title)

  const theirs = await employer(browser)
  application = await applicationFor(theirs, company.headers, job.jobId)
  await theirs.goto(`/dashboard/ats?application=${application}`)
  const sent = theirs.locator('#cv')
  await expect(sent.getByText('Managed 12 helpers', { exact: false }).first()).toBeVisible({ timeout: 30_000 })
  await theirs.goto(`/dashboard/find-talent?q=${word}`)
  const place = theirs.getByRole('region', { name: 'Promoted' })
  await expect(place.getByRole('button', { name: 'Open the profile: Baker' })).toBeVisible()
  await theirs.close()
})

test('a question is asked directly, and the employer answers it', async ({ page, browser }) => {
  await keepSession(page, asha.session)
  await page.goto(`/dashboard/seeker/direct-messaging?job=${job.jobId}`)
  await page.getByRole('button', { name: `Write: ${job.title}, ` }).click()
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('When does the first shift begin?')
  await page.getByRole('button', { name: 'Send message' }).click()
  const theirs = await employer(browser)
  await theirs.goto('/dashboard/direct-messages')
  await theirs.getByRole('button', { name: /Asha Rao/ }).click()
  await theirs.getByRole('textbox', { name: 'Message', exact: true }).fill('At four in the morning.')
  await theirs.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Messages' }).getByText('At four in the morning.')).toBeVisible()
  await theirs.close()
})

test('a zone and a telephone are set up; a job is posted there, and word of it comes by letter and by WhatsApp', async ({
  page,
  browser,
}) => {
  await keepSession(page, asha.session)
  // Quiet hours that are not now, wherever this runs.
  const at = (hours: number) => {
    const time = new Date(Date.now() + hours * 3_600_000)
    return `${String(time.getHours()).padStart(2, '0')}:00`
  }
  await page.goto('/dashboard/seeker/whatsapp-alerts')
  await page.getByLabel('Mobile number').fill(PHONE)
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm your number' })).toBeVisible()
  const [code] = await messagesTo(PHONE)
  await page.getByLabel('Code').fill(/\d{3} \d{3}/.exec(code?.text ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/^On: messages go to/)).toBeVisible()
  await page.getByLabel('Quiet from').fill(at(10))
  await page.getByLabel('Quiet until').fill(at(12))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()

  await page.goto('/dashboard/seeker/geo-fenced-alerts')
  const form = page.getByRole('region', { name: 'Make a zone' })
  await form.getByLabel('Name', { exact: true }).fill('School')
  await form.getByRole('combobox', { name: 'Town or district' }).fill('Woodlands')
  await page
    .getByRole('option', { name: /^Woodlands/ })
    .first()
    .click()
  await form.getByLabel('Words in the title').fill(word)
  await form.getByRole('button', { name: 'Save zone' }).click()
  await expect(page.getByRole('region', { name: 'Your zones' }).getByRole('heading', { name: 'School' })).toBeVisible()
  const rests = page.getByRole('region', { name: 'When we write' })
  await rests.getByLabel('Quiet from').fill(at(10))
  await rests.getByLabel('Quiet until').fill(at(12))
  await rests.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  const theirs = await employer(browser)
  const { title } = await publishedJob(theirs, company.headers, { title: `Night baker ${word}` })
  const kinds = async (to: string) => (await messagesTo(to)).map(({ template }) => template)
  await expect.poll(() => kinds(asha.email), { timeout: 60_000 }).toContain('zone-alert')
  await expect.poll(() => kinds(PHONE), { timeout: 30_000 }).toContain('phone-alert')
  const letter = (await messagesTo(asha.email)).find(({ template }) => template === 'zone-alert')
  expect(letter?.text).toContain(title)
  expect((await messagesTo(PHONE))[0]?.text).not.toContain(title)
  await page.reload()
  const found = page.getByRole('region', { name: 'Found in your zones' })
  await expect(found.getByRole('link', { name: title, exact: true })).toBeVisible()
  await expect(found.getByText(/Told /).first()).toBeVisible()
  await found.getByRole('link', { name: title, exact: true }).click()
  await applyOn(page, title)
  await page.goto('/dashboard/seeker/whatsapp-alerts')
  await expect(page.getByRole('row').filter({ hasText: 'Alert: New jobs of my saved searches' })).toBeVisible()
  await theirs.close()
})

test('a skill is proved to whoever has the link; jobs are found by distance and by skills, and applied for', async ({
  page,
  browser,
}) => {
  await keepSession(page, asha.session)
  await page.goto('/dashboard/seeker/global-skill-assessment')
  await page.getByRole('button', { name: 'Start: Numbers at work' }).click()
  await page.getByRole('button', { name: 'Start the test' }).click()
  await page.getByLabel('Your answer').fill('120')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /Question 2 of 12/ })).toBeVisible()
  await page.getByRole('button', { name: 'Hand in' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
  await page.getByRole('switch', { name: 'Let people with the link see my result' }).press('Space')
  const link = await page.getByLabel('Link to the badge').inputValue()
  const outside = await (await browser.newContext()).newPage()
  await outside.goto(link)
  await expect(outside.getByRole('heading', { name: /: Numbers at work$/ })).toBeVisible()
  await expect(outside.getByText(/Valid until/)).toBeVisible()
  await outside.context().close()

  const theirs = await employer(browser)
  const { headers } = company
  const near = await publishedJob(theirs, headers, { title: `Near baker ${word}`, mustHave: ['Food safety'] })
  const fits = await publishedJob(theirs, headers, { title: `Fitting baker ${word}`, mustHave: ['Food safety'] })

  await page.goto('/dashboard/seeker/distance-job-filter')
  const places = page.getByRole('region', { name: 'Your places' })
  await places.getByLabel('Name').fill('Home')
  await places.getByRole('combobox', { name: 'Town or district' }).fill('Woodlands')
  await page
    .getByRole('option', { name: /^Woodlands/ })
    .first()
    .click()
  await places.getByRole('button', { name: 'Add place' }).click()
  await page.getByLabel('Words', { exact: true }).fill(near.title)
  await page.keyboard.press('Enter')
  const jobs = page.getByRole('region', { name: 'Jobs', exact: true })
  await expect(jobs.getByRole('heading', { level: 3 })).toHaveCount(1)
  await expect(jobs.getByText('In the same town as Home')).toBeVisible()
  await jobs.getByRole('link', { name: near.title, exact: true }).click()
  await applyOn(page, near.title)

  await page.goto('/dashboard/seeker/skill-job-matching')
  const ready = page.getByRole('region', { name: 'Jobs', exact: true })
  await expect(async () => {
    await page.reload()
    await expect(ready.getByRole('link', { name: fits.title, exact: true })).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 45_000 })
  await ready.getByRole('link', { name: fits.title, exact: true }).click()
  await applyOn(page, fits.title)

  for (const { jobId } of [near, fits]) expect(await applicationFor(theirs, headers, jobId)).not.toBe('')
  await theirs.close()
})

test('a path is made a goal; the employer posts a job on it, which its figure opens, and gets an application', async ({
  page,
  browser,
}) => {
  await keepSession(page, asha.session)
  await page.goto('/dashboard/seeker/ai-career-recommendations')
  await page.getByRole('button', { name: 'baker', exact: true }).click()
  const paths = page.getByRole('region', { name: 'Paths', exact: true })
  const goal = await paths.getByRole('heading', { level: 3 }).first().innerText()
  await paths.getByRole('button', { name: `Set as goal: ${goal}` }).click()
  await expect(page.getByRole('region', { name: 'What you chose' }).getByRole('listitem').first()).toContainText(goal)

  const theirs = await employer(browser)
  const { headers } = company
  const asked = await theirs.request.get(`/api/occupations?search=${encodeURIComponent(goal)}`)
  const occupationId = (await asked.json()).data.occupations.find((one: { title: string }) => one.title === goal).id
  const { jobId, title } = await publishedJob(theirs, headers, { title: `Head ${goal} ${word}`, occupationId })
  await page.reload()
  const first = paths.getByRole('listitem').filter({ has: page.getByRole('heading', { name: goal, exact: true }) })
  await first.getByRole('button', { name: /open jobs? in/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: title, exact: true }).click()
  await applyOn(page, title)
  expect(await applicationFor(theirs, headers, jobId)).not.toBe('')
  await theirs.close()
})

test('a video is recorded, added to the application, and watched by the employer', async ({ page, browser }) => {
  await keepSession(page, asha.session)
  await page.goto('/dashboard/seeker/video-introduction')
  await page.getByLabel('Title').fill('Good morning')
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await page.getByRole('button', { name: 'Start recording' }).click()
  await expect(page.getByText('Recording: 2 of 90 seconds')).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Use this recording' }).click()
  await page.getByRole('button', { name: /^Captions and ends/ }).click({ timeout: 30_000 })
  await page.getByLabel('Script').fill('Good morning, I am Asha.')
  await page.getByRole('button', { name: 'Make captions from my script' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByLabel('Application').selectOption({ label: `${job.title}, Harbour Q${word}` })
  await page.getByRole('button', { name: 'Add to application' }).click()
  await expect(page.getByText('Watched by 0 people')).toBeVisible()

  const theirs = await employer(browser)
  const { headers } = company
  await moveToInterview(theirs, headers, application)
  await theirs.goto(`/dashboard/ats?application=${application}`)
  const shown = theirs.getByRole('region', { name: 'Video introduction' })
  await shown.getByRole('button', { name: 'Watch' }).click()
  const player = shown.getByLabel('Video: Good morning')
  await player.evaluate((element: HTMLVideoElement) => {
    element.muted = true
    return element.play()
  })
  await expect.poll(() => player.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.2)
  await page.reload()
  await expect(page.getByText('Watched by 1 person')).toBeVisible()
  await theirs.close()
})

test('the plan is cancelled, kept to its end, and over; what was made is there to read', async ({ page }) => {
  await keepSession(page, asha.session)
  await page.goto('/dashboard/seeker/subscription')
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click()
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: 'Keep my plan after all' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  // Until its last day every tool is open.
  await letPlanPass(asha.email, 25)
  await page.goto('/dashboard/seeker/video-introduction')
  await expect(page.getByRole('heading', { name: 'Good morning' })).toBeVisible()
  await letPlanPass(asha.email, 8)
  await page.goto('/dashboard/seeker/subscription')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Now: Free' })).toBeVisible()
  await quiet(page)
  await everyLook(page, 'free again')
  // On the page they are led to, everything is there to read, watch and take along.
  const made = page.getByRole('region', { name: 'What you made' })
  await made.getByText('Messages with companies').click()
  await made
    .getByRole('button', { name: /^Read / })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByText('At four in the morning.')).toBeVisible()
  await everyLook(page, 'a thread without a plan')
  await page.keyboard.press('Escape')
  await made.getByText('Video introductions').click()
  await made.getByRole('button', { name: 'Watch Good morning' }).click()
  await expect(page.getByRole('dialog').getByLabel('Video: Good morning')).toBeVisible()
  await page.keyboard.press('Escape')
  await made.getByText('CVs you built').click()
  const saved = page.waitForEvent('download')
  await made
    .getByRole('button', { name: /as Word$/ })
    .first()
    .click()
  expect((await saved).suggestedFilename()).toMatch(/\.docx$/)
  await page.goto('/dashboard/seeker/video-introduction')
  await expect(page).toHaveURL(/subscription\?upgrade=premium_plus&reason=feature_access/)

  // Nothing is taken away: each tool answers with what was made in it, and refuses to make more.
  const { headers } = asha
  const read = async (path: string) => {
    const answer = await page.request.get(`/api/seeker/${path}`, { headers })
    expect(answer.status(), path).toBe(200)
    return answer.text()
  }
  expect(await read('resumes')).toContain(`Told ${word}`)
  expect(await read('videos')).toContain('Good morning')
  expect(await read('direct-threads')).toContain('At four in the morning.')
  expect(await read('zones')).toContain('School')
  expect(await read('phone-alerts')).toContain(PHONE.slice(-4))
  expect(await read('promotion')).toContain('"runs":[{')
  expect(await read('skill-tests')).toContain('numeracy')
  expect(await read('career-choices')).toContain('"goal"')
  expect(await read('places')).toContain('Home')
  expect(await read('skills')).toContain('food safety')
  const more = await page.request.post('/api/seeker/zones', {
    headers,
    data: { name: 'Another', placeId: 1, radiusKm: 5 },
  })
  expect(more.status()).toBe(402)
})
