import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { ownCompany } from './applications.ts'
import { anNric, everyLook, keepSession, unique } from './journey.ts'

test.use({ actionTimeout: 8_000 })

const PASSWORD = 'four boats leave before sunrise'

test('HR sends a policy to a department; an employee reads it in Arabic on a phone and acknowledges without a connection; the register has it', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const word = unique()
  const { session } = await ownCompany(page, `M${word}`)
  const { headers, user } = await keepSession(page, session)
  const name = `Asha ${word}`
  const email = `asha.${word}@people.example`
  const post = async (path: string, data: object, auth: object = headers) => {
    const answer = await page.request.post(path, { headers: auth as typeof headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const form = {
    fullName: name,
    email,
    designation: 'Clerk',
    department: 'HR',
    countryCode: 'SG',
    nationality: 'Singaporean',
  }
  const made = await post('/api/employees/unified', {
    ...form,
    employmentStatus: 'citizen',
    compensation: { basicSalary: 4200 },
    complianceData: { nric: anNric() },
  })
  const { id } = made.data.employee
  const { tempPassword } = (await post(`/api/employees/${id}/welcome-email`, { generatePassword: true })).data
  const first = await post(
    '/api/auth/login',
    { email, password: tempPassword, role: 'employee', company: user.company_slug },
    {},
  )
  const bearer = { authorization: `Bearer ${first.token}` }
  await post('/api/auth/change-password', { currentPassword: tempPassword, newPassword: PASSWORD }, bearer)

  await page.goto('/dashboard/memos')
  await page.getByRole('button', { name: 'Write a memo' }).click()
  await page.getByLabel('Begin with').selectOption('Policy update')
  await page.getByLabel('Title').fill(`Leave policy ${word}`)
  // The name of Chinese stands here in its own letters, which no machine is asked to have.
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => /Noto Sans SC/.test(family) && status === 'loaded'),
      ),
    )
    .toBe(true)
  await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'العربية' }).click()
  await page.getByLabel('Title').fill(`سياسة الإجازات ${word}`)
  await page.getByRole('radio', { name: 'Groups' }).check()
  await page.getByRole('combobox', { name: 'Departments' }).click()
  await page.getByRole('option', { name: 'HR' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText('1 person gets it')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Keep a banner/ }).check()
  await everyLook(page)
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await preview.getByLabel('In', { exact: true }).selectOption('ar')
  await expect(preview.getByText(`عزيزنا Asha`)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Send…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Who has it' })).toContainText(name)
  const memo = new URL(page.url()).searchParams.get('memo')

  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
  const phone = await context.newPage()
  await phone.addInitScript(() => localStorage.setItem('language', 'ar'))
  // The address that the letter names.
  await phone.goto(`/c/${user.company_slug}?tab=memos&memo=${memo}`)
  await phone.locator('main input[type="email"]').fill(email)
  await phone.locator('input[type="password"]').fill(PASSWORD)
  await phone.keyboard.press('Enter')
  await expect(phone.getByRole('heading', { name: `سياسة الإجازات ${word}` })).toBeVisible()
  await everyLook(phone)
  await phone.getByRole('link', { name: 'نظرة عامة' }).click()
  // The first page has it once, among what is to do; the banner stands on the others.
  const waiting = phone.getByRole('listitem').filter({ hasText: `سياسة الإجازات ${word}` })
  await expect(waiting).toHaveCount(1)
  await expect(phone.getByRole('region', { name: 'مذكرة مهمة' })).toHaveCount(0)
  await everyLook(phone)
  await waiting.getByRole('link', { name: 'قراءة' }).click()
  const answer = phone.getByRole('region', { name: 'جوابك' })
  await answer.scrollIntoViewIfNeeded()
  await expect(answer.getByRole('checkbox')).toBeChecked()
  await context.setOffline(true)
  await answer.getByRole('button', { name: 'أقرّ بالاطلاع' }).click()
  await expect(answer.getByText(/محفوظ على هذا الجهاز/)).toBeVisible()
  await context.setOffline(false)
  await expect(answer.getByText(/^أقررت بهذا في/)).toBeVisible({ timeout: 15_000 })
  await context.close()

  await page.reload()
  const receipts = page.getByRole('region', { name: 'Who has it' })
  await expect(receipts.getByRole('listitem')).toContainText('Acknowledged')
  await everyLook(page)
  await page.getByRole('button', { name: 'Register' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const register = readFileSync(await (await downloading).path(), 'utf8')
  const hash = await page.getByText(/^[0-9a-f]{64}$/).textContent()
  expect(register).toContain(name)
  expect(register).toContain(hash)
  await page.getByRole('button', { name: 'All memos' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: `Leave policy ${word}` })).toContainText('1 (100%)')
})
