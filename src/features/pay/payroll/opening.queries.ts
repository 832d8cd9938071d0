import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import { besideGroup } from './group-on.queries.ts'

/** The months of a group that are locked, by what kind of run; with `beside` those of the others of its legal entity as well. */
export const listLockedMonths = (db: Db, companyId: string, groupId: string, beside = false) =>
  db.many(sql<{ id: string; month: string; kind: string; people: number; net: number }>`
    select run.id, run.month, run.kind, sums.people, sums.net
      from pay_runs run
      left join lateral (
        select count(*)::int as people, coalesce(sum(person.net), 0)::bigint as net from pay_run_people person
         where person.company_id = run.company_id and person.run_id = run.id and person.state in ('locked', 'held')) sums on true
     where run.company_id = ${companyId} and run.state = 'locked'
       and ${beside ? sql`run.group_id in ${besideGroup(companyId, groupId)}` : sql`run.group_id = ${groupId}`}
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

/** Writes the lines and the sums of the year of a month that another provider paid, of all people at once. */
export const insertLocked = async (
  db: Db,
  companyId: string,
  q: { runId: string; lines: readonly object[]; balances: readonly object[] },
): Promise<void> => {
  await db.run(sql`
    insert into pay_lines (company_id, run_id, employment_id, line, key, label, kind, nature, amount, agreed, for_from, for_until, quantity,
                           scheme, party, cause, source_kind, source_id, why, component)
    select ${companyId}, ${q.runId}, one.* from jsonb_to_recordset(${JSON.stringify(q.lines)}::jsonb)
        as one(employment_id uuid, line int, key text, label text, kind text, nature text, amount bigint, agreed bigint, for_from date,
               for_until date, quantity jsonb, scheme text, party text, cause text, source_kind text, source_id text, why jsonb, component text)`)
  await db.run(sql`
    insert into pay_balances (company_id, run_id, employment_id, key, for_month, amount)
    select ${companyId}, ${q.runId}, one.* from jsonb_to_recordset(${JSON.stringify(q.balances)}::jsonb)
        as one(employment_id uuid, key text, for_month text, amount bigint)`)
  await db.run(sql`
    update pay_run_people set state = 'locked' where company_id = ${companyId} and run_id = ${q.runId} and state = 'ok'`)
  await db.run(sql`delete from pay_drafts where company_id = ${companyId} and run_id = ${q.runId}`)
}
