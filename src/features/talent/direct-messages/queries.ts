import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Blocker, Side } from './talk.rules.ts'

/** One thread as it is listed to a side: `name` is whom it is with. */
export type ThreadRow = {
  company_id: string
  id: string
  user_id: string
  name: string | null
  company: string
  job_id: string
  title: string
  application_id: string | null
  number: number | null
  started_by: Side
  last_at: string
  opened_at: string | null
  read_at: string | null
  other_read_at: string | null
  muted: boolean
  archived: boolean
  shows_read: boolean
  blocked_by: Blocker | null
  flagged_at: string | null
  last_side: Side | null
  last_words: string | null
  unread: number
}

const COMMON = sql`thread.company_id, thread.id, thread.user_id, thread.job_id, thread.application_id, thread.started_by, thread.last_at,
  thread.opened_at, thread.shows_read, thread.blocked_by, thread.flagged_at`
/** The last message the side may read, and how many it has not read. */
const lastAndUnread = (side: Side, now: string) => sql`
  left join lateral (select message.side last_side, message.words last_words from direct_messages message where message.company_id = thread.company_id
    and message.thread_id = thread.id
    and (message.visible_at <= ${now}::timestamptz or message.side = ${side}) order by message.visible_at desc, message.id desc limit 1) latest on true
  cross join lateral (select count(*)::int unread from direct_messages message where message.company_id = thread.company_id
    and message.thread_id = thread.id and message.side <> ${side}
    and message.visible_at <= ${now}::timestamptz and message.visible_at > coalesce(${sql.ref(`thread.${side}_read_at`)}, '-infinity')) unread_part`

type Input = { now: string; archived?: boolean; id?: string }
const which = (side: Side, { archived, id }: Input) =>
  sql`${archived === undefined ? sql`true` : sql`${sql.ref(`thread.${side}_archived`)} = ${archived}`} and ${id === undefined ? sql`true` : sql`thread.id = ${id}::uuid`}`

/** Through the person's own door. */
export const listThreadsOfSeeker = (db: Db, userId: string, input: Input) =>
  db.many<ThreadRow>(sql`
    select ${COMMON}, company.name, company.name company, coalesce(advert.title, '') title, null::int number, thread.seeker_read_at read_at,
      thread.company_read_at other_read_at,
           thread.seeker_muted muted, thread.seeker_archived archived, latest.last_side, latest.last_words, unread_part.unread
      from direct_threads thread join companies company on company.id = thread.company_id left join job_adverts advert
        on advert.company_id = thread.company_id and advert.id = thread.job_id
      ${lastAndUnread('seeker', input.now)}
     where thread.user_id = ${userId}::uuid and ${which('seeker', input)} order by thread.last_at desc, thread.id limit 200`)

/** Through the company's door. A thread about an application has no name before that application was opened by whoever asks. */
export const listThreadsOfCompany = (db: Db, companyId: string, userId: string, input: Input) =>
  db.many<ThreadRow>(sql`
    select ${COMMON}, case when application.id is null or view.at is not null then thread.seeker_name end name, company.name company, job.title, application.number,
           thread.company_read_at read_at, thread.seeker_read_at other_read_at, thread.company_muted muted, thread.company_archived archived,
             latest.last_side, latest.last_words, unread_part.unread
      from direct_threads thread join jobs job on job.company_id = thread.company_id and job.id = thread.job_id
      join companies company on company.id = thread.company_id
      left join applications application on application.company_id = thread.company_id and application.id = thread.application_id
      left join application_views view on view.company_id = thread.company_id and view.application_id = application.id and view.user_id = ${userId}::uuid
      ${lastAndUnread('company', input.now)}
     where thread.company_id = ${companyId}::uuid and ${which('company', input)} order by thread.last_at desc, thread.id limit 200`)

export type MessageRow = {
  id: string
  side: Side
  by: string | null
  words: string
  visible_at: string
  signs: string[]
  files: { id: string; name: string; bytes: number }[]
}

/** Through the company's door: what a side may read of a thread, oldest first. */
export const listMessages = (db: Db, companyId: string, threadId: string, { side, now }: { side: Side; now: string }) =>
  db.many<MessageRow>(sql`
    select message.id, message.side, message.words, message.visible_at, message.signs,
           (select nullif(trim(account.first_name || ' ' || account.last_name), '') from users account where account.company_id = message.company_id
             and account.id = message.by_user) "by",
           coalesce((select json_agg(json_build_object('id', file.id, 'name', file.name, 'bytes', file.bytes) order by file.id)
             from direct_files attachment
              join files file on file.company_id = attachment.company_id and file.id = attachment.id where attachment.company_id = message.company_id
                and attachment.message_id = message.id), '[]') files
      from direct_messages message where message.company_id = ${companyId}::uuid and message.thread_id = ${threadId}::uuid
       and (message.visible_at <= ${now}::timestamptz or message.side = ${side}) order by message.visible_at, message.id limit 2000`)

