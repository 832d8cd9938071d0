import { type Browser, expect, type Page, test } from '@playwright/test'
import { noViolations } from './journey.ts'
import { newcomerOnAPhone } from './newcomer.ts'

/** Somebody new on a telephone; HR’s own session stays apart, with a rate of exchange entered. */
const onAPhone = async (browser: Browser) => {
  const { phone: page, office, headers } = await newcomerOnAPhone(browser)
  const rate = { base: 'GBP', quote: 'SGD', day: new Date().toISOString().slice(0, 10), rate: '1.70', source: 'Bank' }
  await office.request.post('/api/company/expense-rules/exchange-rates', { headers, data: rate })
  return { page, office }
}

const addExpense = async (page: Page, values: { shop: string; amount: string; currency: string }) => {
  await page.getByRole('button', { name: 'Add an expense' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Category').selectOption('Meals')
  await dialog.getByLabel('Shop or company').fill(values.shop)
  await dialog.getByLabel('Amount').fill(values.amount)
  await dialog.getByLabel('Currency').selectOption(values.currency)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

test('a claim in a foreign currency goes from a telephone to whoever approves it line by line', async ({ browser }) => {
  test.setTimeout(120_000)
  const { page, office } = await onAPhone(browser)
  await page.getByRole('link', { name: 'Expenses' }).click()
  await page.getByRole('button', { name: 'New claim' }).click()
  await page.getByLabel('What is it for?').fill('London, trade fair')
  await page.getByRole('button', { name: 'Begin' }).click()
  await addExpense(page, { shop: 'Tea Room', amount: '20', currency: 'GBP' })
  await expect(page.getByText('S$', { exact: false }).filter({ hasText: '34' }).first()).toBeVisible()
  await expect(page.getByText(/Rate of .*Bank/)).toBeVisible()
  await addExpense(page, { shop: 'Night Bus', amount: '12.50', currency: 'SGD' })
  await noViolations(page)
  await page.getByRole('button', { name: 'Submit claim' }).click()
  await expect(page.getByText('Waits for approval').first()).toBeVisible()

  await office.goto('/dashboard/approvals')
  const card = office.getByRole('listitem').filter({ hasText: 'London, trade fair' })
  await card.getByRole('link', { name: /^Open/ }).click()
  const lines = office.getByRole('region', { name: 'Your decision' })
  await lines.getByRole('group', { name: 'Decision on Night Bus' }).getByLabel('Refuse').check()
  await lines.getByLabel('Reason', { exact: true }).fill('The hotel has a shuttle')
  await noViolations(office)
  // The list of claims comes a second after the claim itself, which shows no decision any more by then: it is said all the same.
  await office.route('**/api/my-expenses', async (route) => {
    await new Promise((later) => setTimeout(later, 1_000))
    await route.continue()
  })
  await lines.getByRole('button', { name: /^Approve .*34/ }).click()
  await expect(office.getByText('Your decision was sent.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Approved in part').first()).toBeVisible()
  await expect(page.getByText('The hotel has a shuttle')).toBeVisible()
})
