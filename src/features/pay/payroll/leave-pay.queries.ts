import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

/** Which corrections of leave were paid out by a run that is locked, with its pay day. */
export const leavePaidBy = (db: Db, companyId: string, lotIds: readonly string[]) =>
  db.many(sql<{ lotId: string; payDay: Day }>`
    select used.source_id "lotId", run.pay_day "payDay"
      from pay_source_uses used
      join pay_runs run on run.company_id = used.company_id and run.id = used.run_id
     where used.company_id = ${companyId} and used.source_kind = 'leave' and used.source_id = any(${[...lotIds]}::text[])`)

/** The people of a run, as a query of their employments. */
export const employmentsOfRun = (companyId: string, runId: string) =>
  sql`select employment_id from pay_run_people where company_id = ${companyId} and run_id = ${runId}`