type NewThread = {
  companyId: string
  userId: string
  name: string
  jobId: string
  applicationId: string | null
  invitationId: string | null
  startedBy: Side
  at: string
}

/** Begins a thread; undefined when there is one about this job already. */
export const insertThread = (db: Db, made: NewThread) =>
  db.maybe<{ id: string }>(sql`
    insert into direct_threads (company_id, user_id, seeker_name, job_id, application_id, invitation_id, started_by, started_at, last_at)
    values (${made.companyId}::uuid, ${made.userId}::uuid, ${made.name}, ${made.jobId}::uuid, ${made.applicationId}::uuid, ${made.invitationId}::uuid,
      ${made.startedBy}, ${made.at}::timestamptz, ${made.at}::timestamptz)
    on conflict (company_id, user_id, job_id) do nothing returning id`)

export type HeldThread = { id: string; user_id: string; blocked_by: Blocker | null; opened_at: string | null }

/** The thread, held until the transaction ends. */
export const lockThread = (db: Db, companyId: string, id: string): Promise<HeldThread | undefined> =>
  db.maybe<HeldThread>(
    k
      .selectFrom('direct_threads')
      .select(['id', 'user_id', sql<Blocker | null>`blocked_by`.as('blocked_by'), 'opened_at'])
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .forUpdate(),
  )

type NewMessage = {
  side: Side
  by: string | null
  words: string
  at: string
  visibleAt: string
  signs: readonly string[]
}

export const insertMessage = (db: Db, companyId: string, threadId: string, made: NewMessage) =>
  db.one<{ id: string }>(sql`
    insert into direct_messages (company_id, thread_id, side, by_user, words, written_at, visible_at, signs)
    values (${companyId}::uuid, ${threadId}::uuid, ${made.side}, ${made.by}::uuid, ${made.words}, ${made.at}::timestamptz,
      ${made.visibleAt}::timestamptz, ${[...made.signs]}::text[]) returning id`)

type Moved = { last: string; opens: boolean; flags: boolean; now: string }

/** A message was written: the thread is the newest again and nobody has it put away any more. */
export const moveThread = (db: Db, companyId: string, id: string, { last, opens, flags, now }: Moved) =>
  db.run(sql`
    update direct_threads set last_at = greatest(last_at, ${last}::timestamptz), seeker_archived = false, company_archived = false,
           opened_at = coalesce(opened_at, case when ${opens} then ${now}::timestamptz end),
           flagged_at = coalesce(flagged_at, case when ${flags} then ${now}::timestamptz end)
     where company_id = ${companyId}::uuid and id = ${id}::uuid`)

/** Takes away a message of one side that the other has not got yet. */
export const deleteWaitingMessage = (
  db: Db,
  companyId: string,
  { thread, message, side, now }: { thread: string; message: string; side: Side; now: string },
) =>
  db.run(sql`
    delete from direct_messages where company_id = ${companyId}::uuid and thread_id = ${thread}::uuid and id = ${message}::uuid
       and side = ${side} and visible_at > ${now}::timestamptz`)

export const filesOfMessage = (db: Db, companyId: string, messageId: string) =>
  db.many(
    k.selectFrom('direct_files').select('id').where('company_id', '=', companyId).where('message_id', '=', messageId),
  )

/** Takes away what has not left in a thread, of both sides; the files that were to go with it. */
export const deleteWaitingMessages = async (
  db: Db,
  companyId: string,
  thread: string,
  now: string,
): Promise<string[]> => {
  const waiting = sql`message.company_id = ${companyId}::uuid and message.thread_id = ${thread}::uuid and message.visible_at > ${now}::timestamptz`
  const files = await db.many<{ id: string }>(sql`
    select attachment.id from direct_files attachment join direct_messages message on message.company_id = attachment.company_id
      and message.id = attachment.message_id where ${waiting}`)
  await db.run(sql`delete from direct_messages message where ${waiting}`)
  return files.map(({ id }) => id)
}

/** Takes files away that went with nothing. */
export const deleteFiles = (db: Db, companyId: string, ids: readonly string[]) =>
  db.run(
    sql`delete from files where company_id = ${companyId}::uuid and purpose = 'direct-message' and id = any(${[...ids]}::uuid[])`,
  )

