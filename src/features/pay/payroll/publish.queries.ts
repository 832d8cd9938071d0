import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import { EVERYBODY, isOfPart, type Part } from './runs.queries.ts'

/** Payslips of everybody of a part of a run whom it pays, who is not held and has none yet. */
export const insertPayslips = (
  db: Db,
  companyId: string,
  { id, by, part = EVERYBODY }: { id: string; by: string; part?: Part },
) =>
  db.run(sql`
    insert into payslips (company_id, employment_id, run_id, published_by)
    select company_id, employment_id, run_id, ${by}::uuid from pay_run_people
     where company_id = ${companyId} and run_id = ${id} and state = 'locked' and ${isOfPart(part, sql`employment_id`)}
       and exists (select from pay_lines line where line.company_id = ${companyId} and line.run_id = ${id}
             and line.employment_id = pay_run_people.employment_id)
    on conflict do nothing`)

/** What is put right is a new version of the payslip it puts right; the one before stays. */
export const insertCorrectedPayslips = (db: Db, companyId: string, { id, by }: { id: string; by: string }) =>
  db.run(sql`
    insert into payslips (company_id, employment_id, run_id, version, correction_run_id, published_by)
    select run.company_id, person.employment_id, run.corrects_run_id,
           coalesce((select max(slip.version) from payslips slip where slip.company_id = run.company_id
                        and slip.employment_id = person.employment_id and slip.run_id = run.corrects_run_id), 0) + 1, run.id, ${by}::uuid
      from pay_runs run
      join pay_run_people person on person.company_id = run.company_id and person.run_id = run.id and person.state = 'locked'
     where run.company_id = ${companyId} and run.id = ${id}`)
