import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Side } from './talk.rules.ts'

/** One thread as it is listed to a side: `name` is whom it is with. */
export type ThreadRow = {
  company_id: string
  id: string
  user_id: string
  name: string | null
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
  blocked_by: Side | null
  flagged_at: string | null
  last_side: Side | null
  last_words: string | null
  unread: number
}

const COMMON = sql`t.company_id, t.id, t.user_id, t.job_id, t.application_id, t.started_by, t.last_at, t.opened_at, t.shows_read, t.blocked_by, t.flagged_at`
/** The last message the side may read, and how many it has not read. */
const lastAndUnread = (side: Side, now: string) => sql`
  left join lateral (select m.side last_side, m.words last_words from direct_messages m where m.company_id = t.company_id and m.thread_id = t.id
    and (m.visible_at <= ${now}::timestamptz or m.side = ${side}) order by m.visible_at desc, m.id desc limit 1) l on true
  cross join lateral (select count(*)::int unread from direct_messages m where m.company_id = t.company_id and m.thread_id = t.id and m.side <> ${side}
    and m.visible_at <= ${now}::timestamptz and m.visible_at > coalesce(${sql.ref(`t.${side}_read_at`)}, '-infinity')) u`

type Asked = { now: string; archived?: boolean; id?: string }
const which = (side: Side, { archived, id }: Asked) =>
  sql`${archived === undefined ? sql`true` : sql`${sql.ref(`t.${side}_archived`)} = ${archived}`} and ${id === undefined ? sql`true` : sql`t.id = ${id}::uuid`}`

/** Through the person's own door. */
export const listThreadsOfSeeker = (db: Db, userId: string, input: Asked) =>
  db.many<ThreadRow>(sql`
    select ${COMMON}, c.name, coalesce(a.title, '') title, null::int number, t.seeker_read_at read_at, t.company_read_at other_read_at,
           t.seeker_muted muted, t.seeker_archived archived, l.last_side, l.last_words, u.unread
      from direct_threads t join companies c on c.id = t.company_id left join job_adverts a on a.company_id = t.company_id and a.id = t.job_id
      ${lastAndUnread('seeker', input.now)}
     where t.user_id = ${userId}::uuid and ${which('seeker', input)} order by t.last_at desc, t.id limit 200`)

/** Through the company's door. A thread about an application has no name before that application was opened by whoever asks. */
export const listThreadsOfCompany = (db: Db, companyId: string, userId: string, input: Asked) =>
  db.many<ThreadRow>(sql`
    select ${COMMON}, case when a.id is null or w.at is not null then t.seeker_name end name, j.title, a.number,
           t.company_read_at read_at, t.seeker_read_at other_read_at, t.company_muted muted, t.company_archived archived, l.last_side, l.last_words, u.unread
      from direct_threads t join jobs j on j.company_id = t.company_id and j.id = t.job_id
      left join applications a on a.company_id = t.company_id and a.id = t.application_id
      left join application_views w on w.company_id = t.company_id and w.application_id = a.id and w.user_id = ${userId}::uuid
      ${lastAndUnread('company', input.now)}
     where t.company_id = ${companyId}::uuid and ${which('company', input)} order by t.last_at desc, t.id limit 200`)

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
    select m.id, m.side, m.words, m.visible_at, m.signs,
           (select nullif(trim(u.first_name || ' ' || u.last_name), '') from users u where u.company_id = m.company_id and u.id = m.by_user) "by",
           coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name, 'bytes', f.bytes) order by f.id) from direct_files d
              join files f on f.company_id = d.company_id and f.id = d.id where d.company_id = m.company_id and d.message_id = m.id), '[]') files
      from direct_messages m where m.company_id = ${companyId}::uuid and m.thread_id = ${threadId}::uuid
       and (m.visible_at <= ${now}::timestamptz or m.side = ${side}) order by m.visible_at, m.id limit 2000`)

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

export type HeldThread = { id: string; user_id: string; blocked_by: Side | null; opened_at: string | null }

/** The thread, held until the transaction ends. */
export const lockThread = (db: Db, companyId: string, id: string): Promise<HeldThread | undefined> =>
  db.maybe<HeldThread>(
    k
      .selectFrom('direct_threads')
      .select(['id', 'user_id', sql<Side | null>`blocked_by`.as('blocked_by'), 'opened_at'])
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

export type StoredFile = { name: string; content_type: string; storage_key: string }

/** A file that a side may read: of a message it may read, or one it handed in itself. */
export const findThreadFile = (
  db: Db,
  companyId: string,
  { thread, file, side, now }: { thread: string; file: string; side: Side; now: string },
) =>
  db.maybe<StoredFile>(sql`
    select f.name, f.content_type, f.storage_key from direct_files d join files f on f.company_id = d.company_id and f.id = d.id
      left join direct_messages m on m.company_id = d.company_id and m.id = d.message_id
     where d.company_id = ${companyId}::uuid and d.thread_id = ${thread}::uuid and d.id = ${file}::uuid
       and (d.side = ${side} or m.visible_at <= ${now}::timestamptz)`)

/** Of threads that people began with a company in half a year, how many it answered. */
export const countAnswers = (db: Db, companyId: string, now: string) =>
  db.one<{ of: number; answered: number }>(sql`
    select count(*)::int "of", count(*) filter (where exists (select from direct_messages m where m.company_id = t.company_id and m.thread_id = t.id
             and m.side = 'company' and m.visible_at <= ${now}::timestamptz))::int answered
      from direct_threads t where t.company_id = ${companyId}::uuid and t.started_by = 'seeker' and t.started_at > ${now}::timestamptz - interval '180 days'`)

/** What a company began: today, and a week ago or earlier with how many were answered. */
export const countCompanyStarts = (db: Db, companyId: string, now: string) =>
  db.one<{ today: number; settled: number; answered: number }>(sql`
    select count(*) filter (where t.started_at > ${now}::timestamptz - interval '24 hours')::int today,
           count(*) filter (where t.started_at <= ${now}::timestamptz - interval '7 days')::int settled,
           count(*) filter (where t.started_at <= ${now}::timestamptz - interval '7 days' and t.opened_at is not null)::int answered
      from direct_threads t where t.company_id = ${companyId}::uuid and t.started_by = 'company' and t.started_at > ${now}::timestamptz - interval '180 days'`)

/** One at a time begins a thread, of one person or of one company. */
export const lockStarter = (db: Db, whom: string) =>
  db.one(sql`select pg_advisory_xact_lock(hashtextextended(${`direct_threads ${whom}`}, 0))`)
