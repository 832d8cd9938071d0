// Searching two thousand people who agreed to be found, with all their counts: each kind of question, one after the other, as an employer asks it.
import pg from 'pg'
import { demoLogins } from '../src/app/demo.logins.ts'
import { json, startProduct, table } from './support.ts'

const RUNS = Number(process.env.RUNS ?? 100)
const product = await startProduct(Number(process.env.PORT ?? 3463), { DEMO: '1', DEMO_MONTHS: '6' })
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

const QUESTIONS = {
  everybody: '',
  'a word': 'q=engineer',
  boolean: `q=${encodeURIComponent('(engineer OR developer) NOT manager place:singapore')}`,
  'a field and filters': `q=${encodeURIComponent('title:developer')}&mode=remote&years=5-9`,
  'nobody, and what keeps most away': `q=${encodeURIComponent('engineer qqnobody')}&mode=remote`,
}
const rows: (string | number)[][] = []
for (const [name, query] of Object.entries(QUESTIONS)) {
  const times: number[] = []
  for (let i = 0; i < RUNS; i++) {
    const from = performance.now()
    await json('GET', `${product.url}/api/company/talent?${query}`, undefined, token)
    times.push(performance.now() - from)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.min(RUNS - 1, Math.floor(RUNS * share))] as number)
  rows.push([name, at(0.5), at(0.95), at(0.99), '100'])
}
await product.stop()
console.log(`${cards} people, ${RUNS} questions of each kind, milliseconds`)
table(['question', 'p50', 'p95', 'p99', 'limit'], rows)
