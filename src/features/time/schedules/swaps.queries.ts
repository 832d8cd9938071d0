import { type Insertable, sql, type Updateable } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { ShiftSwaps } from '../../../server/tables.ts'

const wholeSwap = k
  .selectFrom('shift_swaps as swap')
  .innerJoin('roster_shifts as given', (join) =>
    join.onRef('given.company_id', '=', 'swap.company_id').onRef('given.id', '=', 'swap.shift_id'),
  )
  .leftJoin('roster_shifts as back', (join) =>
    join.onRef('back.company_id', '=', 'swap.company_id').onRef('back.id', '=', 'swap.return_shift_id'),
  )
  .innerJoin('employments as giver_employment', (join) =>
    join
      .onRef('giver_employment.company_id', '=', 'swap.company_id')
      .onRef('giver_employment.id', '=', 'swap.giver_id'),
  )
  .innerJoin('employees as giver', (join) =>
    join.onRef('giver.company_id', '=', 'swap.company_id').onRef('giver.id', '=', 'giver_employment.employee_id'),
  )
  .leftJoin('employments as taker_employment', (join) =>
    join
      .onRef('taker_employment.company_id', '=', 'swap.company_id')
      .onRef('taker_employment.id', '=', 'swap.taker_id'),
  )
  .leftJoin('employees as taker', (join) =>
    join.onRef('taker.company_id', '=', 'swap.company_id').onRef('taker.id', '=', 'taker_employment.employee_id'),
  )
  .selectAll('swap')
  .select(['giver.full_name as giver_name', 'taker.full_name as taker_name', 'giver.country', 'giver.department'])
  .select(['given.work_date', 'given.starts_at', 'given.ends_at', 'given.zone', 'given.shift_type_id'])
  .select(['back.work_date as back_work_date', 'back.starts_at as back_starts_at', 'back.ends_at as back_ends_at'])
  .select(['back.zone as back_zone', 'back.shift_type_id as back_shift_type_id'])
  .select(
    sql<string[]>`array(select account.id from users account
      where account.company_id = swap.company_id and account.employee_id = taker.id)`.as('taker_accounts'),
  )

/** Offers of or to a person: those that wait, and those of the last weeks. */
export const listSwapsOf = (db: Db, companyId: string, employmentId: string, since: string) =>
  db.many(
    wholeSwap
      .where('swap.company_id', '=', companyId)
      .where((eb) => eb.or([eb('swap.giver_id', '=', employmentId), eb('swap.taker_id', '=', employmentId)]))
      .where((eb) =>
        eb.or([eb('swap.state', 'in', ['offered', 'accepted', 'approved']), eb('swap.offered_at', '>=', since)]),
      )
      .orderBy('swap.offered_at', 'desc')
      .orderBy('swap.id')
      .limit(50),
  )
export type SwapRow = Awaited<ReturnType<typeof listSwapsOf>>[number]

export const listSwapsByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(
    wholeSwap.where('swap.company_id', '=', companyId).where('swap.id', '=', sql<string>`any(${[...ids]}::uuid[])`),
  )

export const lockSwap = (db: Db, companyId: string, id: string) =>
  db.maybe(k.selectFrom('shift_swaps').selectAll().where('company_id', '=', companyId).where('id', '=', id).forUpdate())
export type LockedSwap = NonNullable<Awaited<ReturnType<typeof lockSwap>>>

export const insertSwap = (db: Db, values: Insertable<ShiftSwaps>) =>
  db.one(k.insertInto('shift_swaps').values(values).returning('id'))

export const updateSwap = (db: Db, companyId: string, id: string, values: Updateable<ShiftSwaps>) =>
  db.run(
    k
      .updateTable('shift_swaps')
      .set({ ...values, version: sql`version + 1` })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

/** Offers and drops of some shifts that are not done, locked; those in which a shift is given in return as well. */
export const lockOpenSwapsOf = (db: Db, companyId: string, shiftIds: readonly string[]) =>
  db.many(
    k
      .selectFrom('shift_swaps')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('state', 'in', ['offered', 'accepted', 'approved'])
      .where(
        sql<boolean>`(shift_id = any(${[...shiftIds]}::uuid[]) or return_shift_id = any(${[...shiftIds]}::uuid[]))`,
      )
      .orderBy('id')
      .forUpdate(),
  )

/** Offers whose time is over, made so. */
export const expireSwaps = (db: Db, companyId: string, now: string) =>
  db.run(sql`
    update shift_swaps set state = 'expired', version = version + 1
     where company_id = ${companyId}::uuid and state = 'offered' and expires_at <= ${now}::timestamptz`)
