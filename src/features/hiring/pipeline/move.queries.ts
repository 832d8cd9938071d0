import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Became, PipelineApplication } from '../applications/placing.rules.ts'
import type { Outcome, StageKind } from '../jobs/stages.rules.ts'
import { HURTS } from './contract.ts'
import { STEPS, type Stage, type StepKind } from './rules.ts'

const list = (ids: readonly string[]) => sql`${[...ids]}::uuid[]`

export const stagesOf = async (db: Db, companyId: string): Promise<Stage[]> =>
  (
    await db.many(
      k
        .selectFrom('pipeline_stages')
        .select(['id', 'pipeline_id', 'position', 'name', 'kind', 'archived_at'])
        .where('company_id', '=', companyId)
        .orderBy('pipeline_id')
        .orderBy('position'),
    )
  ).map((s) => ({
    id: s.id,
    pipelineId: s.pipeline_id,
    position: s.position,
    name: s.name,
    kind: s.kind as StageKind,
    archived: s.archived_at !== null,
  }))

export type Row = PipelineApplication & {
  jobId: string
  candidateId: string
  language: string
  firstResponseAt: string | null
  name: string
  /** Whoever asks has opened it: the name is no secret to them. */
  opened: boolean
  country: string | null
  region: string | null
  jobTitle: string
  jobCountry: string
  jobRegion: string | null
  pipelineId: string | null
}

/** The applications asked for; locked in one order for everybody, so that two people's lists do not wait for each other. */
export const listApplicationsForMove = async (
  db: Db,
  companyId: string,
  userId: string,
  { ids, lock }: { ids: readonly string[]; lock: boolean },
): Promise<Row[]> => {
  const rows = await db.many(
    k
      .selectFrom('applications as application')
      .innerJoin('candidates as candidate', (j) =>
        j
          .onRef('candidate.company_id', '=', 'application.company_id')
          .onRef('candidate.id', '=', 'application.candidate_id'),
      )
      .innerJoin('jobs as job', (join) =>
        join.onRef('job.company_id', '=', 'application.company_id').onRef('job.id', '=', 'application.job_id'),
      )
      .leftJoin('places as place', 'place.id', 'candidate.place_id')
      .leftJoin('places as job_place', (join) => join.on(sql<boolean>`job_place.id = (job.content->>'placeId')::int`))
      .select((eb) => [
        'application.id',
        'application.number',
        'application.job_id',
        'application.candidate_id',
        'application.stage_id',
        'application.stage_since',
        eb.ref('application.rank').as('rank'),
        'application.outcome',
        'application.outcome_at',
        'application.outcome_phrase',
        'application.reject_reason_id',
        'application.restore_stage_id',
        'application.version',
        'application.language',
        'application.first_response_at',
        'candidate.name',
        sql<boolean>`exists (select from application_views view where view.company_id = application.company_id and view.application_id = application.id
          and view.user_id = ${userId}::uuid)`.as('opened'),
        eb.fn.coalesce('place.country', 'candidate.country').as('country'),
        'place.region',
        'job.title as job_title',
        'job.country as job_country',
        'job_place.region as job_region',
        'job.pipeline_id',
      ])
      .where('application.company_id', '=', companyId)
      .where('application.id', '=', sql<string>`any(${list(ids)})`)
      .orderBy('application.id')
      .$if(lock, (q) => q.forUpdate('application')),
  )
  return rows.map((r) => ({
    id: r.id,
    number: r.number,
    jobId: r.job_id,
    candidateId: r.candidate_id,
    stageId: r.stage_id,
    stageSince: r.stage_since,
    rank: Number(r.rank),
    outcome: r.outcome as Outcome,
    outcomeAt: r.outcome_at,
    outcomePhrase: r.outcome_phrase,
    reasonId: r.reject_reason_id,
    restoreStageId: r.restore_stage_id,
    version: r.version,
    language: r.language,
    firstResponseAt: r.first_response_at,
    name: r.name,
    opened: r.opened,
    country: r.country,
    region: r.region,
    jobTitle: r.job_title,
    jobCountry: r.job_country,
    jobRegion: r.job_region,
    pipelineId: r.pipeline_id,
  }))
}

export type Last = { eventId: number; applicationId: string; kind: StepKind; was: Became; tookBack: string | null }

const notUndone = sql`not exists (select from application_events undoing
  where undoing.company_id = event.company_id and undoing.application_id = event.application_id and undoing.undo_of = event.id)`

/** The last step of each that has not been taken back. */
export const lastSteps = async (db: Db, companyId: string, ids: readonly string[]): Promise<Map<string, Last>> => {
  const rows = await db.many<{ id: number; application_id: string; kind: string; detail: Record<string, unknown> }>(sql`
    select distinct on (event.application_id) event.id, event.application_id, event.kind, event.detail from application_events event
     where event.company_id = ${companyId} and event.application_id = any(${list(ids)}) and event.kind = any(${[...STEPS]}::text[]) and ${notUndone}
     order by event.application_id, event.id desc`)
  return new Map(
    rows.map((r) => [
      r.application_id,
      {
        eventId: r.id,
        applicationId: r.application_id,
        kind: r.kind as StepKind,
        was: r.detail.was as Became,
        tookBack: (r.detail.tookBack as string | undefined) ?? null,
      },
    ]),
  )
}

