import { expect, test } from '@playwright/test'
import { noViolations, signedIn, unique } from './journey.ts'

test('an employee asks HR, is answered at the desk, and settles it; a note stays with HR', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000)
  const words = `Where do I hand in my training certificate ${unique()}?`
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
  const phone = await context.newPage()
  await signedIn(phone, 'employee')
  await phone.goto('/employee-portal?tab=questions')
  const ask = phone.getByRole('region', { name: 'Ask HR' })
  await ask.getByLabel('About').selectOption({ label: 'Pay' })
  await expect(ask.getByText(/payroll reads it there/)).toBeVisible()
  await ask.getByLabel('About').selectOption({ label: 'Documents' })
  await ask.getByRole('button', { name: 'Send question' }).click()
  await expect(ask.getByText('Write something first')).toBeVisible()
  await ask.getByRole('textbox', { name: 'Your question' }).fill(words)
  await ask.getByRole('button', { name: 'Send question' }).click()
  const mine = phone.getByRole('article', { name: /^Documents/ }).filter({ hasText: words })
  await expect(mine.getByText('Waits for HR')).toBeVisible()
  await noViolations(phone)

  await signedIn(page, 'hr_admin')
  await page.goto('/dashboard/hr-questions')
  await page.getByLabel('Which').selectOption({ label: 'Open' })
  await page.getByPlaceholder('Person or words').fill('training certificate')
  await expect(page).toHaveURL(/show=open/)
  await noViolations(page)
  await page.getByRole('row').filter({ hasText: words }).getByRole('button').first().click()
  const dialog = page.getByRole('dialog', { name: 'Question' })
  await expect(dialog.getByText(words)).toBeVisible()
  await dialog.getByRole('tab', { name: 'Internal note' }).click()
  await dialog.getByRole('textbox', { name: 'Internal note' }).fill('She asked twice already.')
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await expect(dialog.getByText('note for HR only')).toBeVisible()
  await dialog.getByRole('tab', { name: 'Answer' }).click()
  await dialog.getByRole('textbox', { name: 'Your answer' }).fill('Upload it under Documents.')
  await dialog.getByRole('button', { name: 'Send answer' }).click()
  await expect(dialog.getByText('Answered')).toBeVisible()
  await noViolations(page)

  await phone.reload()
  await expect(mine.getByText('Upload it under Documents.')).toBeVisible()
  await expect(phone.getByText('She asked twice already.')).toHaveCount(0)
  await mine.getByRole('button', { name: 'It is settled' }).click()
  await expect(mine.getByText('Closed', { exact: true })).toBeVisible()
  await noViolations(phone)
  await context.close()
})
