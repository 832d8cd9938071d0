import { expect, type Page } from '@playwright/test'
import { everyLook, mailboxCodeTo, noViolations } from './journey.ts'

export type Headers = Record<string, string>

/** Every kind of letter that has been written to somebody. */
export const lettersTo = async (page: Page, headers: Headers, email: string): Promise<string[]> => {
  const box = await (await page.request.get(`/api/outbox?recipient=${encodeURIComponent(email)}`, { headers })).json()
  return box.data.messages.map((m: { template: string }) => m.template)
}

/** Where a code is asked for, it is fetched from the mailbox, which is the company's outbox here, and typed. */
const typeCode = async (page: Page, theirs: Page) => {
  // The form is drawn at once, with the code where one is asked for.
  await expect(theirs.getByLabel('Your name, as the letter has it')).toBeVisible()
  const send = theirs.getByRole('button', { name: 'Send me a code' })
  if (!(await send.isVisible())) return
  await send.click()
  await expect(theirs.getByText('The code is on its way to the address you applied with.')).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  const code = await mailboxCodeTo(page, { authorization: `Bearer ${token}` })
  await theirs.getByLabel('Code from the letter').fill(code)
}

type Terms = { pay: string; allowance: string; monthly: string; name: string; needsStatus: boolean }

/** From the workspace, which is open: an offer is made and approved, signed on the person's own page, and they are hired. */
export const offeredSignedHired = async (page: Page, theirs: Page, terms: Terms, looked = false) => {
  await page.getByRole('tab', { name: 'Offer' }).click()
  const offer = page.getByRole('region', { name: 'Offer' })
  await offer.getByRole('button', { name: 'Make an offer' }).click()
  const form = page.getByRole('dialog', { name: 'Offer' })
  await form.getByLabel(/^Pay \(/).fill(terms.pay)
  await form.getByLabel('Housing allowance').fill(terms.allowance)
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(offer.getByText('Draft', { exact: true })).toBeVisible()
  await offer.getByRole('button', { name: 'Approve' }).click()
  await offer.getByRole('button', { name: 'Send to the person' }).click()
  const asked = page.getByRole('dialog', { name: 'Send the offer letter?' })
  await asked.getByRole('button', { name: 'Send the offer letter' }).click()
  // There is time to stop it; or it is sent at once.
  await expect(offer.getByRole('button', { name: 'Stop the letter' })).toBeVisible()
  await offer.getByRole('button', { name: 'Send now' }).click()
  await expect(offer.getByText('Sent', { exact: true })).toBeVisible()
  await expect(offer.getByText('The offer waits for the person’s answer.')).toBeVisible()
  if (looked) await everyLook(page, 'workspace')

  await theirs.reload()
  await expect(theirs.getByText(terms.monthly)).toBeVisible()
  await theirs.getByRole('button', { name: 'Accept' }).click()
  await typeCode(page, theirs)
  if (looked) {
    await theirs.getByLabel('Your name, as the letter has it').fill('Somebody')
    await theirs.getByRole('button', { name: 'Sign and accept' }).click()
    await expect(theirs.getByText(`Sign with your name as the letter has it: ${terms.name}`)).toBeVisible()
  }
  await theirs.getByLabel('Your name, as the letter has it').fill(terms.name.toLowerCase())
  await theirs.getByRole('button', { name: 'Sign and accept' }).click()
  await expect(theirs.getByText('You have accepted this offer.')).toBeVisible()
  if (looked) await noViolations(theirs)

  await page.reload()
  await offer.getByRole('button', { name: 'Hire', exact: true }).click()
  const hire = page.getByRole('dialog', { name: 'Hire' })
  await hire.getByRole('combobox', { name: 'Nationality' }).fill('Indian')
  await page.getByRole('option', { name: /Indian ·/ }).click()
  await hire.getByRole('button', { name: 'Hire' }).click()
  // Where the country asks for it: in Singapore it cannot be read off the nationality.
  if (terms.needsStatus) {
    await expect(hire.getByText('Employment status is required').first()).toBeVisible()
    await hire.getByLabel('Employment status').selectOption({ index: 1 })
    if (looked) await noViolations(page)
    await hire.getByRole('button', { name: 'Hire' }).click()
  }
  const done = page.getByRole('dialog', { name: `${terms.name} is hired` })
  await expect(done.getByText('Still to be asked for:', { exact: false })).toBeVisible()
  await done.getByRole('link', { name: 'Open the employee record' }).click()
  const record = page.getByRole('region', { name: 'Employee Profile' })
  await expect(record.getByText(terms.name).first()).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByText('Hired', { exact: true }).first()).toBeVisible()
}
