import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

export const listPipelines = (db: Db, companyId: string) =>
  db.many<{ id: string; name: string; is_default: boolean; version: number; jobs: number }>(sql`
    select pipeline.id, pipeline.name, pipeline.is_default, pipeline.version,
        (select count(*)::int from jobs job where job.company_id = pipeline.company_id and job.pipeline_id = pipeline.id) as jobs
      from pipelines pipeline where pipeline.company_id = ${companyId} and pipeline.archived_at is null order by pipeline.is_default desc,
        pipeline.created_at, pipeline.id`)

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
    select stage.id, stage.pipeline_id, stage.name, stage.kind, stage.card_limit, stage.days_limit, coalesce(counted.active, 0) as active
      from pipeline_stages stage left join (select stage_id, count(*)::int as active from applications
        where company_id = ${companyId} and outcome = 'active' group by stage_id) counted on counted.stage_id = stage.id
     where stage.company_id = ${companyId} and stage.archived_at is null order by stage.position`)

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
    update pipeline_stages stage set position = placed.position, name = placed.name, kind = placed.kind, card_limit = placed."cardLimit",
      days_limit = placed."daysLimit"
      from jsonb_to_recordset(${placed}::jsonb) as placed(id uuid, position int, name text, kind text, "cardLimit" int, "daysLimit" int)
     where stage.company_id = ${companyId} and stage.pipeline_id = ${pipelineId} and stage.id = placed.id`)
  await db.run(sql`
    insert into pipeline_stages (company_id, pipeline_id, position, name, kind, card_limit, days_limit)
    select ${companyId}::uuid, ${pipelineId}::uuid, position, name, kind, "cardLimit", "daysLimit"
      from jsonb_to_recordset(${placed}::jsonb) as placed(id uuid, position int, name text, kind text, "cardLimit" int, "daysLimit" int)
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
  const rows = sql`jsonb_to_recordset(${placed}::jsonb) as placed(id uuid, position int, name text, "publicPhrase" text)`
  await db.run(sql`
    update reject_reasons set archived_at = now() where company_id = ${companyId} and archived_at is null
       and id <> all(${list.flatMap((r) => r.id ?? [])}::uuid[])`)
  await db.run(sql`
    update reject_reasons reason set position = placed.position, name = placed.name, public_phrase = placed."publicPhrase" from ${rows}
     where reason.company_id = ${companyId} and reason.id = placed.id`)
  await db.run(sql`
    insert into reject_reasons (company_id, position, name, public_phrase)
    select ${companyId}::uuid, position, name, "publicPhrase" from ${rows} where id is null`)
}
