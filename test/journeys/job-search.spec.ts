import { expect, test } from '@playwright/test'
import { everyLook, keepSession, noViolations, signedIn, unique } from './journey.ts'

test('somebody new is led to their first steps, keeps a search, sets a job aside and hides another', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const data = { email: `seek.${unique()}@people.example`, password: 'a quiet morning by the sea', role: 'jobseeker' }
  const answer = await page.request.post('/api/auth/signup', {
    data: { ...data, role: 'job_seeker', firstName: 'Ada', lastName: 'Rao', country: 'SG' },
  })
  await keepSession(page, await answer.json())
  await page.goto('/dashboard/seeker')
  await expect(page.getByText('Nothing needs your answer.')).toBeVisible()
  await expect(page.getByText('Your plan: Free')).toHaveAttribute('data-colour', 'green')
  await everyLook(page, 'home')
  // Passed over for good: the account remembers it.
  await page.getByRole('button', { name: 'Skip: Upload your CV, or tell about yourself' }).click()
  await expect(page.getByRole('link', { name: 'Upload your CV, or tell about yourself' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Say what you look for' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upload your CV, or tell about yourself' })).toHaveCount(0)
  await page.getByRole('link', { name: 'See jobs that match' }).click()
  await expect(page.getByRole('button', { name: 'Save search' })).toBeDisabled()
  await page.getByRole('searchbox').fill('chef')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/seeker\/job-search\?.*search=chef/)
  await page.getByRole('button', { name: 'Save search' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Name')).toHaveValue('chef')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Your searches' }).getByRole('link', { name: 'chef' })).toBeVisible()

  await page.goto('/dashboard/seeker/job-search')
  const save = page.getByRole('button', { name: /^Save: / }).first()
  const title = ((await save.getAttribute('aria-label')) ?? '').replace('Save: ', '')
  await save.click()
  await expect(page.getByRole('button', { name: `Saved: ${title}` }).first()).toHaveAttribute('aria-pressed', 'true')
  const hides = page.getByRole('button', { name: /^Hide: / })
  const before = await hides.count()
  const last = page.getByRole('listitem').filter({ has: hides }).last().getByRole('heading').getByRole('link')
  const address = (await last.getAttribute('href')) ?? ''
  await hides.last().click()
  // Another one takes its place: the page is as long as before.
  await expect(page.locator(`h3 a[href="${address}"]`)).toHaveCount(0)
  await expect(hides).toHaveCount(before)
  await page.getByLabel('Show hidden jobs').click()
  await expect(page.locator(`h3 a[href="${address}"]`)).toHaveCount(1)
  await page.getByLabel('Saved only').click()
  await expect(page.getByRole('button', { name: /^Hide: / })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: '1 job', exact: true })).toBeVisible()
})

test('what one looks for is said at home, and new jobs that fit stand there, each with why, until one turns them down', async ({
  page,
}) => {
  test.setTimeout(150_000)
  const account = { email: `goal.${unique()}@people.example`, password: 'a quiet morning by the sea' }
  const made = await page.request.post('/api/auth/signup', {
    data: { ...account, role: 'job_seeker', firstName: 'Ada', lastName: 'Rao', country: 'SG' },
  })
  await keepSession(page, await made.json())
  await page.goto('/dashboard/seeker')
  const matches = page.getByRole('region', { name: 'New matches' })
  await matches.getByRole('button', { name: 'Say what you look for' }).click()
  const dialog = page.getByRole('dialog', { name: 'What you look for' })
  const newest = await (await page.request.get('/api/jobs?sort=newest&pageSize=1')).json()
  const title = newest.data.jobs[0].title as string
  await dialog.getByLabel('Jobs you look for').fill(title)
  await page.keyboard.press('Enter')
  await everyLook(page, 'say what one looks for')
  await dialog.getByRole('button', { name: 'Save what I look for' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'What you look for' })).toContainText(title)
  await matches.getByRole('button', { name: /^The last 7 days/ }).click()
  await expect(page).toHaveURL(/matches=week/)
  const figure = matches.getByRole('button', { name: /^The last 7 days/ })
  const before = Number(/\d+/.exec(((await figure.textContent()) ?? '').replace('7 days', ''))?.[0])
  expect(before, 'posted within the week').toBeGreaterThan(0)
  const first = matches.getByRole('listitem').first()
  await expect(first).toContainText('Found for')
  await everyLook(page, 'matches')
  await first.getByRole('button', { name: /^Not for me/ }).click()
  await page.getByRole('menuitem', { name: 'Not my work' }).click()
  await expect(figure).toHaveText(`The last 7 days (${before - 1})`)
  await matches.getByText('Turned down (1)').click()
  await expect(matches.getByText(/, Not my work$/)).toBeVisible()
  await matches.getByRole('button', { name: /^Show again/ }).click()
  await expect(figure).toHaveText(`The last 7 days (${before})`)
})