type Marks = {
  read?: true | undefined
  muted?: boolean | undefined
  archived?: boolean | undefined
  showsRead?: boolean | undefined
}

export const saveMarks = (
  db: Db,
  companyId: string,
  { id, side, now }: { id: string; side: Side; now: string },
  marks: Marks & { blockedBy?: Side | null },
) => {
  const set: Record<string, unknown> = {}
  if (marks.read) set[`${side}_read_at`] = now
  if (marks.muted !== undefined) set[`${side}_muted`] = marks.muted
  if (marks.archived !== undefined) set[`${side}_archived`] = marks.archived
  if (marks.showsRead !== undefined) set.shows_read = marks.showsRead
  if (marks.blockedBy !== undefined) set.blocked_by = marks.blockedBy
  if (Object.keys(set).length === 0) return Promise.resolve(0)
  return db.run(k.updateTable('direct_threads').set(set).where('company_id', '=', companyId).where('id', '=', id))
}

export const insertThreadFile = (db: Db, companyId: string, file: { id: string; thread: string; side: Side }) =>
  db.run(
    k
      .insertInto('direct_files')
      .values({ company_id: companyId, id: file.id, thread_id: file.thread, side: file.side }),
  )

export const countThreadFiles = async (db: Db, companyId: string, thread: string): Promise<number> =>
  (
    await db.one<{ n: number }>(
      sql`select count(*)::int n from direct_files where company_id = ${companyId}::uuid and thread_id = ${thread}::uuid`,
    )
  ).n

/** A file of the side that waits for its message becomes part of this one; whether there is such a file. */
export const claimThreadFile = (
  db: Db,
  companyId: string,
  file: { id: string; thread: string; side: Side; message: string },
) =>
  db.run(sql`
    update direct_files set message_id = ${file.message}::uuid where company_id = ${companyId}::uuid and id = ${file.id}::uuid
       and thread_id = ${file.thread}::uuid and side = ${file.side} and message_id is null`)

export type StoredFile = {
  name: string
  content_type: string
  storage_key: string
  side: Side
  opened_at: string | null
}

/** A file that a side may read: of a message it may read, or one it handed in itself. */
export const findThreadFile = (
  db: Db,
  companyId: string,
  { thread, file, side, now }: { thread: string; file: string; side: Side; now: string },
) =>
  db.maybe<StoredFile>(sql`
    select file.name, file.content_type, file.storage_key, attachment.side, thread.opened_at from direct_files attachment
      join files file on file.company_id = attachment.company_id and file.id = attachment.id
      join direct_threads thread on thread.company_id = attachment.company_id and thread.id = attachment.thread_id
      left join direct_messages message on message.company_id = attachment.company_id and message.id = attachment.message_id
     where attachment.company_id = ${companyId}::uuid and attachment.thread_id = ${thread}::uuid and attachment.id = ${file}::uuid
       and (attachment.side = ${side} or message.visible_at <= ${now}::timestamptz)`)

/** Of threads that people began with a company in half a year, how many it answered. */
export const countAnswers = (db: Db, companyId: string, now: string) =>
  db.one<{ of: number; answered: number }>(sql`
    select count(*)::int "of", count(*) filter (where exists (select from direct_messages message where message.company_id = thread.company_id
      and message.thread_id = thread.id
             and message.side = 'company' and message.visible_at <= ${now}::timestamptz))::int answered
      from direct_threads thread where thread.company_id = ${companyId}::uuid
        and thread.started_by = 'seeker' and thread.started_at > ${now}::timestamptz - interval '180 days'`)

/** What a company began: today, and a week ago or earlier with how many were answered. */
export const countCompanyStarts = (db: Db, companyId: string, now: string) =>
  db.one<{ today: number; settled: number; answered: number }>(sql`
    select count(*) filter (where thread.started_at > ${now}::timestamptz - interval '24 hours')::int today,
           count(*) filter (where thread.started_at <= ${now}::timestamptz - interval '7 days')::int settled,
           count(*) filter (where thread.started_at <= ${now}::timestamptz - interval '7 days' and thread.opened_at is not null)::int answered
      from direct_threads thread where thread.company_id = ${companyId}::uuid
        and thread.started_by = 'company' and thread.started_at > ${now}::timestamptz - interval '180 days'`)

/** One at a time begins a thread, of one person or of one company. */
export const lockStarter = (db: Db, whom: string) =>
  db.one(sql`select pg_advisory_xact_lock(hashtextextended(${`direct_threads ${whom}`}, 0))`)
