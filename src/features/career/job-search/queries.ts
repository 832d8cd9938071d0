import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

export const findAccount = (db: Db, userId: string) =>
  db.maybe(k.selectFrom('users').select(['email', 'first_name', 'language', 'disabled_at']).where('id', '=', userId))

export const listMarks = (db: Db, userId: string) =>
  db.many(
    k
      .selectFrom('seeker_marks')
      .select(['job_id', 'kind'])
      .where('user_id', '=', userId)
      .orderBy('at', 'desc')
      .limit(2_000),
  )

export const employersHiddenIds = async (db: Db, userId: string) =>
  (await db.many(k.selectFrom('seeker_hidden_employers').select('employer_id').where('user_id', '=', userId))).map(
    (r) => r.employer_id,
  )

export const upsertJobMark = (db: Db, userId: string, jobId: string, kind: string) =>
  db.run(
    k
      .insertInto('seeker_marks')
      .values({ user_id: userId, job_id: jobId, kind })
      .onConflict((c) => c.columns(['user_id', 'job_id']).doUpdateSet({ kind, reason: null, at: sql`now()` })),
  )

/** Takes away what was said of a job and of all whose advert is the same; what says the same already stays. */
export const unmarkSame = (db: Db, userId: string, jobId: string, but: string) =>
  db.run(sql`
    delete from seeker_marks where user_id = ${userId} and kind <> ${but} and (job_id = ${jobId}::uuid or job_id in (
      select t.id from job_adverts a join job_adverts t on t.company_id = a.company_id and t.same_key = a.same_key where a.id = ${jobId}::uuid))`)

/** As the person themselves: what of their applications waits for them, the soonest first. */
export const listPendingActions = (db: Db) =>
  db.many(sql<{
    kind: 'chooseTime' | 'answerOffer' | 'interview'
    id: string
    title: string
    company: string
    at: string | null
  }>`
    select w.kind, w.application_id id, j.title, c.name company, w.at from (
      select case i.status when 'proposed' then 'chooseTime' else 'interview' end kind, i.company_id, i.application_id,
             i.starts_at::text at, coalesce(i.starts_at, i.slots[1]) due
        from interviews i where (i.status = 'proposed' and i.answer is null) or (i.status = 'confirmed' and i.starts_at > now())
      union all
      select 'answerOffer', o.company_id, o.application_id, o.expires_on::text, o.expires_on::timestamptz from offers o where o.status = 'sent'
    ) w
    join applications a on a.company_id = w.company_id and a.id = w.application_id
      -- What has been decided and not been told changes nothing yet.
      and (a.outcome = 'active' or a.outcome = 'rejected' and (select e.public_status from application_events e
        where e.company_id = a.company_id and e.application_id = a.id and e.public_status is not null order by e.id desc limit 1)
        is distinct from 'notSelected')
    join job_adverts j on j.company_id = a.company_id and j.id = a.job_id
    join companies c on c.id = w.company_id
    order by w.kind = 'interview', w.due limit 50`)

export const lockVisit = (db: Db, userId: string) =>
  db.maybe(k.selectFrom('seeker_visits').select(['at', 'before']).where('user_id', '=', userId).forUpdate())

export const upsertVisit = (db: Db, userId: string, { at, before }: { at: string; before: string | null }) =>
  db.run(
    k
      .insertInto('seeker_visits')
      .values({ user_id: userId, at, before })
      .onConflict((c) => c.column('user_id').doUpdateSet({ at, before })),
  )

/** Through the public door, which sees companies with adverts. */
export const employerOf = (db: Db, jobId: string) =>
  db.maybe<{ id: string }>(sql`select company_id id from job_adverts where id = ${jobId}::uuid`)

export const employersHidden = (db: Db, userId: string) =>
  db.many<{ slug: string; name: string; job: string | null }>(sql`
    select c.slug, c.name, (select a.id from job_adverts a where a.company_id = c.id limit 1) job
      from seeker_hidden_employers h join companies c on c.id = h.employer_id where h.user_id = ${userId} order by h.at desc`)

export const hideEmployer = (db: Db, userId: string, employerId: string) =>
  db.run(
    k
      .insertInto('seeker_hidden_employers')
      .values({ user_id: userId, employer_id: employerId })
      .onConflict((c) => c.doNothing()),
  )

export const showEmployer = (db: Db, userId: string, employerId: string) =>
  db.run(k.deleteFrom('seeker_hidden_employers').where('user_id', '=', userId).where('employer_id', '=', employerId))

/** Where somebody lives or is registered, by the code of the country, and the place; as the person themselves. */
export const findSeekerHome = (db: Db, userId: string) =>
  db.maybe<{ country: string | null; place: number | null }>(sql`
    select coalesce(l.country, u.country) country, l.id place from users u
      left join seeker_profiles p on p.user_id = u.id left join places l on l.id = p.place_id where u.id = ${userId}::uuid`)
