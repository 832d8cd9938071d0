import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

export const listPipelines = (db: Db, companyId: string) =>
  db.many<{ id: string; name: string; is_default: boolean; version: number; jobs: number }>(sql`
    select p.id, p.name, p.is_default, p.version,
        (select count(*)::int from jobs j where j.company_id = p.company_id and j.pipeline_id = p.id) as jobs
      from pipelines p where p.company_id = ${companyId} and p.archived_at is null order by p.is_default desc, p.created_at, p.id`)

export const listStages = (db: Db, companyId: string) =>
  db.many<{
    id: string
    pipeline_id: string
    name: string
    kind: string
    card_limit: number | null
    days_limit: number | null
    active: number
  }>(sql`
    select s.id, s.pipeline_id, s.name, s.kind, s.card_limit, s.days_limit, coalesce(n.active, 0) as active
      from pipeline_stages s left join (select stage_id, count(*)::int as active from applications
        where company_id = ${companyId} and outcome = 'active' group by stage_id) n on n.stage_id = s.id
     where s.company_id = ${companyId} and s.archived_at is null order by s.position`)

export const lockPipeline = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('pipelines')
      .select(['id', 'name', 'version', 'is_default'])
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('archived_at', 'is', null)
      .forUpdate(),
  )

export const insertPipeline = (db: Db, companyId: string, name: string) =>
  db.one(k.insertInto('pipelines').values({ company_id: companyId, name }).returning('id'))

export const renamePipeline = (db: Db, companyId: string, id: string, name: string) =>
  db.run(
    k
      .updateTable('pipelines')
      .set({ name, version: sql`version + 1` })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

type Stage = { name: string; kind: string; cardLimit: number | null; daysLimit: number | null }

/** Puts the list in place of what stood there: the places are free while it is rewritten, since those left out go first. */
export const replaceStages = async (
  db: Db,
  companyId: string,
  pipelineId: string,
  list: readonly (Stage & { id: string | null })[],
) => {
  const stored = list.flatMap((s) => s.id ?? [])
  await db.run(sql`
    update pipeline_stages set archived_at = case when id = any(${stored}::uuid[]) then null else now() end, position = position + 1000
     where company_id = ${companyId} and pipeline_id = ${pipelineId} and archived_at is null`)
  const placed = JSON.stringify(list.map((s, i) => ({ ...s, position: i + 1 })))
  await db.run(sql`
    update pipeline_stages s set position = l.position, name = l.name, kind = l.kind, card_limit = l."cardLimit", days_limit = l."daysLimit"
      from jsonb_to_recordset(${placed}::jsonb) as l(id uuid, position int, name text, kind text, "cardLimit" int, "daysLimit" int)
     where s.company_id = ${companyId} and s.pipeline_id = ${pipelineId} and s.id = l.id`)
  await db.run(sql`
    insert into pipeline_stages (company_id, pipeline_id, position, name, kind, card_limit, days_limit)
    select ${companyId}::uuid, ${pipelineId}::uuid, position, name, kind, "cardLimit", "daysLimit"
      from jsonb_to_recordset(${placed}::jsonb) as l(id uuid, position int, name text, kind text, "cardLimit" int, "daysLimit" int)
     where id is null`)
}

export const listRejectReasons = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('reject_reasons')
      .select(['id', 'name', 'public_phrase as publicPhrase'])
      .where('company_id', '=', companyId)
      .where('archived_at', 'is', null)
      .orderBy('position'),
  )

export const replaceRejectReasons = async (
  db: Db,
  companyId: string,
  list: readonly { id: string | null; name: string; publicPhrase: string }[],
) => {
  const placed = JSON.stringify(list.map((r, i) => ({ ...r, position: i + 1 })))
  const rows = sql`jsonb_to_recordset(${placed}::jsonb) as l(id uuid, position int, name text, "publicPhrase" text)`
  await db.run(sql`
    update reject_reasons set archived_at = now() where company_id = ${companyId} and archived_at is null
       and id <> all(${list.flatMap((r) => r.id ?? [])}::uuid[])`)
  await db.run(sql`
    update reject_reasons r set position = l.position, name = l.name, public_phrase = l."publicPhrase" from ${rows}
     where r.company_id = ${companyId} and r.id = l.id`)
  await db.run(sql`
    insert into reject_reasons (company_id, position, name, public_phrase)
    select ${companyId}::uuid, position, name, "publicPhrase" from ${rows} where id is null`)
}
