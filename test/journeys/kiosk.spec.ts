import { expect, test } from '@playwright/test'
import { withCamera } from './camera.ts'
import { everyLook, noViolations, sessionOf, unique } from './journey.ts'
import { newcomerOnAPhone } from './newcomer.ts'

// Everybody reads by a clock of another day than Singapore’s, where the punch is made.
test.use({ launchOptions: withCamera, timezoneId: 'Pacific/Pago_Pago' })

test('a kiosk takes a photo with a punch, HR and the person look at it, and days of remote work are asked for', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const { phone, office, headers, somebody } = await newcomerOnAPhone(browser)
  const { token } = await sessionOf(page, 'employer')
  const owner = { authorization: `Bearer ${token}` }
  const put = async (path: string, data: object) =>
    expect((await office.request.put(path, { headers: owner, data })).ok()).toBe(true)
  const made = async (path: string, data: object) =>
    (await (await office.request.post(path, { headers: owner, data })).json()).data

  // A site of its own: the other kiosks of the company take no photos.
  const zone = 'Asia/Singapore'
  const { site } = await made('/api/company/sites', { name: `Gate ${unique()}`, country: 'SG', zone })
  await put('/api/company/settings/attendance', { scope: 'site', scopeId: site.id, values: { kioskPhoto: true } })
  await put('/api/company/settings/attendance', { values: { remoteRequests: true } })
  const { device } = await made('/api/attendance/devices', { name: `Door ${unique()}`, kind: 'kiosk', siteId: site.id })
  const { link } = await made(`/api/attendance/devices/${device.id}/pair`, {})

  await phone.goto('/employee-portal?tab=attendance')
  await phone.getByRole('textbox', { name: 'PIN for the kiosk' }).fill('4827')
  await phone.getByRole('button', { name: 'Save PIN' }).click()
  await expect(phone.getByText('PIN saved')).toBeVisible()

  // The tablet says that it takes a photo and until when it is kept.
  await page.goto(new URL(link).pathname + new URL(link).hash)
  await expect(page.getByText(/^A photo is taken when you punch/)).toBeVisible()
  await everyLook(page, 'a kiosk with a camera')
  const people = await (await office.request.get(`/api/employees?search=${somebody.email}`, { headers })).json()
  const person = people.data.employees[0]
  await page.getByLabel('Employee number').fill(person.employee_id)
  await page.getByLabel('PIN', { exact: true }).fill('4827')
  await page.getByRole('button', { name: 'In', exact: true }).click()
  await expect(page.getByRole('status')).toContainText('in at')

  await office.goto('/dashboard/attendance')
  await office.getByRole('button', { name: new RegExp(person.full_name) }).click()
  const day = office.getByRole('dialog')
  await day.getByRole('button', { name: /^Photo of the punch at/ }).click()
  await expect(day.getByRole('img', { name: /^Photo of the punch at/ })).toBeVisible()
  await noViolations(office)

  await phone.reload()
  const remote = phone.getByRole('region', { name: 'Remote work' })
  await remote.getByRole('button', { name: 'Ask for remote days' }).click()
  const ahead = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  await remote.getByLabel('From').fill(ahead)
  await remote.getByLabel('Why').fill('Plumber at home')
  await noViolations(phone)
  await remote.getByRole('button', { name: 'Send' }).click()
  const asked = phone.getByRole('region', { name: 'What I asked for' })
  await expect(asked.getByText('Plumber at home')).toBeVisible()
  await expect(asked.getByText('Waits')).toBeVisible()
})
