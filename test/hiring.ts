import { linkHashOf, linkTokenOf } from '../src/features/hiring/applications/link.ts'
import { DEFAULT_STAGES } from '../src/features/hiring/stages/defaults.rules.ts'
import { PASSWORD, type Person, type TestServer } from './support.ts'

/** An application as it lies in the database, for tests of what comes after applying. */
export type Applied = {
  id: string
  jobId: string
  link: string
  name: string
  email: string
  stages: Record<string, string>
}

const text = (value: string) => `'${value.replaceAll("'", "''")}'`

export const aJob = async (app: TestServer, owner: Person, over: Record<string, unknown> = {}) => {
  const content = {
    title: 'Chef',
    country: 'SG',
    department: 'Technical',
    mustHave: ['Cooking for 200', 'Food safety'],
    payMin: '4000',
    payMax: '5000',
    payPeriod: 'MONTH',
    vacancies: 1,
    ...over,
  }
  const [job] = await app.look<{ id: string }>(`
    insert into jobs (company_id, status, title, department, country, content, created_by)
    values ('${owner.companyId}', 'draft', ${text(content.title)}, ${text(content.department)}, '${content.country}', ${text(JSON.stringify(content))}, '${owner.userId}') returning id`)
  if (!job) throw new Error('no job')
  return job.id
}

export const anApplication = async (
  app: TestServer,
  owner: Person,
  jobId: string,
  name = 'Asha Rao',
): Promise<Applied> => {
  const { companyId } = owner
  const id = crypto.randomUUID()
  const email = `${id.slice(0, 8)}@people.example`
  await app.look(
    `insert into pipelines (company_id, name, is_default) values ('${companyId}', 'Hiring', true) on conflict do nothing`,
  )
  const [pipeline] = await app.look<{ id: string }>(
    `select id from pipelines where company_id = '${companyId}' and is_default`,
  )
  const found = await app.look<{ id: string; kind: string }>(
    `select id, kind from pipeline_stages where pipeline_id = '${pipeline?.id}'`,
  )
  const made =
    found.length > 0
      ? found
      : await app.look<{ id: string; kind: string }>(`
        insert into pipeline_stages (company_id, pipeline_id, position, name, kind) values
        ${DEFAULT_STAGES.map((s, i) => `('${companyId}', '${pipeline?.id}', ${i}, ${text(s.name)}, '${s.kind}')`).join(',')} returning id, kind`)
  const stages = Object.fromEntries(made.map((s) => [s.kind, s.id]))
  const [candidate] = await app.look<{ id: string }>(
    `insert into candidates (company_id, name, email, phone) values ('${companyId}', ${text(name)}, '${email}', '+6591234567') returning id`,
  )
  const link = linkTokenOf(app.server.services, companyId, id)
  await app.look(`
    insert into applications (company_id, id, job_id, candidate_id, link_hash, number, stage_id, rank, sent)
    select '${companyId}', '${id}', '${jobId}', '${candidate?.id}', '\\x${linkHashOf(link).toString('hex')}',
      coalesce(max(number), 0) + 1, '${stages.interview}', coalesce(max(number), 0) + 1, ${text(JSON.stringify({ name, email, phone: '+6591234567', note: '', cv: '' }))}
      from applications where job_id = '${jobId}'`)
  return { id, jobId, link, name, email, stages }
}

/** Somebody else who works for a company and signs in to it. */
export const anAdministrator = async (
  app: TestServer,
  owner: Person,
  firstName: string,
  role: 'employer_admin' | 'hr_admin' | 'read_only' | 'finance' | 'payroll_officer' | 'recruiter' = 'employer_admin',
): Promise<Person> => {
  const email = `${firstName.toLowerCase()}.${crypto.randomUUID().slice(0, 8)}@harbour.example`
  const [user] = await app.look<{ id: string }>(`
    insert into users (portal, role, company_id, email, first_name, last_name, password_hash, activated_at)
    select 'company', '${role}', company_id, '${email}', ${text(firstName)}, 'Lee', password_hash, now()
      from users where id = '${owner.userId}' returning id`)
  const { body } = await app.call('POST', '/api/auth/login', { body: { email, password: PASSWORD, role: 'employer' } })
  return { ...owner, token: body.token, userId: user?.id ?? '', email }
}

/** Says yes to everything of a kind that waits for somebody. */
export const agree = async (app: TestServer, who: Person, kind = 'control') => {
  const { body } = await app.call('GET', '/api/company/approvals', { token: who.token })
  const items = body.data.items
    .filter((i: { kind: string }) => i.kind === kind)
    .map(({ id, hash }: { id: string; hash: string }) => ({ id, hash }))
  return app.call('POST', '/api/company/approvals/decide', { token: who.token, body: { items, verdict: 'approve' } })
}
