// Comparing people who agreed to be found with confirmed criteria, over all cards of the demonstration: the search, and reading what came out.
import pg from 'pg'
import { demoLogins } from '../src/app/demo.logins.ts'
import { json, startProduct, table } from './support.ts'

const RUNS = Number(process.env.RUNS ?? 20)
const product = await startProduct(Number(process.env.PORT ?? 3464), { DEMO: '1', DEMO_MONTHS: '6' })
const login = demoLogins.find((l) => l.role === 'employer')
const { token } = await json('POST', `${product.url}/api/auth/login`, {
  email: login?.email,
  password: login?.password,
  role: 'employer',
})
const client = new pg.Client({ connectionString: product.databaseUrl() })
await client.connect()
// The demonstration is filled while the server answers.
const count = async () =>
  Number((await client.query(`select count(*)::int n from talent_cards where visibility <> 'private'`)).rows[0].n)
for (let i = 0; i < 240 && (await count()) < 1_000; i++) await new Promise((go) => setTimeout(go, 500))
const cards = await count()
await client.end()

const KINDS = {
  'one criterion': ['Food safety'],
  'six criteria': [
    '3 years as software developer',
    'JavaScript',
    'SQL',
    'Led a team',
    'Degree in Computer Science',
    'Testing',
  ],
  'words that many have': ['Customers', 'Team', 'Reports', 'Planning', 'Safety', 'Management', 'Training', 'Quality'],
}
const base = `${product.url}/api/company/talent-search/runs`
const rows: (string | number)[][] = []
for (const [name, texts] of Object.entries(KINDS)) {
  const times: { search: number[]; read: number[] } = { search: [], read: [] }
  for (let i = 0; i < RUNS; i++) {
    const criteria = texts.map((text, n) => ({
      id: `c${n}`,
      want: n % 2 ? 'nice' : 'must',
      text,
      weight: 1 + ((i + n) % 3),
      reason: null,
    }))
    let from = performance.now()
    const { data } = await json('POST', base, { source: 'criteria', title: name, criteria }, token)
    times.search.push(performance.now() - from)
    from = performance.now()
    await json('GET', `${base}/${data.id}`, undefined, token)
    times.read.push(performance.now() - from)
  }
  for (const [what, of] of Object.entries(times)) {
    of.sort((a, b) => a - b)
    const at = (share: number) => Math.round(of[Math.min(RUNS - 1, Math.floor(RUNS * share))] as number)
    rows.push([`${name}: ${what}`, at(0.5), at(0.95), '2000'])
  }
}
await product.stop()
console.log(`${cards} people, ${RUNS} of each kind, milliseconds`)
table(['question', 'p50', 'p95', 'limit'], rows)
