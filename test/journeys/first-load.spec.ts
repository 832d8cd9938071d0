import { expect, test } from '@playwright/test'
import bellWordsArabic from '../../src/features/platform/notifications/words/ar.ts'
import portalWordsArabic from '../../src/features/self-service/portal/words/ar.ts'
import portalWords from '../../src/features/self-service/portal/words/en.ts'
import attendanceWordsArabic from '../../src/features/time/attendance/employee/words/ar.ts'
import leaveWordsArabic from '../../src/features/time/leave/my/words/ar.ts'
import leaveWords from '../../src/features/time/leave/my/words/en.ts'
import scheduleWordsArabic from '../../src/features/time/schedules/employee/words/ar.ts'
import scheduleWords from '../../src/features/time/schedules/employee/words/en.ts'
import { quiet, signedIn } from './journey.ts'

test('the list of employees comes with few files, all of its code at once, and nothing is asked for twice', async ({
  page,
}) => {
  await signedIn(page, 'employer')
  await page.goto('/dashboard/employees')
  await expect(page.getByRole('button', { name: /^Advanced: / }).first()).toBeVisible()
  const loaded = await page.evaluate(() => {
    const rowsAt = performance.now()
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return files
      .filter(({ startTime }) => startTime < rowsAt)
      .map(({ name, startTime }) => ({ path: name.replace(location.origin, ''), startTime }))
  })
  const calls = loaded.filter(({ path }) => path.startsWith('/api/')).map(({ path }) => path)
  expect(calls).toEqual([...new Set(calls)])
  const list = loaded.find(({ path }) => path.startsWith('/api/employees?'))?.startTime ?? 0
  const all = loaded.filter(({ path }) => path.endsWith('.js') && !path.includes('boot'))
  // What nobody sees at once, the bell and the help, comes after the list was drawn.
  const scripts = all.filter(({ path }) => !path.includes('-later-'))
  expect(scripts.length).toBeLessThanOrEqual(20)
  // The screen and the parts of its list are fetched with the page's first files, not after them.
  const first = Math.min(...scripts.map(({ startTime }) => startTime))
  for (const name of ['/frame-', '/list-', '/EmployeeManagement.screen-']) {
    const part = scripts.find(({ path }) => path.includes(name))
    expect(part?.startTime, name).toBeLessThan(first + 150)
  }
  // What the list, the figures and the boxes show is asked for while the code is on its way, and waits for its time, which the
  // specification says.
  const others = loaded.filter(({ path }) => /counters|departments|work-countries|company\/me|developer/.test(path))
  expect(others).toHaveLength(5)
  for (const startTime of [list, ...others.map((other) => other.startTime)]) expect(startTime).toBeLessThan(first + 400)
})

test('a page of the dashboard is drawn with few requests: home and the portal', async ({ page, context }) => {
  for (const [role, path, most] of [
    ['employer', '/dashboard', 20],
    // Three calls and two files more than the page: what is said of today.
    ['employee', '/employee-portal', 45],
  ] as const) {
    const visit = role === 'employer' ? page : await context.newPage()
    await signedIn(visit, role)
    await visit.goto(path)
    await expect(visit.locator('h1').first()).toBeVisible()
    await quiet(visit)
    const asked = await visit.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most)
  }
})

/** What the promise of the portal is about, in bytes as they are sent: `scripts/size.mjs` adds up the same files. */
const MOST_OF_PORTAL = 200_000

/** The heaviest of the languages beside the first, and what its first card says. */
const PORTALS = [
  {
    locale: 'en-GB',
    title: portalWords.today,
    links: [scheduleWords.tab, leaveWords.ask, portalWords.nextPay.open],
    button: /^Punch (in|out)$/,
    bell: /notifications/i,
  },
  {
    locale: 'ar',
    title: portalWordsArabic.today,
    links: [scheduleWordsArabic.tab, leaveWordsArabic.ask, portalWordsArabic.nextPay.open],
    button: new RegExp(`^(${attendanceWordsArabic.today.punchIn}|${attendanceWordsArabic.today.punchOut})$`),
    bell: new RegExp(bellWordsArabic.bell),
  },
]

for (const { locale, title, links, button, bell } of PORTALS)
  test(`the rows of the portal’s first card come with at most 200 kB of scripts, and what nobody sees at once after them: ${locale}`, async ({
    browser,
  }) => {
    // A browser of its own, with nothing kept: the others share one.
    const context = await browser.newContext({ locale })
    const page = await context.newPage()
    await signedIn(page, 'employee')
    await page.addInitScript((label) => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector(`section[aria-label="${label}"] li strong`)) return
        performance.mark('row')
        if (document.querySelectorAll(`section[aria-label="${label}"] li`).length < 4) return
        performance.mark('rows')
        watch.disconnect()
      })
      watch.observe(document, { subtree: true, childList: true })
    }, title)
    await page.goto('/employee-portal')
    const today = page.getByRole('region', { name: title, exact: true })
    for (const name of links) await expect(today.getByRole('link', { name })).toBeVisible()
    await expect(today.getByRole('button', { name: button })).toBeVisible()
    // The bell is the last of what comes later.
    await expect(page.getByRole('button', { name: bell })).toBeVisible()
    const { rowsAt, scripts } = await page.evaluate(() => ({
      rowsAt: performance.getEntriesByName('rows').at(-1)?.startTime ?? 0,
      scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ name, startTime, encodedBodySize }) => ({ name: new URL(name).pathname, startTime, encodedBodySize })),
    }))
    await context.close()
    expect(rowsAt).toBeGreaterThan(0)
    const before = scripts.filter(({ startTime }) => startTime <= rowsAt)
    const sum = before.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0)
    const list = before.map(({ name, encodedBodySize }) => `${encodedBodySize} ${name}`).join('\n')
    // Some came, compressed: a sum of nothing would prove nothing.
    expect(sum, list).toBeGreaterThan(100_000)
    expect(sum, list).toBeLessThanOrEqual(MOST_OF_PORTAL)
    expect(list).not.toMatch(/later|kit-|inside-/)
    // Nobody carries the words of a language they do not read.
    if (locale === 'ar') expect(list).not.toMatch(/words-en-/)
  })
