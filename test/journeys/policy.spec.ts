import { expect, type Page, test } from '@playwright/test'
import { demoLogins } from '../../src/app/demo.logins.ts'
import { accountMenu, quiet } from './journey.ts'

/** Decision 24: nothing inline. Whatever the browser refuses on the way is a failure, on every screen and in every dialog. */

const employer = demoLogins.find((l) => l.role === 'employer')
if (!employer) throw new Error('The demonstration has no employer')

type Watched = { refused: string[] }
const watch = async (page: Page): Promise<Watched> => {
  const refused: string[] = []
  await page.exposeFunction('tellRefusal', (what: string) => void refused.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (e) => {
      const tell = (window as unknown as { tellRefusal: (what: string) => void }).tellRefusal
      tell(`${e.effectiveDirective} ${e.blockedURI} ${e.sourceFile}:${e.lineNumber} ${e.sample}`)
    })
  })
  page.on('console', (line) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(line.text())) refused.push(line.text())
  })
  page.on('pageerror', (error) => refused.push(error.message))
  return { refused }
}

const signIn = async (page: Page) => {
  await page.goto('/login?role=employer')
  await page.getByLabel('Email').fill(employer.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(employer.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
}

test('the policy has no exception, and each answer a number of its own', async ({ request }) => {
  const ask = async () => (await request.get('/login')).headers()['content-security-policy'] ?? ''
  const [first, second] = [await ask(), await ask()]
  expect(first).not.toMatch(/unsafe-/)
  expect(first).toMatch(/style-src 'self' 'nonce-[\w-]{22}'/)
  expect(first).toContain("require-trusted-types-for 'script'")
  expect(first).not.toBe(second)
  const page = await (await request.get('/login')).text()
  expect(page).not.toContain('__nonce__')
  expect(page).not.toMatch(/ style="|<style|<script>| on\w+="/)
})

test('what is written into the page as text stays text', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const refusals = await page.evaluate(() => {
    const tries = [
      () => {
        document.body.innerHTML = '<img src=x>'
      },
      () => {
        document.createElement('script').text = 'alert(1)'
      },
      () => {
        document.createElement('script').src = 'https://elsewhere.example/x.js'
      },
      () => void new Worker('https://elsewhere.example/x.js'),
    ]
    return tries.map((attempt) => {
      try {
        attempt()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    })
  })
  expect(refusals).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError'])
})

test('nothing is refused from signing in to every dialog of Employee Management', async ({ page }) => {
  test.setTimeout(180_000)
  const { refused } = await watch(page)
  await signIn(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByPlaceholder('Search people, jobs, pages and actions…')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/dashboard/employees')
  await expect(page.getByRole('status').filter({ hasText: /employees loaded$/ })).toBeVisible()
  await accountMenu(page)
  await page.keyboard.press('Escape')

  const id = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('auth_token')}` }
    const answer = await fetch('/api/employees?pageSize=1', { headers })
    return (await answer.json()).data.employees[0].id as string
  })
  const dialogs: [string, string | RegExp][] = [
    ['open=new', 'Add New Employee'],
    ['open=new&tab=advanced', 'Add New Employee'],
    ['open=new&tab=bulk', 'Add New Employee'],
    ['open=new&tab=compliance', 'Add New Employee'],
    [`open=edit&id=${id}`, /^Edit Employee: /],
    [`open=edit&id=${id}&tab=compliance`, /^Edit Employee: /],
    ['open=onboarding', 'Employee Onboarding Center'],
    ['open=bulk', 'Bulk Employee Upload'],
    ...['personal', 'employment', 'authorization', 'financial', 'documents', 'compliance', 'activity'].map(
      (tab): [string, RegExp] => [`open=profile&id=${id}&tab=${tab}`, /Profile/],
    ),
    [`open=card&id=${id}`, 'Digital Business Card'],
    [`open=overtime&id=${id}`, /vertime/],
  ]
  for (const [query, name] of dialogs) {
    await page.goto(`/dashboard/employees?${query}`)
    // A person is a page of its own, the others are dialogs over the list.
    const dialog = page.getByRole('dialog', { name }).or(page.getByRole('region', { name })).first()
    await expect(dialog, query).toBeVisible()
    await quiet(page)
    expect(refused, query).toEqual([])
  }
  for (const path of ['/dashboard/outbox', '/dashboard/payroll', '/', '/signup', '/about']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(refused, path).toEqual([])
  }
})

test('a spreadsheet is read by its worker, and a picker opens', async ({ page }) => {
  const { refused } = await watch(page)
  await signIn(page)
  await page.goto('/dashboard/employees?open=bulk')
  const dialog = page.getByRole('dialog', { name: 'Bulk Employee Upload' })
  await expect(dialog).toBeVisible()
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    dialog
      .getByRole('button', { name: /template/i })
      .first()
      .click(),
  ])
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Full Name,Email\nMei Tan,mei@fourwinds.example\n'),
  })
  await quiet(page)
  expect(template.suggestedFilename()).toMatch(/\.(csv|xlsx)$/)
  await page.goto('/dashboard/employees?open=new')
  const form = page.getByRole('dialog', { name: 'Add New Employee' })
  await form.getByRole('combobox', { name: 'Nationality' }).fill('Singaporean')
  await expect(page.getByRole('option', { name: 'Singaporean' }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  expect(refused).toEqual([])
})
