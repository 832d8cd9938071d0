import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

/** Copies the days of a period as they are, for everybody of its group, under its revision. Answers how many. */
export const copyDays = (
  db: Db,
  companyId: string,
  {
    periodId,
    revision,
    entityId,
    from,
    until,
  }: { periodId: string; revision: number; entityId: string | null; from: Day; until: Day },
) =>
  db.run(sql`
    insert into attendance_locked (company_id, employment_id, work_date, period_id, revision, state, planned, worked, classes)
    select day.company_id, day.employment_id, day.work_date, ${periodId}, ${revision}, day.state, day.planned, day.worked,
           coalesce((
             select jsonb_object_agg(of_class.class, jsonb_build_object('kind', of_class.kind, 'minutes', of_class.minutes,
                      'approved', of_class.approved, 'paid', of_class.paid))
               from (select class, min(kind) as kind, sum(minutes)::int as minutes, sum(approved)::int as approved, sum(paid)::int as paid
                       from time_entries entry
                      where entry.company_id = day.company_id and entry.employment_id = day.employment_id and entry.work_date = day.work_date
                      group by class) of_class), '{}')
      from attendance_days day
      join employments employment on employment.company_id = day.company_id and employment.id = day.employment_id
     where day.company_id = ${companyId} and day.work_date between ${from}::date and ${until}::date
       and employment.entity_id is not distinct from ${entityId}::uuid`)

type Adjusted = {
  periodId: string
  revision: number
  spans: readonly { employmentId: string; from: Day; until: Day; cause: string }[]
}

/** Adds what days of a locked period pay now beside what was locked and adjusted: by class, nothing where nothing differs. */
export const insertAdjustments = (db: Db, companyId: string, { periodId, revision, spans }: Adjusted) =>
  db.run(sql`
    with span as materialized (
      select * from unnest(${spans.map((s) => s.employmentId)}::uuid[], ${spans.map((s) => s.from)}::date[], ${spans.map((s) => s.until)}::date[],
        ${spans.map((s) => s.cause)}::text[]) as span(employment_id, from_day, until_day, cause)),
    is_now as (
      select entry.employment_id, entry.work_date as day, entry.class, min(entry.kind) as kind, sum(entry.paid)::int as paid, min(span.cause) as cause
        from span join time_entries entry on entry.company_id = ${companyId} and entry.employment_id = span.employment_id
         and entry.work_date between span.from_day and span.until_day
       where entry.kind <> 'not_counted' group by 1, 2, 3),
    was as (
      select day.employment_id, day.work_date as day, of_class.key as class, of_class.value ->> 'kind' as kind,
             (of_class.value ->> 'paid')::int as paid, span.cause
        from span join attendance_locked day on day.company_id = ${companyId} and day.employment_id = span.employment_id
         and day.work_date between span.from_day and span.until_day and day.period_id = ${periodId} and day.revision = ${revision}
        cross join lateral jsonb_each(day.classes) as of_class
      union all
      select told.employment_id, told.for_day, told.class, told.kind, told.minutes, span.cause
        from span join adjustments told on told.company_id = ${companyId} and told.employment_id = span.employment_id
         and told.for_day between span.from_day and span.until_day and told.period_id = ${periodId} and told.revision = ${revision}),
    both_sides as (
      select employment_id, day, class, kind, paid, cause from is_now
      union all
      select employment_id, day, class, kind, -paid, cause from was where kind <> 'not_counted')
    insert into adjustments (company_id, employment_id, for_day, period_id, revision, class, kind, minutes, cause)
    select ${companyId}, employment_id, day, ${periodId}, ${revision}, class, min(kind), sum(paid)::int, min(cause)
      from both_sides group by employment_id, day, class having sum(paid) <> 0`)
