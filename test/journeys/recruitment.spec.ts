import { expect, test } from '@playwright/test'
import { everyLook, keepSession, noViolations, signedIn, unique } from './journey.ts'
import { companyOfTwo } from './two.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('what is to be hired is planned, asked for, approved by somebody else, and becomes a job that carries it on', async ({
  page,
  browser,
}) => {
  const { mei, ravi } = await companyOfTwo(page)
  const title = `Site engineer ${unique()}`
  await keepSession(page, mei)
  await page.goto('/dashboard/recruitment?tab=plan')
  await page.getByRole('combobox', { name: 'Department' }).fill('Technical')
  await page.getByLabel('Target', { exact: true }).fill('1')
  await page.getByRole('button', { name: 'Set target' }).click()
  await expect(page.getByLabel('Target: Technical, Singapore')).toHaveValue('1')
  await everyLook(page, 'plan')
  await page.getByRole('tab', { name: 'Requisitions' }).click()
  await page.getByRole('button', { name: 'New requisition' }).click()
  const form = page.getByRole('dialog', { name: 'New requisition' })
  await form.getByRole('button', { name: 'Create requisition' }).click()
  await expect(form.getByText('Title is required')).toBeVisible()
  await form.getByLabel('Title').fill(title)
  await form.getByRole('combobox', { name: 'Department' }).fill('Technical')
  await form.getByRole('combobox', { name: 'Place' }).fill('woodlands')
  await page.getByRole('option', { name: 'Woodlands' }).first().click()
  await form.getByLabel('Wanted by').fill(inDays(1))
  await form.getByLabel('Lowest pay (SGD)').fill('3000')
  await form.getByLabel('Highest pay (SGD)').fill('4200')
  await noViolations(page)
  await form.getByRole('button', { name: 'Create requisition' }).click()
  const detail = page.getByRole('dialog', { name: title })
  await expect(detail.getByRole('heading', { name: /^Plan and actual/ })).toBeVisible()
  await detail.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(detail.getByText('One approval is enough, from Ravi Nair.', { exact: false })).toBeVisible()
  await everyLook(page, 'requisition')

  const theirs = await (await browser.newContext()).newPage()
  await keepSession(theirs, ravi)
  await theirs.goto('/dashboard/recruitment?tab=requisitions')
  await expect(theirs.getByText('1 requisition waits for your approval.')).toBeVisible()
  await theirs.getByRole('button', { name: 'Show', exact: true }).click()
  await theirs.getByRole('button', { name: `Open: ${title}` }).click()
  await theirs.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(theirs.getByRole('dialog').getByRole('button', { name: 'Begin a job' })).toBeVisible()
  await theirs.context().close()

  await page.reload()
  await detail.getByRole('button', { name: 'Begin a job' }).click()
  await expect(page).toHaveURL(/\/dashboard\/jobs\?job=/)
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await expect(page.getByLabel('Lowest pay (SGD)')).toHaveValue('3000.00')
  await expect(page.getByRole('combobox', { name: 'Place' })).toHaveValue('Woodlands, Singapore')
  await page.getByRole('tab', { name: 'Team' }).click()
  await page.getByRole('link', { name: `Requisition 1: ${title}` }).click()
  await expect(page.getByRole('dialog', { name: title }).getByText('Has jobs')).toBeVisible()
})

test('hiring as a whole is read with the list behind each number, and fairness without anybody in it', async ({
  page,
}) => {
  await signedIn(page, 'employer')
  await page.goto('/dashboard/recruitment')
  const funnel = page.getByRole('region', { name: 'Funnel' })
  await expect(funnel.getByText('Applied', { exact: true })).toBeVisible()
  await expect(page.getByText('Asked on', { exact: false })).toBeVisible()
  await everyLook(page, 'recruitment overview')
  await page.getByRole('tab', { name: 'Fairness' }).click()
  await expect(page.getByRole('heading', { name: 'Look at these yourself' })).toBeVisible()
  await everyLook(page, 'fairness')
  await page.getByRole('tab', { name: 'Overview' }).click()
  await funnel.getByRole('link', { name: /List: Interview$/ }).click()
  await expect(page).toHaveURL(/reached=interview/)
  await expect(page.getByText('Behind a figure of Recruitment')).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page).not.toHaveURL(/reached/)
})
