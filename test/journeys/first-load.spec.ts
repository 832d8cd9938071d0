import { expect, test } from '@playwright/test'
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
  // What nobody sees at once, the bell and the help, comes after the list was asked for.
  const scripts = loaded.filter(({ path, startTime }) => path.endsWith('.js') && startTime < list)
  expect(scripts.length).toBeLessThanOrEqual(20)
  // The screen and the parts of its list are fetched with the page's first files, not after them.
  const first = Math.min(...scripts.map(({ startTime }) => startTime))
  for (const name of ['/frame-', '/list-', '/EmployeeManagement.screen-']) {
    const part = scripts.find(({ path }) => path.includes(name))
    expect(part?.startTime, name).toBeLessThan(first + 150)
  }
  // What the figures and boxes show is asked for together, and before the list, whose time is said by the specification.
  const others = loaded.filter(({ path }) => /counters|departments|work-countries/.test(path))
  expect(others).toHaveLength(3)
  for (const { startTime } of others) expect(startTime).toBeLessThan(list)
})

test('a page of the dashboard is drawn with few requests: home and the portal', async ({ page, context }) => {
  for (const [role, path, most] of [
    ['employer', '/dashboard', 20],
    ['employee', '/employee-portal', 40],
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
