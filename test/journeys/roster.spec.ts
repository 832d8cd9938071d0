import { expect, test } from '@playwright/test'
import { ownCompany } from './applications.ts'
import { anNric, keepSession, lookAt, unique } from './journey.ts'

test.use({ actionTimeout: 8_000 })

const ZONE = 'Asia/Singapore'
const PASSWORD = 'four boats leave before sunrise'

// The week begins where the roster's people are: in the browser's own zone it would be another one from Sunday evening on.
test.use({ timezoneId: ZONE })

/** The Saturday of next week, as the roster shows it after "Later". */
const saturdayAhead = (): string => {
  const today = new Date(new Date().toLocaleDateString('en-CA', { timeZone: ZONE }))
  const weekday = today.getUTCDay() || 7
  return new Date(today.getTime() + (13 - weekday) * 86_400_000).toISOString().slice(0, 10)
}

test('HR puts somebody on the roster by keyboard and publishes it; the person sees it on a phone and confirms', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000)
  const word = unique()
  const { session } = await ownCompany(page, `R${word}`)
  const { headers, user } = await keepSession(page, session)
  const name = `Asha ${word}`
  const email = `asha.${word}@people.example`
  const post = async (path: string, data: object, auth: object = headers) => {
    const answer = await page.request.post(path, { headers: auth as typeof headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const made = await post('/api/employees/unified', {
    fullName: name,
    email,
    designation: 'Clerk',
    department: 'HR',
    countryCode: 'SG',
    nationality: 'Singaporean',
    employmentStatus: 'citizen',
    compensation: { basicSalary: 4200 },
    complianceData: { nric: anNric() },
  })
  const { id, employee_id: number } = made.data.employee
  const { tempPassword } = (await post(`/api/employees/${id}/welcome-email`, { generatePassword: true })).data
  await post('/api/schedules/shift-types', {
    name: 'Early',
    code: 'E',
    start: '07:00',
    end: '15:00',
    effectiveFrom: '2026-01-01',
  })

  await page.goto('/dashboard/mobile-schedule')
  const next = page.getByRole('button', { name: 'Later' })
  await next.click()
  const row = page.getByRole('row', { name: new RegExp(name) })
  // Thursday: on a Sunday the days before it begin within 48 hours, which the dialog would say.
  await row.getByRole('gridcell').nth(3).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('No rule is against it')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add a shift' }).click()
  await expect(dialog).toBeHidden()
  await expect(row.getByText('07:00–15:00')).toBeVisible()
  // Copied to the day after by keys alone.
  await row.getByRole('gridcell').nth(3).focus()
  await page.keyboard.press('c')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('v')
  await expect(row.getByText('07:00–15:00')).toHaveCount(2)
  await lookAt(page)
  // The Saturday is pasted as it was copied from a spreadsheet.
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Import or paste shifts' }).click()
  const cells = dialog.getByLabel('Or paste rows copied from a spreadsheet')
  await cells.fill(`Employee ID\tDate\tShift\tStart\tEnd\n${number}\t${saturdayAhead()}\tEarly\t08:00\t12:00`)
  await dialog.getByRole('button', { name: 'Use these rows' }).click()
  await expect(dialog.getByText('Checked against what your company has. Nothing is saved yet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(dialog.getByText('Results')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(row.getByText('08:00–12:00')).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog.getByText('3 shifts will be published.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Everything is published')).toBeVisible()

  const first = await post(
    '/api/auth/login',
    { email, password: tempPassword, role: 'employee', company: user.company_slug },
    {},
  )
  const bearer = { authorization: `Bearer ${first.token}` }
  await post('/api/auth/change-password', { currentPassword: tempPassword, newPassword: PASSWORD }, bearer)
  const own = { email, password: PASSWORD, role: 'employee', company: user.company_slug }
  const again = await post('/api/auth/login', own, {})
  const phone = await browser.newPage({ viewport: { width: 360, height: 780 } })
  await keepSession(phone, again)
  await phone.goto('/employee-portal?tab=schedules')
  await expect(phone.getByText('07:00–15:00').first()).toBeVisible()
  await phone.getByRole('button', { name: 'Confirm what is new' }).click()
  await expect(phone.getByText('Confirmed').first()).toBeVisible()
  await lookAt(phone)
  await phone.close()
})
