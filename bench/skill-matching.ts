// Jobs by skills: how long the counts with the skills that open more, and a page of the list, take for somebody with twelve skills, asked one
// after the other. JOBS and RUNS change what is measured. Each advert asks three skills of its occupation.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { median, startProduct, table } from './support.ts'

const JOBS = Number(process.env.JOBS ?? 40_000)
const RUNS = Number(process.env.RUNS ?? 20)
/** A figure is there before somebody wonders whether the press was taken. */
const LIMIT_MS = 200

const product = await startProduct(3403)
const client = new pg.Client({ connectionString: product.databaseUrl() })
await client.connect()
await client.query(
  `insert into companies (slug, name, country, countries, trial_ends_at)
   select 'firm-' || n, 'Firm ' || n, 'SG', '{SG}', now() + interval '1 year' from generate_series(1, 500) n`,
)
await client.query(
  `create temporary table made as
   select gen_random_uuid() id, n, f.id company_id, o.title, o.id occupation_id, o.field, p.country, p.id place_id, now() - n * interval '3 seconds' posted,
          (select jsonb_agg(skill.title order by md5(n || skill.title)) from (
             select s.title from occupation_skills part join skills s on s.id = part.skill_id where part.occupation_id = o.id
              order by md5(n || s.title) limit 3) skill) must_have
     from generate_series(1, $1::int) n
     join occupations o on o.id = 1 + n::bigint * 7919 % 3007
     join places p on p.id = 1 + (n::bigint * 104729 % 2732)
     join companies f on f.slug = 'firm-' || 1 + n::bigint * 7907 % 500`,
  [JOBS],
)
await client.query(
  `insert into jobs (company_id, id, status, title, department, country, content, revision, posted_at, closes_at)
   select company_id, id, 'open', title, 'Operations', country, '{}', 1, posted, now() + interval '30 days' from made`,
)
await client.query(
  `insert into job_adverts (company_id, id, open, title, department, occupation_id, field, employment_type, work_mode, seniority, country,
     place_id, currency, month_max, pay_band, shown, posted_at, updated_at, closes_at, title_words, words)
   select m.company_id, m.id, true, title, 'Operations', occupation_id, field, 'FULL_TIME', 'onsite', 'mid', m.country, place_id, 'SGD', 500000, 2,
     jsonb_build_object('state', 'open', 'description', 'You plan deliveries.', 'mustHave', coalesce(must_have, '[]'), 'closesOn', '2030-01-01',
       'pay', jsonb_build_object('min', 250000, 'max', 500000, 'period', 'MONTH'),
       'place', jsonb_build_object('id', p.id, 'name', p.name, 'region', p.region, 'country', p.country, 'lat', p.lat, 'lng', p.lng)),
     posted, posted, now() + interval '30 days', to_tsvector('english', title), to_tsvector('english', title)
   from made m join places p on p.id = m.place_id`,
)
await client.query('vacuum analyze job_adverts')
const reading = performance.now()
await client.query(`select enqueue_job('read-needs', '{}'::json, 'read-needs')`)
const read = async () => Number((await client.query('select count(*) from job_needs')).rows[0].count)
while ((await read()) < JOBS) await sleep(500)
console.log(`${JOBS} adverts taken apart in ${((performance.now() - reading) / 1000).toFixed(0)} s`)
await client.query('vacuum analyze job_needs')
await client.query('vacuum analyze job_need_skills')

const post = async (method: string, path: string, body: object, token?: string) => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(product.url + path, { method, headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
const person = { email: 'asha@rivers.example', password: 'a quiet morning by the sea', role: 'job_seeker' }
const { token, user } = await post('POST', '/api/auth/signup', { ...person, firstName: 'Asha', lastName: 'Rao' })
await client.query(
  `insert into seeker_subscriptions (user_id, tier, status, until) values ($1, 'premium_plus', 'active', now() + interval '1 day')`,
  [user.id],
)
// The skills that are asked most, so that much is reached.
const { rows: asked } = await client.query<{ label: string }>(
  'select min(label) as label from job_need_skills group by skill order by count(*) desc, skill limit 12',
)
await client.end()
for (const { label } of asked)
  await post('PUT', '/api/seeker/skills', { skill: label, stand: 'added', note: null }, token)

const timed = async (path: string): Promise<number> => {
  const started = performance.now()
  const answer = await fetch(product.url + path, { headers: { authorization: `Bearer ${token}` } })
  await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return performance.now() - started
}
const cases: readonly [string, string][] = [
  ['counts, and the skills that open more', '/api/seeker/skill-unlocks'],
  ['a page, ready now', '/api/seeker/skill-jobs?gap=0'],
  ['a page, one skill away', '/api/seeker/skill-jobs?gap=1'],
  ['a page, two skills away', '/api/seeker/skill-jobs?gap=2'],
]
const rows: (string | number)[][] = []
for (const [name, path] of cases) {
  await timed(path)
  const times: number[] = []
  for (let n = 0; n < RUNS; n++) times.push(await timed(path))
  times.sort((a, b) => a - b)
  rows.push([name, median(times).toFixed(0), (times[Math.floor(times.length * 0.95)] ?? 0).toFixed(0), LIMIT_MS])
}
table(['asked', 'p50 ms', 'p95 ms', 'limit ms'], rows)
await product.stop()
process.exit(0)
