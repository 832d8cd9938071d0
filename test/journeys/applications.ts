import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIResponse, expect, type Page } from '@playwright/test'
import pg from 'pg'

const DATA_DIR = join(import.meta.dirname, '../..', `.data-e2e-${process.env.E2E_PORT ?? '3210'}`)

const databaseUrl = () => {
  if (process.env.E2E_DATABASE_URL) return process.env.E2E_DATABASE_URL
  const { database } = JSON.parse(readFileSync(join(DATA_DIR, 'keys.json'), 'utf8')) as { database: string }
  const port = readFileSync(join(DATA_DIR, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]
  return `postgres://fourshore:${database}@127.0.0.1:${port}/fourshore`
}

const well = async (answer: APIResponse) => {
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

/** A company of its own, signed in, with a job that nobody else looks at. */
export const ownCompany = async (page: Page, word: string, country = 'SG', over: object = {}) => {
  const answer = await page.request.post('/api/auth/signup', {
    data: {
      email: `owner-${word}@journey.example`.toLowerCase(),
      password: 'a quiet morning by the sea',
      role: 'employer',
      firstName: 'Mei',
      lastName: 'Tan',
      companyName: `Harbour ${word}`,
      country,
    },
  })
  const session = await well(answer)
  const headers = { authorization: `Bearer ${session.token}` }
  const made = await page.request.post('/api/company/jobs', {
    headers,
    data: { content: { title: `${word} planner`, country, ...over } },
  })
  const jobId = (await well(made)).data.job.id as string
  await well(await page.request.get('/api/company/pipelines', { headers }))
  return { session, headers, jobId, companyId: session.user.company_id as string }
}

/** Applications to a job, put there past the calls. */
export const apply = async (companyId: string, jobId: string, people: number) => {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  const add = () =>
    client.query(
      `with c as (insert into candidates (company_id, name, email, headline)
        select $1::uuid, 'Person ' || n, 'p' || n || '-' || left($2::text, 8) || '@people.example', 'Plans deliveries ' || n
          from generate_series(1, $3::int) n returning id, name),
      n as (select id, name, row_number() over (order by length(name), name) n from c),
      s as (select s.id from pipeline_stages s join pipelines p on p.company_id = s.company_id and p.id = s.pipeline_id
        where s.company_id = $1::uuid and p.is_default order by s.position limit 1)
      insert into applications (company_id, job_id, candidate_id, number, stage_id, rank, applied_at, sent)
        select $1::uuid, $2::uuid, n.id, n.n, s.id, n.n, now() - make_interval(mins => ($3::int - n.n)::int), jsonb_build_object('note', 'I am ' || n.name || ' and I plan deliveries.') from n, s`,
      [companyId, jobId, people],
    )
  // The company's first pipeline is there a moment after the call that made it.
  await expect.poll(async () => (await add()).rowCount).toBe(people)
  await client.query('update jobs set applications = $3 where company_id = $1 and id = $2', [companyId, jobId, people])
  await client.end()
}

/** So many days go by for the interviews of a company: they lie that much further back. */
export const letTimePass = async (companyId: string, days: number) => {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  await client.query(
    'update interviews set starts_at = starts_at - make_interval(days => $2::int) where company_id = $1 and starts_at is not null',
    [companyId, days],
  )
  await client.end()
}
