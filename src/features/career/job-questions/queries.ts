import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import { rolesWith } from '../../../shared/permissions.ts'

/** As the person themselves: what they asked, about one job or all. */
export const listQuestionsForSeeker = (db: Db, userId: string, jobId?: string) =>
  db.many(
    k
      .selectFrom('job_questions')
      .select(['id', 'job_id', 'words', 'asked_at', 'answer', 'answered_at', 'published', 'removed_at'])
      .where('user_id', '=', userId)
      .$if(jobId !== undefined, (q) => q.where('job_id', '=', jobId as string))
      .orderBy('asked_at', 'desc'),
  )

/** As the person themselves: the company of an advert that may be asked about; none where it is closed, paused or withheld, or takes no questions. */
export const findAskableJob = (db: Db, jobId: string) =>
  db.maybe<{ company_id: string; may_ask: boolean }>(sql`
    select advert.company_id, advert.open and advert.closes_at > now()
      and coalesce(company_setting(advert.company_id, 'job-questions', 'peopleMayAsk') = 'true', true) may_ask
      from job_adverts advert where advert.id = ${jobId}::uuid and not advert.withheld`)

/** One person asks one question at a time: no limit is passed by asking twice at once. */
export const lockAsker = (db: Db, userId: string) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended('asks ' || ${userId}::text, 0))`)

export const countQuestionsSince = async (db: Db, userId: string, since: string): Promise<number> =>
  (
    await db.one<{ n: number }>(sql`
      select count(*)::int n from job_questions where user_id = ${userId}::uuid and asked_at > ${since}::timestamptz`)
  ).n

type Input = { companyId: string; jobId: string; userId: string; words: string; language: string; at: string }

export const insertQuestion = (db: Db, { companyId, jobId, userId, words, language, at }: Input) =>
  db.run(
    k.insertInto('job_questions').values({
      company_id: companyId,
      id: crypto.randomUUID(),
      job_id: jobId,
      user_id: userId,
      words,
      language,
      asked_at: at,
    }),
  )

/** Through the company's door: the job that is asked about. */
export const jobOf = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k.selectFrom('jobs').select(['id', 'title', 'country']).where('company_id', '=', companyId).where('id', '=', id),
  )

/** What stands under a job, the unanswered first. */
export const ofJob = (db: Db, companyId: string, jobId: string) =>
  db.many<{
    id: string
    words: string
    language: string
    asked_at: string
    answer: string | null
    answered_at: string | null
    published: boolean
    by: string | null
  }>(sql`
    select question.id, question.words, question.language, question.asked_at, question.answer, question.answered_at, question.published,
           nullif(trim(account.first_name || ' ' || coalesce(account.last_name, '')), '') "by"
      from job_questions question left join users account on account.company_id = question.company_id and account.id = question.answered_by
     where question.company_id = ${companyId} and question.job_id = ${jobId} and question.removed_at is null
     order by question.answer is not null, question.asked_at desc limit 500`)

export const lockQuestion = (db: Db, companyId: string, jobId: string, id: string) =>
  db.maybe<{ id: string; answer: string | null; published: boolean }>(sql`
    select id, answer, published from job_questions
     where company_id = ${companyId} and job_id = ${jobId} and id = ${id} and removed_at is null for update`)

type Answer = { answer: string; published: boolean; by: string; at: string }

export const updateAnswer = (db: Db, companyId: string, id: string, { answer: words, published, by, at }: Answer) =>
  db.run(
    k
      .updateTable('job_questions')
      .set({ answer: words, published, answered_by: by, answered_at: at })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

export const markQuestionRemoved = (db: Db, companyId: string, id: string, at: string) =>
  db.run(
    k
      .updateTable('job_questions')
      .set({ removed_at: at, published: false })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

/** What nobody of the company was written to about yet, and when somebody was last. */
export const getUnnotifiedQuestions = (db: Db, companyId: string, jobId: string) =>
  db.one<{ ids: string[]; last: string | null }>(sql`
    select coalesce(array_agg(id::text) filter (where told_at is null and answer is null and removed_at is null), '{}') ids, max(told_at) last
      from job_questions where company_id = ${companyId} and job_id = ${jobId}`)

export const markTeamNotified = (db: Db, companyId: string, ids: readonly string[], at: string) =>
  db.run(
    sql`update job_questions set told_at = ${at}::timestamptz where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`,
  )

/** Who fills the job with an account that works on applications; else who wrote it, else who runs the company. */
export const teamOf = (db: Db, companyId: string, jobId: string) =>
  db.many<{ id: string; email: string; language: string | null; title: string }>(sql`
    with able as (select account.id, account.email, account.language, account.role, account.created_at from users account
      where account.company_id = ${companyId}
        and account.portal = 'company' and account.disabled_at is null and account.role = any(${[...rolesWith('applications.work')]})),
      team as (select distinct able.id from able join hiring_team teammate on teammate.company_id = ${companyId} and teammate.user_id = able.id
        where teammate.job_id = ${jobId} and teammate.role in ('recruiter', 'hiring_manager'))
    select able.id, able.email, able.language, job.title from jobs job join able on able.id in (select id from team)
        or (not exists (select from team) and able.id = (select id from able
             order by id = job.created_by desc nulls last, role = 'employer' desc, created_at limit 1))
     where job.company_id = ${companyId} and job.id = ${jobId}`)

/** Through opened as the platform: who asked, and what they are told. */
export const findAskerWithAnswer = (db: Db, id: string) =>
  db.maybe<{
    user_id: string
    email: string
    first_name: string
    language: string
    words: string
    answer: string
    job_id: string
    title: string
    company: string
  }>(sql`
    select account.id as user_id, account.email, account.first_name, account.language, question.words, question.answer, question.job_id, job.title,
      company.name company
      from job_questions question join users account on account.id = question.user_id and account.disabled_at is null
      join jobs job on job.company_id = question.company_id and job.id = question.job_id join companies company on company.id = question.company_id
     where question.id = ${id}::uuid and question.answer is not null and question.removed_at is null`)
