import { expect, test } from '@playwright/test'
import { ownCompany } from './applications.ts'
import { anNric, keepSession, lookAt, unique } from './journey.ts'

test.use({ actionTimeout: 8_000 })

const PASSWORD = 'four boats leave before sunrise'

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
  const { id } = made.data.employee
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
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog.getByText('2 shifts will be published.')).toBeVisible()
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
