import { sql } from 'kysely'
import type { Feature } from '../../../server/feature.ts'
import { type Db, k } from '../../../server/sql.ts'

export const lockCandidates = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(
    k
      .selectFrom('candidates')
      .select(['id', 'user_id', 'name', 'email', 'merged_into', 'erased_at'])
      .where('company_id', '=', companyId)
      .where('id', 'in', [...ids])
      .orderBy('id')
      .forUpdate(),
  )

export const setMerged = (db: Db, companyId: string, id: string, into: string | null) =>
  db.run(
    k
      .updateTable('candidates')
      .set({ merged_into: into, updated_at: sql`now()`, version: sql`version + 1` })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

/** A second one for the same job names the first: only one of them goes on. */
export const moveApplications = async (db: Db, companyId: string, from: string, to: string): Promise<string[]> =>
  (
    await db.many(sql<{ id: string }>`
      update applications application set candidate_id = ${to}, duplicate_of = coalesce(application.duplicate_of, (
          select other_application.id from applications other_application where other_application.company_id = application.company_id
            and other_application.job_id = application.job_id and other_application.candidate_id = ${to}
             and other_application.outcome = 'active' and application.outcome = 'active' and other_application.duplicate_of is null limit 1))
       where application.company_id = ${companyId} and application.candidate_id = ${from} returning application.id`)
  ).map((a) => a.id)

/** Back to whom they were sent by: what the log of each says. */
export const moveBack = async (db: Db, companyId: string, id: string, from: string): Promise<string[]> =>
  (
    await db.many(sql<{ id: string }>`
      with back as (select application.id from applications application where application.company_id = ${companyId} and application.candidate_id = ${from}
         and exists (select from application_events event where event.company_id = application.company_id and event.application_id = application.id
               and event.kind = 'merge' and event.detail->>'from' = ${id} and event.detail->>'to' = ${from}))
      update applications application set candidate_id = ${id}, duplicate_of = (select id from back where id = application.duplicate_of)
       where application.company_id = ${companyId} and application.id in (select id from back)
      returning application.id`)
  ).map((a) => a.id)

/** A person with all that was laid together with them, step by step. */
const oneOf = (companyId: string, id: string) => sql`(
  with recursive one as (
    select id from candidates where company_id = ${companyId} and id = ${id}
    union select candidate.id from candidates candidate join one on candidate.merged_into = one.id where candidate.company_id = ${companyId})
  select id from one)`

/** Whether somebody is still at it, or was hired: then there is another reason to keep what was sent. */
export const countRetentionReasons = (db: Db, companyId: string, id: string) =>
  db.one(sql<{ going: number; hired: number }>`
    select count(*) filter (where application.outcome = 'active' and job.status in ('open', 'paused'))::int going,
           count(*) filter (where application.outcome = 'hired')::int hired
      from applications application join jobs job on job.company_id = application.company_id and job.id = application.job_id
     where application.company_id = ${companyId} and application.candidate_id in ${oneOf(companyId, id)}`)

/** Everything but dates, stages, outcomes and sums goes: of the person, their applications, interviews and offers, and what was written. Says how many applications. */
export const eraseCandidate = async (
  db: Db,
  { companyId, id, now }: { companyId: string; id: string; now: string },
  erasers: readonly NonNullable<Feature['eraseApplications']>[],
): Promise<number> => {
  const those = oneOf(companyId, id)
  const theirs = await db.many(sql<{ id: string; cv_file_id: string | null }>`
    select id, cv_file_id from applications where company_id = ${companyId} and candidate_id in ${those} for update`)
  const ids = theirs.map((a) => a.id)
  await db.run(sql`
    update applications set sent = '{}', answers = (select coalesce(jsonb_agg(answer || '{"values": [], "explanation": ""}'), '[]')
      from jsonb_array_elements(answers) answer),
           held_until = null, held_why = null, cv_file_id = null, link_hash = null, user_id = null, apply_key = null, outcome_phrase = null
     where company_id = ${companyId} and id = any(${ids}::uuid[])`)
  const emails = await db.many(sql<{ email: string }>`
    select email from candidates where company_id = ${companyId} and id in ${those}`)
  const letters: string[] = []
  for (const erase of erasers)
    letters.push(...(await erase(db, { companyId, applicationIds: ids, emails: emails.map(({ email }) => email) })))
  const of = sql`company_id = ${companyId} and application_id = any(${ids}::uuid[])`
  await db.run(sql`update application_events set detail = '{}' where ${of} and detail <> '{}'`)
  const files = [...theirs.flatMap((a) => a.cv_file_id ?? []), ...letters]
  await db.run(
    sql`delete from files where company_id = ${companyId} and purpose in ('cv', 'offer') and id = any(${files}::uuid[])`,
  )
  await db.run(
    sql`delete from application_messages where company_id = ${companyId} and application_id = any(${ids}::uuid[])`,
  )
  await db.run(
    sql`delete from application_moves where company_id = ${companyId} and application_id = any(${ids}::uuid[])`,
  )
  await db.run(
    sql`delete from application_notes where company_id = ${companyId} and application_id = any(${ids}::uuid[])`,
  )
  await db.run(sql`
    update candidates set name = 'Erased', email = 'erased:' || id, email_proved = false, phone = null, user_id = null, headline = '', tags = '{}',
           place_id = null, country = null, erased_at = ${now}, updated_at = ${now}, version = version + 1
     where company_id = ${companyId} and id in ${those}`)
  return ids.length
}

/** Asked as the platform: companies that keep somebody whose time is over. */
export const listCompaniesWithExpiredCandidates = (db: Db, today: string) =>
  db.many<{ company_id: string }>(
    sql`select distinct company_id from candidates where keep_until < ${today}::date and erased_at is null limit 5000`,
  )

export const listExpiredCandidates = (db: Db, companyId: string, today: string) =>
  db.many(sql<{ id: string }>`
    select candidate.id from candidates candidate where candidate.company_id = ${companyId} and candidate.keep_until < ${today}::date
      and candidate.erased_at is null and candidate.merged_into is null
       and not exists (select from applications application join jobs job on job.company_id = application.company_id and job.id = application.job_id
         where application.company_id = candidate.company_id and application.candidate_id = candidate.id
           and (application.outcome = 'hired' or (application.outcome = 'active' and job.status in ('open', 'paused'))))
     order by candidate.id limit 500 for update`)

/** As the person themselves: every company that knows them, by their account or by what they sent. */
export const listCandidatesOfUser = (db: Db, userId: string) =>
  db.many<{ company_id: string; id: string }>(sql`
    select company_id, id from candidates where user_id = ${userId}
     union select company_id, candidate_id from applications where user_id = ${userId}
     order by company_id, id`)
