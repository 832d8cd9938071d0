import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import { choose, everyLook, noViolations, signedIn, unique } from './journey.ts'

const person = async (page: Page, fullName: string) => {
  const { headers } = await signedIn(page, 'employer')
  const data = {
    fullName,
    email: `${unique()}@fourwinds.example`,
    designation: 'Analyst',
    department: 'Technical',
    countryCode: 'SG',
    phone: '+65 9123 4567',
    nationality: 'Singaporean',
    employmentStatus: 'citizen',
    compensation: { basicSalary: 5200 },
    complianceData: { nric: `S${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}A` },
  }
  const answer = await page.request.post('/api/employees/unified', { headers, data })
  const body = await answer.json()
  if (!answer.ok()) throw new Error(JSON.stringify(body))
  return { id: body.data.employee.id as string, email: data.email, headers }
}

const cardOf = (page: Page) => page.getByRole('dialog', { name: 'Digital Business Card' })
const menuOf = async (page: Page, name: string, item: string) => {
  await page.goto(`/dashboard/employees?search=${encodeURIComponent(name)}`)
  await choose(page, item, name)
}

/** What a camera would see of the canvas. */
const readCode = async (page: Page) => {
  const { width, height, pixels } = await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas
    const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
    let text = ''
    for (let i = 0; i < data.length; i += 8192) text += String.fromCharCode(...data.slice(i, i + 8192))
    return { width, height, pixels: btoa(text) }
  })
  return decodeQR({ width, height, data: new Uint8ClampedArray(Buffer.from(pixels, 'base64')) })
}

for (const name of ['Nalini நளினி கிருஷ்ணன்', 'فاطمة الزهراء'])
  test(`a card is made, saved as contact and picture, and sent: ${name}`, async ({ page }) => {
    const fullName = `${name} ${unique()}`
    const { id, email, headers } = await person(page, fullName)
    await page.goto(`/dashboard/employees?search=${encodeURIComponent(fullName)}`)
    const button = page.getByRole('button', { name: `Card: ${fullName}` })
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = cardOf(page)
    for (const fact of [fullName, 'Analyst', 'Technical', email, '+65 9123 4567', 'Singapore'])
      await expect(dialog.getByText(fact, { exact: true })).toBeVisible()
    const generate = dialog.getByRole('button', { name: 'Generate & Share' })
    await expect(generate).toBeFocused()
    await page.keyboard.press('Enter')

    await expect(dialog.getByRole('heading', { name: fullName })).toBeVisible()
    await expect(dialog.getByText('Technical Department')).toBeVisible()
    await expect(dialog.getByText('Four Winds Trading')).toBeVisible()
    await expect(dialog.getByRole('link', { name: /\/c\/four-winds$/ })).toBeVisible()
    await expect(dialog.getByText('Share Options')).toBeVisible()
    await expect(dialog.getByText(/5,?200|S\d{7}A/)).toHaveCount(0)
    await expect.poll(() => readCode(page).catch(() => '')).toContain(`FN:${fullName.slice(0, 10)}`)

    const download = async (item: string) => {
      await dialog.getByRole('button', { name: 'Download' }).click()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: item }).click(),
      ])
      return { name: file.suggestedFilename(), content: readFileSync(await file.path()) }
    }
    const contact = await download('Contact file (vCard)')
    expect(contact.name).toMatch(/\.vcf$/)
    const lines = contact.content.toString('utf8').replaceAll('\r\n ', '').split('\r\n')
    expect(lines).toContain(`FN:${fullName}`)
    expect(lines).toContain('TITLE:Analyst')
    expect(lines).toContain(`EMAIL;TYPE=INTERNET,WORK:${email}`)
    expect(lines.join()).not.toMatch(/5200|NRIC/i)
    const picture = await download('Picture with QR code (PNG)')
    expect(picture.name).toMatch(/\.png$/)
    expect(picture.content.subarray(1, 4).toString()).toBe('PNG')
    expect(picture.content.length).toBeGreaterThan(5_000)

    await dialog.getByRole('button', { name: 'Email' }).click()
    const to = dialog.getByLabel('Send to')
    await expect(to).toHaveValue(email)
    await to.fill('nobody')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Invalid email format')).toBeVisible()
    await to.fill('partner@elsewhere.example')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Digital business card sent to partner@elsewhere.example.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    const { data } = await (await page.request.get(`/api/employees/${id}`, { headers })).json()
    const told = data.activities.map((a: { activity_type: string }) => a.activity_type)
    expect(told).toEqual(expect.arrayContaining(['digital_card_generated', 'digital_card_sent']))
  })