test('a search that was looked through to its end days ago, with nothing new in it, says so', async ({ page }) => {
  await signedIn(page, 'job_seeker')
  // The answer of the server, as it will be in three days: it keeps its own clock.
  const long = new Date(Date.now() - 3 * 86_400_000).toISOString()
  let pages = 50
  await page.route('**/api/seeker/looks', async (route) => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    expect(data).toMatchObject({ before: null, fresh: 0 })
    await route.fulfill({ response: answer, json: { success: true, data: { ...data, before: long, pages } } })
  })
  await page.goto('/dashboard/seeker/job-search?search=welder&country=SG')
  await expect(page.getByText(/^You have seen .*New since .*: 0$/)).toBeVisible()
  await noViolations(page)
  pages = 0
  const looked = page.waitForResponse('**/api/seeker/looks')
  await page.goto('/dashboard/seeker/job-search?search=cook&country=SG')
  await looked
  await expect(page.getByRole('heading', { name: /^\d+ jobs? for/ })).toBeVisible()
  await expect(page.getByText(/^You have seen/)).toHaveCount(0)
})

test('the demonstration’s job seeker finds the same applications at home as in their list', async ({ page }) => {
  await signedIn(page, 'job_seeker')
  await page.goto('/dashboard/seeker')
  const section = page.getByRole('region', { name: 'Your applications' })
  await expect(section.getByRole('listitem').first()).toBeVisible()
  await section.getByRole('link', { name: 'All applications' }).click()
  await expect(page).toHaveURL(/my-applications/)
})

test('a visitor who finds few is shown what is near in meaning, and is told of new jobs once they have signed in', async ({
  page,
}) => {
  test.setTimeout(150_000)
  await page.setViewportSize({ width: 360, height: 740 })
  // The titles are read in the background, a few at a time.
  const near = async () =>
    (await (await page.request.get('/api/jobs/near?search=hospital+caregiver')).json()).data.jobs.length
  await expect.poll(near, { timeout: 90_000 }).toBeGreaterThan(0)
  await page.goto('/jobs?search=hospital+caregiver')
  await expect(page.getByRole('heading', { name: '0 jobs' })).toBeVisible()
  const section = page.getByRole('region', { name: 'Near in meaning' })
  await expect(section.getByRole('listitem').first()).toBeVisible()
  await everyLook(page, 'near in meaning')
  await page.getByRole('link', { name: 'Tell me of new jobs like these' }).click()
  await expect(page).toHaveURL(/login/)
  const account = {
    email: `tell.${unique()}@people.example`,
    password: 'a quiet morning by the sea',
    role: 'job_seeker',
  }
  const made = await page.request.post('/api/auth/signup', {
    data: { ...account, firstName: 'Ada', lastName: 'Rao', country: 'SG' },
  })
  await keepSession(page, await made.json())
  await page.goto('/dashboard/seeker/job-search?search=hospital+caregiver&keep=1')
  const dialog = page.getByRole('dialog', { name: 'Save search' })
  await expect(dialog.getByLabel('Name')).toHaveValue('hospital caregiver')
  await everyLook(page, 'keep a search')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(
    page.getByRole('list', { name: 'Your searches' }).getByRole('link', { name: 'hospital caregiver' }),
  ).toBeVisible()
  await expect(page).not.toHaveURL(/keep=1/)
})
