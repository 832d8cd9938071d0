import { type Insertable, sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { ExchangeRates, ExpenseAllowances, ExpenseCategories, ExpensePolicies } from '../../../server/tables.ts'

/** What a company says: categories, limits, allowances and rates of exchange. */

export const listCategories = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('expense_categories')
      .select(['id', 'name', 'kind', 'ledger_code', 'is_taxable'])
      .where('company_id', '=', companyId)
      .where('retired_at', 'is', null)
      .orderBy('name'),
  )
export type CategoryRow = Awaited<ReturnType<typeof listCategories>>[number]

export const findCategory = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('expense_categories')
      .select(['id', 'name', 'kind', 'retired_at'])
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

export const insertCategories = (db: Db, rows: readonly Insertable<ExpenseCategories>[]) =>
  db.many(
    k
      .insertInto('expense_categories')
      .values([...rows])
      .onConflict((c) => c.doNothing())
      .returning('id'),
  )

export const retireCategory = (db: Db, companyId: string, id: string, at: string) =>
  db.maybe(
    k
      .updateTable('expense_categories')
      .set({ retired_at: at })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('retired_at', 'is', null)
      .returning(['id', 'name']),
  )

/** The newest first. */
export const listLimits = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('expense_policies')
      .select([
        'id',
        'category_id',
        'country',
        'effective_from',
        'currency',
        'most_minor',
        'receipt_above_minor',
        'days_to_hand_in',
      ])
      .where('company_id', '=', companyId)
      .orderBy('effective_from', 'desc')
      .orderBy('id', 'desc'),
  )

export const insertLimit = (db: Db, values: Insertable<ExpensePolicies>) =>
  db.one(k.insertInto('expense_policies').values(values).returning('id'))

/** The newest first. */
export const listAllowances = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('expense_allowances')
      .select(['id', 'kind', 'country', 'effective_from', 'currency', sql<string>`rate::text`.as('rate'), 'source'])
      .where('company_id', '=', companyId)
      .orderBy('effective_from', 'desc')
      .orderBy('id', 'desc'),
  )
export type AllowanceRow = Awaited<ReturnType<typeof listAllowances>>[number]

export const insertAllowance = (db: Db, values: Insertable<ExpenseAllowances>) =>
  db.one(k.insertInto('expense_allowances').values(values).returning('id'))

const rates = (companyId: string) =>
  k
    .selectFrom('exchange_rates')
    .select(['id', 'base', 'quote', 'day', sql<string>`rate::text`.as('rate'), 'source'])
    .where('company_id', '=', companyId)

/** The newest first, and of one day the latest entry. */
export const listNewestRates = (db: Db, companyId: string, most: number) =>
  db.many(rates(companyId).orderBy('day', 'desc').orderBy('entered_at', 'desc').orderBy('id', 'desc').limit(most))

/** Those of some days, the latest entry of a day first. */
export const ratesBetween = (db: Db, companyId: string, { from, until }: { from: string; until: string }) =>
  db.many(
    rates(companyId)
      .where('day', '>=', from)
      .where('day', '<=', until)
      .orderBy('day', 'desc')
      .orderBy('entered_at', 'desc')
      .orderBy('id', 'desc'),
  )

export const insertRates = (db: Db, rows: readonly Insertable<ExchangeRates>[]) =>
  db.many(
    k
      .insertInto('exchange_rates')
      .values([...rows])
      .returning('id'),
  )

export const deleteRates = async (db: Db, companyId: string, ids: readonly string[]): Promise<number> =>
  (
    await db.many(
      k
        .deleteFrom('exchange_rates')
        .where('company_id', '=', companyId)
        .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
        .returning('id'),
    )
  ).length
