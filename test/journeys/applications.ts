import { type APIResponse, expect, type Page } from '@playwright/test'
import { past } from './database.ts'
import { unique } from './journey.ts'

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
  const add = () =>
    past(
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
  await expect.poll(async () => (await add()).count).toBe(people)
  await past('update jobs set applications = $3 where company_id = $1 and id = $2', [companyId, jobId, people])
}

/** So many days go by for the interviews of a company: they lie that much further back. */
export const letTimePass = async (companyId: string, days: number) => {
  await past(
    'update interviews set starts_at = starts_at - make_interval(days => $2::int) where company_id = $1 and starts_at is not null',
    [companyId, days],
  )
}

/** Overtime that was asked for is of another day: earlier than anybody may ask for it now. */
export const overtimeOf = async (companyId: string, day: string) => {
  const moved = await past('update overtime_requests set work_date = $2 where company_id = $1', [companyId, day])
  expect(moved.count).toBe(1)
}

type Headers = Record<string, string>

/** A job that is open. */
export const publishedJob = async (page: Page, headers: Headers, over: object = {}) => {
  const places = await (await page.request.get('/api/places?country=SG&search=woodlands')).json()
  const content = {
    title: `Pastry chef ${unique()}`,
    country: 'SG',
    placeId: places.data.places[0].id,
    vacancies: 1,
    description:
      'You bake what is on the table at seven in the morning, plan the week and teach two apprentices how it is done.',
    employmentType: 'FULL_TIME',
    workMode: 'onsite',
    payMin: '3000',
    payMax: '4200',
    payPeriod: 'MONTH',
    closesOn: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    mustHave: ['Laminated dough'],
    ...over,
  }
  const job = await (await page.request.post('/api/company/jobs', { headers, data: { content } })).json()
  const { id } = job.data.job
  const moved = await page.request.post(`/api/company/jobs/${id}/move`, { headers, data: { action: 'publish' } })
  expect(moved.status(), await moved.text()).toBe(200)
  return { jobId: id as string, title: content.title }
}

/** Somebody applies for it, with or without an account; answers with the application as the company lists it. */
export const applyFor = async (page: Page, jobId: string, who: { name: string; email: string; headers?: Headers }) => {
  const { name, email, headers = {} } = who
  const data = { key: crypto.randomUUID(), name, email, note: 'Twelve years of dough.', consent: true, answers: [] }
  const sent = await page.request.post(`/api/jobs/${jobId}/applications`, { headers, data })
  expect(sent.status(), await sent.text()).toBe(201)
}
export const applicationFor = async (page: Page, headers: Headers, jobId: string): Promise<string> => {
  const listed = await (await page.request.get(`/api/company/applications?job=${jobId}`, { headers })).json()
  return listed.data.applications[0].id
}

/** Past the first screening. */
export const moveToInterview = async (page: Page, headers: Headers, application: string) => {
  const pipelines = (await (await page.request.get('/api/company/pipelines', { headers })).json()).data.pipelines
  const stage = (pipelines[0].stages as { id: string; kind: string }[]).find(({ kind }) => kind === 'interview')
  const data = { applications: [{ id: application }], action: 'move', stageId: stage?.id }
  const moved = await page.request.post('/api/company/applications/move', { headers, data })
  expect(moved.ok(), await moved.text()).toBe(true)
}

/** A job that is open, and somebody who applied for it by the link of their own letter. */
export const applied = async (page: Page, headers: Headers, over: object = {}) => {
  const { jobId, title } = await publishedJob(page, headers, over)
  const email = `${unique()}@people.example`
  await applyFor(page, jobId, { name: 'Asha Rao', email })
  return { email, jobId, application: await applicationFor(page, headers, jobId), title }
}

/** The address in a letter to somebody, from the outbox of developer mode; the letter may still be on its way there. */
export const linkTo = async (page: Page, headers: Headers, email: string, address = /\/application\/[\w-]{16,}/) => {
  let found = ''
  await expect(async () => {
    const box = await (await page.request.get(`/api/outbox?recipient=${encodeURIComponent(email)}`, { headers })).json()
    for (const { id } of box.data.messages) {
      const letter = await page.request.post(`/api/outbox/${id}/read`, { headers, data: {} })
      found ||= address.exec((await letter.json()).data.text)?.[0] ?? ''
    }
    expect(found).not.toBe('')
  }).toPass({ timeout: 30_000 })
  return found
}

/** Their candidates agreed to be kept for another 90 days. */
export const mayBeKept = async (companyId: string) => {
  await past('update candidates set keep_until = current_date + 90 where company_id = $1', [companyId])
}

/** A question of somebody who applied that nobody has answered yet. */
export const asked = async (companyId: string, jobId: string, number: number) => {
  await past(
    `insert into application_messages (company_id, application_id, by_kind, subject, body, at)
      select company_id, id, 'candidate', '', 'Where do I stand?', now() from applications where company_id = $1 and job_id = $2 and number = $3`,
    [companyId, jobId, number],
  )
}
