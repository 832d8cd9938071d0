import { sql, type Updateable } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Companies } from '../../../server/tables.ts'
import type { Day } from '../../../shared/dates.ts'

/** What later features change about the row of a company, which begins with its first account. */

/** Its version rises: a form that was open meanwhile is told. */
export const updateCompany = (db: Db, id: string, values: Updateable<Companies>) =>
  db.one(
    k
      .updateTable('companies')
      .set({ ...values, version: sql`version + 1`, updated_at: sql`now()` })
      .where('id', '=', id)
      .returningAll(),
  )

/** The company's country joins the list of those it employs in. */
export const addCompanyCountry = (db: Db, companyId: string, code: string) =>
  db.run(sql`
    update companies set countries = array_append(countries, ${code}), updated_at = now(), version = version + 1
     where id = ${companyId} and not ${code} = any(countries)`)

/** The day on which HR was last reminded of what runs out. */
export const setCompanyReminded = (db: Db, companyId: string, day: Day) =>
  db.run(k.updateTable('companies').set({ reminded_on: day }).where('id', '=', companyId))

/** Whether everybody on its dashboard has to have a second factor. */
export const setSecondFactorRule = (db: Db, companyId: string, required: boolean) =>
  db.run(k.updateTable('companies').set({ second_factor_required: required }).where('id', '=', companyId))

/* Invitations */
