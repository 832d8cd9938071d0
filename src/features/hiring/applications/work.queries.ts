import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import { rolesWith } from '../../../shared/permissions.ts'
import { jobNameColumns } from '../jobs/label.ts'
import type { StageKind } from '../jobs/stages.rules.ts'

export type Named = { id: string; name: string }

export const listChoices = async (db: Db, companyId: string) => ({
  jobs: await db.many(sql<{
    id: string
    title: string
    place: string | null
    number: number
    count: number
    open: boolean
  }>`
    select ${jobNameColumns}, count(application.id)::int count, job.status in ('open', 'paused') open
      from jobs job left join applications application on application.company_id = job.company_id and application.job_id = job.id
     where job.company_id = ${companyId} group by job.company_id, job.id
    having count(application.id) > 0 or job.status in ('open', 'paused') order by job.posted_at desc nulls last limit 500`),
  stages: await db.many(sql<Named & { kind: StageKind; pipeline_id: string }>`
    select id, name, kind, pipeline_id from pipeline_stages where company_id = ${companyId} and archived_at is null order by pipeline_id, position`),
  reasons: await db.many(sql<Named & { phrase: string }>`
    select id, name, public_phrase phrase from reject_reasons where company_id = ${companyId} and archived_at is null order by position`),
  people: await listTeamMembers(db, companyId),
  tags: (
    await db.many(
      sql<{
        tag: string
      }>`select distinct unnest(tags) tag from candidates where company_id = ${companyId} order by 1 limit 200`,
    )
  ).map((t) => t.tag),
  sources: (
    await db.many(
      sql<{
        source: string
      }>`select distinct source from applications where company_id = ${companyId} order by 1 limit 50`,
    )
  ).map((s) => s.source),
  all: (await db.one(sql<{ n: number }>`select count(*)::int n from applications where company_id = ${companyId}`)).n,
})

/** Whoever works on applications. */
export const listTeamMembers = (db: Db, companyId: string) =>
  db.many(sql<Named & { email: string; language: string | null }>`
    select id, trim(first_name || ' ' || coalesce(last_name, '')) name, email, language from users
     where company_id = ${companyId} and portal = 'company' and role = any(${[...rolesWith('applications.work')]}) and disabled_at is null
     order by 2`)

export const stagesOf = (db: Db, companyId: string, pipelineId: string) =>
  db.many(sql<Named & { kind: StageKind }>`
    select id, name, kind from pipeline_stages where company_id = ${companyId} and pipeline_id = ${pipelineId} and archived_at is null
     order by position`)

export const eventsOf = (db: Db, companyId: string, id: string) =>
  db.many(sql<{
    id: string
    at: string
    kind: string
    by_kind: 'user' | 'candidate' | 'system'
    who: string | null
    from: string | null
    to: string | null
  }>`
    select event.id::text, event.at, event.kind, event.by_kind, trim(account.first_name || ' ' || coalesce(account.last_name, '')) who,
      from_stage.name "from", to_stage.name "to"
      from application_events event
      left join users account on account.id = event.by_user and account.company_id = event.company_id
      left join pipeline_stages from_stage on from_stage.company_id = event.company_id and from_stage.id = event.from_stage
      left join pipeline_stages to_stage on to_stage.company_id = event.company_id and to_stage.id = event.to_stage
     where event.company_id = ${companyId} and event.application_id = ${id} order by event.at desc, event.id desc limit 500`)

export const notesOf = (db: Db, companyId: string, id: string) =>
  db.many(sql<{
    id: string
    body: string
    at: string
    by_user: string
    who: string | null
    mentions: string[]
    edited_at: string | null
  }>`
    select note.id, note.body, note.at, note.by_user, trim(account.first_name || ' ' || coalesce(account.last_name, '')) who, note.mentions, note.edited_at
      from application_notes note left join users account on account.id = note.by_user and account.company_id = note.company_id
     where note.company_id = ${companyId} and note.application_id = ${id} and note.removed_at is null order by note.at desc limit 500`)

/** Part of a statement over `application_messages message`: whether it tells of the rejection that stands. */
const tellsDecision = sql<boolean>`exists (select from application_events event
  join applications application on application.company_id = event.company_id and application.id = event.application_id
  where event.company_id = message.company_id and event.application_id = message.application_id and event.kind = 'reject'
    and event.detail->>'messageId' = message.id::text and application.outcome = 'rejected')`

