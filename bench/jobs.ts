// The public search over a million jobs, with its facets and without, beside a bare program that asks one query for a page: JOBS, RUNS and
// SECONDS change what is measured. Many ask for many things: counts are kept for a while, so one row asks hundreds of different words.
import pg from 'pg'
import { type Load, load, median, startBare, startProduct, table } from './support.ts'

const JOBS = Number(process.env.JOBS ?? 1_000_000)
const RUNS = Number(process.env.RUNS ?? 3)
const SECONDS = Number(process.env.SECONDS ?? 5)

const product = await startProduct(3403)
const client = new pg.Client({ connectionString: product.databaseUrl() })
await client.connect()
// Two thousand companies.
await client.query(
  `insert into companies (slug, name, country, countries, trial_ends_at)
   select 'firm-' || n, 'Firm ' || n, 'SG', '{SG}', now() + interval '1 year' from generate_series(1, 2000) n`,
)
// Titles of occupations; half of the adverts within ten of them, as it is in life; a word nobody else has in one of a thousand.
await client.query(
  `create temporary table made as
   select gen_random_uuid() id, n, f.id company_id, o.title || case when n % 1000 = 0 then ' rare' || (n / 1000) else '' end title, o.id occupation_id, o.field,
          p.country, p.id place_id, 200000 + n::bigint * 7919 % 900000 pay, now() - n * interval '3 seconds' posted
     from generate_series(1, $1::int) n
     join occupations o on o.id = 1 + case when n % 2 = 0 then n % 10 * 113 else n::bigint * 7919 % 3007 end
     join places p on p.id = 1 + (n::bigint * 104729 % 2732)
     join companies f on f.slug = 'firm-' || 1 + n::bigint * 7907 % 2000`,
  [JOBS],
)
await client.query(
  `insert into jobs (company_id, id, status, title, department, country, content, revision, posted_at, closes_at)
   select company_id, id, 'open', title, 'Operations', country, '{}', 1, posted, now() + interval '30 days' from made`,
)
await client.query(
  `insert into job_adverts (company_id, id, open, title, department, occupation_id, field, employment_type, work_mode, seniority, country,
     place_id, currency, month_max, pay_band, shown, posted_at, updated_at, closes_at, title_words, words)
   select m.company_id, m.id, true, title, 'Operations', occupation_id, field, (array['FULL_TIME', 'PART_TIME', 'TEMPORARY'])[1 + n % 3],
     (array['onsite', 'hybrid', 'remote'])[1 + n / 3 % 3], (array['entry', 'mid', 'senior'])[1 + n / 9 % 3], m.country, place_id, 'SGD', pay, pay / 200000,
     jsonb_build_object('state', 'open', 'description', repeat('You plan deliveries and keep in touch with drivers. ', 12),
       'pay', jsonb_build_object('min', pay / 2, 'max', pay, 'period', 'MONTH'), 'closesOn', '2030-01-01',
       'place', jsonb_build_object('id', p.id, 'name', p.name, 'region', p.region, 'country', p.country, 'lat', p.lat, 'lng', p.lng)),
     posted, posted, now() + interval '30 days', to_tsvector('english', title),
     setweight(to_tsvector('english', title), 'A') || to_tsvector('english', 'You plan deliveries and keep in touch with drivers')
   from made m join places p on p.id = m.place_id`,
)
await client.query('vacuum analyze job_adverts')
await client.query('vacuum analyze job_tallies')
await client.query('analyze companies')
const bare = await startBare('bare-jobs.ts', 3404, product.databaseUrl())

const words = ['nurse', 'engineer', 'manager', 'driver', 'teacher', 'cook', 'technician', 'operator']
// Every word that stands in titles of occupations, so that next to nothing is answered from what was counted before.
const { rows: every } = await client.query<{ word: string }>(
  "select word from ts_stat('select to_tsvector(''simple'', title) from occupations') where word ~ '^[a-z]{4,}$' order by md5(word)",
)
const rare = Array.from({ length: 32 }, (_, i) => `rare${1 + ((i * 37) % Math.max(1, Math.floor(JOBS / 1000)))}`)
await client.end()
const input = (search: string[], more = '') => search.map((w) => `search=${w}${more}`)
const cases: [string, string[], string[] | null][] = [
  ['first page, nothing asked', [''], ['']],
  ['one country', ['country=SG', 'country=IN', 'country=CA', 'country=AE'], ['country=SG', 'country=IN']],
  ['a common word', input(words), input(words)],
  ['any word of a title', input(every.map((r) => r.word)), input(every.map((r) => r.word))],
  ['a rare word', input(rare), input(rare)],
  ['a word, country and mode', input(words, '&country=IN&mode=remote'), null],
  ['within 25 km', ['lat=1.35&lng=103.82&sort=distance', 'lat=43.7&lng=-79.4&sort=distance'], null],
  ['lowest pay, by pay', ['country=IN&salaryMin=5000&sort=pay'], null],
]
const rows: (string | number)[][] = []
for (const [name, ours, theirs] of cases) {
  const sets = [
    ['Fourshore, with facets', ours.map((q) => `${product.url}/api/jobs?${q}`)],
    ['Fourshore, without facets', ours.map((q) => `${product.url}/api/jobs?facets=none&${q}`)],
    ...(theirs ? [['bare Fastify + pg, page alone', theirs.map((q) => `${bare.url}/jobs?${q}`)]] : []),
  ] as [string, string[]][]
  for (const [who, urls] of sets) {
    await load(urls, 'none', 1)
    const runs: Load[] = []
    for (let i = 0; i < RUNS; i++) runs.push(await load(urls, 'none', SECONDS))
    const of = (pick: (l: Load) => number) => median(runs.map(pick))
    rows.push([
      name,
      who,
      Math.round(of((l) => l.perSecond)),
      of((l) => l.p50),
      of((l) => l.p99),
      runs.reduce((n, r) => n + r.failed, 0),
    ])
  }
}
table(['search', 'program', 'calls/s', 'p50 ms', 'p99 ms', 'failed'], rows)
await bare.stop()
await product.stop()
process.exit(0)
