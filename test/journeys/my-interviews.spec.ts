import { expect, type Page, test } from '@playwright/test'
import { apply, letTimePass, ownCompany } from './applications.ts'
import { anNric, everyLook, keepSession, noViolations, unique } from './journey.ts'

const PASSWORD = 'four boats leave before sunrise'
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, timezoneId: 'Asia/Dubai' } as const

/** An employee of the company who has opened their account. */
const employeeOf = async (page: Page, headers: Record<string, string>, slug: string) => {
  const email = `chef.${unique()}@people.example`
  const data = {
    fullName: 'Ravi Menon',
    email,
    designation: 'Head Planner',
    department: 'HR',
    countryCode: 'SG',
    nationality: 'Singaporean',
    employmentStatus: 'citizen',
    compensation: { basicSalary: 4200 },
    complianceData: { nric: anNric() },
  }
  const made = await page.request.post('/api/employees/unified', { headers, data })
  expect(made.ok(), await made.text()).toBe(true)
  const { id } = (await made.json()).data.employee
  const welcome = await page.request.post(`/api/employees/${id}/welcome-email`, {
    headers,
    data: { generatePassword: true },
  })
  const currentPassword = (await welcome.json()).data.tempPassword
  const signIn = (password: string) =>
    page.request.post('/api/auth/login', { data: { email, password, role: 'employee', company: slug } })
  const first = await (await signIn(currentPassword)).json()
  await page.request.post('/api/auth/change-password', {
    headers: { authorization: `Bearer ${first.token}` },
    data: { currentPassword, newPassword: PASSWORD },
  })
  return (await signIn(PASSWORD)).json()
}

test('an employee holds an interview: chosen by HR, seen in Arabic on a phone, judged there, and read by HR', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const { session, headers, jobId, companyId } = await ownCompany(page, `I${unique()}`, 'SG', {
    mustHave: ['Plans a week ahead'],
    niceToHave: ['Tamil'],
  })
  await apply(companyId, jobId, 1)
  const ravi = await employeeOf(page, headers, session.user.company_slug)

  await keepSession(page, session)
  await page.goto('/dashboard/manage-applications?names=shown')
  await page
    .getByRole('button', { name: /^Open / })
    .first()
    .click()
  await page.getByRole('tab', { name: 'Interviews' }).click()
  await page.getByRole('button', { name: 'Arrange an interview' }).click()
  const form = page.getByRole('dialog', { name: 'Arrange an interview' })
  const employees = form.getByRole('combobox', { name: 'Employees of your company' })
  await employees.fill('nobody at all')
  await expect(page.getByText('Nobody of this name')).toBeVisible()
  await employees.fill('head pl')
  await page.getByRole('option', { name: 'Ravi Menon, Head Planner' }).click()
  await page.keyboard.press('Escape')
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await form.getByLabel('Time 1', { exact: true }).fill(`${day}T10:00`)
  await form.getByRole('checkbox', { name: 'This time is already agreed with the person' }).check()
  await form.getByLabel('Place, number or link').fill('https://meet.example/planners')
  await noViolations(page)
  await form.getByRole('button', { name: 'Send' }).click()
  const interviews = page.getByRole('region', { name: 'Interviews' })
  await expect(interviews.getByText('Ravi Menon: scorecard open')).toBeVisible()

  const phone = await browser.newContext(PHONE)
  const his = await phone.newPage()
  await his.addInitScript(() => localStorage.setItem('language', 'ar'))
  await keepSession(his, ravi)
  await his.goto('/employee-portal')
  await his.getByRole('link', { name: 'مقابلاتي' }).click()
  const coming = his.getByRole('region', { name: 'القادمة' })
  await everyLook(his, 'their interviews')
  await coming.getByRole('link', { name: 'Person 1' }).click()
  await expect(his.getByRole('heading', { name: 'Person 1' })).toBeVisible()
  // Where it is held, and where the reader is.
  await expect(his.getByText('Asia/Singapore', { exact: false })).toBeVisible()
  await expect(his.getByText('بتوقيتك')).toBeVisible()
  await expect(his.getByRole('link', { name: 'https://meet.example/planners' })).toBeVisible()
  await expect(his.getByRole('region', { name: 'ما تتطلبه الوظيفة' })).toContainText('Plans a week ahead')
  await expect(his.getByText('يمكنك كتابة تقييمك بعد أن تبدأ المقابلة.')).toBeVisible()
  await expect(his.getByText(/p1-\w+@/)).toHaveCount(0)

  await letTimePass(companyId, 5)
  await his.goto('/employee-portal')
  await his.getByRole('region', { name: 'المطلوب منك' }).getByRole('link', { name: 'فتح' }).last().click()
  const card = his.getByRole('form', { name: 'تقييمك' })
  await card.getByRole('group').first().getByRole('button').last().click()
  await card.getByRole('button', { name: 'إرسال' }).click()
  await expect(card.getByRole('alert')).toBeVisible()
  await everyLook(his, 'their interview')
  await card.getByRole('textbox').first().fill('Laid out three weeks on the table.')
  await card.getByRole('group', { name: 'هل توظّف هذا الشخص؟' }).getByRole('button').last().click()
  await card.getByRole('button', { name: 'إرسال' }).click()
  await expect(his.getByText('نعم بقوة')).toBeVisible()
  await expect(card).toHaveCount(0)

  await page.reload()
  await expect(interviews.getByText('Ravi Menon: scorecard in')).toBeVisible()
  await expect(interviews.getByText('Laid out three weeks on the table.')).toBeVisible()
  await expect(interviews.getByText('Strong yes')).toBeVisible()
  await phone.close()
})
