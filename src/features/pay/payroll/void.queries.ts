import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

/** What stands against giving up a locked run, and what is undone when it is. */

export type VoidFacts = {
  locked_by: string | null
  /** Another run of the group was locked after it, or one of another group with somebody of it. */
  is_followed: boolean
  /** Somebody of it is opened again, or waits to be. */
  is_reopened: boolean
  /** Time it paid of was settled in a case since. */
  has_settled_time: boolean
  /** It took an advance, a case or later instalments out of a last pay. */
  has_settled_debts: boolean
}

export const voidFactsOf = (db: Db, companyId: string, runId: string) =>
  db.one(sql<VoidFacts>`
    select run.locked_by,
           exists (select from pay_runs later where later.company_id = run.company_id
                     and later.state = 'locked' and later.id <> run.id
                     and (later.locked_at, later.from_day) > (run.locked_at, run.from_day)
                     and (later.group_id = run.group_id
                          or exists (select from pay_run_people own
                                       join pay_run_people moved on moved.company_id = own.company_id and moved.employment_id = own.employment_id
                                            and moved.run_id = later.id and moved.state in ('locked', 'held')
                                      where own.company_id = run.company_id and own.run_id = run.id and own.state in ('locked', 'held')))) as is_followed,
           exists (select from pay_reopenings asked left join pay_runs correction on correction.company_id = asked.company_id
                        and correction.id = asked.correction_run_id
                    where asked.company_id = run.company_id and asked.run_id = run.id
                      and (asked.state = 'asked' or (asked.state = 'approved' and correction.state <> 'void'))) as is_reopened,
           exists (select from pay_time_uses own join pay_time_uses settled on settled.company_id = own.company_id
                        and settled.employment_id = own.employment_id and settled.work_date = own.work_date and settled.class = own.class
                    where own.company_id = run.company_id and own.run_id = run.id and own.recovery_id is null
                      and settled.recovery_id is not null and settled.seq > own.seq) as has_settled_time,
           exists (select from pay_lines line where line.company_id = run.company_id and line.run_id = run.id
                     and line.source_kind = 'deduction' and line.source_id like 'exit-%'
                     and substr(line.source_id, 43) ~ '^(advance|recovery|later)-') as has_settled_debts
      from pay_runs run where run.company_id = ${companyId} and run.id = ${runId}`)

type Voided = { runId: string; by: string; at: string; reason: string }

export const markVoided = (db: Db, companyId: string, { runId, by, at, reason }: Voided) =>
  db.run(sql`
    update pay_runs set voided_at = ${at}, voided_by = ${by}, void_reason = ${reason} where company_id = ${companyId} and id = ${runId}`)

/** Sources of a run are free to be paid again; a part of a deduction that it left for later goes, for the whole is there again. */
export const releaseSources = async (db: Db, companyId: string, { runId, by }: Pick<Voided, 'runId' | 'by'>) => {
  await db.run(sql`delete from pay_source_uses where company_id = ${companyId} and run_id = ${runId}`)
  await db.run(sql`
    update pay_one_offs set removed_at = now(), removed_by = ${by} where company_id = ${companyId} and rest_of_run = ${runId} and removed_at is null`)
}

export type GivenBack = {
  employment_id: string
  work_date: Day
  class: string
  seq: number
  minutes: number
  as_time_off: boolean
}

/** Takes back the minutes a run has paid, each as one use more of its day and class: nothing that was written is changed. */
export const takeBackTime = (db: Db, companyId: string, runId: string) =>
  db.many(sql<GivenBack>`
    insert into pay_time_uses (company_id, employment_id, work_date, class, seq, run_id, minutes, as_time_off)
    select own.company_id, own.employment_id, own.work_date, own.class,
           (select max(all_of.seq) from pay_time_uses all_of where all_of.company_id = own.company_id and all_of.employment_id = own.employment_id
               and all_of.work_date = own.work_date and all_of.class = own.class) + 1,
           own.run_id, -own.minutes, own.as_time_off
      from pay_time_uses own where own.company_id = ${companyId} and own.run_id = ${runId} and own.recovery_id is null
    returning employment_id, work_date, class, seq, minutes, as_time_off`)
