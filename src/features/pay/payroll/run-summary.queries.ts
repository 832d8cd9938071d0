import { type Insertable, sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { PayLineNotes } from '../../../server/tables.ts'
import type { Day } from '../../../shared/dates.ts'

export type SchemeSum = { scheme: string; employee: number; employer: number; people: number }

/** What each scheme of the law takes from people and asks of the employer in a run, locked or as it was reckoned; whoever is left out is not in it. */
export const schemeSums = (db: Db, companyId: string, runId: string) =>
  db.many(sql<SchemeSum>`
    with lines as (
      select line.employment_id, line.scheme, line.kind, line.amount from pay_lines line
       where line.company_id = ${companyId} and line.run_id = ${runId} and line.scheme is not null
      union all
      select draft.employment_id, line.scheme, line.kind, line.amount from pay_drafts draft
       cross join lateral jsonb_to_recordset(draft.result -> 'lines') as line(scheme text, kind text, amount bigint)
       where draft.company_id = ${companyId} and draft.run_id = ${runId} and line.scheme is not null
         and exists (select from pay_runs run where run.company_id = ${companyId} and run.id = ${runId} and run.state <> 'locked'))
    select lines.scheme, coalesce(sum(lines.amount) filter (where lines.kind = 'deduction'), 0)::bigint as employee,
           coalesce(sum(lines.amount) filter (where lines.kind = 'employer'), 0)::bigint as employer,
           count(distinct lines.employment_id) filter (where lines.amount <> 0)::int as people
      from lines
      join pay_run_people person on person.company_id = ${companyId} and person.run_id = ${runId}
           and person.employment_id = lines.employment_id and person.state not in ('excluded', 'blocked')
     where lines.kind in ('deduction', 'employer')
     group by lines.scheme`)

export type LastRun = { id: string; pay_day: Day; people: number }

/** The last locked regular run of a group before a pay day, or the one counted as paid before. */
export const lastRunOfGroup = (db: Db, companyId: string, q: { groupId: string; before: Day }) =>
  db.maybe(sql<LastRun>`
    select run.id, run.pay_day,
           (select count(*)::int from pay_run_people person
             where person.company_id = run.company_id and person.run_id = run.id and person.state in ('locked', 'held')) as people
      from pay_runs run
     where run.company_id = ${companyId} and run.group_id = ${q.groupId} and run.state = 'locked' and run.kind in ('regular', 'opening')
       and run.pay_day < ${q.before}
     order by run.pay_day desc, run.id limit 1`)

export type Moved = { employment_id: string; employee_id: string; name: string; day: Day | null }

/** Who is paid by one run and not by another, by name. @property day of those who came the first of their employment, of those who left the last */
export const paidByOneAlone = (
  db: Db,
  companyId: string,
  q: { runId: string; notBy: string; day: 'started_on' | 'ended_on'; most: number },
) =>
  db.many(sql<Moved & { total: number }>`
    select person.employment_id, employee.id as employee_id, employee.full_name as name, employment.${sql.ref(q.day)} as day,
           count(*) over ()::int as total
      from pay_run_people person
      join employments employment on employment.company_id = person.company_id and employment.id = person.employment_id
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
     where person.company_id = ${companyId} and person.run_id = ${q.runId} and person.state <> 'excluded'
       and not exists (select from pay_run_people other
                        where other.company_id = person.company_id and other.run_id = ${q.notBy} and other.employment_id = person.employment_id
                          and other.state <> 'excluded')
     order by employee.sort_name, person.employment_id limit ${q.most}`)

export type GroupStanding = {
  group_id: string
  last_paid: Day | null
  runs: { id: string; payDay: Day; state: string }[]
}

/** The last pay day each group was paid on by the calendar, and its regular runs that are not locked. */
export const groupStandings = (db: Db, companyId: string) =>
  db.many(sql<GroupStanding>`
    select pay_group.id as group_id,
           (select max(run.pay_day) from pay_runs run
             where run.company_id = pay_group.company_id and run.group_id = pay_group.id and run.state = 'locked' and run.kind in ('regular', 'opening')) as last_paid,
           coalesce((select jsonb_agg(jsonb_build_object('id', run.id, 'payDay', run.pay_day, 'state', run.state)) from pay_runs run
             where run.company_id = pay_group.company_id and run.group_id = pay_group.id and run.kind = 'regular' and run.state not in ('locked', 'void')), '[]') as runs
      from pay_groups pay_group where pay_group.company_id = ${companyId}`)

export type NoteRow = { id: string; line_key: string; note: string; noted_at: string; by: string }

/** What was noted on lines of somebody in a run, the latest first. */
export const listLineNotes = (db: Db, companyId: string, q: { runId: string; employmentId: string }) =>
  db.many(sql<NoteRow>`
    select note.id, note.line_key, note.note, note.noted_at, trim(concat(writer.first_name, ' ', writer.last_name)) as by
      from pay_line_notes note left join users writer on writer.id = note.noted_by
     where note.company_id = ${companyId} and note.run_id = ${q.runId} and note.employment_id = ${q.employmentId}
     order by note.noted_at desc, note.id`)

export const insertLineNote = (db: Db, values: Insertable<PayLineNotes>) =>
  db.one(k.insertInto('pay_line_notes').values(values).returning('id'))
