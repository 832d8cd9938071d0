import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

type RemoteHow = 'agreed' | 'punched'

export const findRemoteDay = (db: Db, companyId: string, employmentId: string, day: Day) =>
  db.maybe(sql<{ how: RemoteHow }>`
    select how from remote_days where company_id = ${companyId} and employment_id = ${employmentId} and work_date = ${day}::date`)

type NewRemote = { days: readonly { employmentId: string; day: Day }[]; how: RemoteHow; reason: string; by: string }

/** Keeps days as remote. What was agreed stays agreed when it is punched; what was punched is agreed from now on. Answers how many are new. */
export const insertRemoteDays = (db: Db, companyId: string, { days, how, reason, by }: NewRemote) =>
  db.run(sql`
    insert into remote_days (company_id, employment_id, work_date, how, reason, entered_by)
    select ${companyId}::uuid, one.employment_id, one.work_date, ${how}, ${reason}, ${by}::uuid
      from unnest(${days.map((d) => d.employmentId)}::uuid[], ${days.map((d) => d.day)}::date[]) as one(employment_id, work_date)
    on conflict (company_id, employment_id, work_date) do update
      set how = excluded.how, reason = excluded.reason, entered_by = excluded.entered_by, entered_at = now()
      where remote_days.how = 'punched' and excluded.how = 'agreed'`)

/** Takes back agreed days. Answers how many there were. */
export const deleteRemoteDays = (db: Db, companyId: string, days: readonly { employmentId: string; day: Day }[]) =>
  db.run(sql`
    delete from remote_days remote
     using unnest(${days.map((d) => d.employmentId)}::uuid[], ${days.map((d) => d.day)}::date[]) as one(employment_id, work_date)
     where remote.company_id = ${companyId} and remote.employment_id = one.employment_id and remote.work_date = one.work_date
       and remote.how = 'agreed'`)

export const listAgreedDays = (db: Db, companyId: string, from: Day) =>
  db.many(sql<{ employee_id: string; name: string; work_date: Day; reason: string; by: string | null }>`
    select employment.employee_id, employee.full_name as name, remote.work_date, remote.reason,
           nullif(trim(account.first_name || ' ' || account.last_name), '') as by
      from remote_days remote
      join employments employment on employment.company_id = remote.company_id and employment.id = remote.employment_id
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
      left join users account on account.id = remote.entered_by
     where remote.company_id = ${companyId} and remote.how = 'agreed' and remote.work_date >= ${from}::date
     order by remote.work_date, employee.sort_name, remote.employment_id limit 200`)
