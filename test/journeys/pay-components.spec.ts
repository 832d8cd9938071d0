import { expect, test } from '@playwright/test'
import { noViolations, quiet, signedIn, unique } from './journey.ts'

test('a component of the company’s own is added with what it counts for and an example, and deleted while nobody is paid by it', async ({
  page,
}) => {
  const name = `Tool allowance ${unique()}`
  const code = `tool_${Date.now().toString(36)}`
  await signedIn(page, 'employer')
  await page.goto('/dashboard/pay-components')
  await page.getByRole('button', { name: 'Add component' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Code').fill(code)
  await form.getByLabel('Name in English').fill(name)
  await expect(form.getByRole('region', { name: 'What it counts for' })).toContainText('Counts')
  await expect(form.getByRole('region', { name: 'Example' })).toContainText('Reaches the employee')
  await form.getByLabel('Account of the journal').fill('6055')
  await form.getByRole('button', { name: 'Save component' }).click()
  await expect(form).toHaveCount(0)

  await page.getByLabel('Kind', { exact: true }).selectOption('own')
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('6055')
  await quiet(page)
  await noViolations(page)

  await row.getByRole('button', { name: `Open ${name}` }).click()
  const whole = page.getByRole('dialog').first()
  await expect(whole.getByRole('region', { name: 'Example' })).toContainText('Employer pays beside it')
  await noViolations(page)
  await whole.getByRole('button', { name: 'End', exact: true }).click()
  await page
    .getByRole('dialog', { name: `End ${name}` })
    .getByRole('button', { name: 'Cancel' })
    .click()
  await whole.getByRole('button', { name: 'Delete', exact: true }).click()
  await page
    .getByRole('dialog', { name: `Delete ${name}?` })
    .getByRole('button', { name: 'Delete', exact: true })
    .click()
  await expect(row).toHaveCount(0)
})