test('a card that cannot be made says why', async ({ page }) => {
  const name = `Card ${unique()}`
  await person(page, name)
  await menuOf(page, name, 'Digital Business Card')
  const generate = cardOf(page).getByRole('button', { name: 'Generate & Share' })
  const call = '**/api/employees/*/digital-card'
  await page.route(call, (route) =>
    route.fulfill({ status: 409, json: { success: false, code: 'CONFLICT', error: 'No cards today.' } }),
  )
  await generate.click()
  await expect(page.getByText('Failed to generate digital card: No cards today.')).toBeVisible()
  await page.unroute(call)
  await page.route(call, (route) => route.abort())
  await generate.click()
  await expect(page.getByText('Failed to generate digital card. Please try again.')).toBeVisible()
  await cardOf(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('button', { name: `Advanced: ${name}` })).toBeFocused()
})

test('a password reset from the menu: method, notice, and a password shown once for an account nobody has used', async ({
  page,
}) => {
  const name = `Reset ${unique()}`
  await person(page, name)
  await menuOf(page, name, 'Reset Password')
  const dialog = page.getByRole('dialog', { name: 'Send Password Reset' })
  await expect(dialog.getByText(name, { exact: true })).toBeVisible()
  await expect(dialog.getByText(/^Security notice: /)).toBeVisible()
  const call = '**/api/employees/*/welcome-email'
  await page.route(call, (route) =>
    route.fulfill({ status: 409, json: { success: false, code: 'CONFLICT', error: 'The portal stays closed.' } }),
  )
  await dialog.getByRole('button', { name: 'Send Reset' }).click()
  await expect(page.getByText('Failed to send password reset: The portal stays closed.')).toBeVisible()
  await page.unroute(call)
  await page.route(call, async (route) => {
    await new Promise((done) => setTimeout(done, 400))
    return route.abort()
  })
  await dialog.getByRole('button', { name: 'Send Reset' }).click()
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect(page.getByText('Failed to send password reset. Please try again.')).toBeVisible()
  await page.unroute(call)

  await dialog.getByRole('radio', { name: 'SMS' }).check()
  await dialog.getByRole('button', { name: 'Send Reset' }).click()
  await expect(page.getByText('Password reset sent via sms successfully!')).toBeVisible()
  await expect(dialog.getByText('Temporary password')).toBeVisible()
  expect((await dialog.locator('code').textContent())?.length).toBeGreaterThan(12)
  await page.mouse.click(5, 5)
  await expect(dialog.getByText('Temporary password')).toBeVisible()
  await noViolations(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: `Advanced: ${name}` })).toBeFocused()
})

test('a compliance check opens from the menu, or says why it cannot', async ({ page }) => {
  const name = `Check ${unique()}`
  const { id } = await person(page, name)
  const call = `**/api/employees/${id}`
  await page.route(call, (route) =>
    route.fulfill({ status: 404, json: { success: false, code: 'NOT_FOUND', error: 'Employee not found.' } }),
  )
  await menuOf(page, name, 'Check Compliance')
  await expect(page.getByText('Failed to check compliance: Employee not found.')).toBeVisible()
  await page.unroute(call)
  await page.route(call, (route) => route.abort())
  await menuOf(page, name, 'Check Compliance')
  await expect(page.getByText('Failed to check compliance. Please try again.')).toBeVisible()
  await page.unroute(call)
  await menuOf(page, name, 'Check Compliance')
  await expect(page.getByRole('heading', { name: new RegExp(name) }).last()).toBeVisible()
  await expect(page).toHaveURL(/tab=compliance/)
})

test('axe finds nothing, light and dark, on a phone and on a desk', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { headers } = await signedIn(page, 'employer')
  const list = await (await page.request.get('/api/employees?country=AE', { headers })).json()
  const { id, email } = list.data.employees[0]
  await page.goto(`/dashboard/employees?open=card&id=${id}&search=${encodeURIComponent(email)}`)
  await expect(cardOf(page).getByRole('button', { name: 'Generate & Share' })).toBeVisible()
  await everyLook(page, 'preview')
  await cardOf(page).getByRole('button', { name: 'Generate & Share' }).click()
  await cardOf(page).getByRole('button', { name: 'Email' }).click()
  await everyLook(page, 'share')
})
