import { expect, type Locator, type Page, type Route, test } from '@playwright/test'
import { choose, keepDraftsApart, loginOf, noViolations, sessionOf } from './journey.ts'

/** Section 8 of specification 2: each failure is provoked for real, by what comes back from the call, and its sentence is read. */

const WHY = 'The office is closed tonight.'

/** What may come back instead of an answer. */
const cut = (route: Route) => route.abort('connectionfailed')
const silent = (route: Route) => route.fulfill({ status: 422, json: { success: false } })
const refused = (route: Route) => route.fulfill({ status: 409, json: { success: false, error: WHY } })
/** As some servers do: everything is well, except that it is not. */
const politely = (route: Route) => route.fulfill({ status: 200, json: { success: false, error: WHY } })
const ended = (route: Route) =>
  route.fulfill({ status: 401, json: { success: false, code: 'TOKEN_EXPIRED', error: 'The session has expired.' } })

type Answer = (route: Route) => Promise<void>
/** Answers one call of one method like this until `over`; others go through. */
const when = async (page: Page, method: string, path: RegExp, answer: Answer) => {
  const handle = (route: Route) => {
    const request = route.request()
    return request.method() === method && path.test(new URL(request.url()).pathname) ? answer(route) : route.fallback()
  }
  await page.route('**/api/**', handle)
  return { over: () => page.unroute('**/api/**', handle) }
}

