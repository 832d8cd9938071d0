import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import type { AcceptableKind } from './day-states.rules.ts'

export type AcceptedRow = { employment_id: string; work_date: Day; kind: AcceptableKind }

export const listAccepted = (
  db: Db,
  companyId: string,
  ids: readonly string[],
  { from, until }: { from: Day; until: Day },
) =>
  db.many(sql<AcceptedRow>`
    select employment_id, work_date, kind from attendance_accepted
     where company_id = ${companyId} and employment_id = any(${[...ids]}::uuid[]) and work_date between ${from}::date and ${until}::date`)

/** What was accepted of a day, with who did and why. */
export const listAcceptedOfDay = (db: Db, companyId: string, employmentId: string, day: Day) =>
  db.many(sql<{ kind: AcceptableKind; reason: string; by: string | null; at: string }>`
    select told.kind, told.reason, told.accepted_at as at,
           (select coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.email) from users account
             where account.id = told.accepted_by) as by
      from attendance_accepted told
     where told.company_id = ${companyId} and told.employment_id = ${employmentId} and told.work_date = ${day}::date
     order by told.kind`)

/** Keeps what is accepted; what was accepted before keeps its reason. */
export const insertAccepted = (
  db: Db,
  companyId: string,
  rows: readonly AcceptedRow[],
  { by, reason, at }: { by: string; reason: string; at: string },
) =>
  db.run(sql`
    insert into attendance_accepted (company_id, employment_id, work_date, kind, reason, accepted_by, accepted_at)
    select ${companyId}::uuid, told.employment_id, told.work_date, told.kind, ${reason}, ${by}::uuid, ${at}::timestamptz
      from unnest(${rows.map((r) => r.employment_id)}::uuid[], ${rows.map((r) => r.work_date)}::date[], ${rows.map((r) => r.kind)}::text[])
        as told(employment_id, work_date, kind)
    on conflict do nothing`)

/** What somebody accepted of days since a moment, taken back: what others accepted, and what they accepted before, stands. */
export const deleteAccepted = (
  db: Db,
  companyId: string,
  days: readonly { employmentId: string; day: Day }[],
  { by, since }: { by: string; since: string },
) =>
  db.many(sql<{ employment_id: string; work_date: Day }>`
    delete from attendance_accepted told
     using unnest(${days.map((d) => d.employmentId)}::uuid[], ${days.map((d) => d.day)}::date[]) as those(employment_id, work_date)
     where told.company_id = ${companyId} and told.employment_id = those.employment_id and told.work_date = those.work_date
       and told.accepted_by = ${by}::uuid and told.accepted_at >= ${since}::timestamptz
    returning told.employment_id, told.work_date`)
