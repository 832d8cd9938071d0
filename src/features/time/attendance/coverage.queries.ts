import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import type { LockedSpan } from './recounts.queries.ts'

/** Has the worked days of somebody from a day on wait, locked or not. Answers how many. */
export const markDaysOfPay = (db: Db, companyId: string, those: { employeeId: string; from: Day }) =>
  db.run(sql`
    insert into attendance_dirty (company_id, employment_id, work_date, cause)
    select day.company_id, day.employment_id, day.work_date, 'again'
      from attendance_days day
      join employments employment on employment.company_id = day.company_id and employment.id = day.employment_id
     where day.company_id = ${companyId} and employment.employee_id = ${those.employeeId}
       and day.work_date >= ${those.from}::date and day.counted > 0
     order by 2, 3
    on conflict (company_id, employment_id, work_date) do update set marked_at = clock_timestamp()`)

/** Has the worked days of somebody wait that are not locked. Answers how many. */
export const markOpenDays = (
  db: Db,
  companyId: string,
  { employeeId, locked }: { employeeId: string; locked: readonly LockedSpan[] },
) =>
  db.run(sql`
    insert into attendance_dirty (company_id, employment_id, work_date, cause)
    select day.company_id, day.employment_id, day.work_date, 'again'
      from attendance_days day
      join employments employment on employment.company_id = day.company_id and employment.id = day.employment_id
     where day.company_id = ${companyId} and employment.employee_id = ${employeeId} and day.counted > 0
       and not exists (
         select from unnest(${locked.map((l) => l.groupId)}::uuid[], ${locked.map((l) => l.from)}::date[], ${locked.map((l) => l.until)}::date[])
           as span(entity_id, from_day, until_day)
          where span.entity_id is not distinct from employment.entity_id and day.work_date between span.from_day and span.until_day)
     order by 2, 3
    on conflict (company_id, employment_id, work_date) do update set marked_at = clock_timestamp()`)
