import { createHmac } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { pdfOf } from '../files.ts'
import { INBOUND_MAIL, mailOf } from '../mails.ts'
import { noViolations, unique } from './journey.ts'
import { newcomerOnAPhone } from './newcomer.ts'

/** As the mail server hands it over. */
const forward = async (page: Page, { to, from }: { to: string; from: string }) => {
  const papers = [{ name: 'Noodle House.pdf', type: 'application/pdf', bytes: pdfOf(unique()) }]
  const body = mailOf({ to, from, papers })
  const seconds = Math.floor(Date.now() / 1000)
  const mac = createHmac('sha256', INBOUND_MAIL.secret).update(`${seconds}.`).update(body).digest('hex')
  const answer = await page.request.post('/api/inbound-mail', {
    headers: { 'content-type': 'message/rfc822', 'x-mail-signature': `t=${seconds},v1=${mac}` },
    data: body,
  })
  return answer.status()
}

test('a receipt that is forwarded by mail waits in the portal until it is put on a claim', async ({ browser }) => {
  test.setTimeout(120_000)
  const { phone: page, somebody } = await newcomerOnAPhone(browser)
  const { email } = somebody
  await page.getByRole('link', { name: 'Expenses' }).click()
  const mail = page.getByRole('region', { name: 'Receipts by mail' })
  await mail.getByRole('button', { name: 'Get an address' }).click()
  const shown = mail.getByText(/^claims\+[a-z2-7]{20}@/)
  await expect(shown).toBeVisible()
  const to = (await shown.textContent()) ?? ''
  await expect(mail.getByText(`Send them from ${email}.`, { exact: false })).toBeVisible()
  await noViolations(page)

  expect(await forward(page, { to, from: 'stranger@else.example' })).toBe(422)
  expect(await forward(page, { to, from: email })).toBe(200)
  await page.reload()
  const receipt = mail.getByRole('listitem').filter({ hasText: 'Noodle House.pdf' })
  await expect(receipt).toBeVisible()
  await noViolations(page)
  await receipt.getByRole('button', { name: 'Put on a claim: Noodle House.pdf' }).click()
  await page.getByLabel('What is it for?').fill('Lunch with a client')
  await page.getByRole('button', { name: 'Go on' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an expense' })
  await expect(dialog.getByText('Noodle House.pdf is attached.')).toBeVisible()
  await dialog.getByLabel('Category').selectOption('Meals')
  await dialog.getByLabel('Shop or company').fill('Noodle House')
  await dialog.getByLabel('Amount').fill('18.40')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Draft').first()).toBeVisible()
  await page.getByRole('button', { name: 'All claims' }).click()
  await expect(mail).toBeVisible()
  await expect(receipt).toBeHidden()

  await mail.getByRole('button', { name: 'Replace the address' }).click()
  const asks = page.getByRole('dialog', { name: 'Replace the address' })
  await noViolations(page)
  await asks.getByRole('button', { name: 'Replace the address' }).click()
  await expect(page.getByText('There is a new address.', { exact: false })).toBeVisible()
  await expect(shown).not.toHaveText(to)
})
