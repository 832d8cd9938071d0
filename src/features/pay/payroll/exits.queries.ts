import { type Insertable, sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { PayExits } from '../../../server/tables.ts'
import type { Day } from '../../../shared/dates.ts'
import type { OneOff } from './earnings.rules.ts'
import { besideGroup } from './group-on.queries.ts'
import { dayAt, type Moment } from './place-day.queries.ts'

export type ExitState = 'draft' | 'in_review' | 'approved' | 'paying' | 'dropped'
export type OwedThing = { id: string; label: string; amount: number; agreed: boolean }
export type SavedSheet = {
  currency: string
  oneOffs: OneOff[]
  due: Day | null
  receivable: number
  open: string[]
  leaveDays: string | null
}

export type ExitRow = {
  id: string
  employment_id: string
  last_day: Day
  unpaid_days: number
  leave_days: string | null
  notice: number
  owed: OwedThing[]
  note: string | null
  worksheet: SavedSheet
  state: ExitState
  run_id: string | null
  version: number
  made_by: string | null
}

const exits = sql`
  select exit.id, exit.employment_id, exit.last_day, exit.unpaid_days, exit.leave_days::text as leave_days, exit.notice, exit.owed, exit.note,
         exit.worksheet, exit.state, exit.run_id, exit.version, exit.made_by
    from pay_exits exit`

export const exitsByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(sql<ExitRow>`${exits} where exit.company_id = ${companyId} and exit.id = any(${[...ids]}::uuid[])`)

export const exitsOf = (db: Db, companyId: string, employmentIds: readonly string[]) =>
  db.many(sql<ExitRow>`${exits} where exit.company_id = ${companyId} and exit.state <> 'dropped'
     and exit.employment_id = any(${[...employmentIds]}::uuid[])`)

export const exitOfRun = (db: Db, companyId: string, runId: string) =>
  db.maybe(sql<ExitRow>`${exits} where exit.company_id = ${companyId} and exit.run_id = ${runId}`)

export const lockExit = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<{ id: string }>`select id from pay_exits where company_id = ${companyId} and id = ${id} for update`)

/** Held until the transaction ends, where there is none yet as well: two who settle the end of one person do so one after the other. */
export const lockExitOf = async (db: Db, companyId: string, employmentId: string): Promise<void> => {
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`settlement ${companyId} ${employmentId}`}, 0))`)
  await db.run(sql`
    select id from pay_exits where company_id = ${companyId} and employment_id = ${employmentId} for update`)
}

export type Leaver = {
  employment_id: string
  employee_id: string
  entity_id: string | null
  name: string
  number: string
  country: string
  /** Of the legal entity: its zone, where it has said one, and its country. */
  zone: string | null
  entity_country: string
  started_on: Day
  continuity_from: Day | null
  last_day: Day
}

const leavers = sql`
  select employment.id as employment_id, employee.id as employee_id, employment.entity_id, employee.full_name as name, employment.number,
         employee.country, entity.zone, coalesce(entity.country, employee.country) as entity_country, employment.started_on,
         employment.continuity_from, employment.ended_on as last_day
    from employments employment
    join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
    left join legal_entities entity on entity.company_id = employment.company_id and entity.id = employment.entity_id`

/** Whoever leaves, or has left in the last days by the calendar of their place, the earliest last day first. */
export const listLeavers = (db: Db, companyId: string, { moment, days }: { moment: Moment; days: number }) =>
  db.many(sql<Leaver>`${leavers} where employment.company_id = ${companyId}
     and employment.ended_on >= ${dayAt(moment, { zone: 'entity.zone', country: 'employee.country' })} - ${days}::int
     and employment.ended_on >= employment.started_on order by employment.ended_on, employee.sort_name, employment.id limit 300`)

export const findLeaver = (db: Db, companyId: string, employmentId: string) =>
  db.maybe(
    sql<
      Leaver & { last_day: Day | null }
    >`${leavers} where employment.company_id = ${companyId} and employment.id = ${employmentId}`,
  )

const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`

type ExitValues = Omit<Insertable<PayExits>, 'owed' | 'worksheet'> & { owed: OwedThing[]; worksheet: SavedSheet }

export const insertExit = (db: Db, { owed, worksheet, ...values }: ExitValues) =>
  db.one(
    k
      .insertInto('pay_exits')
      .values({ ...values, owed: json(owed), worksheet: json(worksheet) })
      .returning('id'),
  )

/** A changed draft: what was approved of it no longer is. */
export const updateExit = (db: Db, companyId: string, id: string, { owed, worksheet, ...values }: ExitValues) =>
  db.run(
    k
      .updateTable('pay_exits')
      .set({ ...values, state: 'draft', owed: json(owed), worksheet: json(worksheet), version: sql`version + 1` })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

export const moveExit = (
  db: Db,
  companyId: string,
  { id, state, runId = null }: { id: string; state: ExitState; runId?: string | null },
) =>
  db.run(sql`
    update pay_exits set state = ${state}, run_id = ${runId}, version = version + 1 where company_id = ${companyId} and id = ${id}`)

/** Whom a run of their own pays for a period: nobody else pays them for it. */
export const finalPayOf = (db: Db, companyId: string, q: { groupId: string; from: Day; until: Day }) =>
  db.many(sql<{ employment_id: string }>`
    select run.only_employment_id as employment_id from pay_runs run
     where run.company_id = ${companyId} and run.group_id in ${besideGroup(companyId, q.groupId)} and run.kind = 'final' and run.state <> 'void'
       and run.from_day <= ${q.until} and run.until_day >= ${q.from}`)

/** Whether a locked regular run has paid somebody for the days of a period. */
export const isPaidFor = async (db: Db, companyId: string, q: { employmentId: string; from: Day; until: Day }) =>
  (await db.maybe(sql`
    select from pay_run_people person join pay_runs run on run.company_id = person.company_id and run.id = person.run_id
     where person.company_id = ${companyId} and person.employment_id = ${q.employmentId} and run.kind = 'regular' and run.state = 'locked'
       and person.state in ('locked', 'held') and run.from_day <= ${q.until} and run.until_day >= ${q.from}`)) !==
  undefined
