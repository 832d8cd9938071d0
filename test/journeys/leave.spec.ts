import { expect, test } from '@playwright/test'
import { addDays, weekdayOf } from '../../src/shared/dates.ts'
import { noViolations, quiet, sessionOf, signedIn } from './journey.ts'

/** A Monday some weeks ahead that nobody of the demonstration has taken, another one for another try, and not on the days when nobody may be away. */
const monday = () => {
  const day = addDays(new Date().toISOString().slice(0, 10), 140 + 7 * (Math.floor(Date.now() / 1000) % 8))
  const found = addDays(day, (8 - weekdayOf(day)) % 7)
  return /-03-(2[4-9]|3)/.test(found) ? addDays(found, -14) : found
}

test('leave is asked for on a phone, approved by whoever stands in, and partly taken back', async ({
  browser,
  page: hr,
}) => {
  test.setTimeout(120_000)
  const from = monday()
  const on = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }).format(new Date(from))
  const today = new Date().toISOString().slice(0, 10)
  // HR is away: the owner of the company decides about leave in their place, and about nothing else, which other journeys wait for HR with.
  const { token: hrToken } = await sessionOf(hr, 'hr_admin')
  const headers = { authorization: `Bearer ${hrToken}` }
  const { data } = await (await hr.request.get('/api/company/approvals/delegations', { headers })).json()
  const { token: ownerToken } = await sessionOf(hr, 'employer')
  const own = { authorization: `Bearer ${ownerToken}` }
  const owner = (await (await hr.request.get('/api/company/approvals/delegations', { headers: own })).json()).data.you
  for (const one of data.delegations.filter((d: { mine: boolean }) => d.mine))
    await hr.request.delete(`/api/company/approvals/delegations/${one.id}`, { headers })
  const given = await hr.request.post('/api/company/approvals/delegations', {
    headers,
    data: { to: owner, kinds: ['leave', 'leave-cancellation'], fromDay: today, untilDay: addDays(today, 3) },
  })
  expect(given.status()).toBe(201)

  const phone = await browser.newPage({ viewport: { width: 360, height: 740 } })
  await signedIn(phone, 'employee')
  await phone.goto('/employee-portal?tab=leave')
  await phone.getByRole('button', { name: 'Ask for leave' }).click()
  const form = phone.getByRole('dialog')
  await form.getByLabel('First day').fill(from)
  await form.getByLabel('Last day').fill(addDays(from, 2))
  // What was typed is there again after a reload.
  await phone.reload()
  await expect(form.getByText('What you typed before is here again.')).toBeVisible()
  await expect(form.getByLabel('First day')).toHaveValue(from)
  await expect(form.getByText('Costs 3 days')).toBeVisible()
  await form.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(phone.getByText('Asked. You hear when it is decided.')).toBeVisible()
  const row = (state: string, days: string) =>
    phone.getByRole('listitem').filter({ hasText: on }).filter({ hasText: state }).filter({ hasText: days })
  await expect(row('Waiting', '3 days')).toBeVisible()
  await quiet(phone)
  await noViolations(phone)

  const desk = await browser.newPage()
  await signedIn(desk, 'employer')
  await desk.goto('/dashboard/approvals')
  const item = desk
    .getByRole('listitem')
    .filter({ hasText: 'Annual leave' })
    .filter({ hasText: 'Days left after it' })
    .filter({ hasText: on })
  await expect(item).toContainText('In place of')
  await item.getByRole('button', { name: /^Approve/ }).click()
  await expect(desk.getByText('Approved. It is sent in a few seconds.')).toBeVisible()
  await expect(async () => {
    await phone.reload()
    await expect(row('Approved', '3 days')).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 45_000 })

  await row('Approved', '3 days')
    .getByRole('button', { name: /^Take back/ })
    .click()
  const days = phone.getByRole('dialog')
  await days.getByRole('checkbox').first().uncheck()
  await days.getByRole('checkbox').nth(1).uncheck()
  await days.getByRole('button', { name: 'Take back' }).click()
  // It goes after the seconds in which it can be undone.
  await expect(row('Partly taken back', '2 days')).toBeVisible({ timeout: 20_000 })

  await desk.goto('/dashboard/leave?tab=balances')
  await expect(desk.getByRole('table', { name: 'Balances' })).toBeVisible()
  await quiet(desk)
  await noViolations(desk)
})

test('days of leave are paid out: they wait among the inputs of pay until they are taken back', async ({ page }) => {
  const { token } = await sessionOf(page, 'employer')
  const headers = { authorization: `Bearer ${token}` }
  const read = async (path: string) => (await (await page.request.get(path, { headers })).json()).data
  // Somebody of Singapore with enough days left, whoever the demonstration has.
  const month = new Date().toISOString().slice(0, 7)
  const { groups } = await read(`/api/payroll/inputs?month=${month}`)
  const group = groups.find(({ country }: { country: string }) => country === 'SG')
  const inputs = `/dashboard/payroll?tab=inputs&month=${month}&group=${group.id}`
  const paid = (await read(`/api/payroll/inputs?month=${month}&groupId=${group.id}`)).people
  const names = new Set(paid.map((one: { name: string }) => one.name))
  const { balances } = await read('/api/company/leave/balances?type=SG.annual&pageSize=50')
  const name: string =
    balances.find((one: { person: string; balance: number }) => names.has(one.person) && one.balance > 12 * 528)
      ?.person ?? ''
  expect(name).not.toBe('')

  await signedIn(page, 'employer')
  const person = page.getByRole('dialog', { name })
  const open = async () => {
    await page.goto('/dashboard/leave?tab=balances')
    await page.getByPlaceholder('Find by name').fill(name)
    await page
      .getByRole('row')
      .filter({ hasText: 'Annual leave' })
      .getByRole('button', { name: new RegExp(name) })
      .first()
      .click()
  }
  await open()
  await person.getByRole('button', { name: 'Correct a balance' }).click()
  await person.getByLabel('What for').selectOption('Paid out')
  await person.getByLabel('Days to pay out').fill('40')
  await person.getByLabel('Reason').fill('Cannot be taken before the year ends')
  await person.getByRole('button', { name: 'Save' }).click()
  await expect(person.getByText(/^At most .+ can be paid out$/)).toBeVisible()
  await person.getByLabel('Days to pay out').fill('0.5')
  await person.getByRole('button', { name: 'Save' }).click()
  await expect(person.getByText('waits for the next pay run')).toBeVisible()
  await quiet(page)
  await noViolations(page)

  const row = page.getByRole('row').filter({ hasText: name }).filter({ hasText: 'Leave paid out' })
  await page.goto(inputs)
  await expect(row).toContainText('0.5 days')
  await expect(row).toContainText('To pay')
  await open()
  await person.getByRole('button', { name: 'Take back: Paid out, 0.5 days' }).click()
  await expect(person.getByText('waits for the next pay run')).toHaveCount(0)
  await page.goto(inputs)
  await expect(page.getByText('Overtime and other time')).toBeVisible()
  await expect(row).toHaveCount(0)
})
