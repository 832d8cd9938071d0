import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { rolesWith } from '../../../shared/permissions.ts'
import type { RehearsalFinding } from './rehearsal.rules.ts'

/** Companies that pay people. */
export const listPayingCompanies = (db: Db) =>
  db.many(sql<{ id: string }>`select distinct company_id as id from pay_groups order by id`)

export type PayOfficer = { id: string; email: string; language: string | null; first_name: string }

/** Who runs payroll: they are told. */
export const listPayOfficers = (db: Db, companyId: string) =>
  db.many(sql<PayOfficer>`
    select id, email, language, first_name from users
     where company_id = ${companyId} and portal = 'company' and disabled_at is null and activated_at is not null
       and role = any(${[...rolesWith('payroll.run')]})
     order by first_name, last_name, id`)

/** What the last regular pay of a group, or the one counted as paid before, brought each person before a pay day. */
export const lastNets = (db: Db, companyId: string, q: { groupId: string; before: Day }) =>
  db.many(sql<{ employment_id: string; net: number }>`
    select person.employment_id, person.net from pay_run_people person
     where person.company_id = ${companyId} and person.state in ('locked', 'held') and person.run_id = (
       select run.id from pay_runs run
        where run.company_id = ${companyId} and run.group_id = ${q.groupId} and run.state = 'locked'
          and run.kind in ('regular', 'opening') and run.pay_day < ${q.before}
        order by run.pay_day desc, run.id limit 1)`)

/** Regular runs of a group that are locked for a pay day: there is nothing to try any more. */
export const isPaidDay = async (db: Db, companyId: string, q: { groupId: string; payDay: Day }): Promise<boolean> =>
  (await db.maybe(sql`
    select from pay_runs where company_id = ${companyId} and group_id = ${q.groupId} and pay_day = ${q.payDay}
       and kind in ('regular', 'opening') and state = 'locked'`)) !== undefined

export const hasRehearsal = async (db: Db, companyId: string, q: { groupId: string; payDay: Day }): Promise<boolean> =>
  (await db.maybe(sql`
    select from pay_rehearsals where company_id = ${companyId} and group_id = ${q.groupId} and pay_day = ${q.payDay}`)) !==
  undefined

export type NewRehearsal = {
  groupId: string
  from: Day
  until: Day
  payDay: Day
  cutOff: Day
  at: string
  by: string | null
  people: number
  stopped: number
  net: number
  lastNet: number
  findings: readonly RehearsalFinding[]
}

/** One rehearsal of a pay day: a later one takes its place. */
export const saveRehearsal = (db: Db, companyId: string, q: NewRehearsal) =>
  db.run(sql`
    insert into pay_rehearsals (company_id, group_id, from_day, until_day, pay_day, cut_off, made_at, made_by, people, stopped, net, last_net, findings)
    values (${companyId}, ${q.groupId}, ${q.from}, ${q.until}, ${q.payDay}, ${q.cutOff}, ${q.at}, ${q.by}::uuid, ${q.people}, ${q.stopped},
            ${q.net}, ${q.lastNet}, ${JSON.stringify(q.findings)}::jsonb)
    on conflict (company_id, group_id, pay_day) do update set made_at = excluded.made_at, made_by = excluded.made_by,
       cut_off = excluded.cut_off, people = excluded.people, stopped = excluded.stopped, net = excluded.net, last_net = excluded.last_net,
       findings = excluded.findings`)

export type RehearsalRow = {
  group_id: string
  from_day: Day
  until_day: Day
  pay_day: Day
  cut_off: Day
  made_at: string
  people: number
  stopped: number
  net: number
  last_net: number
  findings: RehearsalFinding[]
}

/** The rehearsal of the latest pay day of each group. */
export const listLatestRehearsals = (db: Db, companyId: string) =>
  db.many(sql<RehearsalRow>`
    select distinct on (group_id) group_id, from_day, until_day, pay_day, cut_off, made_at, people, stopped, net, last_net, findings
      from pay_rehearsals where company_id = ${companyId} order by group_id, pay_day desc`)

export const namesOf = (db: Db, companyId: string, employmentIds: readonly string[]) =>
  db.many(sql<{ employment_id: string; employee_id: string; name: string; number: string }>`
    select employment.id as employment_id, employee.id as employee_id, employee.full_name as name, employment.number
      from employments employment
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
     where employment.company_id = ${companyId} and employment.id = any(${[...employmentIds]}::uuid[])`)