const exactly = (sentence: string) => new RegExp(`^${sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)
const told = (page: Page, sentence: string) =>
  expect(
    page
      .getByRole('alert')
      .filter({ hasText: exactly(sentence) })
      .first(),
  ).toBeVisible()
/** Each answer in turn, the same press, and the sentence it brings. */
const provoke = async (
  page: Page,
  [method, path]: [string, RegExp],
  press: () => Promise<void>,
  sentences: [Answer, string][],
) => {
  for (const [answer, sentence] of sentences) {
    const call = await when(page, method, path, answer)
    await press()
    await told(page, sentence)
    await call.over()
  }
}

const signIn = async (page: Page) => {
  const { token, user } = await sessionOf(page, 'employer')
  await keepDraftsApart(page)
  await page.addInitScript(
    ([t, u]) => {
      if (sessionStorage.getItem('seeded')) return
      sessionStorage.setItem('seeded', '1')
      localStorage.setItem('auth_token', t)
      localStorage.setItem('user_data', u)
    },
    [token, JSON.stringify(user)] as const,
  )
  const made = await page.request.post('/api/employees/unified', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      fullName: `Fail Safe ${Date.now().toString(36)}`,
      email: `fail.${crypto.randomUUID().slice(0, 8)}@fourwinds.example`,
      designation: 'Engineer',
      department: 'Technical',
      countryCode: 'SG',
      nationality: 'Singaporean',
      employmentStatus: 'citizen',
      compensation: { basicSalary: 5200 },
      complianceData: { nric: `S${String(Math.floor(1e6 + Math.random() * 8e6))}A` },
    },
  })
  const { id, full_name } = (await made.json()).data.employee
  return { id: id as string, name: full_name as string }
}

const chooseNationality = async (page: Page, form: Locator, nationality: string) => {
  await form.getByRole('combobox', { name: 'Nationality' }).fill(nationality)
  await expect(page.getByRole('option', { name: nationality }).first()).toBeVisible()
  await page.keyboard.press('Enter')
}

test('the list, the countries, the nationalities and the classification say that they did not come', async ({
  page,
}) => {
  await signIn(page)
  const LIST: [string, RegExp] = ['GET', /^\/api\/employees$/]
  // When the screen came, and when the list did: its answer is on its way before, and waits.
  await page.addInitScript(() => {
    const marks = window as unknown as { screenAt: number; listAt: number }
    new MutationObserver(() => {
      if (!marks.screenAt && document.getElementById('employee-directory')) marks.screenAt = performance.now()
      if (!marks.listAt && document.querySelector('button[aria-label^="Advanced: "]')) marks.listAt = performance.now()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/dashboard/employees')
  await expect(page.getByRole('status').filter({ hasText: /^[\d,]+ employees loaded$/ })).toBeVisible()
  const wait = await page.evaluate(() => {
    const { listAt, screenAt } = window as unknown as { screenAt: number; listAt: number }
    return listAt - screenAt
  })
  // The observer hears of the screen a moment after the wait has begun.
  expect(wait).toBeGreaterThan(75)

  await provoke(page, LIST, async () => void (await page.reload()), [
    [silent, 'Failed to load employee data'],
    [politely, WHY],
    [cut, 'Failed to connect to employee database'],
  ])
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()

  const countries = await when(page, 'GET', /work-countries$/, refused)
  const world = await when(page, 'GET', /world-countries$/, refused)
  await page.goto('/dashboard/employees?open=new')
  await told(page, 'Failed to load work country options')
  await told(page, 'Failed to load nationality options')
  const form = page.getByRole('dialog', { name: 'Add New Employee' })
  // The list that the page was built with.
  await expect(form.getByLabel('Work country').getByRole('option')).toHaveText([
    'Choose…',
    /Singapore/,
    /India/,
    /Canada/,
    /United Arab Emirates/,
  ])
  await countries.over()
  await world.over()
  const classify = await when(page, 'POST', /classify$/, refused)
  await page.goto('/dashboard/employees?open=new')
  await chooseNationality(page, form, 'Singaporean')
  await told(page, 'Failed to classify employee status')
  await classify.over()
})

test('what may be done for one person says why it was not', async ({ page }) => {
  const { id, name } = await signIn(page)
  const edit = page.getByRole('dialog', { name: `Edit Employee: ${name}` })
  await page.goto(`/dashboard/employees?open=edit&id=${id}`)
  await edit.getByLabel('Job position').fill('Lead')
  const one = new RegExp(`^/api/employees/${id}$`)
  await provoke(page, ['PUT', one], () => edit.getByRole('button', { name: 'Update Employee' }).click(), [
    [refused, `Failed to save employee: ${WHY}`],
    [silent, 'Failed to save employee: Failed to save employee'],
    [cut, 'Failed to save employee: Network error'],
  ])
  await expect(edit.getByLabel('Job position')).toHaveValue('Lead')

  await page.goto(`/dashboard/employees?search=${encodeURIComponent(name)}`)
  await provoke(page, ['GET', one], () => choose(page, 'Check Compliance', name), [
    [refused, `Failed to check compliance: ${WHY}`],
    [cut, 'Failed to check compliance. Please try again.'],
  ])

  await choose(page, 'Send Welcome Email', name)
  const welcome = page.getByRole('dialog', { name: 'Send Welcome Email' })
  const sends: [string, RegExp] = ['POST', /welcome-email$/]
  await provoke(page, sends, () => welcome.getByRole('button', { name: 'Send Welcome Email' }).click(), [
    [refused, `Failed to send welcome email: ${WHY}`],
    [cut, 'Failed to send welcome email. Please try again.'],
  ])
  await page.keyboard.press('Escape')

  await choose(page, 'Reset Password', name)
  const reset = page.getByRole('dialog', { name: 'Send Password Reset' })
  await provoke(page, sends, () => reset.getByRole('button', { name: 'Send Reset' }).click(), [
    [politely, `Failed to send password reset: ${WHY}`],
    [cut, 'Failed to send password reset. Please try again.'],
  ])
  await reset.getByRole('button', { name: 'Send Reset' }).click()
  await expect(page.getByText('Password reset sent via email successfully!')).toBeVisible()

  await page.goto(`/dashboard/employees?open=card&id=${id}`)
  const card = page.getByRole('dialog', { name: 'Digital Business Card' })
  await provoke(page, ['POST', /digital-card$/], () => card.getByRole('button', { name: 'Generate & Share' }).click(), [
    [refused, `Failed to generate digital card: ${WHY}`],
    [cut, 'Failed to generate digital card. Please try again.'],
  ])

  await page.goto(`/dashboard/employees?open=overtime&id=${id}`)
  const overtime = page.getByRole('dialog', { name: 'Overtime Policy Management' })
  await overtime.getByLabel('Total hours worked').fill('50')
  const saves: [string, RegExp] = ['POST', /overtime-policy$/]
  await provoke(page, saves, () => overtime.getByRole('button', { name: 'Save & Calculate' }).click(), [
    [refused, `Error: ${WHY}`],
    [cut, 'Error saving overtime policy. Please try again.'],
  ])
  await overtime.getByRole('button', { name: 'Save & Calculate' }).click()
  await expect(page.getByText(/Total Compensation: S\$/)).toBeVisible()

  await page.goto(`/dashboard/employees?open=profile&id=${id}&tab=employment`)
  const profile = page.getByRole('region', { name: 'Employee Profile' })
  await profile.getByRole('button', { name: 'Calculate Rates' }).click()
  const rates = page.getByRole('dialog', { name: 'Calculate Rates' })
  await provoke(page, ['PUT', one], () => rates.getByRole('button', { name: 'Calculate' }).click(), [
    [refused, 'Failed to calculate rates'],
  ])
  await page.keyboard.press('Escape')
  await profile.getByRole('button', { name: 'Edit Profile' }).click()
  const change = page.getByRole('dialog', { name: 'Edit Employee Profile' })
  await change.getByLabel('Position').fill('Lead Engineer')
  await provoke(page, ['PUT', one], () => change.getByRole('button', { name: 'Save Changes' }).click(), [
    [refused, `Failed to update employee: ${WHY}`],
    [silent, 'Failed to update employee: Unknown error'],
  ])
  await noViolations(page)
  await change.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Employee updated successfully!')).toBeVisible()
})

test('the upload says which way it failed', async ({ page }) => {
  await signIn(page)
  await page.goto('/dashboard/employees?open=bulk')
  const dialog = page.getByRole('dialog', { name: 'Bulk Employee Upload' })
  await expect(dialog.getByRole('button', { name: 'Choose CSV or Excel file' })).toBeEnabled()
  const choose = (name: string, text: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  const HEAD = 'full_name,email,department,position,country'
  await choose('empty.csv', HEAD)
  await told(page, 'No valid employees found in file')
  const who = crypto.randomUUID().slice(0, 8)
  await choose('one.csv', `${HEAD}\nUp ${who},up.${who}@fourwinds.example,HR,Clerk,singapore`)
  const process = dialog.getByRole('button', { name: /^Process Upload/ })
  await expect(process).toBeEnabled()
  const sending: [string, RegExp] = ['POST', /bulk-upload$/]
  await provoke(page, sending, () => process.click(), [
    [refused, 'Upload failed: 409'],
    [cut, 'Upload failed. Please try again.'],
  ])
  await process.click()
  await expect(page.getByText('Successfully uploaded 1 employee')).toBeVisible()
})

const login = async (page: Page) => {
  // The address changes first; the page left behind has a box of that name, too.
  await expect(page.getByRole('main').getByRole('button', { name: 'Log In', exact: true })).toBeVisible()
  await page.getByLabel('Email').fill(loginOf('employer').email)
  await page.getByRole('textbox', { name: 'Password' }).fill(loginOf('employer').password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
}

test('onboarding: figures and country fail quietly, creating does not, and an ended session loses nothing', async ({
  page,
}) => {
  await signIn(page)
  const logged: string[] = []
  page.on('console', (line) => line.type() === 'error' && logged.push(line.text()))
  const stats = await when(page, 'GET', /onboarding\/stats$/, refused)
  await page.goto('/dashboard/employees?open=onboarding')
  const center = page.getByRole('dialog', { name: 'Employee Onboarding Center' })
  await expect(center.locator('dl > div', { hasText: 'Total Onboarded' }).locator('dd')).toHaveText('—')
  await expect.poll(() => logged.join('\n')).toContain('The onboarding figures could not be loaded.')
  await stats.over()

  await center.getByLabel('Full name').fill('Half Way In')
  await center
    .getByLabel('Email')
    .first()
    .fill(`half.${Date.now().toString(36)}@fourwinds.example`)
  await center.getByLabel('Job position').fill('Analyst')
  await center.getByLabel('Department').selectOption('Technical')
  await center.getByLabel('Work country').selectOption('SG')
  await chooseNationality(page, center, 'Singaporean')
  await center.getByLabel('Work Pass Type').selectOption('citizen')
  await center.getByLabel('Basic salary').fill('5000')
  await center.getByLabel('NRIC/FIN').fill('S1234567D')
  await center.getByLabel('Working days per week').fill('5')
  await center.getByLabel('Overtime rate multiplier').fill('1.5')
  const creates: [string, RegExp] = ['POST', /^\/api\/employees$/]
  const press = () => center.getByRole('button', { name: 'Create Employee' }).click()
  await provoke(page, creates, press, [
    [refused, `Failed to create employee: ${WHY}`],
    [silent, 'Failed to create employee: Failed to create employee'],
  ])
  const refresh = await when(page, 'POST', /auth\/refresh$/, ended)
  const create = await when(page, ...creates, ended)
  await press()
  await told(page, 'Authentication required - please log in again.')
  await expect(page).toHaveURL('/login?expired=true')
  await create.over()
  await refresh.over()
  await login(page)
  await page.goto('/dashboard/employees?open=onboarding')
  await expect(center.getByLabel('Full name')).toHaveValue('Half Way In')
  await expect(center.getByLabel('Basic salary')).toHaveValue('5,000')
})

test('a form survives a failed save, a reload and a session that ends, without its identity numbers', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/dashboard/employees?open=new')
  const form = page.getByRole('dialog', { name: 'Add New Employee' })
  await form.getByLabel('Full name').fill('Draft Keeper')
  await form
    .getByLabel('Email')
    .first()
    .fill(`draft.${Date.now().toString(36)}@fourwinds.example`)
  await form.getByLabel('Job position').fill('Analyst')
  await chooseNationality(page, form, 'Singaporean')
  await form.getByLabel('Employment status').selectOption('citizen')
  await form.getByLabel('Basic salary').fill('4321')
  const number = `S${String(Math.floor(1e6 + Math.random() * 8e6))}A`
  await form.getByLabel('NRIC/FIN').fill(number)
  const press = () => form.getByRole('button', { name: 'Create Employee' }).click()
  await provoke(page, ['POST', /unified$/], press, [[cut, 'Failed to save employee: Network error']])
  await expect(form.getByLabel('NRIC/FIN')).toHaveValue(number)
  await page.waitForTimeout(600)
  await page.reload()
  await expect(form.getByLabel('Full name')).toHaveValue('Draft Keeper')
  await expect(form.getByLabel('NRIC/FIN')).toHaveValue('')

  await form.getByLabel('NRIC/FIN').fill(number)
  await form.getByLabel('Job position').fill('Senior Analyst')
  const refresh = await when(page, 'POST', /auth\/refresh$/, ended)
  const create = await when(page, 'POST', /unified$/, ended)
  await press()
  await expect(page).toHaveURL('/login?expired=true')
  expect(await page.evaluate((secret) => JSON.stringify({ ...localStorage }).includes(secret), number)).toBe(false)
  await create.over()
  await refresh.over()
  await login(page)
  await page.goto('/dashboard/employees?open=new')
  await expect(form.getByText('We kept what you typed last time')).toBeVisible()
  await expect(form.getByLabel('Full name')).toHaveValue('Draft Keeper')
  await expect(form.getByLabel('Job position')).toHaveValue('Senior Analyst')
  await form.getByLabel('NRIC/FIN').fill(number)

  // Somebody new with a card: saved, and the card is there to be shared.
  await form.getByLabel('Overtime multiplier').fill('1.8')
  await form.getByRole('checkbox', { name: 'Send welcome email' }).uncheck()
  await form.getByRole('checkbox', { name: 'Generate digital business card' }).check()
  await noViolations(page)
  await press()
  await expect(page.getByText('Employee created successfully!')).toBeVisible()
  const card = page.getByRole('dialog', { name: 'Digital Business Card' })
  await expect(card.getByRole('heading', { name: 'Share Options' })).toBeVisible()
  await expect(card.getByRole('heading', { name: 'Draft Keeper' })).toBeVisible()
})
