import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { StageKind } from '../jobs/stages.rules.ts'
import { DEFAULT_REASONS } from '../letters/reasons.rules.ts'
import { DEFAULT_STAGES } from './defaults.rules.ts'

const defaultOf = (db: Db, companyId: string) =>
  db.maybe(k.selectFrom('pipelines').select('id').where('company_id', '=', companyId).where('is_default', '=', true))

/**
 * The company's first pipeline, with stages and reasons to begin with, made when it is first needed. Whoever comes at the same time waits
 * for the index that allows one, and then finds what the other made.
 */
export const ensurePipeline = async (db: Db, companyId: string): Promise<string> => {
  const there = await defaultOf(db, companyId)
  if (there) return there.id
  const made = await db.maybe(
    k
      .insertInto('pipelines')
      .values({ company_id: companyId, name: 'Hiring', is_default: true })
      // Without naming the index: one over some of the rows is not found by a statement that is planned without its values.
      .onConflict((c) => c.doNothing())
      .returning('id'),
  )
  if (!made) return ensurePipeline(db, companyId)
  await db.run(
    k.insertInto('pipeline_stages').values(
      DEFAULT_STAGES.map(({ name, kind, daysLimit }, i) => ({
        company_id: companyId,
        pipeline_id: made.id,
        position: i + 1,
        name,
        kind,
        days_limit: daysLimit,
      })),
    ),
  )
  await db.run(
    k.insertInto('reject_reasons').values(
      DEFAULT_REASONS.map(({ name, publicPhrase }, i) => ({
        company_id: companyId,
        position: i + 1,
        name,
        public_phrase: publicPhrase,
      })),
    ),
  )
  return made.id
}

/** The pipeline a job goes by: its own, or the company's first. */
export const pipelineOf = async (db: Db, companyId: string, jobId: string): Promise<string> => {
  const job = await db.maybe(
    k.selectFrom('jobs').select('pipeline_id').where('company_id', '=', companyId).where('id', '=', jobId),
  )
  return job?.pipeline_id ?? ensurePipeline(db, companyId)
}

/** Where an application to this job begins. */
export const firstStageOf = async (
  db: Db,
  companyId: string,
  jobId: string,
): Promise<{ id: string; kind: StageKind }> => {
  const pipelineId = await pipelineOf(db, companyId, jobId)
  const { id, kind } = await db.one(
    k
      .selectFrom('pipeline_stages')
      .select(['id', 'kind'])
      .where('company_id', '=', companyId)
      .where('pipeline_id', '=', pipelineId)
      .where('archived_at', 'is', null)
      .orderBy('position')
      .limit(1),
  )
  return { id, kind: kind as StageKind }
}

/** The first stage of a kind in a pipeline. */
export const stageOfKind = async (
  db: Db,
  companyId: string,
  pipelineId: string,
  kind: StageKind,
): Promise<{ id: string; kind: StageKind } | null> => {
  const found = await db.maybe(
    k
      .selectFrom('pipeline_stages')
      .select('id')
      .where('company_id', '=', companyId)
      .where('pipeline_id', '=', pipelineId)
      .where('kind', '=', kind)
      .where('archived_at', 'is', null)
      .orderBy('position')
      .limit(1),
  )
  return found ? { id: found.id, kind } : null
}

/** A rank behind everything that lies in a stage. */
export const rankAtEnd = async (db: Db, companyId: string, jobId: string, stageId: string): Promise<number> =>
  (
    await db.one(
      sql<{ rank: number }>`select (coalesce(max(rank), 0) + 1)::float8 as rank from applications
        where company_id = ${companyId} and job_id = ${jobId} and stage_id = ${stageId} and outcome = 'active'`,
    )
  ).rank
