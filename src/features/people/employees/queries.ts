import { type Insertable, sql, type Updateable } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Compensations, EmployeeSecrets, Employees } from '../../../server/tables.ts'

declare module '../../../server/json-columns.ts' {
  interface JsonColumns {
    'employees.facts': Record<string, string>
    'employees.masked': Record<string, string>
    'employees.notify': { email: boolean; sms: boolean; whatsapp: boolean }
  }
}

export const listEmployeeTallies = (db: Db) =>
  db.many(
    k
      .selectFrom('employee_tallies')
      .select(['country', 'department', 'status', 'band', 'people'])
      .where('people', '>', 0),
  )

/** Onboardings of people who are still with the company: all, and those not yet set up. */
export const countOnboardings = (db: Db) =>
  db.one(
    k
      .selectFrom('onboardings as o')
      .innerJoin('employees as e', (j) =>
        j.onRef('e.company_id', '=', 'o.company_id').onRef('e.id', '=', 'o.employee_id'),
      )
      .where('e.status', '!=', 'terminated')
      .select((eb) => [
        eb.fn.countAll<number>().as('total'),
        sql<number>`(count(*) filter (where o.completed_at is null))::int`.as('open'),
      ]),
  )

/** Invitations to the portal that wait for their first sign-in. */
export const openInvitations = async (db: Db) =>
  (
    await db.one(
      k
        .selectFrom('users')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('portal', '=', 'employee')
        .where('activated_at', 'is', null)
        .where('disabled_at', 'is', null),
    )
  ).n

const whole = k.selectFrom('employees').selectAll()
export type Stored = NonNullable<Awaited<ReturnType<typeof findEmployee>>>

export const findEmployee = (db: Db, companyId: string, id: string) =>
  db.maybe(whole.where('company_id', '=', companyId).where('id', '=', id))

export const employeesOf = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(whole.where('company_id', '=', companyId).where('id', '=', sql<string>`any(${ids}::uuid[])`))

/** Locked, so that two saves of one record are judged one after the other. */
export const lockEmployee = (db: Db, companyId: string, id: string) =>
  db.maybe(whole.where('company_id', '=', companyId).where('id', '=', id).forUpdate())

export const secretsOf = (db: Db, companyId: string, id: string) =>
  db.many(
    k
      .selectFrom('employee_secrets')
      .select(['field', 'ciphertext'])
      .where('company_id', '=', companyId)
      .where('employee_id', '=', id),
  )

export const listSecretsOfEmployees = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(
    k
      .selectFrom('employee_secrets')
      .select(['employee_id', 'field', 'ciphertext'])
      .where('company_id', '=', companyId)
      .where('employee_id', '=', sql<string>`any(${ids}::uuid[])`),
  )

/** Somebody else of the company who holds the same number; the blind index is of field and value together. */
export const holderOf = (db: Db, companyId: string, blindIndexes: readonly Buffer[], notId: string | null) =>
  db.maybe(
    k
      .selectFrom('employee_secrets')
      .select('employee_id')
      .where('company_id', '=', companyId)
      .where('identifies', '=', true)
      .where('blind_index', 'in', blindIndexes)
      .$if(notId !== null, (q) => q.where('employee_id', '!=', notId as string))
      .limit(1),
  )

export const compensationInForce = (db: Db, companyId: string, id: string, today: string) =>
  db.maybe(
    k
      .selectFrom('compensations')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('employee_id', '=', id)
      .where('effective_from', '<=', today)
      .orderBy('effective_from', 'desc')
      .orderBy('id', 'desc')
      .limit(1),
  )

/** The pay of many: what is in force on a day, else what is still to come. */
export const paysOf = (db: Db, companyId: string, ids: readonly string[], today: string) =>
  db.many(
    k
      .selectFrom('compensations')
      .distinctOn('employee_id')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('employee_id', '=', sql<string>`any(${ids}::uuid[])`)
      .orderBy('employee_id')
      .orderBy(sql`effective_from <= ${today}`, 'desc')
      .orderBy('effective_from', 'desc')
      .orderBy('id', 'desc'),
  )

export const compensationsOf = (db: Db, companyId: string, id: string) =>
  db.many(
    k
      .selectFrom('compensations')
      .select(['effective_from', 'currency', 'basic_salary', 'reason'])
      .where('company_id', '=', companyId)
      .where('employee_id', '=', id)
      .orderBy('effective_from', 'desc')
      .orderBy('id', 'desc'),
  )

