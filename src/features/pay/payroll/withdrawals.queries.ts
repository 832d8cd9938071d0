import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

type One = { runId: string; employmentId: string; version: number }
type Withdrawn = { note: string; at: string; by: string }

/** Takes one payslip back. Throws a violation of `payslip_withdrawals_open` where it is taken back already. */
export const insertWithdrawal = (db: Db, companyId: string, q: One & Withdrawn) =>
  db.run(sql`
    insert into payslip_withdrawals (company_id, employment_id, run_id, version, note, withdrawn_at, withdrawn_by)
    values (${companyId}, ${q.employmentId}, ${q.runId}, ${q.version}, ${q.note}, ${q.at}, ${q.by}::uuid)`)

/** Publishes one again; says whether anything was taken back: of two at once the second has nothing to do. Those of a voided run stay as they are. */
export const endWithdrawal = async (db: Db, companyId: string, q: One & { at: string; by: string }): Promise<boolean> =>
  (await db.maybe(sql`
    update payslip_withdrawals set restored_at = ${q.at}, restored_by = ${q.by}::uuid
     where company_id = ${companyId} and run_id = ${q.runId} and employment_id = ${q.employmentId} and version = ${q.version}
       and restored_at is null and not is_void returning id`)) !== undefined

/** Takes back every payslip of a run that is voided, and of corrections by it; one that was taken back before is so for good now. */
export const withdrawPayslipsOfRun = (db: Db, companyId: string, q: Withdrawn & { runId: string }) =>
  db.run(sql`
    insert into payslip_withdrawals (company_id, employment_id, run_id, version, is_void, note, withdrawn_at, withdrawn_by)
    select company_id, employment_id, run_id, version, true, ${q.note}, ${q.at}::timestamptz, ${q.by}::uuid
      from payslips where company_id = ${companyId} and (run_id = ${q.runId} or correction_run_id = ${q.runId})
        on conflict (company_id, employment_id, run_id, version) where restored_at is null
        do update set is_void = true, note = excluded.note`)
