// Jobs by distance: how long 10,000 places take on the map, in a real browser, and what the server reckons for each question.
import { chromium } from '@playwright/test'
import pg from 'pg'
import { clustersOf } from '../src/features/career/distance/clusters.rules.ts'
import { landIn } from '../src/features/career/distance/land.ts'
import { type Origin, reachedTowns, type Town } from '../src/features/career/distance/reach.rules.ts'
import { launchOptions } from '../test/browser.ts'
import { json, startProduct, table } from './support.ts'

const POINTS = Number(process.env.POINTS ?? 10_000)
/** What is promised for drawing them, ms. */
const LIMIT_MS = 500

const spread = (n: number) => ({ lat: 8 + ((n * 7919) % 24_000) / 1_000, lng: 70 + ((n * 104_729) % 18_000) / 1_000 })
const towns = Array.from(
  { length: POINTS },
  (_, n): Town => ({ id: n + 1, name: `Town ${n}`, region: '', country: 'IN', people: 20_000, ...spread(n) }),
)
const origins = Array.from(
  { length: 10 },
  (_, n): Origin => ({ id: `${n}`, name: 'Home', radiusKm: 200, excluded: n > 7, ...spread(n * 977) }),
)

const timed = async (work: () => unknown, times = 20): Promise<number[]> => {
  const took: number[] = []
  for (let n = 0; n < times; n++) {
    const begun = performance.now()
    await work()
    took.push(performance.now() - begun)
  }
  return took.sort((a, b) => a - b)
}
const middle = (took: readonly number[]) => (took[Math.floor(took.length / 2)] as number).toFixed(1)
const worst = (took: readonly number[]) => (took.at(-1) as number).toFixed(1)

const rows: (string | number)[][] = []
const add = (what: string, took: readonly number[], limit: number | string) =>
  rows.push([what, middle(took), worst(took), limit])
const points = towns.map(({ lat, lng, id }) => ({ lat, lng, id, jobs: 1 }))
for (const zoom of [4, 7, 10])
  add(`circles of ${POINTS} points, zoom ${zoom}`, await timed(() => clustersOf(points, zoom)), '')
add(`towns within reach of 10 places, of ${POINTS}`, await timed(() => reachedTowns(towns, origins)), '')
const [first] = await timed(() => landIn({ south: 1, west: 103, north: 2, east: 105 }), 1)
rows.push(['outlines of Singapore, the first', (first as number).toFixed(1), '', ''])
add(
  'outlines of a country, each anew',
  await timed(() => landIn({ south: 8 + Math.random(), west: 70, north: 32, east: 90 })),
  '',
)

const product = await startProduct(3463, { SITE: 'dist' })
const [email, password] = ['map@bench.example', 'a quiet morning by the sea']
const { user, token } = await json('POST', `${product.url}/api/auth/signup`, {
  email,
  password,
  role: 'job_seeker',
  firstName: 'M',
  lastName: 'P',
})
const client = new pg.Client({ connectionString: product.databaseUrl() })
await client.connect()
await client.query(
  `insert into seeker_subscriptions (user_id, tier, status, until) values ($1, 'premium_plus', 'active', now() + interval '9 days')
   on conflict (user_id) do update set tier = excluded.tier, status = excluded.status, until = excluded.until`,
  [user.id],
)
const added = await fetch(`${product.url}/api/seeker/places`, {
  method: 'POST',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'Home', lat: 20, lng: 79, radiusKm: 200 }),
})
if (!added.ok) throw new Error(await added.text())
await client.end()

const browser = await chromium.launch(launchOptions)
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
await page.addInitScript(
  ([t, u]) => {
    localStorage.setItem('auth_token', t as string)
    localStorage.setItem('user_data', u as string)
  },
  [token, JSON.stringify(user)],
)
await page.route('**/api/seeker/distance-map*', async (route) => {
  const answer = await (await route.fetch()).json()
  answer.data.towns = towns.map(({ people: _people, ...town }) => ({
    ...town,
    jobs: 1,
    km: 10,
    spread: 2,
    reach: 'sure',
    from: 'Home',
  }))
  answer.data.jobs = POINTS
  await route.fulfill({ json: answer })
})
await page.goto(`${product.url}/dashboard/seeker/distance-job-filter`)
await page.locator('.leaflet-marker-icon').first().waitFor()
/** A press of a button of the map, until the page has drawn what follows. */
const press = (name: string) =>
  page.evaluate(async (name) => {
    const button = document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)
    const begun = performance.now()
    button?.click()
    const drawn = performance.now() - begun
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
    return [drawn, performance.now() - begun] as [number, number]
  }, name)
const drawn: number[] = []
const painted: number[] = []
for (let n = 0; n < 10; n++)
  for (const name of ['Zoom out', 'Zoom in']) {
    const [one, other] = await press(name)
    drawn.push(one)
    painted.push(other)
  }
drawn.sort((a, b) => a - b)
painted.sort((a, b) => a - b)
add(`${POINTS} places drawn anew at another zoom`, drawn, LIMIT_MS)
add('the same, until it is painted', painted, LIMIT_MS)
table(['what', 'median ms', 'longest ms', 'limit ms'], rows)
await browser.close()
await product.stop()
