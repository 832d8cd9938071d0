import { expect, type Page, test } from '@playwright/test'
import { demoLogins } from '../../src/app/demo.logins.ts'

const hr = demoLogins.find((l) => l.role === 'hr_admin')
if (!hr) throw new Error('The demonstration has no HR')

/** Seconds a practised hand needs for a key: 60 words a minute. */
const SECONDS_A_KEY = 0.2

/** Hands that never leave the keyboard, and count. */
const hands = (page: Page) => {
  let keys = 0
  const press = async (key: string) => {
    keys++
    await page.keyboard.press(key)
  }
  return {
    press,
    type: async (text: string) => {
      keys += text.length
      await page.keyboard.type(text)
    },
    /** Tab until the box of this label, or this button, has the focus. */
    to: async (name: RegExp) => {
      for (let i = 0; i < 60; i++) {
        const here = await page.evaluate(() => {
          const at = document.activeElement as HTMLInputElement | null
          return at?.labels?.[0]?.textContent ?? at?.getAttribute('aria-label') ?? at?.textContent ?? ''
        })
        if (name.test(here.trim())) return
        await press('Tab')
      }
      throw new Error(`The focus never came to ${name}`)
    },
    keys: () => keys,
  }
}

test('an employee is added by keyboard alone in less than a minute', async ({ page }) => {
  await page.goto('/login?role=employer')
  await page.getByLabel('Email').fill(hr.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(hr.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/dashboard/employees')
  await expect(page.getByRole('button', { name: 'Add Employee' }).first()).toBeVisible()

  const by = hands(page)
  const name = `Swift Fingers ${Date.now().toString(36)}`
  const email = `swift.${Date.now().toString(36)}@fourwinds.example`
  const started = Date.now()
  await by.press('Tab')
  await by.press('Enter')
  await by.to(/^Add Employee$/)
  await by.press('Enter')
  const form = page.getByRole('dialog', { name: 'Add New Employee' })
  await expect(form.getByLabel('Full name')).toBeFocused()
  await by.type(name)
  await by.to(/^Email/)
  await by.type(email)
  await by.to(/^Job position/)
  await by.type('Analyst')
  await by.to(/^Department/)
  await by.type('Tech')
  await by.to(/^Work country/)
  await by.type('🇸🇬')
  await by.to(/^Nationality/)
  await by.type('Singaporean')
  await expect(page.locator('[role="option"]', { hasText: 'Singaporean' }).first()).toBeVisible()
  await by.press('Enter')
  await by.to(/^Employment status/)
  await by.type('Cit')
  await by.to(/^Basic salary/)
  await by.type('5400')
  await by.to(/^NRIC\/FIN/)
  await by.type(`S${Date.now().toString().slice(-7)}A`)
  await by.press('Enter')
  await expect(page.getByText('Employee created successfully!')).toBeVisible()
  const waited = (Date.now() - started) / 1000
  await page.goto(`/dashboard/employees?search=${encodeURIComponent(name)}`)
  await expect(page.getByText(name).first()).toBeVisible()

  const seconds = by.keys() * SECONDS_A_KEY
  test.info().annotations.push({
    type: 'keys',
    description: `${by.keys()} keys, ${seconds.toFixed(0)} s at 60 words a minute; the machine took ${waited.toFixed(0)} s`,
  })
  expect(seconds).toBeLessThan(60)
})
