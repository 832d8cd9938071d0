import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import type { Country, Draw } from '../../src/countries/country.ts'
import { loadCountries } from '../../src/countries/registry.ts'
import { choose, everyLook, openMenu, quiet, signedIn, unique } from './journey.ts'

const countries = (await loadCountries()).all
const today = new Date().toISOString().slice(0, 10)
const draw: Draw = {
  next: Math.random,
  pick: (from) => from[Math.floor(Math.random() * from.length)] as never,
  digits: (n) => Array.from({ length: n }, () => Math.floor(Math.random() * 10)).join(''),
}

const signIn = async (page: Page) => (await signedIn(page, 'employer')).token

const openProfile = (page: Page) => choose(page, 'View Full Profile')

const openForm = async (page: Page): Promise<Locator> => {
  await page.goto('/dashboard/employees')
  await page.getByRole('button', { name: 'Add Employee' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add New Employee' })
  await expect(dialog.getByLabel('Full name')).toBeFocused()
  return dialog
}

/** Fills in the documents a country asks of its own citizens, with numbers that are right. */
const fillDocuments = async (form: Locator, country: Country) => {
  const facts = country.demo.facts(draw, { status: 'citizen_pr', birthDate: '1990-05-06' }, today)
  const section = form.getByRole('region', { name: `Compliance documents for ${country.name}` })
  for (const field of country.fields) {
    const value = facts[field.key]
    const box = section.locator(`[name="complianceData.${field.key}"], [name="${field.key}"]`)
    if (!field.on.form || !value || !(await box.isVisible())) continue
    if (field.kind === 'select') await box.selectOption(value)
    else if (field.kind === 'checkbox') await box.setChecked(value === 'true')
    else await box.fill(field.on.form.format(value))
  }
}

const fillPerson = async (form: Locator, country: Country, name: string) => {
  await form.getByLabel('Full name').fill(name)
  await form.getByLabel('Email').first().fill(`${unique()}@fourwinds.example`)
  await form.getByLabel('Job position').fill('Analyst')
  await form.getByLabel('Department').selectOption('Technical')
  await form.getByLabel('Work country').selectOption(country.code)
  const nationality = form.getByRole('combobox', { name: 'Nationality' })
  await nationality.fill(country.demonym)
  await expect(form.page().getByRole('option', { name: country.demonym }).first()).toBeVisible()
  await form.page().keyboard.press('Enter')
  await expect(form.getByRole('heading', { name: `Compliance documents for ${country.name}` })).toBeVisible()
  if (country.employmentStatuses)
    await form.getByLabel('Employment status').selectOption(country.employmentStatuses[0]?.value ?? '')
  await form.getByLabel('Basic salary').fill(String(country.sampleSalary))
}

for (const country of countries)
  test(`an employee is added in ${country.name}`, async ({ page }) => {
    await signIn(page)
    const form = await openForm(page)
    const name = `Journey ${country.slug} ${unique()}`
    await fillPerson(form, country, name)
    await expect(form.getByText('Citizen or permanent resident')).toBeVisible()
    await fillDocuments(form, country)
    await form.getByRole('button', { name: 'Create Employee' }).click()
    await expect(page.getByText('Employee created successfully!')).toBeVisible()
    await expect(form).toBeHidden()
    await page.getByPlaceholder('Search employees...').fill(name)
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    await expect(page).toHaveURL(/search=Journey/)
  })

test('somebody new reports to a person and works at a site that are there', async ({ page }) => {
  const { headers } = await signedIn(page, 'employer')
  const name = `Yard ${unique()}`
  const site = { name, country: 'SG', zone: 'Asia/Singapore' }
  const made = await page.request.post('/api/company/sites', { headers, data: site })
  expect(made.ok(), await made.text()).toBe(true)
  const form = await openForm(page)
  const person = `Placed ${unique()}`
  await fillPerson(form, countries.find((c) => c.code === 'SG') as Country, person)
  await fillDocuments(form, countries.find((c) => c.code === 'SG') as Country)
  await form.getByLabel('Location').selectOption(name)
  const manager = form.getByRole('combobox', { name: 'Manager' })
  await manager.click()
  const first = page.locator('[role="option"]:visible').first()
  const chosen = ((await first.textContent()) ?? '').replace(/ \([^)]*\)$/, '')
  await first.click()
  await form.getByRole('button', { name: 'Create Employee' }).click()
  await expect(page.getByText('Employee created successfully!')).toBeVisible()
  const found = await page.request.get(`/api/employees?search=${encodeURIComponent(person)}`, { headers })
  const { id } = (await found.json()).data.employees[0]
  const history = await page.request.get(`/api/employees/${id}/employments`, { headers })
  const [employment] = (await history.json()).data.employments
  expect(employment.reportingLines[0].manager.name).toBe(chosen)
  expect(JSON.stringify(employment.terms[0])).toContain(name)
})

test('closing a dialog gives the focus back to what opened it', async ({ page }) => {
  await signIn(page)
  await page.goto('/dashboard/employees')
  const menu = page.getByRole('button', { name: /^Advanced: / }).first()
  await openProfile(page)
  const profile = page.getByRole('region', { name: 'Employee Profile' })
  await expect(profile).toBeVisible()
  await page.getByRole('button', { name: 'Back to employees' }).click()
  await expect(profile).toBeHidden()
  await expect(menu).toBeFocused()
})

test('an empty form says what is missing, leads there, and forgets nothing', async ({ page }) => {
  await signIn(page)
  const form = await openForm(page)
  await form.getByLabel('Work country').selectOption('')
  await form.getByRole('button', { name: 'Create Employee' }).click()
  const summary = form.getByRole('alert').first()
  for (const sentence of [
    'Full name is required',
    'Email is required',
    'Position is required',
    'Work country is required',
    'Nationality is required',
    'Basic salary is required',
  ])
    await expect(summary.getByText(sentence)).toBeVisible()
  await expect(form.getByLabel('Full name')).toBeFocused()
  await summary.getByRole('link', { name: 'Basic salary is required' }).click()
  await expect(form.getByLabel('Basic salary')).toBeFocused()

  await form.getByLabel('Email').first().fill('nobody@nowhere')
  await form.getByLabel('Email').first().blur()
  await expect(form.getByText('Invalid email format').first()).toBeVisible()

  // A reload keeps what was typed; leaving asks.
  await form.getByLabel('Full name').fill('Half Typed')
  await page.waitForTimeout(800)
  await page.reload()
  await expect(form.getByText('We kept what you typed last time')).toBeVisible()
  await expect(form.getByLabel('Full name')).toHaveValue('Half Typed')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(form.getByLabel('Full name')).toHaveValue('Half Typed')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(form).toBeHidden()
})

test('overtime follows the salary, and each figure says how', async ({ page }) => {
  await signIn(page)
  const form = await openForm(page)
  const country = countries.find((c) => c.hours.standard === 44) as Country
  await form.getByLabel('Work country').selectOption(country.code)
  await form.getByLabel('Basic salary').fill('5000')
  await form.getByLabel('Automatic overtime').check()
  await form.getByLabel('Hours worked this week').fill('50')
  // 5000 / 26 / 8 × 6 hours × 1.5
  const figure = form.getByRole('button', { name: 'How Automatic overtime is calculated' })
  await expect(figure).toHaveText('S$216.35')
  await figure.click()
  await expect(page.getByText('Hours × base hourly rate × multiplier')).toBeVisible()
  await page.keyboard.press('Escape')
  await form.getByLabel('Overtime rate type').selectOption('fixed_rate')
  await expect(form.getByLabel('Overtime rate', { exact: true })).toHaveValue('')
})

test('two people change one employee: both values are shown and one is chosen', async ({ page }) => {
  const token = await signIn(page)
  const headers = { authorization: `Bearer ${token}` }
  const list = await (await page.request.get('/api/employees?search=SG00&pageSize=1', { headers })).json()
  const { id, full_name } = list.data.employees[0]
  const u = unique()
  await page.goto(`/dashboard/employees?open=edit&id=${id}`)
  const form = page.getByRole('dialog', { name: `Edit Employee: ${full_name}` })
  await form.getByLabel('Job position').fill(`Chief of Mine ${u}`)
  const other = await page.request.put(`/api/employees/${id}`, { headers, data: { position: `Chief of Theirs ${u}` } })
  expect(other.ok()).toBe(true)
  await form.getByRole('button', { name: 'Update Employee' }).click()
  const choice = page.getByRole('dialog', { name: 'Somebody else changed this employee meanwhile' })
  await expect(choice.getByText(`Chief of Theirs ${u}`)).toBeVisible()
  await expect(choice.getByRole('radio', { name: 'Job position: Yours' })).toBeChecked()
  await choice.getByRole('button', { name: 'Save with these choices' }).click()
  await expect(page.getByText('Employee updated successfully!')).toBeVisible()
  const now = await (await page.request.get(`/api/employees/${id}`, { headers })).json()
  expect(now.data.employee.position).toBe(`Chief of Mine ${u}`)
})

test('a masked number is shown in full on request, and that is in the activity log', async ({ page }) => {
  const token = await signIn(page)
  const found = await page.request.get('/api/employees?country=SG&pageSize=200&sort=createdAt', {
    headers: { authorization: `Bearer ${token}` },
  })
  const people: { id: string; masked: Record<string, string> }[] = (await found.json()).data.employees
  const numbered = people.find((p) => p.masked.nric)
  await page.goto(`/dashboard/employees?open=profile&id=${numbered?.id}`)
  const profile = page.getByRole('region', { name: 'Employee Profile' })
  await profile.getByRole('tab', { name: 'Authorization' }).click()
  await expect(page).toHaveURL(/tab=authorization/)
  await profile.getByRole('button', { name: 'Reveal' }).first().click()
  await expect(profile.getByRole('button', { name: 'Hide' })).toBeVisible()
  await profile.getByRole('tab', { name: 'Activity Log' }).click()
  await expect(profile.getByText('Number shown in full').first()).toBeVisible()
})

test('what is filtered is what is exported', async ({ page }) => {
  await signIn(page)
  await page.goto('/dashboard/employees?department=HR')
  await expect(page.getByText(/employees loaded/)).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Data' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('employees.csv')
  const lines = readFileSync(await download.path(), 'utf8')
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
  expect(lines[0]).toBe('Employee ID,Full Name,Email,Department,Position,Status')
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines.slice(1)) expect(line).toContain(',HR,')
})

