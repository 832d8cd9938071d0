import { type Browser, expect, type Page, test } from '@playwright/test'
import { ownCompany } from './applications.ts'
import { anNric, keepSession, noViolations, unique } from './journey.ts'

/**
 * A month of pay in each country, from the run at the desk to the payslip on a phone that says why pay changed. What each line comes to is told in
 * `payroll/stories.api.test.ts`; here somebody walks the way. The months are those whose figures of the law are on file.
 */

test.use({ actionTimeout: 10_000 })

const PASSWORD = 'four boats leave before sunrise'
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true } as const

type Country = { country: string; person: object; facts: Record<string, string>; change: RegExp }

const COUNTRIES: readonly Country[] = [
  {
    country: 'SG',
    person: { nationality: 'Singaporean', employmentStatus: 'citizen', complianceData: { nric: anNric() } },
    facts: { birthDate: '1990-01-01', cpfStatus: 'citizen' },
    change: /Central Provident Fund/,
  },
  {
    country: 'IN',
    person: {
      nationality: 'Indian',
      complianceData: { panNumber: 'ABCPE2345F', aadhaarNumber: '234567890124', stateRegistration: 'KA' },
    },
    facts: { birthDate: '1990-01-01', region: 'KA', taxRegime: 'new', panKnown: 'yes' },
    change: /Professional tax/,
  },
  {
    country: 'CA',
    person: {
      nationality: 'Canadian',
      employmentStatus: 'citizen',
      complianceData: { sinNumber: '915550503', province: 'BC' },
    },
    facts: { birthDate: '1990-01-01', region: 'BC' },
    change: /Income tax/,
  },
  {
    country: 'AE',
    person: {
      nationality: 'Indian',
      complianceData: {
        emiratesId: '784-1990-9155507-1',
        labourCard: 'LC-123456787',
        visaNumber: 'AE123456787',
        visaType: 'employment_visa',
        visaExpiry: '2031-05-20',
        emirate: 'dubai',
      },
    },
    facts: { serviceFrom: '2026-01-05' },
    change: /Annual bonus: new/,
  },
]

type Headers = Record<string, string>
const callsOf =
  (page: Page) =>
  async (headers: Headers, method: 'GET' | 'POST', path: string, data: object = {}) => {
    const answer = await page.request.fetch(path, { method, headers, ...(method === 'POST' && { data }) })
    expect(answer.ok(), `${method} ${path} ${await answer.text()}`).toBe(true)
    const body = await answer.json()
    return body.data ?? body
  }
type Call = ReturnType<typeof callsOf>

/** Signs somebody in to the portal for the first time, on their phone. */
const onPhone = async (browser: Browser, call: Call, company: { headers: Headers; slug: string }, id: string) => {
  const welcome = await call(company.headers, 'POST', `/api/employees/${id}/welcome-email`, { generatePassword: true })
  const { employee } = await call(company.headers, 'GET', `/api/employees/${id}`)
  const account = { email: employee.email, role: 'employee', company: company.slug }
  const first = await call({}, 'POST', '/api/auth/login', { ...account, password: welcome.tempPassword })
  const passwords = { currentPassword: welcome.tempPassword, newPassword: PASSWORD }
  await call({ authorization: `Bearer ${first.token}` }, 'POST', '/api/auth/change-password', passwords)
  const session = await call({}, 'POST', '/api/auth/login', { ...account, password: PASSWORD })
  const phone = await (await browser.newContext(PHONE)).newPage()
  await keepSession(phone, session)
  return phone
}

