import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Language } from '../../../shared/languages.ts'
import type { SkillTest } from '../skill-tests/kinds.rules.ts'

/** What applicants take of a test that a company wrote. */
const PUBLISHED = sql`left join written_tests own on own.company_id = asked.company_id and own.id = asked.written_id
  left join written_test_versions version
    on version.company_id = own.company_id and version.test_id = own.id and version.version = own.published_version`

type AdvertisedTest = {
  test: SkillTest | null
  title: string | null
  purpose: string | null
  language: Language | null
  minutes: number | null
}

/** Through the public’s door: what an advert that may be read asks; nothing where its own test is retired. */
export const findTestOfAdvert = (db: Db, jobId: string) =>
  db.maybe<AdvertisedTest>(sql`
    select asked.test, version.title, version.purpose, version.language, version.minutes
      from job_skill_tests asked join job_adverts advert on advert.company_id = asked.company_id and advert.id = asked.job_id
      ${PUBLISHED}
     where asked.job_id = ${jobId}::uuid and not advert.withheld and own.retired_at is null`)

/* Through the company's door. */

export const findJob = (db: Db, companyId: string, id: string) =>
  db.maybe(k.selectFrom('jobs').select(['id', 'title']).where('company_id', '=', companyId).where('id', '=', id))

export const findTestOfJob = (db: Db, companyId: string, jobId: string) =>
  db.maybe<{ test: SkillTest | null; written_id: string | null; shared: number }>(sql`
    select asked.test, asked.written_id, (select count(*)::int from skill_test_shares share join applications application
        on application.company_id = share.company_id and application.id = share.application_id
      where share.company_id = asked.company_id and application.job_id = asked.job_id) shared
      from job_skill_tests asked where asked.company_id = ${companyId}::uuid and asked.job_id = ${jobId}::uuid`)

type AskedForJob = { companyId: string; jobId: string; test: SkillTest | null; written: string | null; at: string }

export const putTestOfJob = (db: Db, { companyId, jobId, test, written, at }: AskedForJob) =>
  db.run(sql`
    insert into job_skill_tests (company_id, job_id, test, written_id, asked_at)
    values (${companyId}::uuid, ${jobId}::uuid, ${test}, ${written}::uuid, ${at}::timestamptz)
    on conflict (company_id, job_id) do update set test = excluded.test, written_id = excluded.written_id, asked_at = excluded.asked_at`)

export const deleteTestOfJob = (db: Db, companyId: string, jobId: string) =>
  db.run(k.deleteFrom('job_skill_tests').where('company_id', '=', companyId).where('job_id', '=', jobId))

type ApplicationTest = {
  test: SkillTest | null
  written_id: string | null
  title: string | null
  user_id: string | null
  attempt_id: string | null
  written_attempt_id: string | null
}

export const findApplication = (db: Db, companyId: string, id: string) =>
  db.maybe<ApplicationTest>(sql`
    select asked.test, asked.written_id, version.title, share.user_id, share.attempt_id, share.written_attempt_id from applications application
      left join job_skill_tests asked on asked.company_id = application.company_id and asked.job_id = application.job_id
      ${PUBLISHED}
      left join skill_test_shares share on share.company_id = application.company_id and share.application_id = application.id
     where application.company_id = ${companyId}::uuid and application.id = ${id}::uuid`)

type NewShare = {
  companyId: string
  application: string
  userId: string
  /** A result of one of the platform's tests, or of one that the company wrote. */
  attempt: string | null
  writtenAttempt: string | null
  at: string
}

export const putShare = (db: Db, share: NewShare) =>
  db.run(sql`
    insert into skill_test_shares (company_id, application_id, user_id, attempt_id, written_attempt_id, shared_at)
    values (${share.companyId}::uuid, ${share.application}::uuid, ${share.userId}::uuid, ${share.attempt}::uuid, ${share.writtenAttempt}::uuid,
      ${share.at}::timestamptz)
    on conflict (company_id, application_id) do update
      set attempt_id = excluded.attempt_id, written_attempt_id = excluded.written_attempt_id, shared_at = excluded.shared_at`)

export const deleteShare = (db: Db, companyId: string, application: string) =>
  db.run(
    k.deleteFrom('skill_test_shares').where('company_id', '=', companyId).where('application_id', '=', application),
  )

export const deleteSharesOfApplications = (db: Db, companyId: string, applications: readonly string[]) =>
  db.run(
    k
      .deleteFrom('skill_test_shares')
      .where('company_id', '=', companyId)
      .where('application_id', 'in', [...applications]),
  )

/** Through the platform’s door: a result that somebody shares, as long as it counts. */
export const findSharedResult = (db: Db, shared: { userId: string; attempt: string; test: SkillTest; since: string }) =>
  db.maybe<{ score: number; band: number; finished_at: string }>(sql`
    select attempt.score, attempt.band, attempt.finished_at from skill_test_attempts attempt
     where attempt.id = ${shared.attempt}::uuid and attempt.user_id = ${shared.userId}::uuid and attempt.test = ${shared.test}
       and attempt.finished_at >= ${shared.since}::timestamptz and attempt.voided_at is null`)

/* As the person themselves. */

export type AskedRow = {
  application: string
  company_id: string
  job: string
  company: string
  test: SkillTest | null
  written_id: string | null
  title: string | null
  purpose: string | null
  language: Language | null
  minutes: number | null
  asks: number | null
  wait_days: number | null
  seconds_each: number | null
  goes_back: boolean | null
  is_retired: boolean
  attempt_id: string | null
  written_attempt_id: string | null
}

export const listAskedOfPerson = (db: Db, userId: string) =>
  db.many<AskedRow>(sql`
    select application.id application, application.company_id, advert.title job, company.name company, asked.test, asked.written_id,
           version.title, version.purpose, version.language, version.minutes, version.asks, version.wait_days, version.seconds_each, version.goes_back, own.retired_at is not null is_retired,
           share.attempt_id, share.written_attempt_id
      from applications application
      join job_skill_tests asked on asked.company_id = application.company_id and asked.job_id = application.job_id
      ${PUBLISHED}
      join job_adverts advert on advert.company_id = application.company_id and advert.id = application.job_id
      join companies company on company.id = application.company_id
      left join skill_test_shares share on share.company_id = application.company_id and share.application_id = application.id
     where application.user_id = ${userId}::uuid and application.outcome = 'active' order by application.applied_at desc limit 100`)

export const listSharesOfPerson = (db: Db, userId: string) =>
  db.many<{
    application_id: string
    attempt_id: string | null
    written_attempt_id: string | null
    shared_at: string
  }>(sql`
    select application_id, attempt_id, written_attempt_id, shared_at from skill_test_shares where user_id = ${userId}::uuid order by shared_at`)
