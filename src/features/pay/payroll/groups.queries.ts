import { type Insertable, sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { PayGroups } from '../../../server/tables.ts'

export const insertGroup = (db: Db, values: Insertable<PayGroups>) =>
  db.one(k.insertInto('pay_groups').values(values).returning('id'))

type Calendar = Pick<
  Insertable<PayGroups>,
  'name' | 'frequency' | 'pay_on' | 'pays_next_month' | 'first_from' | 'first_until' | 'first_pay_day'
>

export const updateGroup = (db: Db, companyId: string, { id, ...values }: Calendar & { id: string }) =>
  db.run(
    k
      .updateTable('pay_groups')
      .set({ ...values, version: sql`version + 1` })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

export const closeGroup = (db: Db, companyId: string, q: { id: string; at: string | null }) =>
  db.run(sql`
    update pay_groups set closed_at = ${q.at}::timestamptz, version = version + 1 where company_id = ${companyId} and id = ${q.id}`)

/** One group of a legal entity is the default one: the other stops being it first. */
export const makeDefault = async (db: Db, companyId: string, q: { id: string; entityId: string }): Promise<void> => {
  await db.run(sql`
    update pay_groups set is_default = false, version = version + 1
     where company_id = ${companyId} and entity_id = ${q.entityId} and is_default`)
  await db.run(sql`
    update pay_groups set is_default = true, version = version + 1 where company_id = ${companyId} and id = ${q.id}`)
}

export const deleteGroup = (db: Db, companyId: string, id: string) =>
  db.run(sql`delete from pay_groups where company_id = ${companyId} and id = ${id}`)

/**
 * Groups whose calendar is gone by: a run that was not given up before it was locked, a register of another provider, or a move into or out of them from
 * a day. Out of the default group somebody goes who has no word of it: any move of its legal entity counts.
 */
export const usedGroups = async (db: Db, companyId: string): Promise<Set<string>> =>
  new Set(
    (
      await db.many(sql<{ id: string }>`
        select pay_group.id from pay_groups pay_group
         where pay_group.company_id = ${companyId}
           and (exists (select from pay_runs run
                         where run.company_id = pay_group.company_id and run.group_id = pay_group.id and (run.state <> 'void' or run.locked_at is not null))
             or exists (select from pay_group_members member
                          join pay_groups other on other.company_id = member.company_id and other.id = member.group_id
                         where member.company_id = pay_group.company_id and (member.valid_from is not null or member.valid_until is not null)
                           and (other.id = pay_group.id or (pay_group.is_default and other.entity_id = pay_group.entity_id))))`)
    ).map(({ id }) => id),
  )

/** Whether anybody was ever said to be in a group. */
export const hasMembers = async (db: Db, companyId: string, id: string): Promise<boolean> =>
  (await db.maybe(sql`
    select from pay_group_members where company_id = ${companyId} and group_id = ${id} limit 1`)) !== undefined
