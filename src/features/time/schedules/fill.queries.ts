import { sql, type Updateable } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { RosterFills } from '../../../server/tables.ts'
import type { Day } from '../../../shared/dates.ts'
import type { FillResult } from './auto-filled.rules.ts'

type NewFill = { siteId: string | null; from: Day; until: Day; by: string }

export const insertFill = (db: Db, companyId: string, { siteId, from, until, by }: NewFill) =>
  db.one(
    k
      .insertInto('roster_fills')
      .values({ company_id: companyId, site_id: siteId, from_day: from, until_day: until, asked_by: by })
      .returning('id'),
  )

/** What a filling found, as it is kept until somebody decides about it. */
export type FoundFill = {
  given: { shiftId: string; employmentId: string }[]
  open: FillResult['open']
  withoutSolver: string[]
}

const fillOf = (companyId: string, id: string) =>
  k
    .selectFrom('roster_fills')
    .select(['state', 'site_id', 'from_day', 'until_day', 'asked_at', 'problem'])
    .select((eb) => eb.ref('result').$castTo<FoundFill | null>().as('result'))
    .where('company_id', '=', companyId)
    .where('id', '=', id)

export const findFill = (db: Db, companyId: string, id: string) => db.maybe(fillOf(companyId, id))

export const lockFill = (db: Db, companyId: string, id: string) => db.maybe(fillOf(companyId, id).forUpdate())

export const updateFill = (db: Db, companyId: string, id: string, values: Updateable<RosterFills>) =>
  db.run(k.updateTable('roster_fills').set(values).where('company_id', '=', companyId).where('id', '=', id))

/** Gives open shifts to people, each as a draft: one statement for all. */
export const fillShifts = (
  db: Db,
  companyId: string,
  given: readonly { shiftId: string; employmentId: string }[],
  { fillId, by }: { fillId: string; by: string | null },
) =>
  db.run(sql`
    update roster_shifts shift set employment_id = own.employment_id, state = 'draft', beside = true, fill_id = ${fillId}::uuid,
           version = shift.version + 1, updated_at = now(), updated_by = ${by}::uuid
      from unnest(${given.map(({ shiftId }) => shiftId)}::uuid[], ${given.map(({ employmentId }) => employmentId)}::uuid[])
           own (shift_id, employment_id)
     where shift.company_id = ${companyId}::uuid and shift.id = own.shift_id and shift.employment_id is null`)
