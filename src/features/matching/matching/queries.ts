import { type Insertable, sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { MatchRuns } from '../../../server/tables.ts'
import type { Answer } from '../../adverts/content/answers.rules.ts'
import type { Match } from './engine.rules.ts'
import type { Facts } from './facts.rules.ts'

declare module '../../../server/json-columns.ts' {
  interface JsonColumns {
    'match_facts.facts': Facts
    'match_runs.output': Match
  }
}

/** An application with what comparing it needs. */
export const toCompare = (db: Db, companyId: string, id: string, { lock = false } = {}) => {
  const input = k
    .selectFrom('applications as a')
    .innerJoin('jobs as j', (on) => on.onRef('j.company_id', '=', 'a.company_id').onRef('j.id', '=', 'a.job_id'))
    .select([
      'a.id',
      'a.job_id',
      'a.outcome',
      'a.human_only',
      'a.cv_file_id',
      'a.answers',
      'a.sent',
      'a.applied_at',
      'j.title',
      'j.content',
      'j.country',
      'j.revision',
    ])
    .where('a.company_id', '=', companyId)
    .where('a.id', '=', id)
    .$castTo<Compared>()
  return db.maybe(lock ? input.forUpdate('a') : input)
}
export type Compared = {
  id: string
  job_id: string
  outcome: string
  human_only: boolean
  cv_file_id: string | null
  answers: Answer[]
  sent: { note?: string | null }
  applied_at: string
  title: string
  content: unknown
  country: string
  revision: number
}

export const goingOn = (db: Db, companyId: string, jobId: string) =>
  db.many(
    k
      .selectFrom('applications')
      .select('id')
      .where('company_id', '=', companyId)
      .where('job_id', '=', jobId)
      .where('outcome', '=', 'active')
      .where('human_only', '=', false)
      .orderBy('applied_at'),
  )

export const findJob = (db: Db, companyId: string, id: string) =>
  db.maybe(k.selectFrom('jobs').select(['id', 'title']).where('company_id', '=', companyId).where('id', '=', id))

export const findFile = (db: Db, companyId: string, id: string) =>
  db.maybe(k.selectFrom('files').select(['storage_key']).where('company_id', '=', companyId).where('id', '=', id))

export const findFacts = (db: Db, companyId: string, applicationId: string) =>
  db.maybe(
    k
      .selectFrom('match_facts')
      .select(['engine', 'cv_file_id', 'facts', 'problem'])
      .where('company_id', '=', companyId)
      .where('application_id', '=', applicationId),
  )

export const upsertFacts = (
  db: Db,
  companyId: string,
  applicationId: string,
  stored: { engine: string; cv_file_id: string | null; facts: unknown; problem: string | null; at: string },
) => {
  const values = { ...stored, facts: JSON.stringify(stored.facts) }
  return db.run(
    k
      .insertInto('match_facts')
      .values({ company_id: companyId, application_id: applicationId, ...values })
      .onConflict((on) => on.columns(['company_id', 'application_id']).doUpdateSet(values)),
  )
}

const RUN = [
  'id',
  'at',
  'engine',
  'model',
  'job_revision',
  'inputs',
  'output',
  'met',
  'of_all',
  'points',
  'most',
  'nearness',
] as const

export const currentRun = (db: Db, companyId: string, applicationId: string) =>
  db.maybe(
    k
      .selectFrom('match_runs')
      .select(RUN)
      .where('company_id', '=', companyId)
      .where('application_id', '=', applicationId)
      .where('current', '=', true),
  )
export type Run = NonNullable<Awaited<ReturnType<typeof currentRun>>>

export const endRuns = (db: Db, companyId: string, applicationId: string) =>
  db.run(
    k
      .updateTable('match_runs')
      .set({ current: false })
      .where('company_id', '=', companyId)
      .where('application_id', '=', applicationId)
      .where('current', '=', true),
  )

export const insertRun = (db: Db, values: Insertable<MatchRuns>) => db.run(k.insertInto('match_runs').values(values))

export const runsOf = (db: Db, companyId: string, applicationId: string) =>
  db.many(
    k
      .selectFrom('match_runs')
      .select(['at', 'engine', 'cause'])
      .where('company_id', '=', companyId)
      .where('application_id', '=', applicationId)
      .orderBy('at', 'desc')
      .limit(20),
  )

export const listMatchObjections = (db: Db, companyId: string, applicationId: string) =>
  db.many(
    k
      .selectFrom('match_objections')
      .select(['id', 'line', 'by_kind', 'by_user', 'reason', 'at'])
      .where('company_id', '=', companyId)
      .where('application_id', '=', applicationId)
      .orderBy('nth')
      .limit(200),
  )

export const nameOf = async (db: Db, companyId: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db.many(
        k
          .selectFrom('users')
          .select(['id', sql<string>`trim(first_name || ' ' || coalesce(last_name, ''))`.as('name')])
          .where('company_id', '=', companyId)
          .where('id', 'in', [...ids]),
      )

export const insertObjection = (
  db: Db,
  companyId: string,
  o: {
    applicationId: string
    runId: string
    line: string | null
    by: 'user' | 'candidate'
    userId: string | null
    reason: string
    at: string
  },
) =>
  db.run(
    k.insertInto('match_objections').values({
      company_id: companyId,
      application_id: o.applicationId,
      run_id: o.runId,
      line: o.line,
      by_kind: o.by,
      by_user: o.userId,
      reason: o.reason,
      at: o.at,
    }),
  )

export const findApplicationForCandidate = (db: Db, id: string) =>
  db.maybe(
    k
      .selectFrom('applications')
      .select(['company_id', 'id', 'job_id', 'outcome', 'human_only', 'cv_file_id'])
      .where('id', '=', id),
  )

/** Asked as the platform. */
export const listCompaniesWithExpiredMatchRuns = (db: Db, before: string) =>
  db.many(k.selectFrom('match_runs').select('company_id').distinct().where('at', '<', before).limit(5_000))

export const deleteExpiredMatchRuns = (db: Db, companyId: string, before: string) =>
  db.run(k.deleteFrom('match_runs').where('company_id', '=', companyId).where('at', '<', before))

/** As somebody who looks for work: what the advert says of itself. */
export const advertOf = (db: Db, jobId: string) =>
  db.maybe(
    k
      .selectFrom('job_adverts')
      .select(['title', sql<boolean | null>`(shown->>'usesAi')::boolean`.as('uses_ai')])
      .where('id', '=', jobId),
  )
