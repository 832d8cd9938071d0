import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { EVERYBODY, isOfPart, type Part } from './runs.queries.ts'

/** A version of a payslip that is new. */
export type NewPayslip = { run_id: string; employment_id: string; version: number }

/** Payslips of everybody of a part of a run whom it pays, who is not held and has none yet. */
export const insertPayslips = (
  db: Db,
  companyId: string,
  { id, by, part = EVERYBODY }: { id: string; by: string; part?: Part },
) =>
  db.many(sql<NewPayslip>`
    insert into payslips (company_id, employment_id, run_id, published_by)
    select company_id, employment_id, run_id, ${by}::uuid from pay_run_people
     where company_id = ${companyId} and run_id = ${id} and state = 'locked' and ${isOfPart(part, sql`employment_id`)}
       and exists (select from pay_lines line where line.company_id = ${companyId} and line.run_id = ${id}
             and line.employment_id = pay_run_people.employment_id)
    on conflict do nothing returning run_id, employment_id, version`)

/** What is put right is a new version of the payslip it puts right; the one before stays. */
export const insertCorrectedPayslips = (db: Db, companyId: string, { id, by }: { id: string; by: string }) =>
  db.many(sql<NewPayslip>`
    insert into payslips (company_id, employment_id, run_id, version, correction_run_id, published_by)
    select run.company_id, person.employment_id, run.corrects_run_id,
           coalesce((select max(slip.version) from payslips slip where slip.company_id = run.company_id
                        and slip.employment_id = person.employment_id and slip.run_id = run.corrects_run_id), 0) + 1, run.id, ${by}::uuid
      from pay_runs run
      join pay_run_people person on person.company_id = run.company_id and person.run_id = run.id and person.state = 'locked'
     where run.company_id = ${companyId} and run.id = ${id}
    returning run_id, employment_id, version`)

/** What was left of leave, kept with versions of payslips; of a version that has it already nothing changes. */
export const insertSlipLeave = (
  db: Db,
  companyId: string,
  { on, slips }: { on: Day; slips: readonly (NewPayslip & { balances: unknown })[] },
) =>
  db.run(sql`
    insert into payslip_leave (company_id, employment_id, run_id, version, on_day, balances)
    select ${companyId}::uuid, slip.employment_id, slip.run_id, slip.version, ${on}::date, slip.balances
      from unnest(${slips.map((one) => one.employment_id)}::uuid[], ${slips.map((one) => one.run_id)}::uuid[],
                  ${slips.map((one) => one.version)}::int[], ${slips.map((one) => JSON.stringify(one.balances))}::jsonb[])
        as slip (employment_id, run_id, version, balances)
    on conflict do nothing`)

export type SlipFactsRow = {
  name: string
  employer: string | null
  position: string | null
  has_agreed: boolean
  has_basic: boolean
}

/** What stands on the payslips of those a run pays, as far as a record may lack it; of whoever has one already nothing is asked. */
export const slipFactsOf = (db: Db, companyId: string, runId: string) =>
  db.many(sql<SlipFactsRow>`
    select employee.full_name as name, entity.legal_name as employer, employee.position,
           exists (select from pay_lines line where line.company_id = person.company_id and line.run_id = person.run_id
                     and line.employment_id = person.employment_id and line.agreed is not null) as has_agreed,
           exists (select from compensations pay where pay.company_id = person.company_id and pay.employee_id = employee.id
                     and pay.basic_salary > 0) as has_basic
      from pay_run_people person
      join employments employment on employment.company_id = person.company_id and employment.id = person.employment_id
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
      left join legal_entities entity on entity.company_id = employment.company_id and entity.id = employment.entity_id
     where person.company_id = ${companyId} and person.run_id = ${runId} and person.state = 'locked'
       and not exists (select from payslips slip where slip.company_id = person.company_id and slip.run_id = person.run_id
                          and slip.employment_id = person.employment_id)
     order by employee.sort_name, person.employment_id`)