/** The letter of the rejection that stands, and whether it has left. */
export const listRejectionLetters = async (db: Db, companyId: string, ids: readonly string[]) => {
  const rows = await db.many<{ application_id: string; id: string; left_at: string | null }>(sql`
    select distinct on (event.application_id) event.application_id, message.id, message.left_at from application_events event
      join application_messages message on message.company_id = event.company_id and message.id = (event.detail->>'messageId')::uuid
     where event.company_id = ${companyId} and event.application_id = any(${list(ids)}) and event.kind = 'reject' and ${notUndone}
     order by event.application_id, event.id desc`)
  return new Map(rows.map((r) => [r.application_id, { id: r.id, left: r.left_at !== null }]))
}

/** People who have another application to the same job that is going on. */
export const withAnother = async (db: Db, companyId: string, ids: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await db.many<{ id: string }>(sql`
        select application.id from applications application where application.company_id = ${companyId} and application.id = any(${list(ids)}) and exists (
          select from applications other_application where other_application.company_id = application.company_id
            and other_application.job_id = application.job_id and other_application.candidate_id = application.candidate_id
             and other_application.id <> application.id and other_application.outcome = 'active' and other_application.duplicate_of is null)`)
    ).map((r) => r.id),
  )

/** People who hold an offer they have not answered, or have signed. */
export const withOffer = async (db: Db, companyId: string, ids: readonly string[]) =>
  new Map(
    (
      await db.many<{ id: string; status: 'sent' | 'accepted' }>(sql`
        select application_id as id, status from offers
         where company_id = ${companyId} and application_id = any(${list(ids)}) and status in ('sent', 'accepted')`)
    ).map((r) => [r.id, r.status]),
  )

export type Hurt = (typeof HURTS)[number]

/** Who had an interview, wrote something nobody has answered, or has an interview agreed that is still to come. */
export const findRejectionWarnings = async (db: Db, companyId: string, ids: readonly string[], now: string) =>
  new Map(
    (
      await db.many<{ id: string; interviewed: boolean; unanswered: boolean; agreed: boolean }>(sql`
        select application.id, application.last_interview_at is not null or application.outcome_due is not null as interviewed,
          application.asked_at is not null and application.asked_at > coalesce(talk.answered, '-infinity')
            or coalesce(talk.wrote > coalesce(talk.answered, '-infinity'), false) as unanswered,
          exists (select from interviews interview where interview.company_id = application.company_id and interview.application_id = application.id
            and (interview.status = 'proposed' or interview.status = 'confirmed' and interview.starts_at > ${now}::timestamptz)) as agreed
          from applications application left join lateral (
            select max(at) filter (where by_kind = 'candidate') as wrote, max(left_at) filter (where by_kind = 'user') as answered
              from application_messages written where written.company_id = application.company_id and written.application_id = application.id) talk on true
         where application.company_id = ${companyId} and application.id = any(${list(ids)})`)
    ).map(({ id, ...is }): [string, Hurt[]] => [id, HURTS.filter((h) => is[h])]),
  )

export type Gap = { before: number | null; after: number | null }

/** Between which ranks a card comes to lie: before another one, or behind all. */
export const findRankGap = async (
  db: Db,
  companyId: string,
  { jobId, stageId, before, without }: { jobId: string; stageId: string; before: string | null; without: string[] },
): Promise<Gap> => {
  const row = await db.one<{ before: number | null; after: number | null }>(sql`
    with others as (
      select id, rank from applications where company_id = ${companyId} and job_id = ${jobId} and stage_id = ${stageId}
         and outcome = 'active' and id <> all(${list(without)})),
    at as (select rank from others where id = ${before}::uuid)
    select (select rank from at)::float8 as before,
      (select max(rank) from others where not exists (select from at) or rank < (select rank from at))::float8 as after`)
  return row
}

export const findRejectReason = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('reject_reasons')
      .select(['id', 'name', 'public_phrase'])
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('archived_at', 'is', null),
  )

export const companyName = async (db: Db, companyId: string): Promise<string> =>
  (await db.one(k.selectFrom('companies').select('name').where('id', '=', companyId))).name

/** Stages that hold an application of the job that is going on. */
export const occupiedBy = async (db: Db, companyId: string, jobId: string): Promise<string[]> =>
  (
    await db.many(
      k
        .selectFrom('applications')
        .select('stage_id')
        .distinct()
        .where('company_id', '=', companyId)
        .where('job_id', '=', jobId)
        .where('outcome', '=', 'active'),
    )
  ).map((a) => a.stage_id)
