import { type Browser, expect, type Page } from '@playwright/test'
import { anNric, signedIn, unique } from './journey.ts'

const PASSWORD = 'four boats leave before sunrise'

/** Signs somebody of the portal in, by the page of their company. */
export const signInToPortal = async (page: Page, { portal, email, password }: Newcomer) => {
  await page.goto(portal)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/employee-portal')
}

export type Newcomer = { portal: string; email: string; password: string }

/** Somebody new of the demonstration company, signed in to the portal on a telephone, who shares their account with no other journey. */
export const newcomerOnAPhone = async (browser: Browser, userAgent?: string) => {
  const office = await browser.newPage()
  const { headers, user } = await signedIn(office, 'hr_admin')
  const email = `newcomer.${unique()}@people.example`
  const data = {
    fullName: `Newcomer ${unique()}`,
    email,
    designation: 'Clerk',
    department: 'HR',
    countryCode: 'SG',
    nationality: 'Singaporean',
    employmentStatus: 'citizen',
    compensation: { basicSalary: 4200 },
    complianceData: { nric: anNric() },
  }
  const made = await office.request.post('/api/employees/unified', { headers, data })
  const { id } = (await made.json()).data.employee
  const letter = { headers, data: { generatePassword: true } }
  const welcome = await office.request.post(`/api/employees/${id}/welcome-email`, letter)
  const { tempPassword } = (await welcome.json()).data
  const portal = `/c/${user.company_slug}`
  const shape = { viewport: { width: 360, height: 740 }, hasTouch: true, ...(userAgent ? { userAgent } : {}) }
  const phone = await (await browser.newContext(shape)).newPage()
  await phone.goto(portal)
  await phone.getByLabel('Email').fill(email)
  await phone.getByRole('textbox', { name: 'Password' }).fill(tempPassword)
  await phone.keyboard.press('Enter')
  await phone.getByRole('textbox', { name: 'Temporary password' }).fill(tempPassword)
  await phone.getByRole('textbox', { name: 'New password' }).fill(PASSWORD)
  await phone.keyboard.press('Enter')
  await expect(phone).toHaveURL('/employee-portal')
  return { phone, office, headers, somebody: { portal, email, password: PASSWORD } }
}
