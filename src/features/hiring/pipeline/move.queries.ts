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
      .selectFrom('applications as a')
      .innerJoin('candidates as c', (j) =>
        j.onRef('c.company_id', '=', 'a.company_id').onRef('c.id', '=', 'a.candidate_id'),
      )
      .innerJoin('jobs as j', (join) => join.onRef('j.company_id', '=', 'a.company_id').onRef('j.id', '=', 'a.job_id'))
      .leftJoin('places as p', 'p.id', 'c.place_id')
      .leftJoin('places as w', (join) => join.on(sql<boolean>`w.id = (j.content->>'placeId')::int`))
      .select((eb) => [
        'a.id',
        'a.number',
        'a.job_id',
        'a.candidate_id',
        'a.stage_id',
        'a.stage_since',
        eb.ref('a.rank').as('rank'),
        'a.outcome',
        'a.outcome_at',
        'a.outcome_phrase',
        'a.reject_reason_id',
        'a.restore_stage_id',
        'a.version',
        'a.language',
        'a.first_response_at',
        'c.name',
        sql<boolean>`exists (select from application_views v where v.company_id = a.company_id and v.application_id = a.id
          and v.user_id = ${userId}::uuid)`.as('opened'),
        eb.fn.coalesce('p.country', 'c.country').as('country'),
        'p.region',
        'j.title as job_title',
        'j.country as job_country',
        'w.region as job_region',
        'j.pipeline_id',
      ])
      .where('a.company_id', '=', companyId)
      .where('a.id', '=', sql<string>`any(${list(ids)})`)
      .orderBy('a.id')
      .$if(lock, (q) => q.forUpdate('a')),
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

const notUndone = sql`not exists (select from application_events u
  where u.company_id = e.company_id and u.application_id = e.application_id and u.undo_of = e.id)`

/** The last step of each that has not been taken back. */
export const lastSteps = async (db: Db, companyId: string, ids: readonly string[]): Promise<Map<string, Last>> => {
  const rows = await db.many<{ id: number; application_id: string; kind: string; detail: Record<string, unknown> }>(sql`
    select distinct on (e.application_id) e.id, e.application_id, e.kind, e.detail from application_events e
     where e.company_id = ${companyId} and e.application_id = any(${list(ids)}) and e.kind = any(${[...STEPS]}::text[]) and ${notUndone}
     order by e.application_id, e.id desc`)
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
    select distinct on (e.application_id) e.application_id, m.id, m.left_at from application_events e
      join application_messages m on m.company_id = e.company_id and m.id = (e.detail->>'messageId')::uuid
     where e.company_id = ${companyId} and e.application_id = any(${list(ids)}) and e.kind = 'reject' and ${notUndone}
     order by e.application_id, e.id desc`)
  return new Map(rows.map((r) => [r.application_id, { id: r.id, left: r.left_at !== null }]))
}

/** People who have another application to the same job that is going on. */
export const withAnother = async (db: Db, companyId: string, ids: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await db.many<{ id: string }>(sql`
        select a.id from applications a where a.company_id = ${companyId} and a.id = any(${list(ids)}) and exists (
          select from applications o where o.company_id = a.company_id and o.job_id = a.job_id and o.candidate_id = a.candidate_id
             and o.id <> a.id and o.outcome = 'active' and o.duplicate_of is null)`)
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
        select a.id, a.last_interview_at is not null or a.outcome_due is not null as interviewed,
          a.asked_at is not null and a.asked_at > coalesce(m.answered, '-infinity') or coalesce(m.wrote > coalesce(m.answered, '-infinity'), false) as unanswered,
          exists (select from interviews i where i.company_id = a.company_id and i.application_id = a.id
            and (i.status = 'proposed' or i.status = 'confirmed' and i.starts_at > ${now}::timestamptz)) as agreed
          from applications a left join lateral (
            select max(at) filter (where by_kind = 'candidate') as wrote, max(left_at) filter (where by_kind = 'user') as answered
              from application_messages w where w.company_id = a.company_id and w.application_id = a.id) m on true
         where a.company_id = ${companyId} and a.id = any(${list(ids)})`)
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