export const messagesOf = (db: Db, companyId: string, id: string) =>
  db.many(sql<{
    id: string
    by_kind: 'user' | 'candidate' | 'system'
    who: string | null
    subject: string
    body: string
    at: string
    leaves_at: string | null
    left_at: string | null
    taken_back_at: string | null
    decides: boolean
  }>`
    select message.id, message.by_kind, trim(account.first_name || ' ' || coalesce(account.last_name, '')) who, message.subject, message.body,
      message.at, message.leaves_at, message.left_at, message.taken_back_at, ${tellsDecision} decides
      from application_messages message left join users account on account.id = message.by_user and account.company_id = message.company_id
     where message.company_id = ${companyId} and message.application_id = ${id} order by message.at, message.id limit 500`)

export const othersOf = (db: Db, companyId: string, candidateId: string, id: string) =>
  db.many(sql<{ id: string; number: number; job: string; stage: string; outcome: 'active'; applied_at: string }>`
    select application.id, application.number, job.title job, stage.name stage, application.outcome, application.applied_at from applications application
      join jobs job on job.company_id = application.company_id and job.id = application.job_id
      join pipeline_stages stage on stage.company_id = application.company_id and stage.id = application.stage_id
     where application.company_id = ${companyId} and application.candidate_id = ${candidateId} and application.id <> ${id} order by application.applied_at desc limit 50`)

/** Entries that may be the same person: telephone number, name, or the very same file. */
export const duplicatesOf = (
  db: Db,
  companyId: string,
  c: { candidate_id: string; candidate: string; phone: string | null; cv_file_id: string | null },
) =>
  db.many(sql<Named & { email: string; applications: number }>`
    select other_candidate.id, other_candidate.name, other_candidate.email, (select count(*)::int from applications application
      where application.company_id = other_candidate.company_id and application.candidate_id = other_candidate.id) applications
      from candidates other_candidate
     where other_candidate.company_id = ${companyId} and other_candidate.id <> ${c.candidate_id} and other_candidate.merged_into is null
       and other_candidate.erased_at is null
       and (other_candidate.phone = ${c.phone} or lower(other_candidate.name) = lower(${c.candidate}) or exists (
         select from applications application join files file on file.company_id = application.company_id and file.id = application.cv_file_id
          where application.company_id = other_candidate.company_id and application.candidate_id = other_candidate.id
            and file.sha256 = (select other_file.sha256 from files other_file
              where other_file.company_id = ${companyId} and other_file.id = ${c.cv_file_id})))
     order by other_candidate.created_at limit 20`)

export const mergedInto = (db: Db, companyId: string, id: string) =>
  db.many(
    sql<Named>`select id, name from candidates where company_id = ${companyId} and merged_into = ${id} order by created_at`,
  )

/** Somebody has opened it; true when it was the first of all. */
export const noteView = async (
  db: Db,
  companyId: string,
  id: string,
  { userId, now }: { userId: string; now: string },
): Promise<boolean> => {
  await db.run(sql`
    insert into application_views (company_id, application_id, user_id, at) values (${companyId}, ${id}, ${userId}, ${now}) on conflict do nothing`)
  const first = await db.run(sql`
    update applications set first_viewed_at = ${now} where company_id = ${companyId} and id = ${id} and first_viewed_at is null`)
  return first > 0
}

export const insertNote = (
  db: Db,
  companyId: string,
  id: string,
  { body, mentions, by }: { body: string; mentions: readonly string[]; by: string },
) =>
  db.run(
    k.insertInto('application_notes').values({
      company_id: companyId,
      application_id: id,
      body,
      by_user: by,
      mentions: sql<never>`${[...mentions]}::uuid[]`,
    }),
  )

