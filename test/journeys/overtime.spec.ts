import { expect, type Locator, type Page, test } from '@playwright/test'
import { everyLook, signedIn, unique } from './journey.ts'

/** Somebody of their own for each journey, who earns 5,200 a month. */
const person = async (page: Page, over: Record<string, unknown> = {}) => {
  const { headers } = await signedIn(page, 'employer')
  const u = unique()
  const data = {
    fullName: `Overtime ${u}`,
    email: `${u}@fourwinds.example`,
    designation: 'Analyst',
    department: 'Technical',
    countryCode: 'SG',
    nationality: 'Singaporean',
    employmentStatus: 'citizen',
    compensation: { basicSalary: 5200 },
    complianceData: { nric: `S${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}A` },
    ...over,
  }
  const answer = await page.request.post('/api/employees/unified', { headers, data })
  const body = await answer.json()
  if (!answer.ok()) throw new Error(JSON.stringify(body))
  return { id: body.data.employee.id as string, name: data.fullName, headers }
}

const openFor = async (page: Page, id: string): Promise<Locator> => {
  await page.goto(`/dashboard/employees?open=overtime&id=${id}`)
  const dialog = page.getByRole('dialog', { name: 'Overtime Policy Management' })
  await expect(dialog.getByLabel('Total hours worked')).toBeFocused()
  return dialog
}
const figure = (dialog: Locator, name: string) =>
  dialog.getByRole('button', { name: `How ${name} is calculated`, exact: true })
const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Save & Calculate' })

