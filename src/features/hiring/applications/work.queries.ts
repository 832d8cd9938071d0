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
    select ${jobNameColumns}, count(a.id)::int count, j.status in ('open', 'paused') open
      from jobs j left join applications a on a.company_id = j.company_id and a.job_id = j.id
     where j.company_id = ${companyId} group by j.company_id, j.id
    having count(a.id) > 0 or j.status in ('open', 'paused') order by j.posted_at desc nulls last limit 500`),
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
    select e.id::text, e.at, e.kind, e.by_kind, trim(u.first_name || ' ' || coalesce(u.last_name, '')) who, f.name "from", t.name "to"
      from application_events e
      left join users u on u.id = e.by_user and u.company_id = e.company_id
      left join pipeline_stages f on f.company_id = e.company_id and f.id = e.from_stage
      left join pipeline_stages t on t.company_id = e.company_id and t.id = e.to_stage
     where e.company_id = ${companyId} and e.application_id = ${id} order by e.at desc, e.id desc limit 500`)

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
    select n.id, n.body, n.at, n.by_user, trim(u.first_name || ' ' || coalesce(u.last_name, '')) who, n.mentions, n.edited_at
      from application_notes n left join users u on u.id = n.by_user and u.company_id = n.company_id
     where n.company_id = ${companyId} and n.application_id = ${id} and n.removed_at is null order by n.at desc limit 500`)

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
  }>`
    select m.id, m.by_kind, trim(u.first_name || ' ' || coalesce(u.last_name, '')) who, m.subject, m.body, m.at, m.leaves_at, m.left_at, m.taken_back_at
      from application_messages m left join users u on u.id = m.by_user and u.company_id = m.company_id
     where m.company_id = ${companyId} and m.application_id = ${id} order by m.at, m.id limit 500`)

export const othersOf = (db: Db, companyId: string, candidateId: string, id: string) =>
  db.many(sql<{ id: string; number: number; job: string; stage: string; outcome: 'active'; applied_at: string }>`
    select a.id, a.number, j.title job, s.name stage, a.outcome, a.applied_at from applications a
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
      join pipeline_stages s on s.company_id = a.company_id and s.id = a.stage_id
     where a.company_id = ${companyId} and a.candidate_id = ${candidateId} and a.id <> ${id} order by a.applied_at desc limit 50`)

/** Entries that may be the same person: telephone number, name, or the very same file. */
export const duplicatesOf = (
  db: Db,
  companyId: string,
  c: { candidate_id: string; candidate: string; phone: string | null; cv_file_id: string | null },
) =>
  db.many(sql<Named & { email: string; applications: number }>`
    select d.id, d.name, d.email, (select count(*)::int from applications a where a.company_id = d.company_id and a.candidate_id = d.id) applications
      from candidates d
     where d.company_id = ${companyId} and d.id <> ${c.candidate_id} and d.merged_into is null and d.erased_at is null
       and (d.phone = ${c.phone} or lower(d.name) = lower(${c.candidate}) or exists (
         select from applications a join files f on f.company_id = a.company_id and f.id = a.cv_file_id
          where a.company_id = d.company_id and a.candidate_id = d.id
            and f.sha256 = (select g.sha256 from files g where g.company_id = ${companyId} and g.id = ${c.cv_file_id})))
     order by d.created_at limit 20`)

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
    select a.id, coalesce(h.country, c.country) country, h.region, j.country "jobCountry", p.region "jobRegion",
           c.erased_at is not null erased, a.outcome
      from applications a join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
      left join places p on p.id = (j.content->>'placeId')::int left join places h on h.id = c.place_id
     where a.company_id = ${companyId} and a.id = any(${[...ids]}::uuid[])`)

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
    update applications a set owner_id = ${ownerId}::uuid from was where a.company_id = ${companyId} and a.id = was.id
     returning a.id, was.owner_id "ownerId"`)

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
        update candidates c set updated_at = now(), version = version + 1,
               tags = (select coalesce(array_agg(distinct t order by t), '{}') from unnest(c.tags || ${[...add]}::text[]) t where t <> all(${[...remove]}::text[]))
         where c.company_id = ${companyId}
           and c.id in (select candidate_id from applications where company_id = ${companyId} and id = any(${[...ids]}::uuid[]))
           and (not c.tags @> ${[...add]}::text[] or c.tags && ${[...remove]}::text[])
        returning c.id)
      select a.id from applications a where a.company_id = ${companyId} and a.id = any(${[...ids]}::uuid[])
         and a.candidate_id in (select id from became)`)
  ).map((a) => a.id)
