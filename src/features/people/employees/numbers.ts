import { sql } from 'kysely'
import type { Country } from '../../../countries/country.ts'
import { type Db, k } from '../../../server/sql.ts'

/** The next `count` numbers of a prefix; returns the last of them. */
export const allocateEmployeeNumbers = async (
  db: Db,
  companyId: string,
  prefix: string,
  count: number,
): Promise<number> =>
  (
    await db.one(
      k
        .insertInto('employee_numbers')
        .values({ company_id: companyId, prefix, last: count })
        .onConflict((c) =>
          c.columns(['company_id', 'prefix']).doUpdateSet({ last: sql`employee_numbers.last + ${count}::int` }),
        )
        .returning('last'),
    )
  ).last

export const numbersInUse = async (db: Db, companyId: string, numbers: string[]): Promise<Set<string>> =>
  new Set(
    (
      await db.many(
        k
          .selectFrom('employees')
          .select('employee_number')
          .where('company_id', '=', companyId)
          .where('employee_number', '=', sql<string>`any(${numbers}::text[])`),
      )
    ).map((r) => r.employee_number),
  )

export const numberOf = (country: Country, n: number) => `${country.employeeNumberPrefix}${String(n).padStart(3, '0')}`

/** SG001, SG002, …; numbers somebody gave by hand are passed over. */
export const nextNumber = async (db: Db, companyId: string, country: Country): Promise<string> => {
  for (;;) {
    const number = numberOf(country, await allocateEmployeeNumbers(db, companyId, country.employeeNumberPrefix, 1))
    if ((await numbersInUse(db, companyId, [number])).size === 0) return number
  }
}