test('from the menu of a row, by keyboard alone, to a saved calculation and its derivation', async ({ page }) => {
  const { name } = await person(page)
  await page.goto(`/dashboard/employees?search=${encodeURIComponent(name)}`)
  const button = page.getByRole('button', { name: `Advanced: ${name}` })
  await button.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu')
  await expect(menu).toContainText('Employee Operations')
  await expect(menu).toContainText('Country-Aware Actions')
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Send Welcome Email',
    'View Full Profile',
    'Digital Business Card',
    'Reset Password',
    'Check Compliance',
    'Overtime Policy',
  ])
  // Escape and a press elsewhere close it; Escape gives the focus back.
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await expect(menu).toBeVisible()
  await page.getByRole('heading', { name: 'Employee Directory' }).click()
  await expect(menu).toBeHidden()

  await button.focus()
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('menuitem', { name: 'Send Welcome Email' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(menu.getByRole('menuitem', { name: 'Overtime Policy' })).toBeFocused()
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog', { name: 'Overtime Policy Management' })
  await expect(dialog.getByRole('heading', { name })).toBeVisible()
  await expect(dialog).toContainText('Basic salary: S$5,200.00')
  await expect(dialog.getByLabel('Regular hours')).toHaveValue('44')
  const total = dialog.getByLabel('Total hours worked')
  await expect(total).toBeFocused()
  await expect(total).toHaveValue('0')
  await expect(save(dialog)).toBeDisabled()
  // 5200 ÷ (44 × 52 ÷ 12) = 27.2727…; 44 hours are 1200.00, 10 hours at 1.5 are 409.09.
  await page.keyboard.type('54')
  await expect(figure(dialog, 'Total')).toHaveText('S$1,609.09')
  await page.keyboard.press('ArrowUp')
  await expect(total).toHaveValue('54.5')
  await page.keyboard.press('ArrowDown')
  await figure(dialog, 'Overtime pay').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('10 hours × 40.909091')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await total.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Overtime policy saved successfully! Total Compensation: S$1,609.09')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(menu.getByRole('menuitem', { name: 'Send Welcome Email' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(menu.getByRole('menuitem', { name: 'Overtime Policy' })).toBeFocused()
  await page.keyboard.press('Enter')
  const past = dialog.getByRole('button', { name: /Automatic, 54 h/ })
  await past.focus()
  await page.keyboard.press('Enter')
  await expect(past).toHaveAttribute('aria-expanded', 'true')
  await figure(dialog, 'Total compensation').click()
  await expect(page.getByText('1200.00 + 409.09')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

test('manual rates: warnings as one types, limits that stop the saving, one hourly rate with its rule', async ({
  page,
}) => {
  const { id, headers } = await person(page)
  const dialog = await openFor(page, id)
  await dialog.getByLabel('Manual (custom rates)').check()
  await dialog.getByLabel('Total hours worked').fill('73')
  await dialog.getByLabel('Weekly threshold (h)').fill('40')
  await expect(
    dialog.getByText('LEGAL WARNING: 73 hours exceed the Singapore maximum of 72 hours a week'),
  ).toBeVisible()
  await expect(
    dialog.getByText('Custom threshold (40 hours) is below the Singapore standard of 44 hours a week'),
  ).toBeVisible()
  await expect(dialog.getByText('Legal compliant').locator('..')).toContainText('No')
  // 5200 ÷ (40 × 52 ÷ 12).
  await expect(figure(dialog, 'This dialog')).toHaveText('S$30.00')

  const rate = dialog.getByRole('textbox', { name: 'Overtime multiplier' })
  await rate.fill('1.5')
  for (let n = 0; n < 3; n++) await rate.press('ArrowUp')
  await expect(rate).toHaveValue('1.8')
  await expect(figure(dialog, 'Overtime rate')).toHaveText('S$54.00')
  await rate.fill('3.5')
  await expect(dialog.getByText('Multiplier must be 1 to 3, in steps of 0.1')).toBeVisible()
  await dialog.getByLabel('Total hours worked').fill('50.25')
  await expect(dialog.getByText('Total hours must be 0 to 100, in steps of 0.5')).toBeVisible()
  await save(dialog).click()
  await expect(rate).toBeFocused()
  await rate.fill('2')
  await dialog.getByLabel('Total hours worked').fill('50')
  await dialog.getByLabel('Custom hourly rate (SGD)').fill('12.5')
  await expect(figure(dialog, 'Total')).toHaveText('S$700.00')

  // Pressed twice: one call reaches the server, and one calculation is kept.
  await save(dialog).dblclick()
  await expect(dialog).toBeHidden()
  const { data } = await (await page.request.get(`/api/employees/${id}/overtime-policy`, { headers })).json()
  expect(data.totalCount).toBe(1)
  expect(data.calculations[0]).toMatchObject({ mode: 'manual', totalPay: 700, result: { multiplier: 2 } })
})

test('what goes wrong is said, and what was typed stays', async ({ page }) => {
  const { id } = await person(page)
  const dialog = await openFor(page, id)
  await dialog.getByLabel('Total hours worked').fill('50')
  const call = '**/api/employees/*/overtime-policy'
  await page.route(call, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await save(dialog).click()
  await expect(page.getByText('Error saving overtime policy. Please try again.')).toBeVisible()
  await page.unroute(call)
  await page.route(call, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await new Promise((done) => setTimeout(done, 400))
    return route.fulfill({ status: 422, json: { success: false, code: 'VALIDATION_FAILED', error: 'Not today.' } })
  })
  await save(dialog).click()
  await expect(dialog.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  await expect(page.getByText('Error: Not today.')).toBeVisible()
  await expect(dialog.getByLabel('Total hours worked')).toHaveValue('50')
  await page.unroute(call)
  await save(dialog).click()
  await expect(dialog).toBeHidden()
})

test('for somebody who is still in the form: their salary from there, nothing to save, and Escape closes it alone', async ({
  page,
}) => {
  await signedIn(page, 'employer')
  await page.goto('/dashboard/employees?open=new')
  const form = page.getByRole('dialog', { name: 'Add New Employee' })
  await form.getByLabel('Full name').fill('Not Yet Saved')
  await form.getByLabel('Work country').selectOption('AE')
  await form.getByLabel('Basic salary').fill('10400')
  await form.getByRole('button', { name: 'Overtime Policy' }).click()
  const dialog = page.getByRole('dialog', { name: 'Overtime Policy Management' })
  await expect(dialog.getByRole('heading', { name: 'Not Yet Saved' })).toBeVisible()
  await expect(dialog.getByLabel('Total hours worked')).toBeFocused()
  await page.keyboard.type('50')
  // 10,400 ÷ (48 × 52 ÷ 12) = 50 an hour: 48 × 50 + 2 × 62.50.
  await expect(figure(dialog, 'Total')).toContainText('2,525.00')
  await expect(dialog.getByText('This person is not saved yet')).toBeVisible()
  await expect(save(dialog)).toHaveCount(0)
  await figure(dialog, 'Total').click()
  await expect(page.getByText('2400.00 + 125.00')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('2400.00 + 125.00')).toBeHidden()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(form.getByLabel('Full name')).toHaveValue('Not Yet Saved')
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeHidden()
})

for (const [countryCode, table, guidance] of [
  ['IN', '48 h', 'Max 50 hours per quarter'],
  ['CA', '40 h', '1.5x after 44 hours federal'],
] as const)
  test(`the table and the guidance are both shown where they differ: ${countryCode}`, async ({ page }) => {
    const { headers } = await signedIn(page, 'employer')
    const list = await (await page.request.get(`/api/employees?country=${countryCode}`, { headers })).json()
    const dialog = await openFor(page, list.data.employees[0].id)
    await expect(dialog.getByText('Standard weekly hours').locator('..')).toContainText(table)
    await expect(dialog.getByText(guidance)).toBeVisible()
    await expect(dialog.getByText(/^The law today: /)).toBeVisible()
  })

test('nobody’s salary, and somebody who is not there', async ({ page }) => {
  const { id } = await person(page, { compensation: { basicSalary: 0 } })
  const dialog = await openFor(page, id)
  await expect(dialog.getByText('This employee has no basic salary.')).toBeVisible()
  await dialog.getByLabel('Total hours worked').fill('50')
  await save(dialog).click()
  await expect(page.getByText(/^Error: This employee has no basic salary/)).toBeVisible()
  await page.goto(`/dashboard/employees?open=overtime&id=${crypto.randomUUID()}`)
  await expect(dialog.getByText('The overtime policy could not be loaded')).toBeVisible()
})

test('axe finds nothing, light and dark, on a phone and on a desk', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { id, headers } = await person(page)
  const stored = { mode: 'manual', regularHours: 40, totalHours: 80, customThreshold: 30 }
  await page.request.post(`/api/employees/${id}/overtime-policy`, { headers, data: stored })
  const dialog = await openFor(page, id)
  await dialog.getByLabel('Manual (custom rates)').check()
  await dialog.getByLabel('Weekly threshold (h)').fill('30')
  await dialog.getByLabel('Total hours worked').fill('80')
  await dialog.getByRole('button', { name: /Manual, 80 h/ }).click()
  await everyLook(page)
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await dialog.evaluate((e) => e.scrollWidth > e.clientWidth)).toBe(false)
  }
})
