import { expect, type Page, test } from '@playwright/test'
import arAccounts from '../../src/features/platform/accounts/words/ar.ts'
import enAccounts from '../../src/features/platform/accounts/words/en.ts'
import frAccounts from '../../src/features/platform/accounts/words/fr.ts'
import hiAccounts from '../../src/features/platform/accounts/words/hi.ts'
import taAccounts from '../../src/features/platform/accounts/words/ta.ts'
import zhAccounts from '../../src/features/platform/accounts/words/zh.ts'
import ar from '../../src/features/site/legal/words/ar.ts'
import en from '../../src/features/site/legal/words/en.ts'
import fr from '../../src/features/site/legal/words/fr.ts'
import hi from '../../src/features/site/legal/words/hi.ts'
import ta from '../../src/features/site/legal/words/ta.ts'
import zh from '../../src/features/site/legal/words/zh.ts'
import { dirOf, type Language } from '../../src/shared/languages.ts'
import taWeb from '../../src/web/words/ta.ts'
import { accountMenu, noViolations } from './journey.ts'

const READERS: [
  language: Language,
  locale: string,
  face: string,
  legal: typeof fr | typeof en,
  own: typeof frAccounts | typeof enAccounts,
][] = [
  ['en', 'en-SG', 'Inter Variable', en, enAccounts],
  ['fr', 'fr-CA', 'Inter Variable', fr, frAccounts],
  ['ar', 'ar-AE', 'Noto Sans Arabic Variable', ar, arAccounts],
  ['hi', 'hi-IN', 'Noto Sans Devanagari Variable', hi, hiAccounts],
  ['ta', 'ta-IN', 'Noto Sans Tamil Variable', ta, taAccounts],
  ['zh', 'zh-SG', 'Noto Sans SC Variable', zh, zhAccounts],
]
const FACES = READERS.map(([, , face]) => face)

/** Families of which a file was fetched for this page. */
const fetchedFaces = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const loaded = [...document.fonts].filter((face) => face.status === 'loaded')
    return [...new Set(loaded.map((face) => face.family.replace(/["']/g, '')))]
  })

const fits = async (page: Page) => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wide, page.url()).toBeLessThanOrEqual(0)
}

for (const [language, locale, face, legal, own] of READERS) {
  test.describe(`a browser that asks for ${locale}`, () => {
    test.use({ locale, viewport: { width: 360, height: 740 } })

    test('meets sign-in and the legal pages in its language, direction and face, on a small screen', async ({
      page,
    }) => {
      test.setTimeout(120_000)
      const html = page.locator('html')
      const at = async (path: string, title: string) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
        await expect(html).toHaveAttribute('lang', language)
        await expect(html).toHaveAttribute('dir', dirOf(language))
        await fits(page)
      }

      await at('/login', own.login.title)
      await expect.poll(() => fetchedFaces(page)).toContain(face)
      const foreign = FACES.filter((one) => one !== face && one !== 'Inter Variable')
      expect((await fetchedFaces(page)).filter((one) => foreign.includes(one))).toEqual([])
      await noViolations(page)
      // What the page itself says of a wrong box is in the language, too.
      await page.getByRole('main').locator('button[type=submit]').click()
      await expect(page.getByText(own.check.emailRequired, { exact: true })).toBeVisible()

      await at('/forgot-password', own.forgot.title)
      await noViolations(page)
      await at('/terms', legal.terms)
      await at('/refund', legal.refund)
      await at('/cookie-policy', legal.cookies)
      await at('/faq', legal.faq)
      await noViolations(page)
      await at('/data-protection', legal.privacy)
      await noViolations(page)
      await expect(page.getByText(legal.binding)).toBeVisible()
    })
  })
}

test('a contents entry leads to its section, and the other documents are a link away', async ({ page }) => {
  await page.goto('/privacy')
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'How long we keep it' }).click()
  await expect(page).toHaveURL(/\/privacy#keep$/)
  await expect(page.getByRole('heading', { name: 'How long we keep it' })).toBeInViewport()
  await page.getByRole('navigation', { name: 'Related pages' }).getByRole('link', { name: 'Cookie policy' }).click()
  await expect(page).toHaveURL('/cookie-policy')
  await expect(page.getByRole('rowheader', { name: 'auth_token' })).toBeVisible()
  // The page says so itself; here it is held to it.
  expect(await page.context().cookies()).toEqual([])
})

test('a question opens and closes by keyboard', async ({ page }) => {
  await page.goto('/faq')
  const answer = page.getByText('It is free for 14 days from sign-up')
  await expect(answer).toBeHidden()
  await page.locator('summary', { hasText: 'How does the trial work?' }).focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(answer).toBeHidden()
})

test('the language chosen is kept after a reload, in the account after sign-in, and brings its letters', async ({
  page,
}) => {
  const email = `arul.${process.pid}.${Date.now()}@tower.example`
  const password = 'quiet harbour at dawn'
  await page.goto('/signup?role=jobseeker')
  await page.getByLabel('First name').fill('Arul')
  await page.getByLabel('Last name').fill('Mani')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  // The address changes first; the page left behind has the same button.
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()

  const told = page.waitForRequest((r) => r.method() === 'PUT' && r.url().endsWith('/api/auth/language'))
  await accountMenu(page)
  await page.getByRole('button', { name: 'தமிழ்' }).click()
  expect((await told).postDataJSON()).toEqual({ language: 'ta' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta')

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
  const menu = page.getByRole('button', { name: new RegExp(`^${taWeb.nav.menu}`) })
  await menu.click()
  await page.getByRole('button', { name: 'வெளியேறு' }).click()
  await expect(page).toHaveURL('/')

  await page.goto('/login?role=jobseeker')
  await expect(page.getByRole('heading', { name: taAccounts.login.seekerTitle })).toBeVisible()
  await page.getByLabel(taAccounts.fields.email).fill(email)
  const submit = page.getByRole('button', { name: taAccounts.login.submit, exact: true }).last()
  await page.getByRole('textbox', { name: taAccounts.fields.password }).fill('not the password at all')
  await submit.click()
  // What the server refuses with, too.
  await expect(page.getByRole('alert')).toHaveText('மின்னஞ்சல் முகவரி அல்லது கடவுச்சொல் சரியில்லை.')
  await page.getByRole('textbox', { name: taAccounts.fields.password }).fill(password)
  await submit.click()
  await expect(page).toHaveURL(/\/dashboard\/seeker/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
  await menu.click()
  await expect(page.getByRole('button', { name: 'வெளியேறு' })).toBeVisible()
})
