import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { ACCEPTABLE_KINDS } from './day-states.rules.ts'

/** Approved minutes that the law pays beside normal hours, a day and class a row. */

export type PaidMinutes = { employment_id: string; work_date: Day; class: string; kind: string; paid: number }

type Input = {
  companyId: string
  employmentIds: readonly string[]
  from: Day
  until: Day
  /** Kinds that are left out; all that is paid with the pay of the month where nothing else is said. */
  without?: readonly string[]
}

const BESIDE_PAY = ['not_counted', 'regular']

/** Of days as they are computed now. */
export const paidMinutesNow = (db: Db, { companyId, employmentIds, from, until, without = BESIDE_PAY }: Input) =>
  db.many(sql<PaidMinutes>`
    select employment_id, work_date, class, min(kind) as kind, sum(paid)::int as paid
      from time_entries
     where company_id = ${companyId} and employment_id = any(${[...employmentIds]}::uuid[]) and work_date between ${from}::date and ${until}::date
       and kind <> all(${[...without]}::text[])
     group by employment_id, work_date, class`)

/** Of days of locked periods: as they were locked, with what came to light since. */
export const paidMinutesLocked = (
  db: Db,
  { companyId, employmentIds, from, until, without = BESIDE_PAY }: Input,
  periods: readonly { id: string; revision: number }[],
) =>
  db.many(sql<PaidMinutes>`
    with period as materialized (
      select * from unnest(${periods.map((one) => one.id)}::uuid[], ${periods.map((one) => one.revision)}::int[]) as period(id, revision)),
    told as (
      select day.employment_id, day.work_date, of_class.key as class, of_class.value ->> 'kind' as kind, (of_class.value ->> 'paid')::int as paid
        from attendance_locked day
        join period on period.id = day.period_id and period.revision = day.revision
        cross join lateral jsonb_each(day.classes) as of_class
       where day.company_id = ${companyId} and day.employment_id = any(${[...employmentIds]}::uuid[])
         and day.work_date between ${from}::date and ${until}::date
      union all
      select later.employment_id, later.for_day, later.class, later.kind, later.minutes
        from adjustments later
        join period on period.id = later.period_id and period.revision = later.revision
       where later.company_id = ${companyId} and later.employment_id = any(${[...employmentIds]}::uuid[])
         and later.for_day between ${from}::date and ${until}::date)
    select employment_id, work_date, class, min(kind) as kind, sum(paid)::int as paid
      from told where kind <> all(${[...without]}::text[]) group by employment_id, work_date, class`)

/** Days that are over and that attendance could not make out, or on which nobody came without leave. */
export const daysToClear = (db: Db, { companyId, employmentIds, from, until }: Input) =>
  db.many(sql<{ employment_id: string; work_date: Day; state: string }>`
    select employment_id, work_date, state from attendance_days
     where company_id = ${companyId} and employment_id = any(${[...employmentIds]}::uuid[])
       and work_date between ${from}::date and ${until}::date and state in ('exception', 'absent')
       and not (state = 'exception' and exceptions <@ ${[...ACCEPTABLE_KINDS]}::text[])
     order by employment_id, work_date`)