test('a compliance report is downloaded for one person', async ({ page }) => {
  await signIn(page)
  await page.goto('/dashboard/employees?open=new&tab=compliance')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^Report: / })
      .first()
      .click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^compliance-.+\.pdf$/)
  expect(readFileSync(await download.path(), 'latin1')).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/)
  await expect(page.getByText(/Compliance report for .* generated successfully!/)).toBeVisible()
})

/** Signs in; the address of a list of one. The whole list is looked at once: behind a dialog, one row is looked at in a tenth of the time. */
const aloneIn = async (page: Page) => {
  const headers = { authorization: `Bearer ${await signIn(page)}` }
  const list = await (await page.request.get('/api/employees?pageSize=1', { headers })).json()
  return `search=${encodeURIComponent(list.data.employees[0].email)}`
}

test('axe finds nothing in the dialogs, light and dark, on a phone and on a desk', async ({ page }) => {
  test.setTimeout(240_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const alone = `&${await aloneIn(page)}`
  const dialog = (name: string) => page.getByRole('dialog', { name })
  const form = dialog('Add New Employee')
  const views = {
    [`?open=new${alone}`]: form.getByLabel('Full name'),
    [`?open=new&tab=compliance${alone}`]: form.getByRole('tabpanel'),
    [`?open=bulk${alone}`]: dialog('Bulk Employee Upload')
      .getByRole('button', { name: /template/i })
      .first(),
    [`?open=onboarding${alone}`]: dialog('Employee Onboarding Center').getByLabel('Full name'),
  }
  for (const [query, shown] of Object.entries(views)) {
    await page.goto(`/dashboard/employees${query}`)
    await expect(shown).toBeVisible()
    await everyLook(page, query)
  }
})

test('axe finds nothing in a profile, light and dark, on a phone and on a desk', async ({ page }) => {
  test.setTimeout(240_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/dashboard/employees?${await aloneIn(page)}`)
  await openProfile(page)
  const profile = page.getByRole('region', { name: 'Employee Profile' })
  for (const tab of ['Employment', 'Authorization', 'Compliance', 'Organisation', 'Activity Log']) {
    await profile.getByRole('tab', { name: tab }).click()
    await expect(profile.getByRole('tabpanel', { name: tab })).toBeVisible()
    await everyLook(page, `profile ${tab}`)
  }
})

test('on a phone the list stays where it is while the rest arrives, and so does an open menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  // A menu comes in by moving: without that its first frame would be counted as a shift.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await signIn(page)
  // What comes late on a slow line.
  await page.route(/\/api\/(developer|employees\/stats|employees\/counters)|DeveloperActions-/, async (route) => {
    await new Promise((go) => setTimeout(go, 900))
    await route.continue()
  })
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      type Shift = {
        hadRecentInput: boolean
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
      }
      // A font that arrives moves a line by a pixel or three; a person does not miss what they aim at.
      for (const { sources } of list.getEntries() as unknown as Shift[])
        for (const { node, previousRect: before, currentRect: after } of sources)
          if (Math.abs(after.y - before.y) > 8)
            moved.push(`${node?.textContent?.slice(0, 40)}: ${before.y} → ${after.y}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/dashboard/employees')
  // From the top of the page: where somebody has scrolled, the browser itself holds what they look at in its place.
  const top = () => page.locator('[data-table]').evaluate((list) => list.getBoundingClientRect().y + scrollY)
  await expect(page.getByRole('button', { name: /^Advanced: / }).first()).toBeVisible()
  const drawnAt = await top()
  const menu = await openMenu(page)
  const item = menu.getByRole('menuitem', { name: 'View Full Profile' })
  // The tools of developers are for a desk.
  await expect(page.getByRole('button', { name: 'TEST DB' })).toBeHidden()
  await quiet(page)
  await expect(item).toBeVisible()
  expect(Math.abs((await top()) - drawnAt)).toBeLessThanOrEqual(8)
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
  // A menu goes where its button goes; it does not vanish under the finger because the button left the screen.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('button', { name: /^Advanced: / }).first()).not.toBeInViewport()
  await expect(item).toBeVisible()
  await item.click()
  await expect(page.getByRole('region', { name: 'Employee Profile' })).toBeVisible()
})
