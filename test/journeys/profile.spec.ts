import { expect, type Page, test } from '@playwright/test'
import { pdfOf, pngOf } from '../files.ts'
import { noViolations, signedIn } from './journey.ts'

/** Signed in, with a fresh employee to work on. */
const signIn = async (page: Page) => {
  const { token } = await signedIn(page, 'employer')
  const made = await page.request.post('/api/employees/unified', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      fullName: 'Journey Profile',
      email: `profile.${crypto.randomUUID().slice(0, 8)}@fourwinds.example`,
      designation: 'Engineer',
      department: 'Technical',
      countryCode: 'SG',
      nationality: 'Singaporean',
      employmentStatus: 'citizen',
      compensation: { basicSalary: 5200 },
      complianceData: { nric: `S${String(Math.floor(1e6 + Math.random() * 8e6))}A` },
    },
  })
  return { token: token as string, id: (await made.json()).data.employee.id as string }
}

const open = async (page: Page, id: string, tab: string) => {
  await page.goto(`/dashboard/employees?open=profile&id=${id}&tab=${tab}`)
  const profile = page.getByRole('region', { name: 'Employee Profile' })
  await expect(profile.getByRole('heading', { name: 'Journey' })).toBeVisible()
  return profile
}

test('a permit is added, revealed and cancelled; a document is kept in two versions and removed', async ({ page }) => {
  const { id } = await signIn(page)
  const profile = await open(page, id, 'authorization')
  await profile.getByRole('button', { name: 'Add Authorization' }).click()
  const add = page.getByRole('dialog', { name: 'Add Authorization' })
  await add.getByLabel('Authorization type').selectOption('Employment Pass')
  await expect(add.getByText('Up to 2 years at first')).toBeVisible()
  await add.getByLabel('Document number').fill('EP 1234 5678')
  await add.getByRole('button', { name: 'Save' }).click()
  await expect(add.getByText('Expiry date is required: Employment Pass runs out')).toBeVisible()
  await add.getByLabel('Expiry date').fill(new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10))
  await add.getByRole('button', { name: 'Save' }).click()
  await expect(add).toBeHidden()
  const permits = profile.getByRole('region', { name: 'Documents and permits' })
  await expect(permits.getByText('•••••5678')).toBeVisible()
  await expect(permits.getByText(/Expires in \d+ days/)).toBeVisible()
  await permits.getByRole('button', { name: 'Reveal number of Employment Pass' }).click()
  await expect(permits.getByText('EP12345678')).toBeVisible()
  await permits.getByRole('button', { name: 'Cancel authorization: Employment Pass' }).click()
  await page
    .getByRole('dialog', { name: 'Cancel authorization' })
    .getByRole('button', { name: 'Cancel authorization' })
    .click()
  await expect(permits.getByText('Cancelled')).toBeVisible()

  await profile.getByRole('tab', { name: 'Documents' }).click()
  const documents = profile.getByRole('region', { name: 'Documents', exact: true })
  await documents.getByRole('button', { name: 'Add Document' }).click()
  const keep = page.getByRole('dialog', { name: 'Add Document' })
  await keep.getByLabel('Kind').selectOption('Employment contract')
  await keep.locator('input[type=file]').setInputFiles({
    name: 'contract.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<script>alert(1)</script>'),
  })
  await keep.getByRole('button', { name: 'Upload' }).click()
  await expect(keep.getByText(/The file must be one of/)).toBeVisible()
  await keep
    .locator('input[type=file]')
    .setInputFiles({ name: 'contract.pdf', mimeType: 'application/pdf', buffer: pdfOf() })
  await keep.getByRole('button', { name: 'Upload' }).click()
  await expect(keep).toBeHidden()
  await expect(documents.getByText('contract.pdf')).toBeVisible()
  await expect(documents.getByText('Not verified')).toBeVisible()
  await documents.getByRole('button', { name: 'Open Employment contract' }).click()
  const look = page.getByRole('dialog', { name: 'Employment contract' })
  await look.getByRole('button', { name: 'Mark as verified' }).click()
  await expect(look.getByText(/^Verified by /)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(documents.getByText('Verified', { exact: true })).toBeVisible()
  await documents.getByRole('button', { name: 'New version of Employment contract' }).click()
  const again = page.getByRole('dialog', { name: 'New version of Employment contract' })
  await again.locator('input[type=file]').setInputFiles({ name: 'signed.png', mimeType: 'image/png', buffer: pngOf() })
  await again.getByRole('button', { name: 'Upload' }).click()
  // A new version was looked at by nobody yet.
  await expect(documents.getByText('Not verified')).toBeVisible()
  await documents.getByText('1 earlier version').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    documents.getByRole('button', { name: 'Download contract.pdf, version 1' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('contract.pdf')
  await noViolations(page)
  await documents.getByRole('button', { name: 'Remove document: Employment contract' }).click()
  await page.getByRole('dialog', { name: 'Remove document' }).getByRole('button', { name: 'Remove document' }).click()
  await expect(documents.getByText('No documents yet.')).toBeVisible()
})

test('an allowance is added and ended, and the gross follows', async ({ page }) => {
  const { id } = await signIn(page)
  const profile = await open(page, id, 'financial')
  await profile.getByRole('button', { name: 'Add Allowance' }).click()
  const add = page.getByRole('dialog', { name: 'Add Allowance' })
  await add.getByRole('button', { name: 'Save' }).click()
  await expect(add.getByText('Amount is required')).toBeVisible()
  await add.getByLabel('Allowance type').fill('Shift allowance')
  await add.getByLabel('Amount').fill('250')
  await add.getByRole('button', { name: 'Save' }).click()
  await expect(add).toBeHidden()
  await expect(profile.getByRole('region', { name: 'Salary breakdown' }).getByText('S$5,450.00')).toBeVisible()
  await profile.getByRole('button', { name: 'End Shift allowance' }).click()
  const end = page.getByRole('dialog', { name: 'End Shift allowance' })
  await end.getByRole('button', { name: 'End', exact: true }).click()
  await expect(end).toBeHidden()
  await expect(profile.getByText(/^Until /)).toBeVisible()
  await noViolations(page)
})

test('rates are calculated, the profile is edited with a photo, and a conflict shows both values', async ({ page }) => {
  const { id, token } = await signIn(page)
  const profile = await open(page, id, 'employment')
  await profile.getByRole('button', { name: 'Calculate Rates' }).click()
  const rates = page.getByRole('dialog', { name: 'Calculate Rates' })
  await rates.getByLabel('Hours worked').fill('50')
  await rates.getByRole('button', { name: 'Calculate' }).click()
  await expect(rates.getByText('S$1,325.00')).toBeVisible()
  await page.keyboard.press('Escape')

  await profile.getByRole('button', { name: 'Edit Profile' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Employee Profile' })
  await edit.getByLabel('Position').fill('Lead Engineer')
  await edit.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: pngOf(32) })
  await edit.getByLabel('Standard Hours per Week').fill('70')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(edit.getByText('Standard Hours per Week must be between 0 and 60')).toBeVisible()
  await edit.getByLabel('Standard Hours per Week').fill('40')
  await noViolations(page)
  // Meanwhile somebody else saves another position.
  await page.request.put(`/api/employees/${id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { position: 'Principal' },
  })
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  const conflict = page.getByRole('dialog', { name: 'Somebody else changed this employee meanwhile' })
  await expect(conflict.getByLabel('Position: Yours')).toBeChecked()
  await expect(conflict.getByText('Principal')).toBeVisible()
  await conflict.getByRole('button', { name: 'Save with these choices' }).click()
  await expect(page.getByText('Employee updated successfully!')).toBeVisible()
  await expect(profile.getByText('Lead Engineer').first()).toBeVisible()
  await expect(profile.locator('img')).toBeVisible()
})

test('somebody’s manager and position are changed from a day on, seen in their history, and taken back', async ({
  page,
}) => {
  const { id, token } = await signIn(page)
  const boss = await page.request.get('/api/employees?pageSize=1', { headers: { authorization: `Bearer ${token}` } })
  const { name } = (await boss.json()).data.employees[0] as { name: string }
  const profile = await open(page, id, 'employment')
  const history = profile.getByRole('region', { name: 'Employment history' })
  await expect(history.getByText('Employee added', { exact: false })).toBeVisible()
  await history.getByRole('button', { name: 'Change manager' }).click()
  const manager = page.getByRole('dialog', { name: 'Change manager' })
  await manager.getByRole('combobox', { name: 'Manager' }).fill(name)
  await page.getByRole('option', { name }).first().click()
  await manager.getByRole('button', { name: 'Change manager' }).click()
  await expect(manager.getByText('Reason is required')).toBeVisible()
  await manager.getByLabel('Reason').fill('New team')
  await manager.getByRole('button', { name: 'Change manager' }).click()
  await expect(manager).toBeHidden()
  await expect(history.getByText(`Reports to ${name}`)).toBeVisible()
  await history.getByRole('button', { name: 'Change role' }).click()
  const terms = page.getByRole('dialog', { name: 'Change role' })
  await terms.getByLabel('Effective from').fill('2099-01-01')
  await terms.getByLabel('Position').fill('Harbour captain')
  await terms.getByLabel('Reason').fill('Promotion')
  await terms.getByRole('button', { name: 'Change role' }).click()
  await expect(terms).toBeHidden()
  await expect(history.getByText('To come')).toBeVisible()
  await history.getByRole('button', { name: /^Take back: .*Harbour captain/ }).click()
  const back = page.getByRole('dialog', { name: /^Take back/ })
  await back.getByLabel('Reason').fill('Not decided yet')
  await back.getByRole('button', { name: 'Take back' }).click()
  await expect(back).toBeHidden()
  await expect(history.getByText('To come')).toBeHidden()
  await noViolations(page)
})
