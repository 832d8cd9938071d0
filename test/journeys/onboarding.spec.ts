import { expect, test } from '@playwright/test'
import { choose, loginOf, noViolations } from './journey.ts'

const hr = loginOf('hr_admin')

const NEW_PASSWORD = 'seven lanterns on the quay'

test('somebody is onboarded with notifications, welcomed, and signs in for the first time', async ({
  page,
  browser,
}) => {
  const u = Date.now().toString(36)
  const name = `Harbour Newcomer ${u}`
  const email = `new.${u}@fourwinds.example`
  await page.goto('/login?role=employer')
  await page.getByLabel('Email').fill(hr.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(hr.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/dashboard/employees')
  await page.getByRole('button', { name: 'Onboard with Notifications' }).click()
  const center = page.getByRole('dialog', { name: 'Employee Onboarding Center' })
  const total = center.locator('dl > div', { hasText: 'Total Onboarded' }).locator('dd')
  await expect(total).toHaveText(/\d/)
  const before = Number(await total.textContent())

  await center.getByLabel('Full name').fill(name)
  await center.getByLabel('Email').first().fill(email)
  await center.getByLabel('Job position').fill('Analyst')
  await center.getByLabel('Department').selectOption('Technical')
  await center.getByLabel('Work country').selectOption('SG')
  await center.getByRole('combobox', { name: 'Nationality' }).fill('Singaporean')
  await expect(page.getByRole('option', { name: 'Singaporean' }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await center.getByLabel('Work Pass Type').selectOption('citizen')
  await center.getByLabel('Basic salary').fill('5000')
  await center.getByLabel('NRIC/FIN').fill(`S${String(Date.now()).slice(-7)}A`)
  await center.getByLabel('Working days per week').fill('5')
  await center.getByLabel('Overtime rate multiplier').fill('1.5')
  await expect(center.getByRole('checkbox', { name: 'Email' })).toBeChecked()
  await center.getByRole('checkbox', { name: 'SMS' }).check()
  await center.getByRole('button', { name: 'Create Employee' }).click()

  const done = page.getByRole('dialog', { name: 'Employee Onboarded Successfully' })
  await expect(done.getByText(name).first()).toBeVisible()
  await expect(done.getByText(/Employee ID: SG\d+/)).toBeVisible()
  await expect(done.getByText(/login credentials/i)).toBeVisible()
  await expect(done.getByText(/Email, SMS/)).toBeVisible()
  await expect(done.getByRole('button', { name: 'Got it' })).toBeFocused()
  await noViolations(page)
  // Their overtime policy, from here: computed, saved, and back to the success dialog.
  await done.getByRole('button', { name: 'Overtime Policy' }).click()
  const overtime = page.getByRole('dialog', { name: 'Overtime Policy Management' })
  await overtime.getByLabel('Total hours worked').fill('50')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Overtime policy saved successfully! Total Compensation: S\$/)).toBeVisible()
  await expect(overtime).toBeHidden()
  await done.getByRole('button', { name: 'Overtime Policy' }).click()
  await overtime.getByLabel('Total hours worked').press('Escape')
  await expect(overtime).toBeHidden()
  await done.getByRole('button', { name: 'Got it' }).click()

  // The form is empty again and keeps the country; the figures and the list know about it.
  await expect(done).toBeHidden()
  await expect(center.getByLabel('Full name')).toHaveValue('')
  await expect(center.getByLabel('Work country')).toHaveValue('SG')
  // Other journeys of the same run may have added somebody meanwhile.
  await expect.poll(async () => Number(await total.textContent())).toBeGreaterThan(before)
  const entry = center.getByRole('listitem').filter({ hasText: name })
  await expect(entry).toContainText('Today')
  await expect(entry).toContainText('Pending Login')
  await center.getByRole('button', { name: 'Refresh' }).click()
  await page.keyboard.press('Escape')
  await expect(center).toBeHidden()

  await page.goto(`/dashboard/employees?search=${encodeURIComponent(name)}`)
  await choose(page, 'Send Welcome Email', name)
  const welcome = page.getByRole('dialog', { name: 'Send Welcome Email' })
  await welcome.getByRole('button', { name: 'Send Welcome Email' }).click()
  await expect(welcome.getByText('Temporary password')).toBeVisible()
  const temporary = (await welcome.locator('code').textContent()) ?? ''

  const theirs = await browser.newContext()
  const their = await theirs.newPage()
  await their.goto('/c/four-winds')
  await their.getByLabel('Email').fill(email)
  await their.getByRole('textbox', { name: 'Password' }).fill(temporary)
  await their.keyboard.press('Enter')
  await expect(their.getByRole('textbox', { name: 'Temporary password' })).toBeVisible()
  await their.getByRole('textbox', { name: 'Temporary password' }).fill(temporary)
  await their.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD)
  await their.getByRole('button', { name: 'Save and continue' }).click()
  await expect(their).toHaveURL('/employee-portal')
  await theirs.close()

  await page.goto('/dashboard/employees?open=onboarding')
  await expect(center.getByRole('listitem').filter({ hasText: name })).toContainText(/Setup Complete|Active/)
})