/** A month before the one that is walked: somebody alone in a company agrees to their own run, and it says so. */
const paidBefore = async (call: Call, headers: Headers, groupId: string) => {
  let { run } = await call(headers, 'POST', '/api/payroll/runs', { groupId, payDay: '2026-09-30', kind: 'regular' })
  const step = async (action: string) => {
    ;({ run } = await call(headers, 'GET', `/api/payroll/runs/${run.id}`))
    ;({ run } = await call(headers, 'POST', `/api/payroll/runs/${run.id}/${action}`, { version: run.version }))
  }
  await step('calculate')
  await step('submit')
  const { items } = await call(headers, 'GET', '/api/company/approvals')
  const { id, hash } = items.find(({ kind }: { kind: string }) => kind === 'pay-run')
  await call(headers, 'POST', '/api/company/approvals/decide', { verdict: 'approve', items: [{ id, hash }] })
  await step('lock')
  await step('publish')
}

for (const { country, person, facts, change } of COUNTRIES)
  test(`a month of pay in ${country}: run, approval, lock, and why pay changed on a phone`, async ({
    page,
    browser,
  }) => {
    const word = unique()
    const call = callsOf(page)
    const { session, headers } = await ownCompany(page, `P${word}`, country)
    await keepSession(page, session)
    const { employee } = await call(headers, 'POST', '/api/employees/unified', {
      fullName: `Asha ${word}`,
      email: `asha.${word}@people.example`,
      designation: 'Clerk',
      department: 'HR',
      countryCode: country,
      joinDate: '2026-01-05',
      compensation: { basicSalary: 4200 },
      ...person,
    })
    const { employments } = await call(headers, 'GET', `/api/employees/${employee.id}/employments`)
    const employmentId = employments[0].id as string
    const profile = { effectiveFrom: '2026-01-05', facts }
    await call(headers, 'POST', `/api/payroll/people/${employmentId}/profile`, profile)
    const { entities } = await call(headers, 'GET', '/api/payroll/setup')
    const group = { entityId: entities[0].id, name: 'Monthly', frequency: 'monthly', payOn: 31 }
    const { group: made } = await call(headers, 'POST', '/api/payroll/groups', group)
    await paidBefore(call, headers, made.id)
    const bonus = { kind: 'earning', nature: 'bonus', label: 'Annual bonus', amount: 2_500_000, month: '2026-10' }
    await call(headers, 'POST', '/api/payroll/one-offs', { employmentId, ...bonus })
    const asked = { groupId: made.id, payDay: '2026-10-31', kind: 'regular' }
    const { run } = await call(headers, 'POST', '/api/payroll/runs', asked)

    await page.goto(`/dashboard/payroll?run=${run.id}`)
    await page.getByRole('button', { name: 'Calculate', exact: true }).click()
    await page.getByRole('button', { name: 'Ask for approval' }).click()
    await expect(page.getByText('In review')).toBeVisible()
    await page.goto('/dashboard/approvals')
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Monthly' })
      .getByRole('button', { name: /^Approve/ })
      .first()
      .click()
    await expect
      .poll(async () => (await call(headers, 'GET', `/api/payroll/runs/${run.id}`)).run.state, { timeout: 30_000 })
      .toBe('approved')
    await page.goto(`/dashboard/payroll?run=${run.id}`)
    for (const step of ['Lock', 'Publish payslips']) {
      await page.getByRole('button', { name: step, exact: true }).click()
      await page.getByRole('alert').getByRole('button', { name: step, exact: true }).click()
      await expect(page.getByRole('alert').getByRole('button', { name: step, exact: true })).toHaveCount(0)
    }
    await expect(page.getByText('Payslips published')).toBeVisible()

    const slug = session.user.company_slug as string
    const phone = await onPhone(browser, call, { headers, slug }, employee.id)
    await phone.goto('/employee-portal?tab=payslips')
    await phone.getByRole('button', { name: 'Open', exact: true }).first().click()
    const why = phone.getByRole('dialog').getByRole('table', { name: 'Why pay changed' })
    await expect(why.getByRole('row').filter({ hasText: 'Annual bonus: new' })).toContainText('25,000.00')
    await expect(why.getByRole('row').filter({ hasText: change })).toBeVisible()
    await noViolations(phone)
    await phone.context().close()
  })
