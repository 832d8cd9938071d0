// When the list of employees can be used, in a new browser and in one that has been here, beside a bare page that asks for the same list and writes it
// into a table: what is between them is ours. RUNS changes how often. Requests, scripts and rounds (the longest chain of requests of which each
// began after the one before had ended) do not depend on the machine. Timed by the page itself, from when it was asked for to the frame its first
// row is in: what looks at a page from outside brings scripts of its own. Each visit begins three seconds after the one before stood there.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../test/browser.ts'
import { median, startProduct, table, untilJobsAreDone } from './support.ts'

const RUNS = Number(process.env.RUNS ?? 5)
const PORT = 3474
const LIST = '/api/employees?sort=name&page=1&pageSize=50'

const product = await startProduct(PORT, { SITE: 'dist', DEMO: '1', DEMO_MONTHS: '6' })
await untilJobsAreDone(product)

const login = await fetch(`${product.url}/api/auth/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'owner@fourwinds.example', password: 'quiet harbour at dawn', role: 'employer' }),
})
const session = (await login.json()) as { token: string; user: object }

const BARE = `<!doctype html><table></table><script>
  fetch('${LIST}', { headers: { authorization: 'Bearer ' + localStorage.getItem('auth_token') } }).then((r) => r.json()).then((body) => {
    for (const e of body.data?.employees ?? body.employees) {
      const row = document.querySelector('table').insertRow()
      for (const text of [e.full_name, e.department, e.position, e.status]) row.insertCell().textContent = text
    }
  })
</script>`

type Load = { usable: number; painted: number; requests: number; scripts: number; rounds: number }

/** The longest chain of requests of which each began after the one before had ended. */
const roundsOf = (spans: { start: number; end: number }[]): number => {
  let rounds = 0
  let over = -1
  for (const { start, end } of spans.sort((a, b) => a.end - b.end))
    if (start >= over) {
      rounds++
      over = end
    }
  return rounds
}

const STANDS_MS = 3_000

type Told = { usable: (ms: number) => void }

/** Runs in each page before its own scripts: tells when the frame with the first element of this kind has been drawn. */
const watch = (ready: string) => {
  const look = () => {
    const found = document.querySelector<HTMLElement>(ready)
    if (!found?.offsetParent) return
    observer.disconnect()
    const tell = () => (window as unknown as { usableAt: (ms: number) => void }).usableAt(performance.now())
    requestAnimationFrame(() => setTimeout(tell))
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['class', 'hidden', 'style'] })
}

const load = async (page: Page, path: string, told: Told): Promise<Load> => {
  const usableAt = new Promise<number>((resolve) => {
    told.usable = resolve
  })
  await page.goto(product.url + path, { waitUntil: 'commit' })
  const usable = await usableAt
  await sleep(STANDS_MS)
  const seen = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    files: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((file) => ({
      script: new URL(file.name).pathname.endsWith('.js'),
      start: file.startTime,
      end: file.responseEnd,
    })),
  }))
  return {
    usable,
    painted: seen.painted,
    requests: seen.files.length,
    scripts: seen.files.filter(({ script }) => script).length,
    rounds: roundsOf(seen.files),
  }
}

type Visits = [first: Load, second: Load, third: Load]

const visit = async (browser: Browser, path: string, ready: string): Promise<Visits> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const told: Told = { usable: () => {} }
  await page.exposeBinding('usableAt', (_page, ms: number) => told.usable(ms))
  await page.addInitScript(watch, ready)
  await page.addInitScript(
    ([token, user]) => {
      localStorage.setItem('auth_token', token as string)
      localStorage.setItem('user_data', user as string)
    },
    [session.token, JSON.stringify(session.user)],
  )
  // On the bare page alone: whoever takes requests apart switches the browser's own store of files off, and each waits for the answer.
  if (path === '/bare') await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: BARE }))
  const visits: Visits = [await load(page, path, told), await load(page, path, told), await load(page, path, told)]
  await context.close()
  return visits
}

const browser = await chromium.launch(launchOptions)
const ours: Visits[] = []
const bare: Visits[] = []
// Once to warm up, then in turn.
await visit(browser, '/dashboard/employees', 'button[aria-label^="Advanced: "]')
for (let run = 0; run < RUNS; run++) {
  ours.push(await visit(browser, '/dashboard/employees', 'button[aria-label^="Advanced: "]'))
  bare.push(await visit(browser, '/bare', 'td'))
}
await browser.close()

const row = (name: string, loads: readonly Load[]): (string | number)[] => [
  name,
  Math.round(median(loads.map((l) => l.usable))),
  Math.round(median(loads.map((l) => l.painted))),
  median(loads.map((l) => l.requests)),
  median(loads.map((l) => l.scripts)),
  median(loads.map((l) => l.rounds)),
]
table(
  ['page', 'usable ms', 'painted ms', 'requests', 'scripts', 'rounds'],
  [
    row(
      'employees, new browser (limit 700)',
      ours.map(([first]) => first),
    ),
    row(
      'employees, again (limit 300)',
      ours.map(([, second]) => second),
    ),
    row(
      'employees, a third time',
      ours.map(([, , third]) => third),
    ),
    row(
      'bare page, new browser',
      bare.map(([first]) => first),
    ),
    row(
      'bare page, again',
      bare.map(([, second]) => second),
    ),
  ],
)
await product.stop()