export const insertEmployee = (db: Db, values: Insertable<Employees>) =>
  db.one(k.insertInto('employees').values(values).returning(['id', 'version']))

export const updateEmployee = (db: Db, companyId: string, id: string, values: Updateable<Employees>) =>
  db.run(
    k
      .updateTable('employees')
      .set({ ...values, version: sql`version + 1`, updated_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

/** The employment that pay from a day on belongs to: the one that holds then, else the one that began last. */
const employmentFor = (companyId: unknown, employeeId: unknown, day: unknown) => sql<string>`
  (select m.id from employments m where m.company_id = ${companyId}::uuid and m.employee_id = ${employeeId}::uuid
    order by m.started_on <= ${day}::date and coalesce(m.ended_on >= ${day}::date, true) desc, m.started_on desc, m.id desc limit 1)`

export const insertCompensation = (db: Db, values: Insertable<Compensations>) =>
  db.run(
    k.insertInto('compensations').values({
      ...values,
      employment_id: employmentFor(values.company_id, values.employee_id, values.effective_from),
    }),
  )

export const upsertSecrets = (db: Db, values: Insertable<EmployeeSecrets>[]) =>
  db.run(
    k
      .insertInto('employee_secrets')
      .values(values)
      .onConflict((c) =>
        c.columns(['company_id', 'employee_id', 'field']).doUpdateSet((eb) => ({
          ciphertext: eb.ref('excluded.ciphertext'),
          key_version: eb.ref('excluded.key_version'),
          blind_index: eb.ref('excluded.blind_index'),
          identifies: eb.ref('excluded.identifies'),
          updated_at: sql`now()`,
        })),
      ),
  )

export const dropSecrets = (db: Db, companyId: string, id: string, fields: string[]) =>
  db.run(
    k
      .deleteFrom('employee_secrets')
      .where('company_id', '=', companyId)
      .where('employee_id', '=', id)
      .where('field', 'in', fields),
  )

export const addActivity = (
  db: Db,
  companyId: string,
  employeeId: string,
  { type, by, metadata = {} }: { type: string; by: string; metadata?: object },
) =>
  db.run(
    k.insertInto('activities').values({
      company_id: companyId,
      employee_id: employeeId,
      activity_type: type,
      created_by: by,
      metadata: sql`${JSON.stringify(metadata)}::jsonb`,
    }),
  )

export const activitiesOf = (db: Db, companyId: string, id: string) =>
  db.many(
    k
      .selectFrom('activities')
      .select(['id', 'activity_type', 'created_at', 'created_by', 'metadata'])
      .where('company_id', '=', companyId)
      .where('employee_id', '=', id)
      .orderBy('id', 'desc')
      .limit(50),
  )

export const insertOnboarding = (
  db: Db,
  companyId: string,
  employeeId: string,
  { channels, by }: { channels: string[]; by: string },
) =>
  db.run(
    k.insertInto('onboardings').values({ company_id: companyId, employee_id: employeeId, channels, started_by: by }),
  )

export const latestOnboardings = (db: Db) =>
  db.many(
    k
      .selectFrom('onboardings as o')
      .innerJoin('employees as e', (j) =>
        j.onRef('e.company_id', '=', 'o.company_id').onRef('e.id', '=', 'o.employee_id'),
      )
      .select(['e.id', 'e.full_name', 'e.position', 'e.department', 'e.country', 'e.status', 'e.hire_date'])
      .select(['o.started_at', 'o.completed_at', 'o.channels'])
      .orderBy('o.started_at', 'desc')
      .limit(10),
  )

export const companyOf = (db: Db, companyId: string) =>
  db.one(k.selectFrom('companies').select(['name', 'slug']).where('id', '=', companyId))

/** Who an action was by, as long as they are of this company. */
export const emailOf = async (db: Db, userId: string): Promise<string | null> =>
  (await db.maybe(k.selectFrom('users').select('email').where('id', '=', userId)))?.email ?? null

export const photoFile = (db: Db, companyId: string, employeeId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('files')
      .select(['id', 'name', 'content_type', 'storage_key'])
      .where('company_id', '=', companyId)
      .where('employee_id', '=', employeeId)
      .where('purpose', '=', 'photo')
      .where('id', '=', id),
  )
