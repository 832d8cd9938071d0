import { ensurePipeline, firstStageOf } from '../src/features/hiring/stages/begin.ts'
import type { Person, TestServer } from './support.ts'

type Over = { name?: string; email?: string; stage?: string; unmet?: number; language?: string; country?: string }

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Applications to a job, put there past the calls: only to have something to move. The stage by its kind. */
export const addApplications = async (app: TestServer, person: Person, jobId: string, people: readonly Over[]) => {
  const { companyId } = person
  await app.server.services.database.forCompany(companyId, async (db) => {
    await ensurePipeline(db, companyId)
    await firstStageOf(db, companyId, jobId)
  })
  const added: { id: string; number: number; stageId: string }[] = []
  for (const over of people) {
    const { name = 'Priya Nair', email, stage = 'applied', unmet = 0, language = 'en', country = 'SG' } = over
    const address = email ?? `p${crypto.randomUUID().slice(0, 8)}@people.example`
    const [made] = await app.look<{ id: string; number: number; stage_id: string }>(`
      with c as (insert into candidates (company_id, name, email, country, headline)
          values ('${companyId}', ${quoted(name)}, ${quoted(address)}, '${country}', 'Plans deliveries') returning id),
        j as (update jobs set applications = applications + 1 where company_id = '${companyId}' and id = '${jobId}'
          returning applications, pipeline_id),
        s as (select p.id from pipeline_stages p, j where p.company_id = '${companyId}' and p.kind = '${stage}' and p.archived_at is null
          and p.pipeline_id = coalesce(j.pipeline_id, (select id from pipelines where company_id = '${companyId}' and is_default))
          order by p.position limit 1)
      insert into applications (company_id, job_id, candidate_id, number, stage_id, rank, sent, answers, unmet, language)
        select '${companyId}', '${jobId}', c.id, j.applications, s.id, j.applications,
          jsonb_build_object('name', ${quoted(name)}, 'email', ${quoted(address)}, 'note', ${quoted(`I am ${name} and I plan deliveries.`)}),
          '[]', ${unmet}, '${language}' from c, j, s
      returning id, number, stage_id`)
    if (!made) throw new Error('No application was added')
    added.push({ id: made.id, number: made.number, stageId: made.stage_id })
  }
  return added
}

/** The company's stages by kind. */
export const stagesOf = async (app: TestServer, person: Person): Promise<Record<string, string>> => {
  const rows = await app.look<{ id: string; kind: string }>(
    `select s.id, s.kind from pipeline_stages s join pipelines p on p.company_id = s.company_id and p.id = s.pipeline_id
      where s.company_id = '${person.companyId}' and p.is_default and s.archived_at is null order by position desc`,
  )
  return Object.fromEntries(rows.map((r) => [r.kind, r.id]))
}

/** Many applications of no particular people, behind those that are there. */
export const addMany = async (
  app: TestServer,
  person: Person,
  jobId: string,
  { count, stageId }: { count: number; stageId: string },
) => {
  const { companyId } = person
  await app.look(`
    with c as (insert into candidates (company_id, name, email) select '${companyId}', 'Person ' || n, 'n' || n || gen_random_uuid() || '@people.example'
        from generate_series(1, ${count}) n returning id),
      n as (select id, row_number() over () + 10000 as n from c)
    insert into applications (company_id, job_id, candidate_id, number, stage_id, rank, sent)
      select '${companyId}', '${jobId}', id, n, '${stageId}', n, '{}' from n`)
  return app.look<{ id: string }>(
    `select id from applications where job_id = '${jobId}' and number > 10000 order by number`,
  )
}