/** A note of one’s own; false when it is not. */
export const changeNote = async (
  db: Db,
  companyId: string,
  id: string,
  { noteId, by, body }: { noteId: string; by: string; body: string | null },
) =>
  (await db.run(
    k
      .updateTable('application_notes')
      .set(body === null ? { removed_at: sql`now()` } : { body, edited_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where('application_id', '=', id)
      .where('id', '=', noteId)
      .where('by_user', '=', by)
      .where('removed_at', 'is', null),
  )) > 0

export type Recipient = {
  id: string
  country: string | null
  region: string | null
  jobCountry: string
  jobRegion: string | null
  erased: boolean
  outcome: string
}

export const listRecipients = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(sql<Recipient>`
    select application.id, coalesce(home.country, candidate.country) country, home.region, job.country "jobCountry", place.region "jobRegion",
           candidate.erased_at is not null erased, application.outcome
      from applications application join candidates candidate on candidate.company_id = application.company_id and candidate.id = application.candidate_id
      join jobs job on job.company_id = application.company_id and job.id = application.job_id
      left join places place on place.id = (job.content->>'placeId')::int left join places home on home.id = candidate.place_id
     where application.company_id = ${companyId} and application.id = any(${[...ids]}::uuid[])`)

export type NewMessage = {
  id?: string
  application_id: string
  by_kind: 'user' | 'system'
  by_user: string | null
  subject: string
  body: string
  leaves_at: string
}

export const insertMessages = async (
  db: Db,
  companyId: string,
  all: readonly NewMessage[],
  now: string,
): Promise<void> => {
  if (all.length > 0)
    await db.run(
      k.insertInto('application_messages').values(all.map((m) => ({ company_id: companyId, at: now, ...m }))),
    )
}

/** Whether a letter tells of the rejection that stands. */
export const isLetterOfDecision = async (db: Db, companyId: string, id: string, messageId: string): Promise<boolean> =>
  (await db.maybe(sql`
    select from application_messages message where message.company_id = ${companyId} and message.application_id = ${id}
       and message.id::text = ${messageId} and ${tellsDecision}`)) !== undefined

export const withdrawMessage = async (
  db: Db,
  companyId: string,
  id: string,
  { messageId, now }: { messageId: string; now: string },
): Promise<boolean> =>
  (await db.run(
    k
      .updateTable('application_messages')
      .set({ taken_back_at: now })
      .where('company_id', '=', companyId)
      .where('application_id', '=', id)
      .where('id', '=', messageId)
      .where('by_kind', '=', 'user')
      .where('left_at', 'is', null)
      .where('taken_back_at', 'is', null),
  )) > 0

export const touchApplications = (db: Db, companyId: string, ids: readonly string[], now: string) =>
  db.run(
    sql`update applications set last_activity_at = ${now} where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`,
  )

/** Which of these are the company’s. */
export const lockApplications = async (db: Db, companyId: string, ids: readonly string[]): Promise<string[]> =>
  (
    await db.many(
      sql<{
        id: string
      }>`select id from applications where company_id = ${companyId} and id = any(${[...ids]}::uuid[]) order by id for update`,
    )
  ).map((a) => a.id)

/** Gives them to somebody; says whose they were. */
export const setOwner = async (
  db: Db,
  companyId: string,
  ids: readonly string[],
  ownerId: string | null,
): Promise<{ id: string; ownerId: string | null }[]> =>
  db.many(sql<{ id: string; ownerId: string | null }>`
    with was as (select id, owner_id from applications where company_id = ${companyId} and id = any(${[...ids]}::uuid[])
      and owner_id is distinct from ${ownerId}::uuid for update)
    update applications application set owner_id = ${ownerId}::uuid from was where application.company_id = ${companyId} and application.id = was.id
     returning application.id, was.owner_id "ownerId"`)

/** The people of some applications get tags and lose others; says whose changed, by application. */
export const setTags = async (
  db: Db,
  companyId: string,
  ids: readonly string[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
) =>
  (
    await db.many(sql<{ id: string }>`
      with became as (
        update candidates candidate set updated_at = now(), version = version + 1,
               tags = (select coalesce(array_agg(distinct tag order by tag), '{}') from unnest(candidate.tags || ${[...add]}::text[]) tag
                 where tag <> all(${[...remove]}::text[]))
         where candidate.company_id = ${companyId}
           and candidate.id in (select candidate_id from applications where company_id = ${companyId} and id = any(${[...ids]}::uuid[]))
           and (not candidate.tags @> ${[...add]}::text[] or candidate.tags && ${[...remove]}::text[])
        returning candidate.id)
      select application.id from applications application where application.company_id = ${companyId} and application.id = any(${[...ids]}::uuid[])
         and application.candidate_id in (select id from became)`)
  ).map((a) => a.id)
