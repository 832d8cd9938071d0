import { type Insertable, sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { PayReopenings } from '../../../server/tables.ts'
import type { Day } from '../../../shared/dates.ts'

export type ReopeningRow = {
  id: string
  run_id: string
  employment_id: string
  employee_id: string
  name: string
  reason: string
  pay_day: Day
  state: 'asked' | 'approved' | 'refused' | 'withdrawn'
  asked_at: string
  asked_by: string
  asked_by_name: string | null
  correction_run_id: string | null
}

const reopenings = sql`
  select reopening.id, reopening.run_id, reopening.employment_id, employee.id as employee_id, employee.full_name as name, reopening.reason,
         reopening.pay_day, reopening.state, reopening.asked_at, reopening.asked_by, nullif(concat_ws(' ', account.first_name, account.last_name), '') as asked_by_name,
         reopening.correction_run_id
    from pay_reopenings reopening
    join employments employment on employment.company_id = reopening.company_id and employment.id = reopening.employment_id
    join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
    left join users account on account.company_id = reopening.company_id and account.id = reopening.asked_by`

export const reopeningsOfRun = (db: Db, companyId: string, runId: string) =>
  db.many(sql<ReopeningRow>`${reopenings} where reopening.company_id = ${companyId} and reopening.run_id = ${runId}
    order by reopening.asked_at desc, reopening.id`)

export const reopeningsByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(
    sql<ReopeningRow>`${reopenings} where reopening.company_id = ${companyId} and reopening.id = any(${[...ids]}::uuid[])`,
  )

export const lockReopening = (db: Db, companyId: string, id: string) =>
  db.maybe(
    sql<{ id: string; state: string }>`
      select id, state from pay_reopenings where company_id = ${companyId} and id = ${id} for update`,
  )

export const insertReopening = (db: Db, values: Insertable<PayReopenings>) =>
  db.one(k.insertInto('pay_reopenings').values(values).returning('id'))

export const moveReopening = (
  db: Db,
  companyId: string,
  { id, state, runId = null }: { id: string; state: ReopeningRow['state']; runId?: string | null },
) =>
  db.run(sql`
    update pay_reopenings set state = ${state}, correction_run_id = ${runId} where company_id = ${companyId} and id = ${id}`)

/** Corrections of somebody in a run that are not locked yet. */
export const openCorrections = (db: Db, companyId: string, q: { runId: string; employmentId: string }) =>
  db.many(sql<{ id: string }>`
    select id from pay_runs where company_id = ${companyId} and kind = 'correction' and corrects_run_id = ${q.runId}
       and only_employment_id = ${q.employmentId} and state not in ('locked', 'void')`)
