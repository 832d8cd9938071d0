// Searching with a sentence beside the plain search, over the same adverts: SIZES, RUNS and SECONDS change what is measured.
import autocannon from 'autocannon'
import pg from 'pg'
import { json, type Load, load, median, signUp, startProduct, table } from './support.ts'

const SIZES = (process.env.SIZES ?? '3000,100000').split(',').map(Number)
const RUNS = Number(process.env.RUNS ?? 3)
const SECONDS = Number(process.env.SECONDS ?? 5)
const CONNECTIONS = 32

const SAID = [
  'part-time nurse near Woodlands, no nights, about 3.5k',
  'remote software developer, at least SGD 6k a month',
  'accountant in Mumbai, hybrid, posted this week',
  'chef within 10 km of Toronto, no weekends',
  'warehouse worker or driver near Dubai, full time',
  'teacher in Chennai, not part time',
]
const WORDS = ['nurse', 'software developer', 'accountant', 'chef', 'driver', 'teacher']

/** Adverts with titles of occupations, as in the search of a million jobs, and text in which the excluded words stand now and then. */
const fill = async (databaseUrl: string, companyId: string, from: number, to: number) => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `create temporary table made as
     select gen_random_uuid() id, n, o.title, o.id occupation_id, o.field, p.country, p.id place_id,
            200000 + n::bigint * 7919 % 900000 pay, now() - n * interval '3 seconds' posted,
            'You plan deliveries and keep in touch with drivers. ' || case n % 5 when 0 then 'There are night shifts. ' else '' end
              || repeat('The team is small and the work is varied. ', 8) text
       from generate_series($1::int + 1, $2::int) n
       join occupations o on o.id = 1 + n::bigint * 7919 % 3007
       join places p on p.id = 1 + (n::bigint * 104729 % 2732)`,
    [from, to],
  )
  await client.query(
    `insert into jobs (company_id, id, status, title, department, country, content, revision, posted_at, closes_at)
     select $1, id, 'open', title, 'Operations', country, '{}', 1, posted, now() + interval '30 days' from made`,
    [companyId],
  )
  await client.query(
    `insert into job_adverts (company_id, id, open, title, department, occupation_id, field, employment_type, work_mode, seniority, country,
       place_id, currency, month_max, pay_band, shown, posted_at, updated_at, closes_at, title_words, words)
     select $1, m.id, true, title, 'Operations', occupation_id, field, (array['FULL_TIME', 'PART_TIME', 'TEMPORARY'])[1 + n % 3],
       (array['onsite', 'hybrid', 'remote'])[1 + n / 3 % 3], (array['entry', 'mid', 'senior'])[1 + n / 9 % 3], m.country, place_id, 'SGD',
       pay, pay / 200000,
       jsonb_build_object('state', 'open', 'description', text, 'mustHave', '[]'::jsonb, 'niceToHave', '[]'::jsonb,
         'pay', jsonb_build_object('min', pay / 2, 'max', pay, 'period', 'MONTH'), 'closesOn', '2030-01-01',
         'place', jsonb_build_object('id', p.id, 'name', p.name, 'region', p.region, 'country', p.country, 'lat', p.lat, 'lng', p.lng)),
       posted, posted, now() + interval '30 days', to_tsvector('english', title),
       setweight(to_tsvector('english', title), 'A') || to_tsvector('english', text)
     from made m join places p on p.id = m.place_id`,
    [companyId],
  )
  await client.query('vacuum analyze job_adverts')
  await client.query('vacuum analyze job_tallies')
  // Stands in for hours of reading: a vector for every title, the first byte of which alone differs.
  await client.query(
    `insert into job_meanings (engine, title, vector)
     select 'minilm-l6-v2/fp16', t, decode(repeat(lpad(to_hex(abs(hashtext(t)) % 12), 2, '0'), 384), 'hex')
       from (select distinct lower(title) t from made) x on conflict do nothing`,
  )
  await client.end()
}

const input = async (url: string, token: string, seconds: number): Promise<Load> => {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    requests: SAID.map((said) => ({
      method: 'POST' as const,
      path: '/api/seeker/smart-search',
      body: JSON.stringify({ said }),
    })),
  })
  const { p50, p99 } = result.latency
  return { perSecond: result.requests.average, p50, p99, failed: result.non2xx + result.errors }
}

const rows: (string | number)[][] = []
const product = await startProduct(3405)
const { user } = await signUp(product.url)
const { token } = await json('POST', `${product.url}/api/auth/signup`, {
  email: `said-${Date.now()}@bench.example`,
  password: 'a quiet morning by the sea',
  role: 'job_seeker',
  firstName: 'B',
  lastName: 'M',
  country: 'SG',
})
let filled = 0
for (const size of SIZES) {
  await fill(product.databaseUrl(), user.company_id, filled, size)
  filled = size
  const plain = WORDS.map((w) => `${product.url}/api/jobs?search=${encodeURIComponent(w)}`)
  await load(plain, 'none', 1, CONNECTIONS)
  await input(product.url, token, 3)
  const both: [string, Load[]][] = [
    ['plain search, with facets', []],
    ['a sentence', []],
  ]
  for (let i = 0; i < RUNS; i++) {
    both[0]?.[1].push(await load(plain, 'none', SECONDS, CONNECTIONS))
    both[1]?.[1].push(await input(product.url, token, SECONDS))
  }
  for (const [what, runs] of both) {
    const of = (pick: (l: Load) => number) => median(runs.map(pick))
    const failed = runs.reduce((n, r) => n + r.failed, 0)
    rows.push([size, what, Math.round(of((l) => l.perSecond)), of((l) => l.p50), of((l) => l.p99), failed])
  }
}
table(['adverts', 'search', 'calls/s', 'p50 ms', 'p99 ms', 'failed'], rows)
await product.stop()
process.exit(0)
