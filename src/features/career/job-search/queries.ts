import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import { goesOnForPerson } from '../../hiring/applications/told.ts'

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
      select twin.id from job_adverts advert join job_adverts twin on twin.company_id = advert.company_id and twin.same_key = advert.same_key
        where advert.id = ${jobId}::uuid))`)

/** As the person themselves: what of their applications waits for them, the soonest first. */
export const listPendingActions = (db: Db) =>
  db.many(sql<{
    kind: 'chooseTime' | 'answerOffer' | 'interview'
    id: string
    title: string
    company: string
    at: string | null
  }>`
    select waiting.kind, waiting.application_id id, found_advert.title, company.name company, waiting.at from (
      select case interview.status when 'proposed' then 'chooseTime' else 'interview' end kind, interview.company_id, interview.application_id,
             interview.starts_at::text at, coalesce(interview.starts_at, interview.slots[1]) due
        from interviews interview where (interview.status = 'proposed' and interview.answer is null)
          or (interview.status = 'confirmed' and interview.starts_at > now())
      union all
      select 'answerOffer', offer.company_id, offer.application_id, offer.expires_on::text, offer.expires_on::timestamptz from offers offer
        where offer.status = 'sent'
    ) waiting
    join applications application on application.company_id = waiting.company_id and application.id = waiting.application_id
      and ${goesOnForPerson}
    join job_adverts found_advert on found_advert.company_id = application.company_id and found_advert.id = application.job_id
    join companies company on company.id = waiting.company_id
    order by waiting.kind = 'interview', waiting.due limit 50`)

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
    select company.slug, company.name, (select advert.id from job_adverts advert where advert.company_id = company.id limit 1) job
      from seeker_hidden_employers hidden join companies company on company.id = hidden.employer_id
        where hidden.user_id = ${userId} order by hidden.at desc`)

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
    select coalesce(place.country, account.country) country, place.id place from users account
      left join seeker_profiles profile on profile.user_id = account.id left join places place on place.id = profile.place_id
        where account.id = ${userId}::uuid`)
