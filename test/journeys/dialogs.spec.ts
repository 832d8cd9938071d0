import { expect, type Page, test } from '@playwright/test'
import { signedIn, unique } from './journey.ts'

const signIn = async (page: Page, language = 'en') => {
  const { headers } = await signedIn(page, 'hr_admin')
  await page.addInitScript((l) => localStorage.setItem('language', l), language)
  const list = await (await page.request.get('/api/employees?country=AE&pageSize=20', { headers })).json()
  return { headers, people: list.data.employees as { id: string; full_name: string }[] }
}

test('Escape closes the dialog on top alone, and each gives the focus back to what opened it', async ({ page }) => {
  const { headers, people } = await signIn(page)
  const id = people[2]?.id ?? ''
  await page.goto(`/dashboard/employees?open=profile&id=${id}`)
  const profile = page.getByRole('region', { name: 'Employee Profile' })
  const opener = profile.getByRole('button', { name: 'Edit Profile' })
  await opener.click()
  const edit = page.getByRole('dialog', { name: 'Edit Employee Profile' })
  await edit.getByLabel('Position').fill('Mine')
  await page.request.put(`/api/employees/${id}`, { headers, data: { position: `Theirs ${unique()}` } })
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  const conflict = page.getByRole('dialog', { name: /^Somebody else changed/ })
  await expect(conflict).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(conflict).toBeHidden()
  await expect(edit.getByLabel('Position')).toHaveValue('Mine')
  // The keyboard is in the dialog below again a moment after the one above is gone.
  const focusIsBack = () =>
    expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true)
  await focusIsBack()

  await page.keyboard.press('Escape')
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(leave.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(leave).toBeHidden()
  await expect(edit.getByLabel('Position')).toHaveValue('Mine')
  await focusIsBack()

  await page.keyboard.press('Escape')
  await leave.getByRole('button', { name: 'Discard changes' }).click()
  await expect(edit).toBeHidden()
  await expect(profile).toBeVisible()
  await expect(opener).toBeFocused()
  await page.getByRole('button', { name: 'Back to employees' }).click()
  await expect(profile).toBeHidden()
})

test('passing through the boxes of a form changes nothing', async ({ page }) => {
  const { people } = await signIn(page)
  await page.goto(`/dashboard/employees?open=edit&id=${people[3]?.id}`)
  const form = page.getByRole('dialog', { name: /^Edit Employee/ })
  await expect(form.getByLabel('Basic salary')).toHaveValue(/^\d+,\d{3}$/)
  for (const box of ['Phone number', 'Basic salary', 'Housing allowance', 'Emirates ID']) {
    await form.getByRole('textbox', { name: box, exact: true }).focus()
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(page.getByText('Leave without saving?')).toBeHidden()
})

test('manual overtime begins with the multiplier of the country, and takes it', async ({ page }) => {
  const { people } = await signIn(page)
  await page.goto(`/dashboard/employees?open=overtime&id=${people[1]?.id}`)
  const dialog = page.getByRole('dialog', { name: 'Overtime Policy Management' })
  await dialog.getByLabel('Manual (custom rates)').check()
  await expect(dialog.getByLabel('Overtime multiplier')).toHaveValue('1.25')
  await dialog.getByLabel('Total hours worked').fill('50')
  await expect(dialog.getByText('Multiplier must be 1 to 3, in steps of 0.1')).toBeHidden()
  await expect(dialog.getByRole('button', { name: 'Save & Calculate' })).toBeEnabled()
})

test('in Arabic a form says its boxes, choices and mistakes in Arabic, and on a phone the open tab is in view', async ({
  page,
}) => {
  const { people } = await signIn(page, 'ar')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/dashboard/employees?open=new')
  const form = page.getByRole('dialog', { name: 'إضافة موظف جديد' })
  await form.getByLabel('بلد العمل').selectOption('AE')
  await expect(form.getByLabel('الإمارة')).toContainText('دبي')
  await expect(form.getByLabel('القسم')).toContainText('العمليات')
  await form.getByRole('button', { name: 'إنشاء الموظف' }).click()
  await expect(form.getByText('هذا الحقل مطلوب: الاسم الكامل').first()).toBeVisible()
  await expect(form.getByText(/is required|must be/)).toHaveCount(0)

  await page.goto(`/dashboard/employees?open=profile&id=${people[1]?.id}&tab=activity`)
  const tab = page.getByRole('tab', { name: 'سجل النشاط' })
  await expect(tab).toBeInViewport({ ratio: 0.9 })
})
