import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

/** The months of a group that are locked, by what kind of run. */
export const listLockedMonths = (db: Db, companyId: string, groupId: string) =>
  db.many(sql<{ id: string; month: string; kind: string; people: number; net: number }>`
    select run.id, run.month, run.kind, sums.people, sums.net
      from pay_runs run
      left join lateral (
        select count(*)::int as people, coalesce(sum(person.net), 0)::bigint as net from pay_run_people person
         where person.company_id = run.company_id and person.run_id = run.id and person.state in ('locked', 'held')) sums on true
     where run.company_id = ${companyId} and run.group_id = ${groupId} and run.state = 'locked'
     order by run.month, run.kind, run.id`)

/** Takes away a month that was counted as paid before, with its lines. Runs that paid anybody are never touched. */
export const deleteOpeningRun = async (db: Db, companyId: string, runId: string): Promise<void> => {
  const run = sql`select id from pay_runs where company_id = ${companyId} and id = ${runId} and kind = 'opening'`
  await db.run(sql`delete from pay_balances where company_id = ${companyId} and run_id in (${run})`)
  await db.run(sql`delete from pay_lines where company_id = ${companyId} and run_id in (${run})`)
  await db.run(sql`delete from pay_run_people where company_id = ${companyId} and run_id in (${run})`)
  await db.run(sql`delete from pay_runs where company_id = ${companyId} and id = ${runId} and kind = 'opening'`)
}

/** Whether any month of a legal entity is locked, paid here or counted as paid before. */
export const hasLockedMonth = async (db: Db, companyId: string, entityId: string): Promise<boolean> =>
  (await db.maybe(sql`
    select from pay_runs run join pay_groups pay_group on pay_group.company_id = run.company_id and pay_group.id = run.group_id
     where run.company_id = ${companyId} and pay_group.entity_id = ${entityId} and run.state = 'locked' limit 1`)) !==
  undefined
